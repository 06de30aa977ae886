"""Zombivors (CL-ZOMBIVOR): Survivors in every respect, but hard to kill."""

from __future__ import annotations

from collections.abc import Iterator

from shamble.rules.traits import carried
from shamble.world import hooks
from shamble.world.hooks import Hook, hook

ZOMBIVOR = "zombivor"
"""The trait of whoever has an Identity Card with the biohazard symbol (CL-ZOMBIVOR-03)."""

WOUNDS_TO_DIE = 5


@carried(ZOMBIVOR, "CL-ZOMBIVOR-02")
def zombivor() -> Iterator[Hook]:
    """CL-ZOMBIVOR-02, CL-ZATK-05: only the fifth Wounded card eliminates them."""
    yield hook(hooks.HEALTH, lambda g, s, wounds: max(wounds, WOUNDS_TO_DIE), hooks.SET)
