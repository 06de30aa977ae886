"""The places in a Zone: tokens and printed features keep theirs, figures share the room that is left."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from shamble.board import Board, Zone
from shamble.draw.geometry import Geometry, Rect, geometry
from shamble.world.mission_records import MissionFacts
from shamble.world.setting import Setting

Point = tuple[float, float]

MARGIN = 22
ROAD_MARGIN = 27
"""On roads the rim belongs to crossings and pavements."""

GAP = 12
FIGURE_MARGIN = 14
NAME_STRIP = 34
LETTER = 18
SPAWN_WORD = 138
LOCATOR = 46
EXIT_WIDTH = 150
PLATE_HEIGHT = 62
OBJECTIVE = 92
TRIGGER = 76
LOCKERS = (170, 62)
MANHOLE = 66
BED = (44, 66)
HELICOPTER = 420
SMALL_HELICOPTER = 192
SPACIOUS = 520
NEAR = 110
"""The reach of an open door."""


class PicturePlaces:
    """The places of one Zone: tokens by key, printed features in order, the rooms for Zombies and for Survivors."""

    __slots__ = ("lower", "name", "printed", "room", "tokens", "upper")

    def __init__(self, room: Rect) -> None:
        self.room = room
        self.name: Point = (0, 0)
        self.tokens: dict[str, Point] = {}
        self.printed: list[Point] = []
        self.upper = room
        self.lower = room


def spawn_width(locators: int) -> float:
    """The length of a Spawn token's plate."""
    return SPAWN_WORD + LOCATOR * locators


class BoardBasis(NamedTuple):
    """The basis of a board's drawing: the same two objects for all games of a Mission with the same boxes."""

    board: Board
    mission: MissionFacts


def plan(setting: Setting, turned: bool | None = None) -> list[PicturePlaces]:
    """The places of all Zones of a game."""
    return _plan(BoardBasis(setting.board, setting.mission), turned)


@lru_cache(maxsize=64)
def _plan(ground: BoardBasis, turned: bool | None) -> list[PicturePlaces]:
    drawn = geometry(ground.board, turned)
    tokens = _tokens(ground, drawn)
    return [
        _zone_places(ground, drawn, zone, tokens.get(zone.index, []))
        if zone.cells
        else PicturePlaces(drawn.rooms[zone.index])
        for zone in ground.board.zones
    ]


def _tokens(ground: BoardBasis, drawn: Geometry) -> dict[int, list[tuple[str, float, float]]]:
    """The tokens on each Zone, as (key, width, height)."""
    mission = ground.mission
    found: dict[int, list[tuple[str, float, float]]] = {}

    def lay(zone: int, key: str, width: float, height: float) -> None:
        found.setdefault(zone, []).append((key, width, height))

    if mission.exit >= 0:
        lay(mission.exit, "exit", EXIT_WIDTH, PLATE_HEIGHT)
    for index, (_, zone) in enumerate(mission.tokens):
        if drawn.rooms[zone].shrunk(MARGIN).height < SPACIOUS:
            lay(zone, f"token:{index}", SMALL_HELICOPTER, SMALL_HELICOPTER * 0.44)
    for index, spawn in enumerate(mission.spawns):
        lay(spawn.zone, f"spawn:{index}", spawn_width(len(spawn.locators)), PLATE_HEIGHT)
    for index, objective in enumerate(mission.objectives):
        lay(objective.zone, f"objective:{index}", OBJECTIVE, OBJECTIVE)
    for tile in mission.triggers:
        lay(trigger_zone(ground, drawn, tile), f"trigger:{ground.board.tile_names[tile]}", TRIGGER, TRIGGER)
    for place in ground.board.zones:
        if "locker-room" in place.tags:
            lay(place.index, "lockers", *LOCKERS)
    return found


def trigger_zone(ground: BoardBasis, drawn: Geometry, tile: int) -> int:
    """The Zone for the token of an Event trigger tile: inside, where there is most room."""
    laid = {ground.mission.exit, *(token.zone for token in ground.mission.objectives)}

    def wish(zone: Zone) -> tuple[bool, bool, bool, float, int]:
        inside = zone.kind == "room" or "indoor-alley" in zone.tags
        free = zone.index not in laid and "locker-room" not in zone.tags and not zone.beds
        room = drawn.rooms[zone.index]
        return inside, free, zone.kind == "room", room.width * room.height, -zone.index

    return max((zone for zone in ground.board.zones if tile in zone.tiles), key=wish).index


def _zone_places(
    ground: BoardBasis, drawn: Geometry, zone: Zone, tokens: list[tuple[str, float, float]]
) -> PicturePlaces:
    road = zone.kind == "street" and not zone.tags
    places = PicturePlaces(drawn.rooms[zone.index].shrunk(ROAD_MARGIN if road else MARGIN))
    top = _lay_tokens(places, tokens)
    bottom = _lay_printed(ground, drawn, places, zone)
    wide = drawn.rooms[zone.index].shrunk(FIGURE_MARGIN)
    places.upper = places.lower = Rect(wide.x0, top, wide.x1, bottom)
    for index, (_, place) in enumerate(ground.mission.tokens):
        if place == zone.index and f"token:{index}" not in places.tokens:
            _lay_in_the_middle(places, f"token:{index}", drawn.rooms[zone.index])
    return places


def helicopter_length(room: Rect) -> float:
    """A helicopter stands large in the middle of a large field, small at the rim of a small one."""
    return HELICOPTER if room.height >= SPACIOUS else SMALL_HELICOPTER


def _lay_in_the_middle(places: PicturePlaces, key: str, room: Rect) -> None:
    free, half = places.upper, HELICOPTER * 0.22
    x, y = room.centre
    places.upper, places.lower = free._replace(y1=y - half), free._replace(y0=y + half)
    places.tokens[key] = x, y


def _lay_tokens(places: PicturePlaces, tokens: list[tuple[str, float, float]]) -> float:
    """Along the upper rim, row by row; returns where the free room begins."""
    room = places.room
    x, y, deep = room.x0, room.y0, 0.0
    for key, width, height in tokens:
        if x > room.x0 and x + width > room.x1:
            x, y, deep = room.x0, y + deep + GAP, 0.0
        places.tokens[key] = x + width / 2, y + height / 2
        x += width + GAP
        deep = max(deep, height)
    return y + deep + (GAP / 2 if tokens else 0)


def _lay_printed(ground: BoardBasis, drawn: Geometry, places: PicturePlaces, zone: Zone) -> float:
    """Beds and manholes along the lower rim from the right, the name at its left; returns where free room ends."""
    room = places.room
    aside = 16 if _near_door(drawn, room.x0, room.y1) else 0
    places.name = room.x0 + aside, room.y1 - 3
    tent_beds = 4 if zone.index in ground.mission.tents else 0
    beds = max(sum(count for _, _, count in zone.beds), tent_beds)
    holes = sum(count for _, count in zone.manholes)
    x, y, deep = room.x1, room.y1, float(NAME_STRIP)
    for width, height in [BED] * beds + [(MANHOLE, MANHOLE)] * holes:
        if _near_door(drawn, x - width / 2, y - height / 2):
            x -= NEAR
        if x - width < room.x0 + LETTER * len(zone.name) and x < room.x1:
            x, y, deep = room.x1, y - deep - GAP, 0.0
        places.printed.append((x - width / 2, y - height / 2))
        x -= width + GAP
        deep = max(deep, height)
    return y - deep


def _near_door(drawn: Geometry, x: float, y: float) -> bool:
    """Whether a door, when it stands open, would lie upon this place."""
    return any(
        max(abs((door.x0 + door.x1) / 2 - x), abs((door.y0 + door.y1) / 2 - y)) < NEAR for door in drawn.doors.values()
    )
