"""Specialties: what a Survivor's card says they are good at (AD-SPEC)."""

from __future__ import annotations

from shamble.rules.rule import Rule
from shamble.rules.traits import brings
from shamble.world import hooks
from shamble.world.facts import MECHANIC, PILOT, STEALTHY, TOUGHER, VAULT_EXPERT, fact
from shamble.world.game import Game
from shamble.world.state import Survivor

rules = Rule("specialties")

ARMY = ("army-of-the-dead",)
BRUISER = "Bruiser"


brings(BRUISER, "SKILL-bruiser", fact(TOUGHER), versions=ARMY)
"""AD-SPEC-03: one Wound more than others."""


@rules.on(hooks.HEALTH, "SKILL-bruiser")
def one_wound_more(g: Game, survivor: Survivor, wounds: int) -> int:
    """AD-SPEC-03: once, and for themselves alone: Health that is lent cannot be taken back."""
    if TOUGHER not in survivor.profile.facts:
        return wounds
    return wounds + (BRUISER in survivor.skills or BRUISER in g.setting.identity(survivor).traits)


brings("Stealthy", "SKILL-stealthy", fact(STEALTHY), versions=ARMY)
"""AD-SPEC-02: no die for the Sleepers whom they leave."""

brings("Pilot", "SKILL-pilot", fact(PILOT), versions=ARMY)
"""AD-SPEC-04: asked for by Missions and a Vault card."""

brings("Mechanic", "SKILL-mechanic", fact(MECHANIC), versions=ARMY)
"""AD-SPEC-04: asked for by Missions and a Vault card."""

brings("Vault Expert", "SKILL-vault-expert", fact(VAULT_EXPERT), versions=ARMY)
"""AD-SPEC-05: the Vault Door opens to nobody else."""
