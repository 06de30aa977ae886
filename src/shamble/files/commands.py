"""Commands that people are told to call, with all that the present one was told about data and language."""

from __future__ import annotations

import contextlib
import shlex
from collections.abc import Iterator
from pathlib import Path

DATA = "--data"
_further: list[str] = []


@contextlib.contextmanager
def called_with(*options: str) -> Iterator[None]:
    """Inside, every command that is proposed has these options, too; without any it has none."""
    before = list(_further)
    _further[:] = options
    try:
        yield
    finally:
        _further[:] = before


def command(*words: str, data: Path | None = None) -> str:
    """A command of the program as a line for a shell: `shamble` and these words, with the data folder to look in."""
    where = [DATA, str(data)] if data and DATA not in _further else []
    return shlex.join(["shamble", *words, *where, *_further])
