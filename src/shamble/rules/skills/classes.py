"""Skills that make somebody one of a class besides their own (UA-CLASS-01).

The class on an Identity Card is the same word among its traits, and brings the same Abilities.
"""

from __future__ import annotations

from collections.abc import Iterator

from shamble.rules.traits import brings, carried, hooks_of, skill
from shamble.world import hooks
from shamble.world.facts import BLESSES_WATER, CHARGES_ON, fact
from shamble.world.hooks import Hook, hook

VERSIONS = ("undead-or-alive",)
BRAWLER = "Brawler"


def _abilities(*names: str) -> Iterator[Hook]:
    for name in names:
        yield from (one._replace(rule="") for one in hooks_of(name, VERSIONS))


@skill(BRAWLER, "SKILL-brawler", versions=VERSIONS)
def brawler() -> Iterator[Hook]:
    """They can Charge; whoever learns to be one has Health 1 higher, with the Wounds they had (UA-CLAR-61)."""
    yield from _abilities("Charge")
    yield fact(CHARGES_ON)
    yield hook(hooks.HEALTH, lambda g, s, health: health + (BRAWLER in s.skills))


@skill("Faithful", "SKILL-faithful", versions=VERSIONS)
def faithful() -> Iterator[Hook]:
    """They have Vade Retro, and Water is Holy Water to them."""
    return _abilities("Vade Retro", "Can use Water as Holy Water")


brings("Can use Water as Holy Water", "SKILL-can-use-water-as-holy-water", fact(BLESSES_WATER), versions=VERSIONS)
"""Water does what Holy Water does, if they like."""


@skill("Gunslinger", "SKILL-gunslinger", versions=VERSIONS)
def gunslinger() -> Iterator[Hook]:
    """They can fan a Pistol."""
    return _abilities("Fanning")


@skill("Townfolk", "SKILL-townfolk", versions=VERSIONS)
@carried("Townsfolk", "UA-CLASS-01")
def townsfolk() -> Iterator[Hook]:
    """They Search as often as they like, and see through buildings."""
    return _abilities("Can Search more than once", "Home defender")
