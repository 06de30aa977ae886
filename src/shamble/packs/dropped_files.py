"""The files of a dropped folder, listed before any of them is opened."""

from __future__ import annotations

import os
import stat
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from shamble.files.faults import Fault

MOST_FILES = 400
LARGEST_PACK = 8_000_000
DEEPEST = 3
UNSEEN = ("__pycache__",)

Stamp = tuple[str, int, int, int]
"""A file, and values that change when somebody edits it."""


class DroppedFiles(NamedTuple):
    """The plain files of a pack, by their paths below its folder, and why some cannot be taken."""

    files: tuple[str, ...]
    stamps: tuple[Stamp, ...]
    faults: tuple[Fault, ...]


def walk(root: Path, shown: str) -> DroppedFiles:
    """The files of a folder, or the one file that `root` is. Links and whatever is no plain file are refused."""
    found: list[Stamp] = []
    faults: list[Fault] = []
    try:
        entries = _below(root, "", 1) if _is_plain_folder(root) else iter([("", root.lstat())])
        for name, status in entries:
            where = f"{shown}/{name}" if name else shown
            found.append((name, status.st_mtime_ns, status.st_ctime_ns, status.st_size))
            if problem := _problem(name, status):
                faults.append(Fault(where, "", problem))
            if len(found) > MOST_FILES:
                faults.append(Fault(shown, "", f"holds more than {MOST_FILES} files"))
                break
    except OSError as error:
        faults.append(Fault(shown, "", f"cannot be read: {error.strerror}"))
    if sum(size for *_, size in found) > LARGEST_PACK:
        faults.append(Fault(shown, "", f"is larger than {LARGEST_PACK} bytes"))
    found.sort()
    faults.sort(key=lambda fault: fault.file)
    return DroppedFiles(tuple(name for name, *_ in found), tuple(found), tuple(faults))


def _is_plain_folder(path: Path) -> bool:
    return stat.S_ISDIR(path.lstat().st_mode)


def _below(folder: Path, before: str, depth: int) -> Iterator[tuple[str, os.stat_result]]:
    with os.scandir(folder) as entries:
        for entry in entries:
            if entry.name.startswith(".") or entry.name in UNSEEN:
                continue
            status = entry.stat(follow_symlinks=False)
            if stat.S_ISDIR(status.st_mode) and depth <= DEEPEST:
                yield from _below(Path(entry.path), f"{before}{entry.name}/", depth + 1)
            else:
                yield before + entry.name, status


def _problem(name: str, status: os.stat_result) -> str:
    """The reason why a file or folder cannot be part of a pack; empty when it can."""
    if stat.S_ISLNK(status.st_mode):
        return "is a link; a pack holds plain files and folders only"
    if stat.S_ISDIR(status.st_mode):
        return f"lies deeper than {DEEPEST} folders"
    if not stat.S_ISREG(status.st_mode):
        return "is no plain file"
    if not name.isprintable() or any("\ud800" <= sign <= "\udfff" for sign in name):
        return "has a name that cannot be shown"
    return ""
