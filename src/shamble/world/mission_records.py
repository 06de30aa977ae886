"""The Mission of a game: all that it lays on the board and asks for, its tokens and its Train."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, NamedTuple

from shamble.board.railroads import TrainStep
from shamble.world.missions import (
    CardDeed,
    Choice,
    Epilogue,
    Given,
    Happening,
    LastingNoise,
    Limit,
    NoteCard,
    ObjectiveCard,
    TimedEvent,
)
from shamble.world.pieces import Piece

if TYPE_CHECKING:
    from shamble.world.pieces import Piece


class DoorToken(NamedTuple):
    """A door on the board: its colour, and the colour of the Objective that unlocks it ("" = not locked).

    One that is `locked` waits for an event to unlock or open it.
    """

    colour: str = "neutral"
    locked_until: str = ""
    starts_open: bool = False
    locked: bool = False


class SpawnToken(NamedTuple):
    """A Spawn token: its Zone, its locators, the Objective colour that wakes it ("": none does), its kind ("": plain).

    `number` tells it from all others on the board: its place among those of the Mission, then those that came later.
    `rests`: its kind says when it is awake, and nothing else keeps it asleep.
    """

    zone: int
    locators: tuple[int, ...] = ()
    colour: str = "red"
    awake_when: str = ""
    kind: str = ""
    asleep: bool = False
    number: int = 0
    rests: bool = False
    fixed: bool = False
    """Whether Survivors cannot move it."""


class ObjectiveToken(NamedTuple):
    """An Objective: its Zone, its colour and the experience that its taker gains, or everybody.

    Those that are laid `face_down` are mixed first: the colour is then that of one of them, and not of this place.
    `name`, `by`, `actions`, `when`, `do` and `borne_by` are what else the Mission says of it.
    """

    zone: int
    colour: str
    xp: int
    xp_for_all: bool = False
    face_down: bool = False
    name: str = ""
    by: str = ""
    actions: int = 1
    when: Given = MappingProxyType({})
    do: tuple[Given, ...] = ()
    borne_by: str = ""


class Note(NamedTuple):
    """A rule's note on a Survivor's dashboard: the code of its words, and numbers, words and names that fill them.

    `skill`: it is a card that stands among their Skills, under this name.
    """

    code: str
    fields: Mapping[str, int | str | tuple[str, ...]] = MappingProxyType({})
    skill: str = ""


class Train(NamedTuple):
    """A Train that moves: its steps in their order, its way as the turn of its locomotive, and what it spares."""

    steps: tuple[TrainStep, ...]
    turn: int
    crushes_spawns: bool = False


class PartJoin(NamedTuple):
    """Two Zones that count as adjacent while a part of the board is in this state."""

    part: str
    state: str
    zones: frozenset[int]


class MissionFacts:
    """All that the Mission lays on the board and asks for."""

    __slots__ = (
        "achievements",
        "allows",
        "bars",
        "bounties_aside",
        "cards",
        "chains",
        "choices",
        "danger",
        "deeds",
        "door_xp",
        "doors",
        "epilogues",
        "events",
        "exit",
        "happenings",
        "id",
        "leaving",
        "levels",
        "limits",
        "lose",
        "noise",
        "note_cards",
        "objective_cards",
        "objectives",
        "one_each",
        "part_joins",
        "pieces",
        "rally_price",
        "rallying",
        "rewards",
        "scripts",
        "sent",
        "spawn_dice",
        "spawn_dice_each",
        "spawns",
        "special_rules",
        "start",
        "start_divided",
        "start_drawn",
        "story",
        "tents",
        "title",
        "tokens",
        "train",
        "trigger_effects",
        "triggers",
        "watched",
        "win",
        "zombies",
    )

    def __init__(self, id: str, title: str) -> None:
        self.id = id
        self.title = title
        self.doors: tuple[DoorToken, ...] = ()
        self.spawns: tuple[SpawnToken, ...] = ()
        self.objectives: tuple[ObjectiveToken, ...] = ()
        self.rewards: Mapping[str, tuple[Given, ...]] = {}  # of Objectives, by colour
        self.exit = -1
        self.leaving = ""  # how Survivors leave by the Exit
        self.bars: tuple[str, ...] = ()  # traits of whom nobody may be chosen for the team
        self.allows: tuple[str, ...] = ()  # what is forbidden unless a Mission says that it may be done
        self.bounties_aside = 0  # Bounty Weapons that no Feat wins
        self.door_xp = 0  # for whoever opens a door
        self.spawn_dice = 0
        self.spawn_dice_each = 0  # for each Objective that was taken
        self.danger = 0
        self.levels: Mapping[str, int] = {}  # the points of Danger Levels that begin elsewhere than in the edition
        self.start: tuple[int, ...] = ()
        self.start_divided = False  # the Survivors are divided evenly over them
        self.start_drawn = False  # chance says which team has which of them
        self.triggers: tuple[int, ...] = ()
        self.trigger_effects: dict[int, tuple[Given, ...]] = {}
        self.train: Train | None = None  # a Train that moves
        self.part_joins: tuple[PartJoin, ...] = ()
        self.tents: tuple[int, ...] = ()
        self.tokens: tuple[tuple[str, int], ...] = ()
        self.pieces: tuple[Piece, ...] = ()
        self.cards: tuple[tuple[str, int], ...] = ()  # names of Equipment, and the Zones in which it lies
        self.zombies: tuple[tuple[int, int, int], ...] = ()
        self.story = ""
        self.special_rules: tuple[str, ...] = ()
        self.events: tuple[TimedEvent, ...] = ()
        self.watched = False  # whether something hangs on what Actions bring about
        self.chains: tuple[Given, ...] = ()  # those of `win` and `lose` with chains of steps in them
        self.win: tuple[Given, ...] = ()
        self.lose: tuple[Given, ...] = ()
        self.objective_cards: tuple[ObjectiveCard, ...] = ()
        self.note_cards: tuple[NoteCard, ...] = ()
        self.deeds: tuple[CardDeed, ...] = ()
        self.scripts: Mapping[str, tuple[Given, ...]] = {}  # lists of effects, by their names
        self.choices: Mapping[str, tuple[Choice, ...]] = {}
        self.happenings: tuple[Happening, ...] = ()
        self.noise: tuple[LastingNoise, ...] = ()
        self.sent: tuple[tuple[int, int], ...] = ()  # Zombies that begin a Move in a Zone are put into another
        self.limits: tuple[Limit, ...] = ()
        self.one_each = False  # one Survivor in each Starting Zone
        self.rally_price: tuple[str, ...] = ()  # cards of which one is discarded to rally somebody
        self.rallying: Mapping[str, tuple[int, Mapping[str, int]]] = {}  # Actions by Companion, fewer with merits
        self.epilogues: tuple[Epilogue, ...] = ()
        self.achievements: tuple[str, ...] = ()  # those of earlier Missions that this one asks for
