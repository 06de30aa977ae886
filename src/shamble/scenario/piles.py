"""The decks, the discards and what is put aside, as a scenario lays them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from shamble.engine.agenda import Frame
from shamble.rules.companions.tokens import form_deck
from shamble.scenario import phases
from shamble.scenario.cards import Dealer
from shamble.scenario.dealing import Deal
from shamble.scenario.faults import Faults
from shamble.scenario.laying import MissionReader
from shamble.scenario.shape import Scenario
from shamble.world.decks import EQUIPMENT, ZOMBIE, Deck
from shamble.world.game import Game

REST = "rest"
SETUP = "setup"

Tops = list[tuple[str, tuple[int, ...]]]
"""The cards on top of each deck that is named, the topmost last."""


def decks_of(decks: Iterable[Deck]) -> list[str]:
    """The names of the decks."""
    return [deck.name for deck in decks]


def sources_of(decks: Iterable[Deck]) -> list[str]:
    """The names of the decks in which Survivors find cards."""
    return decks_of(deck for deck in decks if deck.of == EQUIPMENT)


def discards_of(decks: Iterable[Deck]) -> list[str]:
    """The names of the discard piles; those for cards that are out of the game come last."""
    return [*decks_of(decks), *(deck.gone for deck in decks if deck.gone)]


def lay_piles(game: Game, scenario: Scenario, dealer: Dealer, faults: Faults) -> Tops:
    """Lay the discards and what is put aside; return the cards that will lie on top of the decks."""
    state, known = game.state, game.setting.rules.decks
    form_deck(game)
    in_setup = scenario.phase == SETUP
    _check_names(scenario, list(known), faults)
    decks = [deck for deck in known if deck in state.decks]
    state.discards |= {deck: dealer.pile("discards", deck, scenario.discards.get(deck, ())) for deck in decks}
    tops = _tops(scenario, dealer, list(known) if in_setup else decks)
    if scenario.aside is not None:
        state.aside = [dealer.take(name, ("aside", at)) for at, name in enumerate(scenario.aside)]
    undealt = _undealt(dealer, tops if in_setup else [])
    _take_out_of_decks(game, undealt, {} if in_setup else dict(tops))
    if scenario.aside is None:
        state.aside = [card for card in state.aside if card in undealt]
    _check_phase(scenario, faults, in_setup=in_setup)
    return tops


def _tops(scenario: Scenario, dealer: Dealer, decks: Sequence[str]) -> Tops:
    named = ((deck, scenario.decks.get(deck)) for deck in decks)
    return [(deck, tuple(dealer.pile("decks", deck, cards))) for deck, cards in named if isinstance(cards, tuple)]


def _undealt(dealer: Dealer, tops: Tops) -> set[int]:
    """The cards that lie nowhere yet; before set-up those that will be put on top are among them."""
    return {number for cards in (*dealer.left.values(), *(cards for _, cards in tops)) for number in cards}


def _take_out_of_decks(game: Game, undealt: set[int], tops: Mapping[str, Sequence[int]]) -> None:
    """Take out of the decks what lies elsewhere or will be put on top."""
    state = game.state
    for deck, cards in state.decks.items():
        if game.setting.rules.decks[deck].of == ZOMBIE:
            laid = {*state.discards[deck], *tops.get(deck, ())}
            state.decks[deck] = [card for card in cards if card not in laid]
        else:
            state.decks[deck] = [card for card in cards if card in undealt]


def _check_phase(scenario: Scenario, faults: Faults, *, in_setup: bool) -> None:
    if in_setup and scenario.decks.get(REST) == "none":
        faults.add(("decks", REST), "set-up needs all cards; leave it out")
    if scenario.deal is not None and not in_setup:
        faults.add(("deal",), "only a set-up deals: add phase: setup, or say what everybody has in survivors")


def _check_names(scenario: Scenario, known: Sequence[str], faults: Faults) -> None:
    for name, given in scenario.decks.items():
        if name not in (*known, REST):
            faults.unknown(("decks", name), "deck", name, [*known, REST])
        elif isinstance(given, str) != (name == REST):
            faults.add(("decks", name), f"expected {'none or shuffled' if name == REST else 'a list of cards'}")
    for name in scenario.discards:
        if name not in known:
            faults.unknown(("discards", name), "deck", name, known)


def laying_decks(game: Game, scenario: Scenario, tops: Tops) -> Frame:
    """The frame that shuffles the rest of each deck under the cards on top."""
    if scenario.decks.get(REST) == "none":
        for deck, _ in tops:
            game.state.decks[deck] = []
    return phases.LayDecks(tops=tuple(tops))


def dictate(game: Game, scenario: Scenario, reader: MissionReader, faults: Faults, tops: Tops) -> None:
    """Dictate the shuffles of set-up, which deals from the decks first; then the cards named lie on top."""
    deal = Deal(game, scenario, reader, faults)
    for deck, cards in tops:
        deal.lay(game, deck, cards)
    game.setting.stacked = deal
