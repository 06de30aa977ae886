"""Skills about moving, and about doors in the way."""

from __future__ import annotations

from collections.abc import Iterator

from shamble.board import BALCONY, BARRICADES, STREET
from shamble.engine.decisions import Option
from shamble.engine.declared import Action, declare
from shamble.rules.frames import Turn
from shamble.rules.moving import CLIMBING, enter, go, hold_back_cost
from shamble.rules.registry import action
from shamble.rules.seeing import sight_of
from shamble.rules.traits import SEMI_OFFICIAL, brings, once_per_activation, one_free, skill
from shamble.rules.turn import Purse, mark_used
from shamble.world import hooks
from shamble.world.facts import LEAVES_FREELY, OPENS_DOORS, PASSES_CROWD, fact
from shamble.world.game import Game
from shamble.world.hooks import Hook, hook
from shamble.world.state import Survivor

SPRINT_ZONES = 3
JUMP_ZONES = 2

declare(
    Action("sprint", "who zone cost free n", "zone", "Sprint: the first Zone of up to three; `n` at the least",
        group="move", moves=True, minor=True),
    Action("jump", "who zone cost", "zone", "Jump: over the next Zone", group="move", moves=True),
)  # fmt: skip


@skill("2 Zones per Move Action", "SKILL-2-zones-per-move-action")
def two_zones() -> Iterator[Hook]:
    """A Move Action covers one or two Zones."""
    yield hook(hooks.MOVE_ZONES, lambda g, s, zones: max(zones, 2), hooks.SET)


@skill("3 Zones per Move Action", "SKILL-3-zones-per-move-action")
def three_zones() -> Iterator[Hook]:
    """A Move Action covers up to three Zones."""
    yield hook(hooks.MOVE_ZONES, lambda g, s, zones: max(zones, 3), hooks.SET)


@skill("+1 Zone per Move", "SKILL-plus-1-zone-per-move", versions=("undead-or-alive",))
def one_or_two_zones() -> Iterator[Hook]:
    """A Move Action covers one or two Zones; such Skills do not add up."""
    yield hook(hooks.MOVE_ZONES, lambda g, s, zones: max(zones, 2), hooks.SET)


brings("+1 Zone per Move", "SKILL-plus-1-zone-per-move", hook(hooks.MOVE_ZONES, lambda g, s, zones: zones + 1))
"""A Move Action covers one more Zone."""


@skill("Slippery", "SKILL-slippery")
def slippery() -> Iterator[Hook]:
    """Zombies in the Zone that they leave cost nothing."""
    yield fact(LEAVES_FREELY)


@skill("Slippery", "SKILL-slippery", reading="slippery=faq-1.0")
@skill("Slippery", "SKILL-slippery", versions=SEMI_OFFICIAL)
def slippery_throughout() -> Iterator[Hook]:
    """They also pass through Zones with Zombies: the later version, and the early reading of the first one."""
    yield from slippery()
    yield fact(PASSES_CROWD)


def _sprints(least: int) -> Hook:
    def first_steps(g: Game, s: Survivor, purse: Purse) -> Iterator[Option]:
        price = purse.price("move", hold_back_cost(g, s))
        if price is not None:
            cost, free = price
            for zone in g.layout.adjacent[s.zone]:
                yield Option("sprint", who=s.index, zone=zone, cost=cost, free=free, n=least, rule="SKILL-sprint")

    return once_per_activation("Sprint", first_steps)


brings("Sprint", "SKILL-sprint", _sprints(least=0))
"""Once per activation a Move Action of up to three Zones."""

brings("Sprint", "SKILL-sprint", _sprints(least=2), versions=("undead-or-alive",))
"""Once per activation a Move Action of two or three Zones, unless Zombies end it."""


@action("sprint")
def _sprint(g: Game, turn: Turn, survivor: Survivor, option: Option) -> None:
    mark_used(turn, "Sprint")
    zones = g.ask(hooks.MOVE_ZONES, survivor, SPRINT_ZONES)
    go(g, survivor, option.zone, further=zones - 1, least=max(0, option.n - 1), rule=option.rule)


def _jumps(zones: tuple[int, ...], *, in_sight: bool = True) -> Hook:
    """The hook that offers landings (in sight) at one of these distances; penalties count, Skills do not help."""

    def landings(g: Game, s: Survivor, purse: Purse) -> Iterator[Option]:
        cost = 1 + g.state.crowd[s.zone] + g.ask(CLIMBING, s.zone)
        layout = g.layout
        over = layout.as_if_open(BARRICADES)
        seen = sight_of(g, s)
        for zone in seen if in_sight else sorted(over.reachable(s.zone)):
            near = over.distance(s.zone, zone) in zones or (seen.get(zone) in zones and _over_the_rail(g, s.zone, zone))
            if near and purse.left >= cost:
                yield Option("jump", who=s.index, zone=zone, cost=cost, rule="SKILL-jump")

    return once_per_activation("Jump", landings)


def _over_the_rail(g: Game, zone: int, other: int) -> bool:
    """UA-BALC-02: whether one of two Zones is a Balcony and the other a street that is seen from it."""
    both = [g.setting.board.zones[one] for one in (zone, other)]
    return all(one.kind == STREET for one in both) and any(BALCONY in one.tags for one in both)


brings("Jump", "SKILL-jump", _jumps((JUMP_ZONES,)))
"""Once per activation they jump over the next Zone into one that they see."""


@skill("Jump", "SKILL-jump", versions=("undead-or-alive",), waits=("the locomotive, which stops it",))
def jump_near() -> Iterator[Hook]:
    """Once per activation they jump into a Zone that they see, one or two Zones away."""
    yield _jumps((1, JUMP_ZONES))


brings("Jump", "SKILL-jump", _jumps((JUMP_ZONES,), in_sight=False), versions=("second-edition",))
"""Once per activation over the next Zone, into one that they need not see."""


@action("jump")
def _jump(g: Game, turn: Turn, survivor: Survivor, option: Option) -> None:
    mark_used(turn, "Jump")
    enter(g, survivor, option.zone, rule=option.rule)


brings("Break-in", "SKILL-break-in", fact(OPENS_DOORS), one_free("door"))
"""Doors open without a tool and without Noise, one of them for free."""
