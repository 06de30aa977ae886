import argparse
from pathlib import Path

from msgspec.structs import replace

from shamble.bots import named_bot
from shamble.cli.bots import add_table_bot_option
from shamble.cli.output import add_skills_option, skills_chosen
from shamble.editions import EDITIONS, Edition
from shamble.editions.house_sets import read as read_set
from shamble.errors import ShambleError
from shamble.files.disk import data_folder
from shamble.games import content_in_play, content_with
from shamble.games.beginning import begun_here
from shamble.games.missions import edition_of, find_mission, know_file
from shamble.table.seats.seats import bots_played_by
from shamble.table.store.store import Store
from shamble.table.table import Table
from shamble.terminal.console import standard_console
from shamble.terminal.opening import (
    Started,
    asked,
    people_in,
    resumed,
    split_players,
    started,
    tell_crossings,
)
from shamble.terminal.saves import Saves
from shamble.terminal.session import TerminalSession
from shamble.text import words
from shamble.web.options import Options
from shamble.web.serving import (
    EVERYWHERE,
    HERE,
    bind,
    home_network_address,
    open_browser,
    own_names,
    serve,
    terminal_qr,
)
from shamble.world.setup import GameSetup

NEWEST = ""


ALL_BOXES = "all"


def _variants() -> str:
    """The variants of all editions."""
    return " or ".join(dict.fromkeys(name for edition in EDITIONS.values() for name in edition.variants))


def add_options(parser: argparse.ArgumentParser) -> None:
    """Add the options of `shamble play`."""
    parser.description = (
        "Play in the browser: the table opens by itself, on this computer only unless --lan is given. "
        "With --terminal the game is played here; what the options leave open is asked, with a default for everything."
    )
    browser = parser.add_argument_group("in the browser")
    browser.add_argument(
        "--port", type=int, metavar="N", help="the port of the table (default: 7373 or the next free one)"
    )
    browser.add_argument("--no-browser", action="store_true", help="print the address and open nothing")
    browser.add_argument("--lan", action="store_true", help="let others in the home network join")
    add_table_bot_option(browser)
    terminal = parser.add_argument_group("in the terminal")
    terminal.add_argument("--terminal", action="store_true", help="play in this terminal")
    terminal.add_argument(
        "--resume", nargs="?", const=NEWEST, metavar="NAME", help="go on with a saved game (default: the newest)"
    )
    terminal.add_argument("--new", action="store_true", help="begin a new game without asking about saved ones")
    terminal.add_argument("--narrow", action="store_true", help="a list of Zones instead of a map")
    parser.add_argument("--mission", metavar="ID", help="the Mission (see `shamble missions`), or a Mission file")
    parser.add_argument(
        "--survivors", metavar="NAMES", help="who plays: Ned,Amy;Josh, or with names Anna:Ned,Amy;Ben:Josh"
    )
    parser.add_argument("--seed", type=int, metavar="N", help="the same seed gives the same game")
    parser.add_argument("--variant", metavar="NAME", help=f"how the edition is played: {_variants()}")
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="a single choice: spawn=older-seasons"
    )
    parser.add_argument(
        "--house",
        action="append",
        default=[],
        metavar="NAME[=VALUE]",
        help="a house rule, several with commas, or a set as text or link (see `shamble rules --house`)",
    )
    add_skills_option(parser)
    parser.add_argument(
        "--boxes", metavar="BOXES", help="the boxes that are pooled (see `shamble boxes`): S1,RM, or all"
    )
    parser.add_argument("--data", type=Path, metavar="FOLDER", help="where games are saved and packs are looked for")


def run(arguments: argparse.Namespace) -> int:
    """Play until the game is over or left."""
    with bots_played_by(named_bot(arguments.bot) if arguments.bot else ""):
        return _in_terminal(arguments) if arguments.terminal else _in_browser(arguments)


def _in_terminal(arguments: argparse.Namespace) -> int:
    if arguments.port is not None or arguments.no_browser or arguments.lan or arguments.bot:
        raise ShambleError("play: --port, --no-browser, --lan and --bot are for the browser; leave --terminal out")
    saves = Saves(arguments.data)
    console = standard_console(narrow=arguments.narrow)
    request = _wish(arguments)
    game: Started | None
    if arguments.resume is not None:
        if arguments.new or request != GameSetup():
            raise ShambleError("play: --resume goes on with a game as it was set up; leave the other options out")
        game = resumed(saves, arguments.resume)
    elif request.mission:
        tell_crossings(console, find_mission(content_with(request.mission), request.mission), request)
        game = started(request, saves)
    else:
        game = asked(console, words(), saves, request, new=arguments.new or request != GameSetup())
    if game is None:
        return 0
    session = TerminalSession(game.game, console, saves, game.name)
    return session.play()


def _in_browser(arguments: argparse.Namespace) -> int:
    if arguments.resume is not None or arguments.new or arguments.narrow:
        raise ShambleError("play: --resume, --new and --narrow are for the terminal; add --terminal")
    request = _wish(arguments)
    lan = home_network_address() if arguments.lan else None
    if arguments.lan and lan is None:
        raise ShambleError("play: this computer is in no network now; connect it first, or leave --lan out")
    listener = bind(EVERYWHERE if lan else HERE, arguments.port)
    port = listener.getsockname()[1]
    try:
        store = Store.in_folder(data_folder())
        store.tidy()
        for mission in store.missions():  # tables of Mission files, which this command has put up earlier
            know_file(mission)
        table = _table(store, request)
        page = f"http://{HERE}:{port}{f'/t/{table}' if table else '/'}"
    except BaseException:
        listener.close()
        raise
    options = Options(hosts=own_names(lan), at_home=True, address=f"http://{lan}:{port}" if lan else "")

    def tell() -> None:
        print(f"The table is open at {page}", flush=True)
        if lan:
            print(f"Others in the home network join at {options.address}/join")
            print(terminal_qr(f"{options.address}/join"))
        print("Every choice is saved at once; Ctrl-C closes the table.", flush=True)
        if not arguments.no_browser:
            open_browser(page)

    serve(store, listener, options, tell)
    print("\nThe table is closed; all games are saved.")
    return 0


def _table(store: Store, request: GameSetup) -> str:
    """The code of the table that the command line asked for, if it asked for any."""
    if request == GameSetup():
        return ""
    mission = request.mission or content_in_play().first_mission.id
    game = begun_here(replace(request, mission=mission, people=()))
    return Table.put_up(store, game, (), None, seeded=request.seed is not None).table.code


def _wish(arguments: argparse.Namespace) -> GameSetup:
    edition = _edition(arguments.mission)
    return GameSetup(
        mission=arguments.mission or "",
        players=split_players(arguments.survivors or ""),
        people=people_in(arguments.survivors or ""),
        seed=arguments.seed,
        variant=arguments.variant or "",
        boxes=_boxes(arguments.boxes, edition),
        options=dict(_named_value(text) for text in arguments.option)
        | skills_chosen(arguments)
        | {name: value for text in arguments.house for name, value in read_set(edition, text).options.items()},
    )


def _edition(mission: str | None) -> Edition:
    """The edition of the Mission that was named, or of the one that is proposed."""
    return edition_of(mission or content_in_play().first_mission.id)


def _boxes(given: str | None, edition: Edition) -> tuple[str, ...]:
    """The boxes of `--boxes`, in any case; one that nobody has is left for the game to refuse."""
    if not given:
        return ()
    known = {box.casefold(): box for box in content_in_play(edition.name).boxes}
    if given.strip().casefold() == ALL_BOXES:
        return tuple(known.values())
    return tuple(known.get(box.strip().casefold(), box.strip()) for box in given.split(","))


def _named_value(text: str) -> tuple[str, str]:
    name, sign, value = text.partition("=")
    if not (name and sign and value):
        raise ShambleError(f"play: --option takes NAME=VALUE, such as spawn=older-seasons; found {text!r}")
    return name, value
