"""Deeds: entries of the log that answer no decision. What was done to the game, by a name and an argument."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from shamble.engine.game import Game

Deed = Callable[["Game", str], None]

DEEDS: dict[str, Deed] = {}
"""What a deed does, by its name: it changes state or setting, or raises before anything is changed."""


def deed(name: str) -> Callable[[Deed], Deed]:
    """Decorator: register a deed; its entries have the key `NAME ARGUMENT`."""

    def register(function: Deed) -> Deed:
        if name in DEEDS:
            raise ValueError(f"two deeds are called {name!r}")
        DEEDS[name] = function
        return function

    return register


def deed_of(key: str) -> tuple[str, str] | None:
    """(name, argument) of an entry's key; None for the key of an option."""
    name, _, argument = key.partition(" ")
    return (name, argument) if name in DEEDS else None
