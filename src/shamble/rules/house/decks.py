"""The house rule of three Equipment decks (CL-HOUSE-25).

The cards stay in one pile, from whose top the next card of a kind is drawn: three shuffled decks would play just the
same. A kind that has run out is renewed from the discards of its kind.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from shamble.engine.decisions import Option
from shamble.rules.frames import Turn
from shamble.rules.piles import EQUIPMENT_DECKS, draw_where
from shamble.rules.rule import rule
from shamble.rules.searching import SOURCES
from shamble.rules.vehicles.cars import CARS
from shamble.world import hooks
from shamble.world.decks import EQUIPMENT
from shamble.world.game import Game
from shamble.world.hooks import Hook, hook
from shamble.world.state import Survivor

MELEE, RANGED, ITEM = DECKS = ("melee-deck", "ranged-deck", "item-deck")


def deck_of(g: Game, card: int) -> str:
    """The one of the three decks that a card belongs to; an Aaahh!! is no weapon, so it is among the items."""
    modes = g.setting.card(card).modes
    if any(mode.ranged for mode in modes):
        return RANGED
    return MELEE if modes else ITEM


def _draw_from(deck: str, g: Game, who: int) -> int:
    return draw_where(g, EQUIPMENT, lambda card: deck_of(g, card) == deck)


SOURCES.update({deck: partial(_draw_from, deck) for deck in DECKS})


@rule("three-decks", "CL-HOUSE-25", of="equipment", replaces=("CL-SETUP-33",))
def three_decks() -> Iterator[Hook]:
    """CL-HOUSE-25: whoever draws Equipment first picks one of the three decks."""
    yield hook(hooks.OFFER_LIMITS, _pick_a_deck, hooks.MULTIPLY)
    yield hook(EQUIPMENT_DECKS, decks_left)


def decks_left(g: Game) -> list[str]:
    """The decks from which a card can still be drawn."""
    lying = (*g.state.decks[EQUIPMENT], *(c for c in g.state.discards[EQUIPMENT] if c not in g.setting.put_aside))
    there = {deck_of(g, card) for card in lying}
    return [deck for deck in DECKS if deck in there]


def _pick_a_deck(g: Game, turn: Turn, survivor: Survivor, options: list[Option]) -> list[Option]:
    """The options with one draw for each deck instead of one for all; a car with a deck of its own stays as it is."""
    decks = decks_left(g)
    if not decks:
        return options
    found: list[Option] = []
    for option in options:
        if _draws_equipment(option):
            found.extend(Option(option.action, **{**option.fields(), "to": deck}, rule="CL-HOUSE-25") for deck in decks)
        else:
            found.append(option)
    return found


def _draws_equipment(option: Option) -> bool:
    """Whether an option draws from the Equipment deck; not all cars have what lies there."""
    if option.action == "search-car":
        return CARS[option.name].finds == EQUIPMENT
    return option.action in ("search", "dog-search", "trump-card")
