"""Hooks: functions at typed points, how they are put in order, and what whoever asks at a point is answered.

A hook is a function with a stage and the id of the rule that it belongs to. Inside a point the order is: stage, then
rule id; never load order. A value is folded: each function gets it as its last argument and returns the new one. Where
one function alone can be in force, the last rule that brings one replaces what is usual.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, ClassVar, Generic, NamedTuple, Protocol, TypeVar, TypeVarTuple, cast

SET, ADD, MULTIPLY, CAP, FORBID = range(5)
OF_THE_GAME, OF_SOMEBODY = -1, -2
"""In place of the index of a point at which functions are folded."""

Call = TypeVar("Call", bound=Callable[..., Any])
R = TypeVar("R")
R_co = TypeVar("R_co", covariant=True)
V = TypeVar("V")
Given = TypeVarTuple("Given")

_REPLACED: list[Replaced[*tuple[Any, ...], Any]] = []
"""All points at which one function decides, each at its index."""


class Point(Generic[Call]):
    """A moment at which rules speak, or a number they change: the functions that fit there, and what it is for."""

    __slots__ = ("about", "name")
    is_own: ClassVar[bool] = False
    """Whether somebody's profile is asked: a general rule speaks for everybody there, in one order with traits."""

    def __init__(self, about: str) -> None:
        self.about = about
        self.name = ""

    def __repr__(self) -> str:
        return f"<point {self.name or self.about}>"


class Asked(Point[Callable[[*Given], R_co]], Generic[*Given, R_co]):
    """A point that gives whoever asks there one answer (`g.ask`).

    Where one function decides (`Replaced`), it stands at the `index` of the point among those that do; unless a rule in
    force brings one it is `call`, or none where the `answer` is a plain one. Else functions are folded:
    those of the game, or of the somebody who is asked about.
    """

    __slots__ = ("answer", "call", "index")

    def __init__(self, about: str, answer: R_co | None = None) -> None:
        super().__init__(about)
        self.index = OF_SOMEBODY if self.is_own else OF_THE_GAME
        self.answer = cast("R_co", answer)
        self.call: Callable[[*Given], R_co] | None = None


class Replaced(Asked[*Given, R_co], Generic[*Given, R_co]):
    """A question that one function decides: that of the last rule in force that brings one, else the usual one."""

    __slots__ = ()

    def __init__(self, about: str, answer: R_co | None = None) -> None:
        super().__init__(about, answer)
        self.index = len(_REPLACED)
        _REPLACED.append(self)

    def usual(self, call: Callable[[*Given], R_co]) -> Callable[[*Given], R_co]:
        """Decorator: the function that decides where no rule in force brings another one."""
        self.call = call
        return call


class Folded(Asked[*Given, V, V], Generic[*Given, V]):
    """A value, handed on: a function gets it after everything else, and returns the new one."""

    __slots__ = ()


class OwnPoint(Point[Call]):
    """One that is asked of somebody's profile."""

    __slots__ = ()
    is_own: ClassVar[bool] = True


TAKES_IN: Point[Callable[[Any, Mapping[str, Any]], None]] = Point("what lasts from earlier games comes in")
GIVES_OUT: Point[Callable[[Any, dict[str, Any]], None]] = Point("what lasts is written for the next game")
AFTERMATH: Point[Callable[[Any], list[Any]]] = Point("an end was reached: what is settled before the game is over")
ENDING: Folded[Any, tuple[str, str]] = Folded("(outcome, reason) of an end that was reached")
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
        if isinstance(hook.point, Replaced) or not isinstance(hook.point, Point):
            raise ValueError(f"{hook.rule}: there is no hook point {hook.point!r}")
        by_point.setdefault(hook.point, []).append(hook)
    table = {
        point: tuple(hook.call for hook in sorted(found, key=lambda hook: (hook.stage, hook.rule)))
        for point, found in by_point.items()
    }
    return cast("Table", table)


Answers = Sequence[Callable[..., Any] | None]
"""The functions that decide, each at the index of its point; None where the answer is a plain one."""


def answering(brought: Mapping[Point[Any], Callable[..., Any]]) -> Answers:
    """The functions that decide where rules bring these."""
    return [brought.get(point, point.call) for point in _REPLACED]


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
