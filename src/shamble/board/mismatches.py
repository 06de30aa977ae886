"""Seams at which tiles do not go together: a street that ends at a wall, a gap that leads nowhere."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from shamble.board.laid import LaidTile, Offer
from shamble.board.seams import GAP_TOLERANCE, OPPOSITE, STEP

CLOSE_ENOUGH = 100
"""Cuts of streets differ by so much between tiles of the same shape; such strips are no fault."""


class Mismatch(NamedTuple):
    """A Zone on the seam of its tile, and what the other tile has there (no Zone: what is printed there is none)."""

    tile: LaidTile
    zone: str
    other: LaidTile
    facing: str
    street: bool
    """A street that runs against a wall; otherwise a gap in a wall."""


def mismatches(tiles: Sequence[LaidTile]) -> list[Mismatch]:
    """All seams where a street faces anything but a way, or a gap faces a wall, in reading order."""
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
    facing = [offer for offer in other.offers if offer.side == OPPOSITE[side]]
    for offer in tile.offers:
        if offer.side != side:
            continue
        if offer.kind == "open" and not offer.part.is_alley:
            yield from _street(offer, facing, other)
        elif offer.kind == "opening":
            yield from _gaps(offer, facing, other)


def _street(offer: Offer, facing: Sequence[Offer], other: LaidTile) -> Iterator[Mismatch]:
    """A street goes on as a street, an alley or the camp."""
    low, high = offer.span
    bare = high - low - sum(_overlap(offer, one) for one in facing)
    if bare > CLOSE_ENOUGH:
        yield Mismatch(offer.part.tile, offer.part.name, other, "", True)
    for one in facing:
        if one.kind != "open" and _overlap(offer, one) > CLOSE_ENOUGH:
            yield Mismatch(offer.part.tile, offer.part.name, other, one.part.name, True)


def _gaps(offer: Offer, facing: Sequence[Offer], other: LaidTile) -> Iterator[Mismatch]:
    """A gap meets a gap, or an alley; one toward a street is told from the street's side."""
    for at in offer.at:
        there = [one for one in facing if one.span[0] <= at <= one.span[1]]
        meets = any(one.kind == "open" or any(abs(at - gap) <= GAP_TOLERANCE for gap in one.at) for one in there)
        if not meets:
            yield Mismatch(offer.part.tile, offer.part.name, other, there[0].part.name if there else "", False)


def _overlap(one: Offer, other: Offer) -> int:
    return max(0, min(one.span[1], other.span[1]) - max(one.span[0], other.span[0]))
