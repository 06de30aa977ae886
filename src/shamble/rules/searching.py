"""Searching for Equipment (CL-SEARCH, CL-CLAR-01 to -05)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from shamble.engine.agenda import Frame, frame
from shamble.engine.decisions import Option, Question, shared
from shamble.engine.declared import QUESTION, Action, DecisionKind, EventKind, declare
from shamble.rulebook import skill_rule
from shamble.rules.arranging import Found, offer_rearranging
from shamble.rules.frames import Turn
from shamble.rules.inventory import discard, distinct
from shamble.rules.piles import EQUIPMENT_DECKS, draw
from shamble.rules.registry import Lack, action, lacking
from shamble.rules.running_out import Placing
from shamble.rules.turn import GIVEN_SEARCH, SEARCH, Purse, is_given, mark_used, note_in_phase, tell_use, turn_of
from shamble.world import hooks
from shamble.world.about import makes
from shamble.world.decks import EQUIPMENT
from shamble.world.facts import KEEPS_ONE, SEARCHES_AGAIN, SEARCHES_ANYWHERE, SEARCHES_STREETS
from shamble.world.game import Game
from shamble.world.hooks import Way
from shamble.world.play import because
from shamble.world.state import Survivor

SOURCES: dict[str, Callable[[Game, int], int]] = {}
"""Sources of the cards of a Search besides the decks, by name: (game, who) -> the next card, or 0."""

declare(
    Action("search", "who cost free name to", "", "Search their Zone; `name` is a Skill used", group="cards",
        afoot=True, hint="search", purpose="search"),
    Action("draw-from", "who to", "to", "three-decks: the deck that a card is drawn from"),
    Action("exchange", "who card name", "card", "change a card that was drawn for another; `name` is what allows it"),
    Action("keep-draw", "who", "", "leave the cards that were drawn as they are", ends=QUESTION),
    Action("keep-card", "who card", "card", "Good eye: the one card that is kept"),
    DecisionKind("draw-from", "{draw-from: item-deck}", "three-decks: the deck that a card is drawn from"),
    DecisionKind("exchange", "{exchange: Pan} or {keep-draw: true}",
        "whether a card that was drawn is changed for another"),
    DecisionKind("keep-card", "{keep-card: Pan}", "Good eye: which card is kept"),
    EventKind("searched", "who zone cards because", finds=True),
    EventKind("exchanged", "who lost card because"),
    EventKind("drew", "who card because"),
    EventKind("aaahh", "who zone kind", stood="zone"),
)  # fmt: skip

SEARCH_DECK: Way[Survivor, str] = Way("the deck that somebody Searches where they are")
SEARCH_DRAW: Way[Survivor, str, int, tuple[int, ...]] = Way("the cards of a Search: from this deck, so many")
SURPRISE: Way[str] = Way("the ledger id under which an Aaahh!! comes up", "CL-SEARCH-04")
REARRANGES_ANYWAY: Way[bool] = Way("whether a Search that brings nothing lets them rearrange (CL-SEARCH-05)", True)


def draw_from(g: Game, source: str, who: int) -> int:
    """The next card from a deck or another source, or 0 when there is none."""
    return SOURCES[source](g, who) if source in SOURCES else draw(g, source)


@SEARCH_DECK.usual
def one_deck_everywhere(g: Game, survivor: Survivor) -> str:
    """CL-SEARCH-04: the deck that is searched, wherever it is."""
    return EQUIPMENT


def can_search_here(g: Game, survivor: Survivor) -> bool:
    """CL-SEARCH-01, -02, -03: a building Zone free of Zombies that no place rule closes."""
    zone = survivor.zone
    if g.state.crowd[zone]:
        return False
    facts = survivor.profile.facts
    if SEARCHES_ANYWHERE in facts:
        return True
    right_kind = g.setting.board.zones[zone].kind == "room" or SEARCHES_STREETS in facts
    return g.ask(hooks.SEARCHABLE, zone, right_kind)


def may_search_again(g: Game, turn: Turn, survivor: Survivor) -> bool:
    """CL-SEARCH-06: once per turn, whoever pays for it."""
    return not turn.searched or SEARCHES_AGAIN in survivor.profile.facts


@makes("search", paid=True)
def offer_search(g: Game, turn: Turn, survivor: Survivor, purse: Purse, out: list[Option]) -> None:
    """CL-SEARCH-06: once per turn, whoever pays for it."""
    if not may_search_again(g, turn, survivor) or not can_search_here(g, survivor):
        return
    price = purse.price("search")
    if price is not None:
        out.append(_search_at(survivor.index, *price))


@lacking("search")
def no_search(g: Game, turn: Turn, survivor: Survivor) -> Lack | None:
    """CL-SEARCH-01, -02, -03, -06: Zombies, the place, or a Search of this turn."""
    if not may_search_again(g, turn, survivor):
        return Lack("search-again", "CL-SEARCH-06")
    if can_search_here(g, survivor):
        return None
    if g.state.crowd[survivor.zone]:
        return Lack("search-zombies", "CL-SEARCH-02")
    inside = g.setting.board.zones[survivor.zone].kind == "room"
    return Lack("search-closed", "CL-SEARCH-03") if inside else Lack("search-street", "CL-SEARCH-01")


@shared
def _search_at(who: int, cost: int, free: str) -> Option:
    return Option("search", who=who, cost=cost, free=free, name="", to="", rule="CL-SEARCH-04")


def note_search(g: Game, turn: Turn, survivor: Survivor) -> None:
    """CL-SEARCH-06: this was the Search of their turn."""
    turn.searched += 1
    note_in_phase(g, survivor.index, GIVEN_SEARCH if is_given(turn) else SEARCH)


@action("search")
def _search(g: Game, turn: Turn, survivor: Survivor, option: Option) -> None:
    note_search(g, turn, survivor)
    if option.name:
        mark_used(turn, option.name)
        tell_use(g, option.rule, who=survivor.index, skill=option.name)
    count = g.ask(hooks.SEARCH_CARDS, survivor, 1)
    find_cards(g, survivor, count, g.credit(hooks.SEARCH_CARDS, survivor, 1), source=option.to)


def find_cards(g: Game, survivor: Survivor, count: int, thanks_to: Sequence[str], *, source: str = "") -> None:
    """Draw so many cards for a Search, from a deck that was chosen or from that of the Zone."""
    source = source or g.ask(SEARCH_DECK, survivor)
    cards = g.ask(SEARCH_DRAW, survivor, source, count)
    why = because(thanks_to)
    g.emit("searched", "CL-SEARCH-04", who=survivor.index, zone=survivor.zone, cards=list(cards), **why)
    g.push_all([search_result_of(survivor, cards, source=source)])


@SEARCH_DRAW.usual
def all_together(g: Game, survivor: Survivor, source: str, count: int) -> tuple[int, ...]:
    """CL-CLAR-02: all cards of a Search are drawn, whatever is among them."""
    drawn = [draw_from(g, source, survivor.index) for _ in range(count)]
    return tuple([card for card in drawn if card])


def up_to_a_surprise(g: Game, survivor: Survivor, source: str, count: int) -> tuple[int, ...]:
    """So many cards one after the other, and none after an Aaahh!!."""
    cards: tuple[int, ...] = ()
    for _ in range(count):
        card = draw_from(g, source, survivor.index)
        if card:
            cards = (*cards, card)
        if not card or surprise_of(g, card) >= 0:
            break
    return cards


def search_result_of(
    survivor: Survivor, cards: tuple[int, ...], *, searched: bool = True, fixed: bool = False, source: str = EQUIPMENT
) -> Frame:
    """The frame for cards that were drawn; `source` is what a card would be exchanged from."""
    return SearchResult(
        who=survivor.index,
        cards=cards,
        at="exchange",
        searched=searched,
        fixed=fixed,
        source=source,
    )


class DrawEquipment(Frame, tag="draw-equipment"):
    """Somebody draws a card without a Search; `fixed` leaves all their other cards where they are."""

    by: str
    fixed: bool = False
    source: str = ""


@frame(DrawEquipment)
def draw_equipment(g: Game, f: DrawEquipment) -> Question | None:
    """Draw the card; what it may be exchanged for and what jumps out of it is as in a Search."""
    decks = g.ask(EQUIPMENT_DECKS)
    if decks and not f.source:
        survivor = g.person(f.who)
        options = [Option("draw-from", who=f.who, to=deck) for deck in decks]
        return Question("draw-from", (survivor.seat,), options, f.who)
    g.pop()
    card = draw_from(g, f.source or EQUIPMENT, f.who)
    if card:
        g.emit("drew", skill_rule(f.by), who=f.who, card=card, **because([f.by]))
        drawn = search_result_of(g.state.survivors[f.who], (card,), searched=False, fixed=f.fixed)
        g.push_all([drawn])
    return None


@draw_equipment.answer
def _draw_from(g: Game, f: DrawEquipment, option: Option) -> None:
    f.source = option.to


def surprise_of(g: Game, card: int) -> int:
    """The Zombie that an Aaahh!! card brings, or -1."""
    brings = g.setting.card(card).brings
    return g.setting.kind_of[brings] if brings else -1


class SearchResult(Frame, tag="search-result"):
    """Cards that were drawn; `source` is what a card would be exchanged from."""

    cards: tuple[int, ...]
    at: str = "exchange"
    searched: bool = True
    fixed: bool = False
    source: str = EQUIPMENT

    def holds(self, game: Game, of: str) -> list[int]:
        """The finds go to a frame of their own; what jumps out stays here until the end."""
        waiting = self.at != "surprise"
        return [card for card in self.cards if waiting or surprise_of(game, card) >= 0] if of == EQUIPMENT else []


@frame(SearchResult)
def search_result(g: Game, f: SearchResult) -> Question | None:
    """CL-CLAR-02, -03: all cards are drawn together; what is gained comes first, an Aaahh!! last."""
    survivor = g.state.survivors[f.who]
    if f.at == "exchange":
        return _exchanges(g, f, survivor)
    if f.at == "choose":
        return _choice(g, f, survivor)
    if f.at == "gain":
        f.at = "surprise"
        gained = _gained(g, f)
        before = _before_stowing(g, survivor, gained) if f.searched else ()
        g.push_all([*before, Found(who=survivor.index, cards=gained, fixed=f.fixed)])
        return None
    g.pop()
    frames: list[Frame] = []
    for card in f.cards:
        kind = surprise_of(g, card)
        if kind >= 0:
            g.state.discards[g.setting.discard_piles[card]].append(card)
            rule = g.ask(SURPRISE)
            g.emit("aaahh", rule, who=survivor.index, zone=survivor.zone, kind=kind)
            frames.append(Placing(orders=((survivor.zone, kind, 1),), rule=rule))
    if not f.fixed and not _gained(g, f) and g.ask(REARRANGES_ANYWAY):
        frames.append(AfterSearch(who=survivor.index))
    g.push_all(frames)
    return None


def _before_stowing(g: Game, survivor: Survivor, cards: tuple[int, ...]) -> list[Frame]:
    return [made for hook in g.hooks(hooks.SEARCH_FOUND) for made in hook(g, survivor, cards)]


def _gained(g: Game, f: SearchResult) -> tuple[int, ...]:
    """The cards that are no Aaahh!!."""
    return tuple(card for card in f.cards if surprise_of(g, card) < 0)


def _exchanges(g: Game, f: SearchResult, survivor: Survivor) -> Question | None:
    """Exchanges of a card of the draw for another one, before it has any effect."""
    options = [Option("keep-draw", who=survivor.index)]
    for hook in dict.fromkeys(survivor.profile.hooks.get(hooks.REDRAW, ())):
        offer = hook(g, survivor, f)
        if offer is None:
            continue
        name, cards, must = offer
        if must:
            _exchange(g, f, cards[0], name)
            return None
        options += [Option("exchange", who=survivor.index, card=card, name=name) for card in distinct(g, cards)]
    if len(options) == 1:
        f.at = "choose"
        return None
    return Question("exchange", (survivor.seat,), options, survivor.index)


def _exchange(g: Game, f: SearchResult, card: int, name: str) -> None:
    turn = turn_of(g, f.who)
    if turn is not None:
        mark_used(turn, name)
    g.state.discards[g.setting.discard_piles[card]].append(card)
    f.cards = tuple(other for other in f.cards if other != card)
    drawn = draw_from(g, f.source, f.who)
    if drawn:
        f.cards = (*f.cards, drawn)
    g.emit("exchanged", skill_rule(name), who=f.who, lost=card, card=drawn, **because([name]))


def _choice(g: Game, f: SearchResult, survivor: Survivor) -> Question | None:
    """Of all cards gained in a Search some keep only one."""
    gained = _gained(g, f)
    if not f.searched or len(gained) < 2 or KEEPS_ONE not in survivor.profile.facts:
        f.at = "gain"
        return None
    options = [Option("keep-card", who=survivor.index, card=card) for card in distinct(g, gained)]
    return Question("keep-card", (survivor.seat,), options, survivor.index)


@search_result.answer
def _decided(g: Game, f: SearchResult, option: Option) -> None:
    if option.action == "exchange":
        _exchange(g, f, option.card, option.name)
    elif option.action == "keep-draw":
        f.at = "choose"
    else:
        f.at = "gain"
        dropped = [card for card in _gained(g, f) if card != option.card]
        f.cards = tuple(card for card in f.cards if card not in dropped)
        rule = skill_rule(g.thanks_to(g.person(f.who), KEEPS_ONE)[0])
        for card in dropped:
            discard(g, card)
            g.emit("discarded", rule, who=f.who, card=card)


class AfterSearch(Frame, tag="after-search"):
    """A Search brought nothing to keep."""


@frame(AfterSearch)
def after_search(g: Game, f: AfterSearch) -> Question | None:
    """CL-SEARCH-05: a Search that brought nothing to keep lets them rearrange too; a find has its own offer."""
    g.pop()
    offer_rearranging(g, f.who, purpose="searched")
    return None
