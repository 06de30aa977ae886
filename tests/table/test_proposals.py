"""What is asked of the players together: anyone answers, or the first answer is a proposal to object to."""

import random
from collections.abc import Callable

import pytest
from tests.sent import sent

from shamble.engine import Option
from shamble.table import Refused, Seat, Store, Table, Tables
from shamble.table.consent import agreement, wishes
from shamble.table.consent.together import PROPOSE
from shamble.table.log import journal
from shamble.table.store.records import TableOptions
from shamble.world.setup import GameSetup, seated

from .conftest import PEOPLE, TWO, turn

Clock = Callable[[float], None]


@pytest.fixture
def pass_time(monkeypatch: pytest.MonkeyPatch) -> Clock:
    """Lets the table's clock go on by some seconds, also back; the steady one only goes forward."""
    now, steady = [1000.0], [0.0]
    for module in (agreement, journal, wishes):
        monkeypatch.setattr(module, "clock", lambda: now[0])
    monkeypatch.setattr(agreement, "steady", lambda: steady[0])

    def go_on(seconds: float) -> None:
        now[0] += seconds
        steady[0] += max(0.0, seconds)

    return go_on


def asked_together(
    tables: Tables, *, here: tuple[int, ...] = (0, 1), seats: list[Seat] = PEOPLE, together: str = PROPOSE
) -> Table:
    """A table that proposes, at a question to all players, with those who are here connected."""
    options = TableOptions(together, 10)
    table = tables.create(
        GameSetup(mission="RM-M01", players=seated(TWO), boxes=("S1", "RM"), seed=5), seats=seats, table_options=options
    ).table
    assert table.game.decision is not None
    assert table.game.decision.seats == (0, 1)
    for seat in here:
        table.seat_changes.arrive({seat})
    return table


@pytest.fixture
def table(tables: Tables, pass_time: Clock) -> Table:
    return asked_together(tables)


def propose(table: Table, seat: int = 0, number: int = 0) -> Option:
    option = table.game.options[number]
    table.choose({seat}, table.seq, option.key)
    return option


def told(table: Table) -> list[str]:
    return [line["text"] for line in sent(table.screen())["log"] if line["kind"] == "table"]


def test_the_first_answer_proposes_and_all_see_it(table: Table) -> None:
    option = propose(table)
    assert len(table.game.log) == 1
    wish = sent(table.screen({1}))["wish"]
    assert (wish["kind"], wish["who"], wish["missing"], wish["key"]) == ("proposal", "Ann", [1], option.key)
    assert wish["until"] == 1010.0
    assert wish["text"].startswith("Ann proposes: ")
    assert told(table) == [wish["text"].replace("proposes", "proposed")]


def test_it_is_carried_out_when_the_others_agree(table: Table) -> None:
    option = propose(table)
    assert table.agreement.consent({1})
    assert (table.game.last.key, table.game.last.seat) == (option.key, 0)
    assert table.agreement.due is None


def test_the_same_answer_agrees(table: Table) -> None:
    option = propose(table)
    propose(table, 1)
    assert table.game.last.key == option.key


def test_another_answer_has_to_wait(table: Table) -> None:
    propose(table)
    for seat in (0, 1):
        with pytest.raises(Refused, match=r"Ann proposes: .* Agree or object first"):
            propose(table, seat, 1)
    assert len(table.game.log) == 1


def test_an_objection_ends_it_and_the_question_stands_again(table: Table, pass_time: Clock) -> None:
    propose(table)
    table.agreement.object({1})
    assert told(table)[-1] == "Ben objected."
    pass_time(60)
    assert not table.agreement.carry_out_due()
    assert table.game.decision is not None
    option = propose(table, 1, 1)
    table.agreement.consent({0})
    assert table.game.last.key == option.key


def test_after_its_time_it_is_carried_out(table: Table, pass_time: Clock) -> None:
    option = propose(table)
    pass_time(9.9)
    assert not table.agreement.carry_out_due()
    pass_time(0.1)
    assert table.agreement.carry_out_due()
    assert table.game.last.key == option.key
    assert not table.agreement.carry_out_due()


def test_it_outlives_the_process(table: Table, store: Store, pass_time: Clock) -> None:
    option = propose(table)
    again = Table.open(store, table.code)
    assert again.agreement.due == 1010.0
    assert sent(again.screen())["wish"] == sent(table.screen())["wish"]
    pass_time(30)
    assert again.agreement.carry_out_due()
    assert again.game.last.key == option.key


def test_when_two_processes_carry_it_out_only_one_does(table: Table, store: Store, pass_time: Clock) -> None:
    other = Table.open(store, table.code)
    propose(table)
    other.catch_up()
    pass_time(10)
    assert table.agreement.carry_out_due()
    with pytest.raises(Refused, match="Something else happened first"):
        other.agreement.carry_out_due()
    assert other.game.state_hash() == table.game.state_hash()
    assert not other.agreement.carry_out_due()


@pytest.mark.parametrize(
    ("here", "seats"),
    [
        ((0,), PEOPLE),
        ((0, 1), [Seat(0, "Ann"), Seat(1, "Ben", "open")]),
        ((0, 1), [Seat(0, "Ann"), Seat(1, "Bot", "bot")]),
        ((0,), [Seat(0, "Ann"), Seat(1, "Ben", lent=True)]),
    ],
    ids=["away", "open", "bot", "lent"],
)
def test_with_nobody_else_to_ask_it_counts_at_once(tables: Tables, here: tuple[int, ...], seats: list[Seat]) -> None:
    table = asked_together(tables, here=here, seats=seats)
    option = propose(table)
    assert table.game.last.key == option.key


def test_whoever_holds_all_seats_needs_nobody(table: Table) -> None:
    option = table.game.options[0]
    table.choose({0, 1}, table.seq, option.key)
    assert table.game.last.key == option.key


def test_where_anyone_answers_it_counts_at_once(tables: Tables) -> None:
    table = asked_together(tables, together="anyone")
    option = propose(table)
    assert table.game.last.key == option.key


def test_what_is_asked_of_one_alone_is_no_proposal(table: Table) -> None:
    stream = random.Random(2)
    for _ in range(60):
        decision = table.game.decision
        assert decision is not None
        seat, seq, key = turn(table, stream)
        option = decision.find(key)
        before = len(table.game.log)
        table.choose({seat}, seq, key)
        together = len(decision.seats) > 1 and option is not None and option.seat < 0
        assert (table.history.wish is not None) == together
        if together:
            table.agreement.consent({1 - seat})
        assert len(table.game.log) == before + 1


def test_bots_wait_while_something_is_proposed(tables: Tables, pass_time: Clock) -> None:
    seats = [*PEOPLE, Seat(2, "Bot", "bot")]
    three = [["Ned", "Amy"], ["Wanda", "Phil"], ["Josh", "Joe"]]
    how = TableOptions(PROPOSE)
    table = tables.create(
        GameSetup(mission="RM-M01", players=seated(three), boxes=("S1", "RM"), seed=5), seats=seats, table_options=how
    ).table
    table.seat_changes.arrive({0})
    table.seat_changes.arrive({1})
    propose(table)
    assert table.bots.asked is None
    assert not table.bots.take_turn()
    assert table.history.wish is not None


def test_the_way_is_changed_by_consent_or_by_the_host(table: Table, store: Store) -> None:
    wanted = {"together": "anyone", "seconds": 20}
    assert not table.agreement.ask({0}, "together", wanted)
    assert table.agreement.consent({1})
    assert sent(table.screen())["table"]["options"] == wanted
    assert table.agreement.ask({1}, "together", {"together": PROPOSE, "seconds": 5}, host=True)
    assert Table.open(store, table.code).options == TableOptions(PROPOSE, 5)
    assert told(table)[-1].startswith("From now on an answer to what is asked of the players together is a proposal")
    with pytest.raises(Refused, match="so already"):
        table.agreement.ask({1}, "together", {"together": PROPOSE, "seconds": 5}, host=True)


@pytest.mark.parametrize(
    "data", [None, {}, {"together": "dice"}, {"together": PROPOSE, "seconds": 7}, {"together": []}]
)
def test_only_known_ways_can_be_wanted(table: Table, data: object) -> None:
    with pytest.raises(Refused, match="Decisions together"):
        table.agreement.ask({0}, "together", data)


def test_a_proposal_has_to_be_an_answer_that_is_offered(table: Table) -> None:
    for data in (None, {}, {"key": 7}, {"key": "win"}):
        with pytest.raises(Refused):
            table.agreement.ask({0}, "proposal", data)
    assert table.history.wish is None


def test_what_several_agreed_on_is_taken_back_by_all_of_them(table: Table) -> None:
    propose(table)
    table.agreement.consent({1})
    assert table.history.choices[-1].makers == [0, 1]
    assert table.undo.allowed() == "free"
    assert [table.undo.allowed({seat}) for seat in (0, 1)] == ["others"] * 2
    assert not table.agreement.ask({0}, "undo")


def test_a_clock_that_is_set_back_stalls_nothing(table: Table, store: Store, pass_time: Clock) -> None:
    option = propose(table)
    pass_time(-3600)
    again = Table.open(store, table.code)
    assert again.agreement.seconds_left() == 10, "a restart gives the whole time again, and no hour"
    assert sent(again.screen())["wish"]["until"] == 1000 - 3600 + 10, "pages count by the clock as it goes now"
    pass_time(10)
    assert table.agreement.carry_out_due()
    assert table.game.last.key == option.key


def test_a_clock_that_is_set_forward_takes_no_time_from_those_who_would_object(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    propose(table)
    monkeypatch.setattr(agreement, "clock", lambda: 5000.0)
    assert not table.agreement.carry_out_due()
