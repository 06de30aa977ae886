"""The geometry of the drawn map: the width of each column of cells, and the place of each Zone's words.

Widths depend on the board alone, so that the map does not jump about; only rows grow when a Zone fills up.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from shamble.board import Board

NARROWEST_COLUMN = 3
WIDE_ENOUGH = 17


class CellBox(NamedTuple):
    """A rectangle of cells, its ends included."""

    left: int
    top: int
    right: int
    bottom: int


def largest_box(cells: Sequence[tuple[int, int]]) -> CellBox:
    """The largest rectangle inside a Zone, where its words are written."""
    inside = set(cells)
    best = CellBox(*cells[0], *cells[0])
    best_size = (0, 0)
    for left, top in cells:
        right_limit = None
        bottom = top
        while (left, bottom) in inside:
            right = left
            while (right + 1, bottom) in inside and (right_limit is None or right < right_limit):
                right += 1
            right_limit = right
            size = ((right - left + 1) * (bottom - top + 1), right - left)
            if size > best_size:
                best, best_size = CellBox(left, top, right, bottom), size
            bottom += 1
    return best


@lru_cache(maxsize=8)
def boxes(board: Board) -> tuple[CellBox, ...]:
    """The rectangle for the words of each Zone that is on the board."""
    return tuple(largest_box(zone.cells) for zone in board.there)


def span(sizes: Sequence[int], first: int, last: int) -> int:
    """The characters from one column (or row) to another, with the lines between them."""
    return sum(sizes[first : last + 1]) + last - first


@lru_cache(maxsize=8)
def column_widths(board: Board, width: int) -> tuple[int, ...] | None:
    """Columns that fill the width, the narrowest Zone always widened first; None when the board does not fit."""
    widths = [NARROWEST_COLUMN] * board.width
    room = width - (sum(widths) + board.width + 1)
    if room < 0:
        return None
    while room > 0:
        narrowest = min(boxes(board), key=lambda box: (span(widths, box.left, box.right), box))
        if span(widths, narrowest.left, narrowest.right) >= WIDE_ENOUGH:
            break
        thinnest = min(range(narrowest.left, narrowest.right + 1), key=lambda column: (widths[column], column))
        widths[thinnest] += 1
        room -= 1
    needed = [len(zone.name) for zone in board.there]
    fits = all(span(widths, box.left, box.right) >= need for box, need in zip(boxes(board), needed, strict=True))
    return tuple(widths) if fits else None


def row_heights(board: Board, lines: Sequence[int]) -> list[int]:
    """Rows that hold the number of lines of each Zone; Zones of few rows come first."""
    heights = [1] * board.height
    for box, need in sorted(zip(boxes(board), lines, strict=True), key=lambda pair: pair[0].bottom - pair[0].top):
        while span(heights, box.top, box.bottom) < need:
            shortest = min(range(box.top, box.bottom + 1), key=lambda row: (heights[row], row))
            heights[shortest] += 1
    return heights
