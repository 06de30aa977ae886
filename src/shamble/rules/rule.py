"""One unit for everything that can be in force in a game: a named rule, and what it brings.

A chapter of the book is a rule that an edition always has in force. Options, modes and house rules are rules that a
table chooses, and the module of a Mission is a rule of its own games. All of them bring the same things: functions at
points, offers, steps, rows of the zombie table, kinds of Spawn tokens.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, NamedTuple, TypeVar

from shamble.engine.agenda import Frame
from shamble.engine.corrections import Correction
from shamble.engine.hooks import ADD, Call, Given, Hook, Point, R, Replaced
from shamble.world.records import Level, ZombieKind

F = TypeVar("F", bound=Callable[..., Any])
B = TypeVar("B")

OFF, ON = "off", "on"

IDS: dict[Callable[..., Any], str] = {}
"""The ledger id of each function that a rule has at a hook point."""


class Row(NamedTuple):
    """A change to the rows of the zombie table."""

    call: Callable[[ZombieKind], ZombieKind]


class Offer(NamedTuple):
    """Something that every turn offers, or with `anywhere` off the board too."""

    call: Callable[..., None]
    anywhere: bool = False


class Anytime(NamedTuple):
    """Something that may be done at any moment."""

    call: Callable[..., None]


class Without(NamedTuple):
    """An offer, of a turn or of any moment, that is no longer made."""

    call: Callable[..., None]


class Correcting(NamedTuple):
    """Corrections that the table may make by hand, by name."""

    table: Mapping[str, Correction]


class Defeat(NamedTuple):
    """A way to lose the game, as a condition of the Mission language; `rule` is its ledger id."""

    given: Mapping[str, Any]
    rule: str


class Need(NamedTuple):
    """A condition of the Mission language that every victory takes besides; `rule` is its ledger id."""

    given: Mapping[str, Any]
    rule: str


StepFunction = Callable[[Any, Any], None]
Part = Callable[["Step"], Frame]


class Step(NamedTuple):
    """A step of a part of the game; `of` is the frame that goes through them, `name` stands in its `at`.

    `after`: where in the list of the edition a rule puts it, behind which step; "" is before all others.
    `part`: the frame in which a position can be made to play it by itself; None where that makes no sense.
    """

    of: str
    name: str
    call: StepFunction
    part: Part | None
    after: str = ""


class SingleStep(Frame, tag="step"):
    """One step by itself, outside its order."""

    of: str
    name: str


def by_itself(step: Step) -> Frame:
    """The frame that does nothing but this step."""
    return SingleStep(of=step.of, name=step.name)


class SpawnKind(NamedTuple):
    """A kind of Spawn token besides the plain one, under the name by which players know it.

    In a Zone with several tokens those of a lower `rank` come first (a plain one has 0); a Spawn step begins in the
    Zone of one that `begins`. `turn` says what comes when it is its turn and it is awake, a Zombie card if it says
    nothing. `awake` says when it is awake, where that hangs on nothing but the position.
    """

    name: str
    rank: int = 0
    begins: bool = False
    turn: Callable[..., list[Any]] | None = None
    awake: Callable[..., bool] | None = None


class Numbers(NamedTuple):
    """The numbers of an edition: Actions in an activation, the Wound that eliminates, Survivors of a usual team.

    `levels` are the Danger Levels from the first to the last, with the points at which each begins. `objective` are the
    points of an Objective of which its Mission says nothing. `fewest`: so few Survivors are warned, and not refused,
    where a Mission is meant for more.
    """

    actions: int
    health: int
    survivors: int
    levels: tuple[Level, ...]
    objective: int = 5
    fewest: int | None = None


Brought = Hook | Row | Offer | Anytime | Without | Correcting | Defeat | Need | Step | SpawnKind
Factory = Callable[..., Iterable[Brought]]


class Value:
    """One value of a rule: the ids that it replaces, the rules that it stands beside all the same, what it brings.

    `instead`: the ledger ids under which events tell what other games tell under others.
    """

    __slots__ = ("brought", "factory", "instead", "joins", "replaces")

    def __init__(
        self,
        replaces: tuple[str, ...] = (),
        joins: tuple[str, ...] = (),
        factory: Factory | None = None,
        instead: Mapping[str, str] | None = None,
    ) -> None:
        self.replaces = replaces
        self.joins = joins
        self.factory = factory
        self.instead = instead or {}
        self.brought: list[Brought] = []


class Rule:
    """A named rule. `ids` are the ledger ids that it plays, `of` is its chapter on the pages where it can be chosen.

    `values` are what it may be besides "off"; `usual` is what it is unless somebody chooses. `needs` are rules without
    which it makes no sense, `never_with` rules that exclude it (with the ledger id that says so). `parts` are rules of
    other modules that are in force with it. `setup_only`: it has done its work when the game begins. `always`: "off" is
    no choice. `further_skills` are versions of Skills that a value of the same name lets in. `settles` has, for a value
    that hangs on the moment, the one that stands for it in a game that begins now.
    """

    __slots__ = (
        "always",
        "further_skills",
        "ids",
        "name",
        "needs",
        "never_with",
        "of",
        "parts",
        "settles",
        "setup_only",
        "usual",
        "values",
    )

    def __init__(
        self,
        name: str,
        *ids: str,
        of: str = "",
        values: Iterable[str] = (),
        usual: str = OFF,
        needs: tuple[str, ...] = (),
        never_with: Mapping[str, str] | None = None,
        parts: tuple[Rule, ...] = (),
        setup_only: bool = False,
        always: bool = False,
        further_skills: tuple[str, ...] = (),
    ) -> None:
        self.name = name
        self.ids = ids
        self.of = of
        self.values: dict[str, Value] = {value: Value() for value in values}
        self.usual = usual
        self.needs = needs
        self.never_with = dict(never_with or {})
        self.parts = parts
        self.setup_only = setup_only
        self.always = always
        self.further_skills = further_skills
        self.settles: dict[str, Callable[[], str]] = {}

    @property
    def choices(self) -> list[str]:
        """All that the rule may be."""
        return list(self.values) if self.always else [OFF, *self.values]

    @property
    def replaces(self) -> tuple[str, ...]:
        """All ids that some value of the rule replaces."""
        return tuple(dict.fromkeys(replaced for value in self.values.values() for replaced in value.replaces))

    def brings(self, value: str = ON) -> list[Brought]:
        """All that the rule puts in force with this value."""
        found = self.values.get(value)
        if found is None:
            return []
        made = found.factory() if found.factory is not None else ()
        parts = [one for part in self.parts for one in part.brings(value)]
        return [*found.brought, *parts, *named(made, self.ids[0] if self.ids else self.name)]

    def instead(self, value: str = ON) -> Mapping[str, str]:
        """The ledger ids under which events tell, with this value, what other games tell under others."""
        found = self.values.get(value)
        return found.instead if found is not None else {}

    def speaks_at(self, point: Point[Any], value: str = ON) -> bool:
        """Whether the rule with this value brings a function at a point."""
        return any(isinstance(one, Hook) and one.point is point for one in self.brings(value))

    def on(self, point: Point[Call], rule: str = "", *, stage: int = ADD, value: str = ON) -> Callable[[Call], Call]:
        """Decorator: a function at a point (docs/points.md lists them); `rule` is its ledger id."""

        def register(function: Call) -> Call:
            self._bring(Hook(point, stage, rule or self.name, function), value)
            IDS[function] = rule
            return function

        return register

    def offers(self, offer: F) -> F:
        """Decorator: a function that offers options in the turns of those on the board."""
        self._bring(Offer(offer), ON)
        return offer

    def offers_anywhere(self, offer: F) -> F:
        """Decorator: a function that offers options in every turn, off the board too."""
        self._bring(Offer(offer, anywhere=True), ON)
        return offer

    def spawns(self, kind: SpawnKind) -> SpawnKind:
        """A kind of Spawn token that the rule brings."""
        self._bring(kind, ON)
        return kind

    def step(
        self, of: str, name: str, *, after: str, part: Part | None = by_itself, value: str = ON
    ) -> Callable[[StepFunction], StepFunction]:
        """Decorator: a further step of the set-up, the round or a phase (rules/steps.py), behind another one."""

        def register(function: StepFunction) -> StepFunction:
            self._bring(Step(of, name, function, part, after), value)
            return function

        return register

    def value(
        self,
        value: str,
        point: Replaced[*Given, R],
        *,
        replaces: tuple[str, ...] = (),
        joins: tuple[str, ...] = (),
        instead: Mapping[str, str] | None = None,
    ) -> Callable[[Callable[[*Given], R]], Callable[[*Given], R]]:
        """Decorator: the function that decides with one of the rule's values.

        That of the usual value is the usual one, for editions that do not offer the choice.
        """

        def register(function: Callable[[*Given], R]) -> Callable[[*Given], R]:
            self.values[value] = Value(replaces, joins, instead=instead)
            if value == self.usual:
                point.usual(function)
            return self.on(point, value=value)(function)

        return register

    def lost_when(self, given: Mapping[str, Any], rule: str = "", *, value: str = ON) -> None:
        """The game is lost as soon as this is so, a plain condition of the Mission language (docs/missions.md)."""
        self._bring(Defeat(given, rule or self.name), value)

    def won_only_when(self, given: Mapping[str, Any], rule: str, *, value: str = ON) -> None:
        """No Mission is won as long as this is not so, a plain condition of the Mission language."""
        self._bring(Need(given, rule), value)

    def under(self, ids: Mapping[str, str], value: str = ON, *, usual: str = ON) -> Rule:
        """The rule with one of its values as an edition's own, under its ledger ids; `usual` is for options."""

        def renamed() -> Iterator[Brought]:
            for one in self.brings(value):
                yield one._replace(rule=ids.get(one.rule, one.rule)) if isinstance(one, Hook | Defeat | Need) else one

        made = Rule(
            self.name,
            *(ids.get(one, one) for one in self.ids),
            of=self.of,
            needs=self.needs,
            usual=usual,
            setup_only=self.setup_only,
        )
        instead = {old: ids.get(new, new) for old, new in self.values[value].instead.items()}
        made.values[ON] = Value(factory=renamed, instead={**ids, **instead})
        return made

    def _bring(self, brought: Brought, value: str) -> None:
        self.values.setdefault(value, Value()).brought.append(brought)


def rule(
    name: str,
    *ids: str,
    of: str,
    replaces: tuple[str, ...] = (),
    joins: tuple[str, ...] = (),
    needs: tuple[str, ...] = (),
    values: tuple[str, ...] = (ON,),
    setup_only: bool = False,
    instead: Mapping[str, str] | None = None,
) -> Callable[[Factory], Rule]:
    """Decorator: a rule that a table may choose; the generator yields what it brings, of several values it gets one."""

    def register(factory: Factory) -> Rule:
        made = Rule(name, *ids, of=of, needs=needs, setup_only=setup_only)
        for value in values:
            wanted: Factory = factory if values == (ON,) else _with(factory, value)
            made.values[value] = Value(replaces, joins, wanted, instead)
        return made

    return register


def _with(factory: Factory, value: str) -> Factory:
    return lambda: factory(value)


def named(found: Iterable[B], rule: str) -> list[B]:
    """All that was brought, with each hook under the ledger id of its owner unless it has one of its own."""
    return [one._replace(rule=one.rule or rule) if isinstance(one, Hook) else one for one in found]


def contested(one: Value, one_name: str, other: Value, other_name: str) -> str:
    """The id that both replace although neither joins the other; empty when they go together."""
    if other_name in one.joins or one_name in other.joins:
        return ""
    return next((replaced for replaced in one.replaces if replaced in other.replaces), "")
