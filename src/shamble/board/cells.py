"""The grid of cells that every board comes down to, and the borders between its cells.

A border is a small number. Doors have numbers of their own, so that a layout can say by one look-up in a
table whether a border lets Actors or lines of sight through.
"""

from collections.abc import Iterator, Sequence

NOTHING = -1

INSIDE = 0
OPEN = 1
WALL = 2
OPENING = 3
FENCE = 4
STAIRS = 5
LADDER = 6
RAIL = 7
PLANK = 8
DOUBLE_OPENING = 9
BARBWIRE = 10
JOINED = 11
SANDBAGS = 12
FIRST_DOOR = 16
FIRST_BARRIER = 512

GAPS = (OPENING, DOUBLE_OPENING)
"""Printed gaps in walls, in which a door token may lie."""

EAST = 0
SOUTH = 1

CELL = 400
"""The width of a cell of a drawn grid."""


def door_border(door: int) -> int:
    """The border number of the door with this index."""
    return FIRST_DOOR + door


def is_door(border: int) -> bool:
    """Whether this is the border number of a door."""
    return FIRST_DOOR <= border < FIRST_BARRIER


class CellGrid:
    """Cells in rows, each labelled with a number or NOTHING, and the border east and south of each.

    An edge is a number too: twice its cell, plus EAST or SOUTH. `columns` and `rows` are the places of the lines
    between cells (a tile is 1000 wide), for those who draw; cells of a drawn grid are all alike.
    """

    __slots__ = ("borders", "columns", "height", "labels", "rows", "width")

    def __init__(
        self,
        width: int,
        height: int,
        labels: list[int],
        columns: Sequence[int] | None = None,
        rows: Sequence[int] | None = None,
    ) -> None:
        self.width = width
        self.height = height
        self.labels = labels
        self.columns = tuple(columns or range(0, (width + 1) * CELL, CELL))
        self.rows = tuple(rows or range(0, (height + 1) * CELL, CELL))
        self.borders = [WALL] * (2 * width * height)

    def edges(self) -> Iterator[tuple[int, int, int]]:
        """Every edge between two cells of the board that are something, as (edge, cell, other cell)."""
        for cell, label in enumerate(self.labels):
            if label == NOTHING:
                continue
            if (cell + 1) % self.width and self.labels[cell + 1] != NOTHING:
                yield 2 * cell + EAST, cell, cell + 1
            below = cell + self.width
            if below < len(self.labels) and self.labels[below] != NOTHING:
                yield 2 * cell + SOUTH, cell, below

    def is_blind(self, column: int, row: int, right: int, down: int, clear: Sequence[bool]) -> bool:
        """Whether nothing is seen from a cell over its edge in a direction; `clear` says of borders what they are."""
        x, y = column + right, row + down
        if not (0 <= x < self.width and 0 <= y < self.height) or self.labels[y * self.width + x] == NOTHING:
            return True
        first = min(row, y) * self.width + min(column, x)
        return not clear[self.borders[2 * first + (SOUTH if down else EAST)]]

    def position(self, cell: int) -> tuple[int, int]:
        """Column and row of a cell."""
        return cell % self.width, cell // self.width


SharedEdges = dict[tuple[int, int], list[int]]


def shared_edges(grid: CellGrid, labels: Sequence[int]) -> SharedEdges:
    """The edges between each two different labels that touch, lower label first."""
    shared: SharedEdges = {}
    for edge, cell, other in grid.edges():
        a, b = labels[cell], labels[other]
        if a != b:
            shared.setdefault((a, b) if a < b else (b, a), []).append(edge)
    return shared


def between(shared: SharedEdges, a: int, b: int) -> list[int]:
    """The edges that two labels share, in either order; empty if they do not touch."""
    return shared.get((a, b) if a < b else (b, a), [])


def reading_order(labels: Sequence[int]) -> dict[int, list[int]]:
    """The cells of each label, labels in the order in which a reader meets them."""
    cells: dict[int, list[int]] = {}
    for cell, label in enumerate(labels):
        if label != NOTHING:
            cells.setdefault(label, []).append(cell)
    return cells


def pieces(grid: CellGrid, cells: Sequence[int]) -> int:
    """The number of separate pieces that these cells make; cells that touch at a corner only are separate."""
    left = set(cells)
    count = 0
    for start in cells:
        if start not in left:
            continue
        count += 1
        left.discard(start)
        ahead = [start]
        while ahead:
            cell = ahead.pop()
            column = cell % grid.width
            near = [cell - grid.width, cell + grid.width]
            near += [cell - 1] * (column > 0) + [cell + 1] * (column + 1 < grid.width)
            for other in near:
                if other in left:
                    left.discard(other)
                    ahead.append(other)
    return count
