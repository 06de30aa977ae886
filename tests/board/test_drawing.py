from typing import Any

import pytest

from shamble.board import BoardError, DoorSpec, from_drawing


def test_zones_stand_in_reading_order_with_their_cells() -> None:
    board = from_drawing(
        """
        b b C
        . a C
        """,
        doors=[DoorSpec("a", "C")],
    )
    assert [zone.name for zone in board.zones] == ["b", "C", "a"]
    assert [zone.index for zone in board.zones] == [0, 1, 2]
    assert [zone.kind for zone in board.zones] == ["street", "room", "street"]
    assert board.zones[1].cells == ((2, 0), (2, 1))
    assert (board.width, board.height) == (3, 2)
    assert board.tile_names == ()
    assert all(zone.tiles == (0,) for zone in board.zones)
    assert [(door.index, door.a, door.b, door.name) for door in board.doors] == [(0, 2, 1, "a-C")]


def test_zones_may_differ_in_kind_tags_tile_manholes_and_beds() -> None:
    board = from_drawing(
        "l1 C2 x",
        doors=[],
        zones={
            "l1": {"tags": ["indoor-alley"], "tile": "P", "beds": {"green": 1, "blue": 2}},
            "C2": {"kind": "street", "tile": ["Q", "P"], "manholes": 1},
        },
    )
    alley, field, rest = board.zones
    assert alley.tags == {"indoor-alley"}
    assert alley.beds == ((0, "blue", 2), (0, "green", 1))
    assert field.kind == "street"
    assert field.tiles == (0, 1)
    assert field.manholes == ((1, 1),)
    assert board.tile_names == ("P", "Q", "board")
    assert rest.tiles == (2,)
    assert board.layout(0).connected(0, 1)


@pytest.mark.parametrize(
    ("grid", "rest", "message"),
    [
        ("", {}, "the grid is empty; draw one word per cell, rows as lines"),
        (". .", {}, "the grid has no Zone"),
        ("a b\nc", {}, 'grid row 2 has 1 cells, row 1 has 2; fill up with "."'),
        ("a 1", {}, 'grid: "1" cannot name a Zone; begin with a letter and use no "-"'),
        (
            "a b a",
            {},
            'grid: Zone "a" is drawn in 2 separate pieces; give each a name of its own or join them by an edge',
        ),
        (
            "a b\nb a",
            {},
            'grid: Zone "a" is drawn in 2 separate pieces; give each a name of its own or join them by an edge',
        ),
        ("a C", {"doors": [DoorSpec("a", "c")]}, 'there is no Zone "c"; did you mean C?'),
        ("a C", {"openings": [("a", "Q")]}, 'there is no Zone "Q"; there are: a, C'),
        ("a C", {"opaque": ["tent"]}, 'there is no Zone "tent"; there are: a, C'),
        ("a b C", {"doors": [DoorSpec("C", "a")]}, "door C-a: these Zones do not touch; C touches b"),
        ("a C", {"doors": [DoorSpec("a", "a")]}, "door a-a: these Zones do not touch; a touches C"),
        (
            "a C",
            {"doors": [DoorSpec("a", "C")], "openings": [("C", "a")]},
            "door a-C: this border is named already, as opening; name it once",
        ),
        (
            "a b",
            {"openings": [("a", "b")]},
            "opening a-b: two streets are open to each other anyway; leave it out",
        ),
        (
            "a b",
            {"stairs": [("a", "b")]},
            "stairs a-b: there is no fence; stairs only lie on one of `fences`",
        ),
        ("a C", {"zones": {"d": {}}}, 'there is no Zone "d"; there are: a, C'),
        (
            "a C",
            {"zones": {"a": {"manhole": 1}}},
            'there is no property of Zone a "manhole"; did you mean manholes?',
        ),
        (
            "a C",
            {"zones": {"a": {"kind": "rooms"}}},
            'there is no kind of Zone for a "rooms"; did you mean room or dark-room?',
        ),
    ],
)
def test_bad_drawings_are_refused_with_a_reason(grid: str, rest: dict[str, Any], message: str) -> None:
    with pytest.raises(BoardError) as refusal:
        from_drawing(grid, **{"doors": [], **rest})
    assert str(refusal.value) == message


def test_an_unknown_zone_is_answered_with_the_nearest_names() -> None:
    board = from_drawing("north south", doors=[])
    with pytest.raises(BoardError, match='there is no Zone "nort"; did you mean north'):
        board.zone("nort")


def test_more_doors_than_the_board_has_are_refused() -> None:
    board = from_drawing("a B", doors=[DoorSpec("a", "B")])
    with pytest.raises(BoardError, match="this board has 1 doors, one bit each"):
        board.layout(1 << 30)


def test_the_description_shows_cells_borders_neighbours_and_sight() -> None:
    board = from_drawing(
        """
        a b
        C D
        """,
        doors=[DoorSpec("a", "C")],
        openings=[("C", "D")],
        zones={"a": {"manholes": 1}, "D": {"tags": ["hospital"], "beds": {"blue": 2}}},
    )
    expected = """\
4 Zones on 2 x 2 cells
borders: | - wall, : . open, = opening, # fence, s stairs, D closed door, O open door

+---+---+
| a : b |
+OOO+---+
| C = D |
+---+---+

door a-C: open

a: street, 1 manhole
    next to: b, C
    sees at 1: b, C
b: street
    next to: a
    sees at 1: a
C: room
    next to: a, D
    sees at 1: a, D
D: room, hospital, 2 blue beds
    next to: C
    sees at 1: C
"""
    assert board.describe(0b1) == expected
    assert "+DDD+---+" in board.describe()
