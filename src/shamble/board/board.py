from collections.abc import Callable, Container, Mapping, Sequence
from itertools import product
from typing import NamedTuple

from shamble.board.balconies import Balcony, seen_with_balconies
from shamble.board.barriers import BARRICADES, JOINS, SURVIVORS, Barrier, Part
from shamble.board.cells import JOINED, LADDER, OPEN, PLANK, SANDBAGS, CellGrid, shared_edges
from shamble.board.describe import description
from shamble.board.far_sight import FarSight
from shamble.board.faults import BoardError, no_such
from shamble.board.fitting import Fitted, Fittings
from shamble.board.layout import Layout, Sight
from shamble.board.parts import Arrangement, Roster, arrangements, number_in
from shamble.board.paths import Adjacency, Contact, neighbours
from shamble.board.railroads import RailPlace
from shamble.board.sight import lanes_of, lines_of_sight
from shamble.board.zones import STATUE, STREET, TANK, TOWER, Door, Zone, ends_sight


class BoardData(NamedTuple):
    """The makings of a board: the Zones that are there, doors, cells, names of tiles, and the fittings on it."""

    zones: tuple[Zone, ...]
    doors: tuple[Door, ...]
    grid: CellGrid
    tile_names: tuple[str, ...]
    opaque: frozenset[int]
    blocked: frozenset[int]
    fitted: Fitted
    balconies: tuple[Balcony, ...] = ()
    rails: tuple[RailPlace, ...] = ()
    loose: frozenset[str] = frozenset()
    """The names of Zones on tiles that are exchanged when parts of the board move."""
    parted: tuple[tuple[int, int], ...] = ()
    """Zones that meet as their tiles are printed, and do not where limits that nearly meet count as one line."""


def _doors_at(zones: Sequence[Zone], doors: Sequence[Door]) -> tuple[tuple[Door, ...], ...]:
    return tuple([tuple([one for one in doors if zone.index in (one.a, one.b)]) for zone in zones])


def _tagged(zones: Sequence[Zone], tag: str) -> frozenset[int]:
    return frozenset(zone.index for zone in zones if tag in zone.tags)


def _lasting_names(zones: Sequence[Zone], loose: frozenset[str]) -> dict[str, str]:
    lasting = [zone for zone in zones if zone.name not in loose]
    return {name: zone.name for zone in lasting for name in zone.names if name in loose}


class Board:
    """Zones, borders and sight lines; fixed for a whole game and shared by all its copies.

    The key of a layout says how doors, barricades, barbwire and gates are; `first_key` is the one to begin with.
    A board with `parts` that move is one of several, one for each arrangement of them (`at`); all have the same Zones,
    of which only those with cells are `there`.
    """

    __slots__ = (
        "_closed", "_contacts", "_far_sight", "_flight", "_grid", "_lanes", "_opaque", "_rooms", "_siblings",
        "_switches", "_tanks", "_towers", "balconies", "barriers", "blocked", "doors", "doors_at", "first_key",
        "has_joins", "height", "joins", "ladders", "layouts", "names", "parted", "parts", "planks", "rails", "steady",
        "tags", "there", "tile_names", "width", "zones",
    )  # fmt: skip

    def __init__(self, laid: BoardData) -> None:
        zones, doors, grid, tile_names, opaque, blocked, fitted, self.balconies, self.rails, loose, self.parted = laid
        self.zones = zones
        self.there = tuple(zone for zone in zones if zone.cells)
        self.doors = doors
        self.doors_at = _doors_at(zones, doors)
        """The doors on the edges of each Zone."""
        self.blocked = blocked
        self.width = grid.width
        self.height = grid.height
        self.tile_names = tile_names
        self._siblings: Sequence[Board] = (self,)
        self._switches = fitted.barriers
        self.barriers: tuple[Barrier, ...] = fitted.barriers.barriers
        self.parts: tuple[Part, ...] = fitted.barriers.parts
        self.first_key = fitted.key
        self.has_joins = any(one.kind == JOINS for one in self.barriers)
        """Whether Zones may come to be adjacent in the course of a game."""
        self.planks = fitted.planks
        self.joins = fitted.joins
        self.ladders = fitted.ladders
        self._grid = grid
        self.tags: frozenset[str] = frozenset(tag for zone in zones for tag in zone.tags)
        """Every tag that some Zone of the board has: a chapter about others has nothing to do here."""
        away = {zone.name: zone.index for zone in zones if not zone.cells}
        self.names: dict[str, int] = away | {name: zone.index for zone in self.there for name in zone.names}
        """Every name of every Zone; the name of one that is away may be one of another Zone's while they are fused."""
        self.steady: dict[str, str] = _lasting_names(self.there, loose)
        """Names of streets on tiles that are exchanged, and the lasting names of their Zones."""
        self._rooms = [ends_sight(zone.kind, zone.tags) for zone in zones]
        self._tanks = _tagged(zones, TANK)
        self._closed = _tagged(zones, STATUE)
        self._towers = self._closed | self._tanks | {zone.index for zone in zones if zone.kind == TOWER}
        """The Zones that can be seen, and not seen through (CL-LOS-11, WZ-TANK-01, -02)."""
        self._opaque = opaque | blocked
        self._lanes = lanes_of(grid, self._opaque)
        self._far_sight: FarSight | None = None
        self._contacts: list[Contact] = self._touching_zones()
        self.layouts: dict[int, Layout] = {}
        """Those that were made so far (`layout`)."""
        self._flight: Layout | None = None

    def _touching_zones(self) -> list[Contact]:
        """All Zones that share an edge or a plank; nobody touches what is blocked (CL-PATH-08, CL-LOS-13)."""
        grid = self._grid
        found = {pair: {grid.borders[e] for e in edges} for pair, edges in shared_edges(grid, grid.labels).items()}
        for pair in self.planks:  # CL-PATH-12
            found.setdefault(pair, set()).add(PLANK)
        for pair in self.joins:
            found.setdefault(pair, set()).add(JOINED)
        for balcony in self.balconies:
            found[min(balcony.zone, balcony.room), max(balcony.zone, balcony.room)] = {JOINED}
        for barrier in self.barriers:
            if barrier.kind == JOINS:
                found.setdefault((barrier.a, barrier.b), set()).add(barrier.border)
        return [
            (a, b, tuple(sorted(borders)))
            for (a, b), borders in sorted(found.items())
            if a not in self.blocked and b not in self.blocked
        ]

    @property
    def grid(self) -> CellGrid:
        """The cells and the borders between them, for those who draw the board."""
        return self._grid

    @property
    def is_tall(self) -> bool:
        """Whether it is taller than wide, and shown turned a quarter to the right where width is dear."""
        return self._grid.rows[-1] > self._grid.columns[-1]

    @property
    def far_sight(self) -> FarSight:
        """The sight of those who see more than others; made when first asked for."""
        if self._far_sight is None:
            self._far_sight = FarSight(self._grid, self._rooms, self._towers, self._opaque, self._lanes, self._switches)
        return self._far_sight

    def layout(self, key: int) -> Layout:
        """The board in the arrangement of a key: a bit for each open door, then the states of its barriers.

        Made once for each arrangement.
        """
        found = self.layouts.get(key)
        if found is None:
            found = self.layouts[key] = self._make_layout(key)
        return found

    def _make_layout(self, key: int) -> Layout:
        self._switches.check(key)
        laid = self.at(key)
        if laid is not self:
            return laid.layout(key)
        passage = self._switches.passage(key)
        clear = self._switches.clear(key)
        closed = self._switches.closed_pairs(key)
        shut = self._closed | self._switches.closed_zones(key)
        adjacent = _without_entry(neighbours(len(self.zones), self._contacts, passage, closed), shut)
        prowl = adjacent
        if self.ladders or self.has_joins:
            passage[LADDER] = False
            for barrier in self.barriers:
                if barrier.kind == JOINS and barrier.face == SURVIVORS:
                    passage[barrier.border] = False
            prowl = _without_entry(neighbours(len(self.zones), self._contacts, passage, closed), shut)
        return Layout(
            adjacent,
            prowl,
            # A grab reaches across whatever sight crosses, fences and barricades included: CL-ABOMB-04, CL-ABOMB-06
            neighbours(len(self.zones), self._contacts, clear),
            look=lambda: self._look(clear),
            pave=lambda: self._roads(key),
            imagine=lambda kinds: self.layout(self._switches.imagined_open(key, kinds)),
            one_way=bool(shut),
            hinder=self._hinder(passage, closed, shut),
        )

    def _hinder(
        self, passage: list[bool], closed: Container[tuple[int, int]], shut: frozenset[int]
    ) -> Callable[[Layout], Layout] | None:
        """The way to the layout without ways over sandbags or onto a Tank; None where there is neither."""
        if not self._tanks and not any(SANDBAGS in borders for _, _, borders in self._contacts):
            return None

        def hindered(plain: Layout) -> Layout:
            over = [lets and border != SANDBAGS for border, lets in enumerate(passage)]
            near = _without_entry(neighbours(len(self.zones), self._contacts, over, closed), shut)
            ways = tuple(tuple(zone for zone in row if zone not in self._tanks) for row in near)
            return Layout(
                ways,
                ways,
                plain.grab_adjacent,
                look=lambda: plain.sight,
                pave=lambda: plain.roads,
                imagine=lambda kinds: plain.as_if_open(*kinds).hindered,
                one_way=True,
            )

        return hindered

    def _look(self, clear: list[bool]) -> Sight:
        ends = [room or zone in self._towers for zone, room in enumerate(self._rooms)]
        planks = [pair for pair in self.planks if not self._opaque.intersection(pair)]
        sight = lines_of_sight(self._lanes, ends, clear, planks)
        if not self.balconies:
            return sight
        return seen_with_balconies(sight, self.balconies, [zone.kind == STREET for zone in self.zones])

    def _roads(self, key: int) -> Adjacency:
        """Cars keep to streets; alleys they enter by a double door or torn barbwire alone (CL-CAR-18, -19)."""
        passage = self._switches.drivable(key)
        closed = self._switches.closed_pairs(key)
        contacts = [contact for contact in self._contacts if self._on_the_road(contact)]
        return neighbours(len(self.zones), contacts, passage, closed)

    def _on_the_road(self, contact: Contact) -> bool:
        a, b, borders = contact
        first, second = self.zones[a], self.zones[b]
        shut = self._opaque | self._closed | self._tanks
        if a in shut or b in shut or first.kind != STREET or second.kind != STREET:
            return False
        same = ("indoor-alley" in first.tags) == ("indoor-alley" in second.tags)
        return same or OPEN not in borders

    def at(self, key: int) -> "Board":
        """The board as it is laid in the arrangement of a key: itself, unless parts of it have moved."""
        return self._siblings[number_in(self.parts, key)]

    def part(self, name: str) -> Part:
        """The part with this name; a BoardError with the nearest names if there is none."""
        found = next((part for part in self.parts if part.name == name), None)
        if found is None:
            raise no_such("part of the board", name, [part.name for part in self.parts])
        return found

    def moved(self, key: int, part: Part, state: str) -> int:
        """The key after a part has moved; a barricade stays where its border does, marked or not."""
        if state not in part.states:
            raise no_such(f"state of the part {part.name}", state, part.states)
        after = part.put(self._switches.marked(key), part.states.index(state))
        laid = self.at(after)
        for barrier in self.standing(key)[len(self.barriers) :]:
            same = laid.barrier_between(laid.now(barrier.a), laid.now(barrier.b), BARRICADES)
            after = after if same is None else same.put(after, barrier.state(key))
        return after

    def moves(self, key: int) -> list[int]:
        """The keys of all arrangements that its parts can have, this one's among them."""
        states = product(*(range(len(part.states)) for part in self.parts))
        return [_put_all(self.parts, key, arrangement) for arrangement in states]

    def now(self, zone: int) -> int:
        """The Zone to which the place of a Zone belongs: another one where it is fused, itself where it is away."""
        return self.names[self.zones[zone].name]

    def zone(self, name: str) -> int:
        """The index of the Zone with this name; a BoardError with the nearest names if there is none."""
        found = self.names.get(name)
        if found is None:
            raise no_such("Zone", name, self.names)
        return found

    @property
    def flight(self) -> Layout:
        """The neighbours for those who fly: all Zones that share an edge, whatever stands between or in them."""
        if self._flight is None:
            near: list[list[int]] = [[] for _ in self.zones]
            for a, b in sorted(shared_edges(self._grid, self._grid.labels)):
                near[a].append(b)
                near[b].append(a)
            edges = tuple(tuple(sorted(row)) for row in near)
            flight = Layout(edges, edges, edges, look=tuple, pave=lambda: edges, imagine=lambda kinds: flight)
            self._flight = flight
        return self._flight

    def has_blind_side(self, zone: int, key: int = 0) -> bool:
        """Whether a wall, a closed door or the end of the board lies along some edge of a Zone."""
        grid, clear = self._grid, self._switches.clear(key)
        for column, row in self.zones[zone].cells:
            for right, down in ((1, 0), (0, 1), (-1, 0), (0, -1)):
                if grid.is_blind(column, row, right, down, clear):
                    return True
        return False

    def barriers_at(self, zone: int, kind: str) -> list[Barrier]:
        """The barriers of a kind on the edges of a Zone."""
        return [barrier for barrier in self.barriers if barrier.kind == kind and zone in (barrier.a, barrier.b)]

    def barrier_between(self, a: int, b: int, kind: str) -> Barrier | None:
        """The barrier of a kind between two Zones; a barricade's place need not be marked."""
        pair = (min(a, b), max(a, b))
        found = next((one for one in self.barriers if one.kind == kind and (one.a, one.b) == pair), None)
        if found is None and kind == BARRICADES:
            found = next((one for one in self._switches.unmarked if (one.a, one.b) == pair), None)
        return found

    def unmarked_at(self, zone: int) -> list[Barrier]:
        """The borders of a Zone that could be barricaded though nobody marked them."""
        found = [one for one in self._switches.unmarked if zone in (one.a, one.b)]
        return [one for one in found if not self.blocked.intersection((one.a, one.b))]

    def standing(self, key: int) -> tuple[Barrier, ...]:
        """The barriers of the board, with the barricades that were built where no place for them is marked."""
        return self._switches.standing(key)

    def touching(self, a: int, b: int, key: int = 0) -> bool:
        """Whether two Zones share an edge that is not all wall or closed door; a fence does not part them."""
        return b in self.layout(key).grab_adjacent[a]

    def describe(self, key: int = 0) -> str:
        """The board as text: the cells with their borders, then every Zone with its neighbours and sight."""
        return description(self._grid, self.zones, self.doors, self.barriers, self.tile_names, key, self.layout(key))


def _without_entry(adjacent: Adjacency, shut: frozenset[int]) -> Adjacency:
    """AD-MOVE-08, -10: nobody steps onto closed ground; whoever is there can leave it."""
    if not shut:
        return adjacent
    return tuple(tuple(zone for zone in row if zone not in shut) for row in adjacent)


def lay_board(fittings: Fittings, lay: Callable[[Arrangement, Roster], BoardData]) -> Board:
    """The board in the arrangement to begin with; `lay` makes its data in any of them."""
    roster = Roster()
    laid = []
    for arrangement in arrangements(fittings.parts):
        try:
            laid.append(lay(arrangement, roster))
        except BoardError as error:
            if not arrangement:
                raise
            states = zip(fittings.parts, arrangement, strict=True)
            told = ", ".join(f"{part.name} {state.name}" for part, state in states)
            raise BoardError(f"with {told}: {error}") from None
    _check_alike(laid)
    known: dict[int, Zone] = {}
    names: dict[str, int] = {}
    for one in laid:
        known = {zone.index: zone.away() for zone in one.zones} | known
        names = {name: zone.index for zone in one.zones for name in zone.names} | names
    siblings = [Board(one._replace(zones=_with_those_away(one.zones, known))) for one in laid]
    for board in siblings:
        board._siblings = siblings
        board.names = names | board.names
        board.steady = siblings[number_in(board.parts, board.first_key)].steady
    return siblings[0].at(siblings[0].first_key)


def _put_all(parts: Sequence[Part], key: int, states: Sequence[int]) -> int:
    for part, state in zip(parts, states, strict=True):
        key = part.put(key, state)
    return key


def _with_those_away(zones: Sequence[Zone], known: Mapping[int, Zone]) -> tuple[Zone, ...]:
    there = {zone.index: zone for zone in zones}
    return tuple(there.get(index, known[index]) for index in range(len(known)))


def _check_alike(laid: Sequence[BoardData]) -> None:
    """A barrier has the same bits of the key in all arrangements."""
    found = [[f"{one.kind} {one.name}" for one in board.fitted.barriers.barriers] for board in laid]
    for other in found:
        if other != found[0]:
            odd = next(name for name in [*found[0], *other] if (name in found[0]) != (name in other))
            raise BoardError(f"{odd}: it is not there in all states of the parts; lay it where nothing moves")
