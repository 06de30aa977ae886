"""Rubble and the crashed helicopter (CL-RUBBLE, CL-CRASH): the board closes their Zones, cards bring nobody there."""

from __future__ import annotations

from shamble.board import BARRICADES, DOORS, FENCES, GATES
from shamble.rules.rule import Rule
from shamble.world import hooks
from shamble.world.about import about
from shamble.world.game import Game
from shamble.world.hooks import FORBID

rules = Rule("rubble")


def is_cut_off(g: Game, zone: int) -> bool:
    """Whether rubble covers a Zone, or keeps every Survivor from it whatever were opened."""
    blocked = g.setting.board.blocked
    if not blocked:
        return False
    if zone in blocked:
        return True
    ways = g.layout.as_if_open(DOORS, BARRICADES, FENCES, GATES).reachable(zone)
    people = g.on_board()
    return bool(people) and not any(survivor.zone in ways for survivor in people) and not g.led_in(ways)


@rules.on(hooks.SPAWNS_IN, "CL-RUBBLE-03", stage=FORBID)
@rules.on(hooks.SPAWNED_ROOM, "CL-CRASH-03", stage=FORBID)
@about(scene=lambda scene: scene.board.blocked)
def no_spawn_behind_rubble(g: Game, zone: int, spawns: bool) -> bool:
    """CL-RUBBLE-03, CL-CRASH-03, -04, CL-SPAWN-17: neither under it nor where nobody gets because of it."""
    return spawns and not is_cut_off(g, zone)
