"""Observation towers (CL-TOWER): up a ladder, out of the Zombies' reach, with a wide view."""

from __future__ import annotations

from shamble.board import TOWER
from shamble.rules.rule import Rule
from shamble.world import hooks
from shamble.world.about import Scene, about
from shamble.world.game import Game
from shamble.world.hooks import FORBID
from shamble.world.state import Survivor

rules = Rule("towers")


def has_towers(scene: Scene) -> bool:
    """Whether a tower stands on the board."""
    return any(zone.kind == TOWER for zone in scene.board.zones)


def is_tower(g: Game, zone: int) -> bool:
    """Whether a Zone is the top of a tower."""
    return zone >= 0 and g.setting.board.zones[zone].kind == TOWER


@rules.on(hooks.MAX_RANGE, "CL-TOWER-07")
def wide_view(g: Game, survivor: Survivor, card: int, reach: int) -> int:
    """CL-TOWER-07, CL-LOS-12: one more Range up there, whatever their Skills add."""
    return reach + 1 if reach and is_tower(g, survivor.zone) else reach


@rules.on(hooks.SPAWNS_IN, "CL-TOWER-09", stage=FORBID)
@about(scene=has_towers)
def no_spawn_in_towers(g: Game, zone: int, spawns: bool) -> bool:
    """CL-TOWER-09: no card brings anybody up there."""
    return spawns and not is_tower(g, zone)


@rules.on(hooks.SEARCHABLE, "CL-TOWER-08", stage=FORBID)
@about(scene=has_towers)
def no_search_in_towers(g: Game, zone: int, searchable: bool) -> bool:
    """CL-TOWER-08: nothing is found up there."""
    return searchable and not is_tower(g, zone)
