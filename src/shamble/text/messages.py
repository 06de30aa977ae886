"""The messages of one file in one language: found by their names and filled in."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from functools import cache, cached_property, reduce
from typing import TYPE_CHECKING

from shamble.text.languages import Functions

if TYPE_CHECKING:  # both take long to load, and a process that says nothing needs neither
    from fluent.runtime.resolver import Pattern
    from fluent.syntax.ast import Message

    from shamble.text.filling import Filler

Entries = Mapping[str, str]
"""The text of each message by its name."""
_NO_NAME = re.compile(r"[^A-Za-z0-9_-]+")


@cache
def name_of(code: str) -> str:
    """The name of the message for a code of the engine, which may hold characters that no name may."""
    return _NO_NAME.sub("-", code).strip("-")


class Messages(Mapping[str, "Message"]):
    """The messages of a file, each parsed when it is first asked for; later layers are laid over the first.

    `others` are those of another language, for messages that nobody has translated.
    """

    def __init__(
        self, language: str, functions: Functions, *layers: Entries, others: Callable[[], Messages] | None = None
    ) -> None:
        self._language = language
        self._functions = functions
        self._layers = layers
        self._others = others
        self._names = dict.fromkeys(name for layer in layers for name in layer)
        self._parsed: dict[str, Message] = {}
        self._to_fill: dict[str, str | dict[str, str]] | None = None
        self._patterns: dict[tuple[str, str], str | Pattern] = {}

    def __getitem__(self, code: str) -> Message:
        found = self._parsed.get(code)
        if found is None:
            from shamble.text.source import laid_over, parse_message

            name = name_of(code)
            if name not in self._names:
                return self._untranslated(code)[code]
            layers = [parse_message(layer[name]) for layer in self._layers if name in layer]
            found = self._parsed[code] = reduce(laid_over, layers)
        return found

    def __contains__(self, code: object) -> bool:
        if not isinstance(code, str):
            return False
        return self._is_own(code) or (self._others is not None and code in self._others())

    def __iter__(self) -> Iterator[str]:
        return iter(self._names)

    def __len__(self) -> int:
        return len(self._names)

    def _is_own(self, code: str) -> bool:
        return code in self._names or name_of(code) in self._names

    def _untranslated(self, code: str) -> Messages:
        if self._others is None:
            raise KeyError(code)
        return self._others()

    def over(self, entries: Entries, functions: Functions, others: Callable[[], Messages] | None) -> Messages:
        """The same messages with other functions, and with these entries laid over them."""
        return Messages(self._language, functions, *self._layers, entries, others=others)

    def has(self, code: str, attribute: str) -> bool:
        """Whether this language has such a message, and it has this attribute."""
        return self._is_own(code) and any(one.id.name == attribute for one in self[code].attributes)

    def filled(self, code: str, fields: Mapping[str, object] = {}, attribute: str = "") -> str:
        """A message, or an attribute of one, with its fields filled in; KeyError if there is none."""
        pattern = self._patterns.get((code, attribute))
        if pattern is None:
            if not self._is_own(code):
                return self._untranslated(code).filled(code, fields, attribute)
            pattern = self._patterns[code, attribute] = self._filler.pattern(self[code], attribute)
        return pattern if isinstance(pattern, str) else self._filler.fill(pattern, fields)

    def to_fill(self, code: str) -> str | dict[str, str]:
        """A message for somebody else to fill in: with {fields}, and by plural if it has several forms.

        Then `by` names the field that is counted.
        """
        from shamble.text.source import to_fill

        return to_fill(self[code])

    def all_to_fill(self) -> dict[str, str | dict[str, str]]:
        """All messages for somebody else to fill in."""
        if self._to_fill is None:
            others = self._others().all_to_fill() if self._others is not None else {}
            self._to_fill = {**others, **{code: self.to_fill(code) for code in self}}
        return self._to_fill

    @cached_property
    def _filler(self) -> Filler:
        from shamble.text.filling import Filler

        return Filler(self._language, self._functions)
