"""What a game is made of and what never changes in it: cards, kinds of Zombies, identities, tokens, the Mission."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

WALKER, RUNNER, FATTY, ABOMINATION = "Walker", "Runner", "Fatty", "Abomination"
"""The types of Zombies that rules name."""

AAAHH = "aaahh:"
"""The mark of an Aaahh!! among the traits of a card; the kind of Zombie follows it."""


def zombie_brought(trait: str) -> str | None:
    """The kind of Zombie that a card with this trait brings, as an Aaahh!! does."""
    return trait.removeprefix(AAAHH) if trait.startswith(AAAHH) else None


class Level(NamedTuple):
    """A Danger Level: the points at which it begins, and how many Skills a Survivor's card may show for it."""

    name: str
    points: int
    skills: tuple[int, int]


class Mode:
    """One way to fight with a weapon: most cards have one, a blade with a barrel has two.

    `noisy` says how loud it is, in the steps of the edition; 0 is silent.
    """

    __slots__ = ("accuracy", "damage", "dice", "max_range", "min_range", "noisy", "ranged", "reload")

    def __init__(
        self,
        *,
        min_range: int,
        max_range: int,
        dice: int,
        accuracy: int,
        damage: int,
        noisy: int,
        reload: bool,
        ranged: bool,
    ) -> None:
        self.min_range = min_range
        self.max_range = max_range
        self.dice = dice
        self.accuracy = accuracy
        self.damage = damage
        self.noisy = noisy
        self.reload = reload
        self.ranged = ranged

    def altered(self, **figures: Any) -> Mode:
        """The same weapon with other figures."""
        return Mode(**{name: figures.get(name, getattr(self, name)) for name in self.__slots__})


class CardType:
    """What all copies of one Equipment card have in common."""

    __slots__ = (
        "ammo",
        "back",
        "brings",
        "counts_as",
        "deck",
        "door",
        "dual",
        "figure",
        "held_only",
        "index",
        "modes",
        "name",
        "own_modes",
        "reload",
        "tags",
        "text",
        "traits",
    )

    def __init__(
        self,
        index: int,
        name: str,
        *,
        modes: tuple[Mode, ...] = (),
        dual: bool = False,
        door: str = "",
        deck: str = "equipment",
        ammo: str = "",
        traits: tuple[str, ...] = (),
        tags: tuple[str, ...] = (),
        text: str = "",
        counts_as: tuple[str, ...] = (),
        equipped: bool = False,
        own_modes: tuple[Mode, ...] = (),
        figure: str = "",
        back: str = "",
    ) -> None:
        self.index = index
        self.name = name
        self.modes = modes
        self.own_modes = own_modes
        """How what the card stands for fights by itself, without anybody who holds it."""
        self.counts_as = counts_as
        self.held_only = equipped or bool(modes)
        """Whether its effects last only while it is equipped (CL-INV-02, -03)."""
        self.dual = dual
        self.door = door
        self.deck = deck
        self.ammo = ammo
        self.traits = traits
        self.brings = next(filter(None, map(zombie_brought, traits)), "")
        """The kind of Zombie that comes when an Aaahh!! is drawn."""
        self.tags = tags
        self.text = text
        self.figure = figure
        """What kind of figure of its own the card stands for; its effects last while that one is with its bearer."""
        self.back = back
        """What its back shows, where the backs of a deck differ."""
        self.reload = any(mode.reload for mode in modes)

    def goes_for(self, name: str) -> bool:
        """Whether rules that name a card mean this one too."""
        return name == self.name or name in self.counts_as

    @property
    def is_weapon(self) -> bool:
        """Whether the card shows the kill icon (CL-CARD-04)."""
        return bool(self.modes) or "weapon" in self.tags


class Combination:
    """Two cards that make an improved weapon: a new card, or one card slid under the other.

    With `stays_itself` the weapon is no other one by that: it still fights together with its equal that lacks the part.
    """

    __slots__ = ("base_tag", "gives", "joins", "parts", "result", "stays_itself")

    def __init__(
        self,
        result: str,
        parts: tuple[str, ...],
        *,
        base_tag: str = "",
        joins: bool = False,
        stays_itself: bool = False,
        gives: tuple[str, ...] = (),
    ) -> None:
        self.result = result
        self.parts = parts
        self.base_tag = base_tag
        self.joins = joins
        self.stays_itself = stays_itself
        self.gives = gives


class ZombieKind:
    """One row of the zombie table. `min_damage` 0: no Damage kills it; `wounds`: what each of its Attacks deals.

    With `xp_for_all` its experience goes to every Survivor, not to the killer alone.
    """

    __slots__ = (
        "abilities",
        "actions",
        "escort",
        "if_missing",
        "index",
        "min_damage",
        "name",
        "priority",
        "sculpts",
        "short",
        "species",
        "splits",
        "type",
        "wounds",
        "xp",
        "xp_for_all",
        "zones_per_move",
    )

    def __init__(
        self,
        index: int,
        name: str,
        *,
        short: str,
        species: str,
        type: str,
        actions: int,
        min_damage: int,
        xp: int,
        priority: int,
        xp_for_all: bool = False,
        zones_per_move: int = 1,
        escort: tuple[str, ...] = (),
        splits: bool = True,
        abilities: tuple[str, ...] = (),
        if_missing: tuple[str, ...] = (),
        wounds: int = 1,
        sculpts: tuple[str, ...] = (),
    ) -> None:
        self.index = index
        self.name = name
        self.short = short
        self.species = species
        self.type = type
        self.actions = actions
        self.min_damage = min_damage
        self.xp = xp
        self.xp_for_all = xp_for_all
        self.priority = priority
        self.zones_per_move = zones_per_move
        self.escort = escort
        self.splits = splits
        self.abilities = abilities
        self.if_missing = if_missing
        self.wounds = wounds
        self.sculpts = sculpts

    @property
    def is_abomination(self) -> bool:
        """Whether rules about Abominations are about this kind, whatever its species."""
        return self.type == ABOMINATION

    def altered(self, **figures: Any) -> ZombieKind:
        """The same row with other figures."""
        other = ZombieKind.__new__(ZombieKind)
        for name in ZombieKind.__slots__:
            setattr(other, name, figures.get(name, getattr(self, name)))
        return other


class ZombieCard:
    """One Zombie card: what it brings on each of the four lines, or what it activates."""

    __slots__ = ("activates", "bed", "box", "kind", "lines", "name")

    def __init__(
        self,
        name: str,
        kind: str,
        lines: tuple[tuple[tuple[int, int], ...], ...] = ((), (), (), ()),
        *,
        activates: int = -1,
        bed: str = "",
        box: str = "",
    ) -> None:
        self.name = name
        self.kind = kind
        self.lines = lines
        self.activates = activates
        self.bed = bed
        self.box = box

    @property
    def kinds(self) -> set[int]:
        """All kinds of Zombies that the card brings or activates."""
        brought = {kind for line in self.lines for kind, _ in line}
        return brought | {self.activates} if self.activates >= 0 else brought


class Identity:
    """A Survivor's card: the skills of the four Danger Levels, and cards that he begins with.

    `traits` is what the card says of them besides their Skills; `reverse` its other side, if it has one. `health`: the
    Wound that eliminates, where the card says it (0: as for everybody). `box` and `edition` are where the card comes
    from; a Survivor without a card comes from nowhere.
    """

    __slots__ = ("box", "edition", "equipment", "health", "levels", "name", "reverse", "traits")

    def __init__(
        self,
        name: str,
        levels: tuple[tuple[str, ...], ...] = ((), (), (), ()),
        equipment: tuple[str, ...] = (),
        *,
        traits: tuple[str, ...] = (),
        reverse: Identity | None = None,
        health: int = 0,
        box: str = "",
        edition: str = "",
    ) -> None:
        self.name = name
        self.health = health
        self.box = box
        self.edition = edition
        self.levels = levels
        self.equipment = equipment
        self.traits = traits
        self.reverse = reverse


class DoorToken:
    """A door on the board: its colour, and the colour of the Objective that unlocks it ("" = not locked)."""

    __slots__ = ("colour", "locked_until", "starts_open")

    def __init__(self, colour: str = "neutral", *, locked_until: str = "", starts_open: bool = False) -> None:
        self.colour = colour
        self.locked_until = locked_until
        self.starts_open = starts_open


class SpawnToken(NamedTuple):
    """A Spawn token: its Zone, its locators, the Objective colour that wakes it ("": none does), its kind ("": plain).

    `number` tells it from all others on the board: its place among those of the Mission, then those that came later.
    """

    zone: int
    locators: tuple[int, ...] = ()
    colour: str = "red"
    awake_when: str = ""
    kind: str = ""
    asleep: bool = False
    number: int = 0


class ObjectiveToken:
    """An Objective: its Zone, its colour and the experience that its taker gains, or everybody.

    Those that are laid `face_down` are mixed first: the colour is then that of one of them, and not of this place.
    """

    __slots__ = ("colour", "face_down", "xp", "xp_for_all", "zone")

    def __init__(self, zone: int, colour: str, xp: int, *, xp_for_all: bool = False, face_down: bool = False) -> None:
        self.zone = zone
        self.colour = colour
        self.xp = xp
        self.xp_for_all = xp_for_all
        self.face_down = face_down


class TentCard:
    """The face of a tent card."""

    __slots__ = ("beds", "kind", "search")

    def __init__(self, kind: str, beds: Mapping[str, int], search: bool) -> None:
        self.kind = kind
        self.beds = dict(beds)
        self.search = search


class MissionFacts:
    """What the Mission lays on the board and asks for."""

    __slots__ = (
        "allows",
        "cards",
        "danger",
        "door_xp",
        "doors",
        "events",
        "exit",
        "id",
        "leaving",
        "levels",
        "lose",
        "objectives",
        "pieces",
        "spawn_dice",
        "spawn_dice_each",
        "spawns",
        "special_rules",
        "start",
        "start_drawn",
        "story",
        "tents",
        "title",
        "tokens",
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
        self.exit = -1
        self.leaving = ""  # how Survivors leave by the Exit
        self.allows: tuple[str, ...] = ()  # what is forbidden unless a Mission says that it may be done
        self.door_xp = 0  # for whoever opens a door
        self.spawn_dice = 0
        self.spawn_dice_each = 0  # for each Objective that was taken
        self.danger = 0
        self.levels: Mapping[str, int] = {}  # the points of Danger Levels that begin elsewhere than in the edition
        self.start: tuple[int, ...] = ()
        self.start_drawn = False  # chance says which team has which of them
        self.triggers: tuple[int, ...] = ()
        self.trigger_effects: dict[int, tuple[Mapping[str, Any], ...]] = {}
        self.tents: tuple[int, ...] = ()
        self.tokens: tuple[tuple[str, int], ...] = ()
        self.pieces: tuple[Mapping[str, Any], ...] = ()
        self.cards: tuple[tuple[str, int], ...] = ()  # names of Equipment, and the Zones in which it lies
        self.zombies: tuple[tuple[int, int, int], ...] = ()
        self.story = ""
        self.special_rules: tuple[str, ...] = ()
        self.events: tuple[Mapping[str, Any], ...] = ()
        self.watched = False  # whether something hangs on what Actions bring about
        self.win: tuple[Mapping[str, Any], ...] = ()
        self.lose: tuple[Mapping[str, Any], ...] = ()
