"""Which packs with Python their owner trusts: remembered by the digest of all their files."""

from __future__ import annotations

import contextlib
import json
from collections.abc import Iterator
from pathlib import Path

from shamble.files.disk import data_folder, write_atomically

FILE = "trusted-packs.json"

_code_allowed = [True]


@contextlib.contextmanager
def code_allowed(allowed: bool) -> Iterator[None]:
    """Inside, this process runs trusted code or not; a server that others reach does so only if told."""
    before = list(_code_allowed)
    _code_allowed[:] = [allowed]
    try:
        yield
    finally:
        _code_allowed[:] = before


def is_code_allowed() -> bool:
    """Whether this process runs the code of trusted packs."""
    return _code_allowed[0]


def is_trusted(name: str, digest: str) -> bool:
    """Whether exactly these files of a pack are trusted."""
    return bool(digest) and trusted().get(name) == digest


def trust(name: str, digest: str) -> None:
    """Remember that the owner trusts these files."""
    _write({**trusted(), name: digest})


def untrust(name: str) -> bool:
    """Forget it; False if there was nothing to forget."""
    known = trusted()
    if name not in known:
        return False
    _write({other: digest for other, digest in known.items() if other != name})
    return True


def trusted() -> dict[str, str]:
    """Digests by pack. A file that cannot be read trusts nobody."""
    try:
        found = json.loads(_path().read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    if not isinstance(found, dict):
        return {}
    return {name: digest for name, digest in found.items() if isinstance(digest, str)}


def _path() -> Path:
    return data_folder() / FILE


def _write(known: dict[str, str]) -> None:
    write_atomically(_path(), json.dumps(known, indent=1, sort_keys=True) + "\n")
