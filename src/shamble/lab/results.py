"""Files of results: one line of JSON for each game, written as games end, so that no stop loses any of them.

A line that was cut off when the power went, or a process was killed, is taken away before the next one is written.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from pathlib import Path
from types import TracebackType
from typing import Annotated, BinaryIO, Self, TypeVar

import msgspec

from shamble.errors import ShambleError
from shamble.files.faults import ContentError, Fault
from shamble.lab.playing import Played

if sys.platform != "win32":
    import fcntl


T = TypeVar("T")
Seed = Annotated[int, msgspec.Meta(ge=0)]


def kept(path: Path, shape: type[T], otherwise: T) -> T:
    """The data of a JSON file in which a run keeps its place; `otherwise` where it is missing or not ours."""
    try:
        return msgspec.json.decode(path.read_bytes(), type=shape)
    except (OSError, msgspec.DecodeError):
        return otherwise


class Results:
    """The games of a file, by their ids, and the file to write further ones into. Without a file they are kept in mind.

    with Results(path) as results: results.add(played)
    """

    def __init__(self, path: Path | None = None) -> None:
        self.path = path
        self.played: dict[str, Played] = {}
        self._file: BinaryIO | None = None
        if path is not None:
            path.parent.mkdir(parents=True, exist_ok=True)
            self._file = path.open("ab+")
            try:
                _lock(self._file, path)
                self.played = {one.id: one for one in _whole_lines(self._file, path)}
            except BaseException:
                self._file.close()
                raise

    def add(self, played: Played) -> None:
        """Write down a game; it is on its way to the disk when this returns."""
        self.played[played.id] = played
        if self._file is not None:
            self._file.write(msgspec.json.encode(played) + b"\n")
            self._file.flush()

    def close(self) -> None:
        """See to it that all is surely on the disk."""
        if self._file is not None:
            os.fsync(self._file.fileno())
            self._file.close()
            self._file = None

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()


def read_results(path: Path) -> list[Played]:
    """The games of a file, each once; ContentError says which line is none."""
    try:
        with path.open("rb") as file:
            found = {one.id: one for one in _lines(file, path)}
    except OSError as error:
        raise ShambleError(f"{path}: cannot be read: {error.strerror}; `shamble simulate` writes such files") from None
    if not found:
        raise ShambleError(f"{path}: there are no games in it; `shamble simulate MATRIX -o {path}` plays some")
    return list(found.values())


def _whole_lines(file: BinaryIO, path: Path) -> list[Played]:
    """The games of a file that is written on; half a line at its end is cut off."""
    file.seek(0)
    found = list(_lines(file, path))
    file.seek(0, os.SEEK_END)
    end = file.tell()
    file.seek(0)
    ended = sum(len(line) for line in file if line.endswith(b"\n"))
    if ended < end:
        file.truncate(ended)
    file.seek(0, os.SEEK_END)
    return found


def _lines(file: BinaryIO, path: Path) -> Iterator[Played]:
    """The games of a file; half a line at its end is none yet."""
    decoder = msgspec.json.Decoder(Played)
    for number, line in enumerate(file, 1):
        if not line.endswith(b"\n"):
            return
        try:
            yield decoder.decode(line)
        except msgspec.DecodeError as error:
            problem = f"is no line of results ({error}); take it out, or name another file"
            raise ContentError([Fault(str(path), "", problem, number)]) from None


def _lock(file: BinaryIO, path: Path) -> None:
    """Refuse to write into a file that another run is writing into, where the system can tell."""
    if sys.platform != "win32":
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise ShambleError(f"{path}: another run is writing into it; wait for it, or name another file") from None
