"""The parts of a table, each by itself."""

import pytest
from tests.sent import sent

from shamble.table import Refused, Seat, Table
from shamble.table.consent.agreement import Agreement
from shamble.table.consent.wishes import TableParts
from shamble.table.log.journal import Journal
from shamble.table.play.choices import Choices
from shamble.table.play.undo import UndoRedo
from shamble.table.screen.steps import KEPT, Playback, PlayedEntry
from shamble.table.seats.changing import SeatChanges
from shamble.table.seats.seats import Seats
from shamble.table.store.notices import Presence

from .conftest import PEOPLE, TWO


def journal_of(table: Table) -> Journal:
    saved = table.store.load(table.code)
    assert saved is not None
    return Journal(table.store, saved)


def test_seats_know_who_sits_there_and_who_is_here(table: Table) -> None:
    records = [Seat(0, "Ann"), Seat(1, "Ben", lent=True), Seat(2, "Robby", "bot", "random")]
    elsewhere = [Presence("other", "CODE", [0, 1, 0], 2)]
    seats = Seats(lambda: records, lambda: table.game, lambda: elsewhere)
    assert [seat.name for seat in seats] == ["Ann", "Ben", "Robby"]
    assert seats.persons() == [0]
    assert seats.played_by({0}) == {0, 1}
    assert seats.names({0, 2}) == "Ann and Robby"
    seats.come({0}, 1)
    assert [seats.is_here(seat) for seat in range(3)] == [True, True, False]
    assert seats.watching == 2
    records[1] = Seat(1, "Carl")
    assert seats[1].name == "Carl"
    records[1] = Seat(1, "")
    assert seats.names({0, 1}) == f"Ann and {TWO[1][0]}'s player"
    assert seats.persons() == [0, 1]
    for wrong in ((), (3,)):
        with pytest.raises(Refused):
            seats.check(wrong)


def test_the_playback_forgets_what_is_long_ago(table: Table) -> None:
    game = table.game
    playback = Playback(5)
    assert playback.steps_after(4) is None
    assert playback.steps_after(5) == []
    for seq in range(6, 6 + KEPT + 2):
        playback.add(PlayedEntry(seq, game, game, remark=f"step {seq}"))
    assert playback.steps_after(6) is None
    steps = playback.steps_after(7)
    assert steps is not None
    assert [step.text for step in steps] == [f"step {seq}" for seq in range(8, 6 + KEPT + 2)]


def test_two_journals_of_one_table_write_and_follow(table: Table) -> None:
    one, other = journal_of(table), journal_of(table)
    seats = Seats(lambda: one.seats, lambda: one.game)
    choices = Choices(one, seats)
    decision = one.game.decision
    assert decision is not None
    option = decision.options[0]
    seat = option.seat if option.seat >= 0 else decision.seats[0]
    seen = other.changes
    choices.take(*choices.permitted({seat}, one.history.seq, option.key), by={seat})
    assert one.history.choices[-1].by == seat
    other.catch_up()
    assert other.changes > seen
    assert other.game.state_hash() == one.game.state_hash()
    assert [step.seq for step in other.playback.steps_after(other.history.seq - 1) or []]


def test_undo_and_agreement_need_no_table(table: Table) -> None:
    journal = journal_of(table)
    seats = Seats(lambda: journal.seats, lambda: journal.game)
    choices, undo = Choices(journal, seats), UndoRedo(journal, seats)
    agreement = Agreement(TableParts(journal, seats, choices, undo))
    assert undo.allowed() == "no"
    assert not agreement.ask({0}, "give-up")
    assert sent(agreement.shown()) == {
        "number": journal.history.next_seq - 1,
        "kind": "give-up",
        "by": 0,
        "who": "Ann",
        "text": "Ann would like to give up.",
        "missing": [1],
    }
    changes = SeatChanges(journal, seats, agreement.settle)
    changes.set_seat({1}, 1, kind="bot", bot="random")
    assert journal.game.state.outcome == "lost"
    assert agreement.wish is None
    assert undo.allowed({0}) == "consent"
    assert journal.history.moves[-1].data.what == "give-up"
    assert journal_of(table).history.moves[-1].data.what == "give-up"


def test_a_table_shows_the_same_object_until_something_has_changed(table: Table) -> None:
    first = table.shared_screen()
    assert table.shared_screen() is first
    table.seats.come({0}, 1)
    second = table.shared_screen()
    assert second is not first
    assert [seat.here for seat in second.table.seats] == [True, False]
    assert second.pieces is first.pieces
    table.chat({0}, "Hello")
    assert table.shared_screen().chat[-1].text == "Hello"
    assert [seat.name for seat in table.seats] == [seat.name for seat in PEOPLE]
