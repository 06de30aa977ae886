"""Turns at slow work: visitors take them one after the other, and each may have only so much waiting."""

from __future__ import annotations

import asyncio
from collections import Counter, deque
from collections.abc import Callable
from typing import Any, TypeVar

from shamble.errors import ShambleError
from shamble.text import words
from shamble.web.threads import beside

T = TypeVar("T")


class TooBusyError(ShambleError):
    """Slow work that is not begun, or was given up; `status` says whether it is the visitor's doing (429) or not."""

    def __init__(self, message: str, status: int) -> None:
        super().__init__(message)
        self.status = status


def closing() -> TooBusyError:
    """The refusal of slow work by a server that is being stopped."""
    return TooBusyError(words().page("slow-stopped"), 503)


class Turns:
    """So many things at once; whoever comes next is the visitor who has waited for a turn the longest."""

    def __init__(self, at_once: int, of_a_visitor: int, in_all: int) -> None:
        self._free = at_once
        self._of_a_visitor = of_a_visitor
        self._in_all = in_all
        self._asked: Counter[str] = Counter()
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}
        self._closed = False

    async def take(self, visitor: str, work: Callable[[], T]) -> T:
        """Wait for a turn and run something slow in a thread; TooBusyError where too much is waiting already.

        Whoever goes away while it runs leaves the turn taken: the next one has to wait until it is really over.
        """
        if self._closed:
            raise closing()
        if self._asked[visitor] >= self._of_a_visitor:
            raise TooBusyError(words().page("slow-of-yours"), 429)
        if self._asked.total() >= self._in_all:
            raise TooBusyError(words().page("slow-of-all"), 503)
        self._asked[visitor] += 1
        try:
            await self._wait(visitor)
        except BaseException:
            self._leave(visitor)
            raise
        running = asyncio.create_task(beside(work))
        running.add_done_callback(lambda ended: self._end(visitor, ended))
        return await asyncio.shield(running)

    def close(self) -> None:
        """Give no more turns; whoever waits for one is told so."""
        self._closed = True
        for queue in self._waiting.values():
            for waiting in queue:
                if not waiting.done():
                    waiting.set_exception(closing())
        self._waiting.clear()

    def _end(self, visitor: str, ended: asyncio.Task[Any]) -> None:
        if not ended.cancelled():
            ended.exception()  # whoever asked may be gone
        self._leave(visitor)
        if visitor in self._waiting:
            self._waiting[visitor] = self._waiting.pop(visitor)  # behind those who have had no turn
        self._pass_on()

    def _leave(self, visitor: str) -> None:
        self._asked[visitor] -= 1
        if not self._asked[visitor]:
            del self._asked[visitor]

    async def _wait(self, visitor: str) -> None:
        if self._free:
            self._free -= 1
            return
        mine = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(visitor, deque()).append(mine)
        try:
            await mine
        except asyncio.CancelledError:
            if mine.done() and not mine.cancelled():  # it was given in this very moment
                self._pass_on()
            raise

    def _pass_on(self) -> None:
        """Give the turn to whoever is first; the next of the same visitor then is the last of all."""
        while self._waiting:
            visitor = next(iter(self._waiting))
            queue = self._waiting.pop(visitor)
            following = queue.popleft()
            if queue:
                self._waiting[visitor] = queue
            if not following.done():
                following.set_result(None)
                return
        self._free += 1
