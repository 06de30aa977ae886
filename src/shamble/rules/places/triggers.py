"""Event triggers (CL-TRIGGER): a tile that spawns when somebody stands inside, not when a door opens."""

from __future__ import annotations

from functools import lru_cache

from shamble.board import Board
from shamble.engine.agenda import Frame
from shamble.engine.declared import EventKind, declare
from shamble.rules.doors import is_inside, lies_inside, mark_rooms, opened_up, revealing
from shamble.rules.missions.effects import carry_out
from shamble.rules.rule import Rule
from shamble.world import hooks
from shamble.world.about import about
from shamble.world.game import Game
from shamble.world.hooks import FORBID

rules = Rule("triggers")
BOARDS_REMEMBERED = 256
"""The Zones of this many arrangements of boards and unused triggers are looked up once and kept."""

declare(
    EventKind("trigger", "tile who"),
)


def _unused(g: Game) -> list[int]:
    return [tile for tile in g.setting.mission.triggers if not g.state.triggered >> tile & 1]


@lru_cache(BOARDS_REMEMBERED)
def _waiting(board: Board, triggers: tuple[int, ...], triggered: int) -> frozenset[int]:
    """The Zones in which whoever stands there sets off an unused trigger."""
    unused = [tile for tile in triggers if not triggered >> tile & 1]
    inside = [zone for zone in board.zones if lies_inside(zone)]
    return frozenset([zone.index for zone in inside for tile in unused if tile in zone.tiles])


@rules.on(hooks.AFTER_ACTION, "CL-TRIGGER-02")
@about(scene=lambda scene: scene.mission.triggers)
def set_off(g: Game, who: int) -> list[Frame]:
    """CL-TRIGGER-02, -03, -05: the first time a Survivor stands inside when an Action ends, on the spot, once.

    CL-COMP-11: a Companion does it as well, and a dog; CL-READ-07: not one who still waits there.
    """
    waiting = _waiting(g.setting.board, g.setting.mission.triggers, g.state.triggered)
    for survivor in g.state.survivors:
        if survivor.zone in waiting:
            return _all_set_off(g, who, waiting)
    for piece in g.state.pieces:
        if piece.zone in waiting:
            return _all_set_off(g, who, waiting) if g.led_in(waiting) else []
    return []


def _all_set_off(g: Game, who: int, waiting: frozenset[int]) -> list[Frame]:
    zones = g.setting.board.zones
    people = [one for one in (*g.on_board(), *g.led_in(waiting)) if one.zone in waiting]
    frames: list[Frame] = []
    for tile in _unused(g):
        inside = [one.index for one in people if tile in zones[one.zone].tiles]
        if inside:
            by = who if who in inside else inside[0]
            g.state.triggered |= 1 << tile
            rule = "CL-TRIGGER-01" if tile in g.setting.mission.trigger_effects else "CL-TRIGGER-02"
            g.emit("trigger", rule, tile=tile, who=by)
            frames += _effects(g, tile, by)
    return frames


@rules.on(hooks.SETS_OFF, "CL-TRIGGER-02")
def waits_on_tile(g: Game, origin: int, zone: int) -> list[tuple[str, tuple[int, ...]]]:
    """CL-TRIGGER-01, -02: the event of the Mission, or the rooms of all tiles whose unused triggers are set off."""
    tiles = [tile for tile in _unused(g) if is_inside(g, zone) and tile in g.setting.board.zones[zone].tiles]
    if any(tile in g.setting.mission.trigger_effects for tile in tiles):
        return [("event", ())]
    return [("trigger", tuple(room for tile in tiles for room in _rooms_of(g, tile)))] if tiles else []


def _rooms_of(g: Game, tile: int) -> tuple[int, ...]:
    """CL-TRIGGER-02, CL-SPAWN-17: the rooms of a tile that get a card, all but those where Zombies never spawn."""
    rooms = [zone.index for zone in g.setting.board.zones if zone.kind == "room" and tile in zone.tiles]
    return tuple(room for room in rooms if g.ask(hooks.SPAWNS_IN, room, True))


def _effects(g: Game, tile: int, who: int) -> list[Frame]:
    """CL-TRIGGER-01: the effects that the Mission names, or a card for each room of the tile, its door open or not."""
    mission = g.setting.mission
    rooms = _rooms_of(g, tile)
    if tile in mission.trigger_effects:
        open_by_now = opened_up(g.layout, g.person(who).zone)
        mark_rooms(g, [room for room in rooms if room in open_by_now])
        return [frame for effect in mission.trigger_effects[tile] for frame in carry_out(g, effect, who)]
    return [revealing(g, rooms, who)]


@rules.on(hooks.SPAWNED_ROOM, "CL-TRIGGER-04", stage=FORBID)
@about(scene=lambda scene: scene.mission.triggers)
def waits_for_trigger(g: Game, zone: int, spawned: bool) -> bool:
    """CL-TRIGGER-04, CL-READ-10: opening a door spawns nothing in the rooms of a tile with an unused trigger."""
    tiles = g.setting.board.zones[zone].tiles
    return spawned and not any(tile in tiles for tile in _unused(g))
