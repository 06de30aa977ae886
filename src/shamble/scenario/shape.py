"""The format of a scenario's file, as typed records."""

from typing import Annotated, Literal

from msgspec import Meta, field

from shamble.content.mission import Colour, Locator, MissionEvent, Turn
from shamble.content.mission_cards import DeedText, LimitText, NoiseTokens, NoteText, ObjectiveCardText, Sending
from shamble.content.records import FilePart, Level
from shamble.editions import DEFAULT
from shamble.files.plain import Json
from shamble.world.records import Name

Number = Annotated[int, Meta(ge=0, le=999)]
Positive = Annotated[int, Meta(ge=1, le=999)]
Border = Annotated[str, Meta(pattern=r"^[^\s-][^-\n]*-.*(?<![\s-])$", description="two Zones such as a-C")]
DoorState = Literal["closed", "open"]
Crowd = dict[str, Number]
Slots = tuple[str | None, ...]


class DoorDetail(FilePart, frozen=True, kw_only=True):
    """A door with a colour, or one that an Objective unlocks."""

    state: DoorState = "closed"
    colour: Literal["neutral", "red", "blue", "green", "pink", "white", "yellow"] = "neutral"
    locked_until: Colour | None = None
    double: bool = False


class BarricadeDetail(FilePart, frozen=True, kw_only=True):
    """A border that can be barricaded: its places, how many barricades are complete, whether they can be rebuilt."""

    places: Positive | None = None
    complete: Number = 0
    again: bool = True


class GateDetail(FilePart, frozen=True, kw_only=True):
    """A rotating gate."""

    face: Literal["L", "H"] | None = None
    turn: Turn = 0


class SpawnDetail(FilePart, frozen=True, kw_only=True):
    """A Spawn Zone with locators or of a kind, or one that sleeps until an Objective is taken or something wakes it."""

    colour: Colour = "red"
    locators: tuple[Locator, ...] = ()
    awake_when: Colour | None = None
    kind: str = ""
    asleep: bool = False
    fixed: bool = False


class ObjectiveDetail(FilePart, frozen=True, kw_only=True):
    """An Objective and the experience that its taker gains, and what else a Mission may say of it."""

    colour: Colour = "red"
    xp: Annotated[int, Meta(ge=0, le=99)] = 5
    xp_for_all: bool = False
    face_down: bool = False
    name: str = ""
    by: str = ""
    actions: Annotated[int, Meta(ge=1, le=9)] = 1
    when: dict[str, Json] = field(default_factory=dict)
    do: tuple[dict[str, Json], ...] = ()
    borne_by: str = ""


class ZoneDetail(FilePart, frozen=True, kw_only=True):
    """The differences of a Zone from a plain street or room, and what lies there."""

    kind: Literal["street", "room", "hole", "cell", "security", "indoor-alley"] | None = None
    tile: str | tuple[str, ...] | None = None
    manholes: Number = 0
    beds: dict[Literal["blue", "green"], Number] = field(default_factory=dict)
    tags: tuple[Name, ...] = ()
    spawn: bool | Colour | SpawnDetail | None = None
    objective: Colour | ObjectiveDetail | None = None
    exit: bool = False
    tent: bool | str | None = None
    tent_revealed: bool = False
    revealed: bool | None = None
    token: str | tuple[str, ...] = ()


class StateDetail(FilePart, frozen=True, kw_only=True):
    """A state of a part of the board: what lies elsewhere than printed, and the borders that it changes."""

    grid: str = ""
    tiles: tuple[tuple[str, ...], ...] = ()
    turns: tuple[tuple[Turn | Literal["*"], ...], ...] = ()
    openings: tuple[Border, ...] = ()
    walls: tuple[Border, ...] = ()
    fences: tuple[Border, ...] = ()
    joins: tuple[Border, ...] = ()


class PartDetail(FilePart, frozen=True, kw_only=True):
    """A part of the board that moves or turns, and the state that it is in (the first if none is named)."""

    states: dict[Name, StateDetail]
    state: Name = ""


class TrainDetail(FilePart, frozen=True, kw_only=True):
    """A Train that moves, on the tiles of a scenario: whether it gains cars, what it crushes, where it is by now."""

    cars: bool = False
    crushes_spawns: bool = False
    state: str = ""
    started: bool = False


class BoardDetail(FilePart, frozen=True, kw_only=True):
    """The board: a drawn grid, tiles, or that of a Mission."""

    grid: str | None = None
    mission: str | None = None
    tiles: tuple[tuple[str, ...], ...] | None = None
    turns: tuple[tuple[Turn, ...], ...] | None = None
    doors: dict[Border, DoorState | DoorDetail] = field(default_factory=dict)
    openings: tuple[Border, ...] = ()
    fences: tuple[Border, ...] = ()
    sandbags: tuple[Border, ...] = ()
    stairs: tuple[Border, ...] = ()
    walls: tuple[Border, ...] = ()
    barbwire: dict[Border, Literal["intact", "torn"]] = field(default_factory=dict)
    barricades: dict[Border, Number | BarricadeDetail] = field(default_factory=dict)
    gates: dict[str, Turn | GateDetail] = field(default_factory=dict)
    towers: dict[str, str] = field(default_factory=dict)
    extra_zones: dict[str, str] = field(default_factory=dict)
    planks: tuple[Border, ...] = ()
    balconies: dict[str, tuple[str, ...]] = field(default_factory=dict)
    joins: tuple[Border, ...] = ()
    later_joins: tuple[Border, ...] = ()
    parts: dict[Name, str | PartDetail] = field(default_factory=dict)
    train: TrainDetail | None = None
    zones: dict[str, ZoneDetail] = field(default_factory=dict)


class SurvivorDetail(FilePart, frozen=True, kw_only=True):
    """One Survivor; what is left out is as their card and the rules say."""

    at: str | None = None
    hands: Slots = ()
    reserve: Slots = ()
    places: dict[str, Slots] = field(default_factory=dict)
    xp: Number = 0
    skills: tuple[str, ...] | None = None
    chosen: dict[Literal["yellow", "orange", "red"], str] = field(default_factory=dict)
    actions: Number | None = None
    extra_actions: int = 0
    tokens: tuple[str, ...] = ()
    killed: bool = False
    turned: bool = False
    wounds: Number = 0
    unloaded: tuple[str, ...] = ()
    used: tuple[str, ...] = ()
    done: bool = False
    status: Literal["alive", "dead", "left", "fallen", "rescued", "down"] = "alive"


class TurnDetail(FilePart, frozen=True, kw_only=True):
    """A turn that is under way."""

    who: str
    spent: Number = 0
    bonus: int = 0
    free: tuple[str, ...] = ()
    used: tuple[str, ...] = ()
    done: tuple[str, ...] = ()
    searched: Number = 0
    cancelled: tuple[str, ...] = ()


class DrawnCard(FilePart, frozen=True, kw_only=True):
    """A Zombie card made for the scenario; a line that is left out is empty."""

    blue: Crowd = field(default_factory=dict)
    yellow: Crowd = field(default_factory=dict)
    orange: Crowd = field(default_factory=dict)
    red: Crowd = field(default_factory=dict)
    rush: dict[str, Number | Crowd] | None = None
    extra_activation: str | None = None
    manhole: dict[str, Number | Crowd] | None = None
    bed: Literal["blue", "green"] | None = None


CardList = tuple[str | Positive | DrawnCard, ...]
Rest = Literal["none", "shuffled"]


class DealDetail(FilePart, frozen=True, kw_only=True):
    """The results of chance in set-up."""

    cards: dict[str, str | tuple[str, ...]] = field(default_factory=dict)
    first_player: Positive | None = None
    starts: tuple[str, ...] = ()
    objectives: dict[str, Colour] = field(default_factory=dict)
    tokens: dict[str, tuple[int, ...]] = field(default_factory=dict)
    drawn: dict[str, tuple[str, ...]] = field(default_factory=dict)


class TriggerDetail(FilePart, frozen=True, kw_only=True):
    """An Event trigger with effects of its own instead of a card for each room."""

    tile: str
    place: dict[str, Crowd] = field(default_factory=dict)
    open: Border | None = None
    wake: Colour | None = None
    do: tuple[dict[str, Json], ...] = ()


class Wanted(FilePart, frozen=True, kw_only=True, rename={"with_": "with"}):
    """The fields of an option that is wanted; only those given count."""

    who: str | None = None
    action: str | None = None
    zone: str | None = None
    with_: tuple[str, ...] | None = None
    card: str | None = None
    other: str | None = None
    kind: str | None = None
    to: str | None = None
    door: str | None = None
    cost: int | None = None
    free: str | None = None
    via: str | None = None
    name: str | None = None
    n: int | None = None


class ExpectedSurvivor(FilePart, frozen=True, kw_only=True):
    """The keys that are compared of a Survivor."""

    at: str | None = None
    xp: int | None = None
    tracker: int | None = None
    experience_cards: tuple[str, ...] | None = None
    level: Level | None = None
    actions: int | None = None
    free: tuple[str, ...] | None = None
    hands: Slots | None = None
    reserve: Slots | None = None
    places: dict[str, Slots] | None = None
    wounds: int | None = None
    skills: tuple[str, ...] | None = None
    extra_actions: int | None = None
    tokens: tuple[str, ...] | None = None
    unloaded: tuple[str, ...] | None = None


class ExpectedPile(FilePart, frozen=True, kw_only=True, rename={"with_": "with"}):
    """The keys that are compared of a deck, of discards, or of what is put aside."""

    top: CardList | None = None
    all: CardList | None = None
    with_: CardList | None = None
    without: CardList | None = None


class ExpectedObjectives(FilePart, frozen=True, kw_only=True):
    """The Objectives that are off the board."""

    taken: tuple[Colour, ...]


ExpectedEvent = str | dict[str, Json]
"""The code of an event, or `event: CODE` with its `rule` and any of its fields."""


class Expect(FilePart, frozen=True, kw_only=True):
    """The keys of `expect`; only those given are compared."""

    survivors: dict[str, Literal["dead", "left", "fallen", "rescued", "down"] | ExpectedSurvivor] | None = None
    zombies: dict[str, Crowd] | None = None
    noise: dict[str, Number | str] | None = None
    spawns: dict[str, tuple[str, ...]] | None = None
    noise_level: dict[str, Number] | None = None
    noise_stock: int | None = None
    doors: dict[Border, DoorState] | None = None
    barricades: dict[Border, Number] | None = None
    barbwire: dict[Border, Literal["intact", "torn"]] | None = None
    gates: dict[str, Turn] | None = None
    parts: dict[str, str] | None = None
    stock: Crowd | None = None
    game: Literal["won", "lost", "running"] | None = None
    reason: str | None = None
    round: int | None = None
    phase: Literal["setup", "players", "zombies", "end"] | None = None
    first_player: int | None = None
    turn: str | None = None
    decks: dict[str, int | CardList | ExpectedPile] | None = None
    discards: dict[str, int | CardList | ExpectedPile] | None = None
    aside: int | tuple[str, ...] | ExpectedPile | None = None
    objectives: ExpectedObjectives | None = None
    revealed: tuple[str, ...] | None = None
    triggered: tuple[str, ...] | None = None
    tents: dict[str, str] | None = None
    pieces: tuple[dict[str, Json], ...] | None = None
    danger: Level | None = None
    kept: dict[str, Json] | None = None
    decision: str | None = None
    seats_asked: tuple[int, ...] | None = None
    events: tuple[ExpectedEvent, ...] | None = None
    not_events: tuple[ExpectedEvent, ...] | None = None


Answer = dict[str, Json]
Show = Literal["options", "corrections", "state", "piles", "events"]


class ScenarioStep(FilePart, frozen=True, kw_only=True):
    """One step: something is done, or looked at."""

    do: Wanted | None = None
    answer: Answer | tuple[Answer, ...] | None = None
    run: str | None = None
    expect: Expect | None = None
    refuse: Wanted | tuple[Wanted, ...] | None = None
    offer: Wanted | tuple[Wanted, ...] | None = None
    undo: Positive | None = None
    show: Show | tuple[Show, ...] | None = None
    dice: tuple[int | str, ...] = ()
    answers: tuple[Answer, ...] = ()
    repeat: Positive = 1


STEP_KINDS = ("do", "answer", "run", "expect", "refuse", "offer", "undo", "show")


class GameDetail(FilePart, frozen=True, kw_only=True):
    """The game that is played, and its options: a folder may give these for all its scenarios."""

    edition: str = DEFAULT
    variant: str = ""
    boxes: tuple[str, ...] | None = None
    options: dict[str, str | int | bool] = field(default_factory=dict)
    house_rules: tuple[str, ...] = ()
    allows: tuple[Literal["driving", "flying"], ...] | None = None
    phase: Literal["setup", "players"] = "players"
    pause: bool = True
    seed: int = 0
    decks: dict[str, CardList | Rest] = field(default_factory=dict)


class Scenario(GameDetail, frozen=True, kw_only=True):
    """A scenario: a position, what happens, what must come of it."""

    scenario: Name
    rules: tuple[str, ...] = ()
    board: BoardDetail
    players: tuple[tuple[str, ...], ...] | None = None
    teams: tuple[tuple[Positive, ...], ...] | None = None
    first_player: Positive = 1
    survivors: dict[Name, SurvivorDetail]
    zombies: dict[str, Crowd] = field(default_factory=dict)
    stock: Crowd = field(default_factory=dict)
    noise: dict[str, Number | str] = field(default_factory=dict)
    noise_stock: Number | None = None
    discards: dict[str, CardList] = field(default_factory=dict)
    aside: tuple[str, ...] | None = None
    tokens: dict[str, str | tuple[str, ...]] = field(default_factory=dict)
    pieces: tuple[dict[str, Json], ...] | None = None
    vehicles: tuple[dict[str, Json], ...] = ()
    companions: tuple[dict[str, Json], ...] = ()
    kept: dict[str, Json] = field(default_factory=dict)
    wounds: dict[str, Positive] = field(default_factory=dict)
    triggers: tuple[str | TriggerDetail, ...] = ()
    triggered: tuple[str, ...] = ()
    taken: tuple[str, ...] = ()
    awake: tuple[str, ...] | None = None
    revealed: tuple[str, ...] | None = None
    first_spawn: str | None = None
    loudest: dict[str, str] = field(default_factory=dict)
    wounded_in: Number = 0
    door_xp: Positive | None = None
    spawn_dice: int | None = None
    spawn_dice_each: int | None = None
    leaving: Literal["automatic", "choice"] | None = None
    bars: tuple[Name, ...] | None = None
    danger: Level | None = None
    levels: dict[Level, Number] | None = None
    events: tuple[MissionEvent, ...] = ()
    objective_cards: tuple[ObjectiveCardText, ...] = ()
    note_cards: tuple[NoteText, ...] = ()
    deeds: tuple[DeedText, ...] = ()
    lasting_noise: tuple[NoiseTokens, ...] = ()
    sent: tuple[Sending, ...] = ()
    limits: tuple[LimitText, ...] = ()
    win: tuple[dict[str, Json], ...] | None = None
    lose: tuple[dict[str, Json], ...] | None = None
    deal: DealDetail | None = None
    round: Number | None = None
    turn: str | TurnDetail | None = None
    steps: tuple[ScenarioStep, ...] = ()
    then: dict[str, Json] | None = None
