"""Seams, where two tiles meet: streets become one Zone, gaps in walls lead through."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import product

from shamble.board.cells import OPEN, OPENING, WALL
from shamble.board.cuts import Cuts, X, Y
from shamble.board.laid_tiles import ROCK, LaidTile, SeamEdge, ZonePart

GAP_TOLERANCE = 24
GAP_IN_COMMON = 50
"""Gaps whose widths are known lead through where so much is common to both."""
MERGE, OPENS, GAP, SLOT = "merge", "open", "opening", "door-slot"

MEETING_PLACES = {
    "east": {"corner-ne": "corner-nw", "mid-e": "mid-w", "corner-se": "corner-sw"},
    "south": {"corner-sw": "corner-nw", "mid-s": "mid-n", "corner-se": "corner-ne"},
}
OPPOSITE = {"east": "west", "south": "north", "west": "east", "north": "south"}
STEP = {"east": (0, 1), "south": (1, 0)}


def merge_across_seams(tiles: list[LaidTile], numbers: dict[str, int]) -> list[int]:
    """For each part the number of one part that stands for its whole Zone (CL-TERM-08).

    Street parts merge by their place, corners of up to four tiles; rocks of the camp do so too, with rocks. Rooms
    that run over the border of their tiles without a wall merge where they meet.
    """
    root = list(range(len(numbers)))

    def find(number: int) -> int:
        while root[number] != number:
            number = root[number]
        return number

    for tile, side, neighbour in neighbours(tiles):
        for part, other in (*_meeting_streets(tile, side, neighbour), *_meeting_rooms(tile, side, neighbour)):
            a, b = find(numbers[part.name]), find(numbers[other.name])
            root[max(a, b)] = min(a, b)
    return [find(number) for number in range(len(root))]


def neighbours(tiles: Sequence[LaidTile]) -> Iterator[tuple[LaidTile, str, LaidTile]]:
    """Each tile with the one that lies east or south of it and touches it: the tile, the side, the other tile."""
    at = {(tile.row, tile.column): tile for tile in tiles if not tile.detached}
    for (row, column), tile in at.items():
        for side, (down, right) in STEP.items():
            other = at.get((row + down, column + right))
            if other is not None:
                yield tile, side, other


def _meeting_streets(tile: LaidTile, side: str, other: LaidTile) -> Iterator[tuple[ZonePart, ZonePart]]:
    places = MEETING_PLACES[side]
    for part in tile.parts:
        for meets in filter(None, map(places.get, part.places)):
            yield from ((part, there) for there in other.parts if meets in there.places and _merge(part, there))


def _meeting_rooms(tile: LaidTile, side: str, other: LaidTile) -> Iterator[tuple[ZonePart, ZonePart]]:
    for edge in tile.edges_on(side, MERGE):
        for there in other.edges_on(OPPOSITE[side], MERGE):
            if common(edge.span, there.span) >= GAP_IN_COMMON:
                yield edge.part, there.part


def _merge(part: ZonePart, other: ZonePart) -> bool:
    return part.is_street and other.is_street and (ROCK in part.tags) == (ROCK in other.tags)


def seam_border(a: ZonePart, b: ZonePart, cuts: Mapping[int, tuple[Cuts, Cuts]]) -> tuple[int, list[range]]:
    """The border between two Zones across a seam, and the cells it runs along; no ranges: all that they share."""
    if a.tile.detached or b.tile.detached:
        return WALL, []
    side = _side_toward(a.tile, b.tile)
    axis = Y if side in ("east", "west") else X
    first, second = a.tile.seam_edge(a, side), b.tile.seam_edge(b, OPPOSITE[side])
    if first is None or second is None:
        return WALL, []
    if (first.kind, second.kind) == (OPENS, OPENS) and a.is_corridor == b.is_corridor:
        return OPEN, []
    if has_gaps(first) or has_gaps(second):
        return _through_gaps(first, second, axis, cuts)
    meeting = is_way_in(first) and is_way_in(second) and common(first.span, second.span) >= GAP_IN_COMMON
    return (OPENING if meeting else WALL), []


def _through_gaps(
    first: SeamEdge, second: SeamEdge, axis: int, cuts: Mapping[int, tuple[Cuts, Cuts]]
) -> tuple[int, list[range]]:
    if has_gaps(first) and has_gaps(second):
        return _leading_through(first, second, axis, cuts, meeting_gaps(first, second))
    way, gap = (second, first) if has_gaps(first) else (first, second)
    border, stretches = _leading_through(way, gap, axis, cuts, _gaps_along(way, gap))
    return border, [] if way.part.is_alley else stretches


def _gaps_along(way: SeamEdge, gap: SeamEdge) -> list[tuple[int, int]]:
    """The gaps of a border that lie along one that is open to them."""
    low, high = way.span
    return [(at, at) for at in gap.at if low <= at <= high] if is_way_in(way) else []


def is_way_in(edge: SeamEdge) -> bool:
    """Whether a Zone is open along all of this border to whatever has a gap there.

    A street has doors to buildings only (CL-PATH-03), but an alley, a corridor or a room without a wall may end at
    the gap of a room. Railroad behind a car ends at its last opening.
    """
    part = edge.part
    return edge.kind == MERGE or (edge.kind == OPENS and (part.is_alley or part.is_corridor or part.is_railroad))


def has_gaps(edge: SeamEdge) -> bool:
    """Whether the border is a wall with gaps, into which doors can be laid."""
    return edge.kind in (GAP, SLOT)


def _side_toward(tile: LaidTile, other: LaidTile) -> str:
    if tile.row == other.row:
        return "east" if tile.column < other.column else "west"
    return "south" if tile.row < other.row else "north"


def meeting_gaps(first: SeamEdge, second: SeamEdge) -> list[tuple[int, int]]:
    """The gaps of two borders that lead through to each other, as pairs of their middles."""
    width = (first.width + second.width) // 2 if first.width and second.width else 0
    tolerance = width - GAP_IN_COMMON if width else GAP_TOLERANCE
    return [(here, there) for here in first.at for there in second.at if abs(here - there) <= tolerance]


def meeting_by_a_strip(tiles: Sequence[LaidTile], least: int) -> Iterator[tuple[SeamEdge, SeamEdge]]:
    """The open sides of two tiles that have at least so much in common."""
    for tile, side, other in neighbours(tiles):
        for one, facing in product(tile.seam_edges, other.seam_edges):
            across = one.side == side and facing.side == OPPOSITE[side]
            if across and one.kind == facing.kind == OPENS and common(one.span, facing.span) >= least:
                yield one, facing


def common(first: tuple[int, int], second: tuple[int, int]) -> int:
    """The length that two stretches have in common."""
    return max(0, min(first[1], second[1]) - max(first[0], second[0]))


def _leading_through(
    first: SeamEdge,
    second: SeamEdge,
    axis: int,
    cuts: Mapping[int, tuple[Cuts, Cuts]],
    met: Sequence[tuple[int, int]],
) -> tuple[int, list[range]]:
    stretches = []
    for pair in met:
        # Only where sight runs on through a Zone does it matter where along its border a gap lies.
        for edge, at in zip((first, second), pair, strict=True):
            if edge.part.seen_through:
                stretches.append(cuts[edge.part.tile.index][axis].stretch(at, fine=False))
    return (OPENING, stretches) if met else (WALL, [])
