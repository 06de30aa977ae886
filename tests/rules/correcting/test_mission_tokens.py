"""Objectives, Spawn Zones and Event triggers of Missions, put right by hand; and when nothing can be."""

import pytest

from shamble.engine.errors import IllegalChoiceError
from shamble.games import new_game
from shamble.rules.correcting import why_not
from shamble.text import story
from shamble.world import Game


def started(mission: str, **options: str) -> Game:
    game = new_game(mission, seed=2, options={"corrections": "on", **options})
    while game.decision is not None and game.decision.kind != "activate":
        game.choose(game.options[0])
    return game


def test_an_objective_is_taken_without_experience_and_put_back() -> None:
    game = started("RM-M01")
    first = game.corrections("fix-objective")[0]
    game.choose(first)
    assert game.state.taken == 1 << (first.n - 1)
    assert all(survivor.xp == 0 for survivor in game.state.survivors)
    back = next(option for option in game.corrections("fix-objective") if option.n == first.n)
    assert back.to == "there"
    game.choose(back)
    assert game.state.taken == 0


def test_the_last_goal_wins_also_by_a_correction(monkeypatch: pytest.MonkeyPatch) -> None:
    game = started("RM-M01")
    monkeypatch.setattr(game.setting.mission, "win", ({"taken": "all"},))
    while game.decision is not None:
        game.choose(next(option for option in game.corrections("fix-objective") if option.to == "taken"))
    assert (game.state.outcome, why_not(game)) == ("won", "over")


def test_spawn_zones_sleep_and_wake() -> None:
    game = started("RM-M01")
    option = game.corrections("fix-spawn")[1]
    awake = game.state.awake
    game.choose(option)
    assert game.state.awake == awake & ~(1 << (option.n - 1))
    game.choose(game.corrections("fix-spawn")[1])
    assert game.state.awake == awake


def test_a_trigger_that_was_set_off_by_hand_stays_quiet() -> None:
    game = started("RM-T1")
    tile = game.setting.mission.triggers[0]
    game.choose(game.corrections("fix-trigger")[0])
    assert game.state.triggered >> tile & 1
    assert story(game, game.last)[0].startswith("Correction: The event trigger of tile")


def test_nothing_is_offered_while_the_game_is_set_up_or_the_rule_is_off() -> None:
    game = new_game("RM-M01", [["Ned", "Amy", "Josh"], ["Wanda", "Phil", "Doug"]], options={"corrections": "on"})
    assert (game.corrections(), why_not(game)) == ([], "setup")
    plain = new_game("RM-M01", seed=2)
    assert (plain.corrections(), why_not(plain)) == ([], "off")
    with pytest.raises(IllegalChoiceError, match="not offered"):
        plain.choose("fix-round n=2")


def test_switching_the_rule_on_and_off_in_mid_game() -> None:
    game = started("RM-M01", corrections="off")
    assert not game.corrections()
    game.change_rules({"corrections": "on"}, by=0)
    option = game.corrections("fix-round")[0]
    game.choose(option, seat=0)
    game.change_rules({"corrections": "off"}, by=0)
    assert not game.corrections()
    assert [entry.correction for entry in game.log[-3:]] == [False, True, False]
    loaded = Game.from_json(game.to_json())
    assert loaded.state_hash() == game.state_hash()
    assert [entry.correction for entry in loaded.log] == [entry.correction for entry in game.log]


def test_a_correction_is_undone_like_a_choice() -> None:
    game = started("RM-M01")
    before = game.state_hash()
    game.choose(game.corrections("fix-survivor")[3])
    after = game.state_hash()
    game.undo()
    assert game.state_hash() == before
    game.redo()
    assert game.state_hash() == after
    assert game.last.correction


def test_several_corrections_are_one_entry() -> None:
    game = started("RM-M01")
    before = game.state_hash()
    keys = ["fix-round n=2", "fix-round n=3", "fix-xp who=0 n=5", "fix-xp who=0 to=yellow name=+1 Action n=5"]
    events = game.correct(keys, by=0)
    assert [event.code for event in events] == ["corrected"] * 4
    assert (game.state.round, game.state.survivors[0].xp) == (3, 10)
    assert game.last.correction
    loaded = Game.from_json(game.to_json())
    assert (loaded.note, loaded.state_hash()) == ("", game.state_hash())
    after = game.state_hash()
    game.undo()
    assert game.state_hash() == before
    game.redo()
    assert game.state_hash() == after


@pytest.mark.parametrize("keys", [[], ["fix-round n=2", "fix-round n=2"], ["fix-round n=2", "end who=0"], ["x"]])
def test_all_of_them_or_none(keys: list[str]) -> None:
    game = started("RM-M01")
    before, entries = game.to_json(), len(game.log)
    with pytest.raises(IllegalChoiceError):
        game.correct(keys, by=0)
    assert (game.to_json(), len(game.log)) == (before, entries)
    game.choose(game.options[0])
