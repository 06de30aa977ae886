"""Threads for work that takes time; all of it has to be over before the database is closed."""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import TypeVar

import anyio.to_thread

T = TypeVar("T")

_changed = threading.Condition()
_running = 0


async def in_thread(work: Callable[[], T]) -> T:
    """Run something that takes time without holding up everybody else."""
    return await anyio.to_thread.run_sync(lambda: _counted(work))


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
