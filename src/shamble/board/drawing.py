from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from shamble.board.balconies import hang
from shamble.board.board import Board, BoardData, lay_board
from shamble.board.cells import (
    BARBWIRE,
    FENCE,
    INSIDE,
    NOTHING,
    OPEN,
    OPENING,
    SANDBAGS,
    STAIRS,
    WALL,
    CellGrid,
    SharedEdges,
    between,
    door_border,
    pieces,
    reading_order,
    shared_edges,
)
from shamble.board.faults import BoardError, no_such
from shamble.board.fitting import Fitter, Fittings
from shamble.board.parts import AS_PRINTED, Arrangement, Roster, patched
from shamble.board.zones import ROOM, SPECIAL_KINDS, STREET, Door, DoorSpec, Zone

EMPTY = "."
ALSO = "="
"""Between the names of a Zone that has several: where parts of the board move, it may fall apart into these."""

WHOLE_BOARD = "board"
ZONE_KEYS = ("kind", "tags", "tile", "manholes", "beds")

Pair = tuple[str, str]
Names = dict[int, tuple[str, ...]]
"""The names of each Zone by its number."""


def from_drawing(
    grid: str,
    *,
    doors: Sequence[DoorSpec],
    openings: Sequence[Pair] = (),
    zones: Mapping[str, Mapping[str, Any]] | None = None,
    opaque: Iterable[str] = (),
    blocked: Iterable[str] = (),
    fences: Sequence[Pair] = (),
    walls: Sequence[Pair] = (),
    stairs: Sequence[Pair] = (),
    barbwire: Sequence[Pair] = (),
    sandbags: Sequence[Pair] = (),
    fittings: Fittings | None = None,
) -> Board:
    """A board from a drawing: one word per cell, the same word for all cells of a Zone, "." for nothing.

    Words that begin with a small letter are streets, with a capital rooms. Streets that touch are open to
    each other; every other border is a wall unless `doors`, `openings`, `fences`, `barbwire` or `sandbags` say
    otherwise. `stairs` lie on fences. `zones` gives what differs: kind, tags, tile (a name or several), manholes, beds.
    `opaque` names the Zones with a tent, `blocked` those that nobody enters or sees through (CL-PATH-08, CL-LOS-13).
    `fittings` are places for barricades, torn barbwire, gates, towers and planks.
    """
    fittings = fittings or Fittings()
    details = _checked_details(zones or {}, [grid, *(state.grid for part in fittings.parts for state in part.states)])

    def lay(states: Arrangement, roster: Roster) -> BoardData:
        names, cells = _read(patched("grid", _rows(grid), [(one.name, _rows(one.grid)) for one in states]), roster)
        detail = {
            number: next((details[name] for name in given if name in details), {}) for number, given in names.items()
        }
        kinds = {number: _kind(given[0], detail[number]) for number, given in names.items()}
        _check_in_one_piece(cells, names)
        drawing = _Drawing(cells, names, kinds)
        fitted = fittings._replace(joins=[*fittings.joins, *(pair for one in states for pair in one.joins)])
        for pair in (*walls, *(pair for one in states for pair in one.walls)):
            drawing.put("wall", pair, WALL)
        for pair in (*fences, *(pair for one in states for pair in one.fences)):
            drawing.put("fence", pair, FENCE)
        for pair in barbwire:
            drawing.put("barbwire", pair, BARBWIRE)
        for pair in sandbags:
            drawing.put("sandbags", pair, SANDBAGS)
        for pair in stairs:
            drawing.lay_stairs(pair)
        for pair in (*openings, *(pair for one in states for pair in one.openings)):
            drawing.put("opening", pair, OPENING)
        placed = tuple(drawing.lay_door(index, spec) for index, spec in enumerate(doors))
        fitter = Fitter(cells, drawing.index, {number: given[0] for number, given in names.items()}, placed)
        made, tile_names = _zones(cells, names, kinds | fittings.kinds(drawing.index), detail)
        dark, shut = (frozenset(drawing.index(name) for name in named) for named in (opaque, blocked))
        made, balconies = hang(fittings.balconies, made, drawing.index, roster)
        return BoardData(made, placed, cells, tile_names, dark, shut, fitter.fit(fitted), balconies)

    return lay_board(fittings, lay)


class _Drawing:
    """Lays doors, openings, fences and walls on the borders, at most one thing on each."""

    def __init__(self, cells: CellGrid, names: Names, kinds: Mapping[int, str]) -> None:
        self.cells = cells
        self.names = names
        self.numbers = {name: number for number, given in names.items() for name in given}
        self.kinds = kinds
        self.shared: SharedEdges = shared_edges(cells, cells.labels)
        self.taken: dict[tuple[int, int], str] = {}
        for edge, cell, other in cells.edges():
            a, b = cells.labels[cell], cells.labels[other]
            if a == b:
                cells.borders[edge] = INSIDE
            elif kinds[a] == kinds[b] == STREET:
                cells.borders[edge] = OPEN

    def index(self, name: str) -> int:
        if name not in self.numbers:
            raise no_such("Zone", name, self.numbers)
        return self.numbers[name]

    def put(self, what: str, pair: Pair, border: int) -> tuple[int, int]:
        a, b = self.index(pair[0]), self.index(pair[1])
        edges = between(self.shared, a, b)
        called = f"{what} {pair[0]}-{pair[1]}"
        if not edges:
            raise BoardError(f"{called}: these Zones do not touch; {pair[0]} touches {self._touched(a)}")
        key = (min(a, b), max(a, b))
        if key in self.taken:
            raise BoardError(f"{called}: this border is named already, as {self.taken[key]}; name it once")
        if border == OPENING and self.kinds[a] == self.kinds[b] == STREET:
            raise BoardError(f"{called}: two streets are open to each other anyway; leave it out")
        self.taken[key] = what
        for edge in edges:
            self.cells.borders[edge] = border
        return a, b

    def lay_stairs(self, pair: Pair) -> None:
        edges = between(self.shared, self.index(pair[0]), self.index(pair[1]))
        if not edges or self.cells.borders[edges[0]] != FENCE:
            raise BoardError(f"stairs {pair[0]}-{pair[1]}: there is no fence; stairs only lie on one of `fences`")
        for edge in edges:
            self.cells.borders[edge] = STAIRS

    def lay_door(self, index: int, spec: DoorSpec) -> Door:
        a, b = self.put("door", (spec.a, spec.b), door_border(index))
        return Door(index, a, b, f"{spec.a}-{spec.b}", double=spec.double)

    def _touched(self, zone: int) -> str:
        near = [b if a == zone else a for a, b in self.shared if zone in (a, b)]
        return ", ".join(self.names[other][0] for other in sorted(near)) or "nothing"


def _rows(grid: str) -> list[list[str]]:
    return [line.split() for line in grid.splitlines() if line.strip()]


def _read(rows: list[list[str]], roster: Roster) -> tuple[Names, CellGrid]:
    _check_rows(rows)
    words = [word for row in rows for word in row]
    names: Names = {}
    number_of = {EMPTY: NOTHING}
    for word in dict.fromkeys(word for word in words if word != EMPTY):
        given = word.split(ALSO)
        for name in given:
            if not name[:1].isalpha() or "-" in name:
                raise BoardError(f'grid: "{name}" cannot name a Zone; begin with a letter and use no "-"')
        number_of[word] = roster.number(given)
        names[number_of[word]] = roster.in_order(given)
    if not names:
        raise BoardError("the grid has no Zone")
    if sum(map(len, names.values())) > len({name for given in names.values() for name in given}):
        raise BoardError("grid: a name belongs to two Zones")
    return names, CellGrid(len(rows[0]), len(rows), [number_of[word] for word in words])


def _check_rows(rows: list[list[str]]) -> None:
    if not rows:
        raise BoardError("the grid is empty; draw one word per cell, rows as lines")
    for number, row in enumerate(rows, 1):
        if len(row) != len(rows[0]):
            raise BoardError(
                f'grid row {number} has {len(row)} cells, row 1 has {len(rows[0])}; fill up with "{EMPTY}"'
            )


def _checked_details(zones: Mapping[str, Mapping[str, Any]], grids: list[str]) -> Mapping[str, Mapping[str, Any]]:
    words = [word for grid in grids for row in _rows(grid) for word in row]
    names = list(dict.fromkeys(name for word in words for name in word.split(ALSO) if name not in (EMPTY, AS_PRINTED)))
    for name, detail in zones.items():
        if name not in names:
            raise no_such("Zone", name, names)
        for key in detail:
            if key not in ZONE_KEYS:
                raise no_such(f"property of Zone {name}", key, ZONE_KEYS)
    return zones


def _kind(name: str, detail: Mapping[str, Any]) -> str:
    kind = detail.get("kind", STREET if name[0].islower() else ROOM)
    if kind in SPECIAL_KINDS:
        return SPECIAL_KINDS[kind][0]
    if kind not in (STREET, ROOM):
        raise no_such(f"kind of Zone for {name}", str(kind), (STREET, ROOM, *SPECIAL_KINDS))
    return str(kind)


def _tags(detail: Mapping[str, Any]) -> frozenset[str]:
    special = SPECIAL_KINDS.get(detail.get("kind", ""))
    return frozenset([*detail.get("tags", ()), *(special[1:] if special else ())])


def _check_in_one_piece(cells: CellGrid, names: Names) -> None:
    for label, members in reading_order(cells.labels).items():
        count = pieces(cells, members)
        if count > 1:
            raise BoardError(
                f'grid: Zone "{names[label][0]}" is drawn in {count} separate pieces; '
                "give each a name of its own or join them by an edge"
            )


def _zones(
    cells: CellGrid, names: Names, kinds: Mapping[int, str], details: Mapping[int, Mapping[str, Any]]
) -> tuple[tuple[Zone, ...], tuple[str, ...]]:
    tile_numbers: dict[str, int] = {}
    named_tiles = any("tile" in detail for detail in details.values())
    made = []
    for index, members in reading_order(cells.labels).items():
        detail = details[index]
        given = detail.get("tile", WHOLE_BOARD)
        tiles = [
            tile_numbers.setdefault(str(tile), len(tile_numbers))
            for tile in (given if isinstance(given, list | tuple) else [given])
        ]
        manholes = int(detail.get("manholes", 0))
        beds: Mapping[str, int] = detail.get("beds", {})
        made.append(
            Zone(
                index,
                names[index],
                kinds[index],
                _tags(detail),
                tuple(sorted(tiles)),
                ((tiles[0], manholes),) if manholes else (),
                tuple((tiles[0], colour, count) for colour, count in sorted(beds.items()) if count),
                tuple(cells.position(cell) for cell in members),
            )
        )
    return tuple(made), tuple(tile_numbers) if named_tiles else ()
