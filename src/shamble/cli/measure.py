import argparse

from shamble.bots import BEST, named_bot
from shamble.bots.findings import difficulty
from shamble.cli.bots import add_workers_option, bots_told
from shamble.cli.output import add_json_flag, complain, write_json
from shamble.cli.simulate import campaign_lines
from shamble.games import all_content, content_with, new_game
from shamble.games.missions import find_mission
from shamble.lab.campaigns import measure_campaign
from shamble.lab.measuring import CLOSER, GAMES, Measuring, measure
from shamble.terminal.campaigns import campaign_named
from shamble.text.difficulty import measured


def add_options(parser: argparse.ArgumentParser) -> None:
    """Add the options of `shamble measure`."""
    parser.description = (
        "Let the best bot play Missions many times and keep how hard they are; pages show it. "
        "Goes on where it stopped. A Mission that no game of these wins gets many more."
    )
    parser.add_argument(
        "missions",
        nargs="*",
        metavar="MISSION",
        help="Missions or files of your own (default: all that were not measured since they or the bot changed)",
    )
    parser.add_argument("--games", type=int, default=GAMES, metavar="N", help=f"how many games (default {GAMES})")
    parser.add_argument(
        "--closer",
        type=int,
        default=CLOSER,
        metavar="N",
        help=f"how many games where none is won (default {CLOSER}, 0: no more)",
    )
    parser.add_argument("--bot", default=BEST, metavar="BOT", help=f"who plays: {bots_told()} (default {BEST})")
    add_workers_option(parser)
    parser.add_argument(
        "--campaign",
        action="append",
        default=[],
        metavar="ID",
        help="measure a campaign instead: how far the bot gets, Mission by Mission (--games: how many campaigns)",
    )
    parser.add_argument("--again", action="store_true", help="play all games anew, those that are kept too")
    add_json_flag(parser)


def run(arguments: argparse.Namespace) -> int:
    """Measure one Mission after the other; progress goes to stderr."""
    arguments.bot = named_bot(arguments.bot)
    if arguments.campaign:
        return _run_campaigns(arguments)
    how = Measuring(arguments.bot, arguments.games, arguments.closer, arguments.workers, arguments.again)
    found = {}
    for name in arguments.missions or _unmeasured(how.bot):
        mission = find_mission(content_with(name), name)
        found[mission.id] = measure(name, how, complain)
        if not arguments.json:
            print(
                f"{mission.id} {mission.title}: {' '.join(measured(new_game(name), found[mission.id], current=True))}"
            )
    if arguments.json:
        write_json(found)
    return 0


def _run_campaigns(arguments: argparse.Namespace) -> int:
    """Measure one campaign after the other; what came of them is written down beside the Missions."""
    found = {}
    for name in arguments.campaign:
        found[name] = measure_campaign(
            campaign_named(name), bot=arguments.bot, campaigns=arguments.games, workers=arguments.workers
        )
        if not arguments.json:
            print("\n".join(campaign_lines(found[name])))
    if arguments.json:
        write_json(found)
    return 0


def _unmeasured(bot: str) -> list[str]:
    missions = {name: one for pack in all_content() for name, one in pack.missions.items()}
    known = {name: difficulty(missions[name]) for name in sorted(missions)}
    return [name for name, (one, current) in known.items() if one is None or not current or one.bot != bot]
