"""Writing together: while one thread waits for the disk others queue up, and the next one takes their work along."""

from __future__ import annotations

import threading
from collections import deque
from collections.abc import Callable
from contextlib import AbstractContextManager

import sqlalchemy as sa

Work = Callable[[sa.Connection], None]
Transaction = Callable[[], AbstractContextManager[sa.Connection]]


class _Wish:
    """Work that somebody waits for: done, or refused by what went wrong."""

    __slots__ = ("done", "fault", "work")

    def __init__(self, work: Work) -> None:
        self.work = work
        self.done = False
        self.fault: BaseException | None = None

    def finish(self, fault: BaseException | None = None) -> None:
        self.fault = fault
        self.done = True


class Commits:
    """One commit for all who wait at the same moment. Where many connections write (no lock), each commits alone."""

    def __init__(self, transaction: Transaction, lock: threading.RLock | None) -> None:
        self._transaction = transaction
        self._lock = lock
        self._waiting: deque[_Wish] = deque()

    def do(self, work: Work) -> None:
        """Do this work in a transaction, and return when it is on the disk; raises what went wrong, then nothing is."""
        wish = _Wish(work)
        if self._lock is None:
            self._do_alone(wish)
        else:
            self._waiting.append(wish)
            with self._lock:
                if not wish.done:
                    self._do_all()
        if wish.fault is not None:
            raise wish.fault

    def _do_all(self) -> None:
        """All that waits in one transaction; if that fails, each alone, so that nobody pays for another."""
        wishes = []
        while self._waiting:
            wishes.append(self._waiting.popleft())
        try:
            with self._transaction() as connection:
                for wish in wishes:
                    wish.work(connection)
        except BaseException as error:
            for wish in wishes:
                if len(wishes) > 1:
                    self._do_alone(wish)
                else:
                    wish.finish(error)
        else:
            for wish in wishes:
                wish.finish()

    def _do_alone(self, wish: _Wish) -> None:
        try:
            with self._transaction() as connection:
                wish.work(connection)
        except BaseException as error:
            wish.finish(error)
        else:
            wish.finish()
