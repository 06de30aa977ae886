"""The server under siege: killed, started again at the same address, and its worker processes killed as well."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import re
import signal
import subprocess
import time
from collections import Counter
from pathlib import Path
from types import TracebackType
from typing import NamedTuple, Self

from shamble.lab.swarm_server import LOG, SECONDS_TO_STOP, SwarmError, end, started_on

SECONDS_TO_COME_BACK = 15.0
SECONDS_FOR_WORKERS = 3.0
MOMENT = 0.1
MOST_ERRORS_TOLD, LONGEST_ERROR = 5, 200
LOGGED_ERROR = re.compile(r"^Traceback \(most recent call last\):\n(?:[ \t].*\n|\n)*(.+)", re.MULTILINE)


class Outage(NamedTuple):
    """A time without the server: from its kill until it listens again."""

    began: float
    ended: float

    @property
    def seconds(self) -> float:
        """The length of the outage."""
        return self.ended - self.began


class Besieged:
    """A server on the tables of a folder, which can be killed and comes back."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self.process, self.address = started_on(folder)
        self.is_up = asyncio.Event()
        self.is_up.set()
        self.outages: list[Outage] = []
        self.workers_killed = 0
        self.faults: list[str] = []

    async def kill(self) -> None:
        """Kill -9, and start it again."""
        self.is_up.clear()
        began = time.monotonic()
        workers = descendants(self.process.pid)
        try:
            await asyncio.to_thread(self._again, workers)
        finally:
            self.outages.append(Outage(began, time.monotonic()))
            self.is_up.set()

    def _again(self, workers: list[int]) -> None:
        end(self.process)
        port = int(self.address.rpartition(":")[2])
        until = time.monotonic() + SECONDS_TO_COME_BACK
        while True:
            try:
                self.process, self.address = started_on(self._folder, port)
                break
            except SwarmError:
                if time.monotonic() > until:
                    raise
                time.sleep(MOMENT)
        while (left := [pid for pid in workers if is_alive(pid)]) and time.monotonic() < until:
            time.sleep(MOMENT)
            if time.monotonic() > until - SECONDS_TO_COME_BACK + SECONDS_FOR_WORKERS:
                break
        if left:
            self.faults.append(f"{len(left)} worker processes outlive a server that was killed")
            _kill_all(left)

    def kill_worker(self, stream: random.Random) -> bool:
        """Kill -9 of one of the server's own processes; whether it has any."""
        workers = descendants(self.process.pid)
        if workers:
            _kill_all([stream.choice(workers)])
            self.workers_killed += 1
        return bool(workers)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        workers = descendants(self.process.pid)
        self.process.send_signal(signal.SIGINT)
        try:
            self.process.communicate(timeout=SECONDS_TO_STOP)
        except subprocess.TimeoutExpired:
            self.faults.append(f"the server did not stop within {SECONDS_TO_STOP} s")
        end(self.process)
        _kill_all([pid for pid in workers if is_alive(pid)])
        errors = Counter(LOGGED_ERROR.findall((self._folder / LOG).read_text(encoding="utf-8", errors="replace")))
        for logged, times in errors.most_common(MOST_ERRORS_TOLD):
            self.faults.append(f"{times} times in the server's log: {logged[:LONGEST_ERROR]}")


def descendants(pid: int) -> list[int]:
    """The processes that a process has started, and those that they have, where the system tells."""
    found = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):
            fields = stat.read_text(encoding="utf-8", errors="replace").rpartition(")")[2].split()
            if int(fields[1]) == pid:
                child = int(stat.parent.name)
                found += [child, *descendants(child)]
    return sorted(found)


def is_alive(pid: int) -> bool:
    """Whether a process still runs."""
    try:
        return Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def _kill_all(pids: list[int]) -> None:
    for pid in pids:
        with contextlib.suppress(ProcessLookupError):
            os.kill(pid, signal.SIGKILL)
