"""The actions of a turn, by name: what happens when one is chosen, and what it would look like."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

from shamble.rules.frames import Turn

if TYPE_CHECKING:
    from shamble.engine.decisions import Option
    from shamble.world.game import Game
    from shamble.world.state import Survivor

Resolver = Callable[["Game", Turn, "Survivor", "Option"], None]

RESOLVERS: dict[str, Resolver] = {}
"""The functions that carry out the options of a turn, by action."""


def action(name: str) -> Callable[[Resolver], Resolver]:
    """Decorator: what an action of a turn does once it is paid for."""

    def register(resolver: Resolver) -> Resolver:
        if name in RESOLVERS:
            raise ValueError(f"two actions are called {name!r}")
        RESOLVERS[name] = resolver
        return resolver

    return register


Preview = Callable[["Game", "Option"], None]

PREVIEWS: dict[str, Preview] = {}
"""By action: what is supposed of an option while people look where Zombies would go then."""


def preview(name: str) -> Callable[[Preview], Preview]:
    """Decorator: how a copy of the game is made to look as if an option of this action had been chosen."""

    def register(function: Preview) -> Preview:
        PREVIEWS[name] = function
        return function

    return register


class Lack(NamedTuple):
    """The reason why an action is not offered: a code of the messages, the rule that says so, and what fills it in."""

    code: str
    rule: str
    needed: int = 0


Lacking = Callable[["Game", Turn, "Survivor"], Lack | None]

LACKS: dict[str, Lacking] = {}
"""By action: why somebody is not offered it in their turn; None when it is not this that stands in the way."""


def lacking(name: str) -> Callable[[Lacking], Lacking]:
    """Decorator: the reasons why an action may be missing, beside the rule that offers it."""

    def register(function: Lacking) -> Lacking:
        LACKS[name] = function
        return function

    return register
