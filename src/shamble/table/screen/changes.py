"""The change between two screens, and a screen made from an older one and that change.

A change of an object is `{"set": {name: value}, "in": {name: change}, "gone": [names]}`. A list that has only moved on
is `{"drop": number of its first entries, "add": [new entries]}`; another list of the same length is changed like an
object, with indices as names. Empty parts are left out, so no change at all is `{}`.
"""

from __future__ import annotations

from typing import Any

Change = dict[str, Any]
_ABSENT = object()


def change(old: Any, new: Any) -> Change | None:
    """The change from `old` to `new`, both JSON data; None when `new` has to be sent as a whole."""
    if isinstance(old, dict) and isinstance(new, dict):
        return _of_object(old, new)
    if isinstance(old, list) and isinstance(new, list):
        return _of_list(old, new)
    return {} if type(old) is type(new) and old == new else None


def applied(old: Any, change: Change) -> Any:
    """A copy of `old` after a change. The page does the same (static/changes.js)."""
    if isinstance(old, list):
        if "drop" in change:
            return [*old[change["drop"] :], *change["add"]]
        known = {str(at): value for at, value in enumerate(old)}
        return list(_object_applied(known, change).values())
    return _object_applied(old, change)


def _object_applied(old: dict[str, Any], change: Change) -> dict[str, Any]:
    gone = change.get("gone", ())
    new = {name: value for name, value in old.items() if name not in gone}
    new.update(change.get("set", {}))
    for name, inner in change.get("in", {}).items():
        new[name] = applied(old[name], inner)
    return new


def _of_object(old: dict[str, Any], new: dict[str, Any]) -> Change:
    return _named([(name, old.get(name, _ABSENT), value) for name, value in new.items()], old.keys() - new.keys())


def _of_list(old: list[Any], new: list[Any]) -> Change | None:
    if old == new:
        return {}
    for drop in range(max(0, len(old) - len(new)), len(old)):
        kept = len(old) - drop
        if old[drop] == new[0] and old[drop:] == new[:kept]:
            return {"drop": drop, "add": new[kept:]}
    if len(old) != len(new):
        return None
    return _named([(str(at), *both) for at, both in enumerate(zip(old, new, strict=True))], ())


def _named(values: list[tuple[str, Any, Any]], gone: Any) -> Change:
    replaced: dict[str, Any] = {}
    inside: dict[str, Change] = {}
    for name, before, after in values:
        if before is after:
            continue
        inner = change(before, after)
        if inner is None:
            replaced[name] = after
        elif inner:
            inside[name] = inner
    parts = {"set": replaced, "in": inside, "gone": sorted(gone)}
    return {name: part for name, part in parts.items() if part}
