"""Copies of the packs that games were begun with, so that those games go on when a pack is edited or taken away.

A copy holds data only: of a pack with Python there is none.
"""

from __future__ import annotations

import contextlib
import json
import os
import re
import shutil
import tempfile
import time
from collections.abc import Callable, Iterable
from pathlib import Path

from shamble.content.pack import DroppedPack
from shamble.files.disk import data_folder
from shamble.packs.pack_checks import PACK_NAME
from shamble.packs.reading import read_pack

FOLDER = "packs-of-games"
_DIGEST = re.compile(r"[0-9a-z]{1,64}")
FOR_GOOD = ".needed-elsewhere"
"""A file beside the copies that says: games that nobody can list from here may need any of them."""
UNTOUCHED = 7 * 24 * 3600
"""The seconds for which a copy stays that no game names: one may have begun and not be saved yet, or lie in a file."""


def keep(pack: DroppedPack) -> None:
    """Write a copy of this version, unless there is one; where nothing can be written, a game is played without."""
    place = _place(pack.hash)
    if pack.has_code or place.exists():
        _touch(place)
        return
    with contextlib.suppress(OSError):
        place.parent.mkdir(parents=True, exist_ok=True)
        unfinished = Path(tempfile.mkdtemp(prefix=".", dir=place.parent))
        try:
            for name, data in pack.files.items():
                path = unfinished / name
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_text(json.dumps(data, ensure_ascii=False), encoding="utf-8")  # JSON is YAML as well
            os.replace(unfinished, place)
        except OSError:
            shutil.rmtree(unfinished, ignore_errors=True)
            raise


def kept(name: str, digest: str) -> DroppedPack | None:
    """The copy of a version, if there is one and it is whole."""
    if not _DIGEST.fullmatch(digest) or not PACK_NAME.fullmatch(name) or not _place(digest).is_dir():
        return None
    place = _place(digest)
    _touch(place)
    alone = [path for path in place.glob("*.y*ml") if path.stem == name]
    content = read_pack(alone[0] if alone else place / name).content
    return content if content is not None and content.hash == digest and not content.has_code else None


def keep_for_good() -> None:
    """From now on no copy is ever removed: games outside of the data folder are played with them."""
    with contextlib.suppress(OSError):
        _place(FOR_GOOD).parent.mkdir(parents=True, exist_ok=True)
        _place(FOR_GOOD).touch()


def remove_copies(games: Callable[[], Iterable[str]]) -> None:
    """Remove copies that were not touched for a while and whose digest is in none of these texts of games."""
    folder = _place(FOR_GOOD).parent
    if not folder.exists() or _place(FOR_GOOD).exists():
        return
    long_ago = time.time() - UNTOUCHED
    old = [place for place in folder.iterdir() if place.is_dir() and place.stat().st_mtime < long_ago]
    for text in games() if old else ():
        old = [place for place in old if place.name not in text]
    for place in old:
        gone = Path(tempfile.mkdtemp(prefix=".", dir=folder))
        os.replace(place, gone)  # at once, so that nobody ever finds a half of it
        shutil.rmtree(gone, ignore_errors=True)


def _touch(place: Path) -> None:
    with contextlib.suppress(OSError):
        os.utime(place)


def _place(digest: str) -> Path:
    return data_folder() / FOLDER / digest
