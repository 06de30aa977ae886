"""Compares plain data with a msgspec type and finds every mismatch, not only the first."""

import re
from collections.abc import Iterator
from functools import cache
from typing import Any

from msgspec import inspect

from shamble.files.faults import Finding, Steps, listed, nearest, quoted, suggestion
from shamble.nearest import few_suggestions

LISTS = (inspect.ListType, inspect.VarTupleType, inspect.TupleType)
MAPPINGS = (inspect.DictType, inspect.StructType)


def mismatches(data: object, shape: Any) -> list[Finding]:
    """Every place where `data` is not as the msgspec type `shape` wants it, with a sentence that says why."""
    with few_suggestions():
        return list(_walk(data, _described(shape), ()))


@cache
def _described(shape: Any) -> inspect.Type:
    return inspect.type_info(shape)


def _walk(value: object, kind: inspect.Type, steps: Steps) -> Iterator[Finding]:
    options = [option for option in _options(kind) if _same_form(value, option)]
    containers = [option for option in options if isinstance(option, (*LISTS, *MAPPINGS))]
    if containers:
        yield from _walk_container(value, containers[0], steps)
    elif not any(_fits(value, option) for option in options):
        yield steps, f"found {quoted(value)}, expected {_expected(kind)}{_near_literal(value, kind)}"


def _options(kind: inspect.Type) -> list[inspect.Type]:
    kind = _bare(kind)
    return [_bare(option) for option in kind.types] if isinstance(kind, inspect.UnionType) else [kind]


def _bare(kind: inspect.Type) -> inspect.Type:
    return kind.type if isinstance(kind, inspect.Metadata) else kind


def _same_form(value: object, kind: inspect.Type) -> bool:
    if isinstance(kind, LISTS):
        return isinstance(value, list)
    if isinstance(kind, MAPPINGS):
        return isinstance(value, dict)
    return True


def _walk_container(value: Any, kind: inspect.Type, steps: Steps) -> Iterator[Finding]:
    if isinstance(kind, inspect.StructType):
        yield from _walk_struct(value, kind, steps)
    elif isinstance(kind, inspect.DictType):
        for key, entry in value.items():
            if not _fits(key, _bare(kind.key_type)):
                yield steps, f"found the key {quoted(key)}, expected {_expected(kind.key_type)}"
            else:
                yield from _walk(entry, kind.value_type, (*steps, key))
    elif isinstance(kind, inspect.TupleType):
        if len(value) != len(kind.item_types):
            yield steps, f"found {_entries(len(value))}, expected {len(kind.item_types)}"
        for i, (entry, item) in enumerate(zip(value, kind.item_types, strict=False)):
            yield from _walk(entry, item, (*steps, i))
    elif isinstance(kind, (inspect.ListType, inspect.VarTupleType)):
        if len(value) < (kind.min_length or 0):
            yield steps, f"found {_entries(len(value))}, expected at least {kind.min_length}"
        if kind.max_length is not None and len(value) > kind.max_length:
            yield steps, f"found {_entries(len(value))}, expected at most {kind.max_length}"
        for i, entry in enumerate(value):
            yield from _walk(entry, kind.item_type, (*steps, i))


def _walk_struct(value: dict[Any, Any], kind: inspect.StructType, steps: Steps) -> Iterator[Finding]:
    fields = {field.encode_name: field for field in kind.fields}
    for key, entry in value.items():
        if key in fields:
            yield from _walk(entry, fields[key].type, (*steps, key))
        elif not isinstance(key, str):
            yield steps, f"found the key {quoted(key)}, expected text"
        elif kind.forbid_unknown_fields:
            unused = [name for name in fields if name not in value]
            yield (*steps, key), f"unknown key{suggestion(key, unused)}"
    for name, field in fields.items():
        if field.required and name not in value:
            yield steps, f'the key "{name}" is missing'


def _fits(value: object, kind: inspect.Type) -> bool:
    """Whether a value that is neither list nor mapping is what `kind` wants."""
    match kind:
        case inspect.AnyType():
            return True
        case inspect.NoneType():
            return value is None
        case inspect.BoolType():
            return isinstance(value, bool)
        case inspect.IntType():
            return type(value) is int and _within(value, kind)
        case inspect.FloatType():
            return isinstance(value, (int, float)) and not isinstance(value, bool) and _within(value, kind)
        case inspect.StrType():
            return isinstance(value, str) and _is_text_like(value, kind)
        case inspect.LiteralType():
            return any(value == word and type(value) is type(word) for word in kind.values)
    return True  # a kind that no file uses so far: msgspec judges it


def _is_text_like(value: str, kind: inspect.StrType) -> bool:
    fits = kind.pattern is None or re.search(kind.pattern, value) is not None
    return fits and len(value) >= (kind.min_length or 0)


def _within(value: float, kind: inspect.IntType | inspect.FloatType) -> bool:
    return (kind.ge is None or value >= kind.ge) and (kind.le is None or value <= kind.le)


PLAINLY_EXPECTED: dict[type, str] = {
    inspect.BoolType: "true or false",
    inspect.ListType: "a list",
    inspect.VarTupleType: "a list",
    inspect.DictType: "a mapping",
    inspect.StructType: "a mapping",
}


def _expected(kind: inspect.Type) -> str:
    match kind:
        case inspect.Metadata(extra_json_schema={"description": str(description)}):
            return description
        case inspect.Metadata():
            return _expected(kind.type)
        case inspect.UnionType():
            real = [option for option in kind.types if not isinstance(option, inspect.NoneType)]
            return listed([_expected(option) for option in real])
        case inspect.IntType():
            return f"a whole number{_bounds(kind)}"
        case inspect.FloatType():
            return f"a number{_bounds(kind)}"
        case inspect.StrType():
            return f"text like {kind.pattern}" if kind.pattern else "text"
        case inspect.LiteralType():
            return listed([str(word) for word in kind.values])
        case inspect.TupleType():
            return f"a list of {len(kind.item_types)}"
    return PLAINLY_EXPECTED.get(type(kind), "nothing")


def _bounds(kind: inspect.IntType | inspect.FloatType) -> str:
    if kind.ge is not None and kind.le is not None:
        return f" from {kind.ge} to {kind.le}"
    if kind.ge is not None:
        return f" of at least {kind.ge}"
    return f" of at most {kind.le}" if kind.le is not None else ""


def _near_literal(value: object, kind: inspect.Type) -> str:
    literals = [option for option in _options(kind) if isinstance(option, inspect.LiteralType)]
    words = [word for option in literals for word in option.values if isinstance(word, str)]
    meant = nearest(value, words) if isinstance(value, str) else None
    return f' (did you mean "{meant}"?)' if meant is not None else ""


def _entries(number: int) -> str:
    return {0: "no entries", 1: "1 entry"}.get(number, f"{number} entries")
