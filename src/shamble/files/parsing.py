"""YAML as plain data: its limits, and the line of each place in it. Loaded only where a text is parsed."""

import re
from collections.abc import Iterator
from typing import Any

import yaml

from shamble.files.faults import ContentError, Fault, Steps, place_text

try:
    from yaml import CSafeLoader as SafeLoader
except ImportError:  # PyYAML built without libyaml: slower, otherwise the same
    from yaml import SafeLoader  # type: ignore[assignment]  # another class of the same name and use

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


def plain_data(text: str, where: str) -> Any:
    """The data of a YAML text. Refuses anchors, aliases, tags, deep nesting and repeated keys."""
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
    return data


class Lines:
    """The lines of a text that `plain_data` has read, by the places in its data."""

    def __init__(self, text: str) -> None:
        self._root: yaml.Node | None = yaml.compose(text, Loader=_Loader)

    def line(self, steps: Steps) -> int | None:
        """The line of the place that `steps` lead to, or of the last of them that exists."""
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


def _refuse_traps(text: str, where: str) -> None:
    """Looks at the stream of events, before anything is built from it."""
    depth = 0
    for event in yaml.parse(text, Loader=_Loader):
        line = event.start_mark.line + 1 if event.start_mark is not None else 0
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
