"""Better sight than usual: deeper into buildings, over them, through everything."""

from collections.abc import Iterator, Sequence

from shamble.board.barriers import Barriers
from shamble.board.cells import CellGrid
from shamble.board.sight import Lane, lanes_of

Seen = dict[int, int]
"""Zones in sight with their Range."""


class FarSight:
    """The Zones that somebody with better eyes sees from a Zone, each answer worked out once."""

    __slots__ = ("_barriers", "_grid", "_known", "_lanes", "_long_lanes", "_opaque", "_rooms", "_sides", "_towers")

    def __init__(
        self,
        grid: CellGrid,
        rooms: Sequence[bool],
        towers: frozenset[int],
        opaque: frozenset[int],
        lanes: tuple[Lane, ...],
        barriers: Barriers,
    ) -> None:
        self._grid = grid
        self._rooms = rooms
        self._opaque = opaque
        self._lanes = lanes
        self._towers = towers
        self._barriers = barriers
        self._long_lanes = lanes_of(grid, frozenset(), through_walls=True)
        self._sides = list(_sides(grid))
        self._known: dict[tuple[object, ...], Seen] = {}

    def deep(self, zone: int, layout_key: int, rooms: int) -> Seen:
        """Lines that end only in the room of this number that they enter."""
        key = ("deep", zone, layout_key, rooms)
        if key not in self._known:
            self._known[key] = self._deep(zone, self._barriers.clear(layout_key), rooms)
        return self._known[key]

    def _deep(self, zone: int, clear: list[bool], rooms: int) -> Seen:
        seen = {zone: 0}
        for ray in _rays(zone, self._lanes):
            entered = 0
            for distance, (other, border) in enumerate(ray, 1):
                if not clear[border] or entered == rooms:
                    break
                _note(seen, other, distance)
                if other in self._towers:
                    break
                entered += self._rooms[other]
        return dict(sorted(seen.items()))

    def round_corners(self, zone: int, layout_key: int) -> Seen:
        """From room to room in one direction, wherever in the walls the openings are: lines in the shape of a Z."""
        key = ("round-corners", zone, layout_key)
        if key not in self._known:
            clear = self._barriers.clear(layout_key)
            seen = self._deep(zone, clear, len(self._rooms))
            for steps in self._sides:
                reached = ahead = {zone} if self._rooms[zone] else set()
                distance = 0
                while ahead:
                    distance += 1
                    ahead = {b for a, b, border in steps if a in ahead and clear[border] and self._rooms[b]} - reached
                    reached = reached | ahead
                    for other in ahead:
                        _note(seen, other, distance)
            self._known[key] = dict(sorted(seen.items()))
        return self._known[key]

    def over_buildings(self, zone: int, layout_key: int, *, everything: bool = False) -> Seen:
        """The street Zones beyond buildings; beyond `everything`, also walls in the open and what hides a Zone."""
        key = ("over", zone, layout_key, everything)
        if key not in self._known:
            self._known[key] = self._over(zone, self._barriers.clear(layout_key), everything)
        return self._known[key]

    def _over(self, zone: int, clear: list[bool], everything: bool) -> Seen:
        seen: Seen = {}
        if self._rooms[zone] or zone in self._opaque:
            return seen
        for ray in _rays(zone, self._long_lanes):
            inside = False
            for distance, (other, border) in enumerate(ray, 1):
                of_building = inside or self._rooms[other]
                if not everything and (other in self._opaque or not (clear[border] or of_building)):
                    break
                inside = self._rooms[other]
                if not inside and other not in self._opaque:
                    _note(seen, other, distance)
                if other in self._towers and not everything:
                    break
        return dict(sorted(seen.items()))

    def straight(self, zone: int) -> Seen:
        """Every Zone in a straight line, whatever lies between."""
        key = ("straight", zone)
        if key not in self._known:
            seen = {zone: 0}
            for ray in _rays(zone, self._long_lanes):
                for distance, (other, _) in enumerate(ray, 1):
                    _note(seen, other, distance)
            self._known[key] = dict(sorted(seen.items()))
        return self._known[key]


def _note(seen: Seen, zone: int, distance: int) -> None:
    seen[zone] = min(distance, seen.get(zone, distance))


def _rays(zone: int, lanes: Sequence[Lane]) -> Iterator[list[tuple[int, int]]]:
    """(Zone, border before it) along every lane away from a Zone, in both directions."""
    for zones, borders in lanes:
        for at, start in enumerate(zones):
            if start == zone:
                yield list(zip(zones[at + 1 :], borders[at:], strict=True))
                yield list(zip(zones[:at][::-1], borders[:at][::-1], strict=True))


def _sides(grid: CellGrid) -> Iterator[list[tuple[int, int, int]]]:
    """(Zone, neighbour, border) of all steps towards each of the four sides of the board."""
    for side in range(2):
        steps = [
            (grid.labels[cell], grid.labels[other], grid.borders[edge])
            for edge, cell, other in grid.edges()
            if edge % 2 == side and grid.labels[cell] != grid.labels[other]
        ]
        yield steps
        yield [(b, a, border) for a, b, border in steps]
