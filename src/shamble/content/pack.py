"""A pack: all content of an edition, read from a folder, checked, and the same in every process."""

import hashlib
import json
from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import Any, TypeVar

import msgspec

from shamble.content import checks
from shamble.content.faults import ContentError, Fault, suggestion
from shamble.content.mission import Mission
from shamble.content.mission_checks import Pieces, mission_faults
from shamble.content.reading import Document, read_document
from shamble.content.records import (
    Combination,
    EquipmentCard,
    EquipmentFile,
    SurvivorCard,
    SurvivorFile,
    TokenCount,
    TokenFile,
    ZombieCard,
    ZombieCardFile,
    ZombieFile,
    ZombieKind,
)
from shamble.content.tiles import Tent, TentFile, Tile, tile_faults

T = TypeVar("T")

BUILT_IN = Path(__file__).parent / "classic"
BUILT_IN_SHOWN = "content/classic"
TENTS = "tents.yaml"


@dataclass(frozen=True, slots=True, eq=False)
class Pack:
    """All content of an edition. Shared by every game, so nothing in it may be changed."""

    equipment: Mapping[str, EquipmentCard]
    combinations: tuple[Combination, ...]
    zombies: Mapping[str, ZombieKind]
    zombie_cards: tuple[ZombieCard, ...]
    survivors: Mapping[str, SurvivorCard]
    tiles: Mapping[str, dict[str, Any]]
    tents: tuple[Tent, ...]
    missions: Mapping[str, Mission]
    tokens: tuple[TokenCount, ...]
    hash: str
    pieces: Pieces

    def zombie(self, name: str) -> ZombieKind:
        """The kind of Zombie with this full or short name ("Walker" is the Standard Walker)."""
        names = self.pieces.zombies
        if name not in names:
            problem = f'no kind of Zombie "{name}"{suggestion(name, names)}'
            raise ContentError([Fault("zombies", "", problem)])
        return self.zombies[names[name]]

    def token_count(self, token: str, boxes: Collection[str], face: str | None = None) -> int:
        """How many tokens of a kind the boxes hold together; without `face`, of every face."""
        return sum(
            record.count
            for record in self.tokens
            if record.token == token and record.box in boxes and face in (None, record.face)
        )


def load_pack(path: Path | None = None, *, skills: Collection[str] | None = None) -> Pack:
    """The pack in the folder `path`; without it the built-in one, read once.

    With `skills`, the names of all known Skills, a Survivor with any other Skill is a fault.
    ContentError lists everything that is wrong.
    """
    if path is None:
        return _built_in(None if skills is None else tuple(skills))
    return _load(path, str(path), skills)


@cache
def _built_in(skills: tuple[str, ...] | None) -> Pack:
    return _load(BUILT_IN, BUILT_IN_SHOWN, skills)


def load_mission(path: Path, pack: Pack, shown: str | None = None) -> Mission:
    """A Mission from a file of its own, checked against the pieces of a pack."""
    reader = _Reader()
    document = reader.read(path, str(path) if shown is None else shown)
    mission = reader.decode(document, Mission)
    reader.give_up_if_faulty()
    assert document is not None and mission is not None
    return _checked_missions([(document, mission)], pack.pieces)[mission.id]


class _Reader:
    """Reads file after file and keeps the faults of all of them, so that they can be shown together."""

    def __init__(self) -> None:
        self.faults: list[Fault] = []
        self.documents: list[Document] = []

    def read(self, path: Path, shown: str) -> Document | None:
        try:
            document = read_document(path, shown)
        except ContentError as error:
            self.faults += error.faults
            return None
        self.documents.append(document)
        return document

    def decode(self, document: Document | None, shape: type[T]) -> T | None:
        if document is None:
            return None
        try:
            return document.decode(shape)
        except ContentError as error:
            self.faults += error.faults
            return None

    def give_up_if_faulty(self) -> None:
        if self.faults:
            raise ContentError(self.faults)
