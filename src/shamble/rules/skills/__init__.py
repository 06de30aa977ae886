"""The Skills: each a few lines that say what it changes and when."""

from shamble.rules.skills import (
    allies,
    beginning,
    carried,
    combat,
    damage,
    dice,
    economy,
    finding,
    movement,
    survival,
    targeting,
    witness,
)
from shamble.rules.skills.registry import CARRIED, SKILLS, Skill, hooks_of, working

__all__ = [
    "CARRIED",
    "SKILLS",
    "Skill",
    "allies",
    "beginning",
    "carried",
    "combat",
    "damage",
    "dice",
    "economy",
    "finding",
    "hooks_of",
    "movement",
    "survival",
    "targeting",
    "witness",
    "working",
]
