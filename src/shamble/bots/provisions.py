"""Cards that a Mission takes: Water against Spawn tokens, what Companions ask for."""

from __future__ import annotations

from shamble.rules.holy_water import HOLY_WATER, WATER
from shamble.rules.missions.endings import goals
from shamble.world import Game
from shamble.world.facts import BLESSES_WATER
from shamble.world.records import CardType
from shamble.world.words import words_in

DEMANDED = 2.0
"""The worth of a card without which the Mission cannot be won; about that of a good weapon."""
OF_USE = 0.8
"""The worth of one that keeps Zombies from coming."""
BY_WATER = frozenset(("herded", "piles"))
"""The words of goals that Water meets."""


def provision_worth(game: Game, card_type: CardType) -> float:
    """The worth of a card for what the Mission asks for."""
    if card_type.name in game.setting.mission.rally_price:
        return DEMANDED
    if not _works(game, card_type):
        return 0.0
    asked = any(not BY_WATER.isdisjoint(words_in(goal)) for goal in goals(game.setting))
    return DEMANDED if asked else OF_USE


def _works(game: Game, card_type: CardType) -> bool:
    """Whether it is Holy Water for somebody in the game."""
    if HOLY_WATER in card_type.traits:
        return True
    return WATER in card_type.traits and any(BLESSES_WATER in one.profile.facts for one in game.in_play())
