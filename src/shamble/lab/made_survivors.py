"""Survivors made up at random from all Skills that are written, in any of their versions."""

from __future__ import annotations

import re

from shamble.bots.stream import Stream
from shamble.content import CustomSurvivor
from shamble.editions import Edition
from shamble.rulebook import Skill, find_skill, in_force, skills
from shamble.rules.traits import workings
from shamble.world.records import ABOMINATION, FATTY, RUNNER, WALKER

SKILLS_AT_BLUE = 6
"""The number of Skills at Blue: random games seldom reach the other levels."""
WANTED, WANTED_ONE_IN = ("Helicopter pilot",), 2
"""Skills without which a whole chapter of the rules would hardly be played."""
TRAIT_ONE_IN = 2
TYPES = (WALKER, RUNNER, FATTY, ABOMINATION)
_BRACKETS = re.compile(r"\[[^\]]+\]")


def made_survivor(stream: Stream, name: str, edition: Edition) -> CustomSurvivor:
    """A Survivor of this name with Skills that nobody would put together."""
    pack = edition.pack
    versions = edition.skill_versions(edition.default_variant, {})
    drawn = [any_skill(stream, edition) for _ in range(SKILLS_AT_BLUE + 6)]
    played = [name for name in WANTED if (skill := find_skill(name)) is not None and in_force(skill, versions)]
    wanted = [played[stream.below(len(played))]] if played and stream.below(WANTED_ONE_IN) == 0 else []
    traits = sorted({trait for card in pack.survivors.values() for trait in card.traits})
    return CustomSurvivor(
        format=1,
        name=name,
        box="made",
        edition=edition.name,
        blue=(*drawn[:SKILLS_AT_BLUE], *wanted),
        yellow=tuple(drawn[SKILLS_AT_BLUE : SKILLS_AT_BLUE + 1]),
        orange=tuple(drawn[SKILLS_AT_BLUE + 1 : SKILLS_AT_BLUE + 3]),
        red=tuple(drawn[SKILLS_AT_BLUE + 3 :]),
        traits=tuple(trait for trait in traits if stream.below(TRAIT_ONE_IN) == 0),
    )


def any_skill(stream: Stream, edition: Edition) -> str:
    """A written Skill as a card prints it, with its version named and a word in its brackets."""
    written = sorted(key for key, works in workings().items() if not works.reading)
    owner, version = written[stream.below(len(written))]
    skill = skills()[owner]
    printed = [f"{name} ({version})" for name in _names(skill, edition)]
    own = [name for name in printed if (found := find_skill(name)) is not None and found.skill is skill]
    return own[stream.below(len(own))]


def _names(skill: Skill, edition: Edition) -> list[str]:
    """The Skill with every word in its brackets; some of these are the name of another Skill."""
    words = _words(skill, edition)
    return [_BRACKETS.sub(word, skill.name) for word in words] if words else [skill.name]


def _words(skill: Skill, edition: Edition) -> list[str]:
    """The words that may stand in the brackets of a Skill."""
    kind, values = skill.parameter
    if isinstance(values, list):
        return [value.capitalize() for value in values]
    usual = edition.skills[edition.default_variant][0]
    plain = [known.name for known in skills().values() if not known.is_family and (known.id, usual) in workings()]
    return {
        "": [],
        "equipment": [name for name, card in edition.pack.equipment.items() if card.kind != "item"],
        "zombie": list(TYPES),
        "health": ["3"],
    }.get(kind, plain)
