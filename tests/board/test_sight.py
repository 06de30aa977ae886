import pytest

from shamble.board import Board, DoorSpec, from_drawing


def seen_from(board: Board, name: str, open_doors: int = 0) -> dict[str, int]:
    """The other Zones seen from one, by name, with their range."""
    sight = board.layout(open_doors).sight[board.zone(name)]
    assert sight[board.zone(name)] == 0
    return {board.zones[zone].name: distance for zone, distance in sight.items() if distance}


@pytest.mark.rule("CL-LOS-01")
def test_on_streets_one_sees_along_straight_lines_and_never_diagonally() -> None:
    board = from_drawing(
        """
        a b c
        d e f
        g h i
        """,
        doors=[],
    )
    assert seen_from(board, "a") == {"b": 1, "c": 2, "d": 1, "g": 2}
    assert seen_from(board, "e") == {"b": 1, "d": 1, "f": 1, "h": 1}


@pytest.mark.rule("CL-LOS-02")
def test_a_line_goes_on_through_streets_until_a_wall_or_the_end_of_the_board() -> None:
    board = from_drawing(
        """
        a b c d e f G
        . H . . . i .
        """,
        doors=[],
    )
    assert seen_from(board, "a") == {"b": 1, "c": 2, "d": 3, "e": 4, "f": 5}
    assert seen_from(board, "i") == {"f": 1}


def test_a_wall_between_streets_stops_a_line() -> None:
    board = from_drawing("a b c", doors=[], walls=[("b", "c")])
    assert seen_from(board, "a") == {"b": 1}


def test_range_is_the_least_number_of_borders_over_all_lines() -> None:
    board = from_drawing(
        """
        a b c d
        a e e d
        """,
        doors=[],
    )
    assert seen_from(board, "a") == {"b": 1, "c": 2, "d": 2, "e": 1}


@pytest.mark.rule("CL-LOS-03")
def test_indoors_one_sees_every_room_that_has_an_opening_to_ones_own() -> None:
    board = from_drawing(
        """
        A A B
        C D D
        C E F
        """,
        doors=[],
        openings=[("A", "B"), ("A", "C"), ("A", "D"), ("D", "F")],
    )
    assert seen_from(board, "A") == {"B": 1, "C": 1, "D": 1}
    assert seen_from(board, "D") == {"A": 1, "F": 1}
    assert seen_from(board, "E") == {}


@pytest.mark.rule("CL-LOS-04")
def test_indoors_sight_ends_after_one_room_even_if_openings_are_in_line() -> None:
    board = from_drawing("A B C", doors=[], openings=[("A", "B"), ("B", "C")])
    assert seen_from(board, "A") == {"B": 1}
    assert seen_from(board, "B") == {"A": 1, "C": 1}


@pytest.mark.rule("CL-LOS-05")
def test_between_street_and_building_a_line_reaches_the_first_room_only() -> None:
    board = from_drawing(
        "a b c D E", doors=[DoorSpec("c", "D"), DoorSpec("D", "E")], openings=[]
    )  # fmt: skip
    assert seen_from(board, "a", open_doors=0b11) == {"b": 1, "c": 2, "D": 3}
    assert seen_from(board, "D", open_doors=0b11) == {"a": 3, "b": 2, "c": 1, "E": 1}
    assert seen_from(board, "E", open_doors=0b11) == {"D": 1}


@pytest.mark.rule("CL-LOS-06")
def test_one_sees_from_one_building_into_another_across_the_street_in_a_straight_line() -> None:
    board = from_drawing(
        """
        A b c D E
        F g h I .
        """,
        doors=[],
        openings=[("A", "b"), ("c", "D"), ("D", "E"), ("h", "I")],
    )
    assert seen_from(board, "A") == {"b": 1, "c": 2, "D": 3}
    assert seen_from(board, "D") == {"A": 3, "b": 2, "c": 1, "E": 1}
    assert seen_from(board, "I") == {"g": 2, "h": 1}, "A opens to the other lane, F to none"


def test_a_line_passes_no_room_on_its_way_between_two_streets() -> None:
    board = from_drawing("a B c", doors=[], openings=[("a", "B"), ("B", "c")])
    assert seen_from(board, "a") == {"B": 1}
    assert seen_from(board, "B") == {"a": 1, "c": 1}


@pytest.mark.rule("CL-LOS-07")
def test_nothing_is_seen_through_a_locked_door_until_it_is_opened() -> None:
    board = from_drawing("a b C", doors=[DoorSpec("b", "C")])
    assert seen_from(board, "a") == {"b": 1}
    assert seen_from(board, "C") == {}
    assert seen_from(board, "a", open_doors=1) == {"b": 1, "C": 2}
    assert seen_from(board, "C", open_doors=1) == {"a": 2, "b": 1}


def test_fences_are_transparent() -> None:
    board = from_drawing("a b c", doors=[], fences=[("a", "b")])
    assert seen_from(board, "a") == {"b": 1, "c": 2}


@pytest.mark.rule("CL-LOS-14", "CL-TENT-06")
def test_nothing_is_seen_into_through_or_out_of_a_tent_but_within_it_all() -> None:
    board = from_drawing(
        """
        a t b
        c d e
        """,
        doors=[],
        opaque=["t"],
    )
    assert seen_from(board, "t") == {}
    assert seen_from(board, "a") == {"c": 1}
    assert seen_from(board, "d") == {"c": 1, "e": 1}
    assert board.layout(0).sight[board.zone("t")] == {board.zone("t"): 0}
    assert board.layout(0).connected(board.zone("a"), board.zone("t")), "one can walk in"


def test_the_edge_of_a_drawing_that_is_nothing_blocks_sight() -> None:
    board = from_drawing(
        """
        a . b
        c d e
        """,
        doors=[],
    )
    assert seen_from(board, "a") == {"c": 1}
