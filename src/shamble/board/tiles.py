from bisect import bisect
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from shamble.board.balconies import BalconySpec, hang
from shamble.board.board import Board, BoardData, lay_board
from shamble.board.cells import (
    BARBWIRE,
    DOUBLE_OPENING,
    FENCE,
    GAPS,
    INSIDE,
    NOTHING,
    OPEN,
    OPENING,
    SANDBAGS,
    STAIRS,
    WALL,
    CellGrid,
    between,
    door_border,
    reading_order,
    shared_edges,
)
from shamble.board.cuts import SAME_LINE, Cuts, X, Y, lay_lines
from shamble.board.faults import BoardError, no_such
from shamble.board.fitting import Fitter, Fittings
from shamble.board.laid_tiles import TILE, BalconyPart, LaidTile, TileLink, ZonePart
from shamble.board.parts import AS_PRINTED, Arrangement, PartSpec, Roster, patched
from shamble.board.railroads import RailPlace, RailTile
from shamble.board.seams import meeting_by_a_strip, merge_across_seams, seam_border
from shamble.board.zones import Door, DoorSpec, Zone

Tile = Mapping[str, Any]

LINK_BORDERS = {
    "open": OPEN,
    "wall": WALL,
    "fence": FENCE,
    "opening": OPENING,
    "door": OPENING,
    "door-slot": OPENING,
    "double-door-slot": DOUBLE_OPENING,
    "barbwire": BARBWIRE,
    "sandbags": SANDBAGS,
}


def from_tiles(
    tiles: Sequence[Sequence[Tile | None]],
    turns: Sequence[Sequence[int]],
    *,
    doors: Sequence[DoorSpec],
    detached: Iterable[str] = (),
    opaque: Iterable[str] = (),
    blocked: Iterable[str] = (),
    stairs: Iterable[tuple[str, str]] = (),
    fittings: Fittings | None = None,
) -> Board:
    """A board from parsed tiles in a grid, each turned clockwise by so many degrees; None is a place without one.

    A door token may lie on the wall between a street Zone and a room or indoor alley of the same tile, or in
    any opening. An opening without one stands open, a wall without one is a wall (CL-PATH-03). Tiles that are
    `detached` touch no other (WZ-OBJ-12). `opaque` names
    the Zones with a tent, `blocked` those that nobody enters or sees through (CL-PATH-08, CL-LOS-13), `stairs` the
    fence borders on which a stairs token lies, `fittings` places for barricades, torn barbwire, gates, towers, planks.
    """
    fittings = fittings or Fittings()
    loose = _changing_places(fittings.parts)

    def lay(states: Arrangement, roster: Roster) -> BoardData:
        laid_tiles = patched("tiles", tiles, [(one.name, one.tiles) for one in states])
        laid_turns = patched("turns", turns, [(one.name, one.turns) for one in states])
        table = _Table(_laid(laid_tiles, laid_turns, frozenset(detached), loose), roster)
        for pair in stairs:
            table.lay_stairs(pair)
        placed = tuple(table.lay_door(index, spec) for index, spec in enumerate(doors))
        tile_names = tuple(str(tile["id"]) if tile else "" for row in laid_tiles for tile in row)
        dark, shut = (frozenset(map(table.zone_index, named)) for named in (opaque, blocked))
        zones = table.zones(fittings.kinds(table.zone_index))
        zones, balconies = hang([*fittings.balconies, *table.balconies()], zones, table.zone_index, roster)
        fitter = Fitter(table.grid, table.zone_index, {zone.index: zone.name for zone in zones}, placed)
        fitted = fittings._replace(joins=[*fittings.joins, *(pair for one in states for pair in one.joins)])
        return BoardData(
            zones,
            placed,
            table.grid,
            tile_names,
            dark,
            shut,
            fitter.fit(fitted, table.planks()),
            balconies,
            table.rails(),
            frozenset(part.name for part in table.parts if part.tile.loose),
            tuple(dict.fromkeys(table.parted())),
        )

    return lay_board(fittings, lay)


def _changing_places(parts: Sequence[PartSpec]) -> frozenset[tuple[int, int]]:
    """The places (row, column) of the grid where tiles are exchanged when parts of the board move."""
    states = [state for part in parts for state in part.states]
    return frozenset(
        (y, x)
        for state in states
        for y, row in enumerate(state.tiles)
        for x, tile in enumerate(row)
        if tile != AS_PRINTED
    )


def _laid(
    tiles: Sequence[Sequence[Tile | None]],
    turns: Sequence[Sequence[int]],
    detached: frozenset[str],
    loose: frozenset[tuple[int, int]],
) -> list[LaidTile]:
    shape, turn_shape = [len(row) for row in tiles], [len(row) for row in turns]
    if not shape or not shape[0] or any(length != shape[0] for length in shape):
        raise BoardError(f"the grid of tiles has rows of {shape} tiles; expected rows of equal length")
    if turn_shape != shape:
        raise BoardError(f"turns has rows of {turn_shape}, tiles has rows of {shape}; give each tile one turn")
    laid = [
        LaidTile(
            row * shape[0] + column,
            row,
            column,
            tile,
            turns[row][column],
            detached=str(tile["id"]) in detached,
            loose=(row, column) in loose,
        )
        for row, tile_row in enumerate(tiles)
        for column, tile in enumerate(tile_row)
        if tile
    ]
    names = [tile.name for tile in laid]
    for name in names:
        if names.count(name) > 1:
            raise BoardError(f"tile {name} lies in the grid {names.count(name)} times; each tile exists once")
    return laid


def _link_border(link: TileLink) -> int:
    if link.kind not in LINK_BORDERS:
        raise no_such(f"kind of border (between {link.a.name} and {link.b.name})", link.kind, LINK_BORDERS)
    return LINK_BORDERS[link.kind]


def _surroundings(part: ZonePart) -> tuple[bool, bool]:
    """Whether a part is a street, an indoor alley or neither: only a wall between unlike ones can get a door."""
    return part.is_street, part.is_alley


def _line_up(tiles: Sequence[LaidTile], axis: int) -> list[int]:
    """Where each column (axis X) or row (axis Y) of tiles begins; those that lie side by side are equally large."""
    sizes: dict[int, LaidTile] = {}
    for tile in tiles:
        number = (tile.column, tile.row)[axis]
        first = sizes.setdefault(number, tile)
        if first.size[axis] != tile.size[axis]:
            kind = ("column", "row")[axis]
            raise BoardError(
                f"{kind} {number + 1}: {first.name} and {tile.name} are not of one size; Train tiles have a {kind} of "
                "their own"
            )
    extents = [sizes[number].size[axis] if number in sizes else TILE for number in range(1 + max(sizes))]
    return [sum(extents[:number]) for number in range(len(extents))]


class _Table:
    """All tiles side by side: the grid of cells, first labelled with parts, then with Zones."""

    def __init__(self, tiles: list[LaidTile], roster: Roster) -> None:
        self.tiles = tiles
        self.roster = roster
        self.parts = [part for tile in tiles for part in tile.parts]
        self.numbers = {part.name: number for number, part in enumerate(self.parts)}
        self.cuts = {tile.index: (Cuts(tile, X), Cuts(tile, Y)) for tile in tiles}
        self.corners = _line_up(tiles, X), _line_up(tiles, Y)
        root_of = merge_across_seams(self.tiles, self.numbers)
        labels = self._label_cells(root_of)
        self.zone_of = self._number_zones(labels.labels, root_of)
        self.grid = CellGrid(
            labels.width,
            labels.height,
            [NOTHING if part == NOTHING else self.zone_of[part] for part in labels.labels],
            labels.columns,
            labels.rows,
        )
        self.shared = shared_edges(labels, labels.labels)
        self._set_borders()

    def _label_cells(self, root_of: Sequence[int]) -> CellGrid:
        columns, rows = self._lines(X), self._lines(Y)
        width, height = len(columns) - 1, len(rows) - 1
        labels = [NOTHING] * (width * height)
        joined = {root_of[number] for number, part in enumerate(self.parts) if not part.partial}
        for number, part in enumerate(self.parts):
            if root_of[number] not in joined:  # UA-TRAIN-07
                continue
            cells = self._cells_of(part, width)
            if not cells:
                raise BoardError(f"{part.name}: nothing is left of this Zone between the lines of its neighbours")
            for cell in cells:
                if labels[cell] not in (NOTHING, number):
                    raise BoardError(f"{part.name} lies in part on {self.parts[labels[cell]].name}; check their rects")
                labels[cell] = number
        return CellGrid(width, height, labels, columns, rows)

    def _lines(self, axis: int) -> list[int]:
        """Where the lines between columns or rows of cells run, over all tiles."""
        lines = [0]
        for number, corner in enumerate(self.corners[axis]):
            strip = [(t, self.cuts[t.index][axis]) for t in self.tiles if (t.column, t.row)[axis] == number]
            lines += [corner + line for line in lay_lines(strip, axis, len(lines) - 1)[1:]]
        return lines

    def _cells_of(self, part: ZonePart, width: int) -> list[int]:
        x, y = self.cuts[part.tile.index]
        return [
            row * width + column
            for x0, y0, x1, y1 in part.rects
            for row in range(y.on_grid(y0), y.on_grid(y1))
            for column in range(x.on_grid(x0), x.on_grid(x1))
        ]

    def _number_zones(self, labels: list[int], root_of: Sequence[int]) -> list[int]:
        """The Zone of each part; Zones are numbered in reading order of their first cells.

        A Zone is known by a part on a tile that stays where it is, if it has one: a stretch of railroad that is taken
        away leaves the streets beside it what they are (UA-CLAR-68). A strip that joins no Zone is none: NOTHING.
        """
        members: dict[int, list[ZonePart]] = {}
        for number, part in enumerate(self.parts):
            members.setdefault(root_of[number], []).append(part)
        order: dict[int, int] = {}
        for root in (root_of[number] for number in reading_order(labels)):
            if root not in order:
                parts = sorted(members[root], key=lambda part: part.tile.loose)
                order[root] = self.roster.number([part.name for part in parts])
        return [order.get(root, NOTHING) for root in root_of]

    def _set_borders(self) -> None:
        for edge, cell, other in self.grid.edges():
            if self.grid.labels[cell] == self.grid.labels[other]:
                self.grid.borders[edge] = INSIDE
        for (a, b), edges in self.shared.items():
            first, second = self.parts[a], self.parts[b]
            if self.zone_of[a] == self.zone_of[b]:
                continue
            if first.tile is second.tile:
                link = first.tile.link(first, second)
                if link is not None:
                    self._put(self._linked_edges(link, edges), _link_border(link))
            else:
                border, stretches = seam_border(first, second, self.cuts)
                self._put(self._within(edges, stretches), border)

    def parted(self) -> Iterator[tuple[int, int]]:
        """Zones that would meet if limits that nearly meet did not count as one line."""
        for one, other in meeting_by_a_strip(self.tiles, SAME_LINE):
            a, b = self.numbers[one.part.name], self.numbers[other.part.name]
            if self.zone_of[a] != self.zone_of[b] and not between(self.shared, a, b):
                yield self.zone_of[a], self.zone_of[b]

    def _put(self, edges: Iterable[int], border: int) -> None:
        for edge in edges:
            self.grid.borders[edge] = border

    def _along(self, edge: int) -> int:
        """Where an edge lies along its border: the row of an upright edge, the column of a level one."""
        column, row = self.grid.position(edge >> 1)
        return column if edge & 1 else row

    def _within(self, edges: list[int], stretches: list[range]) -> list[int]:
        if not stretches:
            return edges
        hit = [edge for edge in edges if any(self._along(edge) in stretch for stretch in stretches)]
        return hit or edges

    def _linked_edges(self, link: TileLink, edges: list[int]) -> list[int]:
        if link.at is None:
            return edges
        stretch = self.cuts[link.a.tile.index][Y if link.upright else X].stretch(link.at, fine=True)
        hit = [edge for edge in edges if bool(edge & 1) != link.upright and self._along(edge) in stretch]
        if not hit:
            raise BoardError(f"{link.a.name}-{link.b.name}: their {link.kind} is not on the border they share")
        return hit

    def part_index(self, name: str) -> int:
        if name not in self.numbers:
            raise no_such("Zone", name, self.numbers)
        return self.numbers[name]

    def zone_index(self, name: str) -> int:
        zone = self.zone_of[self.part_index(name)]
        if zone == NOTHING:
            raise BoardError(f"{name} joins no street here, and so is no Zone")
        return zone

    def planks(self) -> list[tuple[int, int]]:
        """The planks printed on the tiles, by Zones."""
        return [(self.zone_index(a.name), self.zone_index(b.name)) for tile in self.tiles for a, b in tile.planks]

    def balconies(self) -> list[BalconySpec]:
        """The balconies printed on the tiles."""
        return [self._balcony(tile, balcony) for tile in self.tiles for balcony in tile.balconies]

    def _balcony(self, tile: LaidTile, balcony: BalconyPart) -> BalconySpec:
        x, y = self.corners[X][tile.column], self.corners[Y][tile.row]
        rect = balcony.rect[0] + x, balcony.rect[1] + y, balcony.rect[2] + x, balcony.rect[3] + y
        column = bisect(self.grid.columns, (rect[0] + rect[2]) // 2) - 1
        row = bisect(self.grid.rows, (rect[1] + rect[3]) // 2) - 1
        over = tuple(part.name for part in balcony.over)
        return BalconySpec(balcony.name, balcony.room.name, over, (column, row), rect)

    def rails(self) -> tuple[RailPlace, ...]:
        """The Train tiles, whichever side they show."""
        return tuple(self._rail(tile, tile.rail) for tile in self.tiles if tile.rail is not None)

    def _rail(self, tile: LaidTile, side: RailTile) -> RailPlace:
        x, y = self.corners[X][tile.column], self.corners[Y][tile.row]
        rect = (x, y, x + tile.size[X], y + tile.size[Y])
        return RailPlace(tile.name, rect, tile.quarters * 90, side.is_train, side.has_engine)

    def lay_stairs(self, pair: tuple[str, str]) -> None:
        fence = [
            edge
            for a, b in self._touching_parts(self.part_index(pair[0]), self.part_index(pair[1]))
            for edge in between(self.shared, a, b)
            if self.grid.borders[edge] == FENCE
        ]
        if not fence:
            raise BoardError(f"stairs {pair[0]}-{pair[1]}: there is no fence between these Zones")
        self._put(fence, STAIRS)

    def lay_door(self, index: int, spec: DoorSpec) -> Door:
        a, b = self.part_index(spec.a), self.part_index(spec.b)
        places = [pair for pair in self._touching_parts(a, b) if self._edges_for_door(*pair, spec.in_wall)]
        if len(places) != 1:
            raise BoardError(f"door {spec.a}-{spec.b}: {self._why_no_door(a, b, places)}")
        edges = self._edges_for_door(*places[0], spec.in_wall)
        double = spec.double or any(self.grid.borders[edge] == DOUBLE_OPENING for edge in edges)
        self._put(edges, door_border(index))
        return Door(index, self.zone_of[a], self.zone_of[b], f"{spec.a}-{spec.b}", double=double)

    def _touching_parts(self, a: int, b: int) -> list[tuple[int, int]]:
        """These two parts if they touch; otherwise all parts of their two Zones that do."""
        if between(self.shared, a, b):
            return [(a, b)]
        zones = {self.zone_of[a], self.zone_of[b]}
        return [pair for pair in sorted(self.shared) if {self.zone_of[part] for part in pair} == zones]

    def _edges_for_door(self, a: int, b: int, in_wall: bool = False) -> list[int]:
        """The edges that a door token between two parts would close: a gap, or a wall toward a street or an alley.

        With `in_wall` any wall of a tile will do (WZ-OBJ-12).
        """
        first, second = self.parts[a], self.parts[b]
        by_border: dict[int, list[int]] = {}
        for edge in between(self.shared, a, b):
            by_border.setdefault(self.grid.borders[edge], []).append(edge)
        for gap in GAPS:
            if gap in by_border:
                return by_border[gap]
        fits = in_wall or _surroundings(first) != _surroundings(second)
        if list(by_border) == [WALL] and fits and first.tile is second.tile:
            return by_border[WALL]
        return []

    def _why_no_door(self, a: int, b: int, places: list[tuple[int, int]]) -> str:
        if places:
            named = " or ".join(f"{self.parts[p].name}-{self.parts[q].name}" for p, q in places)
            return f"these Zones meet in several places; say {named}"
        parts = range(len(self.parts))
        possible = [self.parts[other].name for other in parts if self._edges_for_door(a, other)]
        offered = f"; {self.parts[a].name} can have one toward {', '.join(possible)}" if possible else ""
        borders = [
            self.grid.borders[edge] for pair in self._touching_parts(a, b) for edge in between(self.shared, *pair)
        ]
        if not borders:
            return f"these Zones do not touch{offered}"
        if max(borders) >= door_border(0):
            return f"a door token lies there already{offered}"
        return f"neither an opening nor a wall toward a street or an alley lies between them{offered}"

    def zones(self, laid: Mapping[int, str]) -> tuple[Zone, ...]:
        members: dict[int, list[ZonePart]] = {}
        for number, part in enumerate(self.parts):
            if self.zone_of[number] != NOTHING:
                members.setdefault(self.zone_of[number], []).append(part)
        cells = reading_order(self.grid.labels)
        return tuple(
            Zone(
                index,
                self.roster.in_order([part.name for part in parts]),
                laid.get(index, parts[0].kind),
                frozenset().union(*(part.tags for part in parts)),
                tuple(dict.fromkeys(part.tile.index for part in parts)),
                tuple((part.tile.index, part.manholes) for part in parts if part.manholes),
                tuple(
                    (part.tile.index, colour, count)
                    for part in parts
                    for colour, count in sorted(part.beds.items())
                    if count
                ),
                tuple(self.grid.position(cell) for cell in cells[index]),
                next((part.called for part in parts if part.called), ""),
            )
            for index, parts in sorted(members.items())
        )
