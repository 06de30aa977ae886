"""Play: what the rules of Zombicide do with a game: dice, Survivors and their traits, who is where."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Sequence
from typing import Any, Self, TypeVar, TypeVarTuple

from shamble.board import Layout
from shamble.engine import game
from shamble.engine.declared import EventKind, declare
from shamble.engine.hooks import Asked, Call
from shamble.world.about import Speaking
from shamble.world.facts import ALL_IN_HAND
from shamble.world.hooks import FACTS, LENDS, RESERVE, SETTLED, TRAITS, Point, Profile, Way
from shamble.world.pieces import FIRST_BODY, NOWHERE, Signed
from shamble.world.setting import Setting
from shamble.world.state import EMPTY, State, Survivor

V = TypeVar("V")
Given = TypeVarTuple("Given")

USUAL_DIE = "die"
"""The name of the die that is meant where no other is named."""

USELESS: Way[Survivor, str] = Way("the deck of which no card that somebody carries is of any use to them", "")

declare(
    EventKind("token", "who token present"),
)


def brought_by(people: Iterable[Survivor], point: Point[Call]) -> list[tuple[Survivor, Call]]:
    """All functions that these people have at a point, with whose they are; one that somebody has twice counts once."""
    having = [somebody for somebody in people if point in somebody.profile.hooks]
    return [(somebody, call) for somebody in having for call in dict.fromkeys(somebody.profile.hooks[point])]


def because(*credited: Sequence[str]) -> dict[str, list[str]]:
    """The field of an event that names what changed its numbers; no field where nothing did."""
    if not any(credited):
        return {}
    names = list(dict.fromkeys(name for group in credited for name in group if name))
    return {"because": names} if names else {}


class Using:
    """Inside, somebody has another profile, unless it is renewed meanwhile."""

    __slots__ = ("_plain", "_special", "_survivor")

    def __init__(self, survivor: Survivor, special: Profile) -> None:
        self._survivor = survivor
        self._plain = survivor.profile
        self._special = special

    def __enter__(self) -> None:
        self._survivor.profile = self._special

    def __exit__(self, *raised: object) -> None:
        if self._survivor.profile is self._special:
            self._survivor.profile = self._plain


class Play(game.BaseGame[State, Setting]):
    """A game of the Zombicide family, and everything that a rule needs to go on from there."""

    __slots__ = ("_bodies",)

    def prepare(self, setting: Setting, state: State) -> None:
        """Fill in how a game begins."""
        super().prepare(setting, state)
        self._bodies: dict[int, Survivor] = {}

    def copy(self) -> Self:
        """A game that goes on by itself from here; geometry, rules and history are shared."""
        other = super().copy()
        other._bodies = {}
        return other

    def speaking(self) -> Speaking:
        """Which rules in force can have something to say with the pieces that lie on the table."""
        state = self.state
        if state.counted != len(state.pieces):
            state.count_pieces()
        return self.setting.spoken.get(state.laid) or self.setting.speaking(state.laid)

    def hooks(self, point: Point[Call]) -> tuple[Call, ...]:
        """The functions of the rules in force at a point, as far as they can have something to say."""
        state = self.state
        if state.counted != len(state.pieces):
            state.count_pieces()
        speaking = self.setting.spoken.get(state.laid) or self.setting.speaking(state.laid)
        return speaking.hooks[point]

    def roll(self, count: int) -> list[int]:
        """Roll the usual dice."""
        return self.throw(count, self.setting.rules.dice[USUAL_DIE])

    def anybody_left(self) -> bool:
        """Whether a Survivor is in play."""
        return bool(self.in_play())

    @property
    def layout(self) -> Layout:
        """Adjacency, sight and routes with everything that can change as it is now."""
        board, key = self.setting.board, self.state.doors
        return board.layouts.get(key) or board.layout(key)

    def fit_board(self) -> None:
        """Let the setting follow the state: its board is laid as the parts of it are that move."""
        board = self.setting.board.at(self.state.doors)
        if board is not self.setting.board:
            self.setting = self.setting.on(board)

    def credit(
        self: Any, point: Asked[Any, Survivor, *Given, Any], survivor: Survivor, *given: *Given
    ) -> Sequence[str]:
        """The Skills and cards that change a value, in their order: for events that tell people why."""
        found: list[str] = []
        asked: tuple[Any, ...] = given
        *before, value = asked
        changing: tuple[Any, ...] = survivor.profile.hooks.get(point, ())
        for hook in changing:
            was, value = value, hook(self, survivor, *before, value)
            if value != was:
                found.append(self.origin(survivor, hook))
        return found

    def thanks_to(self, survivor: Survivor, fact: str) -> Sequence[str]:
        """The Skills and cards that give somebody a fact (world/facts.py)."""
        return [self.origin(survivor, hook) for hook in survivor.profile.hooks.get(FACTS, ()) if hook() == fact]

    def origin(self, survivor: Survivor, hook: Callable[..., Any]) -> str:
        """The Skill or the card that a function of a survivor comes from; empty for a general rule."""
        trait = survivor.profile.origins.get(hook, "")
        carried = [self.setting.card(card) for card in survivor.slots if card > 0]
        return next((card.name for card in carried if trait in card.traits), trait)

    def using(self, survivor: Survivor, ability: str, points: frozenset[Point[Any]] | None = None) -> Using:
        """A context in which what hangs on using this ability is in force; with `points`, only what speaks there."""
        plain = survivor.profile
        return Using(survivor, plain.while_using(ability) if points is None else plain.only(points))

    def unaided(self, survivor: Survivor) -> Using:
        """A context in which neither Skills nor cards of somebody help them."""
        return Using(survivor, survivor.profile.unaided)

    def renew(self, survivor: Survivor) -> None:
        """Look up a survivor's skills and carried effects again, after a card or level changed them."""
        lent_before = LENDS in survivor.profile.hooks
        self._look_up(survivor)
        if lent_before or self._anybody_lends():
            self._share()
        else:
            self._fit_slots(survivor)

    def settle(self, survivor: Survivor, zone: int) -> int:
        """Put a survivor into a Zone (-1: off the board) and return where they were.

        It may change what those who are there lend each other, and take others along.
        """
        origin, survivor.zone = survivor.zone, zone
        if survivor.index >= FIRST_BODY:
            self.state.pieces[survivor.index - FIRST_BODY].zone = zone
        for hook in self.hooks(SETTLED):
            hook(self, survivor, origin)
        if self._anybody_lends():
            self._share()
        return origin

    def _anybody_lends(self) -> bool:
        for survivor in self.state.survivors:
            if LENDS in survivor.profile.hooks:
                return True
        return False

    def _share(self) -> None:
        """Look up everybody again, with what others in their Zone lend them; what is lent may be a lending itself."""
        for survivor in self.state.survivors:
            self._look_up(survivor)
        for zone in dict.fromkeys(s.zone for s in self.in_play() if LENDS in s.profile.hooks):
            here = self.survivors_in(zone)
            before: list[tuple[str, ...]] = []
            while (lent := [self._lent(survivor, here) for survivor in here]) != before:
                before = lent
                for survivor, traits in zip(here, lent, strict=True):
                    self._look_up(survivor, traits)
        for survivor in self.state.survivors:
            self._fit_slots(survivor)

    def _lent(self, survivor: Survivor, here: list[Survivor]) -> tuple[str, ...]:
        """The traits that those here lend somebody, each once: several who lend the same are one company."""
        lending = ((giver, hook) for giver in here for hook in giver.profile.hooks.get(LENDS, ()))
        return tuple(dict.fromkeys(trait for giver, hook in lending for trait in hook(self, giver, survivor)))

    def _look_up(self, survivor: Survivor, lent: tuple[str, ...] = ()) -> None:
        working = self.setting.rules.places.working
        survivor.profile = self.setting.profile((*self._traits(survivor, in_hand=working), *lent))
        if ALL_IN_HAND in survivor.profile.facts:
            all_slots = len(survivor.slots)
            survivor.profile = self.setting.profile((*self._traits(survivor, in_hand=all_slots), *lent))

    def _fit_slots(self, survivor: Survivor) -> None:
        """As many slots as their Skills give; one too many goes as soon as it is empty."""
        slots = survivor.slots
        if RESERVE not in survivor.profile.hooks and len(slots) <= self.setting.rules.places.count:
            return
        room = self.room(survivor)
        slots.extend([EMPTY] * (room - len(slots)))
        for slot in range(len(slots) - 1, self.setting.rules.places.slices[-1].start - 1, -1):
            if len(slots) > room and slots[slot] == EMPTY:
                del slots[slot]

    def room(self, survivor: Survivor) -> int:
        """The number of cards that a survivor can carry; Skills make room in the last place."""
        places = self.setting.rules.places
        others: int = places.slices[-1].start
        return others + int(self.ask(RESERVE, survivor, places.count - others))

    def put_token(self, survivor: Survivor, token: str, rule: str, *, present: bool = True) -> None:
        """Lay a token on a survivor by some rule, or take it off, unless that has been done already."""
        if (token in survivor.tokens) != present:
            others = tuple(other for other in survivor.tokens if other != token)
            survivor.tokens = (*others, token) if present else others
            self.renew(survivor)
            self.emit("token", rule, who=survivor.index, token=token, present=present)

    def _traits(self, survivor: Survivor, in_hand: int) -> tuple[str, ...]:
        """Skills, tokens, effects of carried cards: some work in any slot, weapons only in hand (CL-INV-02, -03)."""
        traits = [*self.setting.identity(survivor).traits, *survivor.skills, *survivor.tokens]
        elsewhere = self.working_elsewhere(survivor) if self.setting.rules.places.partly else ()
        for slot, card in enumerate(survivor.slots):
            if card > 0:
                card_type = self.setting.cards[card - 1]
                equipped = slot < in_hand or card in elsewhere
                if card_type.traits and self._works(survivor, card, equipped=equipped):
                    traits.extend(card_type.traits)
                part = self.state.joined.get(card)
                if part is not None:
                    traits.extend(self.setting.joined_by(part).gives)
        for hook in self.hooks(TRAITS):
            traits.extend(hook(self, survivor))
        return tuple(traits)

    def working_elsewhere(self, survivor: Survivor) -> list[int]:
        """The cards that work although they lie where not every card does."""
        partly = self.setting.rules.places.partly
        lying = ((card, works) for span, works in partly for card in survivor.slots[span] if card > 0)
        return [card for card, works in lying if works(self.setting.card(card))]

    def _works(self, survivor: Survivor, card: int, *, equipped: bool) -> bool:
        """Whether a carried card has its effects; one that stands for a figure has them while both are together."""
        card_type = self.setting.card(card)
        if card_type.figure:
            return any(
                isinstance(piece, Signed) and piece.sign == card and piece.zone == survivor.zone
                for piece in self.state.pieces
            )
        return (equipped or not card_type.held_only) and self.is_usable(survivor, card)

    def is_usable(self: Any, survivor: Survivor, card: int) -> bool:
        """Whether a card is of any use to its bearer now, as far as the rules in force go."""
        useless = self.ask(USELESS, survivor)
        return not useless or self.setting.card(card).deck != useless

    def person(self, index: int) -> Survivor:
        """A Survivor by index, or a piece that counts as one."""
        return self.state.survivors[index] if index < FIRST_BODY else self._stand_in(index - FIRST_BODY)

    def bodies(self) -> list[Survivor]:
        """The pieces on the board that count as Survivors: they are seen and heard, attacked and hit like them."""
        if not self.speaking().has_bodies:
            return []
        return self._stand_ins([n for n, piece in enumerate(self.state.pieces) if piece.zone >= 0])

    def _bodies_in(self, place: int) -> list[Survivor]:
        if not self.speaking().has_bodies:
            return []
        return self._stand_ins([n for n, piece in enumerate(self.state.pieces) if piece.zone == place])

    def _stand_ins(self, numbers: list[int]) -> list[Survivor]:
        pieces = self.state.pieces
        found = [self._stand_in(n) for n in numbers if pieces[n].piece_kind.body is not None]
        return [somebody for somebody in found if somebody.name]

    def people(self) -> list[Survivor]:
        """Everybody on the board who is a Survivor in the words of the books: the played, and what counts as one."""
        played = [survivor for survivor in self.state.survivors if survivor.zone >= 0]
        return [*played, *self.bodies()] if self.state.pieces else played

    def led_in(self, zones: Container[int]) -> list[Survivor]:
        """The Companions in these Zones whom somebody leads: like the played they set off what waits there."""
        found: list[Survivor] = []
        for number, piece in enumerate(self.state.pieces):
            kind = piece.piece_kind
            if piece.zone in zones and kind.led and getattr(piece, kind.led) != kind.unset[kind.led]:
                body = self._stand_in(number)
                if not body.waits:  # a card that lies in a vehicle leads nobody
                    found.append(body)
        return found

    def people_in(self, zone: int) -> list[Survivor]:
        """Everybody in a Zone, or in one place off the board: the played, and what counts as a Survivor."""
        return [*self.survivors_in(zone), *self._bodies_in(zone)]

    def _stand_in(self, number: int) -> Survivor:
        """The Survivor that a piece is, always the same object; with one slot, so that the first Wound is the last."""
        piece = self.state.pieces[number]
        found = self._bodies.get(number)
        if found is None:
            found = self._bodies[number] = Survivor().prepare(FIRST_BODY + number, "", 0, 0, 1)
        body = piece.piece_kind.body
        if body is not None:
            body(self, piece, found)
        found.zone = piece.zone
        found.status = "alive" if found.zone != NOWHERE else "dead"
        found.slots = [EMPTY]
        found.hurt = 0
        found.profile = self.setting.rules.profile(found.skills)
        return found

    def survivors_in(self, zone: int) -> list[Survivor]:
        """Those who are played and alive in a Zone, or in one place off the board."""
        found = [survivor for survivor in self.state.survivors if survivor.zone == zone]
        return found if zone >= 0 else [survivor for survivor in found if survivor.status == "alive"]

    def in_play(self) -> list[Survivor]:
        """All who are played and in the game: in a Zone, or alive in a place off the board."""
        return [survivor for survivor in self.state.survivors if survivor.status == "alive"]

    def in_touch(self, survivor: Survivor) -> list[Survivor]:
        """All who are played whom nothing cuts off from this one, themselves too: all in Zones, or all in one place."""
        return self.on_board() if survivor.zone >= 0 else self.survivors_in(survivor.zone)

    def on_board(self) -> list[Survivor]:
        """All who are played and stand in a Zone of the board."""
        return [survivor for survivor in self.state.survivors if survivor.zone >= 0]
