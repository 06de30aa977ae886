import argparse
from pathlib import Path

import msgspec

from shamble.cli.measured import add_measured_flag, write_row
from shamble.cli.output import above_zero, add_json_flag, complain, write_result
from shamble.cli.simulate import campaign_lines
from shamble.lab.campaigns import CampaignSummary, soak_campaigns
from shamble.lab.measured import CHECKOUT_FILE, check_table, today
from shamble.lab.soaking import MOST_DECISIONS, SoakReport, soak
from shamble.lab.swarm import kill

HEADING = "Soaking"
KILLS_HEADING = "Killing the server"
CAMPAIGNS_HEADING = "Soaking campaigns"
TOLD_EVERY = 50
CAMPAIGNS_TOLD_EVERY = 5


def add_options(parser: argparse.ArgumentParser) -> None:
    """Add the options of `shamble soak`."""
    parser.description = (
        "Play games that are checked at every decision, with everything switched on: any boxes, modes and "
        "house rules, teams drawn from the Survivors of all boxes and from some made up of any Skills, Missions made "
        "up of any tiles and pieces. Goes on where it stopped the last time."
    )
    parser.add_argument("--minutes", type=above_zero, default=1.0, metavar="M", help="how long (default 1)")
    parser.add_argument("--games", type=int, metavar="N", help="so many games, however long they take")
    parser.add_argument("--seed", type=int, metavar="S", help="begin with this seed and leave the last place alone")
    parser.add_argument(
        "--mission",
        action="append",
        default=[],
        metavar="MISSION",
        help="only this Mission (may be given several times)",
    )
    parser.add_argument("--edition", default="", metavar="NAME", help="only games of this edition")
    parser.add_argument(
        "--house", choices=["none", "random"], default="none", help="house rules: none (default), or some in every game"
    )
    parser.add_argument(
        "--eras", action="store_true", help="teams of all editions on all Missions, or on those that are named"
    )
    parser.add_argument(
        "--decisions",
        type=int,
        default=MOST_DECISIONS,
        metavar="D",
        help=f"a game that is still going on after so many decisions is unfinished (default {MOST_DECISIONS})",
    )
    parser.add_argument("--workers", type=int, default=1, metavar="W", help="how many processes (default 1)")
    parser.add_argument(
        "--kills",
        type=int,
        default=0,
        metavar="N",
        help="then kill a server in the middle of play, N times (default 0)",
    )
    parser.add_argument(
        "--campaigns",
        type=int,
        nargs=2,
        default=(0, 0),
        metavar=("R", "B"),
        help="then play whole campaigns under the checker: R at random and B by the best bot (default 0 0)",
    )
    add_measured_flag(parser)
    add_json_flag(parser)


def run(arguments: argparse.Namespace) -> int:
    """Exit 1 when a game failed or a killed server lost something."""
    if arguments.measured:
        check_table(arguments.measured, HEADING)
    done = soak(
        60 * arguments.minutes,
        seed=arguments.seed,
        missions=arguments.mission,
        edition=arguments.edition,
        games=arguments.games,
        house=arguments.house == "random",
        eras=arguments.eras,
        most_decisions=arguments.decisions,
        workers=arguments.workers,
        report=complain,
        progress=_tell,
    )
    everything = f"everything of {arguments.edition} at once" if arguments.edition else "everything at once"
    what = ", ".join(arguments.mission) or ("teams of all editions" if arguments.eras else everything)
    what += f", at most {arguments.decisions} decisions a game"
    measured = arguments.measured or CHECKOUT_FILE
    record(measured, what, done)
    killed = kill_servers(done.first, arguments.kills)
    if killed.kills:
        record_kills(measured, killed)
    campaigns = soak_campaigns(
        *arguments.campaigns, seed=done.first, workers=arguments.workers, progress=_tell_campaigns
    )
    for one in campaigns:
        record_campaigns(measured, one)
    lines = [
        f"{what}: seeds {done.first} to {done.first + done.games - 1}, {done.decisions} decisions in "
        f"{done.seconds} s, {done.unfinished} unfinished, {len(done.failed)} failures"
    ]
    if killed.kills:
        lines.append(f"{killed.kills} kills, {killed.answered} answered choices, {len(killed.failed)} failures")
    lines += [line for one in campaigns for line in campaign_lines(one)]
    result = {**msgspec.structs.asdict(done), "killed": killed, "campaigns": campaigns}
    write_result(result, lines, as_json=arguments.json)
    return 1 if done.failed or killed.failed or any(one.faults for one in campaigns) else 0


def _tell(done: SoakReport) -> None:
    if done.games % TOLD_EVERY == 0:
        complain(f"{done.games} games, {done.decisions} decisions, {len(done.failed)} failures")


def _tell_campaigns(done: int) -> None:
    if done % CAMPAIGNS_TOLD_EVERY == 0:
        complain(f"{done} campaigns")


class KillReport(msgspec.Struct):
    """The result of killing servers; `failed` are the seeds of those that lost something."""

    kills: int = 0
    answered: int = 0
    failed: list[int] = msgspec.field(default_factory=list)


def kill_servers(first: int, kills: int) -> KillReport:
    """Kill a server so many times, each with a seed of its own."""
    killed = KillReport()
    for seed in range(first, first + kills):
        found = kill(seed)
        killed.kills += 1
        killed.answered += found.choices
        for fault in found.faults:
            complain(f"kill with seed {seed}: {fault}")
        if found.faults:
            killed.failed.append(seed)
    return killed


def record_kills(path: Path, killed: KillReport) -> None:
    """Write what the kills have shown in place of the last row."""
    cells = ("kill -9", today(), killed.kills, killed.answered, len(killed.failed))
    write_row(path, KILLS_HEADING, *cells, only_last=True)


def record(path: Path, what: str, done: SoakReport) -> None:
    """Write the result as the last row of its kind."""
    numbers = (f"{done.seconds / 60:.1f} min", done.games, done.unfinished, done.decisions, len(done.failed))
    write_row(path, HEADING, what, today(), *numbers, only_last=True)


def record_campaigns(path: Path, found: CampaignSummary) -> None:
    """Tell what was wrong with the campaigns of a bot, and write how far they got as the last row of their kind."""
    for fault in found.faults:
        complain(fault)
    numbers = (found.campaigns, found.won, found.lost, found.left, found.games, found.decisions, len(found.faults))
    reached = ", ".join(f"{mission} {tally.reached}" for mission, tally in found.missions.items())
    cells = (f"{found.campaign}, {found.bot}", today(), *numbers, reached or "-")
    write_row(path, CAMPAIGNS_HEADING, *cells, only_last=True)
