"""docs/measured.md: tables of what was measured, with a date on every row."""

from __future__ import annotations

import datetime
import platform
from collections.abc import Iterable, Sequence
from pathlib import Path

from shamble.errors import ShambleError
from shamble.files.disk import write_atomically

CHECKOUT_FILE = Path(__file__).parents[3] / "docs" / "measured.md"


def this_machine() -> str:
    """The words of a row for where it was measured."""
    return f"Python {platform.python_version().rpartition('.')[0]}, {platform.machine()}"


def today() -> str:
    """The date of a row."""
    return datetime.date.today().isoformat()


def row(cells: Iterable[object]) -> str:
    """The line of a table in Markdown."""
    return f"| {' | '.join(map(str, cells))} |"


def table(heading: Sequence[str], rows: Iterable[Iterable[object]]) -> list[str]:
    """The lines of a table in Markdown."""
    return [row(cells) for cells in (heading, ["---"] * len(heading), *rows)]


def add_row(path: Path, heading: str, *cells: object, only_last: bool = False) -> None:
    """Add a row to the table under a heading; `only_last` keeps no older row of the same first cell."""
    first, ruler, *rows = _around_table(path, heading)[1]
    kept = [line for line in rows if not (only_last and line.startswith(row(cells[:1])))]
    write_table(path, heading, [first, ruler, *kept, row(cells)])


def write_table(path: Path, heading: str, table: Sequence[str]) -> None:
    """Write the lines of a table in place of the one under a heading."""
    before, _, after = _around_table(path, heading)
    try:
        write_atomically(path, "\n".join([*before, *table, *after]) + "\n")
    except OSError as error:
        raise ShambleError(f"{path}: cannot be written: {error.strerror}") from None


def check_table(path: Path, heading: str) -> None:
    """Refuse a file that cannot take the result, before anything is measured."""
    _around_table(path, heading)


def _around_table(path: Path, heading: str) -> tuple[list[str], list[str], list[str]]:
    """The lines before, of and after the first table under a heading."""
    try:
        lines = path.read_text(encoding="utf-8").splitlines()
    except OSError as error:
        raise ShambleError(f"{path}: cannot be read: {error.strerror}") from None
    except UnicodeDecodeError:
        raise ShambleError(f"{path}: is not UTF-8 text") from None
    try:
        start = next(at for at in range(lines.index(f"## {heading}"), len(lines)) if lines[at].startswith("|"))
    except (ValueError, StopIteration):
        raise ShambleError(f"{path}: there is no table under the heading '## {heading}'") from None
    end = next((at for at in range(start, len(lines)) if not lines[at].startswith("|")), len(lines))
    return lines[:start], lines[start:end], lines[end:]
