import pytest

from shamble.board import DOORS, Board, DoorSpec, from_drawing


def neighbours(board: Board, name: str, open_doors: int = 0) -> set[str]:
    return {board.zones[zone].name for zone in board.layout(open_doors).adjacent[board.zone(name)]}


@pytest.mark.rule("CL-PATH-01")
def test_zones_that_share_part_of_an_edge_are_adjacent_and_those_that_touch_at_a_corner_are_not() -> None:
    board = from_drawing(
        """
        a a b
        c d d
        """,
        doors=[],
    )
    assert neighbours(board, "a") == {"b", "c", "d"}
    assert neighbours(board, "b") == {"a", "d"}
    assert neighbours(board, "c") == {"a", "d"}
    assert board.layout(0).distance(board.zone("b"), board.zone("c")) == 2


@pytest.mark.rule("CL-PATH-03")
def test_street_and_building_are_joined_by_an_open_door_only() -> None:
    board = from_drawing(
        """
        a b
        C D
        """,
        doors=[DoorSpec("a", "C")],
        openings=[("C", "D")],
    )
    assert neighbours(board, "C") == {"D"}
    assert neighbours(board, "C", open_doors=1) == {"a", "D"}
    assert neighbours(board, "D", open_doors=1) == {"C"}


@pytest.mark.rule("CL-PATH-03")
def test_a_doorway_without_a_door_counts_as_an_open_door() -> None:
    board = from_drawing("a B", doors=[], openings=[("a", "B")])
    assert neighbours(board, "a") == {"B"}


@pytest.mark.rule("CL-PATH-04")
def test_indoors_an_opening_is_enough_and_a_wall_is_not_passed() -> None:
    board = from_drawing(
        """
        A B
        A C
        """,
        doors=[],
        openings=[("A", "C")],
    )
    assert neighbours(board, "A") == {"C"}
    assert neighbours(board, "B") == set()


def test_distance_counts_zones_and_is_minus_one_without_a_way() -> None:
    board = from_drawing("a b c D", doors=[DoorSpec("c", "D")])
    a, d = board.zone("a"), board.zone("D")
    assert board.layout(0).distance(a, d) == -1
    assert board.layout(0).steps(a, d) == ()
    assert board.layout(0).reachable(a) == {0, 1, 2}
    assert board.layout(1).distance(a, d) == 3
    assert board.layout(1).reachable(a) == {0, 1, 2, 3}


def test_steps_names_every_neighbour_on_a_shortest_route() -> None:
    board = from_drawing(
        """
        a b c
        d . e
        f g h
        """,
        doors=[],
    )
    layout = board.layout(0)
    zone = board.zone
    assert layout.steps(zone("a"), zone("h")) == (zone("b"), zone("d"))
    assert layout.steps(zone("a"), zone("e")) == (zone("b"),)
    assert layout.steps(zone("a"), zone("a")) == ()


def test_routes_with_all_doors_open_lead_through_closed_doors() -> None:
    board = from_drawing("a B c D", doors=[DoorSpec("a", "B"), DoorSpec("B", "c"), DoorSpec("c", "D")])
    imagined = board.layout(0b001).as_if_open(DOORS)
    assert imagined is board.layout(0b111)
    assert imagined.distance(board.zone("a"), board.zone("D")) == 3
    assert board.layout(0b101).distance(board.zone("a"), board.zone("D")) == -1


def test_a_fence_parts_walkers_but_not_those_who_grab() -> None:
    board = from_drawing("a b C", doors=[DoorSpec("b", "C")], fences=[("a", "b")])
    layout = board.layout(0)
    assert not layout.connected(0, 1)
    assert layout.grab_adjacent == ((1,), (0,), ())
    assert board.layout(1).grab_adjacent == ((1,), (0, 2), (1,))
    assert board.touching(0, 1)
    assert not board.touching(1, 2)
    assert board.touching(1, 2, key=1)


def test_stairs_make_a_way_across_a_fence() -> None:
    board = from_drawing("a b", doors=[], fences=[("a", "b")], stairs=[("a", "b")])
    assert board.layout(0).connected(0, 1)


def test_each_arrangement_of_doors_is_made_once() -> None:
    board = from_drawing("a B", doors=[DoorSpec("a", "B")])
    assert board.layout(1) is board.layout(1)
    assert board.layout(1) is not board.layout(0)
