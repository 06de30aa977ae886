"""The words of one language: templates with {named} fields, read from YAML and checked when they are loaded."""

from __future__ import annotations

import re
import string
from collections.abc import Collection, Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

import msgspec

from shamble.files.faults import ContentError, Fault, Steps, nearest, suggestion
from shamble.files.memory import parsed_once
from shamble.files.reading import Document, read_document

MARKUP = re.compile(r"</?[A-Za-z!][^>]*>?|&#?\w+;")
Templates = dict[str, str | dict[str, str | None] | None]
"""By code: a template, null for what needs no words, or several templates by variant."""


class WordFile(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What stands in the file of a language."""

    format: int
    language: str
    options: Templates
    questions: Templates
    deeds: Templates
    events: Templates
    outcomes: dict[str, str]
    goals: dict[str, str]
    phrases: dict[str, str]
    words: dict[str, str]
    plurals: dict[str, str]
    terminal: dict[str, str]
    table: dict[str, str]
    web: dict[str, str]
    house: dict[str, dict[str, str]]
    script: dict[str, str]
    drawing: dict[str, str]
    sheet: dict[str, str]


SECTIONS = tuple(one for one in msgspec.structs.fields(WordFile) if one.name not in ("format", "language"))
Changes: type[Any] = msgspec.defstruct(
    "Changes",
    [(one.name, one.type, msgspec.field(default_factory=dict)) for one in SECTIONS],
    forbid_unknown_fields=True,
)
"""What stands in a file that says some of it differently."""

VOWELS = frozenset("AEIOUaeiou")


class Number(int):
    """A number that chooses its noun: `{hits:hit|hits}` becomes "1 hit" or "2 hits"."""

    def __format__(self, spec: str) -> str:
        one, bar, many = spec.partition("|")
        return f"{int(self)} {one if self == 1 else many}" if bar else format(int(self), spec)


class Name(str):
    """A name that finds its article: `{kind:a}` becomes "a Walker" or "an A-Bomb"."""

    __slots__ = ()

    def __format__(self, spec: str) -> str:
        return f"{'an' if self[:1] in VOWELS else 'a'} {self}" if spec == "a" else super().__format__(spec)


class Words:
    """The words of one language."""

    __slots__ = ("file", "language")

    def __init__(self, language: str, file: WordFile) -> None:
        self.language = language
        self.file = file

    def phrase(self, code: str, /, **fields: object) -> str:
        """A piece of a sentence."""
        return self.file.phrases[code].format_map(fields)

    def say(self, code: str, /, **fields: object) -> str:
        """Something that the terminal game says."""
        return self.file.terminal[code].format_map(fields)

    def tell(self, code: str, /, **fields: object) -> str:
        """Something that the table in the browser says."""
        return self.file.table[code].format_map(fields)

    def page(self, code: str, /, **fields: object) -> str:
        """Something that the pages around the table say."""
        return self.file.web[code].format_map(fields)

    def edition(self, name: str) -> str:
        """What an edition is called."""
        return self.file.web.get(f"book-{name}", name)

    def option(self, name: str) -> str:
        """What an option of a game is called."""
        house = self.file.house.get(name)
        return house["title"] if house is not None else self.page(f"option-{name}")

    def value(self, name: str, value: str) -> str:
        """What a value of an option is called."""
        return self.page(f"value-house-{value}" if name in self.file.house else f"value-{name}-{value}")

    def drawn(self, code: str, /, **fields: object) -> str:
        """Something that stands in a drawing, or that is said of it."""
        return self.file.drawing[code].format_map(fields)

    def sheet(self, code: str, /, **fields: object) -> str:
        """Something that stands on the printed sheet of a Mission."""
        return self.file.sheet[code].format_map(fields)

    def word(self, code: str) -> str:
        """The word for a code of the engine; a printed name (a Skill, a card) stands for itself."""
        return self.file.words.get(code, code)

    def plural(self, name: str) -> str:
        """The plural of a name, by its last word."""
        before, space, last = name.rpartition(" ")
        return f"{before}{space}{self.file.plurals.get(last, last + 's')}"

    def counted(self, number: int, name: str) -> str:
        """`1 Walker`, `3 Walkers`."""
        return f"{number} {name if number == 1 else self.plural(name)}"

    def listed(self, names: Collection[str]) -> str:
        """`a, b and c`."""
        *first, last = names or ("",)
        return self.phrase("and", first=", ".join(first), last=last) if first else last

    def either(self, names: Collection[str]) -> str:
        """`a, b or c`."""
        *first, last = names or ("",)
        return self.phrase("or", first=", ".join(first), last=last) if first else last

    def in_turn(self, names: Collection[str]) -> str:
        """`a, b, then c`."""
        *first, last = names or ("",)
        return self.phrase("then", first=", ".join(first), last=last) if first else last


def read_words(path: Path, shown: str, known_fields: Mapping[str, Collection[str]]) -> Words:
    """The words in a file; ContentError lists every template that cannot be filled in.

    `known_fields` says for each checked section which fields its templates may use.
    """
    with parsed_once(path):
        document = read_document(path, shown)
    file = document.decode(WordFile)
    faults = [
        fault
        for section, names in known_fields.items()
        for fault in _faults(document, getattr(file, section), section, names)
    ]
    if faults:
        raise ContentError(faults)
    return Words(path.stem, file)


def laid_over(
    words: Words, path: Path, known_fields: Mapping[str, Collection[str]], own: Mapping[str, Collection[str]]
) -> Words:
    """The same words, some of them as this file has them; ContentError lists whatever in it does not fit.

    `own` are codes that the file may bring anew, by section.
    """
    with parsed_once(path):
        document = read_document(path, f"{path.parent.name}/{path.name}")
    changes = document.decode(Changes)
    faults: list[Fault] = []
    laid: dict[str, Any] = {}
    for section in (one.name for one in SECTIONS):
        old, new = getattr(words.file, section), getattr(changes, section)
        faults += _unknown(document, (section,), new, {*old, *own.get(section, ())})
        for code, entry in new.items():
            names = known_fields.get(section) or [
                one for _, text in templates({code: old.get(code)}) for one in fields_of(text)
            ]
            if isinstance(entry, dict) and isinstance(common := old.get(code), dict):
                faults += _unknown(document, (section, code), entry, common)
            faults += _faults(document, {code: entry}, section, names)
        laid[section] = {**old, **{code: _joined(old.get(code), entry) for code, entry in new.items()}}
    if faults:
        raise ContentError(faults)
    return Words(words.language, msgspec.structs.replace(words.file, **laid))


def _unknown(document: Document, steps: Steps, codes: Iterable[str], known: Collection[str]) -> Iterator[Fault]:
    for code in (code for code in codes if code not in known):
        yield document.fault((*steps, code), f'nothing is called "{code}" here{suggestion(code, known)}')


def _joined(old: object, new: object) -> object:
    return {**old, **new} if isinstance(old, dict) and isinstance(new, dict) else new


def _faults(document: Document, entries: Templates, section: str, names: Collection[str]) -> Iterator[Fault]:
    for steps, template in templates(entries):
        if found := MARKUP.search(template):
            yield document.fault((section, *steps), f'found "{found[0]}": words are plain text, without markup')
        try:
            used = fields_of(template)
        except ValueError as error:
            yield document.fault((section, *steps), f"cannot be read as a template: {error}")
            continue
        for name in used:
            if name not in names:
                others = f", expected one of {', '.join(names)}" if names else ""
                hint = suggestion(name, names) if nearest(name, names) else others
                yield document.fault((section, *steps), f'there is no field "{{{name}}}" here{hint}')


def templates(section: Mapping[str, str | dict[str, str | None] | None]) -> Iterator[tuple[tuple[str, ...], str]]:
    """Every template of a section with the way to it."""
    for code, entry in section.items():
        if isinstance(entry, str):
            yield (code,), entry
        elif entry is not None:
            yield from (((code, variant), text) for variant, text in entry.items() if text is not None)


def fields_of(template: str) -> list[str]:
    """The names of the fields in a template; ValueError when its braces do not fit."""
    return [name for _, name, _, _ in string.Formatter().parse(template) if name is not None]
