"""The values by which an edition converts Survivors and weapons: out of its own words, and into them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from shamble.content.records import EquipmentCard
from shamble.world.records import Identity

LIGHT, HEAVY = "light", "heavy"
"""The two sorts of ammunition, as all editions understand them."""


def _nothing(card: Identity) -> tuple[str, ...]:
    return ()


def _itself(card: EquipmentCard) -> tuple[str, ...]:
    return card.counts_as


class Era(NamedTuple):
    """The things that an edition has, and its own words in a form that others understand (editions/crossing.py).

    `elements`: what its games have and some Skills and weapons need. `abilities`: the words on its Survivors' cards
    that stand for Skills, each with these. `tougher`: the words that mean more Health, with how much more it is.
    `ammo`: its words for the two sorts of ammunition. `welcome`: sets of cards of which somebody begins with one whose
    card names none, where cards name such sets. `brings`: the weapons of which each of its Survivors brings one along.
    `counts_as`: what rules that name a type of weapon take a weapon for.
    """

    elements: frozenset[str] = frozenset()
    abilities: Mapping[str, tuple[str, ...]] = {}
    tougher: Mapping[str, int] = {}
    ammo: Mapping[str, str] = {LIGHT: LIGHT, HEAVY: HEAVY}
    welcome: tuple[tuple[str, ...], ...] = ()
    brings: Callable[[Identity], tuple[str, ...]] = _nothing
    counts_as: Callable[[EquipmentCard], tuple[str, ...]] = _itself


PLAIN_ERA = Era()
"""That of an edition that says nothing about it."""


class Change(NamedTuple):
    """One thing that becomes of a card on its way: `what` names it.

    `name` is the Skill, trait or card, `into` what it is now, `lacks` what the other edition does not have.
    """

    what: str
    name: str = ""
    into: str = ""
    lacks: str = ""


class Crossing(NamedTuple):
    """A Survivor's card as it is played in another edition, and what has changed on it."""

    card: Identity
    changes: tuple[Change, ...] = ()
