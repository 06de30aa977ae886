from shamble.board.cells import CellGrid, clear_table, passage_table, shared_edges
from shamble.board.describe import description
from shamble.board.far_sight import FarSight
from shamble.board.faults import BoardError, no_such
from shamble.board.layout import Layout
from shamble.board.paths import Adjacency, Contact, neighbours
from shamble.board.sight import lanes_of, lines_of_sight
from shamble.board.zones import ROOM, Door, Zone


class Board:
    """Zones, borders and sight lines; fixed for a whole game and shared by all its copies."""

    __slots__ = (
        "_contacts", "_edges", "_far_sight", "_grid", "_lanes", "_layouts", "_names", "_opaque", "_rooms",
        "blocked", "doors", "height", "tile_names", "width", "zones",
    )  # fmt: skip

    def __init__(
        self,
        zones: tuple[Zone, ...],
        doors: tuple[Door, ...],
        grid: CellGrid,
        tile_names: tuple[str, ...],
        opaque: frozenset[int],
        blocked: frozenset[int] = frozenset(),
    ) -> None:
        self.zones = zones
        self.doors = doors
        self.blocked = blocked
        self.width = grid.width
        self.height = grid.height
        self.tile_names = tile_names
        self._grid = grid
        self._names = {name: zone.index for zone in zones for name in zone.names}
        self._rooms = [zone.kind == ROOM for zone in zones]
        self._opaque = opaque | blocked
        self._lanes = lanes_of(grid, self._opaque)
        self._far_sight: FarSight | None = None
        self._contacts: list[Contact] = [
            (a, b, tuple(sorted({grid.borders[edge] for edge in edges})))
            for (a, b), edges in sorted(shared_edges(grid, grid.labels).items())
            if a not in blocked and b not in blocked  # CL-PATH-08, CL-LOS-13
        ]
        self._layouts: dict[int, Layout] = {}
        self._edges: Adjacency | None = None

    @property
    def grid(self) -> CellGrid:
        """The cells and the borders between them, for those who draw the board."""
        return self._grid

    @property
    def far_sight(self) -> FarSight:
        """What those see who see more than others; made when it is first asked for."""
        if self._far_sight is None:
            self._far_sight = FarSight(self._grid, self._rooms, self._opaque, self._lanes, len(self.doors))
        return self._far_sight

    def layout(self, open_doors: int) -> Layout:
        """The board with the doors open whose bits are set; made once for each arrangement."""
        found = self._layouts.get(open_doors)
        if found is None:
            found = self._layouts[open_doors] = self._make_layout(open_doors)
        return found

    def _make_layout(self, open_doors: int) -> Layout:
        doors = len(self.doors)
        if open_doors < 0 or open_doors >> doors:
            raise BoardError(f"open doors {open_doors:#b}: this board has {doors} doors, one bit each")
        passage = passage_table(doors, open_doors)
        clear = clear_table(doors, open_doors)
        return Layout(
            neighbours(len(self.zones), self._contacts, passage),
            # A grab reaches across whatever sight crosses, fences included: CL-ABOMB-04, CL-ABOMB-06
            neighbours(len(self.zones), self._contacts, clear),
            lines_of_sight(self._lanes, self._rooms, clear),
        )

    def all_doors_open(self) -> Layout:
        """The layout for routes that imagine every door open (CL-ZMOVE-05)."""
        return self.layout((1 << len(self.doors)) - 1)

    def zone(self, name: str) -> int:
        """The index of the Zone with this name; a BoardError with the nearest names if there is none."""
        found = self._names.get(name)
        if found is None:
            raise no_such("Zone", name, self._names)
        return found

    @property
    def edges(self) -> Adjacency:
        """For each Zone, ascending, all that share an edge with it, whatever stands between or in them."""
        if self._edges is None:
            near: list[list[int]] = [[] for _ in self.zones]
            for a, b in shared_edges(self._grid, self._grid.labels):
                near[a].append(b)
                near[b].append(a)
            self._edges = tuple(tuple(sorted(row)) for row in near)
        return self._edges

    def touching(self, a: int, b: int, open_doors: int = 0) -> bool:
        """Whether two Zones share an edge that is not all wall or closed door; a fence does not part them."""
        return b in self.layout(open_doors).grab_adjacent[a]

    def describe(self, open_doors: int = 0) -> str:
        """The board as text: the cells with their borders, then every Zone with its neighbours and sight."""
        return description(self._grid, self.zones, self.doors, self.tile_names, open_doors, self.layout(open_doors))
