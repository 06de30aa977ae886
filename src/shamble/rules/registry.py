"""The actions of a turn, by name: what happens when one is chosen."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from shamble.rules.frames import Turn

if TYPE_CHECKING:
    from shamble.engine.decisions import Option
    from shamble.world.game import Game
    from shamble.world.state import Survivor

Resolver = Callable[["Game", Turn, "Survivor", "Option"], None]

ACTIONS: dict[str, Resolver] = {}
"""What happens when an option of a turn is chosen, by the option's action."""

ON_FOOT: set[str] = set()
"""The actions of a turn that take somebody elsewhere on his own feet."""


def action(name: str, *, on_foot: bool = False) -> Callable[[Resolver], Resolver]:
    """Decorator: what an action of a turn does once it is paid for; `on_foot`: whoever is seated cannot do it."""

    def register(resolver: Resolver) -> Resolver:
        if name in ACTIONS:
            raise ValueError(f"two actions are called {name!r}")
        ACTIONS[name] = resolver
        if on_foot:
            ON_FOOT.add(name)
        return resolver

    return register
