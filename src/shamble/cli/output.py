from __future__ import annotations

import argparse
import math
import sys
import textwrap
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from shamble.world.game import Game


WIDTH = 100


def add_json_flag(parser: argparse.ArgumentParser) -> None:
    """Give a command `--json`: its result as JSON alone on stdout."""
    parser.add_argument("--json", action="store_true", help="print the result as JSON, and nothing else, on stdout")


def add_skills_option(parser: argparse.ArgumentParser) -> None:
    """Give a command `--skills`: which Skills the game lets in."""
    from shamble.editions import EDITIONS  # most commands ask for no edition: they begin sooner without

    parser.add_argument(
        "--skills",
        choices=list(dict.fromkeys(value for one in EDITIONS.values() for value in one.values_of("skills"))),
        help="which Skills are in force: those that the game prints (default), or semi-official ones too",
    )


def skills_chosen(arguments: argparse.Namespace) -> dict[str, str]:
    """The choice of `--skills`, as a single option of a game."""
    return {"skills": arguments.skills} if arguments.skills else {}


def above_zero(text: str) -> float:
    """A length of time on the command line."""
    try:
        number = float(text)
    except ValueError:
        number = math.nan
    if not (math.isfinite(number) and number > 0):
        raise argparse.ArgumentTypeError(f"found {text!r}, expected a number above 0")
    return number


def write_json(value: Any) -> None:
    """Print plain data or msgspec structs as indented JSON."""
    import msgspec

    print(msgspec.json.format(msgspec.json.encode(value), indent=2).decode())


def write_result(result: Any, lines: Iterable[str], *, as_json: bool) -> None:
    """Print a result, as JSON or in these lines."""
    if as_json:
        write_json(result)
    else:
        for line in lines:
            print(line)


def print_table(rows: Sequence[Mapping[str, object]], shown: Callable[[object], str]) -> None:
    """Print facts of the same kind as columns below their names."""
    lines = [list(rows[0]), *([shown(value) for value in row.values()] for row in rows)]
    widths = [max(len(line[column]) for line in lines) for column in range(len(lines[0]))]
    for line in lines:
        print("  ".join(f"{cell:<{width}}" for cell, width in zip(line, widths, strict=True)).rstrip())


def tell_note(save: object, game: Game) -> None:
    """Print a note about a saved game that was changed, or whose rules were."""
    if game.note:
        complain(f"{save}: {game.note}")


def indented(text: str, by: str = "  ") -> str:
    """A paragraph of the command line."""
    return textwrap.fill(
        text,
        WIDTH,
        initial_indent=by,
        subsequent_indent=by,
        break_on_hyphens=False,
        break_long_words=False,
    )


def complain(message: str) -> None:
    """Tell the person something that is not part of the result."""
    print(f"shamble: {message}", file=sys.stderr)
