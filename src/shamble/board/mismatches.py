"""Seams at which tiles do not fit together: a street that ends at a wall, a gap that leads nowhere."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from shamble.board.laid_tiles import LaidTile, SeamEdge
from shamble.board.seams import (
    MERGE,
    OPENS,
    OPPOSITE,
    common,
    has_gaps,
    is_way_in,
    meeting_gaps,
    neighbours,
)

CLOSE_ENOUGH = 100
"""The cuts of streets differ by this much between tiles of the same shape; such strips are no fault."""


class Mismatch(NamedTuple):
    """A Zone on the seam of its tile, and what the other tile has there (no Zone: what is printed there is none)."""

    tile: LaidTile
    zone: str
    other: LaidTile
    facing: str
    street: bool
    """A street that runs against a wall; otherwise a gap in a wall."""


def mismatches(tiles: Sequence[LaidTile]) -> list[Mismatch]:
    """All seams where a street or a gap faces a wall, in reading order."""
    found: list[Mismatch] = []
    for tile, side, other in neighbours(tiles):
        found += _along(tile, other, side)
        found += _along(other, tile, OPPOSITE[side])
    return found


def _along(tile: LaidTile, other: LaidTile, side: str) -> Iterator[Mismatch]:
    facing = [edge for edge in other.seam_edges if edge.side == OPPOSITE[side]]
    for edge in tile.seam_edges:
        if edge.side != side:
            continue
        if edge.kind == OPENS and not is_way_in(edge):
            yield from _street(edge, facing, other)
        elif has_gaps(edge):
            yield from _gaps(edge, facing, other)


def _street(edge: SeamEdge, facing: Sequence[SeamEdge], other: LaidTile) -> Iterator[Mismatch]:
    """A street goes on as a street, an alley or the camp."""
    low, high = edge.span
    bare = high - low - sum(common(edge.span, one.span) for one in facing)
    if bare > CLOSE_ENOUGH:
        yield Mismatch(edge.part.tile, edge.part.name, other, "", True)
    for one in facing:
        if (one.kind != OPENS or one.part.is_corridor) and common(edge.span, one.span) > CLOSE_ENOUGH:
            yield Mismatch(edge.part.tile, edge.part.name, other, one.part.name, True)


def _gaps(edge: SeamEdge, facing: Sequence[SeamEdge], other: LaidTile) -> Iterator[Mismatch]:
    """A gap meets a gap, or an alley; one toward a street is reported from the street's side."""
    for at in edge.at:
        there = [one for one in facing if one.span[0] <= at <= one.span[1]]
        meets = any(one.kind in (OPENS, MERGE) or at in [here for here, _ in meeting_gaps(edge, one)] for one in there)
        if not meets:
            yield Mismatch(edge.part.tile, edge.part.name, other, there[0].part.name if there else "", False)
