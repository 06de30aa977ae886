"""What a language knows of itself: a module for each, called after its code, with its FORMS and its `functions`."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any, Protocol, cast

Forms = Callable[[str, str], str]
"""What the nouns of a language say of a form of a name; empty where they say nothing of it."""
Functions = dict[str, Callable[..., Any]]


class Language(Protocol):
    """What the module of a language has."""

    FORMS: tuple[str, ...]
    """The forms that a noun may have besides its plain one, as attributes in nouns.ftl."""

    def functions(self, forms: Forms) -> Functions:
        """What its messages may call, by name, besides what all languages have."""


def language_named(code: str) -> Language:
    """The module of a language."""
    return cast(Language, import_module(f"{__name__}.{code}"))


def capital(text: str) -> str:
    """A text that begins a sentence."""
    return text[:1].upper() + text[1:]


def signed(number: int) -> str:
    """A number that always has its sign."""
    return f"{int(number):+}"


COMMON: Functions = {"CAPITAL": capital, "SIGNED": signed}
"""What the messages of every language may call."""
