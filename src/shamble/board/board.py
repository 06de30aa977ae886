from shamble.board.barriers import BARRICADES, Barrier, Barriers
from shamble.board.cells import LADDER, OPEN, PLANK, CellGrid, shared_edges
from shamble.board.describe import description
from shamble.board.far_sight import FarSight
from shamble.board.faults import no_such
from shamble.board.fitting import Fitted
from shamble.board.layout import Layout, Sight
from shamble.board.paths import Adjacency, Contact, neighbours
from shamble.board.sight import lanes_of, lines_of_sight
from shamble.board.zones import ROOM, STREET, TOWER, Door, Zone


class Board:
    """Zones, borders and sight lines; fixed for a whole game and shared by all its copies.

    What changes (doors, barricades, barbwire, gates) is in the key of a layout; `first_key` is how it is laid out.
    """

    __slots__ = (
        "_contacts", "_far_sight", "_flight", "_grid", "_lanes", "_layouts", "_names", "_opaque", "_rooms", "_switches",
        "_towers", "barriers", "blocked", "doors", "first_key", "height", "ladders", "planks", "tags", "tile_names",
        "width", "zones",
    )  # fmt: skip

    def __init__(
        self,
        zones: tuple[Zone, ...],
        doors: tuple[Door, ...],
        grid: CellGrid,
        tile_names: tuple[str, ...],
        opaque: frozenset[int],
        blocked: frozenset[int] = frozenset(),
        fitted: Fitted | None = None,
    ) -> None:
        self.zones = zones
        self.doors = doors
        self.blocked = blocked
        self.width = grid.width
        self.height = grid.height
        self.tile_names = tile_names
        fitted = fitted or Fitted(Barriers(doors), 0, (), frozenset())
        self._switches = fitted.barriers
        self.barriers: tuple[Barrier, ...] = fitted.barriers.barriers
        self.first_key = fitted.key
        self.planks = fitted.planks
        self.ladders = fitted.ladders
        self._grid = grid
        self.tags: frozenset[str] = frozenset(tag for zone in zones for tag in zone.tags)
        """Every tag that some Zone of the board has: a chapter about others has nothing to do here."""
        self._names = {name: zone.index for zone in zones for name in zone.names}
        self._rooms = [zone.kind == ROOM and "hole" not in zone.tags for zone in zones]  # CL-LOS-09
        self._towers = frozenset(zone.index for zone in zones if zone.kind == TOWER)
        self._opaque = opaque | blocked
        self._lanes = lanes_of(grid, self._opaque)
        self._far_sight: FarSight | None = None
        self._contacts: list[Contact] = self._touching_zones()
        self._layouts: dict[int, Layout] = {}
        self._flight: Layout | None = None

    def _touching_zones(self) -> list[Contact]:
        """All Zones that share an edge or a plank; nobody touches what is blocked (CL-PATH-08, CL-LOS-13)."""
        grid = self._grid
        found = {pair: {grid.borders[e] for e in edges} for pair, edges in shared_edges(grid, grid.labels).items()}
        for pair in self.planks:  # CL-PATH-12
            found.setdefault(pair, set()).add(PLANK)
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
    def far_sight(self) -> FarSight:
        """What those see who see more than others; made when it is first asked for."""
        if self._far_sight is None:
            self._far_sight = FarSight(self._grid, self._rooms, self._towers, self._opaque, self._lanes, self._switches)
        return self._far_sight

    def layout(self, key: int) -> Layout:
        """The board in the arrangement of a key: a bit for each open door, then the states of its barriers.

        Made once for each arrangement.
        """
        found = self._layouts.get(key)
        if found is None:
            found = self._layouts[key] = self._make_layout(key)
        return found

    def _make_layout(self, key: int) -> Layout:
        self._switches.check(key)
        passage = self._switches.passage(key)
        clear = self._switches.clear(key)
        closed = self._switches.closed_pairs(key)
        adjacent = neighbours(len(self.zones), self._contacts, passage, closed)
        prowl = adjacent
        if self.ladders:
            passage[LADDER] = False
            prowl = neighbours(len(self.zones), self._contacts, passage, closed)
        return Layout(
            adjacent,
            prowl,
            # A grab reaches across whatever sight crosses, fences and barricades included: CL-ABOMB-04, CL-ABOMB-06
            neighbours(len(self.zones), self._contacts, clear),
            look=lambda: self._look(clear),
            pave=lambda: self._roads(key),
            imagine=lambda kinds: self.layout(self._switches.imagined_open(key, kinds)),
        )

    def _look(self, clear: list[bool]) -> Sight:
        ends = [room or zone in self._towers for zone, room in enumerate(self._rooms)]
        planks = [pair for pair in self.planks if not self._opaque.intersection(pair)]
        return lines_of_sight(self._lanes, ends, clear, planks)

    def _roads(self, key: int) -> Adjacency:
        """Cars keep to streets; alleys they enter by a double door or torn barbwire alone (CL-CAR-18, -19)."""
        passage = self._switches.drivable(key)
        closed = self._switches.closed_pairs(key)
        contacts = [contact for contact in self._contacts if self._on_the_road(contact)]
        return neighbours(len(self.zones), contacts, passage, closed)

    def _on_the_road(self, contact: Contact) -> bool:
        a, b, borders = contact
        first, second = self.zones[a], self.zones[b]
        if a in self._opaque or b in self._opaque or first.kind != STREET or second.kind != STREET:
            return False
        same = ("indoor-alley" in first.tags) == ("indoor-alley" in second.tags)
        return same or OPEN not in borders

    def zone(self, name: str) -> int:
        """The index of the Zone with this name; a BoardError with the nearest names if there is none."""
        found = self._names.get(name)
        if found is None:
            raise no_such("Zone", name, self._names)
        return found

    @property
    def flight(self) -> Layout:
        """The ways of those who fly: between all Zones that share an edge, whatever stands between or in them."""
        if self._flight is None:
            near: list[list[int]] = [[] for _ in self.zones]
            for a, b in sorted(shared_edges(self._grid, self._grid.labels)):
                near[a].append(b)
                near[b].append(a)
            edges = tuple(tuple(sorted(row)) for row in near)
            flight = Layout(edges, edges, edges, look=tuple, pave=lambda: edges, imagine=lambda kinds: flight)
            self._flight = flight
        return self._flight

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
