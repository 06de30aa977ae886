"""The Skills: each a few lines that say what it changes and when."""

from shamble.rules.skills import (
    allies,
    carried,
    charging,
    combat,
    damage,
    dice,
    economy,
    fanning,
    leading,
    movement,
    reactions,
    running,
    survival,
    wounds,
)
from shamble.rules.skills.registry import CARRIED, SKILLS, Skill, hooks_of, working

__all__ = [
    "CARRIED",
    "SKILLS",
    "Skill",
    "allies",
    "carried",
    "charging",
    "combat",
    "damage",
    "dice",
    "economy",
    "fanning",
    "hooks_of",
    "leading",
    "movement",
    "reactions",
    "running",
    "survival",
    "working",
    "wounds",
]
