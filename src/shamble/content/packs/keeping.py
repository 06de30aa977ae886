"""Copies of the packs that games were begun with, so that those games go on when a pack is edited or taken away.

A copy holds data only: of a pack with Python there is none.
"""

from __future__ import annotations

import contextlib
import json
import os
import shutil
import tempfile
from pathlib import Path

from shamble.content.disk import data_folder
from shamble.content.packs.merging import DroppedPack
from shamble.content.packs.pack_checks import PACK_NAME
from shamble.content.packs.reading import read_pack

FOLDER = "packs-of-games"


def keep(pack: DroppedPack) -> None:
    """Write a copy of this version, unless there is one; where nothing can be written, a game is played without."""
    place = _place(pack.hash)
    if pack.has_code or place.exists():
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
    if not digest.isalnum() or not PACK_NAME.fullmatch(name) or not _place(digest).is_dir():
        return None
    place = _place(digest)
    alone = [path for path in place.glob("*.y*ml") if path.stem == name]
    content = read_pack(alone[0] if alone else place / name).content
    return content if content is not None and content.hash == digest and not content.has_code else None


def _place(digest: str) -> Path:
    return data_folder() / FOLDER / digest
