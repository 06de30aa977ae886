"""The rules that the Python module of a Mission registers, in force in games of that Mission alone.

A module holds one `rules = MissionRules()` and registers its functions there. It remembers nothing itself: that is for
the game (`note`, `noted`), so that saves carry data only.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple, TypeVar

from shamble.engine.decisions import Option
from shamble.engine.declared import Action, EventKind, declare
from shamble.rules.frames import Turn
from shamble.rules.registry import action
from shamble.rules.rule import ON, Brought, Offer, Rule
from shamble.rules.turn import Purse
from shamble.world.game import Game
from shamble.world.hooks import Way, hook
from shamble.world.state import Survivor
from shamble.world.words import MISSION_SAYS

F = TypeVar("F", bound=Callable[..., Any])

RULE = "MISSION"
"""The name in the place of a ledger id: at a hook point the rules of Missions come behind those of the book."""

declare(
    Action("mission-deed", "who name cost", "name", "do what the Mission's own module allows", group="place"),
    EventKind("mission-told", "name"),
)

DEEDS: Way[Mapping[str, Deed]] = Way("the deeds that the module of the Mission lets Survivors do", {})
NEARNESS: Way[Mapping[str, Callable[[Game], Near]]] = Way("how near what the module of the Mission notes is", {})


class Deed(NamedTuple):
    """Something that the Mission lets Survivors do for Actions, as they read it on the button."""

    name: str
    cost: int
    may: Callable[[Game, Survivor], bool]
    do: Callable[[Game, Survivor], None]


class Near(NamedTuple):
    """The distance to something that the Mission notes: how much is left to do, where, and who has to do it."""

    left: float
    zones: tuple[int, ...] = ()
    who: tuple[int, ...] = ()


class MissionRules(Rule):
    """The rules of one Mission: functions at points, deeds that a turn offers, distances for bots."""

    __slots__ = ("deeds", "nearness")

    def __init__(self) -> None:
        super().__init__(RULE)
        self.deeds: dict[str, Deed] = {}
        self.nearness: dict[str, Callable[[Game], Near]] = {}

    def brings(self, value: str = ON) -> list[Brought]:
        """Everything that the module registered, deeds and distances included."""
        found = super().brings(value)
        if self.deeds:
            found += [Offer(offer_deeds), hook(DEEDS, lambda g: self.deeds)]
        if self.nearness:
            found.append(hook(NEARNESS, lambda g: self.nearness))
        return found

    def deed(
        self, name: str, *, cost: int = 1, may: Callable[[Game, Survivor], bool] = lambda g, s: True
    ) -> Callable[[F], F]:
        """Decorator: fn(game, survivor) is done by whoever chooses `name` in their turn, as far as they `may`."""

        def register(function: F) -> F:
            self.deeds[name] = Deed(name, cost, may, function)
            return function

        return register

    def toward(self, name: str) -> Callable[[F], F]:
        """Decorator: fn(game) -> Near tells bots and proofs how near the note `name` is; the rules do not ask."""

        def register(function: F) -> F:
            self.nearness[name] = function
            return function

        return register


def tell(g: Game, sentence: str) -> None:
    """Write a line in the log of the game, in the Mission's own words."""
    g.emit("mission-told", MISSION_SAYS, name=sentence)


def offer_deeds(g: Game, turn: Turn, survivor: Survivor, purse: Purse, out: list[Option]) -> None:
    """The deeds that the module of the Mission allows a Survivor now."""
    for deed in g.ask(DEEDS).values():
        if purse.left >= deed.cost and deed.may(g, survivor):
            out.append(Option("mission-deed", who=survivor.index, name=deed.name, cost=deed.cost, rule=MISSION_SAYS))


@action("mission-deed")
def _mission_deed(g: Game, turn: Turn, survivor: Survivor, option: Option) -> None:
    g.ask(DEEDS)[option.name].do(g, survivor)
