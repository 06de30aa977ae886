"""Routes over the board: through doors that can be opened, and past barriers that can be cleared away."""

from __future__ import annotations

from collections.abc import Iterator
from heapq import heappop, heappush

from shamble.board.barriers import BARRICADES, FENCES, GATES
from shamble.bots.tools import demands
from shamble.rules.doors import is_barred, is_open
from shamble.world import Game
from shamble.world.missions import Given
from shamble.world.setting import Setting
from shamble.world.words import word_of

OPENING_A_DOOR = 1
"""The Actions that a closed door adds to a route."""
CLEARING_A_BARRIER = 3
UNREACHABLE = 99

Distances = list[int]


class Routes:
    """Distances to Zones, worked out once for each arrangement of the board."""

    __slots__ = ("_known", "_lockable", "_unlocking_by_door", "setting")

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self._known: dict[tuple[int, tuple[int, ...], tuple[int, ...]], Distances] = {}
        self._unlocking_by_door = _unlocking_by_door(setting)
        self._lockable = sorted(self._unlocking_by_door)

    def barred(self, game: Game) -> tuple[int, ...]:
        """The doors that the Mission keeps shut now, by itself or by a card that lies there."""
        shut = [door for door in self._lockable if not is_open(game, door) and is_barred(game, door)]
        return tuple(dict.fromkeys((*shut, *demands(game))))

    def unlocking(self, game: Game) -> list[Given]:
        """The conditions that unlock doors which are barred now."""
        found: list[Given] = []
        demanded = demands(game)
        for door in self.barred(game):
            keys = [demanded[door]] if door in demanded else self._unlocking_by_door[door]
            found += [key for key in keys if key not in found]
        return found

    def distances(self, game: Game, zones: tuple[int, ...]) -> Distances:
        """For each Zone the Actions that the way to the nearest of these takes; zeros when there are none."""
        key = (game.state.doors, self.barred(game), zones)
        found = self._known.get(key)
        if found is None:
            found = self._known[key] = self._worked_out(game, *key[1:])
        return found

    def _worked_out(self, game: Game, barred: tuple[int, ...], targets: tuple[int, ...]) -> Distances:
        """The shortest routes over open borders, through doors that can be opened and past what can be cleared away."""
        count = len(self.setting.board.zones)
        if not targets:
            return [0] * count
        adjacent = game.layout.adjacent
        cleared = game.layout.as_if_open(BARRICADES, FENCES, GATES).adjacent
        doors: dict[int, list[int]] = {}
        for door in self.setting.board.doors:
            if not is_open(game, door.index) and door.index not in barred:
                doors.setdefault(door.a, []).append(door.b)
                doors.setdefault(door.b, []).append(door.a)
        found = [UNREACHABLE] * count
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
            if cleared is not adjacent:
                for near in cleared[zone]:
                    heappush(queue, (distance + 1 + CLEARING_A_BARRIER, near))
        return found


def _unlocking_by_door(setting: Setting) -> dict[int, list[Given]]:
    """For each door that the Mission may keep shut the conditions that free it, one by one."""
    mission = setting.mission
    found: dict[int, list[Given]] = {}
    for door, token in enumerate(mission.doors):
        if token.locked:
            found.setdefault(door, [])
        if token.locked_until:
            found.setdefault(door, []).append({"taken": (token.locked_until,)})
    for when, effect in _effects(setting):
        word = word_of(effect)
        if word == "lock":
            found.setdefault(effect["lock"], [])
        elif word in ("unlock", "open"):
            found.setdefault(effect[word], []).append(when)
    return found


def _effects(setting: Setting) -> Iterator[tuple[Given, Given]]:
    """Everything that the Mission's events, triggers and Objectives do, each with the condition that sets it off."""
    mission = setting.mission
    for event in mission.events:
        for effect in event.do:
            yield event.when, effect
    for tile, effects in mission.trigger_effects.items():
        for effect in effects:
            yield {"triggered": (tile,)}, effect
    for token in mission.objectives:
        for effect in token.do if token.name else ():
            yield {"found": token.name}, effect
    for colour, effects in mission.rewards.items():
        for effect in effects:
            yield {"taken": (colour,)}, effect
