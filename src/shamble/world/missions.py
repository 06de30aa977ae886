"""Cards of a Mission: Objective cards in Zones and on doors, Notes, and what they let Survivors do (WZ-OBJ)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

Given = Mapping[str, Any]
"""A condition or an effect as it was read: its word, then its other fields, each of the type that its word declares."""
Script = str
"""The name of a list of effects (`MissionFacts.scripts`); "" is none."""
NO_HOUR = -1


class TimedEvent(NamedTuple):
    """Effects that a Mission has `do` when something is so, and `after` it is no longer so; `again` each time anew.

    `name` is its own in the game. A `chained` one has steps, and one `at_end` waits for the end of a round.
    """

    when: Given
    do: tuple[Given, ...]
    after: tuple[Given, ...] = ()
    again: bool = False
    name: str = ""
    chained: bool = False
    at_end: bool = False


class Price(NamedTuple):
    """Cards that are discarded for a choice: by name, any weapon or any card, of one deck where it is named."""

    of: str
    number: int = 1
    deck: str = ""


class Choice(NamedTuple):
    """One thing that the players may choose, its condition and its price."""

    option: str
    needs: Given | None = None
    discards: Price | None = None
    actions: int = 0
    do: Script = ""


class CardDeed(NamedTuple):
    """Something that Survivors may do for Actions, in these Zones or anywhere, once or `again` and again.

    `by`: so many different Survivors have to spend the Actions in one round. `card`: the Objective card that has to be
    read first, -1: none. `at`: in the Zone of a piece of this kind. `whenever`: at any moment, in nobody's Turn too.
    """

    name: str
    zones: tuple[int, ...] = ()
    actions: int = 1
    by: int = 1
    needs: Given | None = None
    do: Script = ""
    again: bool = False
    card: int = -1
    at: str = ""
    whenever: bool = False


class ObjectiveCard(NamedTuple):
    """An Objective card: the place where it lies, which everybody sees, and what stands on it, which nobody does.

    It lies in a Zone, on doors, or beside the board until an hour. Nobody takes it before what it `waits_for` is so.
    """

    id: str
    zone: int = -1
    doors: tuple[int, ...] = ()
    hour: int = NO_HOUR
    waits_for: Given | None = None
    title: str = ""
    story: str = ""
    text: str = ""
    needs: Given | None = None
    otherwise: Script = ""
    do: Script = ""
    kept: bool = False


class NoteCard(NamedTuple):
    """A Note: what is read, what it does, and what comes of it if it is burnt before it took effect."""

    id: str
    title: str = ""
    story: str = ""
    text: str = ""
    do: Script = ""
    burnt: Script = ""
    kept: bool = False


class Happening(NamedTuple):
    """Effects of something that happens, each time anew: `word` says what, `of` to whom, if what it `needs` is so."""

    word: str
    of: tuple[int, ...] | str = ()
    without: str = ""
    needs: Given | None = None
    do: Script = ""


class LastingNoise(NamedTuple):
    """Noise tokens that lie in a Zone from the start; with `doors_ignored` Zombies plan as if doors stood open."""

    zone: int
    tokens: int
    lasting: bool = False
    doors_ignored: bool = False


class Limit(NamedTuple):
    """Actions that are forbidden in some Zones until something is so."""

    forbids: tuple[str, ...]
    tiles: tuple[int, ...] = ()
    zones: tuple[int, ...] = ()
    until: Given | None = None


class Epilogue(NamedTuple):
    """The end of the story, told after a victory if this is so."""

    story: str
    when: Given | None = None
