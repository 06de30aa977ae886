"""What a Mission asks for, in words."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from shamble.rules.missions.words import CONDITIONS, inner, word_of
from shamble.text import names
from shamble.text.catalogue import ENGLISH, words_of
from shamble.text.words import Words
from shamble.world.game import Game


def goals(game: Game, language: str = ENGLISH) -> list[str]:
    """What the Mission asks for and what loses it, one sentence each."""
    mission = game.setting.mission
    return [
        goal(game, side, condition, language)
        for side, conditions in (("win", mission.win), ("lose", mission.lose))
        for condition in conditions
    ]


def goal(game: Game, side: str, condition: Mapping[str, Any], language: str = ENGLISH) -> str:
    """One condition of a Mission's `win` or `lose`, as a sentence; one of several to win does not win alone."""
    said = words_of(game.setting, language)
    code = "win-part" if side == "win" and len(game.setting.mission.win) > 1 else side
    return said.file.goals[code].format(goal=_told(said, game, condition))


def condition_told(game: Game, condition: Mapping[str, Any], language: str = ENGLISH) -> str:
    """A condition by itself, as a part of a sentence."""
    return _told(words_of(game.setting, language), game, condition)


def _told(said: Words, game: Game, condition: Mapping[str, Any]) -> str:
    word = word_of(condition)
    value = condition[word]
    parts = inner(condition)
    if parts and "told" in condition:
        return str(condition["told"])
    told = [_told(said, game, part) for part in parts]
    joined = {"any": said.either, "then": said.in_turn}.get(word, said.listed)
    shown: Any = joined(told) if parts else value
    if not parts and isinstance(value, tuple):
        called = _CALLED.get(str(CONDITIONS[word].fields[word]), _as_word)
        shown = said.listed([called(said, game, one) for one in value])
    own_words = condition.get("told") or condition.get("skill")
    what = own_words or said.listed([names.kind_name(game, kind) for kind in condition.get("of", ())])
    template = said.file.goals[_variant(said, condition)]
    return template.format(value=shown, what=what, number=condition.get("number", 1))


def _variant(said: Words, condition: Mapping[str, Any]) -> str:
    """A condition may have words of its own for a value, or for a further key."""
    word = word_of(condition)
    value = condition[word]
    number = "number" if isinstance(value, int) else value
    candidates = [f"{word}-{number}", f"{word}-{condition.get('who')}", *(f"{word}-{key}" for key in condition)]
    return next((code for code in candidates if code in said.file.goals), word)


def _as_word(said: Words, game: Game, one: Any) -> str:
    return said.word(one)


_CALLED: dict[str, Callable[[Words, Game, Any], str]] = {
    "zones": lambda said, game, zone: names.zone_name(game, zone),
    "doors": lambda said, game, door: names.door_name(said, game, door),
    "kinds": lambda said, game, kind: names.kind_name(game, kind),
    "tiles": lambda said, game, tile: game.setting.board.tile_names[tile],
}
"""How the things that a condition lists are called."""
