"""The server that a swarm plays on: a process of its own, and how much of a core it takes."""

from __future__ import annotations

import contextlib
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from shamble.errors import ShambleError
from shamble.web.serving import HERE

SECONDS_TO_STOP = 30
LONGEST_COMPLAINT = 2000
LOG = "server.log"


class SwarmError(ShambleError):
    """The swarm cannot be let loose; the message says what to do."""


def started_on(folder: Path, port: int = 0) -> tuple[subprocess.Popen[str], str]:
    """A server on the tables of a folder, and its address; what it complains of is added to its log there."""
    command = [sys.executable, "-m", "shamble", "serve", "--host", HERE, "--port", str(port), "--name", HERE]
    log = folder / LOG
    with log.open("a", encoding="utf-8") as told:
        process = subprocess.Popen(
            [*command, "--db", f"sqlite:///{folder / 'tables.sqlite'}"],
            stdout=subprocess.PIPE,
            stderr=told,
            text=True,
            env={**os.environ, "PYTHONUNBUFFERED": "1"},
        )
    assert process.stdout is not None
    found = re.search(r"http://([\d.:]+)/", process.stdout.readline())
    if found is None:
        end(process)
        raise SwarmError(f"The server did not start:\n{log.read_text(encoding='utf-8')[-LONGEST_COMPLAINT:]}")
    return process, found[1]


def end(process: subprocess.Popen[str]) -> None:
    """See to it that a process is over."""
    if process.poll() is None:
        process.kill()
    process.wait()
    if process.stdout is not None:
        process.stdout.close()


@contextlib.contextmanager
def server_on(folder: Path, *, killed: bool) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A server on these tables; at the end it has to stop cleanly, unless it was killed."""
    process, address = started_on(folder)
    try:
        yield process, address
        if not killed:
            process.send_signal(signal.SIGINT)
            process.communicate(timeout=SECONDS_TO_STOP)
    finally:
        end(process)
    complaints = (folder / LOG).read_text(encoding="utf-8").strip()
    if complaints and not killed:
        raise SwarmError(f"The server complained:\n{complaints[-LONGEST_COMPLAINT:]}")


class TimeSpent(NamedTuple):
    """Seconds since a moment, and those of a core that the server and the players had."""

    seconds: float
    server: float
    players: float

    @classmethod
    def now(cls, pid: int) -> TimeSpent:
        """The clocks as they stand."""
        return cls(time.monotonic(), _core_seconds(pid), time.process_time())

    def since(self, start: TimeSpent) -> TimeSpent:
        """The time spent since then."""
        return TimeSpent(*(now - then for now, then in zip(self, start, strict=True)))


def _core_seconds(pid: int) -> float:
    """The seconds that a process has run on a core; 0 where the system does not tell."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
