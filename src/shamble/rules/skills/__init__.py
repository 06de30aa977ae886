"""The Skills: each a few lines that say what it changes and when."""

from shamble.rules.skills import (  # noqa: F401  # each module makes its Skills known
    all_out,
    allies,
    beginning,
    campaigning,
    card_effects,
    charging,
    classes,
    combat,
    crowds,
    damage,
    dice,
    economy,
    fanning,
    finding,
    halting,
    kit,
    leading,
    luck,
    movement,
    night,
    own_weapons,
    reactions,
    running,
    sacrifice,
    specialties,
    stealth,
    survival,
    targeting,
    weapon_types,
    wounds,
)
from shamble.rules.traits import CARRIED, SKILLS, SkillWorking, hooks_of, working

__all__ = ["CARRIED", "SKILLS", "SkillWorking", "hooks_of", "working"]
