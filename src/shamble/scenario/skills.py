"""The names of Skills that a scenario may use."""

from __future__ import annotations

import re
from functools import cache

from shamble import rulebook
from shamble.content import LEVELS, Pack


@cache
def _skill_patterns() -> tuple[re.Pattern[str], ...]:
    names = [skill.name for skill in rulebook.load().skills.values()]
    return tuple(
        re.compile("(.+)".join(map(re.escape, re.split(r"\[[^\]]+\]", name))), re.IGNORECASE) for name in names
    )


def skill_exists(name: str) -> bool:
    """Whether the ledger has a Skill that is printed like this."""
    return any(pattern.fullmatch(name) for pattern in _skill_patterns())


def skill_names(pack: Pack) -> list[str]:
    """The printed names of Skills, for suggestions."""
    printed = [name for card in pack.survivors.values() for level in LEVELS for name in card.at(level)]
    return [*dict.fromkeys(printed), *(skill.name for skill in rulebook.load().skills.values())]
