from collections.abc import Callable
from typing import Any

import pytest

from shamble.board import Board, BoardError, Zone

Layer = Callable[..., Board]
TileReader = Callable[[str], dict[str, Any]]

HOSPITAL = ("1V", "2V", "3V", "4V", "5V", "6V")
CAMP = ("7V", "8V", "9V")
CITY = ("1R", "2R", "3R", "4R", "5R", "6R", "7R", "8R", "9R")
TURNS = (0, 90, 180, 270)


def zone(board: Board, name: str) -> Zone:
    return board.zones[board.zone(name)]


def near(board: Board, name: str, open_doors: int = 0) -> set[str]:
    return {board.zones[other].name for other in board.layout(open_doors).adjacent[board.zone(name)]}


def seen_from(board: Board, name: str, open_doors: int = 0) -> dict[str, int]:
    sight = board.layout(open_doors).sight[board.zone(name)]
    return {board.zones[other].name: far for other, far in sight.items() if far}


@pytest.mark.parametrize("name", HOSPITAL + CAMP + CITY)
def test_turning_a_tile_moves_its_zones_but_changes_no_way_and_no_view(lay: Layer, name: str) -> None:
    straight = lay(name)
    for turn in TURNS:
        turned = lay(name, [[turn]])
        for part in straight.zones:
            assert near(turned, part.name) == near(straight, part.name)
            assert seen_from(turned, part.name) == seen_from(straight, part.name)
            assert zone(turned, part.name).tags == part.tags


def test_a_tile_turned_a_quarter_has_its_north_street_in_the_east(lay: Layer) -> None:
    straight, turned = lay("4V"), lay("4V", [[90]])
    assert {row for _, row in zone(straight, "4V.S2").cells} == {0}
    assert {column for column, _ in zone(turned, "4V.S2").cells} == {turned.width - 1}
    assert zone(turned, "4V.S1").cells[0] == (turned.width - 1, 0), "north-west becomes north-east"


@pytest.mark.rule("CL-TERM-08")
def test_a_street_zone_may_lie_on_two_or_four_tiles(mission: Layer) -> None:
    board = mission("RM-T1")
    crossing = zone(board, "7V.S3")
    assert crossing.names == ("2V.S1", "4V.S3", "6V.S1", "7V.S3")
    assert crossing.name == "2V.S1"
    assert crossing.tiles == (0, 1, 2, 3)
    assert zone(board, "7V.S2").names == ("4V.S2", "7V.S2")
    assert zone(board, "6V.S4").names == ("6V.S4",), "on the rim a street ends with its tile"


def test_every_tile_of_a_merged_zone_keeps_its_own_manholes(mission: Layer) -> None:
    board = mission("RM-M01")
    assert zone(board, "8R.S4").names == ("5R.S2", "8R.S4")
    assert zone(board, "8R.S4").manholes == ((0, 1), (1, 1))
    assert board.tile_names == ("5R", "8R", "1R", "6R", "4V", "9R")
    assert zone(board, "4V.S2").manholes == ((4, 1),)


def test_beds_know_their_tile_and_colour(mission: Layer) -> None:
    board = mission("RM-T1")
    assert zone(board, "2V.A").beds == ((0, "green", 2),)
    assert zone(board, "6V.A").beds == ((2, "blue", 1), (2, "green", 1))
    assert zone(board, "6V.B").beds == ()


@pytest.mark.rule("CL-TERM-06", "CL-HOSP-01", "CL-HOSP-02")
@pytest.mark.parametrize("name", HOSPITAL)
def test_each_room_of_a_hospital_tile_is_one_building_zone_and_a_hospital_room(
    lay: Layer, tile: TileReader, name: str
) -> None:
    board = lay(name)
    rooms = [f"{name}.{part['id']}" for part in tile(name)["zones"] if part["kind"] == "room"]
    assert [z.name for z in board.zones if z.kind == "room"] == sorted(rooms, key=board.zone)
    assert {z.name for z in board.zones if "hospital" in z.tags} == set(rooms)


def test_no_city_or_camp_zone_is_a_hospital_room(lay: Layer) -> None:
    assert not any("hospital" in z.tags for name in CITY + CAMP for z in lay(name).zones)


@pytest.mark.rule("CL-TERM-02", "CL-ALLEY-01", "CL-CAMP-02")
def test_indoor_alleys_and_camp_zones_are_streets(lay: Layer) -> None:
    alleys = [z for name in HOSPITAL for z in lay(name).zones if "indoor-alley" in z.tags]
    assert len(alleys) == 4 + 3 + 2 + 2 + 4
    assert {z.kind for z in alleys} == {"street"}
    camp = [z for name in CAMP for z in lay(name).zones]
    assert {z.kind for z in camp} == {"street"}
    assert sum("camp" in z.tags for z in camp) == 4 + 6 + 7


@pytest.mark.rule("CL-CAMP-01")
def test_7v_8v_and_9v_are_camp_tiles_and_7v_is_the_wasteland(lay: Layer) -> None:
    with_camp = [name for name in HOSPITAL + CAMP + CITY if any("camp" in z.tags for z in lay(name).zones)]
    assert with_camp == ["7V", "8V", "9V"]
    wasteland = [z.name for name in CAMP for z in lay(name).zones if "wasteland" in z.tags]
    assert wasteland == ["7V.C2"]


def test_tent_fields_are_the_gravel_fields(lay: Layer) -> None:
    fields = [z.name for z in lay("9V").zones if "tent-field" in z.tags]
    assert sorted(fields) == ["9V.C2", "9V.C4", "9V.C5", "9V.C7"]


@pytest.mark.rule("CL-TERM-07")
def test_floor_markings_part_the_zones_of_an_alley_without_stopping_anybody(lay: Layer) -> None:
    board = lay("1V")
    assert near(board, "1V.L2") >= {"1V.L1", "1V.L3", "1V.L4"}


@pytest.mark.rule("CL-ALLEY-03")
def test_in_an_indoor_alley_one_sees_straight_on_over_any_number_of_zones(mission: Layer) -> None:
    board = mission("RM-M09")
    sight = seen_from(board, "3V.L1")
    along = ("3V.L2", "1V.L1", "1V.L2", "1V.L3", "5V.L4", "5V.L3", "5V.L2")
    assert {name: sight[name] for name in along} == {name: n for n, name in enumerate(along, 1)}


@pytest.mark.rule("CL-PATH-03")
def test_a_door_slot_without_a_door_token_stands_open(lay: Layer) -> None:
    assert "1V.L1" in near(lay("1V"), "1V.A")
    with_door = lay("1V", doors=[("1V.L1", "1V.A")])
    assert "1V.L1" not in near(with_door, "1V.A")
    assert "1V.L1" in near(with_door, "1V.A", open_doors=1)
    assert "1V.A" not in seen_from(with_door, "1V.L1")


def test_a_door_token_opens_a_wall_toward_the_street(lay: Layer) -> None:
    board = lay("4V", doors=[("4V.S2", "4V.L1")])
    assert board.doors[0].name == "4V.S2-4V.L1"
    assert "4V.L1" not in near(board, "4V.S2")
    assert "4V.L1" in near(board, "4V.S2", open_doors=1)
    assert seen_from(board, "4V.L2", open_doors=1)["4V.S2"] == 2


def test_a_door_may_be_named_by_any_name_of_a_merged_zone(mission: Layer) -> None:
    board = mission("RM-M01", doors=[("1R.S2", "4V.L1")])
    assert "4V.L1" in near(board, "4V.S2", open_doors=1)


def test_a_door_token_may_lie_in_an_opening_also_across_tiles(mission: Layer) -> None:
    board = mission("RM-M01", doors=[("1R.A", "6R.A"), ("5R.A", "5R.B")])
    assert near(board, "6R.A") == {"6R.B"}
    assert near(board, "6R.A", open_doors=0b01) == {"1R.A", "6R.B"}
    assert near(board, "5R.A") == set()


@pytest.mark.parametrize("name", ["RM-T1", "RM-T2", "RM-M01", "RM-M06", "RM-M09", "RM-M10", "RM-M11", "RM-M12"])
def test_gaps_in_walls_meet_across_the_seams(mission: Layer, mission_gaps: dict[str, int], name: str) -> None:
    board = mission(name)
    joined = [
        (a.name, board.zones[b].name)
        for a in board.zones
        for b in board.layout(0).adjacent[a.index]
        if a.index < b and not set(a.tiles) & set(board.zones[b].tiles)
        if "room" in (a.kind, board.zones[b].kind)
    ]
    assert len(joined) == mission_gaps[name]


def test_where_tiles_meet_only_alleys_and_camp_zones_border_on_other_streets(
    mission: Layer, mission_gaps: dict[str, int]
) -> None:
    """Streets that go on over a seam are one Zone there; a slit would make them border on a second one."""
    for name in mission_gaps:
        board = mission(name)
        for a in board.zones:
            for other in board.layout(0).adjacent[a.index]:
                b = board.zones[other]
                if a.kind == b.kind == "street" and not set(a.tiles) & set(b.tiles):
                    assert {"indoor-alley"} <= a.tags & b.tags or {"camp"} <= a.tags & b.tags, (name, a, b)


def test_streets_of_camp_and_city_tiles_line_up_without_slits(mission: Layer) -> None:
    board = mission("RM-M08")
    assert seen_from(board, "7V.C2") == {"7V.C1": 1, "4V.S2": 1, "7V.C4": 1, "7V.S4": 1}
    assert seen_from(board, "8V.C5") == {
        "6V.S4": 1, "8V.C2": 1, "8V.C4": 1, "8V.C6": 1,
        "9V.C7": 2, "9V.C5": 3, "9V.C6": 3, "9V.C4": 4,
    }  # fmt: skip


def test_rock_corners_merge_and_other_camp_zones_do_not(mission: Layer) -> None:
    board = mission("RM-M08")
    assert zone(board, "9V.C3").names == ("8V.C1", "9V.C3")
    assert "9V.C7" in near(board, "8V.C4")
    assert zone(board, "8V.C4").names == ("8V.C4",)


def test_an_alley_that_ends_at_the_gap_of_a_room_leads_into_it(mission: Layer) -> None:
    board = mission("RM-M12")
    assert "8R.B" in near(board, "3V.L1")
    assert seen_from(board, "3V.L2")["8R.B"] == 2


def test_doorways_that_do_not_face_each_other_show_nothing_across_the_alley(lay: Layer) -> None:
    assert seen_from(lay("1V"), "1V.A")["1V.D"] == 2
    assert "1V.E" not in seen_from(lay("1V"), "1V.C")
    assert "2V.E" not in seen_from(lay("2V"), "2V.A")


@pytest.mark.rule("CL-HELIPAD-01")
def test_sight_passes_the_helipad_fence(mission: Layer) -> None:
    board = mission("RM-M01")
    sight = seen_from(board, "9R.H")
    assert [sight[name] for name in ("1R.S1", "6R.S5", "9R.S4", "9R.S5")] == [1, 1, 1, 1]
    assert seen_from(board, "4V.C")["9R.S4"] == 2, "out of a room, over the helipad, into the street"
    assert "9R.S5" not in seen_from(board, "4V.C")


@pytest.mark.rule("CL-HELIPAD-02")
def test_nobody_moves_across_the_helipad_fence(mission: Layer) -> None:
    assert near(mission("RM-M01"), "9R.H") == {"4V.C", "4V.D"}
    assert near(mission("RM-M07"), "9R.H") == set()


@pytest.mark.rule("CL-HELIPAD-04")
def test_stairs_open_the_helipad_fence_where_they_lie(mission: Layer) -> None:
    board = mission("RM-M07", stairs=[("9R.H", "9R.S2")])
    assert near(board, "9R.H") == {zone(board, "9R.S2").name}


@pytest.mark.rule("CL-LOS-14", "CL-TENT-06")
def test_a_tent_on_a_camp_zone_blocks_sight_but_not_the_way(mission: Layer) -> None:
    board = mission("RM-T1", opaque=["7V.C1"])
    assert seen_from(board, "7V.C1") == {}
    assert "7V.C3" not in seen_from(board, "4V.S1")
    assert "7V.C1" in near(board, "4V.S1")


def test_a_door_may_stand_in_a_wall_between_a_room_and_an_alley(lay: Layer) -> None:
    board = lay("4V", doors=[("4V.B", "4V.L1")])
    (door,) = board.doors
    assert {board.zones[door.a].name, board.zones[door.b].name} == {"4V.B", "4V.L1"}


@pytest.mark.parametrize(
    ("tokens", "message"),
    [
        (
            {"doors": [("4V.A", "4V.B")]},
            "door 4V.A-4V.B: neither an opening nor a wall toward a street or an alley lies between them; "
            "4V.A can have one toward 4V.L1, 4V.S1, 4V.S2",
        ),
        (
            {"doors": [("4V.A", "4V.C")]},
            "door 4V.A-4V.C: these Zones do not touch; 4V.A can have one toward 4V.L1, 4V.S1, 4V.S2",
        ),
        (
            {"doors": [("4V.S2", "4V.L1"), ("4V.L1", "4V.S2")]},
            "door 4V.L1-4V.S2: a door token lies there already; 4V.L1 can have one toward 4V.A, 4V.B, 4V.C",
        ),
        (
            {"doors": [("4V.S1", "4V.S2")]},
            "door 4V.S1-4V.S2: neither an opening nor a wall toward a street or an alley lies between them; "
            "4V.S1 can have one toward 4V.A",
        ),
        ({"doors": [("4V.X", "4V.L1")]}, 'there is no Zone "4V.X"; did you mean 4V.D or 4V.C or 4V.B?'),
        ({"stairs": [("4V.S1", "4V.S2")]}, "stairs 4V.S1-4V.S2: there is no fence between these Zones"),
        ({"opaque": ["4V.Q"]}, 'there is no Zone "4V.Q"; did you mean 4V.D or 4V.C or 4V.B?'),
    ],
)
def test_tokens_that_cannot_lie_there_are_refused(lay: Layer, tokens: dict[str, Any], message: str) -> None:
    with pytest.raises(BoardError) as refusal:
        lay("4V", **tokens)
    assert str(refusal.value) == message


@pytest.mark.parametrize(
    ("grid", "turns", "message"),
    [
        ("4V", [[45]], "tile 4V: turn 45; expected 0, 90, 180 or 270"),
        ("4V 2V", [[0]], "turns has rows of [1], tiles has rows of [2]; give each tile one turn"),
        (
            "4V 2V / 1V",
            [[0, 0], [0]],
            "the grid of tiles has rows of [2, 1] tiles; expected rows of equal length",
        ),
        ("4V 4V", [[0, 0]], "tile 4V lies in the grid 2 times; each tile exists once"),
    ],
)
def test_grids_that_cannot_be_laid_are_refused(lay: Layer, grid: str, turns: list[list[int]], message: str) -> None:
    with pytest.raises(BoardError) as refusal:
        lay(grid, turns)
    assert str(refusal.value) == message
