"""docs/missions.md, made from the words that Missions themselves are read with."""

from __future__ import annotations

from collections.abc import Mapping

from shamble.content.mission_words import TYPES
from shamble.editions.language import variants_told
from shamble.lab.measured import table
from shamble.lab.pages import page as from_template
from shamble.world.words import CONDITIONS, EFFECTS, FieldType, Word

MADE_OF_OTHERS = ("conditions", "condition")


def page() -> str:
    """The whole page."""
    conditions, effects = map(_table, (CONDITIONS, EFFECTS))
    return from_template("missions", variants=[variants_told()], conditions=conditions, effects=effects)


def _table(words: Mapping[str, Word]) -> list[str]:
    ordered = sorted(words.values(), key=lambda word: (word.fields[word.name] not in MADE_OF_OTHERS, word.name))
    rows = ((f"`{one.name}`", _takes(one), " ".join(one.meaning.split()), f"`{one.example}`") for one in ordered)
    return table(("word", "takes", "meaning", "example"), rows)


def _takes(word: Word) -> str:
    further = [f"`{key}`: {_called(type_)}" for key, type_ in word.fields.items() if key != word.name]
    return "; ".join([_called(word.fields[word.name]), *further])


def _called(type_: FieldType) -> str:
    return " or ".join(type_) if isinstance(type_, tuple) else TYPES[type_].expected
