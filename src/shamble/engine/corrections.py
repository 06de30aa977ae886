"""Corrections: what a table may put right by hand. As legal as options, but apart from what the rules offer."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from shamble.engine.decisions import Option

Offer = Callable[[Any, list[Option]], None]
Make = Callable[[Any, Option], None]


class Correction:
    """One kind of correction: `offer` lists all of its kind that are possible now, `make` carries one out."""

    __slots__ = ("_make", "name", "offer")

    def __init__(self, name: str, offer: Offer) -> None:
        self.name = name
        self.offer = offer
        self._make: Make | None = None

    def made(self, function: Make) -> Make:
        """Decorator: the function that carries out what was offered."""
        self._make = function
        return function

    def make(self, game: Any, option: Option) -> None:
        """Carry a correction out."""
        if self._make is None:
            raise TypeError(f"the correction {self.name!r} is offered but cannot be made")
        self._make(game, option)
