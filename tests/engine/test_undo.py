"""Undo, redo, and other choices than those that were taken back: on a game without Zombicide."""

import json

import pytest

from shamble.engine import IllegalChoiceError, UndoNeedsConsentError
from shamble.engine.running import CHOICES_PER_SNAPSHOT

from .toy import Toy, act, new_toy, turn_now

LONG = ("cheer",) * CHOICES_PER_SNAPSHOT + ("take", "cheer", "draw", "cheer") * 2
"""Longer than the way from one copy of the state to the next, with chance and without."""


def keys(game: Toy) -> list[str]:
    return [entry.key for entry in game.log]


def test_undo_is_free_while_nothing_was_thrown_or_seen() -> None:
    game = new_toy()
    before = game.state.to_data()
    act(game, "cheer")
    assert game.last.free_to_undo
    game.undo()
    assert game.state.to_data() == before
    assert game.table == []
    assert [option.action for option in game.options] == ["take", "draw", "cheer"]
    game.redo()
    assert turn_now(game).cheers == 1


@pytest.mark.parametrize(("action", "thrown"), [("take", True), ("draw", True), ("draw", False)])
def test_undo_past_chance_or_sight_needs_consent(action: str, thrown: bool) -> None:
    game = new_toy()
    if not thrown:
        act(game, *["take"] * 5)  # after the last turn nobody throws; only the card is seen
    act(game, action)
    assert (bool(game.last.chance), game.last.seen) == (thrown, action == "draw")
    after = game.state.to_data()
    with pytest.raises(UndoNeedsConsentError, match="consent"):
        game.undo()
    assert game.state.to_data() == after
    game.undo(consent=True)
    assert game.table == [{"undo": game.undone[-1].key, "by": game.undone[-1].seat, "at": len(game.log)}]


def test_redo_throws_the_same_dice_whatever_the_generator_is_now() -> None:
    game = act(new_toy(), "take")
    after, events = game.state_hash(), [event.to_data() for event in game.events]
    game.undo(consent=True)
    game.state.rng += 1
    assert [event.to_data() for event in game.redo()] == events[len(events) - len(game.last.events) :]
    assert game.state_hash() == after


def test_consent_renews_the_generator_and_each_time_otherwise() -> None:
    game = new_toy()
    found = [game.state.rng]
    for _ in range(3):
        act(game, "take")
        found.append(game.state.rng)
        game.undo(consent=True)
        found.append(game.state.rng)
    assert len(set(found)) == len(found)  # neither as before the throw nor as after it
    assert len(game.table) == 3


def test_nobody_tries_for_better_dice_without_consent() -> None:
    throws = set()
    for _ in range(8):
        game = act(new_toy(), "cheer")
        game.undo()
        throws.add(turn_now(act(game, "cheer", "take")).thrown)
    assert len(throws) == 1  # a free undo leaves the generator as it was
    game = new_toy()
    for _ in range(8):
        throws.add(turn_now(act(game, "take")).thrown)
        game.undo(consent=True)
    assert len(throws) > 1


def test_undo_reaches_back_to_the_start_and_redo_forward_again() -> None:
    game = new_toy()
    hashes = [game.state_hash(), *(act(game, action).state_hash() for action in LONG)]
    for expected in reversed(hashes[:-1]):
        game.undo(consent=True)
        assert game.state_hash() == expected
    with pytest.raises(IllegalChoiceError, match="nothing to undo"):
        game.undo(consent=True)
    for expected in hashes[1:]:
        game.redo()
        assert game.state_hash() == expected
    with pytest.raises(IllegalChoiceError, match="nothing to redo"):
        game.redo()


def test_another_choice_forks_the_log_and_ends_what_could_be_redone() -> None:
    game = act(new_toy(), "cheer", "cheer")
    before = keys(game)
    game.undo()
    game.undo()
    assert len(game.undone) == 2
    act(game, "take")
    assert keys(game) == [*before[:-2], game.last.key]
    assert game.last.key.startswith("take")
    assert game.undone == []
    with pytest.raises(IllegalChoiceError, match="nothing to redo"):
        game.redo()
    assert Toy.replay(game.setting.setup, game.log).state_hash() == game.state_hash()


def test_a_deed_ends_what_could_be_redone_as_well() -> None:
    game = act(new_toy(), "cheer")
    game.undo()
    game.give_up(0)
    assert game.undone == []


def test_a_copy_that_undoes_and_chooses_otherwise_leaves_the_game_alone() -> None:
    game = act(new_toy(), *LONG)
    log, state, table = keys(game), game.state.to_data(), list(game.table)
    twin = game.copy()
    for _ in range(5):
        twin.undo(consent=True)
    act(twin, "draw", "take")
    assert keys(twin)[: len(log) - 5] == log[:-5]
    assert (keys(game), game.state.to_data(), game.table, game.undone) == (log, state, table, [])
    game.undo()
    assert game.state_hash() == Toy.replay(game.setting.setup, game.log).state_hash()


def test_a_game_and_its_copy_go_on_from_the_same_log() -> None:
    game = act(new_toy(), "cheer")
    twin = game.copy()
    shared = keys(game)
    act(game, "take")
    act(twin, "draw", "take")
    assert keys(game)[:-1] == keys(twin)[:-2] == shared
    assert game.last.key.startswith("take")
    game.undo(consent=True)
    assert keys(game) == shared
    assert len(twin.log) == len(shared) + 2


def test_a_save_keeps_what_was_undone_and_what_the_table_agreed_to() -> None:
    game = act(new_toy(), "take", "cheer")
    after = game.state_hash()
    game.undo()
    game.undo(consent=True)
    again = Toy.from_json(json.dumps(json.loads(game.to_json())))
    assert again.state.rng == game.state.rng
    assert again.table == game.table != []
    again.redo()
    again.redo()
    assert again.state_hash() == after


def test_undoing_on_a_copy_that_was_dealt_again_ends_there() -> None:
    game = act(new_toy(), "take", "cheer")
    thought = game.redeal(0)
    dealt = thought.state_hash()
    act(thought, "draw", "cheer", "take")
    while len(thought.log) > len(game.log):
        thought.undo(consent=True)
    assert thought.state_hash() == dealt
    with pytest.raises(IllegalChoiceError, match="nothing to undo"):
        thought.undo(consent=True)
