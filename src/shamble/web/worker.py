"""A process that does slow work for a server: one job after the other, with little memory, behind everything else."""

from __future__ import annotations

import contextlib
import os
import pickle
import signal
import sys
import threading
import time
import traceback
from pathlib import Path
from typing import BinaryIO

from shamble.errors import ShambleError
from shamble.files.disk import data_kept_in
from shamble.nearest import few_suggestions
from shamble.text.reader import reading_in
from shamble.web.orders import Done, Job, WorkerSetting

try:
    import resource
except ModuleNotFoundError:  # pragma: no cover  there is none on Windows
    resource = None  # type: ignore[assignment]


SECONDS_BETWEEN_LOOKS = 0.5


def main() -> None:
    """Do the jobs that come in, until nobody is there to send any."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which then ends this process
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # what a pack prints is no answer
    setting: WorkerSetting = pickle.load(sys.stdin.buffer)
    _keep_small(setting)
    threading.Thread(target=_end_with, args=(setting.server,), daemon=True).start()
    with data_kept_in(Path(setting.data)), _code_as_allowed(setting):
        while _do_next(sys.stdin.buffer, answers):
            pass


def _code_as_allowed(setting: WorkerSetting) -> contextlib.AbstractContextManager[None]:
    """Run the code of packs, or none of it, as the server does."""
    if setting.code_allowed:  # as a process begins
        return contextlib.nullcontext()
    from shamble.packs.trust import code_allowed  # which packs there are takes a while to load

    return code_allowed(False)


def _do_next(jobs: BinaryIO, answers: BinaryIO) -> bool:
    """Do one job and answer; False when none comes any more, or this process has had too much."""
    try:
        job: Job = pickle.load(jobs)
    except EOFError:
        return False
    _take_at_most(job.seconds)
    try:
        answer = _answer(job)
    except MemoryError:
        return False
    try:
        answers.write(answer)
        answers.flush()
    except BrokenPipeError:
        return False
    return True


def _end_with(server: int) -> None:
    """End this process, whatever it is doing, when the server that started it has been killed."""
    while os.getppid() == server:
        time.sleep(SECONDS_BETWEEN_LOOKS)
    os._exit(1)


def _answer(job: Job) -> bytes:
    try:
        _know(job.files)
        with reading_in(job.language), few_suggestions():
            return pickle.dumps(Done(result=job.work(*job.arguments)))
    except ShambleError as error:
        return _refusal(error)
    except MemoryError:
        raise
    except Exception:
        return pickle.dumps(Done(fault=traceback.format_exc()))


def _know(files: tuple[str, ...]) -> None:
    if files:
        from shamble.games.missions import know_file  # most servers have none, and it takes a while to load

        for file in files:
            know_file(file)


def _refusal(error: ShambleError) -> bytes:
    """An error as it is where it can be sent, else its text."""
    with contextlib.suppress(Exception):
        packed = pickle.dumps(Done(refusal=error))
        pickle.loads(packed)
        return packed
    return pickle.dumps(Done(refusal=ShambleError(str(error))))


def _keep_small(setting: WorkerSetting) -> None:
    if hasattr(os, "nice"):
        os.nice(setting.niceness)
    if resource is not None:
        with contextlib.suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_AS, (setting.memory, setting.memory))


def _take_at_most(seconds: int) -> None:
    """End this process by itself after so much more processor time, even where nobody is left to end it."""
    if resource is not None:
        used = resource.getrusage(resource.RUSAGE_SELF)
        hard = resource.getrlimit(resource.RLIMIT_CPU)[1]
        with contextlib.suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_CPU, (int(used.ru_utime + used.ru_stime) + seconds + 1, hard))


if __name__ == "__main__":
    main()
