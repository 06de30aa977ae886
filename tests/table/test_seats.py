"""Seats, links, sessions, lending and bots."""

import json
import time

import pytest
from msgspec.structs import replace
from tests.sent import sent

from shamble.table import NewTable, Pass, Refused, Seat, Store, Table, Tables
from shamble.world.setup import GameSetup, seated

from .conftest import PEOPLE, TWO, both, play, play_until


def names(table: Table) -> list[tuple[str, str]]:
    return [(seat["name"], seat["kind"]) for seat in sent(table.screen())["table"]["seats"]]


def test_the_maker_holds_the_seats_of_people_and_is_host(new: NewTable, tables: Tables) -> None:
    code = new.table.code
    assert tables.pass_of(code, "ann's browser") == Pass(frozenset({0, 1}), True, False)
    assert not tables.pass_of(code, "a stranger").may_look
    assert [one.code for one in tables.listed("ann's browser")] == [code]
    assert tables.listed("a stranger") == []


@both
def test_a_link_gives_a_session_its_seat(tables: Tables) -> None:
    new = tables.create(
        GameSetup(mission="RM-M01", players=seated(TWO), boxes=("S1", "RM")),
        seats=[Seat(0, "Ann"), Seat(1, "", "open")],
        holder="ann",
    )
    assert names(new.table) == [("Ann", "person"), (f"{TWO[1][0]}'s player", "open")]
    assert tables.pass_of(new.table.code, "ann").seats == {0}
    assert tables.enter(new.seat_secrets[1], "ben", "  Ben\x00 \n Smith ") is new.table
    assert names(new.table) == [("Ann", "person"), ("Ben Smith", "person")]
    assert tables.pass_of(new.table.code, "ben") == Pass(frozenset({1}), False, False)
    tables.enter(new.watch_secret, "carl")
    assert tables.pass_of(new.table.code, "carl") == Pass(frozenset(), False, True)
    with pytest.raises(Refused, match="no longer valid"):
        tables.enter("guessed", "mallory")


@both
def test_a_seat_can_be_joined_by_the_code_only_while_it_is_open(tables: Tables) -> None:
    table = tables.create(
        GameSetup(mission="RM-M01", players=seated(TWO), boxes=("S1", "RM")),
        seats=[Seat(0, "Ann"), Seat(1, "", "open")],
    ).table
    with pytest.raises(Refused, match="No seat is open"):
        tables.join(table.code, "mallory", 0)
    assert tables.join(table.code.lower(), "ben", None, "Ben") is table
    assert tables.pass_of(table.code, "ben").seats == {1}
    with pytest.raises(Refused, match="No seat is open"):
        tables.join(table.code, "carl")
    with pytest.raises(Refused, match="no table"):
        tables.join("ZZZZZZ", "carl")


@both
def test_a_seat_is_handed_over_with_a_new_link(new: NewTable, tables: Tables) -> None:
    table = new.table
    secret = table.seat_changes.hand_over({1}, 1, "Carl")
    assert names(table)[1] == ("Carl", "open")
    assert tables.pass_of(table.code, "ann's browser").seats == {0}
    with pytest.raises(Refused, match="no longer valid"):
        tables.enter(new.seat_secrets[1], "ben")
    tables.enter(secret, "carl")
    assert names(table)[1] == ("Carl", "person")
    assert tables.pass_of(table.code, "carl").seats == {1}


def test_nobody_gives_away_the_seat_of_somebody_else(table: Table) -> None:
    for wish in (
        lambda: table.seat_changes.hand_over({0}, 1),
        lambda: table.seat_changes.link({0}, 1),
        lambda: table.seat_changes.set_seat({0}, 1, kind="bot"),
    ):
        with pytest.raises(Refused, match="Only Ben"):
            wish()
    for seat in (7, -1, "0", None, True):
        with pytest.raises(Refused, match="no such player"):
            table.seat_changes.hand_over({0}, seat)
    with pytest.raises(Refused, match="looking on"):
        table.seat_changes.watch_link(())
    assert names(table) == [("Ann", "person"), ("Ben", "person")]


def test_more_links_for_other_devices_and_for_those_who_look_on(table: Table, tables: Tables) -> None:
    tables.enter(table.seat_changes.link({0}, 0), "ann's phone")
    assert tables.pass_of(table.code, "ann's phone").seats == {0}
    tables.enter(table.seat_changes.watch_link({0}), "carl")
    assert tables.pass_of(table.code, "carl").watch


def test_seats_outlive_the_process(table: Table) -> None:
    table.seat_changes.set_seat({1}, 1, kind="bot", bot="random", name="Robby")
    table.seat_changes.set_seat({0}, 0, name="Anna")
    again = Table.open(table.store, table.code)
    assert tuple(again.seats) == (Seat(0, "Anna"), Seat(1, "Robby", "bot", "random"))
    assert names(again) == names(table)
    texts = [line["text"] for line in sent(again.screen())["log"] if line["kind"] == "table"]
    assert texts == ["A bot plays for Robby now.", "Anna sits at the table."]


def test_people_are_called_by_their_names_in_the_log_in_questions_and_in_options(table: Table) -> None:
    table.seat_changes.set_seat({0}, 0, name="Anna")
    play_until(table, lambda now: now.game.state.round == 2)
    told = json.dumps(
        [sent(table.screen({0})), sent(table.screen({1})), sent(table.rounds()), sent(table.steps_since(0))]
    )
    assert "First player: Anna" in told or "First player: Ben" in told
    assert "Seat 1" not in told
    assert "Seat 2" not in told
    table.seat_changes.set_seat({0}, 0, name="Zoe")
    table.seat_changes.set_seat({1}, 1, name="Zoe")
    assert "First player: Zoe" in json.dumps(sent(table.rounds()))
    assert "First player: Anna" not in json.dumps(sent(table.screen())["log"]), "what was worded before is worded anew"
    (listed,) = table.store.listed()
    assert "Seat" not in json.dumps(sent(listed.summary))


def test_the_others_may_play_for_somebody_who_is_away_and_the_log_says_so(table: Table) -> None:
    table.seat_changes.arrive({0})
    table.seat_changes.arrive({1})
    with pytest.raises(Refused, match="Ben"):
        table.seat_changes.lend({0}, 1)
    table.seat_changes.leave({1})
    play_until(table, lambda table: table.game.decision is not None and table.game.decision.seats == (1,))
    assert not sent(table.screen({0}))["decision"]["mine"]
    table.seat_changes.lend({0}, 1)
    screen = sent(table.screen({0}))
    assert screen["decision"]["mine"]
    table.choose({0}, screen["seq"], screen["decision"]["options"][0]["key"])
    assert table.game.last.seat == 1
    assert "Ann chose for Ben." in [line["text"] for line in sent(table.screen())["log"]]
    with pytest.raises(Refused, match="looking on"):
        table.choose((), table.seq, table.game.options[0].key)
    table.seat_changes.arrive({1})
    assert not table.seats[1].lent
    assert "Ben is back and plays again." in [line["text"] for line in sent(table.screen())["log"]]


def test_presence_counts_every_tab_and_is_not_written_down(table: Table) -> None:
    table.seat_changes.arrive({0})
    table.seat_changes.arrive({0})
    table.seat_changes.arrive(())
    table.seat_changes.leave({0})
    shown = sent(table.screen())["table"]
    assert [seat["here"] for seat in shown["seats"]] == [True, False]
    assert shown["watching"] == 1
    table.seat_changes.leave({0})
    table.seat_changes.leave({0})
    table.seat_changes.leave(())
    assert [seat["here"] for seat in sent(table.screen())["table"]["seats"]] == [False, False]
    assert len(Table.open(table.store, table.code).history.remarks) == 0


@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_a_bot_plays_its_seat_and_no_other(tables: Tables, bot: str) -> None:
    seats = [Seat(0, "Ann"), Seat(1, "Robby", "bot", bot)]
    table = tables.create(
        GameSetup(mission="RM-M01", players=seated(TWO), boxes=("S1", "RM"), seed=3), seats=seats
    ).table
    assert not table.bots.take_turn()
    play_until(table, lambda table: table.bots.asked is not None)
    for _ in range(20):
        if not table.bots.take_turn():
            break
        assert table.game.last.seat == 1
        assert table.history.moves[-1].by_bot
    else:
        raise AssertionError("the bot's turns never ended")
    assert Table.open(table.store, table.code).game.state.to_data() == table.game.state.to_data()


def test_a_table_of_bots_plays_by_itself_to_the_end(tables: Tables) -> None:
    table = tables.create(GameSetup(mission="RM-T1", seed=2), seats=[Seat(0, "", "bot", "random")]).table
    while table.bots.take_turn():
        pass
    assert sent(table.screen())["outcome"]
    assert table.undo.allowed() == "no"


def test_people_decide_where_all_players_are_asked_together(tables: Tables) -> None:
    table = tables.create(
        GameSetup(mission="RM-M01", players=seated(TWO), boxes=("S1", "RM"), seed=1),
        seats=[Seat(0, "Ann"), Seat(1, "", "bot")],
    ).table
    play_until(table, lambda table: table.game.decision is not None and len(table.game.decision.seats) == 2)
    assert table.bots.asked is None


def test_a_hint_may_be_what_is_done_at_any_moment(table: Table) -> None:
    play_until(table, lambda table: table.game.decision is not None and table.game.decision.kind == "turn")
    game, decision = table.game, table.game.decision
    assert decision is not None
    survivor, deck = game.state.survivors[decision.who], game.state.decks["equipment"]
    survivor.slots[2:4] = [
        next(card for card in deck if game.setting.card(card).name == part) for part in ("Gasoline", "Glass Bottles")
    ]
    assert sent(table.bots.hint({survivor.seat}))["label"].endswith("build Molotov from Glass Bottles and Gasoline")


def test_a_hint_is_an_option_of_ones_own(table: Table) -> None:
    play_until(table, lambda table: table.game.decision is not None and table.game.decision.seats == (1,))
    hint = sent(table.bots.hint({1}))
    assert {name: hint[name] for name in ("key", "label")} in [
        {"key": o["key"], "label": o["label"]} for o in sent(table.screen({1}))["decision"]["options"]
    ]
    with pytest.raises(Refused, match="belongs to Ben"):
        sent(table.bots.hint({0}))
    seq = table.seq
    assert sent(table.bots.hint({1})) == hint
    assert table.seq == seq


def test_the_same_again_with_other_luck(table: Table, tables: Tables) -> None:
    play(table, 10)
    table.agreement.ask({0, 1}, "give-up")
    again = tables.again(table, {0})
    assert again.code != table.code
    assert tuple(again.seats) == tuple(PEOPLE)
    new, old = again.game.setting.setup, table.game.setting.setup
    assert replace(new, seed=0) == replace(old, seed=0)
    assert new.seed != old.seed


# ---------------------------------------------------------------------- what ends with what


def told(table: Table) -> list[str]:
    return [line["text"] for line in sent(table.screen())["log"] if line["kind"] == "table"]


@pytest.fixture
def inviting(tables: Tables) -> NewTable:
    """Ann, who is the host, and a free seat."""
    return tables.create(
        GameSetup(mission="RM-M01", players=seated(TWO), boxes=("S1", "RM")),
        seats=[Seat(0, "Ann"), Seat(1, "", "open")],
        holder="ann",
    )


@both
@pytest.mark.parametrize("way", ["link", "code", "seated", "bot"])
def test_a_link_ends_when_its_seat_is_taken(inviting: NewTable, tables: Tables, way: str) -> None:
    table, secret = inviting.table, inviting.seat_secrets[1]
    second = table.seat_changes.link({0}, 1)
    if way == "link":
        tables.enter(secret, "ben", "Ben")
    elif way == "code":
        tables.join(table.code, "ben", 1, "Ben")
    elif way == "seated":
        table.seat_changes.set_seat({0}, 1, kind="person", holder="ben")
    else:
        table.seat_changes.set_seat({0}, 1, kind="bot")
    for late in (secret, second):
        with pytest.raises(Refused, match=r"already been used. Ask the host|no longer valid"):
            tables.enter(late, "mallory")
    assert not tables.pass_of(table.code, "mallory").may_look
    if way in ("link", "code"):
        found = [tables.store.link(late) for late in (secret, second)]
        assert [link.over if link is not None else "" for link in found] == ["used"] * 2
    if way == "link":
        assert tables.enter(secret, "ben") is table, "whoever came by it finds back"


def test_only_open_seats_have_links_from_the_beginning(inviting: NewTable) -> None:
    assert [bool(secret) for secret in inviting.seat_secrets] == [False, True]


@both
def test_a_link_for_another_device_is_good_once_and_told(inviting: NewTable, tables: Tables) -> None:
    table = inviting.table
    device = table.seat_changes.link({0}, 0)
    tables.enter(device, "ann's phone")
    assert tables.pass_of(table.code, "ann's phone") == Pass(frozenset({0}), False, False)
    assert told(table) == ["Ann connected another device."]
    with pytest.raises(Refused, match="already been used"):
        tables.enter(device, "mallory")


def test_a_seat_is_open_on_so_many_devices_and_no_more(
    inviting: NewTable, tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("shamble.table.store.access.SESSIONS_PER_SEAT", 2)
    tables.enter(inviting.table.seat_changes.link({0}, 0), "phone")
    with pytest.raises(Refused, match="on 2 devices already"):
        tables.enter(inviting.table.seat_changes.link({0}, 0), "tablet")


@both
def test_a_player_ends_their_other_sessions(inviting: NewTable, tables: Tables) -> None:
    table = inviting.table
    tables.enter(table.seat_changes.link({0}, 0), "lost phone")
    unused = table.seat_changes.link({0}, 0)
    with pytest.raises(Refused, match="Only Ann"):
        table.seat_changes.end_others({1}, 0, "mallory")
    table.seat_changes.end_others({0}, 0, "ann")
    assert tables.pass_of(table.code, "ann") == Pass(frozenset({0}), True, False)
    assert not tables.pass_of(table.code, "lost phone").may_look
    with pytest.raises(Refused, match="no longer valid"):
        tables.enter(unused, "mallory")
    assert told(table)[-1] == "Ann ended all their other sessions."


@both
def test_the_host_removes_a_player(inviting: NewTable, tables: Tables) -> None:
    table = inviting.table
    tables.enter(inviting.seat_secrets[1], "ben", "Ben")
    for seats, seat, host, why in (
        ({1}, 0, False, "the person who set this table up"),
        ({0}, 0, True, "cannot be removed"),
        ({0}, 7, True, "no such player"),
    ):
        with pytest.raises(Refused, match=why):
            table.seat_changes.remove(seats, seat, host=host)
    secret = table.seat_changes.remove({0}, 1, host=True)
    assert names(table)[1] == (f"{TWO[1][0]}'s player", "open")
    assert not tables.pass_of(table.code, "ben").may_look
    assert told(table)[-1] == "The host took the seat of Ben. It waits for a player."
    tables.enter(secret, "carl", "Carl")
    assert names(table)[1] == ("Carl", "person")


@both
def test_the_host_sends_onlookers_away(inviting: NewTable, tables: Tables) -> None:
    table = inviting.table
    tables.enter(inviting.watch_secret, "carl")
    with pytest.raises(Refused, match="the person who set this table up"):
        table.seat_changes.end_watching({0}, host=False)
    table.seat_changes.end_watching({0}, host=True)
    assert not tables.pass_of(table.code, "carl").may_look
    with pytest.raises(Refused, match="no longer valid"):
        tables.enter(inviting.watch_secret, "carl")


@both
def test_links_and_sessions_end_with_time(
    inviting: NewTable, tables: Tables, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, now = inviting.table, time.time()
    device = table.seat_changes.link({0}, 0)

    def days_later(days: float) -> None:
        monkeypatch.setattr("shamble.table.store.store.clock", lambda: now + days * 24 * 3600)
        store._forget_held()

    days_later(0.1)
    with pytest.raises(Refused, match=r"This link has expired\. Ask the host for a new one"):
        tables.enter(device, "mallory")
    days_later(31)
    for secret in (inviting.seat_secrets[1], inviting.watch_secret):
        with pytest.raises(Refused, match="expired"):
            tables.enter(secret, "mallory")
    days_later(60)
    assert tables.pass_of(table.code, "ann").host, "whoever comes now and then keeps the seat"
    days_later(149)
    assert tables.pass_of(table.code, "ann").seats == {0}
    days_later(240)
    assert not tables.pass_of(table.code, "ann").may_look
    assert tables.listed("ann") == []
    assert not tables.hosts("ann")


def test_what_is_remembered_of_a_session_is_looked_up_again(
    inviting: NewTable, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    store.granted(inviting.table.id, "ann")
    assert store.remembered(inviting.table.id, "ann") is not None
    real = time.monotonic()
    monkeypatch.setattr("shamble.table.store.store.time.monotonic", lambda: real + 2 * 3600)
    assert store.remembered(inviting.table.id, "ann") is None


def test_so_many_onlookers_are_remembered(
    inviting: NewTable, tables: Tables, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("shamble.table.store.access.ONLOOKERS_REMEMBERED", 2)
    now = time.time()
    for number in range(5):
        monkeypatch.setattr("shamble.table.store.store.clock", lambda number=number: now + number)
        tables.enter(inviting.watch_secret, f"carl {number}")
    with store._transaction() as connection:
        assert connection.exec_driver_sql("SELECT count(*) FROM grants WHERE seat = -1").scalar() == 3


def test_whoever_is_at_the_computer_of_the_table_is_told_of(inviting: NewTable, tables: Tables) -> None:
    table = inviting.table
    table.seat_changes.adopt("the laptop")
    assert tables.pass_of(table.code, "the laptop") == Pass(frozenset({0}), True, False)
    assert told(table) == ["The computer that runs the table now plays for Ann."]
    table.seat_changes.arrive({0})
    table.seat_changes.adopt("another browser")
    assert tables.pass_of(table.code, "another browser") == Pass(frozenset(), True, False)
    assert told(table)[-1].endswith("joined the table.")


# ---------------------------------------------------------------------- deleting and limits


@both
def test_the_host_deletes_a_game_for_good(inviting: NewTable, tables: Tables) -> None:
    code = inviting.table.code
    with pytest.raises(Refused, match="the person who set this table up"):
        tables.delete(code, Pass(frozenset({0}), False, False))
    tables.delete(code, tables.pass_of(code, "ann"))
    with pytest.raises(Refused, match="no table"):
        tables.get(code)
    with pytest.raises(Refused, match="no table"):
        inviting.table.chat({0}, "Hello?")


@both
def test_games_that_nobody_plays_any_more_are_forgotten(
    inviting: NewTable, tables: Tables, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    later = time.time() + 100
    monkeypatch.setattr("shamble.table.store.store.clock", lambda: later)
    assert store.delete_unchanged(200) == []
    assert store.delete_unchanged(50) == [inviting.table.code]
    assert store.count() == 0


def test_the_number_and_the_size_of_tables_have_limits(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    tables = Tables(store, most=1)
    table = tables.create(GameSetup(mission="RM-T1")).table
    with pytest.raises(Refused, match="as many games as"):
        tables.create(GameSetup(mission="RM-T1"))
    with pytest.raises(Refused, match="as many games as"):
        tables.upload(table.game.to_json())
    monkeypatch.setattr("shamble.table.log.journal.MOST_ENTRIES", 3)
    monkeypatch.setattr("shamble.table.log.journal.KEPT_FOR_CHOICES", 0)
    table.chat({0}, "one")
    table.chat({0}, "two")
    with pytest.raises(Refused, match="log is full"):
        table.chat({0}, "three")
