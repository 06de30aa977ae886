"""Decks and discard piles: drawing, renewing, discarding (CL-SEARCH-08, CL-OUT-10, CL-ZCARD-16)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from shamble.engine.declared import EventKind, declare
from shamble.rules.tallies import DRAWN_DOWN, tally
from shamble.world.decks import EQUIPMENT, ZOMBIE
from shamble.world.game import Game
from shamble.world.hooks import SetupWay, Way
from shamble.world.records import CardType
from shamble.world.setting import Setting

declare(
    EventKind("reshuffled", "deck cards"),
)

EQUIPMENT_DECKS: Way[list[str]] = Way("the decks among which somebody chooses, if there are several (CL-SETUP-33)", [])
NEEDS_CARDS: SetupWay[Mapping[str, Any], Sequence[str], Sequence[str]] = SetupWay("Equipment that has to be there", ())
DECK_OF: SetupWay[Setting, CardType, str] = SetupWay("the pile that a card belongs to before the game begins")


def is_drawn_down(g: Game, deck: str) -> bool:
    """Whether the Mission lets a deck run out for good (RM-M07)."""
    return bool(g.state.pieces) and bool(tally(g, DRAWN_DOWN.format(deck)))


def draw(g: Game, deck: str) -> int:
    """The top card of a deck, or 0 when neither deck nor discards hold one. The top is the end of the list."""
    pile = g.state.decks[deck]
    if not pile:
        _renew(g, deck)
        if not pile:
            return 0
    g.seen()
    return pile.pop()


def draw_where(g: Game, deck: str, fits: Callable[[int], bool], rule: str = "CL-SEARCH-08") -> int:
    """The topmost card that fits, or 0; only discards that fit are shuffled back when the deck holds none.

    `rule` is the ledger id of what has them shuffled.
    """
    state = g.state
    if not any(map(fits, state.decks[deck])):
        if is_drawn_down(g, deck):
            return 0
        kept_out = g.setting.put_aside if deck == EQUIPMENT else ()
        again = [card for card in state.discards[deck] if fits(card) and card not in kept_out]
        if not again:
            return 0
        state.discards[deck] = [card for card in state.discards[deck] if card not in again]
        state.decks[deck].extend(g.shuffle(again))
        g.emit("reshuffled", "CL-ZCARD-16" if deck == ZOMBIE else rule, deck=deck, cards=len(again))
    g.seen()
    card = next(card for card in reversed(state.decks[deck]) if fits(card))
    state.decks[deck].remove(card)
    return card


def _renew(g: Game, deck: str) -> None:
    """The discards are shuffled into a new deck; cards of the put-aside families stay out (CL-READ-15)."""
    if is_drawn_down(g, deck) or not g.setting.rules.decks[deck].renewed:
        return
    state = g.state
    discards = state.discards[deck]
    if deck == EQUIPMENT:
        kept_out = [card for card in discards if card in g.setting.put_aside]
        state.aside.extend(kept_out)
        discards = [card for card in discards if card not in kept_out]
    state.discards[deck] = []
    if discards:
        state.decks[deck].extend(g.shuffle(discards))
        _forget(g, deck)
        g.emit("reshuffled", "CL-ZCARD-16" if deck == ZOMBIE else "CL-SEARCH-08", deck=deck, cards=len(discards))


def take_from_deck(g: Game, deck: str, card: int) -> None:
    """Take one known card out of a deck, which is then shuffled."""
    g.state.decks[deck].remove(card)
    g.seen()
    shuffle_deck(g, deck)


def shuffle_deck(g: Game, deck: str) -> None:
    """Shuffle a deck; what anybody has seen of its order is of no use any more."""
    g.state.decks[deck] = g.shuffle(g.state.decks[deck])
    _forget(g, deck)


def lay_back(g: Game, deck: str, cards: Sequence[int]) -> None:
    """Cards that everybody has seen, the top one first, lie on top of their deck again in this order."""
    pile = g.state.decks[deck]
    g.state.unseen = {**g.state.unseen, deck: min(len(pile), g.state.unseen.get(deck, len(pile)))}
    pile.extend(reversed(cards))


def _forget(g: Game, deck: str) -> None:
    if deck in g.state.unseen:
        g.state.unseen = {name: number for name, number in g.state.unseen.items() if name != deck}


@DECK_OF.usual
def printed_deck(setting: Setting, card: CardType) -> str:
    """CL-SETUP-17, -18, -19: the pile that a card belongs to before the game begins."""
    return card.deck
