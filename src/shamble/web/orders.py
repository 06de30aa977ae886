"""The messages between a server and its workers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple


class WorkerSetting(NamedTuple):
    """The things that a worker has to know of the process that starts it."""

    data: str
    code_allowed: bool
    memory: int
    niceness: int
    server: int
    """The number of the process that starts it."""


class Job(NamedTuple):
    """A function of a module with its arguments, the language it speaks, and the processor time that it may take.

    `files` are those of Missions that may be read, as the command line has named them.
    """

    work: Callable[..., Any]
    arguments: tuple[Any, ...]
    language: str
    seconds: int
    files: tuple[str, ...] = ()


class Done(NamedTuple):
    """The outcome of a job: what it returned, or else why not; a `fault` is ours."""

    result: Any = None
    refusal: Exception | None = None
    fault: str = ""
