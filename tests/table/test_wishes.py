"""What needs the consent of the seats: one wish at a time, whatever it is about."""

import pytest
from tests.sent import sent

from shamble.table import Refused, Store, Table
from shamble.table.consent.wishes import WISHES
from shamble.text import words
from shamble.text.source import MessageParts

from .conftest import play, play_until


@pytest.fixture
def asked(table: Table) -> Table:
    """Ann has asked to take back what Ben has to agree to."""
    play_until(table, lambda table: table.undo.allowed() == "consent")
    assert not table.agreement.ask({0}, "undo")
    return table


def told(table: Table) -> list[str]:
    return [line["text"] for line in sent(table.screen())["log"] if line["kind"] == "table"]


def test_what_is_asked_already_is_consent(asked: Table) -> None:
    assert asked.agreement.ask({1}, "undo")
    assert asked.history.wish is None
    assert sent(asked.screen())["can_redo"]


def test_only_known_things_can_be_asked_for(table: Table) -> None:
    for kind in ("nonsense", None, 7, ["undo"]):
        with pytest.raises(Refused, match="cannot be asked for; possible are undo"):
            table.agreement.ask({0}, kind)


def test_an_answer_names_the_wish_that_was_seen(asked: Table) -> None:
    seen = sent(asked.screen())["wish"]["number"]
    asked.agreement.object({0}, seen)
    assert not asked.agreement.ask({0}, "undo")
    for answer in (asked.agreement.consent, asked.agreement.object):
        with pytest.raises(Refused, match="Something else happened first"):
            answer({1}, seen)
    assert asked.history.wish is not None


def test_whoever_asked_takes_it_back_and_others_object(asked: Table) -> None:
    asked.agreement.object({0})
    asked.agreement.ask({0}, "undo")
    asked.agreement.object({1})
    assert told(asked)[1::2] == ["Ann withdrew the request.", "Ben objected."]


def test_a_lent_seat_has_left_its_say_to_the_others(asked: Table, store: Store) -> None:
    entries = len(asked.game.log)
    asked.seat_changes.lend({0}, 1)
    assert asked.history.wish is None
    assert len(asked.game.log) == entries - 1
    assert told(asked)[-2:] == ["Ann may play for Ben, who is away.", "Ann undid this: Josh started with Fire Axe."]
    assert Table.open(store, asked.code).game.state_hash() == asked.game.state_hash()


def test_a_bot_has_no_say_either(asked: Table) -> None:
    asked.seat_changes.set_seat({1}, 1, kind="bot")
    assert asked.history.wish is None
    assert sent(asked.screen())["can_redo"]


@pytest.mark.parametrize("kind", sorted(WISHES))
def test_every_kind_has_words(kind: str) -> None:
    for code in (f"wish-{kind}", f"log-ask-{kind}"):
        assert "who" in MessageParts(words().file("table")[code]).fields


def test_chat_and_seats_leave_a_wish_alone(asked: Table) -> None:
    asked.chat({1}, "Why?")
    asked.seat_changes.arrive({1})
    assert asked.history.wish is not None
    play(asked, 1)
    assert asked.history.wish is None
