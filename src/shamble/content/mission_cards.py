"""The records of a Mission's file that are about cards: Objective cards, Notes, deeds, and what goes with them."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, field

from shamble.content.records import FilePart
from shamble.files.plain import Json
from shamble.world.records import Count, Name

Hour = Annotated[int, Meta(ge=0, le=23)]
Written = dict[str, Json]
"""A condition, an effect or a piece as a file writes it."""
Effects = tuple[Written, ...]


class DeedText(FilePart, frozen=True, kw_only=True):
    """Something that Survivors may do once for Actions, in some Zones or `anywhere`; `again`: any number of times.

    `at`: in the Zone of a piece of this kind. `by`: so many different Survivors have to do it in one round. `whenever`:
    at any moment, in nobody's Turn too.
    """

    name: Name
    zone: Name | None = None
    zones: tuple[Name, ...] = ()
    anywhere: bool = False
    at: Name | None = None
    whenever: bool = False
    actions: Annotated[int, Meta(ge=0, le=9)] = 1
    by: Annotated[int, Meta(ge=1, le=12)] = 1
    needs: Written = field(default_factory=dict)
    do: Effects = ()
    again: bool = False


class ObjectiveCardText(FilePart, frozen=True, kw_only=True):
    """An Objective card: where it lies, what is read, what it needs and does."""

    id: Name
    zone: Name | None = None
    doors: tuple[tuple[Name, Name], ...] = ()
    hour: Hour | None = None
    waits_for: Written = field(default_factory=dict)
    title: Name
    story: str = ""
    text: Name
    needs: Written = field(default_factory=dict)
    otherwise: Effects = ()
    do: Effects = ()
    kept: bool = False
    deeds: tuple[DeedText, ...] = ()


class NoteText(FilePart, frozen=True, kw_only=True):
    """A Note: what is read and done once something sends the players to it."""

    id: Name
    title: Name
    story: str = ""
    text: Name
    do: Effects = ()
    burnt: Effects = ()
    kept: bool = False


class NoiseTokens(FilePart, frozen=True, kw_only=True):
    """Noise tokens that lie in a Zone from the start."""

    zone: Name
    tokens: Count = 1
    lasting: bool = False
    doors_ignored: bool = False


class Sending(FilePart, frozen=True, kw_only=True):
    """Zombies that begin a Move in one Zone are put into another."""

    origin: Name = field(name="from")
    to: Name


class LimitText(FilePart, frozen=True, kw_only=True):
    """Actions that are forbidden in some Zones, until something is so."""

    forbids: Annotated[tuple[Literal["search", "crate", "rally"], ...], Meta(min_length=1)]
    tiles: tuple[Name, ...] = ()
    zones: tuple[Name, ...] = ()
    until: Written = field(default_factory=dict)


class EpilogueText(FilePart, frozen=True, kw_only=True):
    """The end of the story after a victory, if this is so."""

    story: Name
    when: Written = field(default_factory=dict)


class HappeningText(FilePart, frozen=True, kw_only=True):
    """Something that is waited for each time anew: kills, first sights, Companions who are led out, blasts in Zones."""

    blasted: tuple[Name, ...] = ()
    killed: tuple[Name, ...] = ()
    without: str = ""
    seen: tuple[Name, ...] = ()
    led_out: str = ""
