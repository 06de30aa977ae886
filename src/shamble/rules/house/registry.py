"""How a house rule makes itself known: its name, the ledger ids it plays and replaces, and what it brings."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, NamedTuple

from shamble.engine.hooks import ADD, Hook
from shamble.engine.things import ZombieKind

OFF, ON = "off", "on"

CHAPTERS = (
    "cars",
    "combat",
    "doors",
    "equipment",
    "noise",
    "setup",
    "miniatures",
    "survivors",
    "endings",
    "zombies",
    "zones",
)
"""The chapters in the order of the book."""


class Way(NamedTuple):
    """Another way of doing what the policies of an edition do."""

    policy: str
    call: Callable[..., Any]


class Row(NamedTuple):
    """Another row of the zombie table."""

    call: Callable[[ZombieKind], ZombieKind]


class Offer(NamedTuple):
    """Something that every turn offers, or with `anywhere` off the board too."""

    call: Callable[..., None]
    anywhere: bool = False


class Anytime(NamedTuple):
    """Something that may be done at any moment."""

    call: Callable[..., None]


class Without(NamedTuple):
    """An offer, of a turn or of any moment, that is made no more."""

    call: Callable[..., None]


Brought = Hook | Way | Row | Offer | Anytime | Without
Factory = Callable[..., Iterable[Brought]]


class HouseRule:
    """One option. `replaces` are ids of the default rules; `joins` are house rules that it stands beside all the same.

    `needs` are house rules without which it makes no sense; `values` are what it may be besides "off".
    """

    __slots__ = ("chapter", "factory", "joins", "name", "needs", "replaces", "rules", "setup_only", "values")

    def __init__(
        self,
        name: str,
        rules: tuple[str, ...],
        factory: Factory,
        *,
        chapter: str,
        replaces: tuple[str, ...],
        joins: tuple[str, ...],
        needs: tuple[str, ...],
        values: tuple[str, ...],
        setup_only: bool,
    ) -> None:
        self.name = name
        self.rules = rules
        self.factory = factory
        self.chapter = chapter
        self.replaces = replaces
        self.joins = joins
        self.needs = needs
        self.values = values
        self.setup_only = setup_only

    def brings(self, value: str) -> list[Brought]:
        """What it puts in force with this value."""
        return list(self.factory(value) if self.values != (ON,) else self.factory())


HOUSE: dict[str, HouseRule] = {}
"""Every house rule by the name of its option."""


def house(
    name: str,
    *rules: str,
    of: str,
    replaces: tuple[str, ...] = (),
    joins: tuple[str, ...] = (),
    needs: tuple[str, ...] = (),
    values: tuple[str, ...] = (ON,),
    setup_only: bool = False,
) -> Callable[[Factory], Factory]:
    """Decorator: what a house rule of a chapter brings. One with several values gets the chosen one."""

    def register(factory: Factory) -> Factory:
        if name in HOUSE:
            raise ValueError(f"two house rules are called {name!r}")
        if of not in CHAPTERS:
            raise ValueError(f"{name}: there is no chapter {of!r}")
        HOUSE[name] = HouseRule(
            name,
            rules,
            factory,
            chapter=of,
            replaces=replaces,
            joins=joins,
            needs=needs,
            values=values,
            setup_only=setup_only,
        )
        return factory

    return register


def hook(point: str, rule: str, call: Callable[..., Any], stage: int = ADD) -> Hook:
    """One function of a house rule at a hook point."""
    return Hook(point, stage, rule, call)


def by_chapter() -> Iterator[tuple[str, list[HouseRule]]]:
    """The house rules in the order of the book."""
    for chapter in CHAPTERS:
        of_it = [rule for rule in HOUSE.values() if rule.chapter == chapter]
        if of_it:
            yield chapter, sorted(of_it, key=lambda rule: rule.rules)


def named(text: str) -> str | None:
    """The name of the house rule with this name or ledger id."""
    if text in HOUSE:
        return text
    return next((rule.name for rule in HOUSE.values() if text in rule.rules), None)


def fitting(wanted: Iterable[str]) -> list[str]:
    """Of these house rules, in their order, all that can be played together with those before them."""
    found: list[str] = []
    for name in wanted:
        rule = HOUSE[name]
        if set(rule.needs) <= set(found) and not any(contested(rule, HOUSE[other]) for other in found):
            found.append(name)
    return found


def contested(rule: HouseRule, other: HouseRule) -> str:
    """The rule that both replace although neither joins the other; empty when they go together."""
    if other.name in rule.joins or rule.name in other.joins:
        return ""
    return next((one for one in rule.replaces if one in other.replaces), "")


class InForce(NamedTuple):
    """All that the chosen house rules bring, sorted."""

    hooks: list[Hook]
    ways: dict[str, Callable[..., Any]]
    rows: list[Callable[[ZombieKind], ZombieKind]]
    offers: list[Callable[..., None]]
    offers_anywhere: list[Callable[..., None]]
    anytime: list[Callable[..., None]]
    without: list[Callable[..., None]]


def in_force(options: Mapping[str, Any]) -> InForce:
    """What the house rules among these options bring."""
    found = InForce([], {}, [], [], [], [], [])
    for rule in sorted(HOUSE.values(), key=lambda rule: rule.rules):
        value = options.get(rule.name, OFF)
        for one in rule.brings(value) if value != OFF else ():
            match one:
                case Way(policy, call):
                    found.ways[policy] = call
                case Row(call):
                    found.rows.append(call)
                case Offer(call, anywhere):
                    found.offers.append(call)
                    found.offers_anywhere.extend([call] * anywhere)
                case Anytime(call):
                    found.anytime.append(call)
                case Without(call):
                    found.without.append(call)
                case _:
                    found.hooks.append(one)
    return found
