"""What the engine promises, kept in a game of Zombicide: copies, saves, replays, and nothing hidden is told."""

import json
import random

import pytest
from msgspec.structs import replace

from shamble.engine import IllegalChoiceError
from shamble.games import new_game
from shamble.world import Game
from shamble.world.state import State


def play(game: Game, choices: int, seed: int = 1) -> Game:
    """Take random options."""
    stream = random.Random(seed)
    for _ in range(choices):
        if game.decision is None:
            break
        game.choose(stream.choice(game.options))
    return game


def position(choices: int = 60, seed: int = 3) -> Game:
    return play(new_game("RM-M01", seed=seed), choices, seed)


def test_a_copy_with_the_same_choices_reaches_the_same_state() -> None:
    game = position()
    twin = game.copy()
    assert play(game, 40, seed=9).state_hash() == play(twin, 40, seed=9).state_hash()


def test_state_survives_json_at_every_decision() -> None:
    game = new_game("RM-M01", seed=5)
    stream = random.Random(5)
    while game.decision is not None:
        data = game.state.to_data()
        again = State.from_data(json.loads(json.dumps(data)))
        assert json.dumps(again.to_data()) == json.dumps(data)
        game.choose(stream.choice(game.options))


def test_a_saved_game_goes_on_with_the_same_dice() -> None:
    game = position()
    loaded = Game.from_json(game.to_json())
    assert loaded.state.to_data() == game.state.to_data()
    assert [option.key for option in loaded.options] == [option.key for option in game.options]
    assert [event.to_data() for event in loaded.events] == [event.to_data() for event in game.events]
    assert play(loaded, 60).state_hash() == play(game, 60).state_hash()


def test_replay_uses_the_recorded_chance_not_the_generator() -> None:
    game = position(80)
    setup = replace(game.setting.setup, seed=123_456)
    assert Game.replay(setup, game.log).state_hash() == game.state_hash()


def test_redeal_keeps_what_is_seen_and_deals_the_rest_again() -> None:
    game = position()
    other = game.redeal(0)
    assert sorted(other.state.decks["zombie"]) == sorted(game.state.decks["zombie"])
    assert other.state.decks["zombie"] != game.state.decks["zombie"]
    assert other.state.rng != game.state.rng
    assert other.view(0) == game.view(0)
    assert game.redeal(0).state.to_data() == other.state.to_data()


def test_the_view_shows_no_deck() -> None:
    seen = position().view(0)
    assert seen["decks"]["zombie"] > 0
    assert seen["survivors"][0]["name"]
    assert json.loads(json.dumps(seen)) == seen


@pytest.mark.rule("CL-INV-05")
def test_several_discards_wished_at_once_begin_with_the_first_player() -> None:
    names = ["Jane", "Bear", "James", "Travis", "Joe", "Cathy"]
    game = new_game("RM-T1", [[name] for name in names], seed=1)
    game.choose(next(option for option in game.options if option.n == 4))
    while game.decision is not None and game.decision.kind != "turn":
        game.choose(game.options[0])
    wishes = [game.anytime(seat)[0] for seat in (0, 2, 3, 5) if game.anytime(seat)]
    events = game.choose_together(wishes)
    seats = [game.state.survivors[event.data["who"]].seat for event in events if event.code == "discarded"]
    assert seats == sorted(seats, key=lambda seat: (seat - 3) % 6)
    assert len(seats) == len(wishes) > 1


def test_redeal_tells_nothing_about_the_hidden_order() -> None:
    game = position()
    twin = game.copy()
    for deck in twin.state.decks.values():
        deck.reverse()
    twin.state.rng += 1
    assert twin.redeal(0).state.to_data() == game.redeal(0).state.to_data()


def test_what_was_undone_cannot_follow_after_a_phase_was_run() -> None:
    game = position()
    play(game, 1)
    game.undo(consent=True)
    game.run_phase("end")
    with pytest.raises(IllegalChoiceError, match="nothing to redo"):
        game.redo()
