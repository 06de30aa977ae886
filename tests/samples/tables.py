"""A database with the tables of some people."""

from __future__ import annotations

import contextlib
import json
import sqlite3
from collections.abc import Mapping
from pathlib import Path

from msgspec.structs import replace

from shamble.engine.commands import command_of
from shamble.files.disk import data_folder
from shamble.table import Seat, Store, Table, Tables
from shamble.table.store.store import FILE_NAME
from shamble.world import Game
from shamble.world.setup import GameSetup, seated

from .campaigns import campaigns_at_tables
from .games import SUNDAY, TWO
from .playing import answer

PEOPLE = [Seat(0, "Ann"), Seat(1, "Ben")]
EXPERIENCED = {"experience": {"Ned": {"cards": ["Lucky"], "reached": 1}}}
ANN = "ann's browser"
CLEO = "cleo's browser"
MOST_PLAYED = 40


def tables(folder: Path, games: Mapping[str, Game]) -> None:
    """Tables in the data folder: those of Ann and Ben, Cleo's in every moment of these games, Dora's campaigns."""
    store = Store.in_folder(data_folder())
    every = Tables(store)
    over = of_ann_and_ben(every)
    for name, game in games.items():
        of_cleo(every, name, game)
    if games:
        campaigns_at_tables(every)
    (folder / "lasting.json").write_text(json.dumps(over.game.kept(), indent=2) + "\n", "utf-8")
    store.close()
    with contextlib.closing(sqlite3.connect(data_folder() / FILE_NAME)) as database:
        database.execute("VACUUM")


def of_ann_and_ben(every: Tables) -> Table:
    """One that goes on, one with an open wish, and one that is over, which is given back."""
    running = every.create(
        GameSetup(mission="RM-M01", players=seated(TWO), seed=5, boxes=("S1", "RM"), options=SUNDAY),
        seats=PEOPLE,
        holder=ANN,
    ).table
    running.chat({1}, "Well met – ça va?")
    answer(running, 25)
    running.agreement.ask({0}, "rules", {"no-team-fire": "on"})
    running.agreement.consent({1})
    answer(running, 8)
    wished = every.create(
        GameSetup(mission="RM-T1", players=seated(TWO), seed=6, boxes=("S1", "RM")), seats=PEOPLE, holder=ANN
    ).table
    answer(wished, 12)
    wished.agreement.ask({0}, "rules", {"spawn": "older-seasons"})
    setup = GameSetup(mission="RM-M01", players=seated(TWO), seed=7, boxes=("S1", "RM"))
    setup = replace(setup, options={"experience-cards": "on"}, kept=EXPERIENCED)
    over = every.create(setup, seats=PEOPLE, holder=ANN).table
    answer(over, 10)
    over.agreement.ask({0}, "give-up")
    over.agreement.consent({1})
    return over


def of_cleo(every: Tables, name: str, game: Game) -> None:
    """A table in the position of a game, called by its name: played choice by choice, with all that was undone.

    Where something was put right by hand, or a game is long, a table goes on with the game as somebody had it.
    """
    entries = [*list(game.log)[1:], *reversed(game.undone)]
    if len(entries) > MOST_PLAYED or any(entry.correction or command_of(entry.key) for entry in entries):
        seats = [Seat(seat, f"Cleo {seat}") for seat in range(game.setting.seats)]
        Table.put_up(every.store, game, seats, CLEO, seeded=True).table.chat({0}, name)
        return
    table = every.create(replace(game.setting.setup, people=(), kept={}, survivors=()), holder=CLEO).table
    table.chat({0}, name)
    for entry in entries:
        table.choose({entry.seat}, table.seq, entry.key)
    for _ in game.undone:
        if not table.agreement.ask({0}, "undo"):
            table.agreement.consent({1})
    assert table.game.state_hash() == game.state_hash(), name
