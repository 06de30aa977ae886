"""Bots: players that see what a seat sees and answer decisions. `make_bot("greedy", seed=1).choose(game)`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from shamble.bots.greedy import GreedyBot
from shamble.bots.own import admit, is_file, make_own, own_names, own_version
from shamble.bots.random_bot import RandomBot
from shamble.bots.search import SearchBot
from shamble.engine import Option
from shamble.errors import ShambleError
from shamble.files.faults import nearest
from shamble.world import Game

__all__ = [
    "BEST",
    "BOTS",
    "VERSIONS",
    "Bot",
    "GreedyBot",
    "RandomBot",
    "SearchBot",
    "bot_names",
    "bot_version",
    "make_bot",
    "named_bot",
]


class Bot(Protocol):
    """Anybody who can answer the decisions of a game."""

    def choose(self, game: Game) -> Option:
        """The option that they take; the game itself stays as it is."""
        ...


BOTS: dict[str, Callable[..., Bot]] = {"random": RandomBot, "greedy": GreedyBot, "search": SearchBot}
VERSIONS = {"random": 1, "greedy": 8, "search": 12}
"""A bot that plays differently gets another number: what was measured with an earlier one is old then."""
BEST = "greedy"
SETTINGS = {"search": ("nodes", "seconds")}
SETTING_HINT = "search takes nodes and seconds: search:nodes=250,seconds=0.5"


def make_bot(name: str, seed: int = 0) -> Bot:
    """A bot by its name, with settings behind a colon (`search:nodes=250`); equal seeds answer alike."""
    if name in own_names():
        return make_own(name, seed)
    known, _, settings = name.partition(":")
    if known in BOTS:
        return BOTS[known](seed, **_settings(known, settings))
    raise ShambleError(f"There is no bot {name!r}; {_hint(name)}")


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


def _hint(name: str) -> str:
    if is_file(name):
        return f"a file is run only when the command line names it: --bot {name}"
    known = bot_names()
    meant = nearest(name, known)
    return f"did you mean {meant!r}?" if meant else f"there are {', '.join(known)}, and files (path/to/file.py:Name)."


def named_bot(named: str) -> str:
    """The name of a bot as the command line names it; one in a file is read, and may play from then on."""
    name = admit(named) if is_file(named) else named
    make_bot(name)
    return name


def bot_names() -> tuple[str, ...]:
    """The names of all bots that may play here."""
    return (*BOTS, *own_names())


def bot_version(name: str) -> int:
    """A number that changes when a bot plays differently; 0 for one that nobody knows any more."""
    if name in own_names():
        return own_version(name)
    return VERSIONS.get(name.partition(":")[0], 0)
