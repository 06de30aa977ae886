"""Walking: the Zones that a Survivor can come to by several plain Moves of this turn, and what that costs (CL-MOVE)."""

from __future__ import annotations

from heapq import heappop, heappush
from typing import NamedTuple

from shamble.engine.decisions import Option
from shamble.rules.moving import held_back_in, is_on_foot, move_zones, stopped, surcharge_into
from shamble.rules.turn import Purse, is_given, turn_of
from shamble.world import hooks
from shamble.world.game import Game
from shamble.world.state import Survivor

MOVE, MOVE_ON, STOP = "move", "move-on", "stop"


class Walk(NamedTuple):
    """A way to a Zone: the Actions that it costs, and the Zones one after the other, the goal last."""

    cost: int
    steps: tuple[int, ...]


class _Reached(NamedTuple):
    """A place on the way: Actions spent, Zones walked, where, free Moves left, Zones left of the Move going on."""

    spent: int
    steps: tuple[int, ...]
    zone: int
    free: int
    going_on: int


def walks(g: Game, survivor: Survivor) -> dict[int, Walk]:
    """The cheapest way to each Zone that takes more than one step; of equally cheap ones the shortest.

    Nobody walks on from a Zone where something waits: Zombies, or what the rules say is set off there. Nothing hidden
    is looked at: whatever else happens on the way ends the walk there.
    """
    purse = _purse_for_walks(g, survivor)
    if purse is None:
        return {}
    edge = [(0, 0, _Reached(0, (), survivor.zone, purse.free_left("move"), 0))]
    found: dict[int, Walk] = {}
    seen: set[tuple[int, int, int]] = set()
    while edge:
        _, _, at = heappop(edge)
        if (at.zone, at.free, at.going_on) in seen:
            continue
        seen.add((at.zone, at.free, at.going_on))
        if at.steps:
            found.setdefault(at.zone, Walk(at.spent, at.steps))
        if at.steps and _something_waits(g, (survivor.zone, *at.steps)[-2], at.zone):
            continue
        for after in _onward(g, survivor, at):
            if after.spent <= purse.left and after.zone != survivor.zone:
                heappush(edge, (after.spent, len(after.steps), after))
    return {zone: walk for zone, walk in found.items() if len(walk.steps) > 1}


def _purse_for_walks(g: Game, survivor: Survivor) -> Purse | None:
    """The Actions of a whole turn of their own; None for whoever has no such turn now, or sits in something."""
    turn = turn_of(g, survivor.index)
    if turn is None or is_given(turn) or turn.actions or survivor.zone < 0 or not is_on_foot(g, survivor):
        return None
    return Purse(g, turn, survivor)


def _something_waits(g: Game, origin: int, zone: int) -> bool:
    return bool(g.state.crowd[zone]) or any(hook(g, origin, zone) for hook in g.hooks(hooks.SETS_OFF))


def _onward(g: Game, survivor: Survivor, at: _Reached) -> list[_Reached]:
    """One step further: in the same Move as long as it goes on (CL-MOVE-05), else with a Move of its own."""
    near = g.layout.adjacent[at.zone]
    if at.going_on and not stopped(g, survivor, at.zone):
        return [
            _Reached(at.spent + surcharge_into(g, zone), (*at.steps, zone), zone, at.free, at.going_on - 1)
            for zone in near
        ]
    price = at.spent + held_back_in(g, survivor, at.zone) + (0 if at.free else 1)
    free, further = max(0, at.free - 1), move_zones(g, survivor) - 1
    return [_Reached(price + surcharge_into(g, zone), (*at.steps, zone), zone, free, further) for zone in near]


def step_to(g: Game, zone: int) -> Option | None:
    """The plain Move into a Zone that is offered now, if there is one."""
    options = g.decision.options if g.decision is not None else ()
    return next((one for one in options if one.action in (MOVE, MOVE_ON) and one.zone == zone), None)


def end_of_move(g: Game) -> Option | None:
    """The option to leave it at that while a Move could go on."""
    decision = g.decision
    if decision is None or decision.kind != MOVE_ON:
        return None
    return next((one for one in decision.options if one.action == STOP), None)
