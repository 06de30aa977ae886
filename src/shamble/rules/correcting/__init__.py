"""Correcting by hand: a rule of its own, in force only while a table has switched it on.

Each correction is small; what else should follow (experience for an Objective, a Skill for a level) is a correction
of its own, unless its words say otherwise. Miniatures, tokens and cards come from where they are and go back there.
"""

from shamble.rules.correcting import cards, clock, figures, people, pieces, tokens
from shamble.rules.correcting.registry import CORRECTIONS, why_not

__all__ = ["CORRECTIONS", "cards", "clock", "figures", "people", "pieces", "tokens", "why_not"]
