"""The folder of a person's data, and replacing a file so that nobody ever finds half of it."""

from __future__ import annotations

import contextlib
import os
import tempfile
from collections.abc import Iterator
from pathlib import Path

_named: list[Path] = []


@contextlib.contextmanager
def data_kept_in(folder: Path | None) -> Iterator[None]:
    """Inside, this process keeps its data in another folder than the person's own (None: in that one)."""
    before = list(_named)
    _named[:] = [] if folder is None else [folder]
    try:
        yield
    finally:
        _named[:] = before


def data_folder() -> Path:
    """The folder of this person's data (in XDG_DATA_HOME, else ~/.local/share), unless another one was named."""
    if _named:
        return _named[0]
    home = os.environ.get("XDG_DATA_HOME", "")
    return (Path(home) if os.path.isabs(home) else Path.home() / ".local" / "share") / "shamble"


def write_atomically(path: Path, text: str | bytes) -> None:
    """Replace a file by a new one that is surely on the disk; on any OSError the old one is still there."""
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, temporary = tempfile.mkstemp(prefix=f".{path.stem}-", suffix=".tmp", dir=path.parent)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(text.encode() if isinstance(text, str) else text)
            file.flush()
            os.fsync(file.fileno())
        os.replace(temporary, path)
    except BaseException:
        with contextlib.suppress(OSError):
            os.unlink(temporary)
        raise
    _sync_folder(path.parent)


def _sync_folder(folder: Path) -> None:
    """Make the new name last as well, where the system lets folders be synced."""
    with contextlib.suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
