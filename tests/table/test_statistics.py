"""The statistics of friends: added up over their games, seen by those who played, and theirs to take out."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from shamble.table import Refused, Seat, Table, Tables
from shamble.table.statistics import groups
from shamble.table.store.records import ListedSeat, ListedTable, SurvivorFigures, TableSummary
from shamble.table.store.schema import WATCH
from shamble.world.setup import GameSetup, seated

from .conftest import TWO

ANN = ListedSeat("Ann", "person")
BEN = ListedSeat("Ben", "person")
ROBBY = ListedSeat("Robby", "bot")


def game(
    code: str, outcome: str, seats: list[ListedSeat], title: str = "Gas Run", figures: Sequence[SurvivorFigures] = ()
) -> ListedTable:
    return ListedTable(code, 0.0, 0.0, outcome, TableSummary("", title, 1, seats, [], "", [], list(figures)))


def test_games_are_added_up_for_each_group_of_people() -> None:
    ned, amy = SurvivorFigures("Ned", 0, 5), SurvivorFigures("Amy", 1, 2, "4V.S2")
    both, alone = groups(
        [
            game("A", "won", [ANN, BEN], figures=[ned, SurvivorFigures("Amy", 1, 3, "4V.S2")]),
            game("B", "lost", [BEN, ANN], figures=[ned, amy]),
            game("C", "lost", [ANN, ROBBY], "Learning to Fly", figures=[ned, amy]),
            game("D", "lost", [ANN, BEN], "Learning to Fly"),
        ]
    )
    assert (both.people, alone.people) == (("Ann", "Ben"), ("Ann",))
    assert (both.count("won"), both.count("lost"), len(both.games)) == (1, 2, 3)
    assert both.missions == {"Gas Run": {"won": 1, "lost": 1}, "Learning to Fly": {"lost": 1}}
    assert both.kills == {("person", "Ann"): 5 + 2, ("person", "Ben"): 3 + 5}
    assert both.deaths == [("Amy", "Gas Run", "4V.S2")] * 2
    assert alone.kills == {("person", "Ann"): 5, ("bot", "Robby"): 2}


@pytest.fixture
def over(tables: Tables) -> Table:
    """A game that Ann and Ben have given up."""
    seats = [Seat(0, "Ann"), Seat(1, "Ben")]
    table = tables.create(GameSetup(mission="RM-M01", players=seated(TWO), boxes=("S1", "RM")), seats=seats).table
    for holder, seat in (("ann", 0), ("ben", 1), ("carl", WATCH)):
        tables.store.grant(table.id, holder, seat)
    assert tables.together("ann") == [], "a game that goes on is not counted"
    for seat in (0, 1):
        table.agreement.ask({seat}, "give-up")
    return table


def test_those_who_played_see_their_games_that_are_over(tables: Tables, over: Table) -> None:
    for holder in ("ann", "ben"):
        (group,) = tables.together(holder)
        assert group.people == ("Ann", "Ben")
        assert group.missions == {"Gas Run": {"lost": 1}}
        assert group.kills == {("person", "Ann"): 0, ("person", "Ben"): 0}
    assert tables.together("carl") == []
    assert tables.together("a stranger") == []


def test_a_game_that_is_played_on_does_not_count(tables: Tables, over: Table) -> None:
    for seat in (0, 1):
        over.agreement.ask({seat}, "play-on")
    assert tables.together("ann") == []


def test_whoever_played_may_take_a_game_out_for_all(tables: Tables, over: Table) -> None:
    with pytest.raises(Refused, match="Only people who sit at the table"):
        tables.count_no_longer(over.code, tables.pass_of(over.code, "carl"))
    assert tables.together("ann") != []
    tables.count_no_longer(over.code, tables.pass_of(over.code, "ben"))
    assert tables.together("ann") == tables.together("ben") == []
    assert [one.code for one in tables.listed("ann")] == [over.code], "the game itself is kept"
