"""Positions of earlier versions: they are brought up to date before a saved game goes on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from shamble.engine.setting import Setting

Upgrade = Callable[[dict[str, Any], Any], None]
"""(data of a state as it was saved, setting of its game): changes the data. It recognises old data by itself, and
leaves those of today as they are."""

UPGRADES: dict[int, Upgrade] = {}
"""All that some chapter has registered, by number: the older changes have the lower ones."""


def upgrade(number: int) -> Callable[[Upgrade], Upgrade]:
    """Decorator: register how positions are brought up to date from before a change of what a state holds."""

    def register(function: Upgrade) -> Upgrade:
        if number in UPGRADES:
            raise ValueError(f"two upgrades have the number {number}")
        UPGRADES[number] = function
        return function

    return register


def bring_up_to_date(data: dict[str, Any], setting: Setting[Any, Any]) -> None:
    """Change the data of a saved state to what this version would have written."""
    for _, change in sorted(UPGRADES.items()):
        change(data, setting)
