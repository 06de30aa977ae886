"""Editions: each is a value, a list of rules and what it is made of. Everybody finds theirs by name in `EDITIONS`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from importlib import import_module

from shamble.editions.edition import Edition
from shamble.engine.errors import SetupError

__all__ = ["DEFAULT", "EDITIONS", "Edition", "edition_named", "load_all"]


class _Editions(Mapping[str, Edition]):
    """Editions by name; the module of one is imported when somebody asks for it."""

    def __init__(self, modules: dict[str, str]) -> None:
        self._modules = modules

    def __getitem__(self, name: str) -> Edition:
        module, _, variable = self._modules[name].partition(":")
        edition: Edition = getattr(import_module(module), variable)
        return edition

    def __iter__(self) -> Iterator[str]:
        return iter(self._modules)

    def __len__(self) -> int:
        return len(self._modules)


EDITIONS: Mapping[str, Edition] = _Editions({"classic": "shamble.editions.classic:CLASSIC"})


def edition_named(name: str) -> Edition:
    """The edition of this name; SetupError when it cannot be played."""
    if name not in EDITIONS:
        raise SetupError(f"{name} cannot be played yet; so far there is {', '.join(EDITIONS)}", "mission")
    return EDITIONS[name]


def load_all() -> None:
    """Import every edition, for the words and pieces that their chapters know."""
    for name in EDITIONS:
        EDITIONS[name]


DEFAULT = "classic"
"""The edition of what names none, as saves and files from before there were several."""
