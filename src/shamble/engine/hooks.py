"""Hooks: functions at named points, and how they are put in order.

A hook is a function with a stage and the id of the rule that it belongs to. Inside a point the order is: stage, then
rule id; never load order. Value hooks get the value so far as their last argument and return the new one.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from typing import Any, NamedTuple

SET, ADD, MULTIPLY, CAP, FORBID = range(5)

TAKES_IN = "takes-in"  # (game, document) -> None: what lasts from earlier games, before anything is set up
GIVES_OUT = "gives-out"  # (game, document) -> None: what lasts is written into the document for the next game
ENDING = "ending"  # (game, value): (outcome, reason) of an end that was reached
RULES_CHANGED = "rules-changed"  # (game) -> None: from this moment on other rules are in force
FACTS = "facts"  # () -> a word: what is so of whoever has this, whenever it is asked (`Profile.facts`)

POINTS = (TAKES_IN, GIVES_OUT, ENDING, RULES_CHANGED, FACTS)
"""The points at which the engine itself asks; a game adds its own."""


class Hook(NamedTuple):
    """One function at one point; with `during` it speaks only while its owner uses the ability of that name."""

    point: str
    stage: int
    rule: str
    call: Callable[..., Any]
    during: str = ""


def hook(point: str, call: Callable[..., Any], stage: int = ADD, *, rule: str = "") -> Hook:
    """One function at a hook point; `rule` is its id where that is not the first one of what brings it."""
    return Hook(point, stage, rule, call)


Table = dict[str, tuple[Callable[..., Any], ...]]


def arrange(hooks: Iterable[Hook], points: Collection[str] = POINTS) -> Table:
    """Hooks sorted by point, stage and rule id, as plain functions ready to call; `points` are all that there are."""
    by_point: dict[str, list[Hook]] = {}
    for hook in hooks:
        if hook.point not in points:
            raise ValueError(f"{hook.rule}: there is no hook point {hook.point!r}")
        by_point.setdefault(hook.point, []).append(hook)
    return {
        point: tuple(hook.call for hook in sorted(found, key=lambda hook: (hook.stage, hook.rule)))
        for point, found in by_point.items()
    }


class Profile:
    """The hooks of one set of traits of somebody, shared by all who have that set."""

    __slots__ = ("_only", "_special", "facts", "hooks", "origins", "traits")

    def __init__(
        self,
        traits: tuple[str, ...],
        hooks: Table,
        origins: Mapping[Callable[..., Any], str] | None = None,
        special: Mapping[str, Table] | None = None,
    ) -> None:
        self.traits = traits
        self.hooks = hooks
        self.facts: frozenset[str] = frozenset(call() for call in hooks.get(FACTS, ()))
        self.origins = origins or {}
        """Which trait a function comes from; those of general rules come from none."""
        self._only: dict[frozenset[str], Profile] = {}
        self._special = {name: Profile(traits, table, origins) for name, table in (special or {}).items()}

    def while_using(self, name: str) -> Profile:
        """The profile in force while he uses the ability of this name: mostly this one."""
        return self._special.get(name, self)

    def only(self, points: frozenset[str]) -> Profile:
        """What of this profile speaks at these points and at no others."""
        found = self._only.get(points)
        if found is None:
            hooks = {point: self.hooks[point] for point in self.hooks if point in points}
            found = self._only[points] = Profile(self.traits, hooks, self.origins)
        return found
