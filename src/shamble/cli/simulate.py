import argparse
import sys
import time

from shamble.bots import BOTS
from shamble.cli.output import Subparsers, add_json_flag, add_skills_option, skills_chosen, write_json
from shamble.lab.campaigns import CampaignSummary, simulate_campaigns
from shamble.lab.simulation import Summary, simulate
from shamble.terminal.campaigns import campaign_named

SECONDS_BETWEEN_LINES = 2.0


def register(subparsers: Subparsers) -> None:
    """Add `shamble simulate` to the command line."""
    parser = subparsers.add_parser(
        "simulate",
        description="Let a bot play a Mission many times and count how the games end. Game i has the seed S + i.",
    )
    parser.add_argument("mission", metavar="MISSION", help="a Mission (RM-T1); `shamble missions` lists them")
    parser.add_argument(
        "--campaign", action="store_true", help="MISSION is a campaign (`shamble campaign` lists them): play it through"
    )
    parser.add_argument("--games", type=int, default=100, metavar="N", help="how many games (default 100)")
    parser.add_argument("--bot", default="random", metavar="BOT", help=f"who plays: {', '.join(BOTS)} (default random)")
    parser.add_argument("--seed", type=int, default=0, metavar="S", help="the seed of the first game (default 0)")
    parser.add_argument("--workers", type=int, default=1, metavar="W", help="how many processes (default 1)")
    parser.add_argument(
        "--max-decisions",
        type=int,
        default=5000,
        metavar="M",
        help="a game that is still going on after so many decisions is unfinished (default 5000)",
    )
    add_skills_option(parser)
    add_json_flag(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Print the counts; progress goes to stderr."""
    if arguments.campaign:
        return _run_campaigns(arguments)
    summary = simulate(
        arguments.mission,
        games=arguments.games,
        bot=arguments.bot,
        seed=arguments.seed,
        workers=arguments.workers,
        most_decisions=arguments.max_decisions,
        options=skills_chosen(arguments),
        progress=_Progress(arguments.games),
    )
    if arguments.json:
        write_json(summary)
    else:
        print(_told(summary, arguments.bot))
    return 0


def _run_campaigns(arguments: argparse.Namespace) -> int:
    summary = simulate_campaigns(
        campaign_named(arguments.mission),
        campaigns=arguments.games,
        bot=arguments.bot,
        seed=arguments.seed,
        workers=arguments.workers,
        most_decisions=arguments.max_decisions,
        progress=_Progress(arguments.games),
    )
    if arguments.json:
        write_json(summary)
    else:
        print("\n".join(campaign_lines(summary)))
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


def _told(summary: Summary, bot: str) -> str:
    games = "1 game" if summary.games == 1 else f"{summary.games} games"
    share = 100 * summary.wins / summary.games
    return (
        f"{summary.mission}, {bot}: {games}, {summary.wins} won ({share:.0f} %), "
        f"{summary.losses} lost, {summary.unfinished} unfinished; {summary.rounds} rounds per game, "
        f"{summary.decisions} decisions in {summary.seconds} s"
    )


class _Progress:
    """Prints a line of progress now and then."""

    def __init__(self, games: int) -> None:
        self._games = games
        self._shown = time.monotonic()

    def __call__(self, done: int) -> None:
        if time.monotonic() - self._shown >= SECONDS_BETWEEN_LINES:
            self._shown = time.monotonic()
            print(f"shamble: {done} of {self._games} games", file=sys.stderr, flush=True)
