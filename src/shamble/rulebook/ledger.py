import re
from collections.abc import Iterable, Iterator
from difflib import get_close_matches
from functools import cache
from pathlib import Path

import msgspec

from shamble.errors import ShambleError
from shamble.files.memory import parsed_once
from shamble.files.reading import decode, read_document
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


class Entry(msgspec.Struct, frozen=True, kw_only=True):
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
    """All entries of the ledger in reading order: by book, file and place in the file."""

    def __init__(self, entries: Iterable[Entry], skills: Iterable[Skill] = ()) -> None:
        self.entries: dict[str, Entry] = {}
        for entry in entries:
            if entry.id in self.entries:
                raise RulebookError(f"rulebook: {entry.id} stands twice in the ledger; give one of them a new id")
            self.entries[entry.id] = entry
        self.skills: dict[str, Skill] = {skill.id: skill for skill in skills}

    def book(self, name: str) -> tuple[Entry, ...]:
        """The entries of one book, by a name from BOOKS."""
        if name not in BOOKS:
            raise RulebookError(f"there is no book {name!r}; the books are {', '.join(BOOKS)}")
        return tuple(entry for entry in self.entries.values() if entry.book == name)

    def get(self, entry_id: str) -> Entry:
        """The entry with this id; RulebookError names the nearest ids, or the versions of a bare skill."""
        entry = self.entries.get(entry_id)
        if entry is None:
            raise RulebookError(self._why_unknown(entry_id))
        return entry

    def behind(self, rule: str) -> Entry | None:
        """The entry of a rule that something names; of a Skill its first version."""
        skill = self.skills.get(rule)
        return self.entries.get(skill.versions[0].id if skill is not None else rule)

    def nearest(self, entry_id: str, count: int = 3) -> list[str]:
        """Ids that look like this one, best first."""
        by_folded = {known.casefold(): known for known in self.entries}
        matches = get_close_matches(entry_id.casefold(), by_folded, n=count, cutoff=0.6)
        return [by_folded[match] for match in matches]

    def search(self, text: str) -> list[Entry]:
        """Entries with words that begin like every word given; those with all in id and title come first."""
        patterns = [re.compile(r"(?<!\w)" + re.escape(word), re.IGNORECASE) for word in text.split()]
        if not patterns:
            return []
        in_heading: list[Entry] = []
        in_rule: list[Entry] = []
        for entry in self.entries.values():
            heading = f"{entry.id} {entry.title}"
            if all(pattern.search(heading) for pattern in patterns):
                in_heading.append(entry)
            elif all(pattern.search(heading) or pattern.search(entry.rule) for pattern in patterns):
                in_rule.append(entry)
        return in_heading + in_rule

    def _why_unknown(self, entry_id: str) -> str:
        skill = self.skills.get(entry_id)
        if skill is not None:
            versions = ", ".join(version.id for version in skill.versions)
            return f"{entry_id} is a skill; name one of its versions: {versions}"
        nearest = self.nearest(entry_id)
        hint = f"; nearest: {', '.join(nearest)}" if nearest else ""
        return f"there is no rule {entry_id}{hint}"


@cache
def load() -> Rulebook:
    """The whole built-in ledger, read once."""
    known = skills().values()
    with parsed_once(LEDGER_FOLDER):
        entries = [entry for book in BOOKS if book != SKILLS_BOOK for entry in _read_book(book)]
    entries += [_as_entry(skill, version) for skill in known for version in skill.versions]
    return Rulebook(entries, known)


def _read_book(book: str) -> Iterator[Entry]:
    for path in sorted((LEDGER_FOLDER / book).glob("*.yaml")):
        records = read_document(path).data
        if not isinstance(records, list):
            continue  # lists of components and missions are facts about a box, not rules
        rules = [
            record | {"book": book, "chapter": path.stem} for record in records if "id" in record and "rule" in record
        ]
        for entry in decode(rules, list[Entry], str(path)):
            yield msgspec.structs.replace(entry, rule=entry.rule.strip())


def _as_entry(skill: Skill, version: SkillVersion) -> Entry:
    return Entry(
        id=version.id,
        book=SKILLS_BOOK,
        title=skill.name,
        rule=version.effect,
        chapter=version.category,
        kind="skill",
        variants=version.editions,
    )
