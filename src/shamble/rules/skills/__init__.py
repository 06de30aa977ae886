"""The Skills: each a few lines that say what it changes and when."""

from shamble.rules.skills import (
    allies,
    carried,
    combat,
    crowds,
    damage,
    dice,
    economy,
    movement,
    own_weapons,
    sacrifice,
    stealth,
    survival,
)
from shamble.rules.skills.registry import CARRIED, SKILLS, Skill, hooks_of, working

__all__ = [
    "CARRIED",
    "SKILLS",
    "Skill",
    "allies",
    "carried",
    "combat",
    "crowds",
    "damage",
    "dice",
    "economy",
    "hooks_of",
    "movement",
    "own_weapons",
    "sacrifice",
    "stealth",
    "survival",
    "working",
]
