"""The keys of the language of scenarios: all that it declares, and those that a scenario uses."""

from __future__ import annotations

import types
import typing
from collections.abc import Iterator
from typing import Any

import msgspec

from shamble.scenario import keys
from shamble.scenario.shape import Scenario


def declared() -> set[str]:
    """Every key of a scenario, of all that may stand in one, and of what is described by words of its own."""
    named = {"decks": keys.DECK, "deal": keys.DEAL, "show": keys.SHOWS}
    return {*_keys_of(Scenario, set()), *(f"{of}: {name}" for of, names in named.items() for name in names)}


def used(scenario: dict[str, Any]) -> set[str]:
    """The keys that a scenario uses, written as in `declared`."""
    found = set(_used(Scenario, scenario))
    for one in (scenario, scenario.get("then") or {}):
        found |= set(_used(Scenario, one)) | {f"{of}: {name}" for of in ("decks", "deal") for name in one.get(of, ())}
        for step in one.get("steps", ()):
            shown = step.get("show", ())
            found |= {f"show: {name}" for name in ([shown] if isinstance(shown, str) else shown)}
    return found


def _keys_of(kind: Any, seen: set[Any]) -> Iterator[str]:
    for struct in _structs(kind):
        if struct not in seen:
            seen.add(struct)
            for field in msgspec.structs.fields(struct):
                yield f"{struct.__name__}.{field.encode_name}"
                yield from _keys_of(field.type, seen)


def _structs(kind: Any) -> Iterator[Any]:
    """The records in a type."""
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        yield kind
    for part in typing.get_args(kind):
        yield from _structs(part)


def _used(kind: Any, data: Any) -> Iterator[str]:
    origin, parts = typing.get_origin(kind), typing.get_args(kind)
    if origin is typing.Annotated:
        yield from _used(parts[0], data)
    elif origin in (typing.Union, types.UnionType):
        for part in parts:
            yield from _used(part, data)
    elif origin is dict and isinstance(data, dict):
        for value in data.values():
            yield from _used(parts[1], value)
    elif origin is tuple and isinstance(data, list):
        for value in data:
            yield from _used(parts[0], value)
    elif isinstance(kind, type) and issubclass(kind, msgspec.Struct) and isinstance(data, dict):
        fields = {field.encode_name: field.type for field in msgspec.structs.fields(kind)}
        if not set(data) <= set(fields):  # a record of another sort may stand here
            return
        for name, value in data.items():
            yield f"{kind.__name__}.{name}"
            yield from _used(fields[name], value)
