"""The program's own YAML files, remembered as data in the data folder: they are parsed once, not at each start.

A memory is a file of plain data with a seal in front, which is keyed by the code that parses. One that is damaged,
changed or of other code is ignored. A file's data are looked up by the digest of its bytes, so whatever
changes is parsed anew. Without a data folder that can be written to, nothing is remembered.
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator
from contextvars import ContextVar
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import Any

import msgspec

from shamble.files.disk import data_folder, write_atomically

PROGRAM = Path(__file__).parents[1]
FOLDER = "parsed"
PARSERS = ("memory.py", "parsing.py", "reading.py")
SEAL_SIZE = 32

_Known = dict[bytes, msgspec.Raw]


class _Memory:
    """The data that were known when a batch of files began, and those that the batch has asked for."""

    def __init__(self, known: _Known) -> None:
        self._known = known
        self.asked: _Known = {}
        self.learned = False

    def look_up(self, raw: bytes, parse: Callable[[], Any]) -> Any:
        digest = blake2b(raw, digest_size=SEAL_SIZE).digest()
        packed = self._known.get(digest)
        if packed is not None:
            self.asked[digest] = packed
            return msgspec.msgpack.decode(packed)
        data = parse()
        self.asked[digest] = msgspec.Raw(msgspec.msgpack.encode(data))
        self.learned = True
        return data


_open: ContextVar[_Memory | None] = ContextVar("memory of parsed files", default=None)


def remembered(raw: bytes, parse: Callable[[], Any]) -> Any:
    """The data of a file with these bytes: from the memory that is open, else parsed."""
    memory = _open.get()
    return parse() if memory is None else memory.look_up(raw, parse)


@contextlib.contextmanager
def parsed_once(source: Path) -> Iterator[None]:
    """Inside, the data of this file or folder are remembered, if it is one of the program's own."""
    path = _file_of(source)
    if path is None:
        yield
        return
    memory = _Memory(_read(path))
    before = _open.set(memory)
    try:
        yield
    finally:
        _open.reset(before)
    if memory.learned:
        payload = msgspec.msgpack.encode(memory.asked)
        with contextlib.suppress(OSError):
            write_atomically(path, _seal(payload) + payload)


def _file_of(source: Path) -> Path | None:
    if not source.is_relative_to(PROGRAM):
        return None
    try:
        return data_folder() / FOLDER / "-".join(source.relative_to(PROGRAM).with_suffix("").parts)
    except RuntimeError:  # the system knows no home of whoever runs this
        return None


def _read(path: Path) -> _Known:
    """The data of a memory; none if the file was not written by this very code."""
    try:
        written = path.read_bytes()
        seal, payload = written[:SEAL_SIZE], written[SEAL_SIZE:]
        return msgspec.msgpack.decode(payload, type=_Known) if seal == _seal(payload) else {}
    except (OSError, msgspec.DecodeError):
        return {}


def _seal(payload: bytes) -> bytes:
    return blake2b(payload, digest_size=SEAL_SIZE, key=_code()).digest()


@cache
def _code() -> bytes:
    """A digest of the code that parses."""
    sources = (Path(__file__).with_name(name).read_bytes() for name in PARSERS)
    return blake2b(b"".join(sources), digest_size=SEAL_SIZE).digest()
