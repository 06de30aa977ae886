import argparse
from pathlib import Path

from shamble.cli.output import tell_note
from shamble.draw import board_svg, map_svg, png
from shamble.errors import ShambleError
from shamble.games import new_game
from shamble.terminal.saves import read_game

WIDTH = 1600
WIDEST = 8000


def add_options(parser: argparse.ArgumentParser) -> None:
    """Add the options of `shamble render`."""
    parser.description = "Draw the map of a Mission with its legend, or the board of a saved game as it stands."
    parser.add_argument("what", metavar="MISSION|SAVE", help="a Mission (see `shamble missions`), or a saved game")
    parser.add_argument("-o", "--output", type=Path, required=True, metavar="FILE", help="board.svg or board.png")
    parser.add_argument("--light", action="store_true", help="light colours (default: dark)")
    way = parser.add_mutually_exclusive_group()
    way.add_argument(
        "--upright", dest="turned", action="store_const", const=False, help="as the Mission lays its tiles"
    )
    way.add_argument("--turned", dest="turned", action="store_const", const=True, help="turned a quarter to the right")
    parser.add_argument("--width", type=int, metavar="N", help=f"width of a PNG in pixels (default: {WIDTH})")
    parser.set_defaults(turned=None)


def run(arguments: argparse.Namespace) -> int:
    """Write the picture. Unless told otherwise a tall board is turned, to fill a wide screen."""
    kind = arguments.output.suffix.lower()
    if kind not in (".svg", ".png"):
        raise ShambleError(f"render: {arguments.output} must end in .svg or .png")
    if arguments.width is not None and (kind == ".svg" or not 1 <= arguments.width <= WIDEST):
        raise ShambleError(f"render: --width is for PNG, 1 to {WIDEST} pixels; an SVG has no width of its own")
    drawing = _drawing(arguments.what, arguments.turned, light=arguments.light)
    picture = drawing.encode() if kind == ".svg" else png(drawing, arguments.width or WIDTH)
    try:
        arguments.output.write_bytes(picture)
    except OSError as error:
        raise ShambleError(f"{arguments.output}: cannot be written: {error.strerror}") from None
    return 0


def _drawing(what: str, turned: bool | None, *, light: bool) -> str:
    if what.endswith(".json"):
        game = read_game(Path(what))
        tell_note(what, game)
        return board_svg(game, turned, light=light)
    return map_svg(new_game(what), turned, light=light)
