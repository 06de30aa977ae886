"""Chance: the one door through which dice and shuffles come. Seeded, secure, recorded, replayed or scripted.

The seeded generator (engine/splitmix.py) is one integer in the state, so copying it is free and every process agrees.
Whoever sees some of its dice can find that integer and with it all dice to come: strangers play with `SECURE` chance.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any, TypeVar

from shamble.engine.errors import EngineError

F = TypeVar("F")


class SecureChance:
    """Dice and shuffles from the system's own secure randomness: nothing that was seen tells what comes next."""

    __slots__ = ("_random",)

    def __init__(self) -> None:
        self._random = random.SystemRandom()

    def dice(self, count: int, faces: Sequence[F]) -> list[F]:
        """Throw this many dice with these faces."""
        return [self._random.choice(faces) for _ in range(count)]

    def order(self, items: Sequence[int]) -> list[int]:
        """A shuffled copy of the items."""
        return self._random.sample(items, len(items))


SECURE = SecureChance()


class Script:
    """Dice laid down beforehand by a scenario; too few are an error, those left over can be asked for."""

    __slots__ = ("dice",)

    def __init__(self, dice: Sequence[int | str] = ()) -> None:
        self.dice: list[Any] = list(dice)

    def take(self, count: int, faces: Sequence[F]) -> list[F]:
        """The next dice; an error when the script has run out, or when a die with these faces cannot show one."""
        if len(self.dice) < count:
            raise EngineError(
                f"The game rolls {count} dice here and the scenario has {len(self.dice)} left: add to its `dice`."
            )
        taken = self.dice[:count]
        for face in taken:
            if face not in faces:
                raise EngineError(f"The die that is rolled here shows {', '.join(map(str, faces))}, never {face}.")
        del self.dice[:count]
        return taken


class Recording:
    """The results of chance during one choice, played back in the same order."""

    __slots__ = ("_at", "_given")

    def __init__(self, given: Sequence[Sequence[Any]]) -> None:
        self._given = given
        self._at = 0

    def take(self, what: str, count: int) -> list[Any]:
        """The recorded result; an error when the log asks for something else now."""
        if self._at >= len(self._given):
            raise EngineError(f"The log records no {what} here: it was written by another version of the rules.")
        kind, values = self._given[self._at]
        if kind != what or len(values) != count:
            raise EngineError(f"The log records {kind} ({len(values)}) where the rules ask for {what} ({count}).")
        self._at += 1
        return list(values)

    def take_order(self, items: Sequence[int]) -> list[int]:
        """The recorded order of these items; an error when others were shuffled then."""
        order = self.take("order", len(items))
        if sorted(order) != sorted(items):
            raise EngineError("The log records another set of things that were shuffled here.")
        return order

    def end(self) -> None:
        """All that was recorded has been taken; an error when the rules of today ask for less."""
        if self._at < len(self._given):
            raise EngineError(f"The log records {self._given[self._at][0]} that the rules no longer ask for.")
