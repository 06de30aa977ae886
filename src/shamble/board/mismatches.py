"""Seams at which tiles do not fit together: a street that ends at a wall, a gap that leads nowhere."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from shamble.board.laid_tiles import LaidTile, SeamEdge
from shamble.board.seams import GAP_TOLERANCE, OPPOSITE, STEP

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
    at = {(tile.row, tile.column): tile for tile in tiles}
    found: list[Mismatch] = []
    for tile in tiles:
        for side, (down, right) in STEP.items():
            other = at.get((tile.row + down, tile.column + right))
            if other is not None:
                found += _along(tile, other, side)
                found += _along(other, tile, OPPOSITE[side])
    return found


def _along(tile: LaidTile, other: LaidTile, side: str) -> Iterator[Mismatch]:
    facing = [edge for edge in other.seam_edges if edge.side == OPPOSITE[side]]
    for edge in tile.seam_edges:
        if edge.side != side:
            continue
        if edge.kind == "open" and not edge.part.is_alley:
            yield from _street(edge, facing, other)
        elif edge.kind == "opening":
            yield from _gaps(edge, facing, other)


def _street(edge: SeamEdge, facing: Sequence[SeamEdge], other: LaidTile) -> Iterator[Mismatch]:
    """A street goes on as a street, an alley or the camp."""
    low, high = edge.span
    bare = high - low - sum(_overlap(edge, one) for one in facing)
    if bare > CLOSE_ENOUGH:
        yield Mismatch(edge.part.tile, edge.part.name, other, "", True)
    for one in facing:
        if one.kind != "open" and _overlap(edge, one) > CLOSE_ENOUGH:
            yield Mismatch(edge.part.tile, edge.part.name, other, one.part.name, True)


def _gaps(edge: SeamEdge, facing: Sequence[SeamEdge], other: LaidTile) -> Iterator[Mismatch]:
    """A gap meets a gap, or an alley; one toward a street is reported from the street's side."""
    for at in edge.at:
        there = [one for one in facing if one.span[0] <= at <= one.span[1]]
        meets = any(one.kind == "open" or any(abs(at - gap) <= GAP_TOLERANCE for gap in one.at) for one in there)
        if not meets:
            yield Mismatch(edge.part.tile, edge.part.name, other, there[0].part.name if there else "", False)


def _overlap(one: SeamEdge, other: SeamEdge) -> int:
    return max(0, min(one.span[1], other.span[1]) - max(one.span[0], other.span[0]))
