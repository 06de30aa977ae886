"""The grammar of languages: a module for each, named after its code, with its FORMS and its `functions`."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any, Protocol, cast

Forms = Callable[[str, str], str]
"""The form of a name as nouns.ftl has it; empty where it has none."""
Functions = dict[str, Callable[..., Any]]


class Language(Protocol):
    """The module of a language."""

    FORMS: tuple[str, ...]
    """The forms that a noun may have besides its plain one, as attributes in nouns.ftl."""

    def functions(self, forms: Forms) -> Functions:
        """The functions that its messages may call, by name, besides those of all languages."""


def language_named(code: str) -> Language:
    """The module of a language."""
    return cast(Language, import_module(f"{__name__}.{code}"))


def of_last_word(name: str, forms: Forms, form: str, regular: Callable[[str], str]) -> str:
    """The form of a name, which may stand in nouns.ftl as a whole or by its last word; or else the regular one."""
    before, space, last = name.rpartition(" ")
    return forms(name, form) or f"{before}{space}{forms(last, form) or regular(last)}"


def capital(text: str) -> str:
    """A text that begins a sentence."""
    return text[:1].upper() + text[1:]


def signed(number: int) -> str:
    """A number that always has its sign."""
    return f"{int(number):+}"


def unstopped(text: str) -> str:
    """A sentence without its full stop, for something that follows."""
    return text.removesuffix(".")


COMMON: Functions = {"CAPITAL": capital, "SIGNED": signed, "UNSTOPPED": unstopped}
"""The functions that the messages of every language may call."""
