"""All that is fixed for a game: board, kinds, cards, identities, the rules in force. Shared by every copy."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from shamble.board import Board
from shamble.engine.corrections import Correction
from shamble.engine.errors import SetupError
from shamble.engine.hooks import SURVIVOR_VALUES, Hook, Profile, Table, arrange

if TYPE_CHECKING:
    from shamble.engine.state import Survivor


class Mode:
    """One way to fight with a weapon: most cards have one, a blade with a barrel has two."""

    __slots__ = ("accuracy", "damage", "dice", "max_range", "min_range", "noisy", "ranged", "reload")

    def __init__(
        self,
        *,
        min_range: int,
        max_range: int,
        dice: int,
        accuracy: int,
        damage: int,
        noisy: bool,
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
        self.tags = tags
        self.text = text
        self.figure = figure
        """What kind of figure of its own the card stands for; its effects last while that one is with its bearer."""
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
    """One row of the zombie table. `min_damage` 0: no Damage kills it; `wounds`: what each of its Attacks deals."""

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
        self.priority = priority
        self.zones_per_move = zones_per_move
        self.escort = escort
        self.splits = splits
        self.abilities = abilities
        self.if_missing = if_missing
        self.wounds = wounds
        self.sculpts = sculpts

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

    `traits` is what the card says of him besides his Skills; `reverse` its other side, if it has one.
    """

    __slots__ = ("equipment", "levels", "name", "reverse", "traits")

    def __init__(
        self,
        name: str,
        levels: tuple[tuple[str, ...], ...] = ((), (), (), ()),
        equipment: tuple[str, ...] = (),
        *,
        traits: tuple[str, ...] = (),
        reverse: Identity | None = None,
    ) -> None:
        self.name = name
        self.levels = levels
        self.equipment = equipment
        self.traits = traits
        self.reverse = reverse


_BLANK = Identity("")


class DoorToken:
    """A door on the board: its colour, and the colour of the Objective that unlocks it ("" = not locked)."""

    __slots__ = ("colour", "locked_until", "starts_open")

    def __init__(self, colour: str = "neutral", *, locked_until: str = "", starts_open: bool = False) -> None:
        self.colour = colour
        self.locked_until = locked_until
        self.starts_open = starts_open


class SpawnToken:
    """A Zombie Spawn token: its Zone, its locators, and the Objective colour that wakes it ("" = awake)."""

    __slots__ = ("awake_when", "colour", "locators", "zone")

    def __init__(self, zone: int, locators: tuple[int, ...] = (), *, colour: str = "red", awake_when: str = "") -> None:
        self.zone = zone
        self.locators = locators
        self.colour = colour
        self.awake_when = awake_when


class ObjectiveToken:
    """An Objective: its Zone, its colour and the experience that its taker gains."""

    __slots__ = ("colour", "xp", "zone")

    def __init__(self, zone: int, colour: str, xp: int) -> None:
        self.zone = zone
        self.colour = colour
        self.xp = xp


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
        "danger",
        "doors",
        "exit",
        "id",
        "lose",
        "objectives",
        "pieces",
        "spawn_dice",
        "spawns",
        "special_rules",
        "start",
        "tents",
        "title",
        "tokens",
        "trigger_effects",
        "triggers",
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
        self.allows: tuple[str, ...] = ()  # what is forbidden unless a Mission says that it may be done
        self.spawn_dice = 0
        self.danger = 0
        self.start: tuple[int, ...] = ()
        self.triggers: tuple[int, ...] = ()
        self.trigger_effects: dict[int, tuple[Mapping[str, Any], ...]] = {}
        self.tents: tuple[int, ...] = ()
        self.tokens: tuple[tuple[str, int], ...] = ()
        self.pieces: tuple[Mapping[str, Any], ...] = ()
        self.zombies: tuple[tuple[int, int, int], ...] = ()
        self.special_rules: tuple[str, ...] = ()
        self.win: tuple[Mapping[str, Any], ...] = ()
        self.lose: tuple[Mapping[str, Any], ...] = ()


class Ruleset:
    """The rules in force: hooks, the offers of a turn, and the policies that a layer has chosen."""

    __slots__ = (
        "_profiles",
        "anytime",
        "chosen",
        "corrections",
        "for_survivors",
        "hooks",
        "offers",
        "offers_anywhere",
        "policies",
        "rows",
        "traits",
    )

    def __init__(
        self,
        *,
        hooks: Sequence[Hook],
        offers: Sequence[Callable[..., None]],
        offers_anywhere: Sequence[Callable[..., None]] = (),
        anytime: Sequence[Callable[..., None]],
        policies: Mapping[str, Callable[..., Any]],
        traits: Callable[[str], list[Hook]],
        chosen: Mapping[str, str],
        corrections: Mapping[str, Correction] | None = None,
        rows: Sequence[Callable[[ZombieKind], ZombieKind]] = (),
    ) -> None:
        self.hooks: Table = arrange(hooks)
        self.for_survivors = tuple(hook for hook in hooks if hook.point in SURVIVOR_VALUES)
        self.offers = tuple(offers)
        self.offers_anywhere = tuple(offers_anywhere)
        """What needs no Zone: for somebody who is in the game, but in none."""
        self.anytime = tuple(anytime)
        self.policies = dict(policies)
        self.traits = traits
        self.chosen = dict(chosen)
        self.corrections = dict(corrections or {})
        self.rows = tuple(rows)
        self._profiles: dict[tuple[str, ...], Profile] = {}

    def row(self, kind: ZombieKind) -> ZombieKind:
        """A row of the zombie table as these rules have it."""
        for change in self.rows:
            kind = change(kind)
        return kind

    def profile(self, traits: tuple[str, ...]) -> Profile:
        """The hooks of this set of traits (made once)."""
        found = self._profiles.get(traits)
        if found is None:
            own = [(trait, hook) for trait in traits for hook in self.traits(trait)]
            found = self._profiles[traits] = Profile(
                traits,
                self._table(own, ""),
                {hook.call: trait for trait, hook in own},
                {name: self._table(own, name) for name in sorted({hook.during for _, hook in own} - {""})},
            )
        return found

    def _table(self, own: list[tuple[str, Hook]], name: str) -> Table:
        return arrange([*self.for_survivors, *(hook for _, hook in own if hook.during in ("", name))])


Alter = Callable[[Mapping[str, Any], Mapping[str, Any]], Ruleset]
"""(options of the set-up, changes since) -> the rules in force; SetupError lists what does not fit."""


class Setting:
    """Everything that does not change during a game."""

    __slots__ = (
        "_altered",
        "_printed_kinds",
        "bench",
        "board",
        "cards",
        "changes",
        "combinations",
        "config",
        "content_hash",
        "further",
        "identities",
        "joining",
        "kept",
        "kind_of",
        "kinds",
        "lasting",
        "mission",
        "options",
        "put_aside",
        "rules",
        "seats",
        "stride",
        "teams",
        "tent_cards",
        "type_of",
        "types",
        "zombie_cards",
    )

    def __init__(
        self,
        *,
        board: Board,
        kinds: Sequence[ZombieKind],
        types: Sequence[CardType],
        cards: Sequence[int],
        combinations: Sequence[Combination],
        zombie_cards: Sequence[ZombieCard],
        identities: Sequence[Identity],
        seats: int,
        teams: Sequence[int],
        rules: Ruleset,
        mission: MissionFacts,
        tent_cards: Sequence[TentCard] = (),
        options: Mapping[str, Any] | None = None,
        altered: Alter | None = None,
        config: Mapping[str, Any] | None = None,
        content_hash: str = "",
        kept: Mapping[str, Any] | None = None,
        lasting: Sequence[str] = (),
        further: Sequence[str] = (),
        bench: Sequence[Identity] = (),
    ) -> None:
        self.board = board
        self.bench = tuple(bench)
        """Identity Cards of the boxes in use that nobody plays."""
        self._printed_kinds = tuple(kinds)
        self.kinds = tuple(map(rules.row, kinds)) if rules.rows else self._printed_kinds
        self.stride = len(self.kinds)
        self.kind_of = {kind.name: kind.index for kind in self.kinds}
        self.types = tuple(types)
        self.type_of = {card_type.name: card_type for card_type in self.types}
        self.cards: tuple[CardType, ...] = tuple(self.types[index] for index in cards)
        self.combinations = tuple(combinations)
        self.joining = {made.parts[-1]: made for made in self.combinations if made.joins}
        self.zombie_cards = tuple(zombie_cards)
        self.identities = tuple(identities)
        self.seats = seats
        self.teams = tuple(teams)
        self.rules = rules
        self.mission = mission
        self.tent_cards = tuple(tent_cards)
        self.options = dict(options or {})
        self.changes: dict[str, Any] = {}
        self._altered = altered
        self.config = dict(config or {})
        self.content_hash = content_hash
        self.kept = dict(kept or {})
        """The document of what lasts from earlier games, as it came in; read only."""
        self.lasting = tuple(lasting)
        """The names of all cards that are earned and last from game to game."""
        self.further = frozenset(further)
        """The names of Equipment of other boxes than those in use, which is there for what lasts."""
        self.put_aside: frozenset[int] = frozenset()

    def sibling(self, changes: Mapping[str, Any]) -> Setting:
        """The same setting with other rules: its options as the game began, changed; SetupError lists what is wrong.

        A setting is shared between copies of a game, so it never changes itself.
        """
        if self._altered is None:
            raise SetupError("The rules of this game cannot be changed.")
        other = Setting.__new__(Setting)
        for name in Setting.__slots__:
            setattr(other, name, getattr(self, name))
        other.rules = self._altered(self.options, changes)
        other.changes = dict(changes)
        other.kinds = tuple(map(other.rules.row, self._printed_kinds))
        return other

    def profile(self, traits: tuple[str, ...]) -> Profile:
        """The hooks of this set of traits."""
        return self.rules.profile(traits)

    def identity(self, survivor: Survivor) -> Identity:
        """The side of his Identity Card that lies open; a blank one for whoever has none."""
        card = self.identities[survivor.index] if survivor.index < len(self.identities) else _BLANK
        return card.reverse if survivor.turned and card.reverse is not None else card

    def card(self, number: int) -> CardType:
        """The type of one physical card; numbers start at 1."""
        return self.cards[number - 1]

    def joined_by(self, part: int) -> Combination:
        """What becomes of a card when this physical card is slid under it."""
        return self.joining[self.card(part).name]

    def numbers_of(self, name: str) -> list[int]:
        """All physical cards with this name."""
        return [number for number, card_type in enumerate(self.cards, 1) if card_type.name == name]
