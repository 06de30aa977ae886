"""One dropped pack, read and checked: what is in it, and all that is wrong with it."""

from __future__ import annotations

import dataclasses
import hashlib
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path, PurePosixPath
from types import MappingProxyType
from typing import Annotated, Any, Literal, TypeVar

import msgspec
from msgspec import Meta

from shamble.content.campaign import Campaign
from shamble.content.custom_survivors import SUFFIXES, checked_survivor
from shamble.content.folder_reader import Reader
from shamble.content.mission import Mission
from shamble.content.pack import CAMPAIGNS, DroppedPack, checked_campaigns, checked_missions, held
from shamble.content.records import CustomSurvivor, EquipmentFile, Record, ZombieCardFile
from shamble.content.tiles import Tile
from shamble.editions import DEFAULT, EDITIONS, edition_fault
from shamble.files.faults import ContentError, Fault, suggestion
from shamble.files.reading import Document
from shamble.nearest import few_suggestions
from shamble.packs import pack_checks
from shamble.packs.dropped_files import DroppedFiles, walk
from shamble.packs.merging import merged
from shamble.review import edition_findings
from shamble.world.records import Name

ABOUT = "pack.yaml"
MISSIONS, TILES, EQUIPMENT, ZOMBIE_CARDS, SURVIVORS = "missions", "tiles", "equipment", "zombie-cards", "survivors"
FOLDERS = (MISSIONS, TILES, EQUIPMENT, ZOMBIE_CARDS, SURVIVORS, CAMPAIGNS)
CODE = ".py"
LONGEST_TEXT = 2_000
SURVIVOR, MISSION, CAMPAIGN = "Survivor", "Mission", "Campaign"
KEYS = {"missions": CAMPAIGN, "tiles": MISSION, "win": MISSION, "blue": SURVIVOR, "red": SURVIVOR}
"""Keys that tell what a file without a folder is about."""

TRIALS: list[Callable[[DroppedPack, Mission], Iterator[str]]] = []
"""Functions that try to set up a Mission of a sound pack and report failures; filled by the layer that makes games."""

T = TypeVar("T")


class PackHeading(Record, frozen=True, kw_only=True):
    """pack.yaml."""

    format: Literal[1]
    name: Name
    title: Annotated[str, Meta(pattern=r"\S", max_length=80)] = ""
    author: Annotated[str, Meta(max_length=80)] = ""
    edition: Name | None = None


@dataclass(frozen=True, slots=True)
class PackFound:
    """A pack as it lies on the disk: its content if it is sound, else its faults.

    `code` are its Python files, which were read for the `digest` of all files and not run.
    """

    name: str
    path: Path
    content: DroppedPack | None
    faults: tuple[Fault, ...]
    code: tuple[str, ...] = ()
    digest: str = ""

    def file_called(self, name: str, folder: str = MISSIONS) -> Path | None:
        """The pack's file of this name in a folder (that of its Missions unless told otherwise); faulty ones too."""
        files = sorted((self.path / folder).glob("*")) if self.path.is_dir() else [self.path]
        wanted = name.casefold()
        return next((file for file in files if file.suffix in SUFFIXES and file.stem.casefold() == wanted), None)


def read_pack(path: Path) -> PackFound:
    """The pack in a folder, or in one file with a Mission or a Survivor. Never raises, never runs anything of it."""
    with few_suggestions(anew=True):
        return _read(path)


def _read(path: Path) -> PackFound:
    name = path.stem if path.suffix in SUFFIXES and not path.is_dir() else path.name
    walked = walk(path, path.name)
    boxes = [box for edition in EDITIONS.values() for box in edition.pack.boxes]
    faults = [*walked.faults, *pack_checks.name_faults(name, path.name, boxes)]
    if walked.files == ("",) and path.suffix not in SUFFIXES and not faults:
        faults.append(Fault(path.name, "", "is neither a folder nor a YAML file; unpack it"))
    if faults:
        return PackFound(name, path, None, tuple(faults), _code(walked))
    try:
        raw = {file: (path / file if file else path).read_bytes() for file in walked.files}
        digest = _digest(raw)
        content = _PackReader(name, path, walked).content(raw, digest)
        # One with code is tried when it is trusted, not before.
        faults += () if content.has_code else tried(content, path)
        return PackFound(name, path, content, tuple(faults), _code(walked), digest)
    except ContentError as error:
        return PackFound(name, path, None, tuple(error.faults), _code(walked))
    except OSError as error:
        return PackFound(name, path, None, (Fault(path.name, "", f"cannot be read: {error.strerror}"),))


def kind_of(data: object) -> str:
    """Whether the data of a file are a campaign, a Mission or a Survivor; nothing if they are neither."""
    return next((kind for key, kind in KEYS.items() if isinstance(data, dict) and key in data), "")


def _code(walked: DroppedFiles) -> tuple[str, ...]:
    return tuple(name for name in walked.files if name.endswith(CODE))


def _digest(raw: Mapping[str, bytes]) -> str:
    """A digest of all files with their names, so that nothing can be changed unnoticed."""
    found = hashlib.blake2b(digest_size=16)
    for name, content in raw.items():
        found.update(f"{name}\0{len(content)}\0".encode())
        found.update(content)
    return found.hexdigest()


def tried(content: DroppedPack, path: Path) -> Iterator[Fault]:
    """The faults that show only when a Mission is set up. A module of the Mission is run: the pack must be trusted."""
    for mission in content.missions.values():
        shown = path.name if path.suffix in SUFFIXES else f"{path.name}/{MISSIONS}/{mission.id}.yaml"
        for trial in TRIALS:
            yield from (Fault(shown, "", problem) for problem in trial(content, mission))


class _PackReader:
    """Reads a pack file by file; ContentError as soon as going on would only repeat faults."""

    def __init__(self, name: str, root: Path, walked: DroppedFiles) -> None:
        self.name, self.walked, self.path = name, walked, root
        self.edition, self.base = DEFAULT, EDITIONS[DEFAULT].pack
        self.alone = walked.files == ("",)
        self.root = root.parent if self.alone else root
        self.reader = Reader(self.root, "" if self.alone else root.name)
        self.reader.faults += () if self.alone else self._strays()

    def content(self, raw: Mapping[str, bytes], digest: str) -> DroppedPack:
        if self.alone:
            return self._from_one_file()
        about = self._all([ABOUT] if ABOUT in self.walked.files else [], PackHeading)
        equipment = self._all(self._in(EQUIPMENT), EquipmentFile)
        zombie_cards = self._all(self._in(ZOMBIE_CARDS), ZombieCardFile)
        tiles = self._all(self._in(TILES), Tile)
        survivors = self._all(self._in(SURVIVORS), CustomSurvivor)
        missions = self._all(self._in(MISSIONS), Mission)
        campaigns = self._all(self._in(CAMPAIGNS), Campaign)
        self.reader.raise_faults()

        faults = self.reader.faults
        self._join_edition(next((told.edition for _, told in about if told.edition), ""), missions, survivors)
        faults += self._heading_faults(about)
        faults += pack_checks.equipment_faults(equipment, self.base, self.name, self.edition)
        faults += pack_checks.zombie_card_faults(zombie_cards, self.base, self.name)
        faults += pack_checks.tile_faults(tiles, self.base, self.name)
        self.reader.raise_faults()
        title, author = next(((told.title, told.author) for _, told in about), ("", ""))
        pack = DroppedPack(
            name=self.name,
            title=title or self.name,
            author=author,
            edition=self.edition,
            equipment=MappingProxyType({card.name: card for _, file in equipment for card in file.cards}),
            combinations=held(equipment, lambda file: file.combinations),
            zombie_cards=held(zombie_cards, lambda file: file.cards),
            tiles=MappingProxyType({tile.id: tile for _, tile in tiles}),
            tile_data=MappingProxyType({tile.id: document.data for document, tile in tiles}),
            survivors=MappingProxyType({}),
            missions=MappingProxyType({}),
            hash=self._hash(digest),
            modules=MappingProxyType(self._modules(raw)),
            files=MappingProxyType({f"{self.name}/{name}": data for name, data in self.reader.data.items()}),
            has_code=bool(_code(self.walked)),
        )
        return self._with_campaigns(self._with_people(pack, survivors, missions), campaigns)

    def _with_campaigns(self, pack: DroppedPack, campaigns: list[tuple[Document, Campaign]]) -> DroppedPack:
        """The pack with its campaigns, which may lead through its own Missions and those of its edition."""
        together = merged(self.base, [pack])
        for document, campaign in campaigns:
            if campaign.edition != self.edition:
                problem = f'found "{campaign.edition}", expected the edition of the pack, "{self.edition}"'
                self.reader.faults.append(document.fault(("edition",), problem))
            if campaign.id in self.base.campaigns:
                self.reader.faults.append(document.fault(("id",), f'the edition has a campaign "{campaign.id}"'))
            self.reader.faults += (document.fault(*one) for one in edition_findings(campaign, together))
        found = checked_campaigns(self.reader, campaigns, together.missions)
        self.reader.raise_faults()
        return dataclasses.replace(pack, campaigns=MappingProxyType(found))

    def _heading_faults(self, about: list[tuple[Document, PackHeading]]) -> Iterator[Fault]:
        for document, told in about:
            if told.edition and (fault := edition_fault(told.edition)):
                yield document.fault(("edition",), fault)
            if told.name != self.name:
                yield document.fault(("name",), f'found "{told.name}", expected the name of the folder')

    def _join_edition(
        self, told: str, missions: list[tuple[Document, Mission]], survivors: list[tuple[Document, CustomSurvivor]]
    ) -> None:
        """Join the edition that the pack names, else that of its Missions (which must agree) or of its Survivors."""
        named = [*(mission.edition for _, mission in missions), *(survivor.edition for _, survivor in survivors)]
        self.edition = told or next(iter(named), DEFAULT)
        if self.edition in EDITIONS:
            self.base = EDITIONS[self.edition].pack
        for document, mission in missions:
            if mission.edition != self.edition:
                problem = f'found "{mission.edition}", expected the edition of the pack, "{self.edition}"'
                self.reader.faults.append(document.fault(("edition",), problem))

    def _modules(self, raw: Mapping[str, bytes]) -> dict[str, str]:
        """The text of the modules beside the Missions, not run: the very bytes that the digest was taken of."""
        texts = {}
        for name in _code(self.walked):
            try:
                if name.startswith(f"{MISSIONS}/"):
                    texts[name.removeprefix(f"{MISSIONS}/").removesuffix(CODE)] = raw[name].decode("utf-8")
            except UnicodeDecodeError:
                self.reader.faults.append(Fault(f"{self.name}/{name}", "", "is no text in UTF-8"))
        return texts

    def _from_one_file(self) -> DroppedPack:
        """A file that lies beside the folders: a Mission or a Survivor."""
        path = self.path
        found = self.reader.load(path, dict)
        self.reader.raise_faults()
        kind = kind_of(found[0][0].data)
        if not kind:
            problem = (
                "is neither a Survivor (with blue, yellow, orange and red) nor a Mission (with tiles) "
                "nor a campaign (with missions)"
            )
            raise ContentError([Fault(path.name, "", problem)])
        campaigns = self.reader.load(path, Campaign) if kind == CAMPAIGN else []
        survivors = self.reader.load(path, CustomSurvivor) if kind == SURVIVOR else []
        missions = self.reader.load(path, Mission) if kind == MISSION else []
        self.reader.raise_faults()
        self._join_edition(next((one.edition for _, one in campaigns), ""), missions, survivors)
        nothing: MappingProxyType[str, Any] = MappingProxyType({})
        titles = [*(mission.title for _, mission in missions), *(campaign.title for _, campaign in campaigns)]
        title = next(iter(titles), self.name)
        files = MappingProxyType(dict(self.reader.data))
        pack = DroppedPack(
            name=self.name,
            title=title,
            author="",
            edition=self.edition,
            equipment=nothing,
            combinations=(),
            zombie_cards=(),
            tiles=nothing,
            tile_data=nothing,
            survivors=nothing,
            missions=nothing,
            hash=self.reader.content_hash(),
            files=files,
        )
        return self._with_campaigns(self._with_people(pack, survivors, missions), campaigns)

    def _with_people(
        self,
        pack: DroppedPack,
        survivors: list[tuple[Document, CustomSurvivor]],
        missions: list[tuple[Document, Mission]],
    ) -> DroppedPack:
        """The pack with its Survivors and Missions, which may use everything else in it."""
        together = merged(self.base, [pack])
        found: dict[str, CustomSurvivor] = {}
        for document, survivor in survivors:
            try:
                checked_survivor(document, together)
            except ContentError as error:
                self.reader.faults += error.faults
            if found.setdefault(survivor.name, survivor) is not survivor:
                self.reader.faults.append(document.fault(("name",), f'another Survivor here is "{survivor.name}"'))
        taken = [mission for edition in EDITIONS.values() for mission in edition.pack.missions]
        self.reader.faults += pack_checks.mission_faults(missions, taken, self.name, self.walked.files)
        laid = checked_missions(self.reader, missions, together.pieces)
        for document, _ in missions:
            self.reader.faults += pack_checks.reviewed(document, together)
        self.reader.raise_faults()
        own = {name: msgspec.structs.replace(one, box=self.name, edition=self.edition) for name, one in found.items()}
        return dataclasses.replace(pack, survivors=MappingProxyType(own), missions=MappingProxyType(laid))

    def _in(self, folder: str) -> list[str]:
        """The YAML files of one kind: those in its folder, or the one file of the same name."""
        return [name for name in self.walked.files if _place(name) == folder]

    def _all(self, names: list[str], shape: type[T]) -> list[tuple[Document, T]]:
        found = []
        for name in names:
            for document, value in self.reader.load(self.root / name, shape):
                self.reader.faults += pack_checks.long_texts(document, LONGEST_TEXT)
                found.append((document, value))
        return found

    def _strays(self) -> Iterator[Fault]:
        for name in self.walked.files:
            if name.endswith(SUFFIXES) and name != ABOUT and not _place(name):
                start = PurePosixPath(name).parts[0].removesuffix(".yaml").removesuffix(".yml")
                meant = suggestion(start, [*FOLDERS, "pack"])
                yield Fault(f"{self.root.name}/{name}", "", f"is no file of a pack{meant}")
        if not any(_place(name) for name in self.walked.files):
            yield Fault(self.root.name, "", f"holds none of {', '.join(f'{folder}/*.yaml' for folder in FOLDERS)}")

    def _hash(self, digest: str) -> str:
        """The hash that games are saved with: of the data alone, or of every file if some of them are code."""
        return digest if _code(self.walked) else self.reader.content_hash()


def _place(name: str) -> str:
    """The kind of content of a pack's file, by its folder; empty if that is no known one."""
    if not name.endswith(SUFFIXES):
        return ""
    first, *rest = PurePosixPath(name).parts
    deepest = 2 if first == TILES else 1
    if not rest:
        first = PurePosixPath(name).stem
        return first if first in (EQUIPMENT, ZOMBIE_CARDS) else ""
    return first if first in FOLDERS and len(rest) <= deepest else ""
