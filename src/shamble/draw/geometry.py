"""The coordinates of a drawing: Zones, the walls between them, and room for figures. A tile is 1000 units wide."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from shamble.board import Board
from shamble.board.balconies import Balcony
from shamble.board.cells import EAST, FIRST_DOOR, NOTHING, is_door

Point = tuple[int, int]


class Rect(NamedTuple):
    """A rectangle by its corners."""

    x0: float
    y0: float
    x1: float
    y1: float

    @property
    def width(self) -> float:
        """From left to right."""
        return self.x1 - self.x0

    @property
    def height(self) -> float:
        """From top to bottom."""
        return self.y1 - self.y0

    @property
    def centre(self) -> tuple[float, float]:
        """The middle."""
        return (self.x0 + self.x1) / 2, (self.y0 + self.y1) / 2

    def shrunk(self, by: float) -> Rect:
        """The same rectangle with its sides moved inwards."""
        return Rect(self.x0 + by, self.y0 + by, self.x1 - by, self.y1 - by)

    def shape(self, more: str) -> str:
        """The rectangle as an SVG element."""
        return f'<rect x="{self.x0:g}" y="{self.y0:g}" width="{self.width:g}" height="{self.height:g}" {more}/>'


class Segment(NamedTuple):
    """A straight border between two Zones (or the rim: zone -1), with the kind of border."""

    x0: float
    y0: float
    x1: float
    y1: float
    border: int
    a: int
    b: int

    @property
    def upright(self) -> bool:
        """Whether it runs from top to bottom."""
        return self.x0 == self.x1

    @property
    def length(self) -> float:
        """Its length, in units of the drawing."""
        return abs(self.x1 - self.x0) + abs(self.y1 - self.y0)

    def part(self, start: float, end: float) -> tuple[float, float, float, float]:
        """The stretch from `start` to `end`, in parts of the whole (0 to 1)."""
        dx, dy = self.x1 - self.x0, self.y1 - self.y0
        return self.x0 + dx * start, self.y0 + dy * start, self.x0 + dx * end, self.y0 + dy * end


RIM = -1
RIM_BORDER = -1


class Geometry:
    """The drawing's coordinates for a board; a tall board may be turned a quarter to the right."""

    def __init__(self, board: Board, *, turned: bool = False) -> None:
        self.board = board
        self.turned = turned
        grid = board.grid
        self._far = grid.rows[-1]
        self.width: float = grid.rows[-1] if turned else grid.columns[-1]
        self.height: float = grid.columns[-1] if turned else grid.rows[-1]
        self.rooms = [self._room_for_figures(zone.cells) for zone in board.zones]
        self.outlines = [self._outline(zone.cells) for zone in board.zones]
        for balcony in board.balconies:
            room = self._up_there(balcony)
            self.rooms[balcony.zone] = room
            self.outlines[balcony.zone] = f"M{room.x0} {room.y0}H{room.x1}V{room.y1}H{room.x0}Z"
        self.segments = _joined([*self._inner_edges(), *self._rim_edges()])
        self.doors: dict[int, Segment] = {}
        for segment in sorted(self.segments, key=lambda segment: segment.length):
            if is_door(segment.border):
                self.doors[segment.border - FIRST_DOOR] = segment

    def rect(self, x0: float, y0: float, x1: float, y1: float) -> Rect:
        """A rectangle of the board's lines as it is drawn."""
        return Rect(self._far - y1, x0, self._far - y0, x1) if self.turned else Rect(x0, y0, x1, y1)

    def _up_there(self, balcony: Balcony) -> Rect:
        """The place of a balcony, where its tile has it, else above its cell; smaller, so that the street is seen."""
        room = self.rooms[balcony.zone] if balcony.rect is None else self.rect(*balcony.rect)
        return room.shrunk(min(room.width, room.height) / 5)

    def _point(self, x: int, y: int) -> Point:
        return (self._far - y, x) if self.turned else (x, y)

    def _outline(self, cells: Iterable[tuple[int, int]]) -> str:
        """The path around a Zone: the rims of its cells without those between two of them."""
        columns, rows = self.board.grid.columns, self.board.grid.rows
        rim: dict[tuple[Point, Point], None] = {}
        for column, row in cells:
            left, top, right, bottom = columns[column], rows[row], columns[column + 1], rows[row + 1]
            corners = [(left, top), (right, top), (right, bottom), (left, bottom)]
            for start, end in zip(corners, corners[1:] + corners[:1], strict=True):
                if (end, start) in rim:
                    del rim[end, start]
                else:
                    rim[start, end] = None
        ahead: dict[Point, list[Point]] = {}
        for start, end in rim:
            ahead.setdefault(start, []).append(end)
        return "".join(self._loop(ahead, start) for start in list(ahead) if ahead[start])

    def _loop(self, ahead: dict[Point, list[Point]], start: Point) -> str:
        way = [start]
        while ahead[way[-1]]:
            way.append(ahead[way[-1]].pop())
        turns = [
            here
            for before, here, after in zip([way[-2], *way], way, way[1:], strict=False)
            if not (before[0] == here[0] == after[0] or before[1] == here[1] == after[1])
        ]
        return "M" + "L".join("{} {}".format(*self._point(*corner)) for corner in turns) + "Z"

    def _room_for_figures(self, cells: Iterable[tuple[int, int]]) -> Rect:
        """The largest rectangle of a Zone: figures stand there."""
        inside = set(cells)
        columns, rows = self.board.grid.columns, self.board.grid.rows
        best = (0, (0, 0, 0, 0))
        for left, top in sorted(inside):
            limit = max(column for column, _ in inside)
            bottom = top
            while (left, bottom) in inside:
                right = left
                while right + 1 <= limit and all((right + 1, row) in inside for row in range(top, bottom + 1)):
                    right += 1
                limit = min(limit, right)
                area = (columns[right + 1] - columns[left]) * (rows[bottom + 1] - rows[top])
                best = max(best, (area, (columns[left], rows[top], columns[right + 1], rows[bottom + 1])))
                bottom += 1
        return self.rect(*best[1])

    def _inner_edges(self) -> list[Segment]:
        grid = self.board.grid
        found = []
        for edge, cell, other in grid.edges():
            a, b = grid.labels[cell], grid.labels[other]
            if a != b:
                found.append(self._segment(cell, edge % 2 == EAST, grid.borders[edge], a, b))
        return found

    def _rim_edges(self) -> list[Segment]:
        grid = self.board.grid
        found = []
        for cell, zone in enumerate(grid.labels):
            if zone == NOTHING:
                continue
            column, row = grid.position(cell)
            for upright, step in ((True, 1), (True, -1), (False, 1), (False, -1)):
                x, y = (column + step, row) if upright else (column, row + step)
                outside = not (0 <= x < grid.width and 0 <= y < grid.height)
                if outside or grid.labels[y * grid.width + x] == NOTHING:
                    found.append(self._segment(cell, upright, RIM_BORDER, zone, RIM, before=step < 0))
        return found

    def _segment(self, cell: int, upright: bool, border: int, a: int, b: int, before: bool = False) -> Segment:
        grid = self.board.grid
        column, row = grid.position(cell)
        if upright:
            x = grid.columns[column if before else column + 1]
            rect = self.rect(x, grid.rows[row], x, grid.rows[row + 1])
        else:
            y = grid.rows[row if before else row + 1]
            rect = self.rect(grid.columns[column], y, grid.columns[column + 1], y)
        return Segment(*rect, border, min(a, b), max(a, b))


@lru_cache(maxsize=64)
def geometry(board: Board, turned: bool | None = None) -> Geometry:
    """The coordinates of a board, made once; a board that is taller than wide is turned unless asked otherwise."""
    return Geometry(board, turned=board.is_tall if turned is None else turned)


def _joined(pieces: list[Segment]) -> list[Segment]:
    """Pieces of one border that follow each other become one."""
    done: list[Segment] = []
    for piece in sorted(pieces, key=lambda s: (s.upright, s.a, s.b, s.border, s.x0 if s.upright else s.y0, s.x0, s.y0)):
        last = done[-1] if done else None
        same = last is not None and last.upright == piece.upright and last[4:] == piece[4:]
        if last is not None and same and (last.x1, last.y1) == (piece.x0, piece.y0):
            done[-1] = last._replace(x1=piece.x1, y1=piece.y1)
        else:
            done.append(piece)
    return done
