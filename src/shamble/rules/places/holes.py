"""Hole Zones (CL-HOLE): easy to get into, hard to get out of. Planks lead across (the board joins their ends)."""

from __future__ import annotations

from shamble.rules.moving import CLIMBING
from shamble.rules.rule import Rule
from shamble.world import hooks
from shamble.world.about import about
from shamble.world.game import Game
from shamble.world.hooks import FORBID

rules = Rule("holes")

HOLE = "hole"
CLIMB = 2
"""CL-HOLE-01: Actions on top of those for the Move."""


def is_hole(g: Game, zone: int) -> bool:
    """Whether a Zone is a hole in the floor of its building."""
    return HOLE in g.setting.board.zones[zone].tags


@rules.on(CLIMBING)
@about(tags=(HOLE,))
def climb_out(g: Game, zone: int) -> int:
    """CL-HOLE-01, CL-PATH-10: a Move out of a hole costs two Actions more, on top of the Zombies left behind."""
    return CLIMB if is_hole(g, zone) else 0


@rules.on(hooks.SEARCHABLE, "CL-HOLE-05", stage=FORBID)
@about(tags=(HOLE,))
def no_search_in_holes(g: Game, zone: int, searchable: bool) -> bool:
    """CL-HOLE-05: nothing is found in a hole."""
    return searchable and not is_hole(g, zone)


@rules.on(hooks.SPAWNED_ROOM, "CL-HOLE-06", stage=FORBID)
@rules.on(hooks.SPAWNS_IN, "CL-SPAWN-17", stage=FORBID)
@about(tags=(HOLE,))
def no_spawn_in_holes(g: Game, zone: int, spawned: bool) -> bool:
    """CL-HOLE-06, CL-SPAWN-17: a hole gets no card when its building is opened, nor Zombies by any other."""
    return spawned and not is_hole(g, zone)
