"""Numbers that a Mission keeps for itself: its events and its module write them, its conditions read them."""

from __future__ import annotations

from shamble.engine.agenda import Frame
from shamble.engine.declared import EventKind, declare
from shamble.rules.tallies import NOTE, add, keep, tally
from shamble.world.game import Game
from shamble.world.words import Given, condition, effect

declare(
    EventKind("counted", "name n"),
)


def noted(g: Game, name: str) -> int:
    """The number that the Mission keeps under a name of its own; 0 as long as there is none."""
    return tally(g, NOTE.format(name))


def note(g: Game, name: str, number: int = 1) -> None:
    """Add to a number that the Mission keeps; no event tells of it, that is up to the caller."""
    add(g, NOTE.format(name), number)


def count_to(g: Game, name: str, number: int, *, shown: str, rule: str) -> None:
    """Keep a number under a name, and tell everybody under the name `shown`; `rule` is the ledger id."""
    keep(g, NOTE.format(name), number)
    g.emit("counted", rule, name=shown, n=number)


@condition('{noted: alarm, number: 2, told: "the alarm was raised twice"}', noted="name", number="number", told="name")
def _noted(g: Game, given: Given, moment: str) -> bool:
    """At least so many (1) were noted under this name, by effects or the Mission's module; `told`: in words."""
    return noted(g, given["noted"]) >= int(given.get("number", 1))


@effect("{note: alarm}", note="name", number="number")
def _note(g: Game, given: Given, who: int) -> list[Frame]:
    """Note one more (or so many) under this name, for the condition `noted`."""
    note(g, given["note"], given.get("number", 1))
    return []
