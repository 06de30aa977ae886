"""The catalogue of Skills: what is printed on a card, found again as a Skill with its parameter and version."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from shamble.files.faults import listed, suggestion
from shamble.files.memory import parsed_once
from shamble.files.reading import read_document

CATALOGUE = Path(__file__).parent / "skills.yaml"
_NAMED_VERSION = re.compile(r"(.*[^ ]) +\(([a-z0-9-]+)\)")
_BRACKETS = re.compile(r"\[[^\[\]]+\]")


class SkillVersion(msgspec.Struct, frozen=True, kw_only=True):
    """One distinct effect of a skill; category, timing, params and weapon are those of this version."""

    id: str
    editions: tuple[str, ...]
    tag: str | None
    effect: str
    category: str
    timing: str
    params: dict[str, Any] | None
    weapon: dict[str, Any] | None

    @property
    def word(self) -> str:
        """The name of this version as cards print it in round brackets: `semi-official-2`."""
        return self.id.partition("/")[2]


class Skill(msgspec.Struct, frozen=True, kw_only=True):
    """A skill by name, with every effect that some edition gives it."""

    id: str
    name: str
    params: dict[str, Any] | None
    interactions: str
    versions: tuple[SkillVersion, ...]

    def version(self, word: str) -> SkillVersion | None:
        """The version of this name, or the first one of an edition."""
        named = [version for version in self.versions if version.word == word]
        return next(iter([*named, *(version for version in self.versions if word in version.editions)]), None)

    @property
    def is_family(self) -> bool:
        """Whether a card fills in a word: `+1 die: [Action]`."""
        return "[" in self.name

    @property
    def parameter(self) -> tuple[str, Any]:
        """The parameter in brackets: the kind of word ("action") and its values, or a sentence where any will do."""
        return next(iter((self.params or {}).items())) if self.is_family else ("", "")


class Printed(NamedTuple):
    """A Skill as a card prints it: the words for its brackets, and the version if the card names one outright."""

    skill: Skill
    words: tuple[str, ...]
    version: SkillVersion | None

    @property
    def title(self) -> str:
        """The name with the words in its brackets, written in one way and without a version."""
        filled = iter(self.words)
        return _BRACKETS.sub(lambda _: next(filled).capitalize(), self.skill.name)


def in_force(printed: Printed, words: tuple[str, ...]) -> SkillVersion | None:
    """The version that the card names, or the first that the Skill has of these versions and editions."""
    if printed.version is not None:
        return printed.version
    return next((version for word in words if (version := printed.skill.version(word)) is not None), None)


class _VersionRecord(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    editions: tuple[str, ...]
    tag: str | None
    effect: str
    category: str | msgspec.UnsetType = msgspec.UNSET
    timing: str | msgspec.UnsetType = msgspec.UNSET
    params: dict[str, Any] | msgspec.UnsetType | None = msgspec.UNSET
    weapon: dict[str, Any] | msgspec.UnsetType | None = msgspec.UNSET


class _SkillRecord(msgspec.Struct, frozen=True):
    id: str
    name: str
    params: dict[str, Any] | None
    category: str
    timing: str
    versions: list[_VersionRecord]
    weapon: dict[str, Any] | None
    interactions: str


@cache
def skills() -> dict[str, Skill]:
    """All Skills by id, in the order of the catalogue; read once."""
    with parsed_once(CATALOGUE):
        records = read_document(CATALOGUE).decode(list[_SkillRecord])
    found = (
        Skill(
            id=record.id,
            name=record.name,
            params=record.params,
            interactions=record.interactions.strip(),
            versions=tuple(_versions(record)),
        )
        for record in records
    )
    return {skill.id: skill for skill in found}


def _versions(skill: _SkillRecord) -> Iterator[SkillVersion]:
    """Each version is named by its first edition; a second one of the same first edition gets "-2"."""
    seen: dict[str, int] = {}
    for version in skill.versions:
        edition = version.editions[0]
        seen[edition] = seen.get(edition, 0) + 1
        suffix = f"-{seen[edition]}" if seen[edition] > 1 else ""
        yield SkillVersion(
            id=f"{skill.id}/{edition}{suffix}",
            editions=version.editions,
            tag=version.tag,
            effect=version.effect.strip(),
            category=skill.category if version.category is msgspec.UNSET else version.category,
            timing=skill.timing if version.timing is msgspec.UNSET else version.timing,
            params=skill.params if version.params is msgspec.UNSET else version.params,
            weapon=skill.weapon if version.weapon is msgspec.UNSET else version.weapon,
        )


@cache
def find_skill(text: str) -> Printed | None:
    """The Skill that a card prints like this, whatever its capitals; None if there is no such Skill or version.

    `Slippery (undead-or-alive)` names a version. A name without brackets goes before a family (`+1 free Charge` is no
    `+1 free [Equipment] Action`), a family with listed words before one that takes any.
    """
    named = _NAMED_VERSION.fullmatch(text)
    if named is None or named[2] not in _all_version_words():
        return _by_name(text)
    found = _by_name(named[1])
    version = found.skill.version(named[2]) if found is not None else None
    return None if found is None or version is None else found._replace(version=version)


CARD_TEXT = "CL-CARD-02"
"""The ledger id of whatever a card says that is no Skill."""


def skill_rule(text: str, otherwise: str = CARD_TEXT) -> str:
    """The ledger id of a Skill by its printed name, or of the version that it names; `otherwise` for what is none.

    A choice that a Skill allows stands behind its name: `The Gallop: +1 Damage`.
    """
    printed = find_skill(text) or find_skill(text.partition(":")[0])
    if printed is None:
        return otherwise
    return printed.version.id if printed.version is not None else printed.skill.id


def completed(text: str, word: str) -> str:
    """A Skill with the word that was chosen for it: `The Mercenary: Runner`, a version still behind it."""
    named = _NAMED_VERSION.fullmatch(text)
    if named is None or named[2] not in _all_version_words():
        return f"{text}: {word}"
    return f"{named[1]}: {word} ({named[2]})"


def skill_fault(text: str) -> str:
    """The fault of a Skill on a card: empty, or that there is no such Skill, with the nearest name."""
    if find_skill(text) is not None:
        return ""
    named = _NAMED_VERSION.fullmatch(text)
    known = _by_name(named[1]) if named is not None else None
    if named is None or known is None:
        return f'no Skill "{text}"{suggestion(text, skill_names())}'
    return f'{known.skill.name} has no version "{named[2]}", it has {listed(version_words(known.skill), "and")}'


@cache
def skill_names() -> tuple[str, ...]:
    """Names as cards print them, for suggestions, with listed parameters filled in."""
    return tuple(dict.fromkeys(name for skill in skills().values() for name in _printed_names(skill)))


def version_words(skill: Skill) -> list[str]:
    """The words that a card may print in round brackets behind the name of this Skill."""
    return list(dict.fromkeys(word for version in skill.versions for word in (version.word, *version.editions)))


def _printed_names(skill: Skill) -> list[str]:
    values = skill.parameter[1]
    if not isinstance(values, list):
        return [skill.name]
    return [_BRACKETS.sub(value.capitalize(), skill.name) for value in values]


@cache
def _all_version_words() -> frozenset[str]:
    return frozenset(word for skill in skills().values() for word in version_words(skill))


def _by_name(text: str) -> Printed | None:
    exact = _exact_names().get(text.casefold())
    if exact is not None:
        return Printed(exact, (), None)
    name, _, word = text.partition(": ")
    chosen = _exact_names().get(name.casefold())
    if word and chosen is not None and chosen.params:  # a word that is chosen in play, not printed
        return Printed(chosen, (word,), None)
    for pattern, skill in _families():
        match = pattern.fullmatch(text)
        if match is not None and _takes(skill, match[1]):
            return Printed(skill, match.groups(), None)
    return None


@cache
def _exact_names() -> dict[str, Skill]:
    return {skill.name.casefold(): skill for skill in skills().values() if not skill.is_family}


@cache
def _families() -> tuple[tuple[re.Pattern[str], Skill], ...]:
    """Skills with a parameter: listed words first, then those that leave the least open."""
    families = [skill for skill in skills().values() if skill.is_family]
    families.sort(key=lambda skill: (not isinstance(skill.parameter[1], list), -len(_BRACKETS.sub("", skill.name))))
    return tuple((_pattern(skill.name), skill) for skill in families)


def _pattern(name: str) -> re.Pattern[str]:
    return re.compile("(.+)".join(map(re.escape, _BRACKETS.split(name))), re.IGNORECASE)


def _takes(skill: Skill, word: str) -> bool:
    kind, values = skill.parameter
    if isinstance(values, list):
        return word.casefold() in values
    if kind == "skill":
        return find_skill(word) is not None
    return word.isdecimal() if kind == "health" else "[" not in word
