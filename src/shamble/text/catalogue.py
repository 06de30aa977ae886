"""The languages there are. A language is a file beside this one, called after its code."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache
from pathlib import Path

from shamble.editions import EDITIONS, Edition
from shamble.errors import ShambleError
from shamble.text.fields import FIELDS
from shamble.text.words import Words, laid_over, read_words
from shamble.world.setting import Setting

ENGLISH = "en"
FOLDER = Path(__file__).parent

_ALL = tuple(sorted(FIELDS))
_FIXED = tuple(sorted(name for name, field in FIELDS.items() if not field.now))
KNOWN_FIELDS = {
    "options": _ALL,
    "questions": _ALL,
    "deeds": _FIXED,
    "events": _FIXED,
    "outcomes": ("mission", "why", "winners"),
    "goals": ("goal", "number", "value", "what"),
}
"""What the templates of each section may name; the past is told without the present state."""


EDITIONS_REMEMBERED = 32


def languages() -> list[str]:
    """The codes of all languages."""
    return sorted(path.stem for path in FOLDER.glob("*.yaml"))


def words(language: str = ENGLISH) -> Words:
    """The words of a language, read and checked once."""
    return _read(language)


@cache
def _read(language: str) -> Words:
    if language not in languages():
        raise ShambleError(f"There are no words for the language {language!r}; there are {', '.join(languages())}.")
    return read_words(FOLDER / f"{language}.yaml", f"text/{language}.yaml", KNOWN_FIELDS)


@lru_cache(EDITIONS_REMEMBERED)
def words_in(edition: Edition, language: str = ENGLISH) -> Words:
    """The words of a language as an edition has them: what it says differently is laid over the others."""
    own = edition.words / f"{language}.yaml" if edition.words is not None else None
    if own is None or not own.exists():
        return words(language)
    return laid_over(words(language), own, KNOWN_FIELDS, _brought(edition))


def words_of(setting: Setting, language: str = ENGLISH) -> Words:
    """The words of a game, which are those of its edition."""
    return words_in(EDITIONS[setting.rules.edition], language)


def _brought(edition: Edition) -> Mapping[str, list[str]]:
    """The codes that an edition may bring anew: of itself, its variants, decks and the rules to choose."""
    web = [f"book-{edition.name}"]
    for variant in edition.variants:
        web += [f"variant-{variant}", f"about-variant-{variant}"]
    for rule in edition.options.values():
        web += [f"option-{rule.name}", f"options-{rule.of}", *(f"value-{rule.name}-{one}" for one in rule.choices)]
    for rule in edition.house.values():
        web += [f"house-chapter-{rule.of}", *(f"value-house-{one}" for one in rule.values)]
    script = [f"{sort}-{deck.name}" for deck in edition.decks for sort in ("deck", "pile")]
    return {"web": web, "house": list(edition.house), "script": script}
