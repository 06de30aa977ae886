"""Hooks: functions at named points, and how they are put in order.

A hook is a function with a stage and the id of the rule that it belongs to. Inside a point the order is: stage, then
rule id; never load order. Value hooks get the value so far as their last argument and return the new one.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, Generic, NamedTuple, Protocol, TypeVar, TypeVarTuple, cast

SET, ADD, MULTIPLY, CAP, FORBID = range(5)

Call = TypeVar("Call", bound=Callable[..., Any])
G = TypeVar("G")
V = TypeVar("V")
Given = TypeVarTuple("Given")


class Point(Generic[Call]):
    """A moment at which rules speak, or a number they change: the functions that fit there, and what it is for."""

    __slots__ = ("about", "name")

    def __init__(self, about: str) -> None:
        self.about = about
        self.name = ""

    def __repr__(self) -> str:
        return f"<hook point {self.name}>"


class Value(Point[Callable[[G, *Given, V], V]], Generic[G, *Given, V]):
    """A value of the game, handed on: a function gets it after everything else, and returns the new one."""

    __slots__ = ()


class OwnPoint(Point[Call]):
    """One that is asked of somebody's profile: a general rule speaks for everybody there, in one order with traits."""

    __slots__ = ()


TAKES_IN: Point[Callable[[Any, Mapping[str, Any]], None]] = Point("what lasts from earlier games comes in")
GIVES_OUT: Point[Callable[[Any, dict[str, Any]], None]] = Point("what lasts is written for the next game")
AFTERMATH: Point[Callable[[Any], list[Any]]] = Point("an end was reached: what is settled before the game is over")
ENDING: Value[Any, tuple[str, str]] = Value("(outcome, reason) of an end that was reached")
FACTS: OwnPoint[Callable[[], str]] = OwnPoint("a word that is so of whoever has this (`Profile.facts`)")


def named_points(module: Mapping[str, Any]) -> tuple[Point[Any], ...]:
    """The points of a module, by the names that they have there: ATTACK_DICE is called attack-dice."""
    found = {name: one for name, one in sorted(module.items()) if isinstance(one, Point)}
    for name, point in found.items():
        point.name = name.lower().replace("_", "-")
    return tuple(found.values())


class Hook(NamedTuple):
    """One function at one point; with `during` it speaks only while its owner uses the ability of that name."""

    point: Point[Any]
    stage: int
    rule: str
    call: Callable[..., Any]
    during: str = ""


def hook(point: Point[Call], call: Call, stage: int = ADD, *, rule: str = "") -> Hook:
    """One function at a hook point; `rule` is its id where that is not the first one of what brings it."""
    return Hook(point, stage, rule, call)


class Table(Protocol):
    """Functions by their point, ready to call: a dict of which each value has the type of its key."""

    def __contains__(self, point: Point[Any], /) -> bool: ...

    def __iter__(self) -> Iterator[Point[Any]]: ...

    def __getitem__(self, point: Point[Call], /) -> tuple[Call, ...]: ...

    def get(self, point: Point[Call], default: tuple[Call, ...], /) -> tuple[Call, ...]:
        """The functions at a point, or the default."""
        ...


def arrange(hooks: Iterable[Hook]) -> Table:
    """Hooks sorted by point, stage and rule id, as plain functions ready to call."""
    by_point: dict[Point[Any], list[Hook]] = {}
    for hook in hooks:
        if not isinstance(hook.point, Point):
            raise ValueError(f"{hook.rule}: there is no hook point {hook.point!r}")
        by_point.setdefault(hook.point, []).append(hook)
    table = {
        point: tuple(hook.call for hook in sorted(found, key=lambda hook: (hook.stage, hook.rule)))
        for point, found in by_point.items()
    }
    return cast("Table", table)


class Profile:
    """The hooks of one set of traits of somebody, shared by all who have that set."""

    __slots__ = ("_only", "_special", "_unaided", "facts", "hooks", "origins", "traits")

    def __init__(
        self,
        traits: tuple[str, ...],
        hooks: Table,
        origins: Mapping[Callable[..., Any], str] | None = None,
        special: Mapping[str, Table] | None = None,
    ) -> None:
        self.traits = traits
        self.hooks = hooks
        self.facts: dict[str, int] = dict(Counter(call() for call in hooks.get(FACTS, ())))
        """The words that are so of them, and how many hooks say each."""
        self.origins = origins or {}
        """The trait that each function comes from; those of general rules come from none."""
        self._only: dict[frozenset[Point[Any]], Profile] = {}
        self._unaided: Profile | None = None
        self._special = {name: Profile(traits, table, origins) for name, table in (special or {}).items()}

    def while_using(self, name: str) -> Profile:
        """The profile in force while they use the ability of this name: mostly this one."""
        return self._special.get(name, self)

    @property
    def unaided(self) -> Profile:
        """The part of this profile that general rules bring, and no trait."""
        if self._unaided is None:
            general = {point: [call for call in self.hooks[point] if call not in self.origins] for point in self.hooks}
            hooks = {point: tuple(calls) for point, calls in general.items() if calls}
            self._unaided = Profile((), cast("Table", hooks))
        return self._unaided

    def only(self, points: frozenset[Point[Any]]) -> Profile:
        """The part of this profile that speaks at these points and at no others."""
        found = self._only.get(points)
        if found is None:
            hooks = {point: self.hooks[point] for point in self.hooks if point in points}
            found = self._only[points] = Profile(self.traits, cast("Table", hooks), self.origins)
        return found
