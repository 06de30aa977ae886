"""Decks as a value of the edition: which there are, of what cards each is made, and what of it lies open."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import NamedTuple

from shamble.world.records import CardType

EQUIPMENT, ZOMBIE = "equipment", "zombie"

Shown = Callable[[CardType], str]


class Deck(NamedTuple):
    """A deck of an edition. `of`: its numbers are those of Equipment, or of Zombie cards.

    Set-up makes it of the cards that belong to it, unless it is `formed_later` by a rule; with `only_with` it does so
    only if one of these boxes is in use, and the cards are put aside otherwise. Its cards are discarded beside it and
    become the deck again (`renewed`), or they stay out: beside it (`own_pile`) or among discarded Equipment. `shows`
    is what everybody sees of its top card, `gone` the pile of those of its cards that have left the game. What is not
    `carried` never comes to a Survivor by its deck. A deck that does not last (`lasts`) is that of one game: its cards
    are never kept for the next one.
    """

    name: str
    of: str = EQUIPMENT
    renewed: bool = True
    formed_later: bool = False
    only_with: tuple[str, ...] = ()
    shows: Shown | None = None
    gone: str = ""
    own_pile: bool = False
    carried: bool = True
    lasts: bool = True


def is_used(deck: Deck, boxes: Collection[str]) -> bool:
    """Whether a deck is made of its cards where these boxes are in use."""
    return not deck.only_with or any(box in boxes for box in deck.only_with)


def back(card: CardType) -> str:
    """The back of a card, for decks whose backs differ."""
    return card.back or ""
