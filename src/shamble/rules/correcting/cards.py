"""Equipment: where a card is, and whether it is loaded."""

from __future__ import annotations

from itertools import combinations

from shamble.engine.decisions import Option
from shamble.engine.declared import Action, declare
from shamble.rules.correcting.registry import correction
from shamble.rules.inventory import discard, distinct, distinct_in_place, free_slots, place_of, stow, takes
from shamble.rules.turn import forget_cancelled
from shamble.world.decks import EQUIPMENT
from shamble.world.game import Game
from shamble.world.state import EMPTY, Survivor

declare(
    Action("fix-card", "who card to name", "card", "a card of a pile (`name`) comes to hand or reserve",
        group="new-cards"),
    Action("fix-drop", "who card to", "card", "a carried card is discarded; `to` is where it was", group="cards"),
    Action("fix-hold", "who card to", "card", "a carried card goes to hand or reserve", group="cards"),
    Action("fix-pass", "who other card to", "card", "a carried card goes to another Survivor", group="cards"),
    Action("fix-swap", "who cards", "cards", "a card in hand and one in reserve change places", group="cards"),
    Action("fix-trade", "who other cards", "cards", "cards of two Survivors change places", group="cards"),
    Action("fix-loaded", "who card to", "card", "a weapon is loaded or empty", group="cards"),
)  # fmt: skip


def _piles(g: Game) -> list[tuple[str, list[int]]]:
    """The piles of cards that nobody carries. Sorted, so that nothing tells the order of a deck."""
    return [(name, sorted(pile)) for name, pile in _all_piles(g).items()]


def _all_piles(g: Game) -> dict[str, list[int]]:
    """The Equipment deck and its discards, the other decks of such cards by their names, and what is put aside."""
    state = g.state
    found: dict[str, list[int]] = {}
    for deck in g.setting.rules.decks.values():
        if deck.of == EQUIPMENT and deck.carried and not deck.formed_later:
            named = "" if deck.name == EQUIPMENT else f"{deck.name}-"
            found[f"{named}deck"] = state.decks[deck.name]
            if deck.renewed:
                found[f"{named}discards"] = state.discards[deck.name]
    return {**found, "aside": state.aside}


def _can_be_carried(g: Game, card: int) -> bool:
    deck = g.setting.rules.decks.get(g.setting.card(card).deck)
    return deck is None or deck.carried


def _free_places(g: Game, survivor: Survivor) -> list[str]:
    return [place for place in g.setting.rules.places.names if free_slots(g, survivor, place)]


@correction("fix-card")
def card_from_pile(g: Game, out: list[Option]) -> None:
    """A card comes from a pile into an empty slot; `name` is the pile. Equal cards of a pile are one."""
    found = [(name, card) for name, pile in _piles(g) for card in distinct(g, pile) if _can_be_carried(g, card)]
    for survivor in g.in_play():
        for to in _free_places(g, survivor):
            out.extend(
                Option("fix-card", who=survivor.index, card=card, to=to, name=name)
                for name, card in found
                if takes(g, survivor, card, to)
            )


@card_from_pile.made
def _card_from_pile(g: Game, option: Option) -> None:
    _all_piles(g)[option.name].remove(option.card)
    stow(g, g.state.survivors[option.who], option.card, option.to)
    forget_cancelled(g)


@correction("fix-drop")
def card_dropped(g: Game, out: list[Option]) -> None:
    """A carried card goes to the discard pile."""
    for survivor in g.in_play():
        out.extend(
            Option("fix-drop", who=survivor.index, card=card, to=place_of(g, survivor, card))
            for card in distinct_in_place(g, survivor)
        )


@card_dropped.made
def _card_dropped(g: Game, option: Option) -> None:
    _take_out(g, g.state.survivors[option.who], option.card)
    discard(g, option.card)


@correction("fix-hold")
def card_in_hand(g: Game, out: list[Option]) -> None:
    """A carried card goes to another place of its bearer, into an empty slot."""
    for survivor in g.in_play():
        free = _free_places(g, survivor)
        out.extend(
            Option("fix-hold", who=survivor.index, card=card, to=to)
            for card in distinct_in_place(g, survivor)
            for to in free
            if to != place_of(g, survivor, card) and takes(g, survivor, card, to)
        )


@card_in_hand.made
def _card_in_hand(g: Game, option: Option) -> None:
    survivor = g.state.survivors[option.who]
    _take_out(g, survivor, option.card)
    stow(g, survivor, option.card, option.to)


@correction("fix-pass")
def card_passed(g: Game, out: list[Option]) -> None:
    """A carried card goes to an empty slot of somebody else."""
    for survivor in g.in_play():
        for other in g.in_play():
            if other is not survivor:
                out.extend(
                    Option("fix-pass", who=survivor.index, other=other.index, card=card, to=to)
                    for card in distinct(g, survivor.cards)
                    for to in _free_places(g, other)
                    if takes(g, other, card, to)
                )


@card_passed.made
def _card_passed(g: Game, option: Option) -> None:
    _take_out(g, g.state.survivors[option.who], option.card)
    stow(g, g.state.survivors[option.other], option.card, option.to)


@correction("fix-swap")
def cards_swapped(g: Game, out: list[Option]) -> None:
    """Cards in two places of a Survivor change places."""
    for survivor in g.in_play():
        out.extend(
            Option("fix-swap", who=survivor.index, cards=(one, two))
            for one, two in combinations(distinct_in_place(g, survivor), 2)
            if place_of(g, survivor, one) != place_of(g, survivor, two) and _can_swap(g, survivor, survivor, one, two)
        )


@cards_swapped.made
def _cards_swapped(g: Game, option: Option) -> None:
    survivor = g.state.survivors[option.who]
    _swap(g, survivor, survivor, *option.cards)


@correction("fix-trade")
def cards_traded(g: Game, out: list[Option]) -> None:
    """Cards of two Survivors change places."""
    for survivor, other in combinations(g.in_play(), 2):
        out.extend(
            Option("fix-trade", who=survivor.index, other=other.index, cards=(one, two))
            for one in distinct(g, survivor.cards)
            for two in distinct(g, other.cards)
            if _can_swap(g, survivor, other, one, two)
        )


@cards_traded.made
def _cards_traded(g: Game, option: Option) -> None:
    _swap(g, g.state.survivors[option.who], g.state.survivors[option.other], *option.cards)


@correction("fix-loaded")
def card_loaded(g: Game, out: list[Option]) -> None:
    """A weapon that needs reloading, or can run dry, is loaded or empty."""
    for survivor in g.in_play():
        out.extend(
            Option("fix-loaded", who=survivor.index, card=card, to="loaded" if card in g.state.unloaded else "empty")
            for card in distinct_in_place(g, survivor)
            if g.setting.card(card).reload or g.setting.card(card).ammo_dice
        )


@card_loaded.made
def _card_loaded(g: Game, option: Option) -> None:
    if option.to == "loaded":
        g.state.unloaded.remove(option.card)
    else:
        g.state.unloaded.append(option.card)


def _take_out(g: Game, survivor: Survivor, card: int) -> None:
    survivor.slots[survivor.slots.index(card)] = EMPTY
    g.renew(survivor)
    forget_cancelled(g)


def _can_swap(g: Game, survivor: Survivor, other: Survivor, one: int, two: int) -> bool:
    """Whether each of two cards may lie where the other one does."""
    mine, theirs = place_of(g, survivor, one), place_of(g, other, two)
    return takes(g, survivor, two, mine) and takes(g, other, one, theirs)


def _swap(g: Game, survivor: Survivor, other: Survivor, one: int, two: int) -> None:
    mine, yours = survivor.slots.index(one), other.slots.index(two)
    survivor.slots[mine], other.slots[yours] = two, one
    g.renew(survivor)
    g.renew(other)
    forget_cancelled(g)
