"""The change between two screens, and a screen made from an older one and that change."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from functools import cache, reduce
from typing import Any, TypeAlias

from msgspec import NODEFAULT, Struct
from msgspec.structs import FieldInfo, fields

from shamble.table.screen.to_page import ToPage

Part: TypeAlias = "Struct | dict[str, Part] | list[Part] | str | float | bool | None"
"""A value that a page is sent."""
_ABSENT, _EMPTY = object(), object()


class ScreenChange(ToPage, rename={"inside": "in"}):
    """A change of an object: fields that are `set`, changed `inside`, or `gone`; without any it is no change at all.

    A list that has only moved on has so many of its first entries dropped and others added; another list of the same
    length is changed like an object, with indices as names.
    """

    set: dict[str, Part] = {}
    inside: dict[str, ScreenChange] = {}
    gone: list[str] = []
    drop: int | None = None
    add: list[Part] | None = None


NOTHING = ScreenChange()


def change(old: Part, new: Part) -> ScreenChange | None:
    """The change from `old` to `new`; None when `new` has to be sent as a whole."""
    if isinstance(new, Struct) and type(old) is type(new):
        return change_of(old, new)
    if isinstance(old, dict) and isinstance(new, dict):
        given = [(name, old.get(name, _ABSENT), value) for name, value in new.items()]
        return _named(given, old.keys() - new.keys())
    if isinstance(old, list) and isinstance(new, list):
        return _of_list(old, new)
    return NOTHING if type(old) is type(new) and old == new else None


def change_of(old: Part, new: Struct) -> ScreenChange:
    """The change between two of the same class."""
    given: list[tuple[str, Any, Part]] = []
    gone: list[str] = []
    for name, sent_as, default in _fields(type(new)):
        before, after = getattr(old, name), getattr(new, name)
        if before is after or (before == after and type(before) is type(after)):
            continue
        was_sent = not _is_left_out(before, default)
        if not _is_left_out(after, default):
            given.append((sent_as, before if was_sent else _ABSENT, after))
        elif was_sent:
            gone.append(sent_as)
    return _named(given, gone)


@cache
def _fields(kind: type[Struct]) -> tuple[tuple[str, str, object], ...]:
    """The fields of a class: each with its name on the wire, and what it is left out for."""
    return tuple((one.name, one.encode_name, _left_out_for(one)) for one in fields(kind))


def _left_out_for(one: FieldInfo) -> object:
    if one.default is not NODEFAULT:
        return one.default
    return _ABSENT if one.required else _EMPTY


def _is_left_out(value: Part, default: object) -> bool:
    return value is default or (default is _EMPTY and not value)


def _of_list(old: list[Part], new: list[Part]) -> ScreenChange | None:
    if old == new:
        return NOTHING
    for drop in range(max(0, len(old) - len(new)), len(old)):
        kept = len(old) - drop
        if old[drop] == new[0] and old[drop:] == new[:kept]:
            return ScreenChange(drop=drop, add=new[kept:])
    if len(old) != len(new):
        return None
    return _named([(str(at), *both) for at, both in enumerate(zip(old, new, strict=True))], ())


def _named(given: Iterable[tuple[str, Any, Part]], gone: Collection[str]) -> ScreenChange:
    replaced: dict[str, Part] = {}
    inside: dict[str, ScreenChange] = {}
    for name, before, after in given:
        if before is after:
            continue
        inner = change(before, after)
        if inner is None:
            replaced[name] = after
        elif inner is not NOTHING:
            inside[name] = inner
    return ScreenChange(set=replaced, inside=inside, gone=sorted(gone)) if replaced or inside or gone else NOTHING


def pieces_after(pieces: dict[str, str], changed: Iterable[dict[str, str]]) -> dict[str, str]:
    """The pieces on the board after steps that have changed some; one without a drawing is gone."""
    after = dict(pieces)
    for some in changed:
        after |= some
    return {name: drawn for name, drawn in after.items() if drawn}


def screen_after(screen: Any, message: Any) -> Any:
    """The screen to which a message of changes brings a page. The page does the same (static/changes.js)."""
    pieces = pieces_after(screen["pieces"], (step["pieces"] for step in message["steps"]))
    return reduce(applied, message["changes"], {**screen, "pieces": pieces})


def applied(old: Any, change: Any) -> Any:
    """A copy of `old` after a change, both as a page has them."""
    if isinstance(old, list):
        if "drop" in change:
            return [*old[change["drop"] :], *change["add"]]
        return list(applied({str(at): value for at, value in enumerate(old)}, change).values())
    new = {name: value for name, value in old.items() if name not in change.get("gone", ())}
    new.update(change.get("set", {}))
    for name, inner in change.get("in", {}).items():
        new[name] = applied(old[name], inner)
    return new
