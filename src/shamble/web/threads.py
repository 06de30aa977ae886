"""Threads for work that takes time; all of it has to be over before the database is closed."""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import TypeVar

import anyio.to_thread
from anyio import CapacityLimiter
from anyio.lowlevel import RunVar

T = TypeVar("T")

AT_ONCE = 40
WAITING_BESIDE = 200
"""The threads of slow work: who may have one is settled elsewhere."""

_changed = threading.Condition()
_running = 0
_usual: RunVar[CapacityLimiter] = RunVar("threads")
_slow: RunVar[CapacityLimiter] = RunVar("threads of slow work")


async def in_thread(work: Callable[[], T]) -> T:
    """Run something short, such as a choice or a question to the database, without holding up everybody else."""
    return await anyio.to_thread.run_sync(lambda: _counted(work), limiter=_limiter(_usual, AT_ONCE))


async def beside(work: Callable[[], T]) -> T:
    """Run something slow in a thread of which nothing short takes any."""
    return await anyio.to_thread.run_sync(lambda: _counted(work), limiter=_limiter(_slow, WAITING_BESIDE))


def _limiter(var: RunVar[CapacityLimiter], most: int) -> CapacityLimiter:
    """The limiter of the event loop that runs."""
    try:
        return var.get()
    except LookupError:
        var.set(CapacityLimiter(most))
        return var.get()


def _counted(work: Callable[[], T]) -> T:
    global _running
    with _changed:
        _running += 1
    try:
        return work()
    finally:
        with _changed:
            _running -= 1
            _changed.notify_all()


def wait_until_idle(seconds: float) -> bool:
    """Wait for work whose asker has gone: it may still be writing. Returns whether all of it is over."""
    with _changed:
        return _changed.wait_for(lambda: _running == 0, seconds)
