"""Choices at a table: taken, refused, kept."""

import random
from typing import Any

import pytest
from tests.sent import sent

from shamble.engine import SetupError
from shamble.table import Refused, Seat, Store, StoreError, Table, Tables
from shamble.table.store.records import ChoiceEntry
from shamble.world.setup import GameSetup, seated

from .conftest import TWO, play, play_until, turn


def everything(table: Table) -> tuple[Any, ...]:
    saved = table.store.load(table.code)
    return table.game.state.to_data(), len(table.game.log), table.seq, saved, sent(table.screen({0, 1}))


def test_a_choice_is_in_the_store_when_it_is_answered(table: Table, store: Store) -> None:
    seat, seq, key = turn(table, random.Random(1))
    table.choose({seat}, seq, key)
    saved = store.load(table.code)
    assert saved is not None
    assert saved.entries[-1].seq == table.seq == seq + 1
    assert isinstance(saved.entries[-1].data, ChoiceEntry)
    assert saved.entries[-1].data.choice == key
    assert saved.position.hash == table.game.state_hash()


def test_an_opened_table_goes_on_with_the_same_dice(table: Table, store: Store) -> None:
    play(table, 60)
    again = Table.open(store, table.code)
    assert again.game.state.to_data() == table.game.state.to_data()
    assert sent(again.screen({0})) == sent(table.screen({0}))
    one, other = table.game.copy(), again.game.copy()
    for _ in range(30):
        if one.decision is None:
            break
        key = one.options[0].key
        assert one.choose(key) == other.choose(key)


@pytest.mark.parametrize(
    "case", ["late", "foreign", "repeated", "unknown", "nobody", "garbled-seq", "garbled-key", "early"]
)
def test_what_is_refused_changes_nothing(table: Table, case: str) -> None:
    play_until(table, lambda table: table.game.decision is not None and table.game.decision.kind == "turn")
    stream = random.Random(2)
    old_seat, old_seq, old_key = turn(table, stream)
    table.choose({old_seat}, old_seq, old_key)
    play_until(table, lambda table: table.game.decision is not None and len(table.game.decision.seats) == 1)
    seat, seq, key = turn(table, stream)
    wishes: dict[str, tuple[tuple[Any, ...], str]] = {
        "late": (({seat}, seq - 1, key), "Something else happened first"),
        "early": (({seat}, seq + 1, key), "Something else happened first"),
        "foreign": (({1 - seat}, seq, key), "belongs to"),
        "unknown": (({seat}, seq, "move who=99 zone=99"), "not offered"),
        "repeated": (({old_seat}, old_seq, old_key), "Something else|already been made"),
        "nobody": ((set(), seq, key), "looking on"),
        "garbled-seq": (({seat}, str(seq), key), "not be understood"),
        "garbled-key": (({seat}, seq, {"key": key}), "not be understood"),
    }
    arguments, reason = wishes[case]
    before = everything(table)
    with pytest.raises(Refused, match=reason):
        table.choose(*arguments)
    assert everything(table) == before


def test_the_same_choice_sent_twice_is_taken_once(table: Table) -> None:
    seat, seq, key = turn(table, random.Random(1))
    table.choose({seat}, seq, key)
    before = everything(table)
    with pytest.raises(Refused, match="already been made"):
        table.choose({seat}, seq, key)
    assert everything(table) == before


def test_of_two_writers_the_later_one_gets_a_conflict_and_the_state(table: Table, store: Store) -> None:
    play(table, 10)
    other = Table.open(store, table.code)
    seat, seq, key = turn(table, random.Random(3))
    table.choose({seat}, seq, key)
    with pytest.raises(Refused, match="Something else happened first"):
        other.choose({seat}, seq, key)
    assert other.game.state.to_data() == table.game.state.to_data()
    assert other.seq == table.seq


def test_chat_does_not_make_a_choice_late(table: Table) -> None:
    seat, seq, key = turn(table, random.Random(1))
    table.chat({1}, "  Wait\n for me <b> ")
    table.choose({seat}, seq, key)
    assert [(line["by"], line["name"], line["text"]) for line in sent(table.screen())["chat"]] == [
        (1, "Ben", "Wait for me <b>")
    ]
    with pytest.raises(Refused, match="looking on"):
        table.chat((), "hello")
    with pytest.raises(Refused, match="message is empty"):
        table.chat({0}, "  ")
    table.chat({0}, "x" * 9999)
    assert len(sent(table.screen())["chat"][-1]["text"]) == 500


def test_acts_outside_the_question_are_taken_at_any_time(table: Table) -> None:
    play_until(
        table,
        lambda table: (
            any(table.game.anytime(0)) and table.game.decision is not None and table.game.decision.seats == (1,)
        ),
    )
    act = sent(table.screen({0}))["anytime"][0]
    with pytest.raises(Refused, match="not offered"):
        table.choose({1}, table.seq, act["key"])
    table.choose({0}, table.seq, act["key"])
    assert table.game.last.key == act["key"]
    assert table.game.last.seat == 0


def test_decisions_of_the_players_together_are_taken_by_any_seat(tables: Tables) -> None:
    for seat in (0, 1):
        table = tables.create(GameSetup(mission="RM-M01", players=seated(TWO), boxes=("S1", "RM"), seed=1)).table
        together = play_until(
            table, lambda table: table.game.decision is not None and len(table.game.decision.seats) == 2
        )
        option = together.game.options[0]
        assert option.seat == -1
        assert sent(together.screen({seat}))["decision"]["mine"]
        together.choose({seat}, together.seq, option.key)
        assert together.game.last.seat == seat


def test_a_game_that_is_over_takes_no_choice_but_an_undo(table: Table) -> None:
    play(table, 5000)
    assert sent(table.screen())["outcome"] == "lost"
    with pytest.raises(Refused, match="over"):
        table.choose({0}, table.seq, "end")
    assert table.agreement.ask({0, 1}, "undo")
    assert sent(table.screen())["outcome"] == ""
    assert table.store.listed()[0].outcome == ""


def test_a_table_that_cannot_be_set_up_is_not_there(tables: Tables) -> None:
    with pytest.raises(SetupError, match="taken twice"):
        tables.create(GameSetup(mission="RM-M01", players=(("Ned", "Ned"),)))
    with pytest.raises(Refused, match="no bot clever"):
        tables.create(GameSetup(mission="RM-T1"), seats=[Seat(0, "x", "bot", "clever")])
    with pytest.raises(Refused, match="cannot be king"):
        tables.create(GameSetup(mission="RM-T1"), seats=[Seat(0, "x", "king")])
    assert tables.listed() == []


def test_what_cannot_be_saved_is_refused_and_does_not_count(table: Table, store: Store) -> None:
    seat, seq, key = turn(table, random.Random(1))
    before = table.game.state.to_data()
    with store._transaction() as connection:
        connection.exec_driver_sql("ALTER TABLE entries RENAME TO away")
    with pytest.raises(StoreError, match="Nothing was changed"):
        table.choose({seat}, seq, key)
    assert table.game.state.to_data() == before
    with store._transaction() as connection:
        connection.exec_driver_sql("ALTER TABLE away RENAME TO entries")
    table.choose({seat}, seq, key)
