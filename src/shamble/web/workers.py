"""Slow work in processes of its own, so that a choice never shares the interpreter with it.

A worker is started when it is first needed and does one job at a time. One that takes too long is killed, one that dies
costs its job alone; the next job gets a new one. Without workers (0) a job runs in a thread.
"""

from __future__ import annotations

import contextlib
import logging
import os
import pickle
import subprocess
import sys
import threading
from collections.abc import Callable
from typing import Any, TypeVar, cast

from shamble.files.disk import data_folder
from shamble.games.missions import known_files
from shamble.packs.trust import is_code_allowed
from shamble.text import readers_language, words
from shamble.web.orders import Done, Job, WorkerSetting
from shamble.web.turns import TooBusyError, Turns, closing

T = TypeVar("T")

log = logging.getLogger(__name__)

JOBS_OF_A_WORKER = 2000
"""After so many jobs a worker makes room for a new one: whatever has gathered in it is gone."""
MEMORY = 1536 * 1024 * 1024
SECONDS_TO_START = 40.0
"""The time for what a new process has to load: on a busy machine others go first."""
BEHIND_ALL, BEHIND_CHOICES = 10, 3
"""The niceness of processes: nobody sees a sheet being made, but people wait for bots."""


class WorkerError(Exception):
    """A job has failed through a fault of ours; the text is the worker's own account."""


class _Worker:
    """One process."""

    def __init__(self, memory: int, niceness: int) -> None:
        # -P: nothing that lies in the folder where the server was started is taken for a module
        command = [sys.executable, "-P", "-m", "shamble.web.worker"]
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self._jobs = 0
        self._tell(WorkerSetting(str(data_folder()), is_code_allowed(), memory, niceness, os.getpid()))

    @property
    def pid(self) -> int:
        """The number of the process."""
        return self._process.pid

    @property
    def usable(self) -> bool:
        """Whether it can take another job."""
        return self._process.poll() is None and self._jobs < JOBS_OF_A_WORKER

    def _tell(self, message: WorkerSetting | Job) -> None:
        assert self._process.stdin is not None
        self._process.stdin.write(pickle.dumps(message))
        self._process.stdin.flush()

    def do(self, job: Job, seconds: float) -> Done | None:
        """Do a job; None when the process died of it or was killed, because it took more seconds than these."""
        self._jobs += 1
        to_start = SECONDS_TO_START if self._jobs == 1 else 0.0
        guard = threading.Timer(seconds + to_start, self._process.kill)
        guard.start()
        try:
            self._tell(job)
            assert self._process.stdout is not None
            return cast(Done, pickle.load(self._process.stdout))
        except (OSError, EOFError, pickle.UnpicklingError):
            return None
        finally:
            guard.cancel()

    def kill(self) -> None:
        """End the process, whatever it is doing."""
        self._process.kill()

    def end(self) -> None:
        """End the process and close what leads to it."""
        self.kill()
        self._process.wait()
        for pipe in (self._process.stdin, self._process.stdout):
            with contextlib.suppress(OSError):
                assert pipe is not None
                pipe.close()


class Workers:
    """So many processes for the slow work of all visitors."""

    def __init__(
        self, number: int, turns: Turns, seconds: float, *, memory: int = MEMORY, niceness: int = BEHIND_ALL
    ) -> None:
        """`turns` lets no more than that many jobs be done at once; each of them has so many seconds."""
        self.seconds = seconds
        self._number = number
        self.turns = turns
        self._memory, self._niceness = memory, niceness
        self._idle: list[_Worker] = []
        self._all: set[_Worker] = set()
        self._lock = threading.Lock()
        self._stopped = False

    @property
    def pids(self) -> list[int]:
        """The numbers of the processes that run."""
        with self._lock:
            return [worker.pid for worker in self._all]

    async def run(self, visitor: str, work: Callable[..., T], *arguments: Any) -> T:
        """The result of a function of a module for arguments that can be pickled, in the time that a job has."""
        return await self.turns.take(visitor, lambda: self.done(work, *arguments))

    def done(self, work: Callable[..., T], *arguments: Any) -> T:
        """As `run`, for whoever has a thread and a turn already."""
        if not self._number:
            return work(*arguments)
        job = Job(work, arguments, readers_language(), int(self.seconds) + 1, known_files())
        worker = self._taken()
        done: Done | None = None
        try:
            done = worker.do(job, self.seconds)
        finally:
            self._put_back(worker, ended=done is None)
        if done is None and self._stopped:
            raise closing()
        if done is None:
            log.warning("%s was given up: it took too long or too much memory", job.work.__name__)
            raise TooBusyError(words().page("slow-given-up"), 503)
        if done.refusal is not None:
            raise done.refusal
        if done.fault:
            raise WorkerError(done.fault)
        return cast(T, done.result)

    def _taken(self) -> _Worker:
        with self._lock:
            while self._idle:
                worker = self._idle.pop()
                if worker.usable:
                    return worker
                self._all.discard(worker)
                worker.end()
        new = _Worker(self._memory, self._niceness)
        with self._lock:
            if not self._stopped:
                self._all.add(new)
                return new
        new.end()
        raise closing()

    def _put_back(self, worker: _Worker, *, ended: bool) -> None:
        with self._lock:
            if not ended and not self._stopped:
                self._idle.append(worker)
                return
            self._all.discard(worker)
        worker.end()

    def stop(self) -> None:
        """End all processes; whoever waits for what they are doing is told so."""
        with self._lock:
            self._stopped = True
            idle, self._idle = self._idle, []
            busy = self._all - set(idle)
            self._all -= set(idle)
        for worker in idle:
            worker.end()
        for worker in busy:  # whoever waits for it finds it dead, and clears it away
            worker.kill()
