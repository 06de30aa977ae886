"""The packs in the data folder, and the content in play: what is built in and every sound pack.

Whoever lists Missions or begins a game asks here, and what was dropped or edited since is read then. A game names the
packs it was begun with by their hash, and what was read once is remembered: nothing changes under a running game.
"""

from __future__ import annotations

import os
import threading
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple, TypeVar

from shamble.content.pack import DroppedPack, Pack
from shamble.editions import edition_named
from shamble.engine.errors import SetupError
from shamble.files.commands import command
from shamble.files.disk import data_folder
from shamble.files.faults import Fault
from shamble.packs import trust
from shamble.packs.copies import kept
from shamble.packs.dropped_files import Stamp, walk
from shamble.packs.merging import merged
from shamble.packs.reading import PackFound, read_pack, tried

FOLDER = "packs"
READY, FAULTY, UNTRUSTED, FORBIDDEN = "ready", "faulty", "untrusted", "forbidden"
PLAIN_TEXTS = (".md", ".txt", ".rst")
MOST_PACKS = 200
VERSIONS_KEPT = 64

K = TypeVar("K")
V = TypeVar("V")


class ShelvedPack(NamedTuple):
    """A pack and whether it is in play; if not, `faults` or `state` say why."""

    found: PackFound
    state: str
    faults: tuple[Fault, ...] = ()

    @property
    def name(self) -> str:
        """The name of its folder."""
        return self.found.name

    @property
    def obstacle(self) -> str:
        """Why it is not in play: the rest of a sentence about it."""
        return {
            READY: "",
            FAULTY: f"has faults now (`{command('packs')}` lists them)",
            UNTRUSTED: f"holds Python that is not trusted: `{command('packs', 'trust', self.name)}`",
            FORBIDDEN: "holds Python, and this server was started without --allow-code",
        }[self.state]


class _PackMemory:
    """The packs read so far: by folder until they are edited, versions by their hash."""

    def __init__(self) -> None:
        self.lock = threading.RLock()
        self.read: dict[Path, tuple[tuple[Stamp, ...], PackFound]] = {}
        self.versions: dict[tuple[str, str], DroppedPack] = {}
        self.together: dict[tuple[Pack, tuple[tuple[str, str], ...]], Pack] = {}
        self.trusted: dict[tuple[str, str], tuple[Fault, ...]] = {}
        """Packs with code that were trusted when this process met them, and the faults found when they were tried."""


_memory = _PackMemory()


def packs_folder() -> Path:
    """The folder into which packs are dropped."""
    return data_folder() / FOLDER


def on_shelf() -> list[ShelvedPack]:
    """All packs in the folder as it is now, in order of their names."""
    with _memory.lock:
        seen = [_look(path) for path in _dropped()]
        ready: list[DroppedPack] = []
        listed = []
        for found in seen:
            faults = found.faults
            if not faults and found.content is not None and _state(found) == READY:
                faults = (*_clashes(found.path.name, found.content, ready), *_faults_of_code(found.path, found.content))
                ready += [found.content] if not faults else []
            listed.append(ShelvedPack(found, FAULTY if faults else _state(found), faults))
        for gone in _memory.read.keys() - {found.path for found in seen}:
            del _memory.read[gone]
        return listed


def ready() -> list[DroppedPack]:
    """All packs that are in play, of whatever edition."""
    return [pack.found.content for pack in on_shelf() if pack.state == READY and pack.found.content]


def in_play(edition: str) -> Pack:
    """The built-in content of an edition and all packs that join it."""
    return assembled(edition, [pack for pack in ready() if pack.edition == edition])


def assembled(edition: str, packs: Sequence[DroppedPack]) -> Pack:
    """The built-in content of an edition and these packs: the same object for the same versions."""
    base = edition_named(edition).pack
    with _memory.lock:
        key = base, tuple((pack.name, pack.hash) for pack in packs)
        for pack in packs:
            remember(pack)
        if key not in _memory.together:
            _bound(_memory.together)
            _memory.together[key] = merged(base, packs)
        return _memory.together[key]


def remember(pack: DroppedPack) -> None:
    """Keep this version, so that games with it go on when its files change."""
    with _memory.lock:
        if (pack.name, pack.hash) not in _memory.versions:
            _bound(_memory.versions)
            _memory.versions[pack.name, pack.hash] = pack


def content_of(packs: Mapping[str, str]) -> Pack:
    """The packs that a game was begun with, by name and hash, and what they join; SetupError if one is not there."""
    versions = [_version(name, packs[name]) for name in sorted(packs)]
    return assembled(versions[0].edition, versions)


def _version(name: str, digest: str) -> DroppedPack:
    known = _memory.versions.get((name, digest))
    if known is not None and (not known.has_code or (name, digest) in _memory.trusted):
        return known
    there = next((pack for pack in on_shelf() if pack.name == name), None)
    present = there.found.content if there is not None and there.state == READY else None
    version = present if present is not None and present.hash == digest else kept(name, digest)
    if version is not None:
        return version
    if there is not None and there.state == READY:
        raise SetupError(
            f'The pack "{name}" has changed since this game was begun. Put its files back as they were, '
            "and the game goes on; nothing of it is lost.",
            "boxes",
        )
    why = f"is not here: put its folder among the others (`{command('packs')}` says where)"
    if there is not None:
        why = there.obstacle + (": put its files back as they were" if there.state == FAULTY else "")
    raise SetupError(f'This game is played with the pack "{name}", which {why}. Nothing of it is lost.', "boxes")


def _bound(known: dict[K, V]) -> None:
    while len(known) >= VERSIONS_KEPT:
        known.pop(next(iter(known)))


def _dropped() -> list[Path]:
    """Everything that may be a pack: folders and files, but neither hidden ones nor notes beside them."""
    try:
        with os.scandir(packs_folder()) as entries:
            names = sorted((entry.name for entry in entries), key=lambda name: (name.casefold(), name))
    except OSError:
        return []
    shown = [name for name in names if not name.startswith(".") and not name.casefold().endswith(PLAIN_TEXTS)]
    return [packs_folder() / name for name in shown[:MOST_PACKS]]


def _look(path: Path) -> PackFound:
    """A pack as it is now, read only if anything of it was edited."""
    stamps = walk(path, path.name).stamps
    known = _memory.read.get(path)
    if known is None or known[0] != stamps:
        known = _memory.read[path] = (stamps, read_pack(path))
    return known[1]


def _state(found: PackFound) -> str:
    if not found.code:
        return READY
    if not trust.is_trusted(found.name, found.digest):
        return UNTRUSTED
    return READY if trust.is_code_allowed() else FORBIDDEN


def _faults_of_code(path: Path, content: DroppedPack) -> tuple[Fault, ...]:
    """Run the code of a trusted pack for the first time, to see whether its Missions can be set up with it."""
    if not content.has_code:
        return ()
    key = (content.name, content.hash)
    if key not in _memory.trusted:
        _memory.trusted[key] = ()
        _memory.trusted[key] = tuple(tried(content, path))
    return _memory.trusted[key]


def _clashes(shown: str, content: DroppedPack, others: Sequence[DroppedPack]) -> Iterator[Fault]:
    """Names that a pack before it has taken already."""
    for other in others:
        if other.name.casefold() == content.name.casefold():
            yield Fault(shown, "", f'another pack is called "{other.name}"')
        for what, own, theirs in (
            ("Mission", content.missions, other.missions),
            ("tile", content.tiles, other.tiles),
            ("card", content.equipment, other.equipment),
            ("Survivor", content.survivors, other.survivors),
        ):
            taken = {name.casefold() for name in theirs}
            for name in own:
                if name.casefold() in taken:
                    yield Fault(shown, "", f'the {what} "{name}" is in the pack "{other.name}" already')
