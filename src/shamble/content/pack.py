"""A pack: all content of an edition, read from a folder, checked, and the same in every process."""

import re
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from types import MappingProxyType
from typing import TypeVar

import msgspec

from shamble.board.tiles import Tile as TileData
from shamble.content import checks
from shamble.content.campaign import Campaign, campaign_findings
from shamble.content.folder_reader import Reader
from shamble.content.mission import SERIES, Mission
from shamble.content.mission_checks import mission_faults
from shamble.content.mission_pieces import MissionLanguage, Pieces
from shamble.content.printed import with_printed
from shamble.content.records import (
    Box,
    BoxFile,
    CompanionCard,
    CustomSurvivor,
    EquipmentCard,
    EquipmentFile,
    LastingFile,
    SurvivorCard,
    SurvivorFile,
    TokenCount,
    TokenFile,
    ZombieCardFile,
    ZombieCardText,
    ZombieFile,
    ZombieKindText,
)
from shamble.content.tiles import TentFile, Tile, tile_faults
from shamble.files.faults import ContentError, Fault, suggestion
from shamble.files.plain import Json
from shamble.files.reading import Document
from shamble.world.records import Combination, Tent

F = TypeVar("F")
R = TypeVar("R")
CONTENT = Path(__file__).parent
"""The folder that holds the folders of the built-in editions."""
TENTS = "tents.yaml"
CAMPAIGNS = "campaigns"
FILES = (
    "boxes.yaml",
    "equipment.yaml",
    "survivors.yaml",
    "tokens.yaml",
    "zombie-cards.yaml",
    "zombies.yaml",
)
OPTIONAL = "experience.yaml"
FOLDERS = ("equipment", "zombie-cards")
"""The files that may be a folder of several such files instead."""


@dataclass(frozen=True, slots=True, eq=False)
class DroppedPack:
    """The content of one dropped pack. It is a box of its own, named after its folder."""

    name: str
    title: str
    author: str
    edition: str
    """The edition whose content it joins."""
    equipment: Mapping[str, EquipmentCard]
    combinations: tuple[Combination, ...]
    zombie_cards: tuple[ZombieCardText, ...]
    tiles: Mapping[str, Tile]
    tile_data: Mapping[str, TileData]
    survivors: Mapping[str, CustomSurvivor]
    missions: Mapping[str, Mission]
    hash: str
    files: Mapping[str, Json]
    """The data of its files, by their paths below the folder that it lies in."""
    has_code: bool = False
    campaigns: Mapping[str, Campaign] = field(default_factory=lambda: MappingProxyType({}))
    modules: Mapping[str, str] = field(default_factory=dict)
    """The text of each Python module beside its Missions; nobody runs it unless the pack is trusted."""


@dataclass(frozen=True, slots=True, eq=False)
class Pack:
    """All content of an edition. Shared by every game, so nothing in it may be changed."""

    boxes: Mapping[str, Box]
    equipment: Mapping[str, EquipmentCard]
    combinations: tuple[Combination, ...]
    zombies: Mapping[str, ZombieKindText]
    zombie_cards: tuple[ZombieCardText, ...]
    survivors: Mapping[str, SurvivorCard]
    companions: Mapping[str, CompanionCard]
    tiles: Mapping[str, TileData]
    tents: tuple[Tent, ...]
    missions: Mapping[str, Mission]
    tokens: tuple[TokenCount, ...]
    lasting: tuple[str, ...]
    hash: str
    pieces: Pieces
    decks: tuple[str, ...]
    """The decks that its cards may belong to."""
    campaigns: Mapping[str, Campaign] = field(default_factory=lambda: MappingProxyType({}))
    """The campaigns that link its Missions, by id."""
    dropped: Mapping[str, DroppedPack] = field(default_factory=lambda: MappingProxyType({}))
    """Packs dropped into the data folder, by the name of their box; their content is in the fields above, too."""

    def home_of(self, mission: Mission) -> str:
        """The box under which a Mission is listed: the pack it was dropped with, else the one it is played with."""
        return next((name for name, pack in self.dropped.items() if mission.id in pack.missions), mission.box)

    def in_order(self) -> list[Mission]:
        """The Missions as lists show them: tutorials, those of the books, the gallery; dropped ones last."""
        return sorted(
            self.missions.values(),
            key=lambda one: (self.home_of(one) in self.dropped, SERIES.index(one.series), _by_number(one.id)),
        )

    @property
    def first_mission(self) -> Mission:
        """The Mission for newcomers."""
        return self.in_order()[0]

    @property
    def own_survivors(self) -> dict[str, CustomSurvivor]:
        """The Survivors of all dropped packs."""
        return {name: one for pack in self.dropped.values() for name, one in pack.survivors.items()}

    def zombie(self, name: str) -> ZombieKindText:
        """The kind of Zombie with this full or short name ("Walker" is the Standard Walker)."""
        names = self.pieces.zombies
        if name not in names:
            problem = f'no kind of Zombie "{name}"{suggestion(name, names)}'
            raise ContentError([Fault("zombies", "", problem)])
        return self.zombies[names[name]]

    def survivors_of(self, boxes: Collection[str]) -> list[str]:
        """The Survivors of these boxes, as a game offers them; Zombivors have a list of their own."""
        return [card.name for card in self.survivors.values() if card.box in boxes and card.version == "survivor"]

    def zombivors_of(self, boxes: Collection[str]) -> list[str]:
        """CL-SETUP-13: the Zombivors of these boxes, for those who know the game."""
        return [card.called for card in self.survivors.values() if card.box in boxes and card.version == "zombivor"]

    @property
    def core_boxes(self) -> tuple[str, ...]:
        """The boxes that a game can be played with alone."""
        return tuple(name for name, box in self.boxes.items() if box.core)

    @property
    def blocking(self) -> frozenset[str]:
        """The kinds of tokens that close every Zone they lie on; one token for each such Zone."""
        return frozenset(record.token for record in self.tokens if record.blocks)

    def token_count(self, token: str, boxes: Collection[str], face: str | None = None) -> int:
        """The number of tokens of a kind in all these boxes together; without `face`, of every face."""
        return sum(
            record.count
            for record in self.tokens
            if record.token == token and record.box in boxes and face in (None, record.face)
        )


def load_mission(path: Path, pack: Pack) -> Mission:
    """A Mission from a file of its own, checked against the pieces of a pack."""
    reader = Reader(path.parent, str(path.parent))
    found = reader.load(path, Mission)
    reader.raise_faults()
    return checked_missions(reader, found, pack.pieces)[path.stem]


def mission_of(data: object, where: str, pack: Pack) -> Mission:
    """A Mission from plain data, checked like a file; `where` is the name that messages give to it."""
    document = Document(data, where, None)
    mission = with_printed(document.decode(Mission), pack.pieces)
    faults = list(mission_faults(document, mission, pack.pieces))
    if faults:
        raise ContentError(faults)
    return _with_full_names(mission, pack.pieces)


def read_pack(root: Path, shown: str, language: MissionLanguage, decks: Sequence[str]) -> Pack:
    """The content in a folder, which messages call `shown`; ContentError lists everything that is wrong.

    `decks` are those that a card may belong to.
    """
    if not root.is_dir():
        raise ContentError([Fault(shown, "", "is not a folder with a pack in it")])
    reader = Reader(root, shown)
    reader.faults += _stray_files(root, shown)
    box_file = reader.load(root / "boxes.yaml", BoxFile)
    equipment_files = reader.load_family("equipment", EquipmentFile)
    zombie_file = reader.load(root / "zombies.yaml", ZombieFile)
    zombie_card_files = reader.load_family("zombie-cards", ZombieCardFile)
    survivor_file = reader.load(root / "survivors.yaml", SurvivorFile)
    token_file = reader.load(root / "tokens.yaml", TokenFile)
    lasting_files = reader.load_all(root.glob(OPTIONAL), LastingFile)
    tile_files = reader.load_all((path for path in root.glob("tiles/*/*.yaml") if path.name != TENTS), Tile)
    tent_files = reader.load_all(root.glob(f"tiles/*/{TENTS}"), TentFile)
    mission_files = reader.load_all(root.glob("missions/*.yaml"), Mission)
    campaign_files = reader.load_all(root.glob(f"{CAMPAIGNS}/*.yaml"), Campaign)
    reader.raise_faults()

    [(_, zombies)], [(_, survivors)], [(_, tokens)] = zombie_file, survivor_file, token_file
    [(_, boxes)] = box_file
    kinds = _by("name", zombies.zombies)
    known = tuple(box.box for box in boxes.boxes)
    cards = _by("name", held(equipment_files, lambda file: file.cards))
    reader.faults += checks.box_faults(*box_file[0])
    reader.faults += checks.unknown_boxes([*equipment_files, *zombie_card_files, *zombie_file, *survivor_file], known)
    reader.faults += checks.equipment_faults(equipment_files, kinds, decks)
    reader.faults += checks.zombie_faults(*zombie_file[0])
    reader.faults += checks.zombie_card_faults(zombie_card_files, kinds, decks, [kind.type for kind in zombies.zombies])
    reader.faults += checks.survivor_faults(*survivor_file[0], list(cards))
    reader.faults += checks.token_faults(*token_file[0])
    for document, lasting in lasting_files:
        reader.faults += checks.lasting_faults(document, lasting, list(cards))
    for document, tile in tile_files:
        reader.faults += tile_faults(document, tile)
    reader.faults += misnamed(tile_files)
    reader.raise_faults()

    tents = held(tent_files, lambda file: file.tents)
    people = _by("called", survivors.survivors)
    pieces = Pieces(
        tiles=_by("id", [tile for _, tile in tile_files]),
        zombies=MappingProxyType(_names_of(zombies)),
        boxes=known,
        tents=len(tents),
        cards=tuple(cards),
        types=tuple(dict.fromkeys(kind.type for kind in zombies.zombies)),
        language=language,
        survivors=tuple(people),
        companions=tuple(one.name for one in survivors.companions),
        traits=tuple(dict.fromkeys(trait for card in survivors.survivors for trait in card.marks)),
    )
    missions = checked_missions(reader, mission_files, pieces)
    return Pack(
        boxes=_by("box", boxes.boxes),
        equipment=cards,
        combinations=held(equipment_files, lambda file: file.combinations),
        zombies=kinds,
        zombie_cards=tuple(sorted(held(zombie_card_files, lambda file: file.cards), key=lambda card: card.id)),
        survivors=people,
        companions=_by("name", survivors.companions),
        tiles=MappingProxyType({tile.id: document.data for document, tile in tile_files}),
        tents=tents,
        missions=MappingProxyType(missions),
        campaigns=MappingProxyType(checked_campaigns(reader, campaign_files, missions)),
        tokens=tokens.tokens,
        lasting=tuple(card.name for card in held(lasting_files, lambda file: file.cards)),
        hash=reader.content_hash(),
        pieces=pieces,
        decks=tuple(decks),
    )


def _by_number(id_: str) -> list[tuple[str, int]]:
    """An id to sort by: the numbers in it count as numbers, so that M10 comes after M9."""
    return [(word, int(number or 0)) for word, number in re.findall(r"(\D*)(\d*)", id_)]


def held(files: Iterable[tuple[Document, F]], of: Callable[[F], Iterable[R]]) -> tuple[R, ...]:
    """All entries that files hold."""
    return tuple(entry for _, file in files for entry in of(file))


def _by(field: str, records: Iterable[R]) -> Mapping[str, R]:
    return MappingProxyType({getattr(record, field): record for record in records})


def _stray_files(root: Path, shown: str) -> Iterator[Fault]:
    for path in sorted(root.iterdir()):
        doubled = path.stem in FOLDERS and (root / path.stem).is_dir()
        if path.suffix in (".yaml", ".yml") and doubled:
            yield Fault(f"{shown}/{path.name}", "", f"stands beside the folder {path.stem}, which is read instead")
        elif path.suffix in (".yaml", ".yml") and path.name not in (*FILES, OPTIONAL):
            yield Fault(f"{shown}/{path.name}", "", f"is no file of a pack{suggestion(path.name, FILES)}")


def _names_of(file: ZombieFile) -> dict[str, str]:
    short = {kind.short: kind.name for kind in file.zombies}
    return short | {kind.name: kind.name for kind in file.zombies}


def misnamed(files: Sequence[tuple[Document, Tile | Mission | Campaign]]) -> Iterator[Fault]:
    """Files that are not named after what they hold, and ids that stand in two files."""
    first: dict[str, Document] = {}
    for document, held in files:
        name = document.shown.rpartition("/")[2].removesuffix(".yaml").removesuffix(".yml")
        if held.id != name:
            yield document.fault(("id",), f'found "{held.id}", expected the name of the file, "{name}"')
        elif first.setdefault(held.id, document) is not document:
            yield document.fault(("id",), f'"{held.id}" stands in {first[held.id].shown} already')


def checked_missions(reader: Reader, files: list[tuple[Document, Mission]], pieces: Pieces) -> dict[str, Mission]:
    """The Missions of these files as they are laid out; ContentError lists what is wrong with any of them."""
    reader.faults += misnamed(files)
    laid = [(document, with_printed(mission, pieces)) for document, mission in files]
    for document, mission in laid:
        reader.faults += mission_faults(document, mission, pieces)
    reader.raise_faults()
    return {mission.id: _with_full_names(mission, pieces) for _, mission in laid}


def checked_campaigns(
    reader: Reader, files: list[tuple[Document, Campaign]], missions: Collection[str]
) -> dict[str, Campaign]:
    """The campaigns of these files, through these Missions; ContentError lists what is wrong with any of them."""
    reader.faults += misnamed(files)
    for document, campaign in files:
        reader.faults += (document.fault(*finding) for finding in campaign_findings(campaign, missions))
    reader.raise_faults()
    return {campaign.id: campaign for _, campaign in files}


def _with_full_names(mission: Mission, pieces: Pieces) -> Mission:
    """Missions may use the short names of Zombies; whoever lays them out knows only the full ones."""
    zombies = {
        zone: {pieces.zombies[kind]: number for kind, number in kinds.items()}
        for zone, kinds in mission.zombies.items()
    }
    return msgspec.structs.replace(mission, zombies=zombies)
