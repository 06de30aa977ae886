"""Laying cards out anew: reorganise, both sides of a trade, make room for a find.

All movable cards are laid aside and placed one by one in a fixed order, so that each result is reached by exactly one
path. Results that a single option already gives ("keep as it is", "take it in hand") are left out of that tree.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from msgspec.structs import asdict

from shamble.engine.agenda import Frame, frame
from shamble.engine.decisions import Option, Question, shared
from shamble.engine.declared import QUESTION, Action, DecisionKind, EventKind, declare
from shamble.rules.frames import Turn
from shamble.rules.inventory import NO_SLOT, discard, has_room, is_kept, lay_out, likenesses, stow, takes
from shamble.rules.placements import Results, Tree, tree_of
from shamble.rules.registry import Lack, action, lacking
from shamble.rules.turn import Purse, turn_of
from shamble.world.about import makes
from shamble.world.decks import EQUIPMENT
from shamble.world.game import Game
from shamble.world.state import EMPTY, WOUNDED, Survivor

_NOTHING = -2
"""Is like no card."""
declare(
    Action("reorganise", "who cost", "", "lay out their own cards anew", group="cards", idle=True,
        aside=True, minor=True),
    Action("take", "who card to", "to", "take a card: `to` is hand or reserve", hint="find"),
    Action("throw-away", "who card", "card", "discard a find", idle=True, hint="find"),
    Action("rearrange", "who card", "card", "lay out all cards anew for a find"),
    Action("keep", "who", "", "leave the cards as they were", ends=QUESTION),
    Action("place", "who card to", "to", "put a card to hand, reserve, other-hand, other-reserve or discard"),
    DecisionKind("find", "{take: hand}, {take: reserve}, {throw-away: true} or {arrange: {...}}",
        "what becomes of a find", lays_out=True),
    DecisionKind("arrange",
        "{arrange: {hands: [Pan], reserve: [Water], other_hands: [], other_reserve: [], discard: []}} or {keep: true}",
        "how all cards are laid out; every card is named once, Wounded cards may be left out", lays_out=True),
    EventKind("arranged", "who other purpose", quick=True),
    EventKind("took", "who card to", quick=True),
)  # fmt: skip


class CardLayout(Frame, kw_only=True):
    """One inventory laid out anew, or two in a trade, or one with a find that may be dropped.

    `cards` are placed in their order, `before` is where each lies now and `placed` where it goes, as numbers of places;
    `trader`: whose Action it is; `offers`: what has gone back and forth in a trade, as `who` sees it; `room`: how much
    each place holds. By their place among `cards`: `light` are those that need no slot, `people` those of which nobody
    may have more than two. `barred` is where a card may not lie at all, as (card, place).
    """

    other: int
    purpose: str
    cards: tuple[int, ...]
    before: tuple[int, ...]
    trader: int
    room: tuple[int, ...]
    placed: tuple[int, ...] = ()
    found: tuple[int, ...] = ()
    offers: tuple[tuple[int, ...], ...] = ()
    light: tuple[int, ...] = ()
    people: tuple[int, ...] = ()
    barred: tuple[tuple[int, int], ...] = ()

    def holds(self, game: Game, of: str) -> tuple[int, ...]:
        """A find lies nowhere else."""
        return self.found if of == EQUIPMENT else ()


class Arrange(CardLayout, tag="arrange"):
    """Cards are placed one by one."""


class TradeOffer(CardLayout, tag="trade-offer"):
    """A complete layout that the other party has to see."""


class TradeConsent(CardLayout, tag="trade-consent"):
    """A layout that the other party takes, refuses or answers."""


class Arranging(NamedTuple):
    """The layout under way, as the one who is asked sees it; places are numbers (see Layout)."""

    who: int
    other: int
    cards: tuple[int, ...]
    before: tuple[int, ...]
    placed: tuple[int, ...]
    found: tuple[int, ...]
    offers: tuple[tuple[int, ...], ...]
    room: tuple[int, ...]


def arranging(g: Game) -> Arranging:
    """The layout under way; to be asked for only while the question is about one."""
    f = g.state.agenda[-1]
    assert isinstance(f, CardLayout)
    return Arranging(f.who, f.other, f.cards, f.before, f.placed, f.found, f.offers, f.room)


def own_places(f: CardLayout | Arranging) -> int:
    """The number of places that each of the two has; the asked one's own come first, the discard pile last."""
    return len(f.room) // 2


def _movable(g: Game, survivor: Survivor, first: int = 0) -> list[tuple[int, int]]:
    """(card, index of the present place) of everything they carry, Wounded cards included (CL-TRADE-01)."""
    found: list[tuple[int, int]] = []
    for place, span in enumerate(g.setting.rules.places.slices, first):
        for card in survivor.slots[span]:
            if card != EMPTY:
                found.append((card, place))
    return found


def arrange(
    g: Game, who: int, *, purpose: str, other: int = -1, found: tuple[int, ...] = (), at_work: bool = False
) -> Arrange:
    """The frame that lays out one inventory, or two in a trade, or one with a find that may be dropped.

    `at_work`: their own cards may lie only where all cards work.
    """
    survivor = g.state.survivors[who]
    partner = g.state.survivors[other] if other >= 0 else survivor
    own = len(g.setting.rules.places.names)
    movable = _movable(g, survivor)
    if other >= 0:
        movable += _movable(g, partner, own)
    movable += [(card, 2 * own) for card in found]
    alike = likenesses(g, [card for card, _ in movable])
    items = sorted([(like, place, card) for like, (card, place) in zip(alike, movable, strict=True)])
    cards, room = [card for _, _, card in items], _room(g, survivor)
    light, people, barred = _special(g, cards, [survivor, partner] if other >= 0 else [survivor])
    if at_work:
        barred += _not_at_work(g, cards)
    return Arrange(
        who=who,
        other=other,
        purpose=purpose,
        cards=tuple(cards),
        before=tuple([place for _, place, _ in items]),
        found=found,
        trader=who,
        room=(*room, *(_room(g, partner) if other >= 0 else room), 99),
        light=light,
        people=people,
        barred=barred,
    )


def _not_at_work(g: Game, cards: list[int]) -> tuple[tuple[int, int], ...]:
    places = g.setting.rules.places
    idle = [at for at, name in enumerate(places.names) if name not in places.working_names]
    return tuple([(card, at) for card in cards for at in idle])


def _room(g: Game, survivor: Survivor) -> list[int]:
    rooms = [len(survivor.slots[span]) for span in g.setting.rules.places.slices]
    rooms[-1] -= len(_light(g, survivor.slots))
    return rooms


def _light(g: Game, cards: Sequence[int]) -> list[int]:
    """CL-COMP-32: the places among some cards of those that need no slot."""
    types = g.setting.cards
    found: list[int] = []
    for at, card in enumerate(cards):
        if card > 0 and NO_SLOT in types[card - 1].traits:
            found.append(at)
    return found


def _special(
    g: Game, cards: list[int], bearers: list[Survivor]
) -> tuple[tuple[int, ...], tuple[int, ...], tuple[tuple[int, int], ...]]:
    """The fields `light`, `people` and `barred` of a layout."""
    types, places = g.setting.cards, g.setting.rules.places
    people = [at for at, card in enumerate(cards) if card > 0 and types[card - 1].figure == "human"]
    barred = [
        (card, side * len(places.names) + places.names.index(name))
        for name in places.choosy
        for side, bearer in enumerate(bearers)
        for card in cards
        if card > 0 and not takes(g, bearer, card, name)
    ]
    discards = 2 * len(places.names)
    for card in cards:
        if card > 0 and types[card - 1].traits and is_kept(g, card):
            barred.append((card, discards))
    return tuple(_light(g, cards)), tuple(people), tuple(barred)


def _tree(g: Game, f: CardLayout) -> Tree:
    own, cards = len(f.room) // 2, f.cards
    these = likenesses(g, cards)
    alike = tuple([one == before for before, one in zip([_NOTHING, *these], these, strict=False)])
    bearer: tuple[int, ...] = ()
    if WOUNDED in cards:
        held = zip(cards, f.before, strict=True)
        bearer = tuple([place // own * own if card == WOUNDED else -1 for card, place in held])
    barred: tuple[tuple[int, int], ...] = ()
    if f.barred:
        barred = tuple([(at, place) for at, card in enumerate(cards) for one, place in f.barred if one == card])
    return tree_of(alike, bearer, barred, f.light, f.people, f.room, f.other >= 0, bool(f.found))


def _skipped(g: Game, f: CardLayout) -> Results:
    """The results that are one option away: everything as it was, and for a find its plain places.

    In a trade also what was offered before: it was there to be agreed to.
    """
    before = f.before
    if not f.found:
        return (before, *f.offers)
    results = [before, *f.offers]
    for card in f.found[:1]:
        at = f.cards.index(card)
        survivor = g.state.survivors[f.who]
        for place, where in enumerate(g.setting.rules.places.names):
            if has_room(g, survivor, card, where):
                results.append(canonical(g, f, (*before[:at], place, *before[at + 1 :])))
    return tuple(results)


def canonical(g: Game, f: CardLayout | Arranging, places: tuple[int, ...]) -> tuple[int, ...]:
    """Equal cards in rising order of places: the one way in which the tree writes a result."""
    return tuple([place for _, place in sorted(zip(likenesses(g, f.cards), places, strict=True))])


def can_arrange(g: Game, f: CardLayout) -> bool:
    """Whether there is any result besides those that are one option away."""
    return _tree(g, f).leads_on((), _skipped(g, f))


def offer_rearranging(g: Game, who: int, *, purpose: str, at_work: bool = False) -> None:
    """Let somebody lay out their own cards for nothing, if there is anything to change (see `arrange`)."""
    own = arrange(g, who, purpose=purpose, at_work=at_work)
    if can_arrange(g, own):
        g.push_all([own])


@frame(Arrange)
def arrange_frame(g: Game, f: Arrange) -> Question | None:
    """Place the next card; the first question also offers to keep everything as it is.

    Not so for a find or for an answer to an offer: the plain ways out were offered before.
    """
    placed = f.placed
    survivor = g.state.survivors[f.who]
    if len(placed) == len(f.cards):
        _finish(g, f)
        return None
    options = []
    card, places = f.cards[len(placed)], g.setting.rules.places.everywhere
    if not placed and not f.found and not f.offers:
        options.append(_keeping(survivor.index))
    for place in _tree(g, f).leading(placed, _skipped(g, f)):
        options.append(_placing(survivor.index, card, places[place]))
    shown = {"other": f.other, "purpose": f.purpose}
    return Question("arrange", (survivor.seat,), options, survivor.index, shown=shown)


@shared
def _keeping(who: int) -> Option:
    return Option("keep", who=who, rule="CL-TRADE-01")


@shared
def _placing(who: int, card: int, to: str) -> Option:
    return Option("place", who=who, card=card, to=to, rule="CL-TRADE-01")


@arrange_frame.answer
def _place(g: Game, f: Arrange, option: Option) -> None:
    if option.action == "keep":
        g.pop()
        call_off(g, f)
    else:
        f.placed = (*f.placed, g.setting.rules.places.everywhere.index(option.to))


def call_off(g: Game, f: CardLayout) -> None:
    """A paid rearrangement that changes nothing gives its Action back, and is not offered again straight away."""
    if f.purpose in ("reorganise", "trade"):
        turn = turn_of(g, f.trader)
        if turn is not None:
            take_back(turn, f"{f.purpose}:{partner_of(f)}")


def take_back(turn: Turn, what: str) -> None:
    """The last Action of a turn has come to nothing and is given back; `what` is not offered again straight away."""
    turn.spent -= 1
    turn.done = turn.done[:-1]
    turn.cancelled = (*turn.cancelled, what)


def partner_of(f: CardLayout) -> int:
    """The one with whom the trader trades, whoever of the two lays out now; -1 without one."""
    return f.other if f.who == f.trader else f.who


def _finish(g: Game, f: CardLayout) -> None:
    other = f.other
    g.pop()
    if other >= 0 and g.state.survivors[other].seat != g.state.survivors[f.who].seat:
        g.push(TradeOffer(**asdict(f)))
    else:
        carry_out(g, f)


ARRANGED = {
    "reorganise": "CL-TRADE-01",
    "trade": "CL-TRADE-02",
    "passed-on": "CL-TRADE-02",
    "traded": "CL-TRADE-04",
    "searched": "CL-SEARCH-05",
    "found": "CL-SEARCH-05",
    "built": "CL-CRAFT-04",
    "resurrected": "CL-MODE-RES-05",
    "dealt": "SE-SETUP-04",
}
"""The rule by which cards are laid out anew, by the purpose."""


def carry_out(g: Game, f: CardLayout) -> None:
    """Put all cards where they were placed; what was called off before may be tried again now."""
    turn = turn_of(g, f.trader)
    if turn is not None:
        turn.cancelled = ()
    own = own_places(f)
    piles: list[list[int]] = [[] for _ in f.room]
    for card, place in zip(f.cards, f.placed, strict=True):
        piles[place].append(card)
    lay_out(g, g.state.survivors[f.who], piles[:own])
    if f.other >= 0:
        lay_out(g, g.state.survivors[f.other], piles[own:-1])
    for card in piles[-1]:
        g.emit("discarded", "CL-SEARCH-07" if f.purpose == "found" else "CL-ANY-01", who=f.who, card=card)
        discard(g, card, by=f.who)
    g.emit("arranged", ARRANGED[f.purpose], who=f.trader, other=partner_of(f), purpose=f.purpose)


class Found(Frame, tag="found"):
    """Cards that somebody has got; `fixed`: all other cards stay where they are."""

    cards: tuple[int, ...]
    fixed: bool = False

    def holds(self, game: Game, of: str) -> tuple[int, ...]:
        """The cards that were not taken yet lie nowhere else."""
        return self.cards if of == EQUIPMENT else ()


@frame(Found)
def found_frame(g: Game, f: Found) -> Question | None:
    """CL-SEARCH-04, -05, -07: each find is taken, thrown away, or (if not fixed) worked into a new arrangement."""
    if not f.cards:
        g.pop()
        return None
    survivor = g.state.survivors[f.who]
    card = f.cards[0]
    options = [
        Option("take", who=survivor.index, card=card, to=where, rule="CL-SEARCH-04")
        for where in g.setting.rules.places.names
        if has_room(g, survivor, card, where)
    ]
    if not is_kept(g, card):
        options.append(Option("throw-away", who=survivor.index, card=card, rule="CL-SEARCH-04"))
    if not f.fixed and can_arrange(g, arrange(g, survivor.index, purpose="found", found=(card,))):
        options.append(Option("rearrange", who=survivor.index, card=card, rule="CL-SEARCH-05"))
    return Question("find", (survivor.seat,), options, survivor.index)


@found_frame.answer
def _find(g: Game, f: Found, option: Option) -> None:
    card, f.cards = f.cards[0], f.cards[1:]
    survivor = g.state.survivors[f.who]
    if option.action == "take":
        stow(g, survivor, card, option.to)
        g.emit("took", option.rule, who=survivor.index, card=card, to=option.to)
    elif option.action == "throw-away":
        g.emit("discarded", option.rule, who=survivor.index, card=card)
        discard(g, card, by=survivor.index)
    else:
        g.push_all([arrange(g, survivor.index, purpose="found", found=(card,))])


@makes("reorganise", paid=True)
def offer_reorganise(g: Game, turn: Turn, survivor: Survivor, purse: Purse, out: list[Option]) -> None:
    """CL-TRADE-01: rearrange their own cards."""
    if purse.left < 1 or "reorganise:-1" in turn.cancelled:
        return
    if _has_choice(g, survivor):
        out.append(_reorganising(survivor.index))


@lacking("reorganise")
def no_reorganising(g: Game, turn: Turn, survivor: Survivor) -> Lack | None:
    """CL-TRADE-01: there is nothing to lay out otherwise, or it was just called off."""
    if not _has_choice(g, survivor):
        return Lack("reorganise-nothing", "CL-TRADE-01")
    return Lack("called-off", "CL-TRADE-01") if "reorganise:-1" in turn.cancelled else None


@shared
def _reorganising(who: int) -> Option:
    return Option("reorganise", who=who, cost=1, rule="CL-TRADE-01")


def _has_choice(g: Game, survivor: Survivor) -> bool:
    """Whether there is another arrangement: not with nothing at all, only equal cards, or a single place."""
    slots = survivor.slots
    if not g.setting.rules.places.names[1:]:
        return False
    return any(slots) and (EMPTY in slots or len(set(likenesses(g, slots))) > 1)


@action("reorganise")
def _reorganise(g: Game, turn: Turn, survivor: Survivor, option: Option) -> None:
    g.push_all([arrange(g, survivor.index, purpose="reorganise")])
