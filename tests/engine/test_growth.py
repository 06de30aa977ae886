"""A long game takes little more room and time than a short one: what is long ago is folded, and run again."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from shamble.bots import RandomBot
from shamble.engine import running, saves
from shamble.engine.log import FOLDED_TOGETHER, Log, packed_state
from shamble.engine.running import CHOICES_PER_SNAPSHOT
from shamble.engine.state import digest
from shamble.scenario.building import build
from shamble.world.game import Game

CHOICES = 180
FOLDED = 32
SCENARIO: dict[str, Any] = {
    "scenario": "Nobody comes",
    "board": {"grid": "a b C\na D D", "openings": ["b-C"], "doors": {"a-D": "closed"}},
    "survivors": {"Ann": {"at": "a", "hands": ["Crowbar"]}, "Bob": {"at": "C", "hands": ["Sniper Rifle"]}},
    "decks": {"equipment": ["Pan", "Water", "Pan", "Water", "Pan", "Water"], "rest": "none"},
    "pause": False,
}
Damage = Callable[[dict[str, Any]], None]


@pytest.fixture(autouse=True)
def _small_folds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(running, "FOLDED_TOGETHER", FOLDED)


def new() -> Game:
    return build({"kind": "scenario", "scenario": SCENARIO}).start()


def play(game: Game, choices: int, seed: int = 3) -> Game:
    bot = RandomBot(seed)
    for _ in range(choices):
        game.choose(bot.choose(game))
    return game


def long_game() -> Game:
    return play(new(), CHOICES)


def unfolded(monkeypatch: pytest.MonkeyPatch) -> Game:
    """The same game, of which nothing is folded."""
    with monkeypatch.context() as patch:
        patch.setattr(running, "FOLDED_TOGETHER", 10 * CHOICES)
        return long_game()


def snapshots(game: Game) -> int:
    count, snapshot = 0, game._snapshot
    while snapshot is not None:
        count, snapshot = count + 1, snapshot[2]
    return count


def test_what_is_kept_whole_does_not_grow() -> None:
    game = new()
    for _ in range(6):
        play(game, 60)
        assert len(game._log.recent()) < 2 * FOLDED + CHOICES_PER_SNAPSHOT
        assert snapshots(game) <= 2 * FOLDED // CHOICES_PER_SNAPSHOT + 1
    assert game._log.folded > 250
    assert FOLDED_TOGETHER > 100, "the pages of a log show what is not folded yet"


def test_folded_entries_tell_what_came_of_them(monkeypatch: pytest.MonkeyPatch) -> None:
    game, twin = long_game(), unfolded(monkeypatch)
    assert len(game._log.all_folds()) > 2
    assert not twin._log.all_folds()
    assert len(game.log) == len(twin.log) == CHOICES + 1
    assert game.events == twin.events
    assert [entry.to_data() for entry in game.log] == [entry.to_data() for entry in twin.log]
    for at in (0, 1, 40, -CHOICES, -1, CHOICES):
        assert game.log[at].events == twin.log[at].events
        assert repr(game.log[at].option) == repr(twin.log[at].option)
    assert [one.key for one in game.log[30:90:7]] == [one.key for one in twin.log[30:90:7]]
    assert next(reversed(game.log)) is game.last
    for beyond in (CHOICES + 1, -CHOICES - 2):
        with pytest.raises(IndexError):
            game.log[beyond]


def test_a_log_stays_as_it_was_when_the_game_goes_on() -> None:
    game = long_game()
    log, keys = game.log, [entry.key for entry in game.log]
    play(game, 100)
    game.undo(consent=True)
    assert [entry.key for entry in log] == keys


def test_everything_can_be_undone_and_taken_again() -> None:
    game = new()
    bot, positions = RandomBot(3), [game.state_hash()]
    for _ in range(CHOICES):
        game.choose(bot.choose(game))
        positions.append(game.state_hash())
    last = [event.to_data() for event in game.last.events]
    fork = game.copy()
    for expected in reversed(positions[:-1]):
        game.undo(consent=True)
        assert game.state_hash() == expected
        assert game.last.key == fork.log[len(game.log) - 1].key
    for expected in positions[1:]:
        game.redo()
        assert game.state_hash() == expected
    assert [event.to_data() for event in game.last.events] == last
    assert fork.state_hash() == positions[-1], "a copy keeps what it had"
    assert len(fork.events) == len(game.events)


def test_games_go_on_after_undoing_into_a_fold(monkeypatch: pytest.MonkeyPatch) -> None:
    game, twin = long_game(), unfolded(monkeypatch)
    for one in (game, twin):
        for _ in range(CHOICES - 50):
            one.undo(consent=True)
        play(one, CHOICES, seed=8)
    assert game.state.to_data() == twin.state.to_data()
    assert game.events == twin.events


def test_what_was_dealt_again_does_not_follow_from_before() -> None:
    game = long_game()
    thought = play(game.redeal(0), CHOICES)
    assert thought.undo_floor in [fold.end for fold in thought._log.all_folds()]
    assert [event.to_data() for event in thought.events[: len(game.events)]] == [
        event.to_data() for event in game.events
    ]
    while len(thought.log) > thought.undo_floor:
        thought.undo(consent=True)
    assert thought.state.survivors[0].zone == game.state.survivors[0].zone


# ---------------------------------------------------------------------- saves


@pytest.fixture
def run_again(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The entries that loading runs."""
    found: list[str] = []
    repeat = Game._repeat

    def counting(game: Game, entry: Any) -> Any:
        found.append(entry.key)
        return repeat(game, entry)

    monkeypatch.setattr(Game, "_repeat", counting)
    return found


def test_a_long_save_is_run_from_the_last_position_on_its_way(run_again: list[str]) -> None:
    game = long_game()
    game.undo(consent=True)
    loaded = Game.from_json(game.to_json())
    assert len(run_again) < 2 * FOLDED + CHOICES_PER_SNAPSHOT
    assert not loaded.note
    assert loaded.state.to_data() == game.state.to_data()
    assert loaded.table == game.table
    assert loaded.events == game.events
    assert loaded.to_json() == game.to_json()
    loaded.redo()
    game.redo()
    assert loaded.state.to_data() == game.state.to_data()
    for one in (loaded, game):
        for _ in range(CHOICES - 3):
            one.undo(consent=True)
        play(one, 20)
    assert loaded.state.to_data() == game.state.to_data()


def test_a_short_save_has_no_positions_on_its_way() -> None:
    assert "on_the_way" not in json.loads(play(new(), FOLDED).to_json())


def test_a_whole_log_is_run_where_somebody_wants_to_be_sure(run_again: list[str]) -> None:
    text = long_game().to_json()
    calls: list[int] = []
    Game.from_json(text, lambda: calls.append(1), run_all=True)
    assert (len(run_again), len(calls)) == (CHOICES, CHOICES + 1)


def sealed_anew(data: dict[str, Any]) -> None:
    """What somebody does who knows how a save is sealed."""
    on_the_way = data["on_the_way"]
    on_the_way.pop("seal")
    on_the_way["seal"] = saves._seal([data["seal"], on_the_way])


def cut_off(data: dict[str, Any]) -> None:
    data["on_the_way"]["positions"][-1][1] = data["on_the_way"]["positions"][-1][1][:40]


def moved(data: dict[str, Any]) -> None:
    data["on_the_way"]["positions"][-1][0] += 1


def exchanged(data: dict[str, Any]) -> None:
    data["on_the_way"] = json.loads(play(new(), CHOICES, seed=4).to_json())["on_the_way"]


def forged(data: dict[str, Any]) -> None:
    """Another position, sealed as if it were the right one."""
    positions = data["on_the_way"]["positions"]
    positions[-1][1] = positions[0][1]
    sealed_anew(data)


def nonsense(data: dict[str, Any]) -> None:
    data["on_the_way"]["positions"][-1][1] = "AAAA"
    sealed_anew(data)


def of_another_program(data: dict[str, Any]) -> None:
    data["on_the_way"]["program"] = "of tomorrow"
    sealed_anew(data)


def no_list(data: dict[str, Any]) -> None:
    data["on_the_way"] = {"program": saves.program(), "positions": 7}


@pytest.mark.parametrize("damage", [cut_off, moved, exchanged, forged, nonsense, of_another_program, no_list])
def test_damaged_positions_on_the_way_are_ignored(damage: Damage, run_again: list[str]) -> None:
    game = long_game()
    data = json.loads(game.to_json())
    damage(data)
    loaded = Game.from_json(json.dumps(data))
    assert len(run_again) >= CHOICES, "the log alone says what the game is"
    assert not loaded.note
    assert loaded.state.to_data() == game.state.to_data()
    assert loaded.events == game.events


def test_positions_on_the_way_do_not_hide_that_a_save_was_changed() -> None:
    game = long_game()
    data = json.loads(game.to_json())
    data["state"]["survivors"][0]["xp"] = 7
    data["hash"] = digest(data["state"])
    loaded = Game.from_json(json.dumps(data))
    assert "changed after it was written" in loaded.note
    sealed = {**data, "seal": saves.seal_of(data)}
    sealed_anew(sealed)
    assert "another position" in Game.from_json(json.dumps(sealed)).note


def test_what_came_of_a_lost_log_is_lost() -> None:
    game = long_game()
    data = json.loads(game.to_json())
    data["log"][60]["choice"] = "of other rules"
    loaded = Game.from_json(json.dumps(data))
    assert loaded.undo_floor == CHOICES + 1
    bot, told = RandomBot(3), []
    for _ in range(CHOICES):
        told.append(loaded.choose(bot.choose(loaded)))
    first, *others = loaded._log.all_folds()
    assert (first.end, first.lost) == (CHOICES + 1, True)
    assert others
    assert not any(entry.events for entry in loaded.log[: CHOICES + 1])
    assert [entry.events for entry in loaded.log[CHOICES + 1 :]] == told
    assert "on_the_way" not in json.loads(loaded.to_json())


def test_a_fold_keeps_a_position_exactly() -> None:
    game = long_game()
    log = Log(None)
    log.append(game.last)
    log.fold(1, packed_state(game.state))
    other = new()
    assert log.folds is not None
    other.go_on_from(log, log.folds)
    assert other.state.to_data() == game.state.to_data()
    assert [option.key for option in other.options] == [option.key for option in game.options]
