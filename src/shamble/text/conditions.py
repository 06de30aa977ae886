"""Conditions of Missions in words, and the end of a game that they brought."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from shamble.rules.missions.conditions import meant
from shamble.rules.missions.endings import DEFEAT, MISSION_FAILED, PossibleEnd, condition_of
from shamble.rules.rivals import leaders
from shamble.text import names
from shamble.text.places import place_name
from shamble.text.words import Words
from shamble.world.game import Game
from shamble.world.words import CONDITIONS, inner, word_of

AS_WORDS = ("aboard", "tokens", "deck_empty", "left", "on_track")
"""Conditions whose value is a code that has a word."""


def ending(said: Words, game: Game, reason: str, by: str = "") -> str:
    """The sentence for the end of a game that `by` brought about: it names the winners, the dead or the defeat."""
    messages, defeat, why = said.file("goals"), condition_of(game, by), defeat_told(said, game, by or reason)
    named = f"outcome-{reason}" in messages and reason not in (MISSION_FAILED, DEFEAT)
    if not named:
        reason = MISSION_FAILED if defeat is not None and word_of(defeat) == "dead" else DEFEAT if why else ""
    known = reason or game.state.outcome or "lost"
    winners = said.listed([said.phrase("team", number=team + 1) for team in leaders(game)])
    dead = [survivor.name for survivor in game.state.survivors if survivor.status == "dead"]
    fields = {"who": said.listed(dead), "number": len(dead)}
    fields |= {"mission": game.setting.mission.title, "winners": winners, "why": why}
    return messages.filled(f"outcome-{known}", fields)


def end_told(said: Words, game: Game, end: PossibleEnd) -> str:
    """A goal or a defeat as a part of a sentence."""
    return condition_text(said, game, end.given) if end.given is not None else defeat_told(said, game, end.by[0])


def defeat_told(said: Words, game: Game, by: str) -> str:
    """A defeat, by the name that ends have for it, as a part of a sentence; empty where none is called so."""
    given, messages = condition_of(game, by), said.file("goals")
    if given is not None:
        return condition_text(said, game, given)
    return messages.filled(f"lost-{by}", {}) if f"lost-{by}" in messages else ""


def condition_text(said: Words, game: Game, condition: Mapping[str, Any]) -> str:
    """A condition as a part of a sentence."""
    parts, messages = inner(condition), said.file("goals")
    if parts and "told" in condition:
        return messages.filled("told", {"what": condition["told"]})
    if word_of(condition) == "not" and (denied := f"not-{_variant(said, parts[0])}") in messages:
        return messages.filled(denied, _fields(said, game, parts[0]))
    return messages.filled(_variant(said, condition), _fields(said, game, condition))


def _fields(said: Words, game: Game, condition: Mapping[str, Any]) -> dict[str, Any]:
    """The fields that the message of a condition may name."""
    return {
        "value": _value(said, game, condition),
        "what": _what(said, game, condition),
        "number": condition.get("number", _how_many(game, condition)),
        "where": _where(said, game, condition),
        **{key: meant(condition, key) for key in ("when", "who") if key in CONDITIONS[word_of(condition)].fields},
    }


def _value(said: Words, game: Game, condition: Mapping[str, Any]) -> Any:
    """The subject of a condition: its parts, names, a word or a number."""
    word = word_of(condition)
    value = condition[word]
    if parts := inner(condition):
        joined = {"any": said.either, "then": said.in_turn}.get(word, said.listed)
        return joined([condition_text(said, game, part) for part in parts])
    if isinstance(value, tuple):
        called = _CALLED.get(str(CONDITIONS[word].fields[word]), _as_word)
        return said.listed([called(said, game, one) for one in value])
    return said.word(value) if word in AS_WORDS else value


def _how_many(game: Game, condition: Mapping[str, Any]) -> int:
    """The number of Objectives that a condition names by their colours; else one."""
    colours = condition.get("taken")
    if not isinstance(colours, tuple):
        return 1
    return sum(token.colour in colours for token in game.setting.mission.objectives)


def _what(said: Words, game: Game, condition: Mapping[str, Any]) -> str:
    """The further words of a condition: its own, a Skill, a class, a vehicle, or kinds of Zombies."""
    own = condition.get("told") or condition.get("skill") or said.word(condition.get("trait", ""))
    vehicle = condition["in"] if isinstance(condition.get("in"), str) else ""
    kinds = [names.kind_name(game, kind) for kind in condition.get("of", ())]
    return str(own or said.word(vehicle) or said.listed(kinds))


def _where(said: Words, game: Game, condition: Mapping[str, Any]) -> str:
    zones = condition.get("in", ())
    return said.listed([place_name(said, game, zone) for zone in zones] if isinstance(zones, tuple) else [])


def _variant(said: Words, condition: Mapping[str, Any]) -> str:
    """The message of a condition: it may have one of its own for a value, or for a further key."""
    word = word_of(condition)
    value = condition[word]
    number = "number" if isinstance(value, int) else "names" if isinstance(value, tuple) else value
    placed = [f"{word}-in"] if isinstance(condition.get("in"), tuple) else []
    candidates = [
        *placed,
        f"{word}-{number}",
        f"{word}-{condition.get('who')}",
        *(f"{word}-{key}" for key in condition),
    ]
    return next((code for code in candidates if code in said.file("goals")), word)


def _as_word(said: Words, game: Game, one: Any) -> str:
    return said.word(one)


_CALLED: dict[str, Callable[[Words, Game, Any], str]] = {
    "people": lambda said, game, name: str(name),
    "zones": lambda said, game, zone: place_name(said, game, zone),
    "doors": lambda said, game, door: names.door_name(said, game, door),
    "kinds": lambda said, game, kind: names.kind_name(game, kind),
    "tiles": lambda said, game, tile: game.setting.board.tile_names[tile],
}
"""The names of what a condition lists, by its sort."""
