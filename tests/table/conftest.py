"""Stores in a temporary folder, tables with two people, and a way to play on."""

import random
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from shamble.engine import Option
from shamble.table import NewTable, Seat, Store, Table, Tables
from shamble.world.setup import GameSetup, seated

TWO = [["Ned", "Amy", "Josh"], ["Wanda", "Phil", "Joe"]]
PEOPLE = [Seat(0, "Ann"), Seat(1, "Ben")]


both = pytest.mark.parametrize("store", ["sqlite", "postgresql"], indirect=True)
"""For tests of what both kinds of database must do."""


@pytest.fixture
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Store]:
    kind = getattr(request, "param", "sqlite")
    made = Store(request.getfixturevalue("postgres")) if kind == "postgresql" else Store.in_folder(tmp_path)
    yield made
    made.close()


@pytest.fixture
def tables(store: Store) -> Tables:
    return Tables(store)


@pytest.fixture
def new(tables: Tables) -> NewTable:
    """RM-M01 with two people, Ann and Ben."""
    return tables.create(
        GameSetup(mission="RM-M01", players=seated(TWO), seed=5, boxes=("S1", "RM")),
        seats=PEOPLE,
        holder="ann's browser",
    )


@pytest.fixture
def table(new: NewTable) -> Table:
    return new.table


def turn(table: Table, stream: random.Random) -> tuple[int, int, str]:
    """Somebody's legal answer now: seat, number of the entry it answers, key."""
    decision = table.game.decision
    assert decision is not None
    option = stream.choice(decision.options)
    return (option.seat if option.seat >= 0 else decision.seats[0]), table.seq, option.key


def play(table: Table, choices: int, seed: int = 1) -> Table:
    """Take random options, each for the seat that may."""
    stream = random.Random(seed)
    for _ in range(choices):
        if table.game.decision is None:
            break
        seat, seq, key = turn(table, stream)
        table.choose({seat}, seq, key)
    return table


def play_until(table: Table, wanted: Callable[[Table], bool], seed: int = 1) -> Table:
    """Take random options until something is so."""
    stream = random.Random(seed)
    for _ in range(2000):
        if wanted(table):
            return table
        seat, seq, key = turn(table, stream)
        table.choose({seat}, seq, key)
    raise AssertionError("it never came to that")


def first(table: Table, action: str) -> Option:
    return next(option for option in table.game.options if option.action == action)
