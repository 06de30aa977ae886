"""Decks that are not reshuffled and so run out for good."""

from __future__ import annotations

from shamble.engine.agenda import Frame
from shamble.engine.declared import EventKind, declare
from shamble.rules.tallies import DRAWN_DOWN, keep
from shamble.world.game import Game
from shamble.world.words import MISSION_SAYS, Given, condition, effect

declare(
    EventKind("no-reshuffle", "deck"),
)


@condition("{deck_empty: zombie}", deck_empty="deck")
def _deck_empty(g: Game, given: Given, moment: str) -> bool:
    """No card is left in this deck."""
    return not g.state.decks.get(given["deck_empty"])


@effect("{no_reshuffle: zombie}", no_reshuffle="deck")
def _no_reshuffle(g: Game, given: Given, who: int) -> list[Frame]:
    """From now on the discards of this deck stay out: once it has run out, drawing from it brings nothing."""
    keep(g, DRAWN_DOWN.format(given["no_reshuffle"]), 1)
    g.emit("no-reshuffle", MISSION_SAYS, deck=given["no_reshuffle"])
    return []
