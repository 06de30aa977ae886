"""Files of messages in Fluent: parsed, checked, cut into their entries."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterator
from typing import NamedTuple

from fluent.syntax import FluentParser, ast

from shamble.files.faults import ContentError, Fault, nearest, suggestion

MARKUP = re.compile(r"</?[A-Za-z!][^>]*>?|&#?\w+;")
PLURALS = frozenset({"zero", "one", "two", "few", "many", "other"})
"""The categories of plurals, of which each language has some."""


class Allowed(NamedTuple):
    """The names, attributes, functions and fields that a file of messages may use."""

    messages: Collection[str]
    """The messages that may stand in it; empty: all."""
    attributes: Collection[str]
    needed: Collection[str]
    """The attributes that its messages must have, except those that only change a common one."""
    functions: Collection[str]
    fields: Callable[[str, str], Collection[str] | None]
    """The fields of a message, or of one of its attributes; None: any."""
    changed: Collection[str] = ()
    """The common messages that it may change."""
    for_scripts: bool = False
    """Whether they are filled in by the page's scripts, which can do less."""


class MessageParts:
    """The parts of a message: its fields, texts, functions, references, keys of variants."""

    def __init__(self, node: ast.BaseNode) -> None:
        self.fields: dict[str, ast.VariableReference] = {}
        self.texts: list[ast.TextElement | ast.StringLiteral] = []
        self.functions: list[ast.FunctionReference] = []
        self.references: list[ast.MessageReference | ast.TermReference] = []
        self.keys: list[str] = []
        self._take(node)

    def _take(self, node: object) -> None:
        if isinstance(node, ast.VariableReference):
            self.fields.setdefault(node.id.name, node)
        elif isinstance(node, ast.TextElement | ast.StringLiteral):
            self.texts.append(node)
        elif isinstance(node, ast.FunctionReference):
            self.functions.append(node)
        elif isinstance(node, ast.MessageReference | ast.TermReference):
            self.references.append(node)
        elif isinstance(node, ast.Variant):
            self.keys.append(node.key.name if isinstance(node.key, ast.Identifier) else node.key.value)
        inner = vars(node).values() if isinstance(node, ast.BaseNode) else node if isinstance(node, list) else ()
        for one in inner:
            self._take(one)


class Source:
    """A file of messages that was parsed; ContentError lists what cannot be read in it."""

    def __init__(self, text: str, shown: str) -> None:
        self.text = text.replace("\r\n", "\n")
        self.shown = shown
        self.messages: list[ast.Message] = []
        faults = []
        seen: set[str] = set()
        for entry in FluentParser().parse(self.text).body:
            if isinstance(entry, ast.Junk):
                faults += [self.fault(one, "", f"cannot be read here: {one.message}") for one in entry.annotations]
            elif isinstance(entry, ast.Message):
                if entry.id.name in seen:
                    faults.append(self.fault(entry.id, entry.id.name, "stands here twice"))
                seen.add(entry.id.name)
                self.messages.append(entry)
        if faults:
            raise ContentError(faults)

    def fault(self, node: ast.SyntaxNode | ast.Annotation, place: str, problem: str) -> Fault:
        """A fault at the line on which this begins."""
        line = self.text.count("\n", 0, node.span.start) + 1 if node.span else None
        return Fault(self.shown, place, problem, line)

    def entries(self) -> dict[str, str]:
        """The text of each message."""
        spans = {entry.id.name: entry.span for entry in self.messages}
        return {name: self.text[span.start : span.end] for name, span in spans.items() if span}

    def faults(self, known: Allowed) -> Iterator[Fault]:
        """All that is not allowed."""
        for entry in self.messages:
            at, name = entry.id, entry.id.name
            if known.messages and name not in known.messages:
                yield self.fault(at, name, f'nothing is called "{name}" here{suggestion(name, known.messages)}')
                continue
            patterns = {one.id.name: one.value for one in entry.attributes}
            if name not in known.changed:
                missing = [f".{one}" for one in known.needed if one not in patterns]
                missing += [] if entry.value is not None else ["text of its own"]
                for one in missing:
                    yield self.fault(at, name, f"has no {one}")
            for attribute, pattern in patterns.items():
                if attribute not in known.attributes:
                    hint = suggestion(attribute, known.attributes)
                    yield self.fault(pattern, name, f'no attribute is called "{attribute}" here{hint}')
                yield from self._pattern_faults(pattern, f"{name}.{attribute}", known, known.fields(name, attribute))
            if entry.value is not None:
                yield from self._pattern_faults(entry.value, name, known, known.fields(name, ""))
            if known.for_scripts:
                try:
                    to_fill(entry)
                except ValueError as error:
                    yield self.fault(at, name, f"a script cannot fill this in: it {error}")

    def _pattern_faults(
        self, pattern: ast.Pattern, place: str, known: Allowed, fields: Collection[str] | None
    ) -> Iterator[Fault]:
        parts = MessageParts(pattern)
        for text in parts.texts:
            if found := MARKUP.search(text.value):
                yield self.fault(text, place, f'found "{found[0]}": words are plain text, without markup')
        for name, node in parts.fields.items():
            if fields is not None and name not in fields:
                others = f", expected one of {', '.join(fields)}" if fields else ""
                hint = suggestion(name, fields) if nearest(name, fields) else others
                yield self.fault(node, place, f'there is no field "${name}" here{hint}')
        for call in parts.functions:
            if call.id.name not in known.functions:
                hint = suggestion(call.id.name, known.functions)
                yield self.fault(call, place, f'there is no function "{call.id.name}"{hint}')
        for other in parts.references:
            yield self.fault(
                other, place, f'refers to "{other.id.name}": a message may name fields and functions alone'
            )


def parse_message(text: str) -> ast.Message:
    """The message of an entry that has been checked before."""
    entry = FluentParser(with_spans=False).parse_entry(text)
    assert isinstance(entry, ast.Message)
    return entry


def laid_over(message: ast.Message, own: ast.Message) -> ast.Message:
    """A message over which another one is laid: its value, or some of its attributes."""
    attributes = {one.id.name: one for one in (*message.attributes, *own.attributes)}
    return ast.Message(own.id, own.value or message.value, list(attributes.values()))


def outline(message: ast.Message) -> str:
    """The text of a message with {fields}: of its usual variant, or of the first that says anything."""
    return _outline(message.value)


def to_fill(message: ast.Message) -> str | dict[str, str]:
    """A message as text with {fields}; one that chooses a plural as a text for each, and `by` the field that it counts.

    ValueError: there is more in it than texts, fields and a plural.
    """
    parts = MessageParts(message)
    if parts.functions:
        raise ValueError("calls a function")
    if not parts.keys:
        return outline(message)
    elements = message.value.elements if message.value is not None else []
    choice = elements[0].expression if isinstance(elements[0], ast.Placeable) and len(elements) == 1 else None
    if not isinstance(choice, ast.SelectExpression) or not isinstance(choice.selector, ast.VariableReference):
        raise ValueError("chooses inside a text")
    if len(parts.keys) > len(choice.variants) or not set(parts.keys) <= PLURALS:
        raise ValueError("chooses by something else than a plural")
    forms = dict(zip(parts.keys, (_outline(variant.value) for variant in choice.variants), strict=True))
    return {"by": choice.selector.id.name, **forms}


def _outline(node: object) -> str:
    if isinstance(node, ast.SelectExpression):
        usual_first = sorted(node.variants, key=lambda variant: not variant.default)
        return next(filter(None, (_outline(variant.value) for variant in usual_first)), "")
    if isinstance(node, ast.VariableReference):
        return f"{{{node.id.name}}}"
    if isinstance(node, ast.FunctionReference):
        return "".join(map(_outline, node.arguments.positional))
    if isinstance(node, ast.Pattern):
        return "".join(map(_outline, node.elements))
    return _outline(node.expression) if isinstance(node, ast.Placeable) else str(getattr(node, "value", ""))
