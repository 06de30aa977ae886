import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

import msgspec

from shamble.errors import ShambleError
from shamble.files.memory import parsed_once
from shamble.files.reading import decode, read_document
from shamble.nearest import nearest_of
from shamble.rulebook.catalogue import Skill, SkillVersion, skills

BOOKS = (
    "classic",
    "rue-morgue",
    "undead-or-alive",
    "army-of-the-dead",
    "second-edition",
    "washington-zc",
    "skills",
)
LEDGER_FOLDER = Path(__file__).parent
SKILLS_BOOK = "skills"


class RulebookError(ShambleError):
    """A ledger id, a book or a claim that is wrong."""


class LedgerRule(msgspec.Struct, frozen=True, kw_only=True):
    """One rule of a book, or one version of a skill (book "skills", its editions in `variants`).

    A chapter is a file of the book; that of a skill is what it is about.
    """

    id: str
    book: str = ""
    chapter: str = ""
    title: str
    rule: str
    kind: str
    source: str = ""
    boxes: tuple[str, ...] = ()
    variants: tuple[str, ...] = ()
    choices: str | None = None
    interacts: tuple[str, ...] = ()


class Rulebook:
    """All rules of the ledger in reading order: by book, file and place in the file."""

    def __init__(self, rules: Iterable[LedgerRule], skills: Iterable[Skill] = ()) -> None:
        self.rules: dict[str, LedgerRule] = {}
        for rule in rules:
            if rule.id in self.rules:
                raise RulebookError(f"rulebook: {rule.id} stands twice in the ledger; give one of them a new id")
            self.rules[rule.id] = rule
        self.skills: dict[str, Skill] = {skill.id: skill for skill in skills}

    def book(self, name: str) -> tuple[LedgerRule, ...]:
        """The rules of one book, by a name from BOOKS."""
        if name not in BOOKS:
            raise RulebookError(f"there is no book {name!r}; the books are {', '.join(BOOKS)}")
        return tuple(rule for rule in self.rules.values() if rule.book == name)

    def get(self, rule_id: str) -> LedgerRule:
        """The rule with this id; RulebookError names the nearest ids, or the versions of a bare skill."""
        rule = self.rules.get(rule_id)
        if rule is None:
            raise RulebookError(self._why_unknown(rule_id))
        return rule

    def behind(self, rule: str) -> LedgerRule | None:
        """The rule of a rule that something names; of a Skill without a version its first one."""
        skill = self.skills.get(rule)
        return self.rules.get(skill.versions[0].id if skill is not None else rule)

    def nearest(self, rule_id: str, count: int = 3) -> list[str]:
        """Ids that look like this one, best first."""
        by_folded = {known.casefold(): known for known in self.rules}
        matches = nearest_of(rule_id.casefold(), by_folded, count)
        return [by_folded[match] for match in matches]

    def search(self, text: str) -> list[LedgerRule]:
        """Entries with words that begin like every word given; those with all in id and title come first."""
        patterns = [re.compile(r"(?<!\w)" + re.escape(word), re.IGNORECASE) for word in text.split()]
        if not patterns:
            return []
        in_heading: list[LedgerRule] = []
        in_rule: list[LedgerRule] = []
        for rule in self.rules.values():
            heading = f"{rule.id} {rule.title}"
            if all(pattern.search(heading) for pattern in patterns):
                in_heading.append(rule)
            elif all(pattern.search(heading) or pattern.search(rule.rule) for pattern in patterns):
                in_rule.append(rule)
        return in_heading + in_rule

    def _why_unknown(self, rule_id: str) -> str:
        skill = self.skills.get(rule_id)
        if skill is not None:
            versions = ", ".join(version.id for version in skill.versions)
            return f"{rule_id} is a skill; name one of its versions: {versions}"
        nearest = self.nearest(rule_id)
        hint = f"; nearest: {', '.join(nearest)}" if nearest else ""
        return f"there is no rule {rule_id}{hint}"


@cache
def load() -> Rulebook:
    """The whole built-in ledger, read once."""
    known = skills().values()
    with parsed_once(LEDGER_FOLDER):
        rules = [rule for book in BOOKS if book != SKILLS_BOOK for rule in _read_book(book)]
    rules += [_as_rule(skill, version) for skill in known for version in skill.versions]
    return Rulebook(rules, known)


def _read_book(book: str) -> Iterator[LedgerRule]:
    for path in sorted((LEDGER_FOLDER / book).glob("*.yaml")):
        records = read_document(path).data
        if not isinstance(records, list):
            continue  # lists of components and missions are facts about a box, not rules
        rules = [
            record | {"book": book, "chapter": path.stem} for record in records if "id" in record and "rule" in record
        ]
        for rule in decode(rules, list[LedgerRule], str(path)):
            yield msgspec.structs.replace(rule, rule=rule.rule.strip())


def _as_rule(skill: Skill, version: SkillVersion) -> LedgerRule:
    return LedgerRule(
        id=version.id,
        book=SKILLS_BOOK,
        title=skill.name,
        rule=version.effect,
        chapter=version.category,
        kind="skill",
        variants=version.editions,
    )
