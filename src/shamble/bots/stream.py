"""A bot's own random numbers: never the game's generator, never the interpreter's."""

from __future__ import annotations

from shamble.engine.splitmix import drawn, mix, next_seed

_APART = 0x5EED0FB07
"""Keeps a bot's numbers apart from those of a game that has the same seed."""


class Stream:
    """An endless row of random numbers that depends on its seed alone."""

    __slots__ = ("_state",)

    def __init__(self, seed: int) -> None:
        self._state = mix(next_seed(seed & 0xFFFFFFFF) ^ _APART)

    def below(self, limit: int) -> int:
        """A number from 0 to limit - 1."""
        number, self._state = drawn(self._state, limit)
        return number
