"""Bots that think: one at a time, in a thread; whoever has waited for their turn thinks the shorter."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from time import monotonic
from typing import TypeVar

from shamble.web.threads import in_thread

T = TypeVar("T")

AT_ONCE = 1
"""The bots that think at the same time: whoever chooses something meanwhile shares the interpreter with them."""
AT_LEAST = 0.1
"""The part of the usual time that is left for those who have waited long."""


class Thinking:
    """The thoughts of all bots of a server; each takes at most so many seconds, with the time that it had to wait."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._turn = asyncio.Semaphore(AT_ONCE)

    async def __call__(self, think: Callable[[float], T]) -> T:
        """Let a bot think: `think` is told how many seconds it may take."""
        asked = monotonic()
        async with self._turn:
            left = max(AT_LEAST * self._seconds, self._seconds - (monotonic() - asked))
            return await in_thread(lambda: think(left))
