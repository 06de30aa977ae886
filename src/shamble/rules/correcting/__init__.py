"""Correcting by hand: a rule of its own, in force only while a table has switched it on.

Each correction is small; what else should follow (experience for an Objective, a Skill for a level) is a correction
of its own, unless its words say otherwise. Miniatures, tokens and cards come from where they are and go back there.
"""

from collections.abc import Iterator

from shamble.rules.correcting import cards, clock, company, figures, people, pieces, tokens
from shamble.rules.correcting.registry import CORRECTIONS, why_not
from shamble.rules.rule import Correcting, rule

__all__ = ["CORRECTIONS", "cards", "clock", "company", "figures", "people", "pieces", "rules", "tokens", "why_not"]


@rule("corrections", of="survivors")
def rules() -> Iterator[Correcting]:
    """Corrections by hand are offered."""
    yield Correcting(CORRECTIONS)
