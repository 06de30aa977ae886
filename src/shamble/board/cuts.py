"""Where the lines of cells run: the Zone limits of all tiles, snapped, aligned and compressed.

Tile files are read off pictures and never exact, and camp tiles cut their streets elsewhere than city
tiles do. Lines that are meant to be one must become one before cells are made: the slit between them would be
a lane of its own, and sight would run through it.
"""

from bisect import bisect_right
from collections.abc import Iterable
from itertools import pairwise

from shamble.board.laid_tiles import TILE, LaidTile

NOMINAL = (300, 700)
SAME_LINE = 100
DOORWAY = 120

X = 0
Y = 1


class Cuts:
    """The lines across one tile along one axis: as read, as moved, and as lines of the board's grid."""

    __slots__ = ("_grid", "_sides", "finer", "lines", "moved", "pinned")

    def __init__(self, tile: LaidTile, axis: int) -> None:
        limits = {rect[end] for part in tile.parts for rect in part.rects for end in (axis, axis + 2)}
        self._sides = {0, tile.size[axis]}
        self.lines = sorted({*self._sides, *limits})
        self.moved = {line: line for line in self.lines}
        self.pinned = {*self._sides}
        self._snap_street_limits(tile, axis)
        self.finer = self._with_separate_doorways(tile, axis)
        self._grid: dict[int, int] = {}

    def _snap_street_limits(self, tile: LaidTile, axis: int) -> None:
        if tile.size[axis] < TILE:
            return
        placed = {rect[end] for part in tile.parts if part.places for rect in part.rects for end in (axis, axis + 2)}
        for limit in sorted(placed - self._sides):
            nominal = NOMINAL[limit * 2 > TILE]
            self.pinned.add(nominal)
            for line in self.lines:
                if min(limit, nominal) <= line <= max(limit, nominal):
                    self.moved[line] = nominal

    def _with_separate_doorways(self, tile: LaidTile, axis: int) -> list[int]:
        """The lines, and one more between doorways of one stretch of wall that do not face each other.

        Rooms see each other across a street if their doorways are in line (CL-LOS-06); doorways farther apart
        than their own width are not, though they open on the same cell of the street.
        """
        doorways = sorted(
            link.at
            for link in tile.links
            if link.at is not None and link.upright == (axis == Y) and link.a.seen_through != link.b.seen_through
        )
        more = [
            (first + second) // 2
            for first, second in pairwise(doorways)
            if second - first > DOORWAY and bisect_right(self.lines, first) == bisect_right(self.lines, second)
        ]
        return sorted({*self.lines, *more})

    def inner(self) -> list[int]:
        """The lines, as moved, without the tile's own sides."""
        return sorted({*self.moved.values()} - self._sides)

    def reaching(self, tile: LaidTile, axis: int, far: bool) -> set[int]:
        """The lines, as moved, that run into the near or the far side of the tile across this axis."""
        across = 1 - axis
        touching = (
            rect
            for part in tile.parts
            for rect in part.rects
            if (rect[across + 2] == tile.size[across] if far else rect[across] == 0)
        )
        return {self.moved[rect[end]] for rect in touching for end in (axis, axis + 2)}

    def positions(self) -> list[int]:
        """All lines as moved, the finer ones kept in proportion."""
        return sorted({self._moved(line) for line in self.finer})

    def _moved(self, line: int) -> int:
        if line in self.moved:
            return self.moved[line]
        after = bisect_right(self.lines, line)
        low, high = self.lines[after - 1], self.lines[after]
        width = self.moved[high] - self.moved[low]
        return self.moved[low] + width * (line - low) // (high - low)

    def move(self, changes: dict[int, int]) -> None:
        """Move lines on from where they are."""
        self.moved = {line: changes.get(position, position) for line, position in self.moved.items()}

    def number(self, grid: dict[int, int]) -> None:
        """Take over the numbers that the board's grid gives to positions on this tile."""
        self._grid = {line: grid[self._moved(line)] for line in self.finer}

    def on_grid(self, line: int) -> int:
        """The number of a line of the tile file in the board's grid."""
        return self._grid[line]

    def stretch(self, at: int, *, fine: bool) -> range:
        """The cells between the two lines around a place on this axis."""
        lines = self.finer if fine else self.lines
        after = min(max(bisect_right(lines, at), 1), len(lines) - 1)
        return range(self._grid[lines[after - 1]], self._grid[lines[after]])


def lay_lines(strip: list[tuple[LaidTile, Cuts]], axis: int, first: int) -> list[int]:
    """Number the lines of a column (axis X) or row (axis Y) of tiles from `first` on; gives their positions."""
    _align(strip, axis)
    positions = sorted({position for _, cuts in strip for position in cuts.positions()})
    numbers = {position: first + index for index, position in enumerate(positions)}
    for _, cuts in strip:
        cuts.number(numbers)
    return positions


Line = tuple[int, int]
"""A line of one tile: the tile's number in its strip, and the position."""


def _align(strip: list[tuple[LaidTile, Cuts]], axis: int) -> None:
    """Turn lines of neighbouring tiles that run in nearly the same place into one.

    Those that meet at the seam come first, then those that a sight line crosses behind it; nearest first.
    """
    meetings = []
    for number in range(len(strip) - 1):
        (before, cuts_before), (after, cuts_after) = strip[number], strip[number + 1]
        meeting_before = cuts_before.reaching(before, axis, far=True)
        meeting_after = cuts_after.reaching(after, axis, far=False)
        for left in cuts_before.inner():
            for right in cuts_after.inner():
                if abs(left - right) <= SAME_LINE:
                    behind = left not in meeting_before or right not in meeting_after
                    meetings.append((behind, abs(left - right), (number, left), (number + 1, right)))
    group_of: dict[Line, list[Line]] = {}
    for _, _, a, b in sorted(meetings):
        joined = sorted({*group_of.get(a, [a]), *group_of.get(b, [b])})
        if _fits(joined, strip, group_of):
            for line in joined:
                group_of[line] = joined
    for number, (_, cuts) in enumerate(strip):
        cuts.move({line: _common(group, strip) for (owner, line), group in group_of.items() if owner == number})


def _common(group: Iterable[Line], strip: list[tuple[LaidTile, Cuts]]) -> int:
    lines = list(group)
    pinned = [line for number, line in lines if line in strip[number][1].pinned]
    return pinned[0] if pinned else sum(line for _, line in lines) // len(lines)


def _fits(joined: list[Line], strip: list[tuple[LaidTile, Cuts]], group_of: dict[Line, list[Line]]) -> bool:
    """Whether lines can become one without two lines of any tile falling together or changing places."""
    owners = [number for number, _ in joined]
    if len(set(owners)) < len(owners):
        return False
    pinned = {line for number, line in joined if line in strip[number][1].pinned}
    if len(pinned) > 1:
        return False
    common = _common(joined, strip)
    for number, line in joined:
        order = sorted(set(strip[number][1].moved.values()))
        now = [
            common if other == line else _common(group_of.get((number, other), [(number, other)]), strip)
            for other in order
        ]
        if any(low >= high for low, high in pairwise(now)):
            return False
    return True
