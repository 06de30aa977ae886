"""The board as a drawing of characters, and as a list for narrow terminals."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate

from shamble.board.barriers import GATES, QUARTERS, TORN
from shamble.board.cells import (
    EAST,
    FENCE,
    FIRST_BARRIER,
    FIRST_DOOR,
    INSIDE,
    LADDER,
    NOTHING,
    RAIL,
    SOUTH,
    STAIRS,
    WALL,
    CellGrid,
    is_door,
)
from shamble.rules.turn import acting
from shamble.terminal.contents import everything, is_bare, ways
from shamble.terminal.map_geometry import CellBox, boxes, column_widths, row_heights, span
from shamble.terminal.paint import Paint, Piece
from shamble.text import Words, kind_codes, place_name
from shamble.world.game import Game
from shamble.world.tokens import spawn_tokens

LEAST_LINES = 2


def drawn(words: Words, paint: Paint, game: Game, width: int) -> list[str] | None:
    """The map in at most `width` columns, or None when it does not fit."""
    board = game.setting.board
    widths = column_widths(board, width)
    if widths is None:
        return None
    texts = [
        _wrapped([(zone.name, "bold"), *everything(words, paint, game, zone.index)], span(widths, box.left, box.right))
        for zone, box in zip(board.there, boxes(board), strict=True)
    ]
    _one_below_the_other(boxes(board), texts)
    heights = row_heights(board, [max(LEAST_LINES, len(lines)) for lines in texts])
    canvas = _Canvas(paint, widths, heights)
    _Borders(canvas, board.grid, game).draw()
    for box, lines in zip(boxes(board), texts, strict=True):
        for offset, pieces in enumerate(lines):
            canvas.write(canvas.x[box.left] + 1, canvas.y[box.top] + 1 + offset, pieces)
    return canvas.lines()


def _one_below_the_other(places: Sequence[CellBox], texts: list[list[list[Piece]]]) -> None:
    """Zones that lie in one place, a balcony above a street, share its room: the lines of the upper one come below."""
    first: dict[tuple[int, int], int] = {}
    for at, box in enumerate(places):
        there = first.setdefault((box.left, box.top), at)
        if there != at:
            texts[there], texts[at] = [*texts[there], *texts[at]], []


def _wrapped(pieces: list[Piece], width: int) -> list[list[Piece]]:
    """Pieces in lines; none is cut unless it is too long for any line."""
    lines: list[list[Piece]] = []
    used = width + 1
    for text, style in pieces:
        text = text[:width]
        if used + 1 + len(text) > width:
            lines.append([])
            used = -1
        lines[-1].append((text, style))
        used += 1 + len(text)
    return lines


class _Canvas:
    """Characters with styles; `x` and `y` are the positions of the grid's lines."""

    def __init__(self, paint: Paint, widths: Sequence[int], heights: Sequence[int]) -> None:
        self.paint = paint
        self.x = list(accumulate((size + 1 for size in widths), initial=0))
        self.y = list(accumulate((size + 1 for size in heights), initial=0))
        self._characters = [[" "] * (self.x[-1] + 1) for _ in range(self.y[-1] + 1)]
        self._styles = [[""] * (self.x[-1] + 1) for _ in range(self.y[-1] + 1)]

    def put(self, x: int, y: int, character: str, style: str) -> None:
        self._characters[y][x] = character
        self._styles[y][x] = style

    def write(self, x: int, y: int, pieces: list[Piece]) -> None:
        for text, style in pieces:
            for character in text:
                self.put(x, y, character, style)
                x += 1
            x += 1

    def lines(self) -> list[str]:
        return [self._line(*row) for row in zip(self._characters, self._styles, strict=True)]

    def _line(self, characters: list[str], styles: list[str]) -> str:
        """One line, in which neighbours of the same style are painted together."""
        line, run = "", ""
        for at, character in enumerate(characters):
            run += character
            if at + 1 == len(characters) or styles[at + 1] != styles[at]:
                line += self.paint(run, styles[at])
                run = ""
        return line.rstrip()


class _Borders:
    """Draws the borders between cells, and the corners where they meet."""

    def __init__(self, canvas: _Canvas, grid: CellGrid, game: Game) -> None:
        self.canvas = canvas
        self.grid = grid
        self.game = game

    def draw(self) -> None:
        canvas, grid = self.canvas, self.grid
        for line in range(grid.width + 1):
            for row in range(grid.height):
                mark, style = self._look(self._upright(line, row), "along")
                for y in range(canvas.y[row] + 1, canvas.y[row + 1]):
                    canvas.put(canvas.x[line], y, mark, style)
        for line in range(grid.height + 1):
            for column in range(grid.width):
                mark, style = self._look(self._level(column, line), "across")
                for x in range(canvas.x[column] + 1, canvas.x[column + 1]):
                    canvas.put(x, canvas.y[line], mark, style)
        for column in range(grid.width + 1):
            for row in range(grid.height + 1):
                self._corner(column, row)

    def _upright(self, line: int, row: int) -> int:
        """The border on the upright line left of column `line`."""
        return self._between((line - 1, row), (line, row), EAST)

    def _level(self, column: int, line: int) -> int:
        """The border on the level line above row `line`."""
        return self._between((column, line - 1), (column, line), SOUTH)

    def _between(self, first: tuple[int, int], second: tuple[int, int], side: int) -> int:
        cells = [self._cell(*first), self._cell(*second)]
        if all(cell is None for cell in cells):
            return INSIDE
        if cells[0] is None or cells[1] is None:
            return WALL
        return self.grid.borders[2 * cells[0] + side]

    def _cell(self, column: int, row: int) -> int | None:
        """The number of a cell of the board, or None outside it."""
        if not (0 <= column < self.grid.width and 0 <= row < self.grid.height):
            return None
        cell = row * self.grid.width + column
        return None if self.grid.labels[cell] == NOTHING else cell

    def _look(self, border: int, direction: str) -> Piece:
        marks = self.canvas.paint.marks
        if border == INSIDE:
            return " ", ""
        if is_door(border):
            door = border - FIRST_DOOR
            mark = "open-door" if self.game.state.doors >> door & 1 else "door"
            return marks[mark], self.game.setting.mission.doors[door].colour
        if border in (STAIRS, LADDER):
            return marks["stairs"], "neutral"
        if border in (FENCE, RAIL):
            return marks["fence"], "neutral"
        if border >= FIRST_BARRIER and not self._lets_pass(border):
            return marks["fence"], "neutral"
        return (marks[direction], "wall") if border == WALL else (marks[f"open-{direction}"], "open")

    def _lets_pass(self, border: int) -> bool:
        """Whether barbwire is torn there, or the side of a gate open."""
        index, side = divmod(border - FIRST_BARRIER, QUARTERS)
        barrier = self.game.setting.board.barriers[index]
        state = barrier.state(self.game.state.doors)
        return side in barrier.open_sides(state) if barrier.kind == GATES else state == TORN

    def _corner(self, column: int, row: int) -> None:
        borders = (
            self._upright(column, row - 1) if row else INSIDE,
            self._level(column, row) if column < self.grid.width else INSIDE,
            self._upright(column, row) if row < self.grid.height else INSIDE,
            self._level(column - 1, row) if column else INSIDE,
        )
        self.canvas.put(self.canvas.x[column], self.canvas.y[row], *self._joint(*borders))

    def _joint(self, up: int, right: int, down: int, left: int) -> Piece:
        """The character where up to four borders meet; a line that only goes on is not interrupted."""
        if up == down == INSIDE and left == right:
            return self._look(left, "across")
        if left == right == INSIDE and up == down:
            return self._look(up, "along")
        borders = (up, right, down, left)
        walls = [border == WALL or is_door(border) for border in borders]
        paint = self.canvas.paint
        return (paint.corner(*walls), "wall") if any(walls) else (paint.marks["cross"], "open")


def listed(words: Words, paint: Paint, game: Game) -> list[str]:
    """The Zones that are not empty, and those next to whoever acts."""
    board = game.setting.board
    active = acting(game)
    here = game.person(active).zone if active >= 0 else -1
    near = game.layout.adjacent[here] if here >= 0 else ()
    lines = []
    for zone in board.there:
        if zone.index in near or zone.index == here or not is_bare(words, paint, game, zone.index):
            mark = ">" if zone.index == here else "-" if zone.index in near else " "
            pieces = [(place_name(words, game, zone.index), "bold"), *everything(words, paint, game, zone.index)]
            lines.append(f"{mark} {paint.pieces(pieces)} {paint(ways(words, game, zone.index), 'dim')}")
    return lines


def legend(words: Words, paint: Paint, game: Game, width: int, *, of_map: bool) -> list[str]:
    """The legend of the marks that are on the board; those of borders only for a map."""
    state, mission = game.state, game.setting.mission
    codes = kind_codes(game)
    here = [kind for kind in range(game.setting.stride) if any(state.zombies[kind :: game.setting.stride])]
    parts = [f"{codes[kind]} {game.setting.kinds[kind].short}" for kind in here]
    marks = paint.marks
    if any(state.noise):
        parts.append(words.say("legend-noise", mark=marks["noise"]))
    if spawn_tokens(game):
        parts.append(words.say("legend-spawn", mark=marks["spawn"]))
    if of_map and mission.doors:
        parts.append(words.say("legend-doors", closed=marks["door"], open=marks["open-door"]))
    if of_map and FENCE in game.setting.board.grid.borders:
        parts.append(words.say("legend-fence", mark=marks["fence"]))
    tiles = [game.setting.board.tile_names[tile] for tile in mission.triggers if not state.triggered >> tile & 1]
    if tiles:
        parts.append(words.say("legend-triggers", tiles=words.series(tiles)))
    lines = _wrapped([(f"{part} ", "dim") for part in parts], width)
    return [paint.pieces(line).rstrip() for line in lines]
