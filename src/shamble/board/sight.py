from collections.abc import Iterable, Sequence

from shamble.board.cells import EAST, INSIDE, NOTHING, SOUTH, WALL, CellGrid

Lane = tuple[tuple[int, ...], tuple[int, ...]]
"""Zones met along one line, and the border after each but the last."""


def lanes_of(grid: CellGrid, opaque: frozenset[int], *, through_walls: bool = False) -> tuple[Lane, ...]:
    """The straight lines of cells, parallel to the board's edges, along which sight can run (CL-LOS-01).

    They are cut at walls, at the ends of the board and at opaque Zones, into, through and out of which
    nothing is ever seen (CL-LOS-14, CL-TENT-06). Equal lanes are kept once. For those who see where nobody
    else does the walls can be left in the lanes.
    """
    found: dict[Lane, None] = {}
    for row in range(grid.height):
        _cut(grid, range(row * grid.width, (row + 1) * grid.width), EAST, opaque, found, through_walls)
    for column in range(grid.width):
        _cut(grid, range(column, len(grid.labels), grid.width), SOUTH, opaque, found, through_walls)
    return tuple(found)


def _cut(
    grid: CellGrid, line: range, side: int, opaque: frozenset[int], found: dict[Lane, None], through_walls: bool
) -> None:
    zones: list[int] = []
    borders: list[int] = []

    def finish() -> None:
        if len(zones) > 1:
            found[tuple(zones), tuple(borders)] = None
        zones.clear()
        borders.clear()

    before = WALL
    goes_on = False
    for cell in line:
        zone = grid.labels[cell]
        dark = zone == NOTHING or zone in opaque
        if dark or not goes_on:
            finish()
        if not dark and not (zones and before == INSIDE):
            if zones:
                borders.append(before)
            zones.append(zone)
        before = grid.borders[2 * cell + side]
        goes_on = not dark and (through_walls or before != WALL)
    finish()


def lines_of_sight(
    lanes: Sequence[Lane], ends: Sequence[bool], clear: Sequence[bool], planks: Iterable[tuple[int, int]] = ()
) -> tuple[dict[int, int], ...]:
    """For each Zone, the Zones seen from it with their range, itself at range 0. `ends`: where a line goes no further.

    A line runs through any number of street Zones (CL-LOS-02, CL-ALLEY-03) and may start in a room, but ends
    in the first room it enters (CL-LOS-04, CL-LOS-05, CL-LOS-06). As a line may start anywhere in a Zone,
    rooms that share an opening always see each other, however they lie (CL-LOS-03). Towers too can be seen, not seen
    through (CL-LOS-11); the ends of a plank see each other across whatever lies between (CL-LOS-10).
    """
    seen: list[dict[int, int]] = [{zone: 0} for zone in range(len(ends))]
    for zones, borders in lanes:
        for start, zone in enumerate(zones):
            for step in range(start, len(borders)):
                if not clear[borders[step]]:
                    break
                other = zones[step + 1]
                distance = step + 1 - start
                if seen[zone].get(other, distance + 1) > distance:
                    seen[zone][other] = distance
                    seen[other][zone] = distance
                if ends[other]:
                    break
    for a, b in planks:
        seen[a][b] = seen[b][a] = 1
    return tuple(dict(sorted(row.items())) for row in seen)
