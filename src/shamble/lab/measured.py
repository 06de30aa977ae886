"""docs/measured.md: tables of what was measured, with a date on every row."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from shamble.terminal.saves import write_atomically

CHECKOUT_FILE = Path(__file__).parents[3] / "docs" / "measured.md"


def add_row(path: Path, heading: str, cells: Sequence[str], *, only_last: bool = False) -> None:
    """Add a row to the table under a heading; `only_last` keeps no older row of the same first cell."""
    before, table, after = _around_table(path.read_text(encoding="utf-8").splitlines(), heading, path)
    row = f"| {' | '.join(cells)} |"
    kept = [line for line in table[2:] if not (only_last and line.startswith(f"| {cells[0]} |"))]
    write_atomically(path, "\n".join([*before, *table[:2], *kept, row, *after]) + "\n")


def _around_table(lines: list[str], heading: str, path: Path) -> tuple[list[str], list[str], list[str]]:
    """The lines before, of and after the first table under a heading."""
    try:
        start = next(at for at in range(lines.index(f"## {heading}"), len(lines)) if lines[at].startswith("|"))
    except (ValueError, StopIteration):
        raise ValueError(f"{path} has no table under the heading '## {heading}'") from None
    end = next((at for at in range(start, len(lines)) if not lines[at].startswith("|")), len(lines))
    return lines[:start], lines[start:end], lines[end:]
