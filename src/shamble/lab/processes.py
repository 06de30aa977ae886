"""Work on several processes at once, in the order in which it was given or as it gets done."""

from __future__ import annotations

import signal
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Executor, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from itertools import islice
from multiprocessing import active_children, get_context
from typing import Protocol, TypeVar

from shamble.bots.own import admit_again, admitted
from shamble.errors import ShambleError

SECONDS_TO_CANCEL = 0.2
AHEAD = 4
"""The jobs for each process that are handed out at a time, so that none waits for the next one."""

Work = TypeVar("Work")
Result = TypeVar("Result")


class Spread(Protocol):
    """Does a piece of work for each job."""

    def __call__(self, work: Callable[[Work], Result], jobs: Sequence[Work], /) -> Iterator[Result]:
        """The result of each job."""


@contextmanager
def processes(workers: int, *, together: int = 16, as_done: bool = False) -> Iterator[Spread]:
    """A Spread over this many processes; a single worker is this process itself.

    Results come in the order of the jobs, or `as_done`. At most so many jobs go `together` to a process: 1 for long
    ones, whose results are wanted as they come. Bots of one's own may play in these processes as in this one.
    """
    if workers == 1:
        yield lambda work, jobs: map(work, jobs)
        return
    # Unlike a Pool, an executor reports workers that cannot start, instead of starting new ones for ever.
    pool = ProcessPoolExecutor(
        workers, mp_context=get_context("spawn"), initializer=admit_again, initargs=(admitted(),)
    )

    def spread(work: Callable[[Work], Result], jobs: Sequence[Work]) -> Iterator[Result]:
        if as_done:
            return _as_done(pool, work, jobs, AHEAD * workers)
        with _ctrl_c_ignored():
            return pool.map(work, jobs, chunksize=max(1, min(together, len(jobs) // (4 * workers))))

    try:
        yield spread
    except BrokenProcessPool:
        raise ShambleError("a process that played was ended by something else; run it again, it goes on") from None
    except BaseException:
        pool.shutdown(wait=False, cancel_futures=True)
        time.sleep(SECONDS_TO_CANCEL)  # jobs cancelled first cause no complaints when the workers go
        for worker in active_children():
            worker.terminate()
        pool.shutdown()  # its thread must not meet the end of the interpreter
        raise
    pool.shutdown()


def _as_done(pool: Executor, work: Callable[[Work], Result], jobs: Sequence[Work], ahead: int) -> Iterator[Result]:
    """The results as they get done; a few jobs are handed out at a time, and all of them get their turn in order."""
    left = iter(jobs)
    with _ctrl_c_ignored():  # the first jobs begin the processes; later a Ctrl-C must not be lost
        running: set[Future[Result]] = {pool.submit(work, job) for job in islice(left, ahead)}
    while running:
        done, running = wait(running, return_when=FIRST_COMPLETED)
        running |= {pool.submit(work, job) for job in islice(left, len(done))}
        for one in done:
            yield one.result()


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
