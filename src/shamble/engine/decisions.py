"""Decisions and options: the only way in which anybody takes part in a game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from itertools import compress
from operator import ne
from types import MappingProxyType
from typing import Any, TypeVar, cast

import msgspec
from msgspec.structs import astuple, replace

_NOTHING: Mapping[str, Any] = MappingProxyType({})


class Option(msgspec.Struct, eq=False, gc=False):
    """One legal answer. Unused fields keep their empty value; `rule` is the ledger id behind the option.

    Never changed once it is made: equal ones may be the same object, in all games of a process.
    """

    action: str
    who: int = -1
    zone: int = -1
    via: int = -1
    kind: int = -1
    other: int = -1
    door: int = -1
    card: int = 0
    cards: tuple[int, ...] = ()
    to: str = ""
    seat: int = -1
    cost: int = 0
    free: str = ""
    name: str = ""
    n: int = 0
    rule: str = ""
    _key: str = ""
    _fields: dict[str, Any] | None = None

    def fields(self) -> Mapping[str, Any]:
        """The fields in use, without the ledger id."""
        if self._fields is None:
            held = astuple(self)[1:-3]
            in_use = tuple(map(ne, held, _UNUSED))
            self._fields = dict(zip(compress(_FIELDS, in_use), compress(held, in_use), strict=True))
        return self._fields

    @property
    def key(self) -> str:
        """A short text that names this option among those of its decision, the same in every process."""
        if not self._key:
            self._key = self._written()
        return self._key

    def _written(self) -> str:
        parts = [self.action]
        for field, value in self.fields().items():
            shown = "+".join(map(str, value)) if field == "cards" else str(value)
            parts.append(f"{field}={shown}")
        return " ".join(parts)

    def under(self, rule: str) -> Option:
        """The same option with another ledger id behind it."""
        return replace(self, rule=rule)

    def __repr__(self) -> str:
        return f"Option({self.key})"


F = TypeVar("F", bound=Callable[..., Any])
_SHARED = 4096


def shared(make: F) -> F:
    """Decorator: a function that makes options of nothing but words and numbers; those used last are not made anew."""
    return cast(F, lru_cache(_SHARED)(make))


_FIELDS = Option.__struct_fields__[1:-3]
"""All but the action, the ledger id and what is worked out of the others."""
_UNUSED: tuple[Any, ...] = Option.__struct_defaults__[:-3]


class Question(msgspec.Struct, eq=False, gc=False):
    """A question to one or more seats, with every legal answer listed. Shared between copies, never changed.

    `shown` is what its words tell besides the fields of its options.
    """

    kind: str
    seats: tuple[int, ...]
    options: list[Option]
    who: int = -1
    shown: Mapping[str, Any] = _NOTHING

    def find(self, key: str) -> Option | None:
        """The option with this key, or None."""
        return next((option for option in self.options if option.key == key), None)

    def __repr__(self) -> str:
        return f"Decision({self.kind}, seats={self.seats}, {len(self.options)} options)"


Decision = Question
"""The question of a frame, as those who play call it."""
