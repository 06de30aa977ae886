"""The tiles of all boxes: that they can be laid, and what single ones are by the clarifications."""

from collections.abc import Mapping
from typing import Any

import pytest

from shamble.board import Board, from_tiles
from shamble.editions import EDITIONS

TILES = EDITIONS["classic"].pack.tiles
TURNS = (0, 90, 180, 270)


def alone(name: str) -> Board:
    return from_tiles([[TILES[name]]], [[0]], doors=())


@pytest.mark.parametrize("name", TILES)
def test_the_two_sides_of_a_tile_name_each_other(name: str) -> None:
    other: Mapping[str, Any] = TILES[TILES[name]["other_side"]]
    assert other["other_side"] == name
    assert other["box"] == TILES[name]["box"]


@pytest.mark.parametrize("box", sorted({tile["box"] for tile in TILES.values()}))
def test_tiles_of_a_box_can_lie_beside_each_other_at_every_turn(box: str) -> None:
    of_box = [tile for tile in TILES.values() if tile["box"] == box]
    for at, left in enumerate(of_box):
        for turn in TURNS:
            board = from_tiles([[left, of_box[at - 1]]], [[turn, 0]], doors=())
            assert all(board.layout(0).sight[zone.index] for zone in board.zones)


@pytest.mark.rule("CL-TERM-02", "CL-ALLEY-01")
def test_the_indoor_alleys_of_all_boxes_are_streets() -> None:
    zones = [(tile["box"], zone) for name, tile in TILES.items() for zone in alone(name).zones]
    assert {(box, zone.kind) for box, zone in zones if "indoor-alley" in zone.tags} == {
        ("PO", "street"),
        ("RM", "street"),
        ("TCM", "street"),
    }


@pytest.mark.rule("CL-CLAR-30", "CL-TERM-07")
@pytest.mark.parametrize("name", ["1P", "2P"])
def test_the_basketball_court_is_four_street_zones(name: str) -> None:
    court = [zone for zone in alone(name).zones if "court" in zone.tags]
    assert len(court) == 4
    assert all(zone.kind == "street" for zone in court)


@pytest.mark.rule("CL-CLAR-31")
@pytest.mark.parametrize("name", ["9P", "10P"])
def test_beyond_the_security_zone_lies_a_room(name: str) -> None:
    board = alone(name)
    beyond, security = board.zone(f"{name}.C"), board.zone(f"{name}.Z1")
    assert board.zones[beyond].kind == "room"
    assert board.layout(0).adjacent[beyond] == (security,)


@pytest.mark.rule("CL-CLAR-32")
def test_the_middle_of_the_parking_lot_is_one_zone() -> None:
    board = alone("8M")
    middle = board.zone("8M.P")
    assert len(board.zones) == 9
    assert len(board.layout(0).adjacent[middle]) == 4


@pytest.mark.rule("CL-CLAR-33")
def test_the_parking_lot_is_seen_along_straight_lines_only() -> None:
    board = alone("8M")
    middle = board.zone("8M.P")
    seen = set(board.layout(0).sight[middle])
    assert seen == {middle, *board.layout(0).adjacent[middle]}


def met(board: Board, tile: str, other: str) -> set[tuple[str, str]]:
    """The Zones of one tile with those of another that one can go to from there."""
    layout = board.layout(0)
    zones = board.zones
    return {
        (zone.name, zones[next_door].name)
        for zone in zones
        for next_door in layout.adjacent[zone.index]
        if zone.name.startswith(tile) and zones[next_door].name.startswith(other)
    }


@pytest.mark.rule("CL-CLAR-20")
def test_the_lines_of_the_long_hallway_meet_exactly() -> None:
    beside = from_tiles([[TILES["8P"], TILES["12P"]]], [[0, 0]], doors=())
    assert met(beside, "8P.L", "12P.L") == {("8P.L2", "12P.L4"), ("8P.L3", "12P.L5")}
    below = from_tiles([[TILES["12P"]], [TILES["7P"]]], [[0], [0]], doors=())
    assert met(below, "12P.L", "7P.L") == {("12P.L5", "7P.L1")}
