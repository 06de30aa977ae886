"""The nearness of defeat: how far it is, by what lies open, from what loses the Mission.

The words of the Mission language are read in general. One that cannot come nearer is near only once it holds.
"""

from __future__ import annotations

from shamble.rules.missions.conditions import has_trait, holds
from shamble.rules.missions.endings import defeats
from shamble.rules.sleepers.tokens import those_woken
from shamble.world import Game
from shamble.world.missions import Given
from shamble.world.words import inner, word_of

LOST = 1.0


def nearness(game: Game, share: float) -> float:
    """The nearness of the nearest defeat, 1 where it is there; `share` is the part of all tasks that is left."""
    return max([_nearness(game, given, share) for given in defeats(game.setting)], default=0.0)


def _nearness(game: Game, given: Given, share: float) -> float:
    word = word_of(given)
    if word in ("all", "any"):
        parts = [_nearness(game, part, share) for part in inner(given)]
        return min(parts) if word == "all" else max(parts)
    if word == "round":
        return share * min(LOST, game.state.round / int(given["round"]))
    if word == "woken":
        return min(LOST, len(those_woken(game)) / int(given["woken"]))
    if word == "not" and word_of(given["not"]) == "alive":
        return _too_few(game, given["not"])
    return LOST if holds(game, given, "round") else 0.0


def _too_few(game: Game, given: Given) -> float:
    """So many have to be in play; the nearer, the fewer more there are."""
    trait = given.get("trait")
    there = [one for one in game.in_play() if trait is None or has_trait(game, one, trait)]
    return min(LOST, int(given["alive"]) / (len(there) + 1))
