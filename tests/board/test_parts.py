"""Boards of which a part moves or turns: in each state they are as if they had been laid so from the beginning."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from shamble.board import (
    BARRICADES,
    BarricadeSpec,
    Board,
    BoardError,
    DoorSpec,
    Fittings,
    GateSpec,
    PartSpec,
    StateSpec,
    from_drawing,
    from_tiles,
)
from shamble.board.parts import MOST_STATES, Roster, arrangements
from shamble.editions import EDITIONS

STREET = """
    H  n=s m
    H  n=s m
    .  n=s m
"""
PASSING = """
    *  n   *
    *  T   *
    *  s   *
"""
TRAIN = PartSpec("train", [StateSpec("away"), StateSpec("here", PASSING, openings=[("T", "m")])])


def _street(*parts: PartSpec, **more: Any) -> Board:
    return from_drawing(STREET, doors=[DoorSpec("H", "n")], fittings=Fittings(parts=parts or (TRAIN,)), **more)


def _at(board: Board, key: int, **states: str) -> tuple[Board, int]:
    for part, state in states.items():
        key = board.moved(key, board.part(part), state)
        board = board.at(key)
    return board, key


def _shape(board: Board, key: int) -> Mapping[str, Any]:
    """Who goes and sees where, by the names of the Zones that are there."""
    layout, zones = board.layout(key), board.zones
    return {
        zone.name: (
            set(zone.names),
            {zones[near].name for near in layout.adjacent[zone.index]},
            {zones[seen].name: far for seen, far in layout.sight[zone.index].items()},
            {zones[near].name for near in layout.grab_adjacent[zone.index]},
            {zones[near].name for near in layout.roads[zone.index]},
            layout.distances(zone.index)[board.zone("m")],
            zone.cells,
        )
        for zone in board.there
    }


def test_in_each_state_ways_and_sight_are_those_of_a_board_laid_anew() -> None:
    board, key = _at(_street(), 1, train="here")
    anew = from_drawing("H n m\nH T m\n. s m", doors=[DoorSpec("H", "n")], openings=[("T", "m")])
    assert _shape(board, key) == _shape(anew, 1)
    back, key = _at(board, key, train="away")
    assert _shape(back, key) == _shape(from_drawing(STREET, doors=[DoorSpec("H", "n")]), 1)


def test_zones_keep_their_numbers_where_they_fuse_split_and_come() -> None:
    board = _street()
    n, s, t = (board.zone(name) for name in ("n", "s", "T"))
    assert n == s
    here, _ = _at(board, 0, train="here")
    assert here.zone("n") == n
    assert here.zone("s") not in (n, t)
    assert [zone.index for zone in here.zones] == [zone.index for zone in board.zones] == list(range(5))
    assert {zone.name for zone in here.zones} - {zone.name for zone in here.there} == set()
    assert {zone.name for zone in board.zones if not zone.cells} == {"s", "T"}
    apart = here.zone("s")
    assert board.now(apart) == n  # it belongs to the whole street again
    assert board.now(t) == t  # and this is nowhere
    assert board.layout(0).adjacent[t] == ()


def test_a_key_alone_says_how_the_board_is_laid() -> None:
    board = _street()
    here, key = _at(board, 0, train="here")
    assert board.layout(key) is here.layout(key)
    assert here.layout(0) is board.layout(0)
    assert (board.part("train").called(0), board.part("train").called(key)) == ("away", "here")
    opened = board.layout(key).as_if_open("door")
    assert opened is here.layout(key | 1)


def test_every_state_of_one_part_goes_with_every_state_of_another() -> None:
    side = PartSpec("gate", [StateSpec("up"), StateSpec("down", walls=[("n", "m")])])
    board = _street(TRAIN, side)
    assert len({board.at(key) for key in board.moves(0)}) == 4
    both, key = _at(board, 1, train="here", gate="down")
    n, m = both.zone("n"), both.zone("m")
    assert m not in both.layout(key).adjacent[n]
    up, key = _at(both, key, gate="up")
    assert m in up.layout(key).adjacent[n]
    assert up.part("train").called(key) == "here"


def test_it_may_begin_in_any_state() -> None:
    board = _street(TRAIN._replace(first="here"))
    assert board.part("train").called(board.first_key) == "here"
    assert {zone.name for zone in board.there} == {"H", "n", "m", "T", "s"}


def test_joined_zones_are_adjacent_and_do_not_see_each_other() -> None:
    board = from_drawing("A b\n.  .\nC d", doors=[], fittings=Fittings(joins=[("A", "C")]))
    a, c = board.zone("A"), board.zone("C")
    assert board.layout(0).adjacent[a] == (c,)
    assert board.layout(0).prowl[a] == (c,)
    assert c not in board.layout(0).sight[a]
    assert board.layout(0).grab_adjacent[a] == board.layout(0).roads[a] == ()


def test_barricades_stay_on_their_borders_marked_or_not() -> None:
    fittings = Fittings([BarricadeSpec("n", "m", complete=2)], parts=[TRAIN])
    board = from_drawing(STREET, doors=[DoorSpec("H", "n")], fittings=fittings)
    unmarked = board.barrier_between(board.zone("H"), board.zone("n"), BARRICADES)
    assert unmarked is not None
    key = unmarked.put(board.first_key, 1)
    here, key = _at(board, key, train="here")
    marked, same = (here.barrier_between(here.zone(a), here.zone("n"), BARRICADES) for a in ("m", "H"))
    assert marked is not None
    assert same is not None
    assert (marked.state(key), same.state(key)) == (2, 1)
    assert {one.name for one in here.standing(key)} == {"n-m", "H-n"}


TILES = [["2V", "4V"], ["6V", "7V"]]
TURNS = [[90, 180], [0, 90]]


def test_a_tile_is_turned_and_its_zones_stay_what_they_are() -> None:
    tiles = EDITIONS["classic"].pack.tiles
    rows = [[tiles[name] for name in row] for row in TILES]
    turned: list[list[Any]] = [["*", "*"], ["*", 270]]
    part = PartSpec("camp", [StateSpec("printed"), StateSpec("turned", turns=turned)])
    board = from_tiles(rows, TURNS, doors=(), fittings=Fittings(parts=[part]))
    other, key = _at(board, board.first_key, camp="turned")
    anew = from_tiles(rows, [[90, 180], [0, 270]], doors=())

    def ways(laid: Board, key: int) -> dict[frozenset[str], set[frozenset[str]]]:
        names = [frozenset(zone.names) for zone in laid.zones]
        return {
            names[zone.index]: {names[near] for near in laid.layout(key).adjacent[zone.index]} for zone in laid.there
        }

    def sight(laid: Board, key: int) -> dict[frozenset[str], dict[frozenset[str], int]]:
        names = [frozenset(zone.names) for zone in laid.zones]
        seen = laid.layout(key).sight
        return {names[zone.index]: {names[at]: far for at, far in seen[zone.index].items()} for zone in laid.there}

    assert ways(other, key) == ways(anew, 0) != ways(board, 0)
    assert sight(other, key) == sight(anew, 0) != sight(board, 0)
    assert all(other.zone(name) == board.zone(name) for name in ("7V.C2", "2V.L3"))


def test_another_tile_may_lie_there_in_a_state() -> None:
    tiles = EDITIONS["classic"].pack.tiles
    part = PartSpec("card", [StateSpec("a"), StateSpec("b", tiles=[["*", tiles["5V"]]])])
    board = from_tiles([[tiles["2V"], tiles["4V"]]], [[0, 0]], doors=(), fittings=Fittings(parts=[part]))
    other, _ = _at(board, 0, card="b")
    assert board.tile_names == ("2V", "4V")
    assert other.tile_names == ("2V", "5V")
    assert {name.partition(".")[0] for zone in other.there for name in zone.names} == {"2V", "5V"}
    assert other.names.keys() == board.names.keys()


def test_of_zones_that_fuse_the_one_met_first_stands_for_all() -> None:
    roster = Roster()
    assert [roster.number([name]) for name in "abc"] == [0, 1, 2]
    assert roster.number(["c", "b"]) == 1
    assert roster.in_order(["c", "b"]) == ("b", "c")
    assert len(roster) == 3


@pytest.mark.parametrize(
    ("parts", "fault"),
    [
        ([PartSpec("lift", [StateSpec("up")])], "part lift: found the states up; expected two or more"),
        ([TRAIN._replace(first="her")], 'no state of the part train "her"'),
        ([TRAIN, TRAIN], "part train: this name is given twice"),
        ([PartSpec("x", [StateSpec("a"), StateSpec("b", "n T")])], r"with x b: state b: grid has rows of \[2\]"),
        (
            [TRAIN, PartSpec("x", [StateSpec("a"), StateSpec("b", PASSING)])],
            "with train here, x b: states here and b: both have something in row 1, 2",
        ),
        ([PartSpec("x", [StateSpec("a"), StateSpec("b", joins=[("H", "q")])])], 'with x b: there is no Zone "q"'),
        (
            [PartSpec("x", [StateSpec("a"), StateSpec("b", "* q *\n* q *\n* q *")])],
            'with x b: there is no Zone "n"',
        ),
        ([PartSpec(f"x{n}", [StateSpec(str(at)) for at in range(9)]) for n in range(2)], "81 states together"),
    ],
)
def test_parts_that_cannot_be_are_told(parts: list[PartSpec], fault: str) -> None:
    with pytest.raises(BoardError, match=fault):
        _street(*parts)


def test_a_key_with_a_state_that_a_part_has_not_is_damaged() -> None:
    board = from_drawing("a b", doors=[], fittings=Fittings(parts=[PartSpec("x", [StateSpec(one) for one in "abc"])]))
    last, beyond = (board.part("x").put(board.first_key, state) for state in (2, 3))
    assert board.at(last).part("x").called(last) == "c"
    with pytest.raises(BoardError, match="part x has 3 states; the key says 3"):
        board.at(beyond)


def test_as_many_states_as_may_be_are_laid() -> None:
    eight = [StateSpec(str(at)) for at in range(8)]
    assert len(list(arrangements([PartSpec("x", eight), PartSpec("y", eight)]))) == MOST_STATES


def test_what_changes_by_itself_lies_where_nothing_moves() -> None:
    part = PartSpec("x", [StateSpec("a"), StateSpec("b", fences=[("n", "m")])])
    with pytest.raises(BoardError, match="with x b: gate n: a door, fence or other gate lies on its edge"):
        from_drawing("n m", doors=[], fittings=Fittings(gates=[GateSpec("n")], parts=[part]))
    tiles = EDITIONS["classic"].pack.tiles
    wired = next(
        name
        for name, tile in sorted(tiles.items())
        if any(one.kind == "barbwire" for one in from_tiles([[tile]], [[0]], doors=()).barriers)
    )
    part = PartSpec("x", [StateSpec("a"), StateSpec("b", tiles=[[tiles["2V"]]])])
    with pytest.raises(BoardError, match="it is not there in all states of the parts"):
        from_tiles([[tiles[wired]]], [[0]], doors=(), fittings=Fittings(parts=[part]))
