"""The languages there are. A language is a file beside this one, called after its code."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from shamble.errors import ShambleError
from shamble.text.fields import FIELDS
from shamble.text.words import Words, read_words

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


def languages() -> list[str]:
    """The codes of all languages."""
    return sorted(path.stem for path in FOLDER.glob("*.yaml"))


@cache
def words(language: str = ENGLISH) -> Words:
    """The words of a language, read and checked once."""
    if language not in languages():
        raise ShambleError(f"There are no words for the language {language!r}; there are {', '.join(languages())}.")
    return read_words(FOLDER / f"{language}.yaml", f"text/{language}.yaml", KNOWN_FIELDS)
