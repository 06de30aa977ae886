"""Dealing cards by name or by hand, outside any Search: taken out of their piles, put where there is room."""

from __future__ import annotations

from collections.abc import Collection

from shamble.engine.declared import Action, EventKind, declare
from shamble.rules.inventory import has_room, stow
from shamble.world.decks import EQUIPMENT
from shamble.world.game import Game
from shamble.world.state import Survivor

declare(
    Action("give", "who name", "who", "who gets a starting card (`name`)", hint="weapons"),
    EventKind("dealt", "who card", quick=True),
)  # fmt: skip


def take_named(g: Game, name: str, but: Collection[int] = ()) -> int:
    """A card of this name out of the cards not yet dealt (discards among them), or 0; none of those in `but`.

    Of several in a deck it is one that their order there has no part in, so that it stays random for those who know it.
    """
    decks, discards, types = g.state.decks, g.state.discards, g.setting.cards
    laid = (deck for deck in g.setting.rules.decks.values() if deck.of == EQUIPMENT and not deck.formed_later)
    for pile in (decks[EQUIPMENT], discards[EQUIPMENT], g.state.aside, *(decks[deck.name] for deck in laid)):
        card = min((one for one in pile if types[one - 1].name == name and one not in but), default=0)
        if card:
            pile.remove(card)
            return card
    return 0


def give(g: Game, survivor: Survivor, card: int, rule: str) -> None:
    """Put a card that some rule deals into the first place that has room: a hand, or the reserve when both are full."""
    names = g.setting.rules.places.names
    stow(g, survivor, card, next(name for name in names if has_room(g, survivor, card, name)))
    g.emit("dealt", rule, who=survivor.index, card=card)


def take_out(g: Game, card: int) -> None:
    """Take a card that is dealt out of where it lies, if it lies anywhere."""
    for pile in (g.state.decks["equipment"], g.state.discards["equipment"], g.state.aside):
        if card in pile:
            pile.remove(card)
