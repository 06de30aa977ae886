"""Commands: entries of the log that answer no decision. Each does something to the game, by name, with an argument."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from shamble.engine.declared import EventKind, declare
from shamble.engine.errors import IllegalChoiceError, SetupError

if TYPE_CHECKING:
    from shamble.engine.game import AnyGame

Command = Callable[[Any, str], None]

GIVEN_UP = "given-up"

COMMANDS: dict[str, Command] = {}
"""All commands by name: each changes state or setting, or raises before anything is changed."""

declare(
    EventKind("given-up", agreed=True),
    EventKind("played-on", "reason", agreed=True),
    EventKind("rule-changed", "option value", agreed=True),
)


def command(name: str) -> Callable[[Command], Command]:
    """Decorator: register a command; its entries have the key `NAME ARGUMENT`."""

    def register(function: Command) -> Command:
        if name in COMMANDS:
            raise ValueError(f"two commands are called {name!r}")
        COMMANDS[name] = function
        return function

    return register


def command_of(key: str) -> tuple[str, str] | None:
    """(name, argument) of an entry's key; None for the key of an option."""
    name, _, argument = key.partition(" ")
    return (name, argument) if name in COMMANDS else None


@command("run")
def _run_phase(game: AnyGame, name: str) -> None:
    parts = game.setting.rules.parts
    if name not in parts or game.state.outcome:
        raise IllegalChoiceError(f"There is no phase {name!r} to run now; there are {', '.join(sorted(parts))}.")
    game.push_all([parts[name]()])


@command("give-up")
def _give_up(game: AnyGame, _: str) -> None:
    if game.state.outcome:
        raise IllegalChoiceError("The game is over: there is nothing left to give up.")
    game.emit("given-up")
    game.end("lost", GIVEN_UP)


@command("play-on")
def _play_on(game: AnyGame, _: str) -> None:
    state = game.state
    if not game.can_play_on:
        raise IllegalChoiceError("Nobody is left who could go on." if state.outcome else "The game is not over.")
    if state.reason != GIVEN_UP:
        state.beyond = (*state.beyond, state.reason)
    game.hide_again()
    game.emit("played-on", reason=state.reason)
    state.outcome = state.reason = ""


@command("rules")
def _change_rules(game: AnyGame, options: str) -> None:
    if game.state.outcome:
        raise IllegalChoiceError("The game is over: its rules stay as they are.")
    changes: dict[str, Any] = json.loads(options)
    before = game.setting.rules.chosen
    after = game.setting.sibling({**game.state.rules, **changes}).rules.chosen
    told = [name for name in changes if before.get(name) != after[name]]
    if not told:
        raise SetupError("Nothing would change: these options are in force already.")
    game.state.rules = {**game.state.rules, **changes}
    game.fit_rules()
    game.rules_changed()
    for name in told:
        game.emit("rule-changed", option=name, value=after[name])


@command("correct")
def _correct(game: AnyGame, keys: str) -> None:
    wanted = json.loads(keys)
    if not wanted:
        raise IllegalChoiceError("Nothing is to be corrected.")
    game.put_right_all(wanted)
