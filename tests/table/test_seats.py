"""Seats, links, sessions, lending and bots."""

import pytest

from shamble.table import NewTable, Pass, Refused, Seat, Table, Tables

from .conftest import PEOPLE, TWO, both, play, play_until


def names(table: Table) -> list[tuple[str, str]]:
    return [(seat["name"], seat["kind"]) for seat in table.screen()["table"]["seats"]]


def test_the_maker_holds_the_seats_of_people_and_is_host(new: NewTable, tables: Tables) -> None:
    code = new.table.code
    assert tables.pass_of(code, "ann's browser") == Pass(frozenset({0, 1}), True, False)
    assert not tables.pass_of(code, "a stranger").may_look
    assert [one.code for one in tables.listed("ann's browser")] == [code]
    assert tables.listed("a stranger") == []


@both
def test_a_link_gives_a_session_its_seat(tables: Tables) -> None:
    new = tables.create("RM-M01", TWO, seats=[Seat(0, "Ann"), Seat(1, "", "open")], boxes=["S1", "RM"], holder="ann")
    assert names(new.table) == [("Ann", "person"), ("Player 2", "open")]
    assert tables.pass_of(new.table.code, "ann").seats == {0}
    assert tables.enter(new.seat_secrets[1], "ben", "  Ben\x00 \n Smith ") is new.table
    assert names(new.table) == [("Ann", "person"), ("Ben Smith", "person")]
    assert tables.pass_of(new.table.code, "ben") == Pass(frozenset({1}), False, False)
    tables.enter(new.watch_secret, "carl")
    assert tables.pass_of(new.table.code, "carl") == Pass(frozenset(), False, True)
    with pytest.raises(Refused, match="not good any more"):
        tables.enter("guessed", "mallory")


@both
def test_a_seat_can_be_joined_by_the_code_only_while_it_is_open(tables: Tables) -> None:
    table = tables.create("RM-M01", TWO, seats=[Seat(0, "Ann"), Seat(1, "", "open")], boxes=["S1", "RM"]).table
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
    secret = table.hand_over({1}, 1, "Carl")
    assert names(table)[1] == ("Carl", "open")
    assert tables.pass_of(table.code, "ann's browser").seats == {0}
    with pytest.raises(Refused, match="not good any more"):
        tables.enter(new.seat_secrets[1], "ben")
    tables.enter(secret, "carl")
    assert names(table)[1] == ("Carl", "person")
    assert tables.pass_of(table.code, "carl").seats == {1}


def test_nobody_gives_away_the_seat_of_somebody_else(table: Table) -> None:
    for wish in (
        lambda: table.hand_over({0}, 1),
        lambda: table.link({0}, 1),
        lambda: table.set_seat({0}, 1, kind="bot"),
    ):
        with pytest.raises(Refused, match="Only Ben"):
            wish()
    for seat in (7, -1, "0", None, True):
        with pytest.raises(Refused, match="no such seat"):
            table.hand_over({0}, seat)
    with pytest.raises(Refused, match="looking on"):
        table.watch_link(())
    assert names(table) == [("Ann", "person"), ("Ben", "person")]


def test_more_links_for_other_devices_and_for_those_who_look_on(table: Table, tables: Tables) -> None:
    tables.enter(table.link({0}, 0), "ann's phone")
    assert tables.pass_of(table.code, "ann's phone").seats == {0}
    tables.enter(table.watch_link({0}), "carl")
    assert tables.pass_of(table.code, "carl").watch


def test_seats_outlive_the_process(table: Table) -> None:
    table.set_seat({1}, 1, kind="bot", bot="random", name="Robby")
    table.set_seat({0}, 0, name="Anna")
    again = Table.open(table.store, table.code)
    assert again.sitting.seats == (Seat(0, "Anna"), Seat(1, "Robby", "bot", "random"))
    assert names(again) == names(table)
    texts = [line["text"] for line in again.screen()["log"] if line["kind"] == "table"]
    assert texts == ["A bot plays for Robby now (seat 2).", "Anna sits in seat 1."]


def test_the_others_may_play_for_somebody_who_is_away_and_the_log_says_so(table: Table) -> None:
    table.arrive({0})
    table.arrive({1})
    with pytest.raises(Refused, match="Ben"):
        table.lend({0}, 1)
    table.leave({1})
    play_until(table, lambda table: table.game.decision is not None and table.game.decision.seats == (1,))
    assert not table.screen({0})["decision"]["mine"]
    table.lend({0}, 1)
    screen = table.screen({0})
    assert screen["decision"]["mine"]
    table.choose({0}, screen["seq"], screen["decision"]["options"][0]["key"])
    assert table.game.last.seat == 1
    assert "Ann chose for Ben." in [line["text"] for line in table.screen()["log"]]
    with pytest.raises(Refused, match="looking on"):
        table.choose((), table.seq, table.game.options[0].key)
    table.arrive({1})
    assert not table.sitting[1].lent
    assert "Ben is back and plays again." in [line["text"] for line in table.screen()["log"]]


def test_presence_counts_every_tab_and_is_not_written_down(table: Table) -> None:
    table.arrive({0})
    table.arrive({0})
    table.arrive(())
    table.leave({0})
    shown = table.screen()["table"]
    assert [seat["here"] for seat in shown["seats"]] == [True, False]
    assert shown["watching"] == 1
    table.leave({0})
    table.leave({0})
    table.leave(())
    assert [seat["here"] for seat in table.screen()["table"]["seats"]] == [False, False]
    assert len(Table.open(table.store, table.code).history.remarks) == 0


@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_a_bot_plays_its_seat_and_no_other(tables: Tables, bot: str) -> None:
    seats = [Seat(0, "Ann"), Seat(1, "Robby", "bot", bot)]
    table = tables.create("RM-M01", TWO, seats=seats, boxes=["S1", "RM"], seed=3).table
    assert not table.bot_turn()
    play_until(table, lambda table: table.bot_seat is not None)
    for _ in range(20):
        if not table.bot_turn():
            break
        assert table.game.last.seat == 1
        assert table.history.moves[-1].by_bot
    else:
        raise AssertionError("the bot's turns never ended")
    assert Table.open(table.store, table.code).game.state.to_data() == table.game.state.to_data()


def test_a_table_of_bots_plays_by_itself_to_the_end(tables: Tables) -> None:
    table = tables.create("RM-T1", seats=[Seat(0, "", "bot", "random")], seed=2).table
    while table.bot_turn():
        pass
    assert table.screen()["outcome"]
    assert table.can_undo() == "no"


def test_people_decide_where_all_players_are_asked_together(tables: Tables) -> None:
    table = tables.create("RM-M01", TWO, seats=[Seat(0, "Ann"), Seat(1, "", "bot")], boxes=["S1", "RM"], seed=1).table
    play_until(table, lambda table: table.game.decision is not None and len(table.game.decision.seats) == 2)
    assert table.bot_seat is None


def test_a_hint_may_be_what_is_done_at_any_moment(table: Table) -> None:
    play_until(table, lambda table: table.game.decision is not None and table.game.decision.kind == "turn")
    game, decision = table.game, table.game.decision
    assert decision is not None
    survivor, deck = game.state.survivors[decision.who], game.state.decks["equipment"]
    survivor.slots[2:4] = [
        next(card for card in deck if game.setting.card(card).name == part) for part in ("Gasoline", "Glass Bottles")
    ]
    assert table.hint({survivor.seat})["label"].endswith("build Molotov from Glass Bottles and Gasoline")


def test_a_hint_is_an_option_of_ones_own(table: Table) -> None:
    play_until(table, lambda table: table.game.decision is not None and table.game.decision.seats == (1,))
    hint = table.hint({1})
    assert hint in [{"key": o["key"], "label": o["label"]} for o in table.screen({1})["decision"]["options"]]
    with pytest.raises(Refused, match="belongs to Ben"):
        table.hint({0})
    seq = table.seq
    assert table.hint({1}) == hint
    assert table.seq == seq


def test_the_same_again_with_other_luck(table: Table, tables: Tables) -> None:
    play(table, 10)
    table.ask({0, 1}, "give-up")
    again = tables.again(table, {0})
    assert again.code != table.code
    assert again.sitting.seats == tuple(PEOPLE)
    config, old = again.game.setting.config, table.game.setting.config
    assert {**config, "seed": 0} == {**old, "seed": 0}
    assert config["seed"] != old["seed"]
