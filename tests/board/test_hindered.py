"""Ways of those whom sandbags and a Tank hinder."""

from shamble.board.barriers import DOORS
from shamble.board.drawing import from_drawing
from shamble.board.zones import DoorSpec


def test_a_border_that_sandbags_close_in_part_hinders_nobody() -> None:
    board = from_drawing("a b\na c", doors=(), sandbags=[("a", "b")])
    a, b, c = (board.zone(name) for name in "abc")
    hindered = board.layout(0).hindered
    assert board.layout(0).adjacent[a] == (b, c)
    assert hindered.adjacent[a] == hindered.prowl[a] == (c,)
    assert hindered.steps(a, b) == (c,)
    assert hindered.distance(a, b) == 2
    assert hindered.sight == board.layout(0).sight


def test_a_board_without_obstacles_hinders_nobody() -> None:
    layout = from_drawing("a b", doors=()).layout(0)
    assert layout.hindered is layout


def test_a_tank_can_be_left_and_not_entered() -> None:
    board = from_drawing("a t b", doors=(), zones={"t": {"tags": ["tank"]}})
    a, t, b = (board.zone(name) for name in "atb")
    layout = board.layout(0).hindered
    assert (layout.steps(t, a), layout.steps(a, t), layout.steps(a, b)) == ((a,), (), ())
    assert (layout.distance(t, b), layout.distance(b, t)) == (1, -1)
    assert layout.distances(t) == [-1, 0, -1]
    assert layout.distances(a) == [0, 1, -1]
    assert (layout.reachable(t), layout.reachable(a)) == (frozenset({a, t, b}), frozenset({a}))
    assert not board.layout(0).roads[a]


def test_doors_that_are_imagined_open_leave_the_tank_in_the_way() -> None:
    board = from_drawing("a T B", doors=[DoorSpec("T", "B")], openings=[("a", "T")], zones={"T": {"tags": ["tank"]}})
    a, t, b = (board.zone(name) for name in "aTB")
    assert board.layout(0).hindered.as_if_open(DOORS).steps(t, b) == (b,)
    assert board.layout(0).hindered.as_if_open(DOORS).steps(a, b) == ()
