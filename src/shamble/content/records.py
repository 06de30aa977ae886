"""The records of a pack's files, apart from tiles and Missions."""

from collections.abc import Mapping
from typing import Annotated, Literal, get_args

from msgspec import Meta, Struct, field

from shamble.world.decks import ZOMBIE
from shamble.world.records import Card, Combination, Count, Kind, Name, Order, Origin, Shared

Level = Literal["blue", "yellow", "orange", "red"]
LEVELS: tuple[Level, ...] = get_args(Level)
"""The names of the Danger Levels in all files, from the first to the last."""

Dice = Annotated[int, Meta(ge=1, le=12)]
Accuracy = Annotated[int, Meta(ge=2, le=6)]
Damage = Annotated[int, Meta(ge=1, le=9)]
NoDamage = Annotated[int, Meta(ge=0, le=9)]
Loudness = Annotated[int, Meta(ge=1, le=9, description="the edition's step of loudness; true is the least")]
Health = Annotated[int, Meta(ge=1, le=9)]
Range = tuple[Annotated[int, Meta(ge=0, le=12)], Annotated[int, Meta(ge=0, le=12)]]


Favorite = Literal["melee", "pistol", "rifle", "any"]
"""The type of weapon that a Survivor likes best."""
Skills = Annotated[tuple[Name, ...], Meta(min_length=1, max_length=9)]
Packs = Annotated[tuple[Annotated[tuple[Name, ...], Meta(min_length=1, max_length=5)], ...], Meta(max_length=4)]
"""Sets of cards to begin with, of which a Survivor's player takes one."""
CUSTOM_NAME = r"^(?! )[^,;\x00-\x1f\x7f]{1,40}(?<! )(?<!\.yaml)(?<!\.yml)$"
"""A name that cannot be mistaken for a file in a list of Survivors."""


class Record(Shared, frozen=True, kw_only=True):
    """A record of a pack; `origin` (in the file: `from`) says where its figures come from."""

    origin: Origin


class FilePart(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A piece of a record, or a whole file."""


DEFAULT_EDITION = "classic"
"""The edition of files that name none, as before there were several."""


class Box(Record, frozen=True, kw_only=True):
    """A box; a game can be played with a core box alone. Season 4 is for boxes that belong to none."""

    box: Name
    season: Annotated[int, Meta(ge=1, le=4)]
    core: bool = False


class BoxFile(FilePart, frozen=True, kw_only=True):
    """boxes.yaml."""

    format: Literal[1]
    boxes: tuple[Box, ...]


class ModeText(FilePart, frozen=True, kw_only=True):
    """One of the two ways to use a weapon that is both blade and gun."""

    mode: Literal["melee", "ranged"]
    range: Range
    dice: Dice
    accuracy: Accuracy
    damage: Damage
    noisy: bool | Loudness = False


class EquipmentCard(Card, frozen=True, kw_only=True):
    """A card of the file; `boxes`: the copies in each box, `also`: further ones that lie in another deck.

    The figures of a Companion are those of its own bite.
    """

    boxes: dict[Name, Count]
    also: dict[Name, dict[Name, Count]] = field(default_factory=dict)
    kind: Literal["melee", "ranged", "item", "special", "companion"]
    range: Range | None = None
    dice: Dice | None = None
    accuracy: Accuracy | None = None
    damage: NoDamage | None = None
    profiles: tuple[ModeText, ...] = ()
    noisy: bool | Loudness = False
    equipped: bool = False
    copies_from: Origin | dict[Name, Origin] | None = None
    origin: Origin


class EquipmentFile(FilePart, frozen=True, kw_only=True):
    """equipment.yaml, or one file of the folder equipment."""

    format: Literal[1]
    copies_from: Origin
    combinations: tuple[Combination, ...] = ()
    cards: tuple[EquipmentCard, ...]


class LastingCard(Record, frozen=True, kw_only=True):
    """A card that is earned and lasts from game to game: a Skill, or `Equipment / what it brings`."""

    name: Name


class LastingFile(FilePart, frozen=True, kw_only=True):
    """experience.yaml."""

    format: Literal[1]
    cards: tuple[LastingCard, ...]


class ZombieKindText(Kind, frozen=True, kw_only=True):
    """A kind of Zombie in the file: how many miniatures each box has, and their sculpts where these matter."""

    miniatures: dict[Name, Count]
    sculpts: dict[Name, tuple[Name, ...]] = field(default_factory=dict)
    miniatures_from: Origin | dict[Name, Origin] | None = None
    origin: Origin


class ZombieFile(FilePart, frozen=True, kw_only=True):
    """zombies.yaml."""

    format: Literal[1]
    zombies: tuple[ZombieKindText, ...]


class ZombieCardText(Record, frozen=True, kw_only=True):
    """A Zombie card: how many of which kind at each Danger Level, or whom it activates.

    `order` is what it lets Zombies do besides, `text` tells that to people; such a card has a `name`.
    A line with the type Abomination, where no kind is called so, calls whichever is next in the deck of these.
    """

    id: Count
    box: Name
    deck: Name = ZOMBIE
    kind: Literal["spawn", "rush", "extra_activation", "manhole", "bed"]
    blue: dict[Name, Count] = field(default_factory=dict)
    yellow: dict[Name, Count] = field(default_factory=dict)
    orange: dict[Name, Count] = field(default_factory=dict)
    red: dict[Name, Count] = field(default_factory=dict)
    activates: Name | None = None
    bed: Literal["blue", "green"] | None = None
    name: Name | None = None
    order: Order | None = None
    text: str | None = None

    def at(self, level: Level) -> Mapping[str, int]:
        """Kinds and numbers at a Danger Level."""
        return (self.blue, self.yellow, self.orange, self.red)[LEVELS.index(level)]


class ZombieCardFile(FilePart, frozen=True, kw_only=True):
    """zombie-cards.yaml, or one file of the folder zombie-cards."""

    format: Literal[1]
    cards: tuple[ZombieCardText, ...]


PLAIN_SIDE = "survivor"
"""The version of a Survivor whose Identity Card bears no symbol."""


class SurvivorCard(Record, frozen=True, kw_only=True):
    """A Survivor (or a Zombivor) and the Skills of each Danger Level, by name; their edition says how many."""

    name: Name
    version: Literal["survivor", "zombivor"] = "survivor"
    traits: tuple[Name, ...] = ()
    box: Name
    blue: Skills
    yellow: Skills
    orange: Skills
    red: Skills
    health: Health | None = None
    packs: Packs = ()
    favorite: Favorite | None = None

    @property
    def marks(self) -> tuple[str, ...]:
        """The words that stand on the card besides Skills: its symbol, and its traits."""
        return self.traits if self.version == PLAIN_SIDE else (self.version, *self.traits)

    @property
    def called(self) -> str:
        """The name that a game asks for: `Amy`, or `Amy (zombivor)`."""
        return self.name if self.version == PLAIN_SIDE else f"{self.name} ({self.version})"

    def at(self, level: Level) -> tuple[str, ...]:
        """The names of the Skills that stand at a Danger Level."""
        return (self.blue, self.yellow, self.orange, self.red)[LEVELS.index(level)]


class CustomSurvivor(FilePart, frozen=True, kw_only=True):
    """A custom Survivor: any Skills, any number of them on each level, and cards to begin with."""

    format: Literal[1]
    name: Annotated[str, Meta(pattern=CUSTOM_NAME, description="a name of up to 40 signs without comma or semicolon")]
    box: Name = "custom"
    edition: Name = DEFAULT_EDITION
    blue: Skills
    yellow: Skills
    orange: Skills
    red: Skills
    starting_equipment: tuple[Name, ...] = ()
    packs: Packs = ()
    health: Health | None = None
    traits: tuple[Name, ...] = ()
    favorite: Favorite | None = None
    notes: tuple[str, ...] = ()

    def at(self, level: Level) -> tuple[str, ...]:
        """The names of the Skills that stand at a Danger Level."""
        return (self.blue, self.yellow, self.orange, self.red)[LEVELS.index(level)]


class CompanionCard(Record, frozen=True, kw_only=True):
    """Somebody who only ever follows others and cannot be played; their Leader has the Skill."""

    name: Name
    box: Name
    skill: Name


class SurvivorFile(FilePart, frozen=True, kw_only=True):
    """survivors.yaml."""

    format: Literal[1]
    survivors: tuple[SurvivorCard, ...]
    companions: tuple[CompanionCard, ...] = ()


class TokenCount(Record, frozen=True, kw_only=True):
    """The number of tokens (or small cards) of one kind and face in a box.

    One that `blocks` closes the Zone that it lies on, for Actors and for sight (CL-PATH-08, CL-LOS-13). A token can be
    laid with its `back` up instead of its face.
    """

    box: Name
    token: Name
    face: Name | None = None
    back: Name | None = None
    count: Count
    blocks: bool = False


class TokenFile(FilePart, frozen=True, kw_only=True):
    """tokens.yaml."""

    format: Literal[1]
    tokens: tuple[TokenCount, ...]
