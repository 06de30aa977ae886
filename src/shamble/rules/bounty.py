"""Bounty Weapons: won in the order of their deck, of which everybody sees the back on top (UA-BOUNTY)."""

from __future__ import annotations

from shamble.engine.agenda import Frame
from shamble.rules.arranging import Found
from shamble.rules.piles import draw
from shamble.world.decks import Deck, back
from shamble.world.game import Game
from shamble.world.words import Given, effect

BOUNTY = Deck("bounty", renewed=False, shows=back, own_pile=True)
"""UA-BOUNTY-01, UA-SETUP-10, UA-ACT-11."""


@effect("{bounty: top}", bounty=("top",))
def _bounty(g: Game, given: Given, who: int) -> list[Frame]:
    """Whoever set it off gains the Bounty Weapon on top of its deck, if one is left, and may rearrange their cards."""
    card = draw(g, BOUNTY.name) if who >= 0 else 0
    return [Found(who=who, cards=(card,))] if card else []
