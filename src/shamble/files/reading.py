"""Reads YAML files that people wrote and turns them into checked values; every fault says where it is."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import yaml

from shamble.files.faults import ContentError, Fault, Steps, nearest, place_text, suggestion
from shamble.files.shapes import mismatches

try:
    from yaml import CSafeLoader as SafeLoader
except ImportError:  # PyYAML built without libyaml: slower, otherwise the same
    from yaml import SafeLoader  # type: ignore[assignment]

__all__ = ["Document", "decode", "nearest", "parse_yaml", "read_document", "read_yaml", "suggestion"]

T = TypeVar("T")

LARGEST_FILE = 2_000_000
DEEPEST_NESTING = 24


class _Loader(SafeLoader):
    """Safe YAML in which only true, false, null and plain decimal numbers are not text.

    The many other words of YAML 1.1 (yes, off, 12:30, 2014-01-01, 0o17) surprise people who write names.
    """

    yaml_implicit_resolvers: dict[str, Any] = {}  # noqa: RUF012


for _tag, _pattern, _first in (
    ("bool", r"true|True|false|False", "tTfF"),
    ("null", r"~|null|Null|", ["~", "n", "N", ""]),
    ("int", r"[-+]?(0|[1-9][0-9]{0,17})", "-+0123456789"),
    ("float", r"[-+]?(0|[1-9][0-9]{0,17})\.[0-9]{1,18}", "-+0123456789"),
):
    _Loader.add_implicit_resolver(f"tag:yaml.org,2002:{_tag}", re.compile(f"^(?:{_pattern})$"), list(_first))


class Document:
    """A YAML text read into plain data, which remembers the lines so that faults can name them."""

    __slots__ = ("_root", "_under", "data", "first", "shown")

    def __init__(
        self, data: Any, shown: str, root: yaml.Node | None, first: int = 0, under: "Document | None" = None
    ) -> None:
        self.data = data
        self.shown = shown
        self.first = first
        """The number of the first entry of a list, where faults name one."""
        self._root = root
        self._under = under

    def counted_from(self, first: int) -> "Document":
        """The same document with other numbers for the entries of its lists."""
        return Document(self.data, self.shown, self._root, first, self._under)

    def over(self, under: "Document") -> "Document":
        """The same document with what it leaves out taken from another; mappings that both have are put together."""
        if not isinstance(self.data, dict):
            return self
        data = {**under.data, **self.data}
        for key, value in self.data.items():
            if isinstance(value, dict) and isinstance(below := under.data.get(key), dict):
                data[key] = {**below, **value}
        return Document(data, self.shown, self._root, self.first, under)

    def fault(self, steps: Steps, problem: str) -> Fault:
        """A fault at the place that `steps` lead to, or at the last of them that exists."""
        if self._under is not None and steps and steps[0] in self._under.data and not self._says(steps[0]):
            return self._under.fault(steps, problem)
        return Fault(self.shown, place_text(steps, self.first), problem, self._line(steps))

    def decode(self, shape: type[T]) -> T:
        """The data as a value of the msgspec type `shape`; ContentError lists all that does not fit."""
        return _decode(self.data, shape, self.fault)

    def _says(self, key: object) -> bool:
        """Whether a key stands in this file itself."""
        return isinstance(self._root, yaml.MappingNode) and any(known.value == key for known, _ in self._root.value)

    def _line(self, steps: Steps) -> int | None:
        node, line = self._root, None
        for step in (*steps, None):
            if node is None:
                break
            line = node.start_mark.line + 1
            if isinstance(node, yaml.MappingNode):
                node = next((value for key, value in node.value if key.value == step), None)
            elif isinstance(node, yaml.SequenceNode) and isinstance(step, int) and step < len(node.value):
                node = node.value[step]
            else:
                node = None
        return line


def read_yaml(path: Path) -> Any:
    """The plain data of a YAML file (None, bool, int, float, str, list, dict)."""
    return read_document(path).data


def read_document(path: Path, shown: str | None = None) -> Document:
    """A YAML file as a Document; `shown` is the name that messages give to the file."""
    shown = str(path) if shown is None else shown
    try:
        with path.open("rb") as file:
            raw = file.read(LARGEST_FILE + 1)
    except OSError as error:
        raise ContentError([Fault(shown, "", f"cannot be read: {error.strerror}")]) from None
    if len(raw) > LARGEST_FILE:
        raise ContentError([Fault(shown, "", f"is larger than {LARGEST_FILE} bytes")])
    try:
        text = raw.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise ContentError([Fault(shown, "", f"is not UTF-8 text (byte {error.start})")]) from None
    return parse_yaml(text, shown)


def parse_yaml(text: str, where: str) -> Document:
    """A YAML text as a Document. Refuses anchors, aliases, tags, deep nesting and repeated keys."""
    if len(text) > LARGEST_FILE:
        raise ContentError([Fault(where, "", f"is larger than {LARGEST_FILE} bytes")])
    try:
        _refuse_traps(text, where)
        loader = _Loader(text)
        try:
            root = loader.get_single_node()
            faults = [] if root is None else list(_bad_keys(root, (), where))
            data = None if root is None or faults else loader.construct_document(root)
        finally:
            loader.dispose()
    except yaml.MarkedYAMLError as error:
        raise ContentError([_syntax_fault(where, error)]) from None
    except yaml.YAMLError as error:
        raise ContentError([Fault(where, "", f"is not YAML: {' '.join(str(error).split())}")]) from None
    if faults:
        raise ContentError(faults)
    return Document(data, where, root)


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


def _refuse_traps(text: str, where: str) -> None:
    """Looks at the stream of events, before anything is built from it."""
    depth = 0
    for event in yaml.parse(text, Loader=_Loader):
        line = event.start_mark.line + 1
        if getattr(event, "anchor", None) is not None:
            raise ContentError([Fault(where, "", "anchors (&) and aliases (*) are not allowed", line)])
        if getattr(event, "tag", None) is not None:
            raise ContentError([Fault(where, "", "tags (!) are not allowed", line)])
        if isinstance(event, (yaml.MappingStartEvent, yaml.SequenceStartEvent)):
            depth += 1
            if depth > DEEPEST_NESTING:
                raise ContentError([Fault(where, "", f"is nested deeper than {DEEPEST_NESTING} levels", line)])
        elif isinstance(event, (yaml.MappingEndEvent, yaml.SequenceEndEvent)):
            depth -= 1


def _bad_keys(node: yaml.Node, steps: Steps, where: str) -> Iterator[Fault]:
    """Keys that stand twice in one mapping (YAML would keep the last in silence) or are no scalars."""
    if isinstance(node, yaml.SequenceNode):
        for i, entry in enumerate(node.value):
            yield from _bad_keys(entry, (*steps, i), where)
    elif isinstance(node, yaml.MappingNode):
        first_lines: dict[tuple[str, str], int] = {}
        for key, value in node.value:
            line = key.start_mark.line + 1
            if not isinstance(key, yaml.ScalarNode):
                yield Fault(where, place_text(steps), "a key must be a word, not a list or mapping", line)
                continue
            inner = (*steps, key.value)
            if (key.tag, key.value) in first_lines:
                first = first_lines[key.tag, key.value]
                yield Fault(where, place_text(inner), f"this key stands in line {first} already", line)
            first_lines.setdefault((key.tag, key.value), line)
            yield from _bad_keys(value, inner, where)


def _syntax_fault(where: str, error: yaml.MarkedYAMLError) -> Fault:
    problem = " ".join(part for part in (error.context, error.problem) if part)
    line = error.problem_mark.line + 1 if error.problem_mark is not None else None
    return Fault(where, "", f"is not YAML: {problem}", line)
