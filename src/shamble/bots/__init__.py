"""Bots: players that see what a seat sees and answer decisions. `make_bot("greedy", seed=1).choose(game)`."""

from __future__ import annotations

import difflib
from collections.abc import Callable
from typing import Protocol

from shamble.bots.greedy import GreedyBot
from shamble.bots.random_bot import RandomBot
from shamble.engine import Option
from shamble.errors import ShambleError
from shamble.world import Game

__all__ = ["BEST", "BOTS", "VERSIONS", "Bot", "GreedyBot", "RandomBot", "make_bot"]


class Bot(Protocol):
    """Anybody who can answer the decisions of a game."""

    def choose(self, game: Game) -> Option:
        """The option that they take; the game itself stays as it is."""
        ...


BOTS: dict[str, Callable[[int], Bot]] = {"random": RandomBot, "greedy": GreedyBot}
VERSIONS = {"random": 1, "greedy": 3}
"""A bot that plays differently gets another number: what was measured with an earlier one is old then."""
BEST = "greedy"


def make_bot(name: str, seed: int = 0) -> Bot:
    """A bot by its name. The same seed gives the same answers to the same decisions."""
    if name not in BOTS:
        near = difflib.get_close_matches(name, BOTS, 1)
        hint = f"did you mean {near[0]!r}?" if near else f"there are {', '.join(BOTS)}."
        raise ShambleError(f"There is no bot {name!r}; {hint}")
    return BOTS[name](seed)
