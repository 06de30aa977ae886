"""Several processes at one PostgreSQL, here as several stores; and what happens when it cannot be used."""

from __future__ import annotations

import asyncio
import builtins
import contextlib
import functools
import random
import threading
from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import psycopg
import pytest
from tests.sent import sent

from shamble.cli import main
from shamble.table import Refused, Seat, Store, StoreError, Table, Tables
from shamble.table.store import notices
from shamble.table.store.notices import Connected, Notice, PageMessage, Presence, SeatsChanged, Written
from shamble.table.table import NewTable
from shamble.world.setup import GameSetup, seated

from ..postgres import LOCKED_OUT, Cluster
from .conftest import PEOPLE, TWO, play, turn

PATIENCE = 60


@pytest.fixture
def stores(postgres: str) -> Iterator[tuple[Store, Store]]:
    made = Store(postgres), Store(postgres)
    yield made
    for store in made:
        store.close()


def put_up(store: Store, *seats: Seat) -> NewTable:
    return Tables(store).create(
        GameSetup(mission="RM-M01", players=seated(TWO), seed=5, boxes=("S1", "RM")),
        seats=seats or PEOPLE,
        holder="ann",
    )


def both_at_once(*acts: Callable[[], Any]) -> list[Any]:
    """Do things in several threads that start together; what each returned or raised."""
    gate = threading.Barrier(len(acts))
    results: list[Any] = [None] * len(acts)

    def run(number: int) -> None:
        gate.wait(PATIENCE)
        try:
            results[number] = acts[number]()
        except Exception as error:
            results[number] = error

    threads = [threading.Thread(target=run, args=(number,)) for number in range(len(acts))]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(PATIENCE)
    return results


# ---------------------------------------------------------------------- two writers


def test_of_two_answers_to_one_question_exactly_one_counts(stores: tuple[Store, Store]) -> None:
    here = play(put_up(stores[0]).table, 4)
    there = Table.open(stores[1], here.code)
    for round_ in range(5):
        seat, seq, key = turn(here, random.Random(round_))
        results = both_at_once(*(functools.partial(table.choose, {seat}, seq, key) for table in (here, there)))
        refusals = [result for result in results if result is not None]
        assert [type(refusal) for refusal in refusals] == [Refused], refusals
        assert "Something else happened first" in str(refusals[0])
        here.catch_up()
        there.catch_up()
        assert here.seq == there.seq == seq + 1
        assert here.game.state.to_data() == there.game.state.to_data()


def test_what_another_process_played_is_told_in_the_same_steps(stores: tuple[Store, Store]) -> None:
    here = put_up(stores[0]).table
    there = Table.open(stores[1], here.code)
    start = here.seq
    play(here, 12)
    there.catch_up()
    steps = sent(here.steps_since(start))
    assert len(steps) > 12
    assert sent(there.steps_since(start)) == steps
    here.agreement.ask({0, 1}, "undo")
    here.agreement.ask({0, 1}, "redo")
    here.chat({1}, "Again")
    there.catch_up()
    assert sent(there.steps_since(start)) == sent(here.steps_since(start))
    assert sent(there.screen({0})) == sent(here.screen({0}))
    assert there.game.state.to_data() == here.game.state.to_data()
    assert there.game.table == here.game.table


def test_where_the_steps_lead_elsewhere_the_stored_position_is_taken(stores: tuple[Store, Store]) -> None:
    here = put_up(stores[0]).table
    there = Table.open(stores[1], here.code)
    there.seat_changes.arrive({1})
    there.game.state.noise = [2 for _ in there.game.state.noise]
    start = here.seq
    play(here, 3)
    there.catch_up()
    assert there.game.state.to_data() == here.game.state.to_data()
    assert [step["code"] for step in sent(there.steps_since(start))] == ["jump"]
    assert there.seats.is_here(1)


def test_a_line_of_chat_elsewhere_makes_no_choice_late(stores: tuple[Store, Store]) -> None:
    here = put_up(stores[0]).table
    there = Table.open(stores[1], here.code)
    here.chat({0}, "Wait")
    there.chat({1}, "For what?")
    seat, seq, key = turn(here, random.Random(1))
    here.choose({seat}, seq, key)
    assert [line["text"] for line in sent(here.screen())["chat"]] == ["Wait", "For what?"]
    assert here.history.next_seq == 4


def test_an_open_seat_is_taken_by_one_only(stores: tuple[Store, Store]) -> None:
    code = put_up(stores[0], Seat(0, "Ann"), Seat(1, "", "open")).table.code
    ways = [Tables(store) for store in stores]
    for way in ways:
        way.get(code)
    results = both_at_once(lambda: ways[0].join(code, "ben"), lambda: ways[1].join(code, "carl"))
    assert sorted(isinstance(result, Refused) for result in results) == [False, True]
    seats = [ways[0].pass_of(code, holder).seats for holder in ("ben", "carl")]
    assert sorted(seats, key=len) == [frozenset(), frozenset({1})]


def test_a_link_that_ended_elsewhere_is_of_no_use(stores: tuple[Store, Store]) -> None:
    new = put_up(stores[0], Seat(0, "Ann"), Seat(1, "", "open"))
    there = Tables(stores[1])
    table = there.get(new.table.code)
    new.table.seat_changes.hand_over({0}, 1)
    with pytest.raises(Refused, match="no longer valid"):
        table.seat_changes.take_seat(1, "mallory", new.seat_secrets[1])
    with pytest.raises(Refused, match="no longer valid"):
        there.enter(new.seat_secrets[1], "mallory")
    assert not there.pass_of(table.code, "mallory").may_look
    assert there.pass_of(table.code, "ann").seats == {0}


def test_handing_over_is_done_whole_or_not_at_all(stores: tuple[Store, Store], monkeypatch: pytest.MonkeyPatch) -> None:
    new = put_up(stores[0])
    device = new.table.seat_changes.link({1}, 1)
    monkeypatch.setattr("shamble.table.seats.changing.new_secret", lambda: new.watch_secret)  # cannot be written twice
    with pytest.raises(Refused):
        new.table.seat_changes.hand_over({1}, 1)
    monkeypatch.undo()
    again = Tables(stores[1])
    assert again.get(new.table.code).seats[1].kind == "person"
    assert again.pass_of(new.table.code, "ann").seats == {0, 1}
    assert again.enter(device, "ben").code == new.table.code


# ---------------------------------------------------------------------- notices


async def hear(store: Store, acts: Callable[[], Any], until: Callable[[Notice], bool]) -> list[Notice]:
    """What a store hears of `acts`, which begin when it listens."""
    heard: list[Notice] = []
    async with contextlib.aclosing(store.notices.heard()) as told:
        async for notice in told:
            if isinstance(notice, Connected):
                await asyncio.to_thread(acts)
                continue
            heard.append(notice)
            if until(notice):
                break
    return heard


def test_processes_hear_what_others_have_written_and_not_themselves(stores: tuple[Store, Store]) -> None:
    one, other = stores
    table = put_up(one).table

    def acts() -> None:
        Table.open(other, table.code).chat({0}, "heard by nobody here")
        with pytest.raises(Refused):
            table.choose({0}, table.seq, "no such key")
        play(table, 1)
        one.revoke(table.id, 1)
        table.seat_changes.arrive({0})
        one.notices.say(table.code, b'{"is":"point"}')
        one.notices.say(table.code, b'"%s"' % (b"x" * 9000))
        one.notices.sign_of_life()

    heard = asyncio.run(
        asyncio.wait_for(hear(other, acts, lambda notice: notice.__class__.__name__ == "Alive"), PATIENCE)
    )
    process, code = one.notices.process, table.code
    assert heard[:-1] == [
        Written(process, code, 2),
        SeatsChanged(process, code, [1]),
        Presence(process, code, [1, 0], 0),
        PageMessage(process, code, msgspec.Raw(b'{"is":"point"}')),
    ]


def test_presence_elsewhere_counts_and_one_process_leads(stores: tuple[Store, Store]) -> None:
    one, other = sorted(stores, key=lambda store: store.notices.process)
    here = put_up(one, Seat(0, "Ann"), Seat(1, "Bot", "bot")).table
    there = Table.open(other, here.code)
    assert here.seats.is_led_by(one.notices.process)
    here.seat_changes.arrive({0})
    here.seat_changes.arrive(())
    other.notices.elsewhere.hear(Presence(one.notices.process, here.code, [1, 0], 1))
    assert there.seats.is_here(0)
    assert not there.seats.is_here(1)
    assert there.seats.watching == 1
    with pytest.raises(Refused, match="needs nobody to stand in"):
        there.seat_changes.lend({1}, 0)
    assert not there.seats.is_led_by(other.notices.process)
    there.seat_changes.arrive({0})
    one.notices.elsewhere.hear(Presence(other.notices.process, here.code, [1, 0], 0))
    assert here.seats.is_led_by(one.notices.process)
    assert not there.seats.is_led_by(other.notices.process)


def test_a_process_that_gives_no_sign_of_life_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [100.0]
    monkeypatch.setattr(notices, "now", lambda: now[0])
    others = notices.OtherProcesses()
    assert others.hear(Presence("a", "TABLE1", [1], 0)) == {"TABLE1"}
    others.hear(Presence("b", "TABLE1", [0], 2))
    now[0] += notices.SECONDS_UNTIL_FORGOTTEN - 1
    others.hear(notices.Alive("b"))
    assert others.forget_the_silent() == set()
    now[0] += 2
    assert others.forget_the_silent() == {"TABLE1"}
    assert [one.process for one in others.at("TABLE1")] == ["b"]
    assert (others.knows("a"), others.knows("b")) == (False, True)
    assert others.hear(notices.Gone("b")) == {"TABLE1"}
    assert others.at("TABLE1") == []


# ---------------------------------------------------------------------- when it cannot be used


def test_a_server_that_cannot_be_reached_is_told_with_what_to_do(capfd: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--port", "0", "--db", "postgresql://ann:hidden@127.0.0.1:1/tables?password=hidden"]) == 2
    told = capfd.readouterr().err
    assert "postgresql://ann:***@127.0.0.1:1/tables cannot be used" in told
    assert "PostgreSQL is running" in told
    assert "--db" in told
    assert "hidden" not in told


def test_a_wrong_password_is_told_and_never_shown(cluster: Cluster) -> None:
    address = cluster.address(user=f"{LOCKED_OUT}:hidden")
    with pytest.raises(StoreError, match="password authentication failed") as refused:
        Store(address)
    assert "password and database in the address" in str(refused.value)
    assert "hidden" not in str(refused.value) + repr(refused.value.__cause__)


@pytest.mark.parametrize(
    "address", ["postgresql//ann:hidden@host", "postgresql://ann:hidden@host:port/x", "mysql://ann:hidden@host/x", ""]
)
def test_an_address_that_cannot_be_used_is_not_repeated(address: str) -> None:
    with pytest.raises(StoreError, match="--db takes postgresql://") as refused:
        Store(address)
    assert "hidden" not in str(refused.value)
    assert refused.value.__cause__ is None


def test_without_the_driver_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    real = builtins.__import__

    def without_psycopg(name: str, *more: Any) -> Any:
        if name == "psycopg":
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)
        return real(name, *more)

    monkeypatch.setattr(builtins, "__import__", without_psycopg)
    with pytest.raises(StoreError, match=r"needs the package psycopg.*pip install 'shamble\[postgresql\]'"):
        Store("postgresql://ann@127.0.0.1/tables")


def test_a_lost_database_refuses_and_goes_on_when_it_is_back(stores: tuple[Store, Store], cluster: Cluster) -> None:
    table = play(put_up(stores[0]).table, 3)
    seat, seq, key = turn(table, random.Random(1))
    entries, before = table.history.next_seq, table.game.state.to_data()
    cluster.stop()
    try:
        for act in (
            lambda: table.choose({seat}, seq, key),
            lambda: table.chat({0}, "hello?"),
            lambda: stores[0].granted(table.id, "ann"),
            lambda: stores[0].listed(),
            table.catch_up,
        ):
            with pytest.raises(StoreError, match=r"was lost|cannot be used now"):
                act()
        table.seat_changes.arrive({0})
        table.seat_changes.leave({0})
    finally:
        cluster.start()
    assert (table.seq, table.history.next_seq) == (seq, entries)
    assert table.game.state.to_data() == before
    table.choose({seat}, seq, key)
    again = Table.open(stores[1], table.code)
    assert again.seq == table.seq == seq + 1
    assert again.game.state.to_data() == table.game.state.to_data()


def test_a_full_disk_changes_nothing(
    stores: tuple[Store, Store], postgres: str, caplog: pytest.LogCaptureFixture
) -> None:
    table = play(put_up(stores[0]).table, 3)
    seat, seq, key = turn(table, random.Random(1))
    before = table.game.state.to_data()
    with psycopg.connect(postgres, autocommit=True) as connection:
        connection.execute(
            "CREATE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS "
            "$$ BEGIN RAISE EXCEPTION 'could not extend file' USING ERRCODE = '53100'; END $$"
        )
        connection.execute("CREATE TRIGGER no_room BEFORE UPDATE ON tables FOR EACH ROW EXECUTE FUNCTION full_disk()")
        with pytest.raises(StoreError, match="Nothing was changed") as refused:
            table.choose({seat}, seq, key)
        assert "postgresql" not in str(refused.value)
        assert "could not extend file" in caplog.text
        assert table.game.state.to_data() == before
        assert Table.open(stores[1], table.code).seq == seq
        connection.execute("DROP TRIGGER no_room ON tables")
    table.choose({seat}, seq, key)
    assert Table.open(stores[1], table.code).seq == seq + 1


def test_a_table_that_is_deleted_elsewhere_is_gone(stores: tuple[Store, Store]) -> None:
    table = put_up(stores[0]).table
    stores[1].delete(table.code)
    with pytest.raises(Refused, match="no table"):
        table.catch_up()


def test_what_is_answered_is_on_the_disk_also_where_the_server_would_answer_sooner(postgres: str) -> None:
    hasty = postgres.replace("options=", "options=-csynchronous_commit%3Doff%20")
    assert hasty != postgres
    store = Store(hasty)
    with store._transaction() as connection:
        assert connection.exec_driver_sql("SHOW synchronous_commit").scalar() == "on"
    store.close()
