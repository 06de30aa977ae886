"""The actions of a turn, by name: what happens when one is chosen, and what it would look like."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

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
