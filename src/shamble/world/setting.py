"""All that is fixed for a game: board, kinds, cards, identities, the rules in force. Shared by every copy."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple, Self

from shamble.board import Board
from shamble.engine import hooks as hook_points
from shamble.engine import setting
from shamble.engine.agenda import Frame
from shamble.engine.corrections import Correction
from shamble.engine.setting import Alter
from shamble.world.about import Scene, Speaking, answering, speaking
from shamble.world.components import Cast, Components, LaidMission
from shamble.world.decks import EQUIPMENT, ZOMBIE, Deck
from shamble.world.hooks import Hook, Profile, Table

if TYPE_CHECKING:
    from shamble.world.state import Survivor
from shamble.world.mission_records import MissionFacts
from shamble.world.places import Places
from shamble.world.records import CardType, Combination, Identity, Level, ZombieCard, ZombieKind
from shamble.world.setup import GameSetup

_BLANK = Identity("")
Steps = Mapping[str, tuple[Callable[[Any, Frame], None], str]]
"""By the name of each step: its function, and which one is next; "" is before the first and after the last."""


class EditionFacts(NamedTuple):
    """The part of an edition that is the same in all its games.

    `numbers` are as its rules know them. `dice` are the faces of its dice, numbers or words, the best one last, by the
    name of the die. `decks` are in the order in which set-up shuffles them, by name. `noise` are the steps of loudness
    that the Noise token shows, the least first; none where tokens are counted.
    """

    edition: str
    numbers: Any
    dice: Mapping[str, tuple[Any, ...]]
    places: Places
    decks: Mapping[str, Deck]
    noise: tuple[str, ...]


class ChosenRules(NamedTuple):
    """The options as they were chosen, the variant among them, and what follows from that alone.

    `in_force` are the rules that do something, `own_ids` the ledger ids under which rules with other ids are played,
    `skill_versions` the readings and editions of Skills, the first that a Skill has before the next.
    """

    options: Mapping[str, str]
    in_force: frozenset[str]
    own_ids: Mapping[str, str]
    skill_versions: tuple[str, ...]


class Offers(NamedTuple):
    """The offers of a turn, those to somebody who is in the game but in no Zone, and what may be done at any moment."""

    in_turn: tuple[Callable[..., None], ...]
    anywhere: tuple[Callable[..., None], ...]
    anytime: tuple[Callable[..., None], ...]


class Ruleset(setting.Ruleset):
    """The rules in force: hooks, the offers of a turn, and what else an edition has."""

    __slots__ = (
        "_profiles",
        "decks",
        "defeats",
        "dice",
        "edition",
        "for_survivors",
        "needs",
        "noise",
        "numbers",
        "offers",
        "offers_anywhere",
        "places",
        "rows",
        "skill_versions",
        "spawn_kinds",
        "steps",
        "traits",
    )

    def __init__(
        self,
        printed: EditionFacts,
        choice: ChosenRules,
        offers: Offers,
        *,
        hooks: Sequence[Hook],
        traits: Callable[[str], list[Hook]],
        corrections: Mapping[str, Correction] | None = None,
        rows: Sequence[Callable[[ZombieKind], ZombieKind]] = (),
        defeats: Mapping[str, Mapping[str, Any]] | None = None,
        needs: Mapping[str, Mapping[str, Any]] | None = None,
        steps: Mapping[str, Steps] | None = None,
        parts: Mapping[str, Callable[[], Frame]] | None = None,
        spawn_kinds: Mapping[str, Any] | None = None,
    ) -> None:
        super().__init__(
            hooks=hooks,
            anytime=offers.anytime,
            chosen=choice.options,
            in_force=choice.in_force,
            corrections=corrections,
            parts=parts,
            own_ids=choice.own_ids,
        )
        self.edition, self.numbers, self.dice, self.places, self.decks, self.noise = printed
        self.spawn_kinds = dict(spawn_kinds or {})
        """The kinds of Spawn tokens besides the plain one, by name."""
        self.for_survivors = tuple(hook for hook in hooks if hook.point.is_own)
        self.offers = offers.in_turn
        self.offers_anywhere = offers.anywhere
        self.traits = traits
        self.skill_versions = choice.skill_versions
        self.rows = tuple(rows)
        self.defeats = dict(defeats or {})
        """The conditions, in the Mission language, that lose every game with these rules; by ledger id."""
        self.needs = dict(needs or {})
        """Those without which no game with these rules is won."""
        self.steps = dict(steps or {})
        """The steps of set-up, the round and its phases, in order, by the frame that goes through them."""
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
        return hook_points.arrange([*self.for_survivors, *(hook for _, hook in own if hook.during in ("", name))])


OWN_FIELDS = (
    "_missions",
    "_printed_kinds",
    "_zombie_piles",
    "bench",
    "board",
    "cards",
    "combinations",
    "discard_piles",
    "further",
    "has_figures",
    "identities",
    "joining",
    "kind_of",
    "kinds",
    "lasting",
    "levels",
    "lie_in",
    "mission",
    "mission_on",
    "put_aside",
    "short_lived",
    "spoken",
    "stride",
    "teams",
    "tent_cards",
    "token_faces",
    "type_of",
    "types",
    "zombie_cards",
)


class Setting(setting.Setting[Ruleset, GameSetup]):
    """Everything that does not change during a game of the Zombicide family."""

    __slots__ = OWN_FIELDS

    def lay_out(
        self, setup: GameSetup, rules: Ruleset, parts: Components, cast: Cast, mission: LaidMission, altered: Alter
    ) -> Self:
        """Fill it with its parts, under the names that they have there."""
        self.prepare(
            rules=rules,
            setup=setup,
            seats=len(setup.players),
            options=setup.options,
            altered=altered,
            content_hash=parts.content_hash,
            kept=setup.kept,
        )
        self.board = mission.board
        self.bench = cast.bench
        self._printed_kinds = parts.kinds
        self.kinds = tuple(map(rules.row, parts.kinds)) if rules.rows else parts.kinds
        self.stride = len(self.kinds)
        self.kind_of = {kind.name: kind.index for kind in self.kinds}
        self.types = parts.types
        self.type_of = {card_type.name: card_type for card_type in self.types}
        self.cards: tuple[CardType, ...] = tuple([self.types[index] for index in parts.cards])
        self.lie_in = parts.lie_in
        self.discard_piles = self._discard_piles(rules)
        """The pile on which each Equipment card is discarded: that of its own deck, if it has one."""
        self.short_lived = self._short_lived(rules)
        """The Equipment cards that last for this game alone, whatever others of their name do."""
        self.has_figures = any(card_type.figure for card_type in self.cards)
        """Whether some card of this game stands for a figure on the board."""
        self.combinations = parts.combinations
        self.joining = {made.parts[-1]: made for made in self.combinations if made.joins}
        self.zombie_cards = parts.zombie_cards
        self._zombie_piles = frozenset(
            pile for deck in rules.decks.values() if deck.of == ZOMBIE for pile in (deck.name, deck.gone)
        )
        self.identities = cast.identities
        self.teams = cast.teams
        self.mission = mission.facts
        self.levels = _levels(rules.numbers.levels, mission.facts)
        """The Danger Levels: the edition's, each from the points that the Mission gives."""
        self.mission_on = mission.on
        self._missions = {mission.board: mission.facts}
        self.tent_cards = parts.tent_cards
        self.token_faces = parts.token_faces
        self.lasting = parts.lasting
        self.further = frozenset(parts.further)
        self.put_aside: frozenset[int] = frozenset()
        return self._heard()

    def _heard(self) -> Self:
        """The same setting, with those who can speak in its scene."""
        self.spoken: dict[frozenset[str], Speaking] = {}
        """Who can speak with these kinds of pieces on the table, as far as it was found out (`speaking`)."""
        self.answers = answering(self._scene())
        return self

    def _scene(self) -> Scene:
        abilities = frozenset([ability for kind in self.kinds for ability in kind.abilities])
        return Scene(self.rules, self.board, self.mission, abilities, self.has_figures)

    def _own_decks(self) -> list[str]:
        return [self.lie_in.get(number, card.deck) for number, card in enumerate(self.cards, 1)]

    def _discard_piles(self, rules: Ruleset) -> tuple[str, ...]:
        kept_apart = {deck.name for deck in rules.decks.values() if deck.renewed or deck.own_pile}
        return ("", *[deck if deck in kept_apart else EQUIPMENT for deck in self._own_decks()])

    def _short_lived(self, rules: Ruleset) -> frozenset[int]:
        passing = {deck.name for deck in rules.decks.values() if not deck.lasts}
        return frozenset([number for number, deck in enumerate(self._own_decks(), 1) if deck in passing])

    def speaking(self, kinds: frozenset[str]) -> Speaking:
        """Who can speak with these kinds of pieces on the table; found out once."""
        found = self.spoken.get(kinds)
        if found is None:
            found = self.spoken[kinds] = speaking(self._scene(), kinds)
        return found

    def begun_with(self, setup: GameSetup) -> Self:
        """The same setting for a game with this set-up, which has nothing but another seed."""
        return super().begun_with(setup)._heard()

    def _fields(self) -> tuple[str, ...]:
        return (*super()._fields(), *OWN_FIELDS)

    def sibling(self, changes: Mapping[str, Any]) -> Self:
        """The same setting with other rules, and the rows of the zombie table as these have them."""
        other = super().sibling(changes)
        other.kinds = tuple(map(other.rules.row, self._printed_kinds))
        return other._heard()

    def on(self, board: Board) -> Self:
        """The same setting on the board as it is laid after parts of it have moved."""
        if board not in self._missions:
            self._missions[board] = self.mission_on(board)
        other = self._twin()
        other.board = board
        other.mission = self._missions[board]
        return other._heard()

    def profile(self, traits: tuple[str, ...]) -> Profile:
        """The hooks of this set of traits."""
        return self.rules.profile(traits)

    def identity(self, survivor: Survivor) -> Identity:
        """The side of a Survivor's Identity Card that lies open; a blank one for whoever has none."""
        card = self.identities[survivor.index] if survivor.index < len(self.identities) else _BLANK
        return card.reverse if survivor.turned and card.reverse is not None else card

    def card(self, number: int) -> CardType:
        """The type of one physical card; numbers start at 1."""
        return self.cards[number - 1]

    def card_in(self, pile: str, number: int) -> CardType | ZombieCard:
        """The card with this number of a deck, or of a discard pile."""
        return self.zombie_cards[number - 1] if pile in self._zombie_piles else self.cards[number - 1]

    def joined_by(self, part: int) -> Combination:
        """The combination that arises when this physical card is slid under another."""
        return self.joining[self.card(part).name]

    def numbers_of(self, name: str) -> list[int]:
        """All physical cards with this name."""
        return [number for number, card_type in enumerate(self.cards, 1) if card_type.name == name]


def _levels(printed: tuple[Level, ...], mission: MissionFacts) -> tuple[Level, ...]:
    if not mission.levels:
        return printed
    return tuple(level._replace(points=mission.levels.get(level.name, 0)) for level in printed)
