"""The ledger of rules in our own words: look up, search, and count what the tests prove."""

from shamble.rulebook.claims import Claim, find_claims
from shamble.rulebook.coverage import BookCoverage, Coverage, measure
from shamble.rulebook.ledger import BOOKS, Entry, Rulebook, RulebookError, Skill, SkillVersion, load

__all__ = [
    "BOOKS",
    "BookCoverage",
    "Claim",
    "Coverage",
    "Entry",
    "Rulebook",
    "RulebookError",
    "Skill",
    "SkillVersion",
    "find_claims",
    "load",
    "measure",
]
