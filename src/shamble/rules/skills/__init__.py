"""The Skills: each a few lines that say what it changes and when."""

from shamble.rules.skills import allies, carried, combat, economy, movement, survival
from shamble.rules.skills.registry import SKILLS, hooks_of, known_effects

__all__ = [
    "SKILLS",
    "allies",
    "carried",
    "combat",
    "economy",
    "hooks_of",
    "known_effects",
    "movement",
    "survival",
]
