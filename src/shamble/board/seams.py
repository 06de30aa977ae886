"""Seams, where two tiles meet: streets become one Zone, gaps in walls lead through."""

from shamble.board.cells import OPEN, OPENING, WALL
from shamble.board.cuts import Cuts, X, Y
from shamble.board.laid_tiles import ROCK, LaidTile, SeamEdge, ZonePart

GAP_TOLERANCE = 24

MEETING_PLACES = {
    "east": {"corner-ne": "corner-nw", "mid-e": "mid-w", "corner-se": "corner-sw"},
    "south": {"corner-sw": "corner-nw", "mid-s": "mid-n", "corner-se": "corner-ne"},
}
OPPOSITE = {"east": "west", "south": "north", "west": "east", "north": "south"}
STEP = {"east": (0, 1), "south": (1, 0)}


def merge_across_seams(tiles: list[LaidTile], numbers: dict[str, int]) -> list[int]:
    """For each part the number of one part that stands for its whole Zone (CL-TERM-08).

    Street parts merge by their place, corners of up to four tiles; rocks of the camp do so too, with rocks.
    """
    root = list(range(len(numbers)))

    def find(number: int) -> int:
        while root[number] != number:
            number = root[number]
        return number

    at = {(tile.row, tile.column): tile for tile in tiles}
    for tile in tiles:
        for side, places in MEETING_PLACES.items():
            down, right = STEP[side]
            neighbour = at.get((tile.row + down, tile.column + right))
            if neighbour is None:
                continue
            for part in tile.parts:
                if part.place not in places:
                    continue
                for other in neighbour.parts:
                    if other.place == places[part.place] and _merge(part, other):
                        a, b = find(numbers[part.name]), find(numbers[other.name])
                        root[max(a, b)] = min(a, b)
    return [find(number) for number in range(len(root))]


def _merge(part: ZonePart, other: ZonePart) -> bool:
    return part.is_street and other.is_street and (ROCK in part.tags) == (ROCK in other.tags)


def seam_border(a: ZonePart, b: ZonePart, cuts: list[tuple[Cuts, Cuts]]) -> tuple[int, list[range]]:
    """The border between two Zones across a seam, and the cells it runs along; no ranges: all that they share."""
    side = _side_toward(a.tile, b.tile)
    axis = Y if side in ("east", "west") else X
    first, second = a.tile.seam_edge(a, side), b.tile.seam_edge(b, OPPOSITE[side])
    if first is None or second is None:
        return WALL, []
    kinds = (first.kind, second.kind)
    if kinds == ("open", "open"):
        return OPEN, []
    if kinds == ("opening", "opening"):
        return _meeting_gaps(first, second, axis, cuts)
    if "open" in kinds and "opening" in kinds:
        way, gap = (first, second) if first.kind == "open" else (second, first)
        low, high = way.span
        # A street has doors to buildings only (CL-PATH-03), but an alley may end at a room's gap.
        if way.part.is_alley and any(low <= at <= high for at in gap.at):
            return OPENING, []
    return WALL, []


def _side_toward(tile: LaidTile, other: LaidTile) -> str:
    if tile.row == other.row:
        return "east" if tile.column < other.column else "west"
    return "south" if tile.row < other.row else "north"


def _meeting_gaps(
    first: SeamEdge, second: SeamEdge, axis: int, cuts: list[tuple[Cuts, Cuts]]
) -> tuple[int, list[range]]:
    met = [(here, there) for here in first.at for there in second.at if abs(here - there) <= GAP_TOLERANCE]
    if not met:
        return WALL, []
    stretches = []
    for here, there in met:
        # Only in a street does it matter where along its border a gap lies: sight runs on through it.
        if first.part.is_street:
            stretches.append(cuts[first.part.tile.index][axis].stretch(here, fine=False))
        if second.part.is_street:
            stretches.append(cuts[second.part.tile.index][axis].stretch(there, fine=False))
    return OPENING, stretches
