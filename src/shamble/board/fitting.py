"""Laying barricade places, barbwire, gates, towers and planks on a board whose walls and doors are done."""

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from shamble.board.balconies import BalconySpec
from shamble.board.barriers import (
    BARRICADES,
    CLOSED_ZONES,
    FENCES,
    GATE_FACES,
    GATES,
    JOINS,
    QUARTERS,
    SIDES,
    SURVIVORS,
    TORN,
    Barrier,
    Barriers,
)
from shamble.board.cells import (
    BARBWIRE,
    DOUBLE_OPENING,
    EAST,
    FENCE,
    LADDER,
    OPEN,
    OPENING,
    RAIL,
    STAIRS,
    WALL,
    CellGrid,
    SharedEdges,
    between,
    door_border,
    is_door,
    shared_edges,
)
from shamble.board.faults import BoardError, no_such
from shamble.board.parts import PartSpec, parts_of
from shamble.board.zones import ROOM, TOWER, Door

MOST_BARRICADES = 3
CLOSED = frozenset({WALL, FENCE, RAIL})
"""Borders that nobody can cross anyway."""


class BarricadeSpec(NamedTuple):
    """A border that can be barricaded: by `size` tokens (0: as many as it needs), of which some are complete."""

    a: str
    b: str
    size: int = 0
    complete: int = 0
    again: bool = True


class GateSpec(NamedTuple):
    """A rotating gate that takes up a whole Zone: its face, and by how many degrees it is turned clockwise."""

    zone: str
    face: str = "L"
    turn: int = 0


class TowerSpec(NamedTuple):
    """A tower that takes up a whole Zone, and the Zone at the foot of its ladder."""

    zone: str
    foot: str


class ExtraZoneSpec(NamedTuple):
    """A token that makes a whole Zone a room, and the Zone toward which its wall has a gap."""

    zone: str
    entry: str


class JoinSpec(NamedTuple):
    """Two Zones that come to be adjacent in the course of a game, for everybody or for Survivors alone."""

    a: str
    b: str
    survivors: bool = False


class Fittings(NamedTuple):
    """The fittings of a board besides doors, by the names of Zones, and the parts of it that move.

    `joins` are Zones that count as adjacent wherever they lie, without seeing each other; `closed` are those that
    nobody enters until something opens them.
    """

    barricades: Sequence[BarricadeSpec] = ()
    torn: Sequence[tuple[str, str]] = ()
    gates: Sequence[GateSpec] = ()
    towers: Sequence[TowerSpec] = ()
    planks: Sequence[tuple[str, str]] = ()
    extra_zones: Sequence[ExtraZoneSpec] = ()
    joins: Sequence[tuple[str, str]] = ()
    later_joins: Sequence[JoinSpec] = ()
    parts: Sequence[PartSpec] = ()
    balconies: Sequence[BalconySpec] = ()
    closed: Sequence[str] = ()

    def kinds(self, index: Callable[[str], int]) -> dict[int, str]:
        """The kinds that Zones become by what is laid on them."""
        towers = {index(tower.zone): TOWER for tower in self.towers}
        return towers | {index(extra.zone): ROOM for extra in self.extra_zones}


class Fitted(NamedTuple):
    """The fittings once laid: barriers, the layout to begin with, ends of planks, and joined Zones."""

    barriers: Barriers
    key: int = 0
    planks: tuple[tuple[int, int], ...] = ()
    ladders: frozenset[tuple[int, int]] = frozenset()
    joins: tuple[tuple[int, int], ...] = ()


class Fitter:
    """Puts fittings on the borders of a grid whose cells are labelled with Zones."""

    def __init__(
        self, grid: CellGrid, index: Callable[[str], int], names: Mapping[int, str], doors: Sequence[Door]
    ) -> None:
        self.grid = grid
        self.index = index
        self.names = names
        self.doors = doors
        self.shared: SharedEdges = shared_edges(grid, grid.labels)
        self.barriers: list[Barrier] = []
        self.first: list[int] = []
        self.ladders: set[tuple[int, int]] = set()

    def fit(self, fittings: Fittings, printed_planks: Sequence[tuple[int, int]] = ()) -> Fitted:
        """Lay everything; a BoardError names what does not fit in its place."""
        for tower in fittings.towers:
            self._tower(tower)
        for extra in fittings.extra_zones:
            self._extra_zone(extra)
        for gate in fittings.gates:
            self._gate(gate)
        self._barbwire(fittings.torn)
        for place in fittings.barricades:
            self._barricade(place)
        for spec in fittings.later_joins:
            pair = self._pair(f"join {spec.a}-{spec.b}", spec.a, spec.b, touch=False)
            self._add(JOINS, pair, f"{spec.a}-{spec.b}", 0, face=SURVIVORS if spec.survivors else "")
        for name in fittings.closed:
            zone = self.index(name)
            self._add(CLOSED_ZONES, (zone, zone), name, 1)
        parts = parts_of(fittings.parts)
        barriers = Barriers(self.doors, self.barriers, self._unmarked, parts)
        key = 0
        for barrier, state in zip(self.barriers, self.first, strict=True):
            key = barrier.put(key, state)
        for part in parts:
            key = part.put(key, part.first)
        laid = [self._pair(f"plank {a}-{b}", a, b, touch=False) for a, b in fittings.planks]
        planks = tuple(dict.fromkeys([*(_sorted(*pair) for pair in printed_planks), *laid]))
        joins = tuple(self._pair(f"join {a}-{b}", a, b, touch=False) for a, b in fittings.joins)
        return Fitted(barriers, key, planks, frozenset(self.ladders), joins)

    def _add(
        self,
        kind: str,
        pair: tuple[int, int],
        name: str,
        state: int,
        *,
        size: int = 1,
        again: bool = True,
        face: str = "L",
    ) -> Barrier:
        barrier = Barrier(len(self.barriers), kind, *pair, name, size=size, again=again, face=face)
        self.barriers.append(barrier)
        self.first.append(state)
        return barrier

    def _pair(self, called: str, a: str, b: str, *, touch: bool = True) -> tuple[int, int]:
        pair = _sorted(self.index(a), self.index(b))
        if pair[0] == pair[1]:
            raise BoardError(f"{called}: found one Zone twice, expected two")
        if touch and not between(self.shared, *pair):
            raise BoardError(f"{called}: these Zones do not touch; {a} touches {self._touched(self.index(a))}")
        return pair

    def _touched(self, zone: int) -> str:
        near = [b if a == zone else a for a, b in self.shared if zone in (a, b)]
        return ", ".join(self.names[other] for other in sorted(near)) or "nothing"

    def _edges_of(self, zone: int) -> list[tuple[int, int]]:
        """(edge, Zone beyond) of everything around a Zone."""
        return [
            (edge, b if a == zone else a) for (a, b), edges in self.shared.items() if zone in (a, b) for edge in edges
        ]

    def _extra_zone(self, spec: ExtraZoneSpec) -> None:
        """CL-EXTRAZONE-01: a wall all round with one gap, in which a door may lie."""
        zone, entry = self.index(spec.zone), self.index(spec.entry)
        self._pair(f"extra Zone {spec.zone}, entry", spec.zone, spec.entry)
        for edge, beyond in self._edges_of(zone):
            if not is_door(self.grid.borders[edge]):
                self.grid.borders[edge] = OPENING if beyond == entry else WALL

    def _tower(self, spec: TowerSpec) -> None:
        """CL-TOWER-02, -05: no walls around it, but only the ladder leads in."""
        called = f"tower {spec.zone}"
        zone, foot = self.index(spec.zone), self.index(spec.foot)
        self._pair(f"{called}, ladder", spec.zone, spec.foot)
        for edge, beyond in self._edges_of(zone):
            if is_door(self.grid.borders[edge]):
                raise BoardError(f"{called}: a door lies on its edge; a tower has a ladder instead")
            if beyond == foot:
                self.grid.borders[edge] = LADDER
            elif self.grid.borders[edge] != WALL:
                self.grid.borders[edge] = RAIL
        self.ladders.add(_sorted(zone, foot))

    def _gate(self, spec: GateSpec) -> None:
        """CL-GATE-01: each side that is not walled up is open or closed as the gate stands."""
        called = f"gate {spec.zone}"
        if spec.face not in GATE_FACES:
            raise no_such(f"face of a gate (for {spec.zone})", spec.face, GATE_FACES)
        if spec.turn % 90:
            raise BoardError(f"{called}: turn {spec.turn}; expected 0, 90, 180 or 270")
        zone = self.index(spec.zone)
        state = spec.turn // 90 % QUARTERS
        gate = self._add(GATES, (zone, zone), spec.zone, state, face=spec.face)
        for edge, _ in self._edges_of(zone):
            if self.grid.borders[edge] in (OPEN, OPENING, DOUBLE_OPENING):
                self.grid.borders[edge] = gate.border + self._side(edge, zone)
            elif self.grid.borders[edge] not in (WALL, RAIL):
                raise BoardError(f"{called}: a door, fence or other gate lies on its edge already")

    def _side(self, edge: int, zone: int) -> int:
        """The side of a Zone on which one of its edges lies, as an index of SIDES."""
        before = self.grid.labels[edge >> 1] == zone
        side = "east" if edge % 2 == EAST else "south"
        return (SIDES.index(side) + (0 if before else 2)) % QUARTERS

    def _barbwire(self, torn: Sequence[tuple[str, str]]) -> None:
        """CL-FENCE-01: each stretch of barbwire between two Zones is one section."""
        gaps = [self._pair(f"torn barbwire {a}-{b}", a, b) for a, b in torn]
        for pair in sorted(self.shared):
            wire = [edge for edge in self.shared[pair] if self.grid.borders[edge] == BARBWIRE]
            if not wire:
                continue
            name = f"{self.names[pair[0]]}-{self.names[pair[1]]}"
            fence = self._add(FENCES, pair, name, TORN if pair in gaps else 0)
            for edge in wire:
                self.grid.borders[edge] = fence.border
        fenced = [(barrier.a, barrier.b) for barrier in self.barriers if barrier.kind == FENCES]
        for (a, b), gap in zip(torn, gaps, strict=True):
            if gap not in fenced:
                raise BoardError(f"torn barbwire {a}-{b}: there is no barbwire between these Zones")

    def _barricade(self, spec: BarricadeSpec) -> None:
        """CL-BARRICADE-03, -04: one closes a door's width, two a double door or a street."""
        called = f"barricade {spec.a}-{spec.b}"
        pair = self._pair(called, spec.a, spec.b)
        if any((one.a, one.b) == pair and one.kind == BARRICADES for one in self.barriers):
            raise BoardError(f"{called}: this border is named already; name it once")
        borders = self._borders(pair)
        if borders <= CLOSED:
            raise BoardError(f"{called}: nobody can cross this border anyway")
        size = spec.size or self._needed(borders)
        if not 1 <= size <= MOST_BARRICADES or not 0 <= spec.complete <= size:
            raise BoardError(f"{called}: found {spec.complete} complete of {size}, expected 0 to at most 3")
        self._add(BARRICADES, pair, f"{spec.a}-{spec.b}", spec.complete, size=size, again=spec.again)

    def _unmarked(self) -> list[Barrier]:
        """CL-COMP-25: every other border that somebody could cross."""
        marked = {(one.a, one.b) for one in self.barriers if one.kind == BARRICADES}
        found = [pair for pair in sorted(self.shared) if pair not in marked and not self._borders(pair) <= CLOSED]
        names = [f"{self.names[a]}-{self.names[b]}" for a, b in found]
        return [
            Barrier(len(self.barriers) + at, BARRICADES, *pair, names[at], size=self._needed(self._borders(pair)))
            for at, pair in enumerate(found)
        ]

    def _borders(self, pair: tuple[int, int]) -> set[int]:
        return {self.grid.borders[edge] for edge in between(self.shared, *pair)}

    def _needed(self, borders: set[int]) -> int:
        double = {door_border(door.index) for door in self.doors if door.double}
        return 2 if borders & ({OPEN, DOUBLE_OPENING, STAIRS} | double) else 1


def _sorted(a: int, b: int) -> tuple[int, int]:
    return (a, b) if a < b else (b, a)
