"""The eager bot: random play that hardly ever idles, so that its games get further and its Survivors learn Skills."""

from __future__ import annotations

from shamble.bots import RandomBot
from shamble.engine import Option
from shamble.engine.declared import ACTIONS
from shamble.world import Game

IDLE_ONE_IN, FIGHT_ONE_IN = 12, 2
"""One choice in so many is taken blindly, idle or not; one in so many passes an attack by."""


class EagerBot:
    """Attacks where Zombies are, and otherwise takes any option that is not idle."""

    __slots__ = ("_blind",)

    def __init__(self, seed: int = 0, anytime_one_in: int = 0) -> None:
        self._blind = RandomBot(seed, anytime_one_in)  # compiled bots have no interpreted heirs

    def choose(self, game: Game) -> Option:
        """One of the options."""
        stream = self._blind.stream
        if stream.below(IDLE_ONE_IN) == 0:
            return self._blind.choose(game)
        fights = [one for one in game.options if ACTIONS[one.action].attacks and game.state.crowd[one.zone]]
        busy = [one for one in game.options if not ACTIONS[one.action].idle]
        wanted = (stream.below(FIGHT_ONE_IN) and fights) or busy or game.options
        return wanted[stream.below(len(wanted))]
