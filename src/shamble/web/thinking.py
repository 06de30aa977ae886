"""Bots that think: one at a time, in a thread, and the shorter the more of them are asked."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TypeVar

from shamble.web.threads import in_thread

T = TypeVar("T")

AT_ONCE = 1
"""The bots that think at the same time: whoever chooses something meanwhile shares the interpreter with them."""


class Thinking:
    """The thoughts of all bots of a server."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._turn = asyncio.Semaphore(AT_ONCE)
        self._asked = 0

    async def __call__(self, think: Callable[[float], T]) -> T:
        """Let a bot think: `think` is told how many seconds it may take."""
        self._asked += 1
        seconds = self._seconds / self._asked
        try:
            async with self._turn:
                return await in_thread(lambda: think(seconds))
        finally:
            self._asked -= 1
