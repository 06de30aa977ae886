"""The types of the page's scripts (static/types.js), made of what they are sent; `python -m shamble.lab.types_page`."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator
from types import NoneType, UnionType
from typing import Annotated, Any, Union, get_args, get_origin, get_type_hints

import msgspec
from msgspec.structs import FieldInfo, fields

from shamble.table.play.bots import HintShown
from shamble.table.screen.briefing import RoundShown, SignShown
from shamble.table.screen.changes import ScreenChange
from shamble.table.screen.chronicle import ChronicleShown
from shamble.table.screen.corrections import CorrectionsShown
from shamble.table.screen.lookahead import AheadShown, MeasureShown
from shamble.table.screen.piles import PilesShown
from shamble.table.screen.plans import PlansShown
from shamble.table.screen.position import ScreenShown
from shamble.table.screen.replay import MomentShown
from shamble.table.screen.small import PointShown, PresenceShown, RefusedShown, RulesShown
from shamble.web.assets import STATIC
from shamble.web.screen_messages import ChangeMessage, ScreenMessage

MESSAGES = (
    *(ScreenMessage, ChangeMessage, HintShown, AheadShown, MeasureShown, CorrectionsShown, RulesShown),
    *(PlansShown, PointShown, PresenceShown, RefusedShown),
)
"""The messages that come over the WebSocket of a table."""
ANSWERS = (ChronicleShown, MomentShown, PilesShown, RoundShown, SignShown)
"""The answers to what a page asks for."""
INTRODUCTION = """/**
 * What the server sends, made by `python -m shamble.lab.types_page`. The page itself words, draws and decides nothing.
 */
"""
_PLAIN = {str: "string", int: "number", float: "number", bool: "boolean", NoneType: "null", object: "any"}
_WIDTH, _NO_BREAK = 117, "\xa0"


def page() -> str:
    """The whole file."""
    known: dict[str, type] = {}
    for kind in (ScreenShown, *MESSAGES, *ANSWERS):
        _learn(kind, known)
    union = " | ".join(_name(kind) for kind in MESSAGES)
    types = [_typedef(kind) for _, kind in sorted(known.items())]
    return "\n".join([INTRODUCTION, *types, _comment(f"@typedef {{{union}}} Message"), "export {};\n"])


def _learn(kind: type, known: dict[str, type]) -> None:
    """Add a class with all that its fields are made of."""
    if kind is not ScreenChange and _name(kind) not in known:
        known[_name(kind)] = kind
        for hint in get_type_hints(kind, include_extras=True).values():
            for part in _classes(hint):
                _learn(part, known)


def _classes(hint: Any) -> Iterator[type]:
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        yield hint
    elif get_origin(hint) is Annotated:
        yield from _classes(get_args(hint)[1])
    else:
        for inner in get_args(hint):
            yield from _classes(inner)


def _name(kind: type) -> str:
    return kind.__name__.removesuffix("Shown")


def _typedef(kind: type) -> str:
    about = (kind.__doc__ or "").split("\n\n")[0]
    hints = get_type_hints(kind, include_extras=True)
    if not issubclass(kind, msgspec.Struct):
        return _comment(about, f"@typedef {{{' & '.join(map(_told, hints.values()))}}} {_name(kind)}")
    tag = kind.__struct_config__
    told = [f"{tag.tag_field}: {tag.tag!r}".replace("'", '"')] if tag.tag_field else []
    told += [_field(kind, one, hints[one.name]) for one in fields(kind)]
    kept_together = ", ".join(one.replace(" ", _NO_BREAK) for one in told)
    lines = textwrap.wrap(f"@typedef {{{{{kept_together}}}}} {_name(kind)}", _WIDTH, subsequent_indent="  ")
    return _comment(about, *(line.replace(_NO_BREAK, " ") for line in lines))


def _field(kind: type[msgspec.Struct], one: FieldInfo, hint: Any) -> str:
    if one.required or not kind.__struct_config__.omit_defaults:
        return f"{one.encode_name}: {_told(hint)}"
    return f"{one.encode_name}?: {_told(hint).removesuffix(' | null')}"


def _told(hint: Any) -> str:
    """A type as JSDoc says it."""
    origin, inner = get_origin(hint), get_args(hint)
    if hint is ScreenChange:
        return 'import("./changes.js").Change'
    if origin is Annotated:
        return _told(inner[1])
    if origin in (Union, UnionType):
        return " | ".join(dict.fromkeys(map(_told, inner)))
    if origin is list:
        told = _told(inner[0])
        return f"({told})[]" if " " in told else f"{told}[]"
    if origin is dict:
        return f"Object<string, {_told(inner[1])}>"
    if origin is tuple:
        return f"[{', '.join(map(_told, inner))}]"
    return _PLAIN[hint] if hint in _PLAIN else _name(hint)


def _comment(*lines: str) -> str:
    return "\n".join(["/**", *(f" * {line}" for line in lines), " */", ""])


if __name__ == "__main__":
    (STATIC / "types.js").write_text(page(), encoding="utf-8")
