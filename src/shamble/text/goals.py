"""The goals of a Mission in words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from shamble.rules.missions import endings
from shamble.text.catalogue import words_of
from shamble.text.conditions import condition_text
from shamble.world import hooks
from shamble.world.game import Game


def goals(game: Game) -> list[str]:
    """The conditions to win and to lose, one sentence each."""
    setting = game.setting
    return [
        goal(game, side, condition)
        for side, conditions in (("win", endings.goals(setting)), ("lose", endings.defeats(setting)))
        for condition in conditions
    ]


def goal(game: Game, side: str, condition: Mapping[str, Any]) -> str:
    """One condition of a Mission's `win` or `lose`, as a sentence; one of several to win does not win alone."""
    said = words_of(game.setting)
    code = "win-part" if side == "win" and len(endings.goals(game.setting)) > 1 else side
    return said.file("goals").filled(code, {"goal": condition_text(said, game, condition)})


def tallies(game: Game) -> list[str]:
    """The further tallies of the rules, each with its value."""
    said = words_of(game.setting)
    kept = [one for hook in game.hooks(hooks.TALLIES) for one in hook(game)]
    return [said.phrase("tally", name=said.word(name), value=value) for name, value in kept]


def condition_told(game: Game, condition: Mapping[str, Any]) -> str:
    """A condition by itself, as a part of a sentence."""
    return condition_text(words_of(game.setting), game, condition)
