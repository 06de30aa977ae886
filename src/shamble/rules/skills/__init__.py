"""The Skills: each a few lines that say what it changes and when."""

from shamble.rules.skills import allies, carried, combat, economy, movement, survival
from shamble.rules.skills.registry import CARRIED, SKILLS, Skill, hooks_of, working

__all__ = [
    "CARRIED",
    "SKILLS",
    "Skill",
    "allies",
    "carried",
    "combat",
    "economy",
    "hooks_of",
    "movement",
    "survival",
    "working",
]
