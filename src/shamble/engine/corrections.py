"""Corrections that a table may make by hand. They are as legal as options, but apart from what the rules offer."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from shamble.engine.decisions import Option

ListOptions = Callable[[Any, list[Option]], None]
CarryOut = Callable[[Any, Option], None]


class Correction:
    """One kind of correction: `offer` lists all of its kind that are possible now, `make` carries one out."""

    __slots__ = ("_make", "name", "offer")

    def __init__(self, name: str, offer: ListOptions) -> None:
        self.name = name
        self.offer = offer
        self._make: CarryOut | None = None

    def made(self, function: CarryOut) -> CarryOut:
        """Decorator: the function that carries out what was offered."""
        self._make = function
        return function

    def make(self, game: Any, option: Option) -> None:
        """Carry a correction out."""
        if self._make is None:
            raise TypeError(f"the correction {self.name!r} is offered but cannot be made")
        self._make(game, option)
