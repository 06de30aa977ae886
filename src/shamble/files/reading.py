"""Reads YAML files that people wrote and turns them into checked values; every fault says where it is."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec

from shamble.files.faults import ContentError, Fault, Steps, nearest, place_text, suggestion
from shamble.files.memory import remembered
from shamble.files.shapes import mismatches

if TYPE_CHECKING:
    from shamble.files.parsing import Lines

__all__ = ["Document", "decode", "nearest", "parse_yaml", "read_document", "read_text", "read_yaml", "suggestion"]

T = TypeVar("T")

LARGEST_FILE = 2_000_000


class Document:
    """A YAML text read into plain data; faults name the lines, which are looked for when there is one.

    Data that were never a text have no lines.
    """

    __slots__ = ("_lines", "_own", "_text", "_under", "data", "first", "shown")

    def __init__(self, data: Any, shown: str, text: str | None, first: int = 0) -> None:
        self.data = data
        self.shown = shown
        self.first = first
        """The number of the first entry of a list, where faults name one."""
        self._text = text
        self._lines: Lines | None = None
        self._under: Document | None = None
        self._own: Any = data

    def counted_from(self, first: int) -> Document:
        """The same document with other numbers for the entries of its lists."""
        other = Document(self.data, self.shown, self._text, first)
        other._under, other._own = self._under, self._own
        return other

    def over(self, under: Document) -> Document:
        """The same document with what it leaves out taken from another; mappings that both have are put together."""
        if not isinstance(self.data, dict):
            return self
        data = {**under.data, **self.data}
        for key, value in self.data.items():
            if isinstance(value, dict) and isinstance(below := under.data.get(key), dict):
                data[key] = {**below, **value}
        other = Document(data, self.shown, self._text, self.first)
        other._under, other._own = under, self.data
        return other

    def fault(self, steps: Steps, problem: str) -> Fault:
        """A fault at the place that `steps` lead to, or at the last of them that exists."""
        if self._under is not None and steps and steps[0] in self._under.data and steps[0] not in self._own:
            return self._under.fault(steps, problem)
        return Fault(self.shown, place_text(steps, self.first), problem, self._line(steps))

    def decode(self, shape: type[T]) -> T:
        """The data as a value of the msgspec type `shape`; ContentError lists all that does not fit."""
        return _decode(self.data, shape, self.fault)

    def _line(self, steps: Steps) -> int | None:
        if self._text is None:
            return None
        if self._lines is None:
            from shamble.files.parsing import Lines

            self._lines = Lines(self._text)
        return self._lines.line(steps)


def read_yaml(path: Path) -> Any:
    """The plain data of a YAML file (None, bool, int, float, str, list, dict)."""
    return read_document(path).data


def read_document(path: Path, shown: str | None = None) -> Document:
    """A YAML file as a Document; `shown` is the name that messages give to the file."""
    shown = str(path) if shown is None else shown
    raw, text = read_text(path, shown)
    return Document(remembered(raw, lambda: _plain_data(text, shown)), shown, text)


def read_text(path: Path, shown: str) -> tuple[bytes, str]:
    """The bytes of a file and the text that they are; ContentError if it is too large, or no text."""
    try:
        with path.open("rb") as file:
            raw = file.read(LARGEST_FILE + 1)
    except OSError as error:
        raise ContentError([Fault(shown, "", f"cannot be read: {error.strerror}")]) from None
    if len(raw) > LARGEST_FILE:
        raise ContentError([Fault(shown, "", f"is larger than {LARGEST_FILE} bytes")])
    try:
        return raw, raw.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise ContentError([Fault(shown, "", f"is not UTF-8 text (byte {error.start})")]) from None


def parse_yaml(text: str, where: str) -> Document:
    """A YAML text as a Document. Refuses anchors, aliases, tags, deep nesting and repeated keys."""
    if len(text) > LARGEST_FILE:
        raise ContentError([Fault(where, "", f"is larger than {LARGEST_FILE} bytes")])
    return Document(_plain_data(text, where), where, text)


def _plain_data(text: str, where: str) -> Any:
    from shamble.files.parsing import plain_data  # a process that remembers what all its files hold needs no parser

    return plain_data(text, where)


def decode(data: object, shape: type[T], where: str) -> T:
    """Plain data as a value of the msgspec type `shape`; ContentError lists all that does not fit.

    `where` is the name that messages give to the file or thing the data come from.
    """
    return _decode(data, shape, lambda steps, problem: Fault(where, place_text(steps), problem))


def _decode(data: object, shape: type[T], fault: Callable[[Steps, str], Fault]) -> T:
    """Lets msgspec judge, which stops at the first mismatch; only when there is one, all are looked for."""
    try:
        return msgspec.convert(data, shape)
    except msgspec.ValidationError as error:
        found = mismatches(data, shape) or [((), str(error))]
        raise ContentError([fault(steps, problem) for steps, problem in found]) from None
