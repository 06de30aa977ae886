"""The checker: plays a game and looks at every decision for what must never be wrong."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple

import msgspec

from shamble.bots import Bot, RandomBot
from shamble.engine import Option
from shamble.errors import ShambleError
from shamble.lab.invariants import Totals, asked_again, faults
from shamble.lab.trials import name_of, start
from shamble.text import label, sentence
from shamble.world import Game
from shamble.world.about import everybody_asked
from shamble.world.setup import GameSetup

ANYTIME_ONE_IN = 15
THOROUGH_ONE_IN = 50
FURTHER_CHOICES = 30
MOST_DECISIONS = 4000


class CheckError(ShambleError):
    """Something that must never happen has happened; the message says in which game and at which decision."""


class CheckedGame(NamedTuple):
    """A game that survived the checker."""

    decisions: int
    outcome: str
    hash: str


def check_game(trial: GameSetup, bot: Bot | None = None, most_decisions: int = MOST_DECISIONS) -> CheckedGame:
    """Play a trial to its end; CheckError at the first decision with something wrong."""
    name, seed = name_of(trial), trial.seed or 0
    player = bot or RandomBot(seed, ANYTIME_ONE_IN)
    try:
        game = start(trial)
    except Exception as error:
        raise CheckError(f"{name}, decision 0: {type(error).__name__}: {error}") from error
    decisions = play_checked(game, player, name, seed, most_decisions)
    return CheckedGame(decisions, game.state.outcome, game.state_hash())


def play_checked(game: Game, player: Bot, name: str, seed: int, most_decisions: int = MOST_DECISIONS) -> int:
    """Play a game on to its end, or to so many decisions; CheckError at the first one with something wrong."""
    decisions = 0
    try:
        totals = Totals(game)
        while game.decision is not None and decisions < most_decisions:
            seat = decisions % game.setting.seats
            twin = game.redeal(seat, salt=len(game.log))
            _refuse(name, decisions, [*faults(game, totals), *hidden_faults(game, seat, twin)])
            if decisions % THOROUGH_ONE_IN == THOROUGH_ONE_IN - 1:
                _refuse(name, decisions, list(thorough_faults(game, seed + decisions)))
            chosen = player.choose(game)
            game.choose(chosen)
            decisions += 1
            _refuse(name, decisions, list(shown_faults(game, twin, chosen)))
        _refuse(name, decisions, [*faults(game, totals), *replay_faults(game)])
    except CheckError:
        raise
    except Exception as error:
        raise CheckError(f"{name}, decision {decisions}: {type(error).__name__}: {error}") from error
    return decisions


def _refuse(name: str, decision: int, found: list[str]) -> None:
    if found:
        raise CheckError("\n  ".join([f"{name}, decision {decision}:", *found]))


def hidden_faults(game: Game, seat: int, twin: Game | None = None) -> Iterator[str]:
    """Promise 6: a twin that differs in what a seat cannot know looks the same to it, byte for byte."""
    twin = twin or game.redeal(seat, salt=len(game.log))
    mine = game.anytime(seat)
    if _bytes(twin.view(seat)) != _bytes(game.view(seat)):
        yield f"seat {seat} sees something of what is hidden"
    if asked_again(twin) != [option.key for option in game.options]:
        yield f"the options of seat {seat} tell something of what is hidden"
    if [option.key for option in twin.anytime(seat)] != [option.key for option in mine]:
        yield f"the anytime acts of seat {seat} tell something of what is hidden"
    if _labels(twin, [*game.options, *mine]) != _labels(game, [*game.options, *mine]):
        yield f"the labels of seat {seat} tell something of what is hidden"


def shown_faults(game: Game, twin: Game, chosen: Option) -> Iterator[str]:
    """A choice that is free to undo has shown nothing: at a twin that was dealt before it, people read the same."""
    if not game.log[-1].free_to_undo:
        return
    twin.choose(chosen)
    if _told(twin) != _told(game):
        yield f"{chosen.key!r} shows something that was hidden, and can be undone without consent"


def _told(game: Game) -> list[str | None]:
    """The words of what came of the last choice, and of what can be chosen now."""
    return [*(sentence(game, event) for event in game.log[-1].events), *_labels(game, list(game.options))]


def _bytes(view: Mapping[str, object]) -> bytes:
    return msgspec.json.encode(view, order="sorted")


def _labels(game: Game, options: list[Option]) -> list[str]:
    return [label(game, option) for option in options]


def thorough_faults(game: Game, seed: int) -> Iterator[str]:
    """Undo and redo, copies and saves: the game and what was made of it go on alike."""
    before, said = game.state_hash(), len(game.table)
    if len(game.log) > game.undo_floor:
        back = game.copy()
        back.undo(consent=True)
        back.redo()
        if back.state_hash() != before:
            yield "undo and redo lead to another position"
    loaded = Game.from_json(game.to_json())
    if loaded.note:
        yield f"the save does not replay: {loaded.note}"
    if loaded.state.to_data() != game.state.to_data():
        yield "the save holds another position"
    ends = [_go_on(one, seed) for one in (game.copy(), game.copy(), loaded)]
    if len(set(ends)) > 1:
        yield f"the game, its copy and its save go different ways: {ends}"
    if game.state_hash() != before or len(game.table) != said:
        yield "what a copy does changes the game"


def _go_on(game: Game, seed: int) -> tuple[str, int]:
    """The position after some random choices, its generator included."""
    bot = RandomBot(seed, ANYTIME_ONE_IN)
    for _ in range(FURTHER_CHOICES):
        if game.decision is None:
            break
        game.choose(bot.choose(game))
    return game.state_hash(), game.state.rng


def replay_faults(game: Game) -> Iterator[str]:
    """The whole log, run again with no rule left out, ends in the same position with the same events."""
    with everybody_asked():
        again = Game.replay(game.setting.setup, game.log)
    if again.state_hash() != game.state_hash():
        yield "the log leads to another position"
    if again.events != game.events:
        yield "the log tells other events when it is run again"
