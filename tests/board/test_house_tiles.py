"""Borders of the tiles of the White House: rooms and corridors that run over them, gaps, and places without a tile."""

from __future__ import annotations

import pytest

from shamble.board import Board, BoardError, DoorSpec, from_tiles
from shamble.editions import EDITIONS

TILES = EDITIONS["second-edition"].pack.tiles


def laid(*rows: str, turn: int = 0, detached: tuple[str, ...] = (), doors: tuple[DoorSpec, ...] = ()) -> Board:
    """A board of these tiles, all turned alike; a dash is a place without one."""
    named = [[None if name == "-" else TILES[name] for name in row.split()] for row in rows]
    return from_tiles(named, [[turn] * len(row) for row in named], doors=doors, detached=detached)


def adjacent(board: Board, a: str, b: str) -> bool:
    return board.zone(b) in board.layout(0).adjacent[board.zone(a)]


@pytest.mark.parametrize("turn", [0, 90, 180, 270])
def test_rooms_without_a_wall_between_them_are_one(turn: int) -> None:
    rows = {0: ("13R 14R 15R",), 90: ("13R", "14R", "15R"), 180: ("15R 14R 13R",), 270: ("15R", "14R", "13R")}[turn]
    board = laid(*rows, turn=turn)
    assert board.zone("13R.E") == board.zone("14R.A")
    assert board.zone("14R.C") == board.zone("15R.A")
    assert board.zone("13R.S3") == board.zone("14R.S1"), "lawns go on as streets do"


def test_corridors_are_open_to_each_other_and_stay_two_zones() -> None:
    board = laid("12R 10R")
    assert board.zone("12R.K3") != board.zone("10R.K1")
    assert adjacent(board, "12R.K3", "10R.K1")
    sight = board.layout(0).sight[board.zone("12R.K1")]
    assert sight[board.zone("10R.K3")] == 5, "WZ-COR-01: along the whole carpet"


def test_gaps_meet_where_enough_is_common_to_both() -> None:
    board = laid("10R", "13R")
    assert adjacent(board, "10R.K1", "13R.A"), "their middles are alike"
    assert adjacent(board, "10R.K2", "13R.C"), "a gap with a door drawn in it"
    door = laid("10R", "13R", doors=(DoorSpec("10R.K2", "13R.C"),))
    assert not adjacent(door, "10R.K2", "13R.C")
    apart = laid("12R", "13R")
    assert not adjacent(apart, "12R.K2", "13R.C"), "146 units apart"


def test_lawns_and_streets_are_one() -> None:
    board = laid("10V", "7R", turn=0)
    assert board.zone("10V.S7") == board.zone(next(name for name in board.names if name in ("7R.S3", "7R.S1")))


def test_places_without_a_tile() -> None:
    board = laid("10V -", "9R 1R")
    assert board.tile_names == ("10V", "", "9R", "1R")
    assert {name.partition(".")[0] for name in board.names} == {"10V", "9R", "1R"}


@pytest.mark.rule("WZ-OBJ-12")
def test_a_detached_tile_touches_nothing() -> None:
    joined, parted = laid("12V", "13V"), laid("12V", "13V", detached=("12V",))

    def reached(board: Board) -> set[str]:
        return {board.zones[zone].name.partition(".")[0] for zone in board.layout(0).reachable(board.zone("12V.D"))}

    assert reached(joined) == {"12V", "13V"}
    assert reached(parted) == {"12V"}
    seen = parted.layout(0).sight[parted.zone("12V.E")]
    assert all(parted.zones[zone].name.startswith("12V") for zone in seen)


@pytest.mark.rule("WZ-OBJ-12")
def test_a_door_in_solid_wall() -> None:
    with pytest.raises(BoardError, match="neither an opening nor a wall toward a street"):
        laid("13R", doors=(DoorSpec("13R.D", "13R.E"),))
    board = laid("13R", doors=(DoorSpec("13R.D", "13R.E", in_wall=True),))
    assert not adjacent(board, "13R.D", "13R.E")
    assert board.zone("13R.E") in board.layout(1).adjacent[board.zone("13R.D")]
