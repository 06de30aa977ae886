"""The names in the conditions and effects of Missions: who finds what they name, and which ones an edition has."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from shamble.files.faults import Steps, suggestion
from shamble.world.missions import Choice, Given

DoorName = str | Sequence[str]
"""A door as files name it: by its two Zones, in one word or two."""


class Names(Protocol):
    """Finds what the words name. Something that does not exist is a fault, and its number 0."""

    def own(self, sort: str) -> Sequence[str]:
        """The edition's own names of this sort."""

    def zone(self, name: str, steps: Steps) -> int:
        """The Zone of this name."""

    def door(self, between: DoorName, steps: Steps) -> int:
        """The door between two Zones, as the file writes it."""

    def tile(self, name: str, steps: Steps) -> int:
        """The tile of this name."""

    def kind(self, name: str, steps: Steps) -> int:
        """The kind of Zombie of this name."""

    def kinds_of(self, type_: str, steps: Steps) -> list[int]:
        """All kinds of Zombies of this type."""

    def card(self, name: str, steps: Steps) -> str:
        """The full name of an Equipment card."""

    def objective(self, colour: str, steps: Steps) -> str:
        """The colour, if an Objective has it."""

    def spawn(self, colour: str, steps: Steps) -> str:
        """The colour, if a Spawn Zone has it."""

    def tent(self, kind: str, steps: Steps) -> str:
        """The kind of a tent, if there are tents."""

    def objective_name(self, name: str, steps: Steps) -> str:
        """The name of an Objective."""

    def part(self, name: str, steps: Steps) -> str:
        """The name of a part of the board that moves."""

    def survivor(self, name: str, steps: Steps) -> str:
        """The name of a Survivor whom somebody may play."""

    def skill(self, name: str, steps: Steps) -> str:
        """A Skill that is in force."""

    def trait(self, name: str, steps: Steps) -> str:
        """A Skill, or what the cards of some Survivors say of them."""

    def script(self, effects: tuple[Given, ...], steps: Steps) -> str:
        """The name under which a list of effects is kept."""

    def choices(self, choices: tuple[Choice, ...], steps: Steps) -> str:
        """The name under which the options of a choice are kept."""

    def objective_card(self, id: str, steps: Steps) -> str:
        """The id of an Objective card, or all."""

    def note_card(self, id: str, steps: Steps) -> int:
        """The number of a Note."""

    def achievement(self, name: str, steps: Steps, granted: bool) -> str:
        """An Achievement that the Mission asks for or grants."""

    def companion(self, name: str, steps: Steps) -> str:
        """Somebody who can be a Companion."""

    def laid_tile(self, name: str, steps: Steps) -> int:
        """A tile of the Mission."""

    def join(self, pair: tuple[str, str], steps: Steps) -> int:
        """The number of a join of two Zones that comes later."""

    def wrong(self, steps: Steps, problem: str) -> None:
        """A fault at this place."""


OF_EDITION = {
    "spawn_kinds": ("kind of Spawn token", "this edition has plain ones alone"),
    "noise": ("loudness", "this edition counts Noise tokens"),
    "deck_names": ("deck", "this edition has none"),
}
"""Sorts of names that each edition has its own of: what such a name is for, and a remark for editions without any."""


def own_name_fault(known: Sequence[str], sort: str, name: str) -> str:
    """The fault of a name of a sort that each edition has its own of; empty when it is among the known ones."""
    called, none = OF_EDITION[sort]
    if name in known:
        return ""
    return f'no {called} "{name}"{suggestion(name, known)}' if known else f'no {called} "{name}": {none}'
