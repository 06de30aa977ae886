from collections.abc import Callable
from typing import Any

from shamble.board import Board
from shamble.board.cuts import Cuts, X, Y, lay_lines
from shamble.board.laid_tiles import LaidTile

Layer = Callable[..., Board]
TileReader = Callable[[str], dict[str, Any]]


def columns(board: Board, name: str) -> set[int]:
    return {column for column, _ in board.zones[board.zone(name)].cells}


def test_limits_of_streets_go_to_the_nominal_lines_of_the_tile(tile: TileReader) -> None:
    for name in ("7V", "8V"):
        laid = LaidTile(0, 0, 0, tile(name), 90)
        assert Cuts(laid, X).positions() == [0, 300, 700, 1000]
        assert Cuts(laid, Y).positions() == [0, 300, 700, 1000]


def test_a_limit_that_bounds_no_street_stays_where_it_is(tile: TileReader) -> None:
    assert Cuts(LaidTile(0, 0, 0, tile("9V"), 0), Y).positions() == [0, 300, 545, 700, 1000]


def test_walls_of_two_tiles_that_nearly_meet_become_one_line(mission: Layer) -> None:
    board = mission("RM-M08")
    assert columns(board, "4V.D") == columns(board, "6V.A")
    assert columns(board, "4V.C") == columns(board, "6V.B")


def test_lines_of_one_tile_are_never_made_one(tile: TileReader) -> None:
    upper, lower = LaidTile(0, 0, 0, tile("4V"), 180), LaidTile(1, 1, 0, tile("5R"), 0)
    strip = [(upper, Cuts(upper, X)), (lower, Cuts(lower, X))]
    lay_lines(strip, X, 0)
    for laid, cuts in strip:
        numbers = [cuts.on_grid(line) for line in cuts.lines]
        assert numbers == sorted(set(numbers)), laid.name


def test_no_zone_of_a_mission_board_is_in_two_pieces_or_lost(mission: Layer, mission_gaps: dict[str, int]) -> None:
    for name in mission_gaps:
        for zone in mission(name).zones:
            left = set(zone.cells)
            ahead = [zone.cells[0]]
            while ahead:
                column, row = ahead.pop()
                if (column, row) in left:
                    left.discard((column, row))
                    ahead += [(column + 1, row), (column - 1, row), (column, row + 1), (column, row - 1)]
            assert not left, (name, zone)
