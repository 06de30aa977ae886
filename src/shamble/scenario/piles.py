"""The decks, the discards and what is put aside, as a scenario lays them."""

from __future__ import annotations

from shamble.rules.companions.tokens import form_deck
from shamble.rules.zombie_cards import GONE
from shamble.scenario import phases
from shamble.scenario.cards import Dealer
from shamble.scenario.dealing import Deal
from shamble.scenario.faults import Faults
from shamble.scenario.laying import Layer
from shamble.scenario.shape import Scenario
from shamble.world.game import Game
from shamble.world.state import Frame

DECKS = ("equipment", "zombie", "pimpweapon", "companion")
"""The last one is there where tokens call for it."""

DISCARDS = (*DECKS, GONE)
"""The last one holds Zombie cards that are out of the game."""

SETUP = "setup"

Tops = list[tuple[str, tuple[int, ...]]]
"""The cards on top of each deck that is named, the topmost last."""


def lay_piles(game: Game, scenario: Scenario, dealer: Dealer, faults: Faults) -> Tops:
    """Lay the discards and what is put aside; the cards that are to lie on top of decks are returned."""
    state = game.state
    tops: Tops = []
    form_deck(game)
    in_setup = scenario.phase == SETUP
    decks = [deck for deck in DECKS if deck in state.decks]
    for deck in decks:
        state.discards[deck] = dealer.pile("discards", deck, getattr(scenario.discards, deck))
    for deck in DECKS if in_setup else decks:
        named = getattr(scenario.decks, deck)
        if named is not None:
            tops.append((deck, tuple(dealer.pile("decks", deck, named))))
    if scenario.aside is not None:
        state.aside = [dealer.take(name, ("aside", at)) for at, name in enumerate(scenario.aside)]
    laid = {*state.discards["zombie"], *(() if in_setup else dict(tops).get("zombie", ()))}
    undealt = {number for cards in dealer.left.values() for number in cards}
    undealt.update(number for _, cards in tops for number in cards if in_setup)
    for deck in decks:
        if deck == "zombie":
            state.decks[deck] = [card for card in state.decks[deck] if card not in laid]
        else:
            state.decks[deck] = [card for card in state.decks[deck] if card in undealt]
    if scenario.aside is None:
        state.aside = [card for card in state.aside if card in undealt]
    if in_setup and scenario.decks.rest == "none":
        faults.add(("decks", "rest"), "set-up needs all cards; leave it out")
    if scenario.deal is not None and not in_setup:
        faults.add(("deal",), "only a set-up deals: add phase: setup, or say what everybody has in survivors")
    return tops


def laying_decks(game: Game, scenario: Scenario, tops: Tops) -> Frame:
    """The frame that shuffles the rest of each deck under the cards on top."""
    if scenario.decks.rest == "none":
        for deck, _ in tops:
            game.state.decks[deck] = []
    return phases.laying_decks(tops)


def dictate(game: Game, scenario: Scenario, layer: Layer, faults: Faults, tops: Tops) -> None:
    """Set-up deals from the decks before it shuffles them; the cards named lie on top then."""
    deal = Deal(game, scenario, layer, faults)
    for deck, cards in tops:
        deal.lay(game, deck, cards)
    game.setting.stacked = deal
