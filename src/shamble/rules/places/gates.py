"""Rotating security gates (CL-GATE): a switch turns them by a quarter."""

from __future__ import annotations

from shamble.board import GATES, Barrier
from shamble.engine.declared import EventKind, declare
from shamble.rules.doors import opened_up, reveal
from shamble.rules.rule import Rule
from shamble.world import hooks
from shamble.world.about import about
from shamble.world.game import Game
from shamble.world.hooks import FORBID

rules = Rule("gates")

QUARTERS = 4

declare(
    EventKind("gate-turned", "zone who clockwise"),
)


def is_gate(g: Game, zone: int) -> bool:
    """Whether a gate takes up this Zone."""
    return any(one.kind == GATES and one.a == zone for one in g.setting.board.barriers)


def turn_gate(g: Game, gate: Barrier, quarters: int, who: int) -> None:
    """CL-GATE-01, -04, CL-BSPAWN-10: turn it; what becomes reachable for the first time is revealed as by a door."""
    g.state.doors = gate.put(g.state.doors, (gate.state(g.state.doors) + quarters) % QUARTERS)
    g.emit("gate-turned", "CL-GATE-01", zone=gate.a, who=who, clockwise=quarters > 0)
    reveal(g, opened_up(g.layout, gate.a), who)


@rules.on(hooks.SEARCHABLE, "CL-GATE-02", stage=FORBID)
@about(barriers=(GATES,))
def no_search_in_gates(g: Game, zone: int, searchable: bool) -> bool:
    """CL-GATE-02: nothing is found in a gate."""
    return searchable and not is_gate(g, zone)


@rules.on(hooks.SPAWNED_ROOM, "CL-GATE-03", stage=FORBID)
@rules.on(hooks.SPAWNS_IN, "CL-GATE-03", stage=FORBID)
@about(barriers=(GATES,))
def no_spawn_in_gates(g: Game, zone: int, spawned: bool) -> bool:
    """CL-GATE-03: a gate gets no card when its building is opened, nor Zombies by any other card."""
    return spawned and not is_gate(g, zone)
