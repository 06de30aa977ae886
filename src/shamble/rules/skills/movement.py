"""Skills about moving."""

from __future__ import annotations

from collections.abc import Iterator

from shamble.engine import hooks
from shamble.engine.agenda import frame
from shamble.engine.decisions import Option, Question
from shamble.engine.game import Game
from shamble.engine.hooks import Hook
from shamble.engine.state import Frame, Survivor
from shamble.rules.moving import enter, go, hold_back_cost
from shamble.rules.registry import action
from shamble.rules.skills.registry import hook, once_per_activation, skill
from shamble.rules.turn import Purse, mark_used

SPRINT_ZONES = 3
BLOODLUST_ZONES = 2
JUMP_ZONES = 2


@skill("2 Zones per Move Action", "SKILL-2-zones-per-move-action")
def two_zones() -> Iterator[Hook]:
    """A Move Action covers one or two Zones."""
    yield hook(hooks.MOVE_ZONES, "SKILL-2-zones-per-move-action", lambda g, s, zones: max(zones, 2), hooks.SET)


@skill("+1 Zone per Move", "SKILL-plus-1-zone-per-move")
def one_more_zone() -> Iterator[Hook]:
    """A Move Action covers one Zone more."""
    yield hook(hooks.MOVE_ZONES, "SKILL-plus-1-zone-per-move", lambda g, s, zones: zones + 1)


@skill("Slippery", "SKILL-slippery")
def slippery() -> Iterator[Hook]:
    """Zombies in the Zone that he leaves cost nothing."""
    yield hook(hooks.LEAVE_COST, "SKILL-slippery", lambda g, s, cost: 0, hooks.MULTIPLY)


@skill("Slippery", "SKILL-slippery", reading="slippery=faq-1.0")
def slippery_faq() -> Iterator[Hook]:
    """The early reading: he also passes through Zones with Zombies."""
    yield from slippery()
    yield hook(hooks.PASSES_CROWD, "SKILL-slippery", lambda g, s, passes: True, hooks.SET)


@skill("Sprint", "SKILL-sprint")
def sprint() -> Iterator[Hook]:
    """Once per activation a Move Action of up to three Zones."""

    def ways(g: Game, s: Survivor, purse: Purse) -> Iterator[Option]:
        price = purse.price("move", hold_back_cost(g, s))
        if price is not None:
            for zone in g.layout.adjacent[s.zone]:
                yield Option("sprint", who=s.index, zone=zone, cost=price[0], free=price[1], rule="SKILL-sprint")

    yield once_per_activation("Sprint", "SKILL-sprint", ways)


@action("sprint")
def _sprint(g: Game, turn: Frame, survivor: Survivor, option: Option) -> None:
    mark_used(turn, "Sprint")
    zones: int = g.value(survivor, hooks.MOVE_ZONES, SPRINT_ZONES)
    go(g, survivor, option.zone, further=zones - 1)


@skill("Jump", "SKILL-jump")
def jump() -> Iterator[Hook]:
    """Once per activation over the next Zone into one he sees; penalties count, Skills do not help."""

    def landings(g: Game, s: Survivor, purse: Purse) -> Iterator[Option]:
        cost = 1 + g.state.crowd[s.zone]
        layout = g.layout
        for zone in layout.sight[s.zone]:
            if purse.left >= cost and layout.distance(s.zone, zone) == JUMP_ZONES:
                yield Option("jump", who=s.index, zone=zone, cost=cost, rule="SKILL-jump")

    yield once_per_activation("Jump", "SKILL-jump", landings)


@action("jump")
def _jump(g: Game, turn: Frame, survivor: Survivor, option: Option) -> None:
    mark_used(turn, "Jump")
    enter(g, survivor, option.zone)


@skill("Bloodlust: [Action]", "SKILL-bloodlust-action")
def bloodlust(kind: str) -> Iterator[Hook]:
    """For one Action up to two Zones to where a Zombie is, then an attack of the kind for nothing."""

    def offer(g: Game, turn: Frame, s: Survivor, purse: Purse, out: list[Option]) -> None:
        cost = 1 + hold_back_cost(g, s)
        if purse.left < cost:
            return
        for via, zone in _charges(g, s.zone):
            out.append(
                Option(
                    "bloodlust",
                    who=s.index,
                    zone=zone,
                    via=via,
                    cost=cost,
                    name=kind,
                    rule="SKILL-bloodlust-action",
                )
            )

    yield hook(hooks.TURN_OFFERS, "SKILL-bloodlust-action", offer)


def _charges(g: Game, origin: int) -> list[tuple[int, int]]:
    """(Zone on the way or -1, Zone with Zombies) within reach; the first Zone with Zombies stops the charge."""
    adjacent = g.layout.adjacent
    crowd = g.state.crowd
    found = [(-1, zone) for zone in adjacent[origin] if crowd[zone]]
    found += [
        (via, zone)
        for via in adjacent[origin]
        if not crowd[via]
        for zone in adjacent[via]
        if crowd[zone] and zone != origin
    ]
    return found


@action("bloodlust")
def _bloodlust(g: Game, turn: Frame, survivor: Survivor, option: Option) -> None:
    g.push("bloodlust", who=survivor.index, via=option.via, zone=option.zone, kind=option.name, at="via")


@frame("bloodlust")
def bloodlust_frame(g: Game, f: Frame) -> Question | None:
    """Move; then what the end of an Action sets off (CL-TRIGGER-02); then the free attack.

    Whoever is dragged off on the way goes no further, but the attack is still his (CL-ABOMB-05).
    """
    survivor = g.state.survivors[f["who"]]
    if f["at"] == "via":
        f["at"] = "target"
        if f["via"] >= 0:
            enter(g, survivor, f["via"])
    elif f["at"] == "target":
        f["at"] = "attack"
        if f["via"] < 0 or (survivor.zone == f["via"] and not g.state.crowd[survivor.zone]):
            enter(g, survivor, f["zone"])
        for hook_ in g.hooks(hooks.AFTER_ACTION):
            g.push_all(hook_(g, survivor.index))
    else:
        g.pop()
        g.push("free-attack", who=survivor.index, kind=f["kind"])
    return None
