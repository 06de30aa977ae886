"""The ledger of rules in our own words: look up, search, and count what the tests prove."""

from shamble.rulebook.catalogue import (
    Printed,
    Skill,
    SkillVersion,
    completed,
    find_skill,
    in_force,
    skill_fault,
    skill_names,
    skill_rule,
    skills,
)
from shamble.rulebook.claims import Claim, find_claims
from shamble.rulebook.coverage import BookCoverage, Coverage, measure
from shamble.rulebook.ledger import BOOKS, LedgerRule, Rulebook, RulebookError, load

__all__ = [
    "BOOKS",
    "BookCoverage",
    "Claim",
    "Coverage",
    "LedgerRule",
    "Printed",
    "Rulebook",
    "RulebookError",
    "Skill",
    "SkillVersion",
    "completed",
    "find_claims",
    "find_skill",
    "in_force",
    "load",
    "measure",
    "skill_fault",
    "skill_names",
    "skill_rule",
    "skills",
]
