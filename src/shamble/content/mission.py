"""The records of a Mission's file."""

from typing import Annotated, Literal

from msgspec import Meta, field

from shamble.content.mission_cards import (
    DeedText,
    Effects,
    EpilogueText,
    HappeningText,
    LimitText,
    NoiseTokens,
    NoteText,
    ObjectiveCardText,
    Sending,
    Written,
)
from shamble.content.records import FilePart, Level, Record
from shamble.world.records import Count, Name

ZoneName = Annotated[str, Meta(pattern=r"^[^.\s]+\.[^.\s]+$", description="a Zone such as 4V.S2")]
NO_TILE = ""
"""In a row of tiles: a place without one."""

Colour = Literal["red", "blue", "green", "pink", "white", "yellow", "purple"]
Locator = Annotated[int, Meta(ge=1, le=6)]
Turn = Literal[0, 90, 180, 270]
ModuleName = Annotated[str, Meta(pattern=r"^[a-z_][a-z0-9_]*$", description="the name of a Python module")]


class WhenTaken(FilePart, frozen=True, kw_only=True):
    """The event that wakes a Spawn token or unlocks a door: an Objective of that colour was taken."""

    taken: Colour


class DoorText(FilePart, frozen=True, kw_only=True):
    """A door between two Zones; a locked one cannot be opened until its event has happened.

    `in_wall`: it lies in what is solid wall otherwise; `locked`: until an event unlocks or opens it.
    """

    between: tuple[ZoneName, ZoneName]
    state: Literal["closed", "open"] = "closed"
    colour: Literal["neutral", "red", "blue", "green", "pink", "white", "yellow"] = "neutral"
    locked_until: WhenTaken | None = None
    double: bool = False
    in_wall: bool = False
    locked: bool = False


class BarricadePlace(FilePart, frozen=True, kw_only=True):
    """A border that can be barricaded: by this many tokens (by default as many as needed), some standing already."""

    between: tuple[ZoneName, ZoneName]
    places: Annotated[int, Meta(ge=1, le=3)] | None = None
    complete: Annotated[int, Meta(ge=0, le=3)] = 0
    again: bool = True


class GateToken(FilePart, frozen=True, kw_only=True):
    """A rotating security gate in its Zone: open to north and east (L) or north and south (H), then turned."""

    zone: ZoneName
    face: Literal["L", "H"] = "L"
    turn: Turn = 0


class ExtraZoneToken(FilePart, frozen=True, kw_only=True):
    """A token that makes its Zone a room, and the Zone toward which its wall has a gap."""

    zone: ZoneName
    entry: ZoneName


class TowerToken(FilePart, frozen=True, kw_only=True):
    """An observation tower in its Zone, and the Zone at the foot of its ladder."""

    zone: ZoneName
    ladder: ZoneName


class PartState(FilePart, frozen=True, kw_only=True):
    """A state of a part that moves: its tiles, their turns ("*": as printed), and the Zones that it joins."""

    tiles: tuple[tuple[Name, ...], ...] = ()
    turns: tuple[tuple[Turn | Literal["*"], ...], ...] = ()
    joins: tuple[tuple[ZoneName, ZoneName], ...] = ()


class MovingPart(FilePart, frozen=True, kw_only=True):
    """A part of the board that moves or turns: its states, and the one to begin with (the first if none is named)."""

    states: dict[Name, PartState]
    state: str = ""


class TrainText(FilePart, frozen=True, kw_only=True):
    """A Train that moves: when it comes in or starts, and whether the tiles that it drives over become cars.

    Without `starts` an effect starts it. `crushes_spawns`: no Spawn token is safe from it, that of the start neither.
    """

    starts: Written = field(default_factory=dict)
    cars: bool = False
    crushes_spawns: bool = False


class SpawnText(FilePart, frozen=True, kw_only=True):
    """A Spawn token with its locators; one with `awake_when` sleeps until then, one `asleep` until an event wakes it.

    `kind` is one of the edition's kinds of Spawn tokens; Survivors cannot move a `fixed` one.
    """

    zone: ZoneName
    locators: tuple[Locator, ...] = ()
    colour: Colour = "red"
    awake_when: WhenTaken | None = None
    kind: str = ""
    asleep: bool = False
    fixed: bool = False


class ObjectiveText(FilePart, frozen=True, kw_only=True):
    """An Objective and the experience that its taker or everybody gains; those `face_down` are mixed together.

    Without `xp` that is what the edition says of such Objectives. It may have a `name`, be there for some alone (`by`:
    a Skill, or what cards say of them), take several `actions`, wait until something is so (`when`), and `do`
    something. `borne_by`: a Companion of this kind bears it.
    """

    zone: ZoneName
    colour: Colour = "red"
    xp: Annotated[int, Meta(ge=0, le=99)] | None = None
    xp_for_all: bool = False
    face_down: bool = False
    name: str = ""
    by: Name | None = None
    actions: Annotated[int, Meta(ge=1, le=9)] = 1
    when: Written = field(default_factory=dict)
    do: Effects = ()
    borne_by: Name | None = None


class LyingToken(FilePart, frozen=True, kw_only=True):
    """A token that only lies there."""

    kind: Name
    zone: ZoneName


class LyingCard(FilePart, frozen=True, kw_only=True):
    """An Equipment card that lies in a Zone, for whoever Searches there."""

    card: Name
    zone: ZoneName


class LeftOut(FilePart, frozen=True, kw_only=True):
    """A token that does not lie on the place that is drawn for it."""

    kind: Literal["objective", "pimpweapon"]
    zone: ZoneName


class TriggerToken(FilePart, frozen=True, kw_only=True):
    """An Event trigger whose effect the Mission redefines (CL-TRIGGER-01)."""

    tile: Name
    place: dict[ZoneName, dict[Name, Count]] = field(default_factory=dict)
    open: tuple[ZoneName, ZoneName] | None = None
    wake: Colour | None = None
    do: Effects = ()


def tile_of(trigger: str | TriggerToken) -> str:
    """The tile that an Event trigger lies on."""
    return trigger.tile if isinstance(trigger, TriggerToken) else trigger


class MissionEvent(FilePart, frozen=True, kw_only=True):
    """Effects that happen when a condition comes true, once or every time, and others when it is over.

    With `upon` they come of something that happens, each time anew, `needs` permitting.
    """

    when: Written = field(default_factory=dict)
    upon: HappeningText | None = None
    needs: Written = field(default_factory=dict)
    do: Annotated[Effects, Meta(min_length=1)]
    after: Effects = ()
    again: bool = False


SERIES = ("tutorial", "book", "gallery")
"""The order in which lists show Missions."""


class Mission(Record, frozen=True, kw_only=True):
    """A Mission: the map, what lies on it, how it is won and lost."""

    format: Literal[1]
    id: Name
    title: Name
    edition: Name
    box: Name
    boxes: tuple[Name, ...] = ()
    story: str = ""
    series: Literal["tutorial", "book", "gallery"] = "book"
    variant: Name | None = None
    difficulty: Literal["easy", "medium", "hard", "very-hard"] | None = None
    minutes: Count | None = None
    survivors: tuple[Annotated[int, Meta(ge=1, le=12)], Annotated[int, Meta(ge=1, le=12)]]
    requires: tuple[Name, ...] = ()
    bars: tuple[Name, ...] = ()
    competitive: bool = False
    teams: Annotated[int, Meta(ge=1, le=4)] | None = None
    options: dict[Name, str] = field(default_factory=dict)
    notes: tuple[str, ...] = ()
    tiles: Annotated[tuple[Annotated[tuple[str, ...], Meta(min_length=1)], ...], Meta(min_length=1)]
    detached: tuple[Name, ...] = ()
    turns: tuple[tuple[Turn, ...], ...]
    doors: tuple[DoorText, ...] = ()
    stairs: tuple[tuple[ZoneName, ZoneName], ...] = ()
    barricades: tuple[BarricadePlace, ...] = ()
    torn: tuple[tuple[ZoneName, ZoneName], ...] = ()
    gates: tuple[GateToken, ...] = ()
    towers: tuple[TowerToken, ...] = ()
    extra_zones: tuple[ExtraZoneToken, ...] = ()
    planks: tuple[tuple[ZoneName, ZoneName], ...] = ()
    joins: tuple[tuple[ZoneName, ZoneName], ...] = ()
    parts: dict[Name, MovingPart] = field(default_factory=dict)
    train: TrainText | None = None
    start: Annotated[tuple[ZoneName, ...], Meta(min_length=1)]
    start_drawn: bool = False
    one_each: bool = False
    start_divided: bool = False
    spawns: tuple[SpawnText, ...] = ()
    exit: ZoneName | None = None
    leaving: Literal["automatic", "choice"] = "automatic"
    triggers: tuple[Name | TriggerToken, ...] = ()
    tents: tuple[ZoneName, ...] = ()
    objectives: tuple[ObjectiveText, ...] = ()
    rewards: dict[Colour, Effects] = field(default_factory=dict)
    objective_cards: tuple[ObjectiveCardText, ...] = ()
    note_cards: tuple[NoteText, ...] = ()
    deeds: tuple[DeedText, ...] = ()
    achievements: tuple[Name, ...] = ()
    noise: tuple[NoiseTokens, ...] = ()
    sent: tuple[Sending, ...] = ()
    limits: tuple[LimitText, ...] = ()
    left_out: tuple[LeftOut, ...] = ()
    tokens: tuple[LyingToken, ...] = ()
    cards: tuple[LyingCard, ...] = ()
    pieces: tuple[Written, ...] = ()
    rally_price: tuple[Name, ...] = ()
    allows: tuple[Literal["driving", "flying"], ...] = ()
    zombies: dict[ZoneName, dict[Name, Count]] = field(default_factory=dict)
    door_xp: Annotated[int, Meta(ge=0, le=99)] = 0
    bounties_aside: Annotated[int, Meta(ge=0, le=9)] = 0
    spawn_dice: Annotated[int, Meta(ge=-6, le=6)] = 0
    spawn_dice_each: Annotated[int, Meta(ge=-6, le=6)] = 0
    danger_at_least: Level = "blue"
    levels: dict[Level, Count] = field(default_factory=dict)
    special_rules: tuple[str, ...] = ()
    events: tuple[MissionEvent, ...] = ()
    win: tuple[Written, ...] = ()
    lose: tuple[Written, ...] = ()
    epilogues: tuple[EpilogueText, ...] = ()
    module: ModuleName | None = None

    @property
    def played_with(self) -> tuple[str, ...]:
        """The boxes that are pooled unless somebody chooses others: its own one first."""
        return (self.box, *self.boxes)
