"""Sight beyond the common one, on drawn boards."""

from shamble.board import Board, from_drawing


def named(board: Board, seen: dict[int, int]) -> dict[str, int]:
    return {board.zones[zone].name: far for zone, far in seen.items()}


def test_deep_sight_counts_the_rooms_that_a_line_enters() -> None:
    board = from_drawing("A B C D e", doors=[], openings=[("A", "B"), ("B", "C"), ("C", "D"), ("D", "e")])
    start, street = board.zone("A"), board.zone("e")
    assert named(board, board.far_sight.deep(start, 0, 1)) == {"A": 0, "B": 1}
    assert named(board, board.far_sight.deep(start, 0, 2)) == {"A": 0, "B": 1, "C": 2}
    assert named(board, board.far_sight.deep(street, 0, 2)) == {"C": 2, "D": 1, "e": 0}
    assert named(board, board.far_sight.deep(start, 0, 99)) == {"A": 0, "B": 1, "C": 2, "D": 3, "e": 4}


def test_deep_sight_with_one_room_is_the_common_sight() -> None:
    board = from_drawing("a b C\nD e f\nG h I", doors=[], openings=[("b", "C"), ("D", "G"), ("D", "e")])
    common = board.layout(0).sight
    assert [board.far_sight.deep(zone.index, 0, 1) for zone in board.zones] == list(common)


def test_over_buildings_only_streets_are_seen_and_only_from_streets() -> None:
    board = from_drawing("a B C d e", doors=[], openings=[("B", "C")])
    assert named(board, board.far_sight.over_buildings(board.zone("a"), 0)) == {"d": 3, "e": 4}
    assert board.far_sight.over_buildings(board.zone("B"), 0) == {}


def test_a_straight_line_goes_through_everything() -> None:
    board = from_drawing("a B c\nD e F", doors=[])
    assert named(board, board.far_sight.straight(board.zone("a"))) == {"D": 1, "a": 0, "B": 1, "c": 2}
