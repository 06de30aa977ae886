import argparse
from collections.abc import Callable, Sequence
from pathlib import Path

from shamble.bots import named_bot
from shamble.cli.bots import Now, add_workers_option, bots_told
from shamble.cli.output import add_json_flag, add_skills_option, complain, skills_chosen, write_result
from shamble.errors import ShambleError
from shamble.lab.campaigns import CampaignSummary, simulate_campaigns
from shamble.lab.matrix import Cell, is_matrix, read_matrix
from shamble.lab.playing import Played
from shamble.lab.results import Results
from shamble.lab.simulation import Crew, Pace, Summary, games_of, one_cell, play_cells, summary
from shamble.terminal.campaigns import campaign_named

GAMES, SEED, MOST_DECISIONS = 100, 0, 5000
FAULTS_SHOWN = 5
MINUTE = 60
HOUR = 60 * MINUTE


def add_options(parser: argparse.ArgumentParser) -> None:
    """Add the options of `shamble simulate`."""
    parser.description = (
        "Let bots play many games and count how they end: games of one Mission, or those of a matrix file "
        "(Missions, Survivors, rules, bots; see docs/bots.md). Game i has the seed S + i. With a file of results it "
        "goes on where it stopped, and `shamble report` makes a page of them."
    )
    parser.add_argument("what", metavar="MISSION", help="a Mission (RM-T1; see `shamble missions`), or a matrix file")
    parser.add_argument(
        "--campaign", action="store_true", help="MISSION is a campaign (`shamble campaign` lists them): play it through"
    )
    parser.add_argument(
        "-o",
        "--output",
        type=Path,
        metavar="RESULTS",
        help="where a line of JSON is written for each game; those that it has are not played again "
        "(default for a matrix file: its name with .jsonl, here)",
    )
    parser.add_argument(
        "--bot",
        action="append",
        default=[],
        metavar="BOT",
        help=f"who plays: {bots_told()} (default random; with a matrix file: who plays besides those that it names)",
    )
    parser.add_argument("--games", type=int, metavar="N", help=f"how many games (default {GAMES})")
    parser.add_argument("--seed", type=int, metavar="S", help=f"the seed of the first game (default {SEED})")
    parser.add_argument(
        "--max-decisions",
        type=int,
        metavar="M",
        help=f"a game that is still going on after so many decisions is unfinished (default {MOST_DECISIONS})",
    )
    parser.add_argument(
        "--only", action="append", default=[], metavar="NAME", help="of a matrix, this Mission or bot only (repeatable)"
    )
    add_workers_option(parser)
    parser.add_argument(
        "--cluster", default="", metavar="ADDRESS", help="play on a cluster: ray://host:10001 or dask://host:8786"
    )
    add_skills_option(parser)
    add_json_flag(parser)


def run(arguments: argparse.Namespace) -> int:
    """Print the counts; progress goes to stderr. Exit code 1 where games failed."""
    bots = [named_bot(name) for name in arguments.bot]
    if arguments.campaign:
        return _run_campaigns(arguments, bots)
    of_a_matrix = is_matrix(arguments.what)
    cells = _cells_of_matrix(arguments, bots) if of_a_matrix else [_single_cell(arguments, bots)]
    path = arguments.output or (Path(f"{Path(arguments.what).stem}.jsonl") if of_a_matrix else None)
    with Results(path) as results:
        if path is not None:
            complain(f"results are in {path}, {len(results.played)} games so far")
        play_cells(cells, results, Crew(arguments.workers, arguments.cluster), _progress())
        games = [games_of(cell, results) for cell in cells]
    found = [summary(cell, played) for cell, played in zip(cells, games, strict=True)]
    write_result(found if of_a_matrix else found[0], map(_told, found), as_json=arguments.json)
    return _tell_faults([one for played in games for one in played if one.fault])


def _tell_faults(faults: Sequence[Played]) -> int:
    """Name the games that failed; the exit code."""
    for one in faults[:FAULTS_SHOWN]:
        complain(f"{one.mission}, {one.bot}, seed {one.seed} failed: {one.fault}")
    if len(faults) > FAULTS_SHOWN:
        complain(f"and {len(faults) - FAULTS_SHOWN} games more failed; the file of results has them")
    return int(bool(faults))


def _cells_of_matrix(arguments: argparse.Namespace, bots: list[str]) -> list[Cell]:
    """The cells of a matrix file, or some of them."""
    for option in ("games", "seed", "max_decisions", "skills"):
        if getattr(arguments, option) is not None:
            raise ShambleError(f"simulate: --{option.replace('_', '-')} is for a single Mission; a matrix file says it")
    cells = read_matrix(Path(arguments.what), bots)
    names = set(arguments.only)
    missions, players = {cell.setup.mission for cell in cells}, {cell.setup.bot for cell in cells}
    if unknown := names - missions - players:
        known = ", ".join([*sorted(missions), *sorted(players)])
        raise ShambleError(f"--only: the matrix has no {min(unknown)!r}; it has {known}")
    wanted_missions, wanted_players = missions & names or missions, players & names or players
    return [cell for cell in cells if cell.setup.mission in wanted_missions and cell.setup.bot in wanted_players]


def _single_cell(arguments: argparse.Namespace, bots: list[str]) -> Cell:
    """One Mission that one bot plays: a matrix with a single cell."""
    if len(bots) > 1 or arguments.only:
        raise ShambleError("simulate: several bots and --only are for matrix files; docs/bots.md shows one")
    return one_cell(
        arguments.what,
        games=_given(arguments.games, GAMES),
        bot=bots[0] if bots else "random",
        seed=_given(arguments.seed, SEED),
        most_decisions=_given(arguments.max_decisions, MOST_DECISIONS),
        options=skills_chosen(arguments),
    )


def _given(number: int | None, usual: int) -> int:
    return usual if number is None else number


def _run_campaigns(arguments: argparse.Namespace, bots: list[str]) -> int:
    campaigns, now = _given(arguments.games, GAMES), Now()
    found = simulate_campaigns(
        campaign_named(arguments.what),
        campaigns=campaigns,
        bot=bots[0] if bots else "random",
        seed=_given(arguments.seed, SEED),
        workers=arguments.workers,
        most_decisions=_given(arguments.max_decisions, MOST_DECISIONS),
        progress=lambda done: now.tell(f"{done} of {campaigns} campaigns") if now.is_time else None,
    )
    write_result(found, campaign_lines(found), as_json=arguments.json)
    return 0


def campaign_lines(summary: CampaignSummary) -> list[str]:
    """The results of campaigns in lines: their ends, and how far they got."""
    lines = [
        f"{summary.campaign}, {summary.bot}: {summary.campaigns} campaigns, {summary.won} won, {summary.lost} lost, "
        f"{summary.left} left; {summary.games} games, {summary.decisions} decisions"
    ]
    for mission, one in summary.missions.items():
        lines.append(
            f"  {mission:<10} reached by {one.reached}, passed by {one.passed}; {one.games} games, {one.won} won"
        )
    return lines


def _told(found: Summary) -> str:
    games = "1 game" if found.games == 1 else f"{found.games} games"
    share = 100 * found.wins / max(1, found.games)
    return (
        f"{found.mission}, {found.bot}{f', {found.rules}' if found.rules else ''}, {found.survivors} Survivors: "
        f"{games}, {found.wins} won ({share:.0f} %, {found.low:.0f} to {found.high:.0f} %), "
        f"{found.losses} lost, {found.unfinished} unfinished; {found.rounds} rounds per game, "
        f"{found.decisions} decisions in {found.seconds} s of a core"
    )


def _progress() -> Callable[[Pace], None]:
    """Tells now and then how far the games have come, and how long the others will take."""
    now = Now()

    def tell(pace: Pace) -> None:
        if now.is_time:
            left = "a closer look, " if pace.closer else ""
            now.tell(f"{left}{pace.done} of {pace.games} games, {pace.won} won, {duration(pace.seconds_left)} left")

    return tell


def duration(seconds: float) -> str:
    """A length of time as people say it, to the minute where it is long."""
    if seconds < MINUTE:
        return f"{seconds:.0f} s"
    minutes = round(seconds / MINUTE)
    return f"{minutes} min" if seconds < HOUR else f"{minutes // MINUTE} h {minutes % MINUTE} min"
