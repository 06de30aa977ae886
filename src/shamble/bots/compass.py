"""Where to go: the Zones that the Mission wants next, and how far they are, closed doors included."""

from __future__ import annotations

from collections.abc import Mapping
from heapq import heappop, heappush
from typing import Any

from shamble.engine import Game
from shamble.engine.setting import Setting
from shamble.rules.doors import colour_taken, is_barred, is_open
from shamble.rules.missions.faces import may_be
from shamble.rules.missions.tallies import exit_zone
from shamble.rules.missions.words import leaves

OPENING_A_DOOR = 1
"""What a closed door on the way adds to it: the Action that opens it."""
UNREACHABLE = 99

Distances = list[int]


class Compass:
    """Distances to what the Mission wants now; worked out once for each arrangement of doors and Objectives."""

    __slots__ = ("_known", "setting")

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self._known: dict[tuple[int, int, int], Distances] = {}

    def distances(self, game: Game) -> Distances:
        """For each Zone the Actions that the way to the nearest wanted Zone takes; zeros when nothing is wanted."""
        key = (game.state.doors, game.state.taken, exit_zone(game))
        found = self._known.get(key)
        if found is None:
            found = self._known[key] = _distances(game, wanted_zones(game))
        return found


def wanted_zones(game: Game) -> list[int]:
    """Objectives that the goals name, else the Exit, else the Objectives that unlock the way to it."""
    mission = game.setting.mission
    left = _objectives_left(game)
    wanted = [leaf for goal in mission.win for leaf in leaves(goal)]
    way_out_zone = exit_zone(game)
    named = [zone for zone, colour in left if any(_names(goal, colour) for goal in wanted)]
    if named:
        return named
    if way_out_zone < 0:
        return []
    way_out = _distances(game, [way_out_zone])
    if all(way_out[survivor.zone] < UNREACHABLE for survivor in game.on_board()):
        return [way_out_zone]
    keys = {token.locked_until for door, token in enumerate(mission.doors) if is_barred(game, door)}
    return [zone for zone, colour in left if colour in keys] or [way_out_zone]


def _objectives_left(game: Game) -> list[tuple[int, str]]:
    return [
        (token.zone, colour)
        for index, token in enumerate(game.setting.mission.objectives)
        if not game.state.taken >> index & 1
        for colour in may_be(game, index)
        if not colour_taken(game, colour)
    ]


def _names(goal: Mapping[str, Any], colour: str) -> bool:
    wanted = goal.get("taken", ())
    return (
        wanted == "all"
        or isinstance(wanted, int)
        or colour == wanted
        or (not isinstance(wanted, str) and colour in wanted)
    )


def _distances(game: Game, targets: list[int]) -> Distances:
    """Shortest ways to any target, over open borders and doors that can be opened."""
    zones = len(game.setting.board.zones)
    if not targets:
        return [0] * zones
    adjacent = game.layout.adjacent
    doors: dict[int, list[int]] = {}
    for door in game.setting.board.doors:
        if not is_open(game, door.index) and not is_barred(game, door.index):
            doors.setdefault(door.a, []).append(door.b)
            doors.setdefault(door.b, []).append(door.a)
    found = [UNREACHABLE] * zones
    queue = [(0, zone) for zone in sorted(targets)]
    while queue:
        distance, zone = heappop(queue)
        if found[zone] <= distance:
            continue
        found[zone] = distance
        for near in adjacent[zone]:
            heappush(queue, (distance + 1, near))
        for beyond in doors.get(zone, ()):
            heappush(queue, (distance + 1 + OPENING_A_DOOR, beyond))
    return found
