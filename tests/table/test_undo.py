"""Undo, consent and redo."""

import pytest
from tests.sent import sent

from shamble.table import Refused, Seat, Store, Table, Tables
from shamble.world.setup import GameSetup, seated

from .conftest import TWO, play, play_until


def chance_has_spoken(table: Table) -> bool:
    return table.undo.allowed() == "consent"


def nothing_was_rolled(table: Table) -> bool:
    return table.undo.allowed() == "free"


def test_undo_is_free_at_once_while_nothing_was_rolled_or_seen(table: Table) -> None:
    play_until(table, nothing_was_rolled)
    log, seq, mine = len(table.game.log), table.seq, {table.game.last.seat}
    assert sent(table.screen(mine))["can_undo"] == "free"
    assert table.agreement.ask(mine, "undo")
    assert len(table.game.log) == log - 1
    assert table.seq == seq + 1
    assert sent(table.screen())["can_redo"]


def test_past_chance_all_people_have_to_agree(table: Table) -> None:
    play_until(table, chance_has_spoken)
    before, log = table.game.state_hash(), len(table.game.log)
    assert not table.agreement.ask({0}, "undo")
    wish = sent(table.screen())["wish"]
    assert (wish["kind"], wish["by"], wish["who"], wish["missing"]) == ("undo", 0, "Ann", [1])
    assert wish["text"].startswith("Ann would like to undo the last choice")
    assert table.game.state_hash() == before
    assert not table.agreement.consent({0})
    assert table.agreement.consent({1})
    assert sent(table.screen())["wish"] is None
    assert len(table.game.log) == log - 1
    asked, told = [line["text"] for line in sent(table.screen())["log"] if line["kind"] == "table"]
    assert asked == "Ann asked to undo the last choice."
    assert told.startswith("Ann and Ben undid this: ")


def test_one_objection_ends_it(table: Table) -> None:
    play_until(table, chance_has_spoken)
    log = len(table.game.log)
    table.agreement.ask({0}, "undo")
    table.agreement.object({1})
    assert sent(table.screen())["wish"] is None
    with pytest.raises(Refused, match="Nobody has asked"):
        table.agreement.consent({1})
    assert len(table.game.log) == log


def test_a_new_choice_ends_the_wish(table: Table) -> None:
    play_until(table, chance_has_spoken)
    table.agreement.ask({0}, "undo")
    play(table, 1)
    assert sent(table.screen())["wish"] is None
    with pytest.raises(Refused, match="Nobody has asked"):
        table.agreement.object({0})


def test_whoever_plays_all_seats_needs_nobody(table: Table) -> None:
    play_until(table, chance_has_spoken)
    assert table.agreement.ask({0, 1}, "undo")


def test_bots_and_open_seats_have_no_say(tables: Tables) -> None:
    seats = [Seat(0, "Ann"), Seat(1, "Ben", "open")]
    table = tables.create(
        GameSetup(mission="RM-M01", players=seated(TWO), boxes=("S1", "RM"), seed=5), seats=seats
    ).table
    play_until(table, chance_has_spoken)
    assert table.agreement.ask({0}, "undo")


def test_wish_and_consent_outlive_the_process(table: Table, store: Store) -> None:
    play_until(table, chance_has_spoken)
    table.agreement.ask({0}, "undo")
    again = Table.open(store, table.code)
    assert sent(again.screen())["wish"] == sent(table.screen())["wish"]
    assert sent(again.screen())["wish"]["missing"] == [1]
    assert again.agreement.consent({1})


def test_redo_brings_the_same_dice_also_in_another_process(table: Table, store: Store) -> None:
    play(table, 40)
    hashes = [table.game.state_hash()]
    for _ in range(12):
        table.agreement.ask({0, 1}, "undo")
        hashes.append(table.game.state_hash())
    again = Table.open(store, table.code)
    assert again.game.state.to_data() == table.game.state.to_data()
    while len(hashes) > 1:
        hashes.pop()
        again.agreement.ask({0, 1}, "redo")
        assert again.game.state_hash() == hashes[-1]
        assert Table.open(store, table.code).game.state_hash() == hashes[-1]
    with pytest.raises(Refused, match="nothing to redo"):
        again.agreement.ask({0, 1}, "redo")


def test_a_choice_after_an_undo_drops_what_was_undone(table: Table, store: Store) -> None:
    play(table, 20)
    table.agreement.ask({0, 1}, "undo")
    play(table, 1, seed=9)
    assert not sent(table.screen())["can_redo"]
    again = Table.open(store, table.code)
    assert again.game.state.to_data() == table.game.state.to_data()
    assert again.game.undone == []


def test_undo_reaches_the_start_and_no_further(table: Table) -> None:
    play(table, 8)
    while table.undo.allowed() != "no":
        table.agreement.ask({0, 1}, "undo")
    assert len(table.game.log) == 1
    with pytest.raises(Refused, match="nothing to undo"):
        table.agreement.ask({0}, "undo")


def test_those_who_look_on_cannot_undo(table: Table) -> None:
    play(table, 20)
    for kind in ("undo", "redo"):
        with pytest.raises(Refused, match="looking on"):
            table.agreement.ask((), kind)
    for answer in (table.agreement.consent, table.agreement.object):
        with pytest.raises(Refused, match="looking on"):
            answer(())


def test_undo_takes_back_what_bots_did_since(tables: Tables) -> None:
    seats = [Seat(0, "Ann"), Seat(1, "Bot", "bot", "random")]
    table = tables.create(
        GameSetup(mission="RM-M01", players=seated(TWO), boxes=("S1", "RM"), seed=3), seats=seats
    ).table
    play_until(table, lambda table: table.bots.asked is not None)
    before, log = table.game.state_hash(), len(table.game.log)
    made = 0
    while table.bots.take_turn():
        made += 1
    assert made
    after = table.game.state_hash()
    assert table.agreement.ask({0, 1}, "undo")
    assert len(table.game.log) == log - 1
    table.agreement.ask({0}, "redo")
    assert len(table.game.log) == log + made
    assert before != table.game.state_hash() == after


# ---------------------------------------------------------------------- whose choice it was


def test_what_another_person_chose_is_taken_back_only_with_consent(table: Table, store: Store) -> None:
    play_until(table, nothing_was_rolled)
    whose = table.game.last.seat
    other, log = 1 - whose, len(table.game.log)
    assert [sent(table.screen({seat}))["can_undo"] for seat in (whose, other)] == ["free", "others"]
    assert sent(table.screen())["can_undo"] == "others"
    assert not table.agreement.ask({other}, "undo")
    wish = sent(table.screen())["wish"]
    names = [seat.name for seat in table.seats]
    assert wish["text"] == f"{names[other]} would like to undo what {names[whose]} chose."
    assert wish["missing"] == [whose]
    assert len(table.game.log) == log
    assert sent(Table.open(store, table.code).screen())["wish"] == wish
    assert table.agreement.ask({whose}, "undo"), "asking for the same is consent"
    assert len(table.game.log) == log - 1


def test_what_another_person_took_back_is_not_taken_again_for_them(table: Table) -> None:
    play_until(table, nothing_was_rolled)
    whose, log = table.game.last.seat, len(table.game.log)
    table.agreement.ask({whose}, "undo")
    table.agreement.ask({1 - whose}, "redo")
    assert sent(table.screen())["wish"]["kind"] == "redo"
    assert len(table.game.log) == log - 1
    table.agreement.consent({whose})
    assert len(table.game.log) == log


@pytest.mark.parametrize("kind", ["bot", "open", "lent"])
def test_where_no_other_person_sits_any_more_nobody_is_asked(table: Table, kind: str) -> None:
    play_until(table, nothing_was_rolled)
    whose = table.game.last.seat
    if kind == "lent":
        table.seat_changes.lend({1 - whose}, whose)
    else:
        table.seat_changes.set_seat({whose}, whose, kind=kind)
    assert table.agreement.ask({1 - whose}, "undo")


def test_all_hear_who_took_back_what(table: Table) -> None:
    play_until(table, lambda table: nothing_was_rolled(table) and table.game.last.key.startswith("move"))
    seq, whose = table.seq, table.game.last.seat
    table.agreement.ask({whose}, "undo")
    (step,) = sent(table.steps_since(seq))
    name, shown = table.seats[whose].name, sent(table.screen())["log"][-1]["text"]
    assert step["text"] == shown
    assert shown.startswith(f"{name} undid this: ")
    assert len(shown) > len(f"{name} undid this: ") + 8
