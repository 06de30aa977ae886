"""Searching cars (CL-CARSEARCH, CL-CAR-23 to -34)."""

from __future__ import annotations

from shamble.engine.decisions import Option
from shamble.engine.declared import Action, EventKind, declare
from shamble.rules.frames import Turn
from shamble.rules.piles import draw, is_drawn_down
from shamble.rules.registry import action
from shamble.rules.searching import (
    SOURCES,
    may_search_again,
    note_search,
    search_result_of,
    surprise_of,
    up_to_a_surprise,
)
from shamble.rules.turn import Purse
from shamble.rules.vehicles.cars import CAR, Car, car_of
from shamble.world import hooks
from shamble.world.about import about, makes
from shamble.world.decks import EQUIPMENT
from shamble.world.game import Game
from shamble.world.hooks import Way
from shamble.world.pieces import pieces_at
from shamble.world.state import Survivor

PIMPWEAPON = "pimpweapon"
WEAPON = "weapon"
FLASHLIGHT = "flashlight"
COUNTS_AS_WEAPON = "counts-as-weapon"
"""The trait of a card that has no figures of a weapon and is one all the same."""

declare(
    Action("search-car", "who n name cost free to", "name", "Search a car of their Zone; `n` counts all pieces",
        group="vehicle", piece=True, business="arm", purpose="search"),
    EventKind("passed-over", "who cards"),
    EventKind("searched-car", "who zone cards name", finds=True),
)  # fmt: skip

CAR_FINDS: Way[Survivor, str, int] = Way("the number of cards that Searching a car finds in this deck")


@makes("search-car", paid=True)
@about(here=(CAR,))
def offer_car_search(g: Game, turn: Turn, survivor: Survivor, purse: Purse, out: list[Option]) -> None:
    """CL-CARSEARCH-01, -02; CL-READ-11: a Search like any other, from a seat or on foot, in a Zone without Zombies."""
    if g.state.crowd[survivor.zone] or not may_search_again(g, turn, survivor):
        return
    price = purse.price("search")
    for number, piece in pieces_at(g, Car, survivor.zone) if price is not None else ():
        car = car_of(piece)
        if price is not None and car.finds and not (car.once and piece.searched):
            out.append(
                Option(
                    "search-car",
                    who=survivor.index,
                    n=number + 1,
                    name=piece.kind,
                    to="",
                    cost=price[0],
                    free=price[1],
                    rule="CL-CARSEARCH-01",
                )
            )


@action("search-car")
def _search_car(g: Game, turn: Turn, survivor: Survivor, option: Option) -> None:
    note_search(g, turn, survivor)
    piece = g.state.piece(option.n - 1, Car)
    piece.searched = True
    source = car_of(piece).finds
    cards = up_to_a_surprise(g, survivor, option.to or source, g.ask(CAR_FINDS, survivor, source))
    g.emit("searched-car", option.rule, who=survivor.index, zone=survivor.zone, cards=list(cards), name=option.name)
    g.push_all([search_result_of(survivor, cards, source=option.to or source)])


@CAR_FINDS.usual
def single_find(g: Game, survivor: Survivor, source: str) -> int:
    """CL-CAR-33, -34: in a taxi as many cards as in a room; elsewhere a single find."""
    return _cards(g, survivor) if source == EQUIPMENT else 1


def _cards(g: Game, survivor: Survivor) -> int:
    """CL-CLAR-04: the number of cards that a Search of a room would draw, Flashlights left out."""
    count = 1
    profile = survivor.profile
    for hook in profile.hooks.get(hooks.SEARCH_CARDS, ()):
        if profile.origins.get(hook) != FLASHLIGHT:
            count = hook(g, survivor, count)
    return count


def is_weapon(g: Game, card: int) -> bool:
    """Whether a card ends the Search of a police car."""
    card_type = g.setting.card(card)
    return card_type.is_weapon or COUNTS_AS_WEAPON in card_type.traits


def draw_weapon(g: Game, who: int, rule: str = "CL-CAR-23") -> int:
    """CL-CAR-23 to -25: card by card up to a weapon or an Aaahh!!; the others are discarded, the deck may be renewed.

    CL-READ-02: 0 as soon as neither the deck nor its discards hold a weapon.
    """
    state = g.state
    passed: list[int] = []
    found = 0
    while not found and _weapons_left(g):
        card = draw(g, EQUIPMENT)
        if is_weapon(g, card) or surprise_of(g, card) >= 0:
            found = card
        else:
            passed.append(card)
            state.discards[EQUIPMENT].append(card)
    if passed:
        g.emit("passed-over", rule, who=who, cards=passed)
    return found


def _weapons_left(g: Game) -> bool:
    deck, discards = g.state.decks[EQUIPMENT], g.state.discards[EQUIPMENT]
    coming_back = [] if is_drawn_down(g, EQUIPMENT) else [card for card in discards if card not in g.setting.put_aside]
    return any(is_weapon(g, card) for card in (*deck, *coming_back))


SOURCES[WEAPON] = draw_weapon
