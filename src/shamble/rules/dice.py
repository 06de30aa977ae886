"""Dice with faces of their own: an edition lists them by name, rules throw them in attacks and outside."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from shamble.engine.declared import EventKind, declare
from shamble.world.game import Game
from shamble.world.hooks import Way
from shamble.world.showing import Sound
from shamble.world.state import Survivor

Face = int | str

declare(
    EventKind("threw", "who name dice", sound=Sound.DICE),
)

KEEP_ROLL: Way[tuple[str, str] | None] = Way("the die for cards with a Keep value, and the face that costs them")


def numbers(faces: Iterable[Face]) -> tuple[int, ...]:
    """Of these faces those that show a number."""
    return tuple(face for face in faces if isinstance(face, int))


def throw(g: Game, survivor: Survivor, die: str, count: int = 1, *, rule: str) -> list[Any]:
    """Throw dice of one kind for a Survivor outside an attack; `rule` is the ledger id of what asks for it."""
    faces: list[Any] = g.throw(count, g.setting.rules.dice[die])
    g.emit("threw", rule, who=survivor.index, name=die, dice=faces)
    return faces
