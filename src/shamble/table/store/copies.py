"""Removes copies of packs that no game in the data folder uses any more; those that one may need stay."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator

from shamble.errors import ShambleError
from shamble.files.disk import data_folder
from shamble.packs.copies import remove_copies
from shamble.terminal.saves import Saves


def tidy_copies(configs: Callable[[], list[str]]) -> None:
    """Remove what neither these set-ups of tables nor any save of the terminal names; what cannot be read keeps all."""
    with contextlib.suppress(OSError, ShambleError):
        remove_copies(lambda: _texts(configs))


def _texts(configs: Callable[[], list[str]]) -> Iterator[str]:
    """The texts that may name a pack; damaged saves are read as far as possible, so that their copies stay."""
    yield from configs()
    folder = Saves(data_folder()).folder
    for path in folder.iterdir() if folder.exists() else ():
        if path.is_file():
            yield path.read_text(encoding="utf-8", errors="replace")
