"""Giving up, and playing on after the end: entries of the log that replay, save and undo know."""

import pytest

from shamble.bots import RandomBot
from shamble.engine.errors import IllegalChoiceError
from shamble.games import new_game
from shamble.lab.checker import replay_faults, thorough_faults
from shamble.lab.invariants import Totals, faults
from shamble.lab.trials import start, trial
from shamble.text import outcome, story
from shamble.world import Game

from .test_changing_rules import play


@pytest.fixture
def game() -> Game:
    return play(new_game("RM-M01", seed=3), 30)


def played_out(number: int) -> Game:
    game, bot = start(trial(number, ["RM-M01"])), RandomBot(number)
    while game.decision is not None:
        game.choose(bot.choose(game))
    return game


def test_a_game_that_is_given_up_is_lost(game: Game) -> None:
    events = game.give_up(by=0)
    assert events[-1].to_data() == {"event": "game-over", "outcome": "lost", "reason": "given-up"}
    assert story(game, game.last) == ["The game was given up."]
    assert game.decision is None
    assert outcome(game).startswith("You have given up ")
    assert (game.last.key, game.last.seat) == ("give-up", 0)


def test_it_is_in_the_save_and_in_the_replay(game: Game) -> None:
    game.give_up(by=0)
    again = Game.from_json(game.to_json())
    assert again.note == ""
    assert (again.state.outcome, again.state.reason) == ("lost", "given-up")
    assert list(replay_faults(game)) == []


def test_giving_up_can_be_undone_and_done_again(game: Game) -> None:
    before = game.state_hash()
    options = [option.key for option in game.options]
    game.give_up(by=0)
    over = game.state_hash()
    game.undo()
    assert game.state_hash() == before
    assert [option.key for option in game.options] == options
    game.redo()
    assert game.state_hash() == over


def test_a_given_up_game_goes_on_as_it_was(game: Game) -> None:
    before = game.state.to_data()
    options = [option.key for option in game.options]
    game.give_up(by=0)
    game.play_on(by=0)
    after = game.state.to_data()
    decks, shuffled = before.pop("decks"), after.pop("decks")
    assert {**after, "rng": 0} == {**before, "rng": 0}
    assert shuffled != decks, "whoever looked into the finished game knows no order any more"
    assert {name: sorted(deck) for name, deck in shuffled.items()} == {n: sorted(deck) for n, deck in decks.items()}
    assert [option.key for option in game.options] == options
    assert story(game, game.last) == ["The game goes on."]


def test_what_is_over_cannot_be_given_up_and_what_goes_on_not_played_on(game: Game) -> None:
    with pytest.raises(IllegalChoiceError, match="not over"):
        game.play_on(by=0)
    game.give_up(by=0)
    entries = len(game.log)
    with pytest.raises(IllegalChoiceError, match="is over"):
        game.give_up(by=0)
    assert len(game.log) == entries


def lost_but_not_all_dead() -> Game:
    return next(game for game in map(played_out, range(40)) if game.can_play_on)


def test_after_the_end_the_game_goes_on_and_its_ends_are_only_told() -> None:
    game = lost_but_not_all_dead()
    totals = Totals(game)
    reason = game.state.reason
    game.play_on(by=0)
    assert game.options
    assert game.state.beyond == (reason,)
    bot = RandomBot(7)
    for number in range(400):
        if not game.options:
            break
        assert faults(game, totals) == []
        if number % 40 == 20:
            assert list(thorough_faults(game, number)) == []
        game.choose(bot.choose(game))
    assert list(replay_faults(game)) == []
    assert game.options or not game.on_board()


def test_each_end_is_told_once(game: Game) -> None:
    game.finish("won", "mission-done")
    game.play_on(by=0)
    game.finish("won", "mission-done")
    game.finish("lost", "mission-failed")
    game.finish("lost", "mission-failed")
    told = [event for event in game.last.events if event.code in ("reached", "game-over")]
    assert [(event.code, event.data["reason"]) for event in told] == [("reached", "mission-failed")]
    assert story(game, game.last)[-1].startswith("Here the game would end, but you play on. You have lost")
    assert game.state.outcome == ""


def test_nothing_goes_on_without_anybody_on_the_board(game: Game) -> None:
    game.finish("won", "mission-done")
    game.play_on(by=0)
    for survivor in game.state.survivors:
        survivor.zone, survivor.status = -1, "dead"
    game.finish("lost", "all-dead")
    assert (game.state.outcome, game.state.reason) == ("lost", "all-dead")
    assert not game.can_play_on
    with pytest.raises(IllegalChoiceError, match="Nobody is left"):
        game.play_on(by=0)


def test_playing_on_can_be_given_up(game: Game) -> None:
    game.finish("won", "mission-done")
    game.play_on(by=0)
    game.give_up(by=1)
    assert game.state.reason == "given-up"
    game.play_on(by=1)
    assert game.state.beyond == ("mission-done",)


def test_playing_on_is_undone_to_the_end_that_was_reached() -> None:
    game = lost_but_not_all_dead()
    over = game.state_hash()
    game.play_on(by=0)
    play(game, 5)
    for _ in range(len(game.log)):
        if game.state.outcome:
            break
        game.undo(consent=True)
    assert game.state_hash() == over
    assert game.can_play_on
