"""The Skills: each a few lines that say what it changes and when."""

from shamble.rules.skills import (
    allies,
    carried,
    combat,
    damage,
    dice,
    economy,
    leading,
    movement,
    reactions,
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
    "combat",
    "damage",
    "dice",
    "economy",
    "hooks_of",
    "leading",
    "movement",
    "reactions",
    "survival",
    "working",
    "wounds",
]
