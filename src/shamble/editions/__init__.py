"""Editions: each is a value, a list of rules and what it is made of. Everybody finds theirs by name in `EDITIONS`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from importlib import import_module

from shamble.content.records import DEFAULT_EDITION as DEFAULT
from shamble.editions.edition import Edition
from shamble.engine.errors import SetupError
from shamble.nearest import nearest_of

__all__ = ["DEFAULT", "EDITIONS", "Edition", "edition_fault", "edition_named", "is_home_of", "load_all"]


class Editions(Mapping[str, Edition]):
    """Editions by name; the module of one is imported when somebody asks for it."""

    def __init__(self, modules: Mapping[str, str]) -> None:
        self._known: dict[str, str | Edition] = dict(modules)

    def __getitem__(self, name: str) -> Edition:
        known = self._known[name]
        if isinstance(known, str):
            module, _, variable = known.partition(":")
            known = self._known[name] = getattr(import_module(module), variable)
        return known

    def __iter__(self) -> Iterator[str]:
        return iter(self._known)

    def __len__(self) -> int:
        return len(self._known)

    @contextmanager
    def with_one_more(self, edition: Edition) -> Iterator[None]:
        """Inside, this edition can be played as well: for trying one out."""
        self._known[edition.name] = edition
        try:
            yield
        finally:
            del self._known[edition.name]


EDITIONS = Editions(
    {
        "classic": "shamble.editions.classic:CLASSIC",
        "second-edition": "shamble.editions.second_edition:SECOND",
        "army-of-the-dead": "shamble.editions.army_of_the_dead:ARMY",
        "undead-or-alive": "shamble.editions.undead_or_alive:UNDEAD",
    }
)


def edition_fault(name: str) -> str:
    """Why an edition cannot be played; empty when it can."""
    if name in EDITIONS:
        return ""
    near = nearest_of(name, EDITIONS)
    return f'no edition "{name}", ' + (f'did you mean "{near[0]}"?' if near else f"there is {', '.join(EDITIONS)}")


def edition_named(name: str) -> Edition:
    """The edition of this name; SetupError when it cannot be played."""
    fault = edition_fault(name)
    if fault:
        raise SetupError(fault, "mission")
    return EDITIONS[name]


def is_home_of(edition: Edition, name: str) -> bool:
    """Whether Survivors of the edition of this name play in another as they are: they share their content."""
    return name == edition.name or (name in EDITIONS and EDITIONS[name].content == edition.content)


def load_all() -> None:
    """Import every edition, for the words and pieces that their chapters know."""
    for name in EDITIONS:
        EDITIONS[name]
