"""Specialties: what a Survivor's card says they are good at (AD-SPEC)."""

from __future__ import annotations

from collections.abc import Iterator

from shamble.rules.rule import Rule
from shamble.rules.traits import skill
from shamble.world import hooks
from shamble.world.facts import MECHANIC, PILOT, STEALTHY, TOUGHER, VAULT_EXPERT, fact
from shamble.world.game import Game
from shamble.world.hooks import Hook
from shamble.world.state import Survivor

rules = Rule("specialties")

ARMY = ("army-of-the-dead",)
BRUISER = "Bruiser"


@skill(BRUISER, "SKILL-bruiser", ARMY)
def bruiser() -> Iterator[Hook]:
    """AD-SPEC-03: one Wound more than others."""
    yield fact(TOUGHER)


@rules.on(hooks.HEALTH, "SKILL-bruiser")
def one_wound_more(g: Game, survivor: Survivor, wounds: int) -> int:
    """AD-SPEC-03: once, and for themselves alone: Health that is lent cannot be taken back."""
    if TOUGHER not in survivor.profile.facts:
        return wounds
    return wounds + (BRUISER in survivor.skills or BRUISER in g.setting.identity(survivor).traits)


@skill("Stealthy", "SKILL-stealthy", ARMY)
def stealthy() -> Iterator[Hook]:
    """AD-SPEC-02: no die for the Sleepers whom they leave."""
    yield fact(STEALTHY)


@skill("Pilot", "SKILL-pilot", ARMY)
def pilot() -> Iterator[Hook]:
    """AD-SPEC-04: asked for by Missions and a Vault card."""
    yield fact(PILOT)


@skill("Mechanic", "SKILL-mechanic", ARMY)
def mechanic() -> Iterator[Hook]:
    """AD-SPEC-04: asked for by Missions and a Vault card."""
    yield fact(MECHANIC)


@skill("Vault Expert", "SKILL-vault-expert", ARMY)
def vault_expert() -> Iterator[Hook]:
    """AD-SPEC-05: the Vault Door opens to nobody else."""
    yield fact(VAULT_EXPERT)
