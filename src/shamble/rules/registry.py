"""Where rules make themselves known: actions, hooks, policies, traits. Editions pick from here."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeVar

from shamble.engine.hooks import ADD, Hook

if TYPE_CHECKING:
    from shamble.engine.decisions import Option
    from shamble.engine.game import Game
    from shamble.engine.state import Frame, Survivor

F = TypeVar("F", bound=Callable[..., Any])

Resolver = Callable[["Game", "Frame", "Survivor", "Option"], None]

ACTIONS: dict[str, Resolver] = {}
"""What happens when an option of a turn is chosen, by the option's action."""

ON_FOOT: set[str] = set()
"""The actions of a turn that take somebody elsewhere on his own feet."""

POLICIES: dict[str, dict[str, Policy]] = {}
"""What variants do differently: policy name -> value -> how."""

GENERAL: dict[str, list[Hook]] = {}
"""Hooks of rules, by the name of the rule (an edition lists the names it has in force)."""


class Policy:
    """One way of doing something, with the ledger ids that it replaces (and those it may stand beside)."""

    __slots__ = ("call", "joins", "name", "replaces", "value")

    def __init__(
        self,
        name: str,
        value: str,
        call: Callable[..., Any],
        replaces: tuple[str, ...],
        joins: tuple[str, ...],
    ) -> None:
        self.name = name
        self.value = value
        self.call = call
        self.replaces = replaces
        self.joins = joins


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


def policy(name: str, value: str, *, replaces: tuple[str, ...] = (), joins: tuple[str, ...] = ()) -> Callable[[F], F]:
    """Decorator: one value of a choice between ways of playing."""

    def register(function: F) -> F:
        POLICIES.setdefault(name, {})[value] = Policy(name, value, function, replaces, joins)
        return function

    return register


def on(point: str, rule: str, *, of: str, stage: int = ADD) -> Callable[[F], F]:
    """Decorator: a function of the rule `of` at a hook point; `rule` is its ledger id."""

    def register(function: F) -> F:
        GENERAL.setdefault(of, []).append(Hook(point, stage, rule, function))
        return function

    return register
