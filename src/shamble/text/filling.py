"""Messages that were parsed, filled in by the runtime of Fluent."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from fluent.runtime import FluentBundle, resolver
from fluent.runtime.resolver import CurrentEnvironment, Literal, ResolverEnvironment
from fluent.runtime.types import FluentType
from fluent.syntax import ast

from shamble.text.languages import Functions

resolver.MAX_PART_LENGTH = 1_000_000
"""A field may hold a long list of faults. What is too long to be shown is cut where it comes in."""


class PlainNumber(int, FluentType):
    """A number that chooses among plurals and is shown as it is; the runtime's own numbers are ten times slower."""

    __slots__ = ()

    def format(self, locale: object) -> str:
        """The digits alone. A message that wants them grouped says NUMBER($count)."""
        return str(int(self))


class _Fields(dict[str, Any]):
    """The fields of a message, each made when it is asked for."""

    __slots__ = ("_source",)

    def __init__(self, source: Mapping[str, object]) -> None:
        self._source = source

    def __missing__(self, name: str) -> str | PlainNumber:
        value = self._source[name]
        if isinstance(value, str):
            return value
        return PlainNumber(value) if isinstance(value, int) else str(value)


class Filler:
    """Fills in the messages of a language."""

    def __init__(self, language: str, functions: Functions) -> None:
        self._bundle = FluentBundle([language], functions, use_isolating=False)

    def pattern(self, message: ast.Message, attribute: str) -> str | resolver.Pattern:
        """A message or an attribute of it, ready to be filled in; plain text if there is nothing to fill in."""
        self._bundle.add_resource(ast.Resource([message]))
        found = self._bundle.get_message(message.id.name)
        pattern = found.attributes[attribute] if attribute else found.value
        if pattern is None:
            raise KeyError(message.id.name)
        return str(pattern(None)) if isinstance(pattern, Literal) else pattern  # type: ignore[arg-type]

    def fill(self, pattern: resolver.Pattern, fields: Mapping[str, object]) -> str:
        """A pattern with its fields."""
        errors: list[Exception] = []
        here = CurrentEnvironment(args=_Fields(fields))
        told = pattern(ResolverEnvironment(context=self._bundle, errors=errors, current=here))
        if errors:
            raise errors[0]
        return str(told)
