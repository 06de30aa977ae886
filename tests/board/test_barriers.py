from typing import Any

import pytest

from shamble.board import (
    BARRICADES,
    DOORS,
    FENCES,
    GATES,
    BarricadeSpec,
    Board,
    BoardError,
    DoorSpec,
    Fittings,
    GateSpec,
    Layout,
    TowerSpec,
    from_drawing,
    from_tiles,
)


def near(board: Board, layout: Layout, name: str) -> set[str]:
    return {board.zones[zone].name for zone in layout.adjacent[board.zone(name)]}


def seen(board: Board, layout: Layout, name: str) -> dict[str, int]:
    return {board.zones[zone].name: far for zone, far in layout.sight[board.zone(name)].items() if far}


@pytest.mark.rule("CL-BARRICADE-03", "CL-BARRICADE-04", "CL-PATH-07")
def test_a_street_needs_two_barricades_a_door_one() -> None:
    fittings = Fittings([BarricadeSpec("a", "b"), BarricadeSpec("b", "C"), BarricadeSpec("C", "d")])
    board = from_drawing("a b C d", doors=[DoorSpec("b", "C"), DoorSpec("C", "d", double=True)], fittings=fittings)
    assert [barrier.size for barrier in board.barriers] == [2, 1, 2]


@pytest.mark.rule("CL-BARRICADE-02", "CL-BARRICADE-05", "CL-BARRICADE-06", "CL-PATH-06")
def test_only_all_barricades_of_a_border_close_it_and_sight_stays() -> None:
    board = from_drawing("a b", doors=[], fittings=Fittings([BarricadeSpec("a", "b", complete=1)]))
    one = board.layout(board.first_key)
    both = board.layout(board.barriers[0].put(board.first_key, 2))
    assert near(board, one, "a") == {"b"}
    assert near(board, both, "a") == set()
    assert seen(board, both, "a") == {"b": 1}
    assert both.grab_adjacent == ((1,), (0,))
    assert near(board, both.as_if_open(BARRICADES), "a") == {"b"}


def test_barbwire_is_seen_through_and_crossed_once_torn() -> None:
    board = from_drawing("a b c", doors=[], barbwire=[("a", "b"), ("b", "c")], fittings=Fittings(torn=[("b", "c")]))
    layout = board.layout(board.first_key)
    assert near(board, layout, "b") == {"c"}
    assert seen(board, layout, "a") == {"b": 1, "c": 2}
    assert near(board, layout.as_if_open(FENCES), "b") == {"a", "c"}
    assert [board.zones[zone].name for zone in layout.roads[board.zone("b")]] == ["c"]


def test_a_gate_is_open_to_two_sides_and_turns() -> None:
    board = from_drawing(
        """
        . n .
        w g e
        . s .
        """,
        doors=[],
        fittings=Fittings(gates=[GateSpec("g")]),
    )
    gate = board.barriers[0]
    around = [near(board, board.layout(gate.put(0, turns)), "g") for turns in range(4)]
    assert around == [{"n", "e"}, {"e", "s"}, {"s", "w"}, {"w", "n"}]
    assert seen(board, board.layout(0), "g") == {"n": 1, "e": 1}
    assert near(board, board.layout(0).as_if_open(GATES), "g") == {"n", "e", "s", "w"}
    face = Fittings(gates=[GateSpec("g", "H", 90)])
    other = from_drawing(". n .\nw g e\n. s .", doors=[], fittings=face)
    assert near(other, other.layout(other.first_key), "g") == {"w", "e"}


def test_a_tower_has_a_ladder_for_survivors_and_ends_lines() -> None:
    board = from_drawing("a t b\nc c c", doors=[], fittings=Fittings(towers=[TowerSpec("t", "c")]))
    layout = board.layout(0)
    assert board.zones[board.zone("t")].kind == "tower"
    assert near(board, layout, "t") == {"c"}
    assert layout.prowl[board.zone("t")] == ()
    assert layout.roads[board.zone("t")] == ()
    assert seen(board, layout, "t") == {"a": 1, "b": 1, "c": 1}
    assert "b" not in seen(board, layout, "a")
    assert board.zone("b") not in board.far_sight.deep(board.zone("a"), 0, 3)
    assert board.zone("b") not in board.far_sight.over_buildings(board.zone("a"), 0)


def test_holes_are_streets_to_the_eye_and_planks_join_across_corners() -> None:
    board = from_drawing(
        """
        A H B
        C D E
        """,
        doors=[],
        openings=[("A", "H"), ("H", "B"), ("A", "C")],
        zones={"H": {"kind": "hole"}},
        fittings=Fittings(planks=[("C", "B")]),
    )
    layout = board.layout(0)
    hole = board.zones[board.zone("H")]
    assert (hole.kind, set(hole.tags)) == ("room", {"hole"})
    assert seen(board, layout, "A") == {"H": 1, "B": 2, "C": 1}
    assert seen(board, layout, "C") == {"A": 1, "B": 1}
    assert near(board, layout, "C") == {"A", "B"}
    assert layout.distance(board.zone("C"), board.zone("B")) == 1


def test_cars_go_through_double_doors_and_torn_wire_but_no_other_way_into_alleys() -> None:
    board = from_drawing(
        "a L1 b L2 c L3 d L4",
        doors=[DoorSpec("a", "L1", double=True), DoorSpec("b", "L2")],
        zones={name: {"kind": "indoor-alley"} for name in ("L1", "L2", "L3", "L4")},
        barbwire=[("c", "L3"), ("L1", "b"), ("L2", "c"), ("L3", "d")],
        fittings=Fittings(torn=[("c", "L3")]),
    )
    layout = board.layout(board.first_key | 0b11)
    ways = {zone.name: [board.zones[other].name for other in layout.roads[zone.index]] for zone in board.zones}
    assert ways == {"a": ["L1"], "L1": ["a"], "b": [], "L2": [], "c": ["L3"], "L3": ["c"], "d": [], "L4": []}
    assert board.layout(board.first_key).roads[0] == ()


def test_the_key_holds_doors_first_then_what_else_can_change() -> None:
    board = from_drawing(
        "a b C",
        doors=[DoorSpec("b", "C")],
        barbwire=[("a", "b")],
        fittings=Fittings(torn=[("a", "b")]),
    )
    assert board.first_key == 0b10
    assert near(board, board.layout(0b11), "b") == {"a", "C"}
    assert board.layout(0).as_if_open(DOORS, FENCES) is board.layout(0b11)
    assert "barbwire a-b: torn" in board.describe(0b10)
    with pytest.raises(BoardError, match="this board has 1 doors"):
        board.layout(0b1000000)


@pytest.mark.rule("CL-COMP-25")
def test_barricades_beyond_the_marked_places_have_their_bits_behind_all_others() -> None:
    board = from_drawing("a b C", doors=[DoorSpec("b", "C")], fittings=Fittings([BarricadeSpec("a", "b", complete=2)]))
    assert board.first_key == 0b100
    assert board.standing(board.first_key) == board.barriers
    assert [one.name for one in board.unmarked_at(board.zone("b"))] == ["b-C"]
    place = board.barrier_between(board.zone("C"), board.zone("b"), BARRICADES)
    assert place is not None
    assert (place.size, place.put(0, 1)) == (1, 0b1000)
    key = place.put(0b1, 1)
    assert board.standing(key) == (*board.barriers, place)
    assert near(board, board.layout(key), "b") == {"a"}
    assert near(board, board.layout(key).as_if_open(BARRICADES), "b") == {"a", "C"}


@pytest.mark.parametrize(
    ("rest", "message"),
    [
        ({"fittings": Fittings([BarricadeSpec("a", "a")])}, "barricade a-a: found one Zone twice"),
        ({"fittings": Fittings([BarricadeSpec("a", "c")])}, "barricade a-c: these Zones do not touch; a touches b"),
        ({"fittings": Fittings([BarricadeSpec("a", "b")] * 2)}, "this border is named already"),
        ({"fittings": Fittings([BarricadeSpec("b", "c", complete=3)])}, "found 3 complete of 2"),
        ({"fittings": Fittings([BarricadeSpec("a", "b")]), "walls": [("a", "b")]}, "nobody can cross this border"),
        ({"fittings": Fittings(torn=[("a", "b")])}, "torn barbwire a-b: there is no barbwire"),
        ({"fittings": Fittings(gates=[GateSpec("b", "X")])}, "no face of a gate"),
        ({"fittings": Fittings(gates=[GateSpec("b", turn=45)])}, "gate b: turn 45"),
        ({"fittings": Fittings(gates=[GateSpec("b")]), "fences": [("a", "b")]}, "lies on its edge already"),
        ({"fittings": Fittings(towers=[TowerSpec("a", "c")])}, "tower a, ladder: these Zones do not touch"),
        ({"fittings": Fittings(towers=[TowerSpec("a", "b")]), "doors": [DoorSpec("a", "b")]}, "has a ladder instead"),
        ({"fittings": Fittings(planks=[("a", "x")])}, 'no Zone "x"'),
    ],
)
def test_what_cannot_lie_there_is_refused_with_a_reason(rest: dict[str, Any], message: str) -> None:
    with pytest.raises(BoardError, match=message):
        from_drawing("a b c", **{"doors": [], **rest})


def test_tiles_bring_barbwire_holes_planks_cells_and_double_doors() -> None:
    tile = {
        "id": "X",
        "zones": [
            {"id": "A", "kind": "room", "rect": [0, 0, 500, 500]},
            {"id": "H", "kind": "hole", "rect": [500, 0, 1000, 500]},
            {"id": "B", "kind": "cell", "rect": [500, 500, 1000, 1000]},
            {"id": "L", "kind": "indoor-alley", "rect": [0, 500, 250, 1000]},
            {"id": "S", "kind": "street", "rect": [250, 500, 500, 1000]},
        ],
        "connections": [
            {"a": "A", "b": "H", "side": "east", "kind": "opening", "at": [500, 250]},
            {"a": "A", "b": "B", "side": "east", "kind": "plank"},
            {"a": "A", "b": "L", "side": "south", "kind": "wall"},
            {"a": "A", "b": "S", "side": "south", "kind": "wall"},
            {"a": "L", "b": "S", "side": "east", "kind": "double-door-slot", "at": [250, 750]},
            {"a": "S", "b": "B", "side": "east", "kind": "barbwire"},
        ],
        "edges": [],
    }
    board = from_tiles([[tile]], [[90]], doors=[DoorSpec("X.L", "X.S")])
    layout = board.layout(0)
    assert near(board, layout, "X.A") == {"X.H", "X.B"}
    assert near(board, layout, "X.S") == set()
    assert near(board, layout.as_if_open(FENCES, DOORS), "X.S") == {"X.B", "X.L"}
    assert board.doors[0].double
    tags = {zone.name: set(zone.tags) for zone in board.zones}
    assert (tags["X.H"], tags["X.B"], tags["X.L"]) == ({"hole"}, {"cell"}, {"indoor-alley"})
