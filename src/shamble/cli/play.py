import argparse
from pathlib import Path

from shamble.cli.output import Subparsers
from shamble.errors import ShambleError
from shamble.terminal.console import standard_console
from shamble.terminal.opening import Started, Wish, asked, resumed, split_players, started
from shamble.terminal.saves import Saves
from shamble.terminal.session import Session
from shamble.text import words

NEWEST = ""


def register(subparsers: Subparsers) -> None:
    """Add `shamble play` to the command line."""
    parser = subparsers.add_parser(
        "play",
        help="play a game",
        description="Play a game. What the options leave open is asked, with a default for everything.",
    )
    parser.add_argument("--terminal", action="store_true", help="play in this terminal (for now the only way)")
    parser.add_argument("--mission", metavar="ID", help="the Mission (see `shamble missions`), or a Mission file")
    parser.add_argument("--survivors", metavar="NAMES", help="who plays: Ned,Amy;Josh (seats split by ;)")
    parser.add_argument("--seed", type=int, metavar="N", help="the same seed gives the same game")
    parser.add_argument("--variant", metavar="NAME", help="rue-morgue or older-seasons")
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="a single choice: spawn=older-seasons"
    )
    parser.add_argument("--boxes", metavar="BOXES", help="the boxes that are pooled: S1,RM")
    parser.add_argument(
        "--resume", nargs="?", const=NEWEST, metavar="NAME", help="go on with a saved game (default: the newest)"
    )
    parser.add_argument("--new", action="store_true", help="begin a new game without asking about saved ones")
    parser.add_argument("--data", type=Path, metavar="FOLDER", help="where games are saved")
    parser.add_argument("--narrow", action="store_true", help="a list of Zones instead of a map")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Play until the game is over or left."""
    saves = Saves(arguments.data)
    console = standard_console(narrow=arguments.narrow)
    wish = _wish(arguments)
    game: Started | None
    if arguments.resume is not None:
        if arguments.new or wish != Wish(options={}):
            raise ShambleError("play: --resume goes on with a game as it was set up; leave the other options out")
        game = resumed(saves, arguments.resume)
    elif wish.mission:
        game = started(wish, saves)
    else:
        game = asked(console, words(), saves, wish, new=arguments.new or wish != Wish(options={}))
    return Session(game.game, console, saves, game.name).play() if game else 0


def _wish(arguments: argparse.Namespace) -> Wish:
    return Wish(
        mission=arguments.mission,
        players=split_players(arguments.survivors) if arguments.survivors else None,
        seed=arguments.seed,
        variant=arguments.variant,
        boxes=[box.strip() for box in arguments.boxes.split(",")] if arguments.boxes else None,
        options=dict(_named_value(text) for text in arguments.option),
    )


def _named_value(text: str) -> tuple[str, str]:
    name, sign, value = text.partition("=")
    if not (name and sign and value):
        raise ShambleError(f"play: --option takes NAME=VALUE, such as spawn=older-seasons; found {text!r}")
    return name, value
