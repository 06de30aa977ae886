"""A scenario's game is a game like any other: it can be saved, replayed, undone, and its chance is its seed's."""

from typing import Any

import pytest

from shamble.engine.errors import SaveError
from shamble.scenario import ScenarioError, run_scenario
from shamble.scenario.building import build
from shamble.scenario.names import zombie_card_name
from shamble.world.game import Game

SCENARIO: dict[str, Any] = {
    "scenario": "A small game",
    "board": {"grid": "a b C\na D D", "openings": ["b-C"], "doors": {"a-D": "closed"}},
    "survivors": {"Ann": {"at": "a", "hands": ["Crowbar"]}, "Bob": {"at": "C", "hands": ["Sniper Rifle"]}},
    "zombies": {"b": {"Walker": 3}},
    "decks": {"equipment": ["Pan", "Water"], "zombie": [{"blue": {"Runner": 1}}]},
}


def game_of(**changes: Any) -> Game:
    return build({"kind": "scenario", "scenario": {**SCENARIO, **changes}}).start()


def play(game: Game, choices: int) -> None:
    for at in range(choices):
        if game.decision is not None:
            game.choose(game.options[at * 7 % len(game.options)])


def test_saved_games_come_back() -> None:
    game = game_of()
    play(game, 40)
    again = Game.from_json(game.to_json())
    assert not again.note
    assert again.state_hash() == game.state_hash()


def test_logs_replay_and_choices_are_undone() -> None:
    game = game_of(pause=False)
    hashes = [game.state_hash()]
    for at in range(30):
        if game.decision is None:
            break
        game.choose(game.options[at * 5 % len(game.options)])
        hashes.append(game.state_hash())
    assert Game.replay(game.setting.setup, game.log).state_hash() == hashes[-1]
    for expected in reversed(hashes[:-1]):
        game.undo(consent=True)
        assert game.state_hash() == expected


def test_a_damaged_scenario_in_a_save_is_told() -> None:
    text = game_of().to_json()
    with pytest.raises(ScenarioError, match="no Zone"):
        Game.from_json(text.replace('"at":"C"', '"at":"Z"'))
    with pytest.raises(SaveError):
        Game.from_json(text[:-20])


def test_named_cards_lie_on_top_and_the_rest_follows_by_the_seed() -> None:
    first, same, other = game_of(), game_of(), game_of(seed=1)
    for game in (first, same, other):
        assert [game.setting.card(card).name for card in game.state.decks["equipment"][-2:]] == ["Water", "Pan"]
        assert zombie_card_name(game.setting, game.state.decks["zombie"][-1]) == {"blue": {"Runner": 1}}
    assert first.state.decks == same.state.decks
    assert first.state.decks["zombie"] != other.state.decks["zombie"]
    assert first.log[0].chance


def test_every_card_is_in_one_place() -> None:
    state = game_of().state
    carried = [card for survivor in state.survivors for card in survivor.cards]
    piles = [*state.decks["equipment"], *state.decks["pimpweapon"], *state.aside, *state.joined.values()]
    assert sorted([*carried, *piles]) == list(range(1, len(game_of().setting.cards) + 1))


def test_each_seat_has_a_view() -> None:
    assert game_of(players=[["Ann"], ["Bob"]]).view(1)


@pytest.mark.parametrize("pause", [True, False])
def test_the_round_goes_on_of_itself_without_a_pause(pause: bool) -> None:
    game = game_of(
        pause=pause, zombies={}, turn="Bob", survivors={"Ann": {"at": "a", "done": True}, "Bob": {"at": "C"}}
    )
    game.choose(next(option for option in game.options if option.action == "end"))
    assert game.state.round == (1 if pause else 2)


def test_a_turn_within_a_run_is_played_by_answers_or_by_steps() -> None:
    linked: dict[str, Any] = {
        "scenario": "Zombie link",
        "variant": "older-seasons",
        "board": {"grid": "a b", "zones": {"b": {"spawn": "red"}}},
        "survivors": {"Ann": {"at": "a", "skills": ["Zombie link"], "xp": 7}, "Bob": {"at": "a"}},
        "decks": {"zombie": [{"extra_activation": "Walker"}], "rest": "none"},
        "turn": "Bob",
    }
    move = {"who": "Ann", "action": "noise"}
    by_answers = [
        {"run": "spawn", "answers": [{"action": "noise"}, {"action": "end", "who": "Ann"}]},
        {"expect": {"turn": "Bob", "noise": {"a": 1}, "events": ["zombie-link", "noise"]}},
    ]
    by_steps = [
        {"run": "spawn"},
        {"expect": {"turn": "Ann"}},
        {"do": move},
        {"do": {"who": "Ann", "action": "end"}},
        {"expect": {"turn": "Bob", "noise": {"a": 1}}},
    ]
    assert run_scenario({**linked, "steps": by_answers}).difference is None
    assert run_scenario({**linked, "steps": by_steps}).difference is None
    left_over = [{"run": "spawn", "answers": [{"lose": "Pan"}]}]
    assert "left over" in str(run_scenario({**linked, "steps": left_over}).difference)


def test_cards_that_are_allotted_are_counted_as_offered() -> None:
    spawns = {"b": {"spawn": {"locators": [1, 2]}}, "c": {"spawn": {"locators": [3]}}}
    scenario = {
        "scenario": "Distributor",
        "board": {"grid": "a b c", "zones": spawns},
        "survivors": {"Ann": {"at": "a", "skills": ["Distributor"]}},
        "decks": {"zombie": [{"blue": {"Walker": 1}}, {"blue": {"Runner": 1}}, {"blue": {"Fatty": 1}}, {}]},
        "steps": [
            {"run": "spawn", "dice": [3, 6, 1, 6], "answers": [{"allot": 2}]},
            {"offer": {"action": "allot", "zone": "c", "n": 1}},
            {"answer": {"allot": 1}},
            {"expect": {"zombies": {"b": {"Runner": 1}, "c": {"Walker": 1}}}},
        ],
    }
    assert run_scenario(scenario).difference is None
