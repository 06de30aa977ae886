"""Shared commits: while one thread waits for the disk others queue up, and the next one does their work as well."""

from __future__ import annotations

import threading
from collections import deque
from collections.abc import Callable
from contextlib import AbstractContextManager

import sqlalchemy as sa

Work = Callable[[sa.Connection], None]
Transaction = Callable[[], AbstractContextManager[sa.Connection]]


class _Job:
    """Work that somebody waits for: done, or failed with a fault."""

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
        self._waiting: deque[_Job] = deque()

    def do(self, work: Work) -> None:
        """Do this work in a transaction, and return when it is on the disk; when it raises, nothing was written."""
        job = _Job(work)
        if self._lock is None:
            self._do_alone(job)
        else:
            self._waiting.append(job)
            with self._lock:
                if not job.done:
                    self._do_all()
        if job.fault is not None:
            raise job.fault

    def _do_all(self) -> None:
        """Do all that waits in one transaction; if that fails, each alone, so that nobody pays for another."""
        jobs = []
        while self._waiting:
            jobs.append(self._waiting.popleft())
        try:
            with self._transaction() as connection:
                for job in jobs:
                    job.work(connection)
        except BaseException as error:
            for job in jobs:
                if len(jobs) > 1:
                    self._do_alone(job)
                else:
                    job.finish(error)
        else:
            for job in jobs:
                job.finish()

    def _do_alone(self, job: _Job) -> None:
        try:
            with self._transaction() as connection:
                job.work(connection)
        except BaseException as error:
            job.finish(error)
        else:
            job.finish()
