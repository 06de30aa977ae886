"""Work on several processes at once, in the order in which it was given."""

from __future__ import annotations

import signal
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import active_children, get_context
from typing import Protocol, TypeVar

SECONDS_TO_CANCEL = 0.2

Work = TypeVar("Work")
Result = TypeVar("Result")


class Spread(Protocol):
    """Does a piece of work for each job; the results come in the order of the jobs."""

    def __call__(self, work: Callable[[Work], Result], jobs: Sequence[Work], /) -> Iterator[Result]:
        """The result of each job."""


@contextmanager
def processes(workers: int, *, together: int = 16) -> Iterator[Spread]:
    """A Spread over this many processes; a single worker is this process itself.

    At most so many jobs go `together` to a process: 1 for long ones, whose results are wanted as they come.
    """
    if workers == 1:
        yield lambda work, jobs: map(work, jobs)
        return
    # Unlike a Pool, an executor reports workers that cannot start, instead of starting new ones for ever.
    pool = ProcessPoolExecutor(workers, mp_context=get_context("spawn"))

    def spread(work: Callable[[Work], Result], jobs: Sequence[Work]) -> Iterator[Result]:
        with _ctrl_c_ignored():
            return pool.map(work, jobs, chunksize=max(1, min(together, len(jobs) // (4 * workers))))

    try:
        yield spread
    except BaseException:
        pool.shutdown(wait=False, cancel_futures=True)
        time.sleep(SECONDS_TO_CANCEL)  # jobs cancelled first cause no complaints when the workers go
        for worker in active_children():
            worker.terminate()
        raise
    pool.shutdown()


@contextmanager
def _ctrl_c_ignored() -> Iterator[None]:
    """Ctrl-C reaches every process of a terminal. Those begun now leave it to the first one, which ends them."""
    if threading.current_thread() is not threading.main_thread():  # no other thread may change what a signal does
        yield
        return
    usual = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, usual)
