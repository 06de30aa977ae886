"""Editions: each is a value, a list of rules and what it is made of. Everybody finds theirs by name in `EDITIONS`."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from shamble.content.records import DEFAULT_EDITION as DEFAULT
from shamble.editions.army_of_the_dead import ARMY
from shamble.editions.classic import CLASSIC
from shamble.editions.edition import Edition
from shamble.editions.second_edition import SECOND
from shamble.editions.undead_or_alive import UNDEAD
from shamble.engine.errors import SetupError
from shamble.nearest import nearest_of

__all__ = ["DEFAULT", "EDITIONS", "Edition", "edition_fault", "edition_named", "is_home_of"]


class Editions(dict[str, Edition]):
    """Editions by name."""

    @contextmanager
    def with_one_more(self, edition: Edition) -> Iterator[None]:
        """Inside, this edition can be played as well: for trying one out."""
        self[edition.name] = edition
        try:
            yield
        finally:
            del self[edition.name]


EDITIONS = Editions({one.name: one for one in (CLASSIC, SECOND, ARMY, UNDEAD)})


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
