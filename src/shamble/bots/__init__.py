"""Bots: players that see what a seat sees and answer decisions. `make_bot("greedy", seed=1).choose(game)`."""

from __future__ import annotations

import difflib
from collections.abc import Callable
from typing import Protocol

from shamble.bots.greedy import GreedyBot
from shamble.bots.random_bot import RandomBot
from shamble.bots.search import SearchBot
from shamble.engine import Option
from shamble.errors import ShambleError
from shamble.world import Game

__all__ = ["BEST", "BOTS", "VERSIONS", "Bot", "GreedyBot", "RandomBot", "SearchBot", "make_bot"]


class Bot(Protocol):
    """Anybody who can answer the decisions of a game."""

    def choose(self, game: Game) -> Option:
        """The option that they take; the game itself stays as it is."""
        ...


BOTS: dict[str, Callable[..., Bot]] = {"random": RandomBot, "greedy": GreedyBot, "search": SearchBot}
VERSIONS = {"random": 1, "greedy": 3, "search": 1}
"""A bot that plays differently gets another number: what was measured with an earlier one is old then."""
BEST = "greedy"
SETTINGS = {"search": ("nodes", "seconds")}
SETTING_HINT = "search takes nodes and seconds: search:nodes=400,seconds=0.5"


def make_bot(name: str, seed: int = 0) -> Bot:
    """A bot by its name, with settings behind a colon (`search:nodes=400`); equal seeds answer alike."""
    known, _, settings = name.partition(":")
    if known not in BOTS:
        near = difflib.get_close_matches(name, BOTS, 1)
        hint = f"did you mean {near[0]!r}?" if near else f"there are {', '.join(BOTS)}."
        raise ShambleError(f"There is no bot {name!r}; {hint}")
    return BOTS[known](seed, **_settings(known, settings))


def _settings(name: str, written: str) -> dict[str, float]:
    """The settings of a bot by their names: whole numbers, or seconds with a point."""
    found: dict[str, float] = {}
    for one in written.split(",") if written else ():
        key, _, value = one.partition("=")
        try:
            found[key] = float(value) if "." in value else int(value)
        except ValueError:
            key = ""
        if key not in SETTINGS.get(name, ()):
            raise ShambleError(f"The bot {name!r} has no setting {one!r}; {SETTING_HINT}")
    return found
