"""The promises of the engine: one door for choices, copies, undo, saves that resume anywhere."""

import json
import random

import pytest

from shamble.engine import IllegalChoiceError, SaveError, UndoNeedsConsentError
from shamble.engine.agenda import FRAMES, frame
from shamble.engine.errors import EngineError
from shamble.engine.saves import seal_of
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


def test_choose_returns_the_new_events_and_events_holds_them_all() -> None:
    game = new_game("RM-T1", seed=1)
    before = len(game.events)
    new = game.choose(game.options[0])
    assert new
    assert game.events[before:] == new


def test_an_option_is_chosen_by_object_or_by_key() -> None:
    one, other = new_game("RM-T1", seed=1), new_game("RM-T1", seed=1)
    option = one.options[-1]
    one.choose(option)
    other.choose(option.key)
    assert one.state_hash() == other.state_hash()


def test_an_option_that_is_not_offered_is_refused_and_changes_nothing() -> None:
    game = position()
    before, log = game.state.to_data(), len(game.log)
    with pytest.raises(IllegalChoiceError, match="is not offered now"):
        game.choose("move who=99 zone=99")
    assert game.state.to_data() == before
    assert len(game.log) == log


def test_what_is_no_option_at_all_is_refused_too() -> None:
    with pytest.raises(IllegalChoiceError, match="'99' is not offered now"):
        position().choose(99)  # type: ignore[arg-type]  # a caller's slip


def test_a_finished_game_takes_no_choice() -> None:
    game = play(new_game("RM-T1", seed=1), 10_000)
    assert game.decision is None
    with pytest.raises(IllegalChoiceError, match="over"):
        game.choose("end")


def test_a_copy_goes_its_own_way() -> None:
    game = position()
    twin = game.copy()
    before = game.state.to_data()
    play(twin, 40)
    assert game.state.to_data() == before
    assert len(twin.log) > len(game.log)
    assert [entry.key for entry in twin.log][: len(game.log)] == [entry.key for entry in game.log]


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
    config = {**game.setting.config, "seed": 123_456}
    assert Game.replay(config, game.log).state_hash() == game.state_hash()


def test_undo_is_free_while_nothing_was_rolled_or_seen() -> None:
    game = new_game("RM-T1", seed=2)
    before = game.state_hash()
    game.choose(game.options[1])
    game.undo()
    assert game.state_hash() == before
    game.redo()
    assert game.state_hash() != before


def test_undo_past_chance_needs_consent_and_renews_the_generator() -> None:
    game = new_game("RM-M01", seed=4)
    stream = random.Random(4)
    while game.log[-1].free_to_undo or len(game.log) < 3:
        game.choose(stream.choice(game.options))
    after, rng = game.state_hash(), game.state.rng
    with pytest.raises(UndoNeedsConsentError, match="consent"):
        game.undo()
    assert game.state_hash() == after
    game.undo(consent=True)
    assert game.state.rng != rng
    assert game.table[-1]["undo"]
    game.redo()
    assert game.state_hash() == after


def test_undo_reaches_back_to_the_start_and_redo_forward_again() -> None:
    game = position(70)
    hashes = [game.state_hash()]
    while len(game.log) > 1:
        game.undo(consent=True)
        hashes.append(game.state_hash())
    with pytest.raises(IllegalChoiceError, match="nothing to undo"):
        game.undo()
    assert hashes[-1] == new_game("RM-M01", seed=3).state_hash()
    while len(hashes) > 1:
        hashes.pop()
        game.redo()
        assert game.state_hash() == hashes[-1]
    with pytest.raises(IllegalChoiceError, match="nothing to redo"):
        game.redo()


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("{", "damaged"),
        ("[]", "not a saved game"),
        ('{"shamble": "save", "format": 99}', "format 99"),
        ('{"shamble": "save", "format": 1}', "damaged"),
    ],
)
def test_a_damaged_or_foreign_save_is_refused(text: str, message: str) -> None:
    with pytest.raises(SaveError, match=message):
        Game.from_json(text)


def test_a_save_of_another_kind_of_game_is_refused() -> None:
    data = json.loads(position(3).to_json())
    data["config"]["kind"] = "chess"
    with pytest.raises(SaveError, match="another program"):
        Game.from_json(json.dumps(data))


def test_a_log_that_no_longer_replays_goes_on_from_its_last_state() -> None:
    game = position()
    data = json.loads(game.to_json())
    data["log"][5]["choice"] = "a choice of older rules"
    data["seal"] = seal_of(data)
    loaded = Game.from_json(json.dumps(data))
    assert loaded.state.to_data() == game.state.to_data()
    play(loaded, 1)
    loaded.undo(consent=True)
    assert loaded.state_hash() == game.state_hash()
    with pytest.raises(IllegalChoiceError, match="rules have changed"):
        loaded.undo(consent=True)


def test_an_agenda_that_never_asks_is_an_error_that_names_it() -> None:
    @frame("test-endless")
    def endless(g: Game, f: dict[str, object]) -> None:
        return None

    try:
        game = new_game("RM-T1", seed=1)
        game.push("test-endless")
        with pytest.raises(EngineError, match="test-endless"):
            game._run()
    finally:
        del FRAMES["test-endless"]


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


def test_undoing_on_a_redealt_copy_ends_where_it_was_dealt() -> None:
    game = position()
    other = game.redeal(0)
    dealt = other.state.to_data()
    play(other, 20)
    while len(other.log) > len(game.log):
        other.undo(consent=True)
    assert {**other.state.to_data(), "rng": 0} == {**dealt, "rng": 0}
    with pytest.raises(IllegalChoiceError, match="nothing to undo"):
        other.undo(consent=True)


def test_what_was_undone_cannot_follow_after_a_phase_was_run() -> None:
    game = position()
    play(game, 1)
    game.undo(consent=True)
    game.run_phase("end")
    with pytest.raises(IllegalChoiceError, match="nothing to redo"):
        game.redo()


@pytest.mark.parametrize("key", ["log", "state", "config", "table"])
def test_a_save_with_a_broken_part_is_refused(key: str) -> None:
    data = json.loads(position(20).to_json())
    data[key] = None
    with pytest.raises(SaveError, match="damaged"):
        Game.from_json(json.dumps(data))


def test_a_save_whose_state_was_changed_by_hand_is_refused() -> None:
    data = json.loads(position(20).to_json())
    data["state"]["survivors"][0]["xp"] = 43
    with pytest.raises(SaveError, match="digest"):
        Game.from_json(json.dumps(data))
