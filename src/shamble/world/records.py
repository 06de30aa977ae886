"""Records of what never changes in a game: cards, kinds of Zombies, identities.

What files and games have in common is written once, here: a record of a pack (content/records.py) adds in which boxes
a thing is and where its figures come from, the game's own adds its number and what follows from its figures.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, NamedTuple

from msgspec import Meta, Struct, field
from msgspec.structs import asdict, replace

Origin = Literal["seed", "public", "deduced", "recalled", "designed"]
Name = Annotated[str, Meta(pattern=r"\S", description="a name")]
Count = Annotated[int, Meta(ge=1, le=999)]
Small = Annotated[int, Meta(ge=0, le=9)]


WALKER, RUNNER, FATTY, ABOMINATION = "Walker", "Runner", "Fatty", "Abomination"
"""The types of Zombies that rules name."""

AAAHH = "aaahh:"
"""The mark of an Aaahh!! among the traits of a card; the kind of Zombie follows it."""


def zombie_brought(trait: str) -> str | None:
    """The kind of Zombie that a card with this trait brings, as an Aaahh!! does."""
    return trait.removeprefix(AAAHH) if trait.startswith(AAAHH) else None


class Shared(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, rename={"origin": "from"}):
    """The base of records that stand in files and in games. In files `origin` is called `from`."""


def shared(kind: type[Struct], record: Struct) -> dict[str, Any]:
    """The fields of a record that files and games have in common."""
    return {name: getattr(record, name) for name in kind.__struct_fields__}


class Level(NamedTuple):
    """A Danger Level: the points at which it begins, and how many Skills a Survivor's card may show for it."""

    name: str
    points: int
    skills: tuple[int, int]


class Mode(Struct, frozen=True, kw_only=True, eq=False):
    """One way to fight with a weapon: most cards have one, a blade with a barrel has two.

    `noisy` says how loud it is, in the steps of the edition; 0 is silent.
    """

    min_range: int
    max_range: int
    dice: int
    accuracy: int
    damage: int
    noisy: int
    reload: bool
    ranged: bool

    def altered(self, **figures: object) -> Mode:
        """The same weapon with other figures."""
        return replace(self, **figures)


class Feat(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, rename={"place": "from"}):
    """The task of one Survivor in one Turn that wins a card.

    So many Zombies eliminated (`kills`), perhaps only `of` some types, by Actions of a `mode`, with a type of `weapon`,
    from a kind of Zone (`place`, in the file: `from`) or with `one_action`; Zones in which some were eliminated
    (`zones`); Zones whose Spawn tokens were moved or destroyed (`treated`).
    """

    kills: Small = 0
    of: tuple[Name, ...] = ()
    mode: Literal["melee", "ranged"] | None = None
    weapon: Name | None = None
    place: Name | None = None
    one_action: bool = False
    zones: Small = 0
    treated: Small = 0


class Card(Shared, frozen=True, kw_only=True):
    """An Equipment card. `back` is what its back shows, where the backs of its deck differ.

    `feat`: any of these wins it.
    `all_out`: the dice that going All-Out adds; `keep`: those that are rolled to see whether it lasts beyond a game.
    `ammo_dice` are rolled beside the dice of an attack with it.
    """

    name: Name
    deck: Name
    dual: bool = False
    door: Literal["silent", "noisy"] | None = None
    reload: bool = False
    ammo: Literal["light", "heavy", "bullets", "shells", "none"] | None = None
    ammo_dice: Small = 0
    counts_as: tuple[Name, ...] = ()
    tags: tuple[Name, ...] = ()
    traits: tuple[Name, ...] = ()
    text: str | None = None
    back: Name | None = None
    feat: tuple[Feat, ...] = ()
    all_out: Small = 0
    keep: Small = 0


class CardType(Card, frozen=True, kw_only=True, eq=False):
    """An Equipment card as a type: all that its copies have in common.

    `own_modes`: how what the card stands for fights by itself, without anybody who holds it. `held_only`: its effects
    last only while it is equipped (CL-INV-02, -03). `figure`: the kind of figure of its own that the card stands for;
    its effects last while that one is with its bearer. `brings`: the kind of Zombie that an Aaahh!! brings.
    """

    index: int = -1
    deck: str = "equipment"
    modes: tuple[Mode, ...] = ()
    own_modes: tuple[Mode, ...] = ()
    held_only: bool = True
    figure: str = ""
    brings: str = ""

    def goes_for(self, name: str) -> bool:
        """Whether rules that name a card mean this one too."""
        return name == self.name or name in self.counts_as

    @property
    def is_weapon(self) -> bool:
        """Whether the card shows the kill icon (CL-CARD-04)."""
        return bool(self.modes) or "weapon" in self.tags


class Combination(Shared, frozen=True, kw_only=True):
    """A way to make a better card: `parts` are consumed, or `part` joins a card that has `base_tag`.

    What `stays_itself` still fights together with its equal that lacks the part.
    """

    result: Name
    parts: tuple[Name, ...] = ()
    base_tag: Name | None = None
    part: Name | None = None
    consumes: bool = False
    joins: bool = False
    stays_itself: bool = False
    gives: tuple[Name, ...] = ()
    origin: Origin


class Kind(Shared, frozen=True, kw_only=True):
    """A kind of Zombie. `min_damage` 0: no Damage kills it; `wounds`: what each of its Attacks deals.

    With `xp_for_all` its experience goes to every Survivor, not to the killer alone.
    """

    name: Name
    short: Name
    species: Name
    type: Name
    actions: Annotated[int, Meta(ge=1, le=9)]
    zones_per_move: Annotated[int, Meta(ge=1, le=9)]
    min_damage: Small
    wounds: Annotated[int, Meta(ge=1, le=9)] = 1
    xp: Annotated[int, Meta(ge=0, le=99)]
    xp_for_all: bool = False
    priority: Annotated[int, Meta(ge=1, le=11)]
    escort: tuple[Name, ...] = ()
    splits: bool
    abilities: tuple[Name, ...] = ()
    if_missing: tuple[Name, ...] = ()


class ZombieKind(Kind, frozen=True, kw_only=True, eq=False):
    """One row of the zombie table; `sculpts` are those of its miniatures, where they are told apart."""

    index: int
    sculpts: tuple[str, ...] = ()

    @property
    def is_abomination(self) -> bool:
        """Whether rules about Abominations are about this kind, whatever its species."""
        return self.type == ABOMINATION

    def altered(self, **figures: object) -> ZombieKind:
        """The same row with other figures."""
        return replace(self, **figures)


class Order(Shared, frozen=True, kw_only=True):
    """An order on a card, for Zombies besides those that it brings; kinds and types are named.

    Some `move` once or `activate`, everywhere or only `where` it says; with `toward_token` they Move toward the token
    that the card was drawn for. There may be `noise` at the token, the Sleepers nearest to noise may `wake`, others may
    be put down (`place`) at the nearest Objective. From the level `zeus_from` on Zeus comes, and nothing else happens.
    """

    move: tuple[Name, ...] = ()
    activate: tuple[Name, ...] = ()
    where: Literal["anywhere", "sees-survivors", "sees-nobody", "near-token"] = "anywhere"
    toward_token: bool = False
    noise: bool = False
    wake: bool = False
    place: dict[Name, Count] = field(default_factory=dict)
    zeus_from: Literal["yellow", "orange", "red"] | None = None


class ZombieCard(NamedTuple):
    """One Zombie card: what it brings on each of the lines, or what it activates, by the numbers of the kinds.

    `order` is what it lets Zombies do besides, and `text` tells that to people.
    `calls`: how many Abominations each line calls from the deck of these. `deck` is the one that it belongs to.
    """

    name: str
    kind: str
    lines: tuple[tuple[tuple[int, int], ...], ...] = ((), (), (), ())
    activates: int = -1
    bed: str = ""
    box: str = ""
    calls: tuple[int, ...] = (0, 0, 0, 0)
    deck: str = "zombie"
    order: Order | None = None
    text: str = ""

    @property
    def kinds(self) -> set[int]:
        """All kinds of Zombies that the card brings or activates."""
        brought = {kind for line in self.lines for kind, _ in line}
        return brought | {self.activates} if self.activates >= 0 else brought


class Identity:
    """A Survivor's card: the Skills of the Danger Levels, and the cards that they begin with.

    `traits` is what the card says of them besides their Skills; `reverse` its other side, if it has one. `health`: the
    Wound that eliminates, where the card says it (0: as for everybody). `box` and `edition` are where the card comes
    from; a Survivor without a card comes from nowhere. `packs` are sets of cards of which they begin with one. Who
    `only_follows` is nobody's Survivor: a Mission brings them. `favorite`: the type of weapon that they like best.
    """

    __slots__ = (
        "box", "edition", "equipment", "favorite", "health", "levels", "name", "only_follows", "packs", "reverse",
        "traits",
    )  # fmt: skip

    def __init__(
        self,
        name: str,
        levels: tuple[tuple[str, ...], ...] = ((), (), (), ()),
        equipment: tuple[str, ...] = (),
        *,
        traits: tuple[str, ...] = (),
        reverse: Identity | None = None,
        health: int = 0,
        only_follows: bool = False,
        box: str = "",
        edition: str = "",
        packs: tuple[tuple[str, ...], ...] = (),
        favorite: str = "",
    ) -> None:
        self.name = name
        self.favorite = favorite
        self.packs = packs
        self.health = health
        self.box = box
        self.edition = edition
        self.levels = levels
        self.equipment = equipment
        self.traits = traits
        self.reverse = reverse
        self.only_follows = only_follows

    def called(self, name: str) -> Identity:
        """The same card under another name."""
        if name == self.name:
            return self
        return Identity(
            name,
            self.levels,
            self.equipment,
            traits=self.traits,
            reverse=self.reverse,
            health=self.health,
            only_follows=self.only_follows,
            box=self.box,
            edition=self.edition,
            packs=self.packs,
            favorite=self.favorite,
        )


class Beds(Shared, frozen=True, kw_only=True):
    """Number of beds of each colour."""

    blue: Small = 0
    green: Small = 0

    @property
    def by_colour(self) -> dict[str, int]:
        """The number of beds by colour."""
        return asdict(self)


class Tent(Shared, frozen=True, kw_only=True):
    """The revealed side of a tent card."""

    id: Name
    box: Name
    kind: Literal["standard", "administrative", "infirmary"]
    beds: Beds
    search: bool = False
    note: str | None = None
    origin: Origin
