"""Bots beside people: they say why, ask before they take what others could want, and play for those who are away."""

from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from tests.sent import sent

from shamble.bots import make_bot, named_bot, own
from shamble.games import new_game
from shamble.table import Refused, Seat, Table, Tables
from shamble.table.seats.seats import bots_played_by
from shamble.table.store.wish_data import BotsProposal
from shamble.world import Game

from .conftest import TWO
from .test_proposals import Clock, pass_time
from .test_seats import told

__all__ = ["pass_time"]

BESIDE = [Seat(0, "Ann"), Seat(1, "Robby", "bot", "greedy")]


@pytest.fixture(autouse=True)
def _same_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every bot has the same seed, so that each run is like the one before."""
    monkeypatch.setattr("shamble.table.play.bots.secrets.randbits", lambda bits: 1)


def beside(tables: Tables, *, here: bool = True, game: Game | None = None) -> Table:
    """RM-M01 with Ann, who is here unless said otherwise, and a bot; or a game that has come so far."""
    begun = game if game is not None else new_game("RM-M01", TWO, boxes=["S1", "RM"], seed=5)
    table = Table.put_up(tables.store, begun.copy(), BESIDE, "ann's browser").table
    if here:
        table.seat_changes.arrive({0})
    return table


def play_on(table: Table, most: int = 60) -> Table:
    """Let a bot choose for Ann, and Robby for himself, until he asks."""
    ann = make_bot("greedy", 1)
    while table.agreement.wish is None and len(table.game.log) < most:
        if not table.bots.take_turn():
            table.choose({0}, table.seq, ann.choose(table.game).key)
    return table


@pytest.fixture(scope="module")
def before_the_door() -> Game:
    """A game in which Robby is about to open a door near Ann's Survivors."""
    game, bot = new_game("RM-M01", TWO, boxes=["S1", "RM"], seed=5), make_bot("greedy", 1)
    while True:
        option = bot.choose(game)
        if option.action == "open-door" and game.state.survivors[option.who].seat == 1:
            return game
        game.choose(option)


@pytest.fixture
def asking(tables: Tables, pass_time: Clock, before_the_door: Game) -> Table:
    """Robby asks before he does something, and Ann has ten seconds to answer."""
    table = beside(tables, game=before_the_door)
    assert table.bots.take_turn()
    assert table.agreement.wish is not None
    return table


def test_a_bot_says_why_in_the_log_and_beside_what_it_does(tables: Tables) -> None:
    table = beside(tables, here=False)
    sent(table.screen())
    reasons: list[Any] = []
    while not reasons and table.game.decision is not None:  # the dice are new each time, and so is what is worth a word
        play_on(table, len(table.game.log) + 30)
        reasons = [line for line in sent(table.screen())["log"] if "because" in line]
    assert reasons
    assert all(move.by_bot for move in table.history.moves if move.reason is not None)
    shown = [step.get("because") for line in reasons for step in sent(table.steps_since(line["seq"] - 1))]
    assert any(line["because"] in shown for line in reasons)
    said = [(line["text"].split()[0], line["because"]) for line in reasons]
    assert all(one != following for one, following in pairwise(said)), "nobody says the same twice in a row"
    again = Table.open(table.store, table.code)
    assert [line.get("because") for line in sent(again.screen())["log"]] == [
        line.get("because") for line in sent(table.screen())["log"]
    ]


def test_nobody_is_asked_where_nobody_is_here(tables: Tables, before_the_door: Game) -> None:
    table = beside(tables, here=False, game=before_the_door)
    assert table.bots.take_turn()
    assert table.agreement.wish is None
    assert table.game.last.key.startswith("open-door")


def test_a_bot_asks_before_it_brings_zombies_to_others(asking: Table) -> None:
    wish = sent(asking.screen({0}))["wish"]
    assert (wish["kind"], wish["who"], wish["missing"], wish["until"]) == ("plan", "Robby", [0], 1010.0)
    assert wish["text"].startswith("Robby asks: Open the door")
    assert "Zombie card" in wish["text"]
    assert not asking.bots.take_turn(), "bots wait for the answer"


def test_it_goes_ahead_when_people_agree(asking: Table) -> None:
    key = sent(asking.screen({0}))["wish"]["key"]
    assert asking.agreement.consent({0})
    assert asking.game.last.key == key
    assert asking.history.moves[-1].by_bot
    assert asking.history.moves[-1].reason is not None


def test_it_goes_ahead_when_nobody_answers_in_time_also_after_a_restart(asking: Table, pass_time: Clock) -> None:
    key = sent(asking.screen({0}))["wish"]["key"]
    again = Table.open(asking.store, asking.code)
    assert not again.agreement.carry_out_due()
    pass_time(10)
    assert again.agreement.carry_out_due()
    assert again.game.last.key == key
    assert again.history.moves[-1].by_bot


def test_it_does_something_else_for_the_round_when_people_object(asking: Table) -> None:
    wish = asking.agreement.wish
    assert wish is not None
    assert isinstance(wish.data, BotsProposal)
    key, number = wish.data.key, asking.game.state.round
    asking.agreement.object({0})
    table = Table.open(asking.store, asking.code)
    table.seat_changes.arrive({0})
    assert table.bots.take_turn()
    assert table.game.last.key != key
    ann = make_bot("greedy", 1)
    while table.game.state.round == number:
        wish = table.agreement.wish
        assert wish is None or (isinstance(wish.data, BotsProposal) and wish.data.key != key)
        if table.agreement.wish is not None:
            table.agreement.consent({0})
        elif not table.bots.take_turn():
            table.choose({0}, table.seq, ann.choose(table.game).key)
    assert key not in [e.option.key for e in table.game.log if e.option and e.option.action == "open-door"][-1:]


def test_an_undo_takes_back_what_was_asked_for(asking: Table) -> None:
    asking.agreement.consent({0})
    while asking.bots.take_turn():
        pass
    before = len(asking.game.log)
    asking.agreement.ask({0}, "undo")
    assert len(asking.game.log) < before
    assert not asking.history.moves[-1].by_bot or asking.history.undo_count()
    assert asking.agreement.wish is None


def test_only_bots_ask_so(asking: Table) -> None:
    asking.agreement.object({0})
    with pytest.raises(Refused, match="cannot be asked for"):
        asking.agreement.ask({0}, "plan", {"key": asking.game.options[0].key})


# ---------------------------------------------------------------------- those who are away


def test_a_bot_plays_for_whoever_is_away_until_they_are_back(table: Table) -> None:
    table.seat_changes.arrive({0})
    table.seat_changes.lend({0}, 1, to_bot=True)
    assert told(table)[-1] == "Ann let a bot play for Ben, who is away."
    ann = make_bot("greedy", 1)
    while not any(move.by_bot and move.by == 1 for move in table.history.moves):
        if table.agreement.wish is not None:
            table.agreement.consent({0})
        elif not table.bots.take_turn():
            table.choose({0}, table.seq, ann.choose(table.game).key)
    while table.bots.asked != 1:
        if not table.bots.take_turn():
            table.choose({0}, table.seq, ann.choose(table.game).key)
    option = table.game.options[0]
    with pytest.raises(Refused, match="belongs to Ben"):
        table.choose({0}, table.seq, option.key)
    again = Table.open(table.store, table.code)
    assert again.seats.is_bots(1)
    again.seat_changes.arrive({1})
    assert again.bots.asked is None
    again.choose({1}, again.seq, option.key)
    assert not again.history.moves[-1].by_bot


def test_those_who_are_here_can_take_over_from_the_bot(table: Table) -> None:
    table.seat_changes.lend({0}, 1, to_bot=True)
    assert table.seats.played_by({0}) == {0}
    table.seat_changes.lend({0}, 1)
    assert table.seats.played_by({0}) == {0, 1}
    assert not table.seats.is_bots(1)


# ---------------------------------------------------------------------- pace and hints


def test_the_pace_of_bots_is_set_by_whoever_sits_here_and_kept(table: Table) -> None:
    table.bots.set_pace({1}, "slow")
    assert told(table)[-1] == "Ben lets the bots play slowly."
    assert Table.open(table.store, table.code).options.pace == "slow"
    for wrong, why in (("slow", "so already"), ("quick", "slow, normal, at-once"), (None, "slow, normal")):
        with pytest.raises(Refused, match=why):
            table.bots.set_pace({1}, wrong)
    with pytest.raises(Refused):
        table.bots.set_pace((), "normal")


def test_another_pace_leaves_what_is_asked_open(asking: Table) -> None:
    asking.bots.set_pace({0}, "at-once")
    assert asking.agreement.wish is not None


def test_a_hint_says_why_and_is_thought_out_once(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    decision = table.game.decision
    assert decision is not None
    hint = sent(table.bots.hint({0}))
    assert (hint["seq"], hint["doubt"]) == (table.seq, "")
    assert hint["reason"].endswith(".")
    monkeypatch.setattr("shamble.table.play.thinkers.advice_of", None)
    assert sent(table.bots.hint({0})) == hint


LAST = "class Last:\n    def __init__(self, seed): ...\n    def choose(self, game): return game.options[-1]\n"


def test_a_bot_of_the_hosts_own_plays_while_it_is_there(
    tables: Tables, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(own, "_ADMITTED", {})
    (tmp_path / "last.py").write_text(LAST, encoding="utf-8")
    begun = new_game("RM-T1", seed=5)
    with bots_played_by(named_bot(f"{tmp_path / 'last.py'}:Last")):
        table = Table.put_up(tables.store, begun.copy(), [Seat(0, "Robby", "bot")], "ann's browser").table
        assert table.seats[0].bot == "last.py:Last"
        assert table.bots.take_turn()
    assert table.history.moves[-1].data.choice == begun.options[-1].key
    own._ADMITTED.clear()
    again = Table.open(table.store, table.code)
    assert again.bots.take_turn(), "somebody else plays on where the file is not named"
    with pytest.raises(Refused, match=r"no bot last\.py:Last"):
        again.seat_changes.set_seat({0}, 0, kind="bot", bot="last.py:Last")
