"""The part of a board that never changes: floors, crossings, walls, what is printed on tiles, areas to point at."""

from __future__ import annotations

from collections.abc import Sequence
from collections.abc import Set as AbstractSet
from html import escape

from shamble.board import TOWER, TOWN, Zone
from shamble.board.cells import DOUBLE_OPENING, FENCE, FIRST_DOOR, GAPS, OPEN, STAIRS, WALL, is_door
from shamble.board.railroads import TRAIN
from shamble.draw.barriers import fixtures
from shamble.draw.floors import floor, furniture, wear
from shamble.draw.geometry import RIM, RIM_BORDER, Geometry, Segment, geometry
from shamble.draw.landmarks import landmarks
from shamble.draw.places import PicturePlaces, plan
from shamble.draw.printed import printed
from shamble.draw.svg import colour, legible
from shamble.draw.trains import section, track
from shamble.text import places_laid, words_of
from shamble.world.setting import Setting

GAP = 132
"""The width of a doorway."""

CROSSING_MARGIN = 40

LINES = {
    "crossing": 'stroke="var(--d-crossing)" stroke-width="42" stroke-dasharray="15 17"',
    "line": 'stroke="var(--d-line)" stroke-width="5" stroke-dasharray="24 16"',
    "kerb": 'stroke="var(--d-kerb)" stroke-width="76" stroke-linecap="square"',
    "pavement": 'stroke="var(--d-pavement)" stroke-width="68" stroke-linecap="square"',
    "boardwalk-edge": 'stroke="var(--d-boardwalk-edge)" stroke-width="76" stroke-linecap="square"',
    "boardwalk": 'stroke="var(--d-boardwalk)" stroke-width="68" stroke-dasharray="20 4"',
    "mark": 'stroke="var(--d-mark)" stroke-width="7" stroke-dasharray="46 22"',
    "shade": 'stroke="var(--d-shade)" stroke-width="22" stroke-linecap="square"',
    "wall-edge": 'stroke="var(--d-wall-edge)" stroke-width="26" stroke-linecap="square"',
    "wall": 'stroke="var(--d-wall)" stroke-width="17" stroke-linecap="square"',
    "carriage": 'stroke="var(--d-carriage)" stroke-width="17" stroke-linecap="square"',
    "fence-rail": 'stroke="var(--d-fence)" stroke-width="4"',
    "fence": 'stroke="var(--d-fence)" stroke-width="18" stroke-dasharray="5 27"',
    "stairs": 'stroke="var(--d-fence)" stroke-width="58" stroke-dasharray="4 12"',
}
AREA = (
    'fill="var(--d-light)" fill-opacity="0" stroke="var(--d-light)" stroke-opacity="0" stroke-width="8" '
    'stroke-linejoin="round"'
)

Ends = tuple[float, float, float, float]


def static_layer(setting: Setting, turned: bool | None = None, *, names: float = 1) -> str:
    """Everything that never changes, and the areas that can be pointed at, above floors and below pieces.

    `names` makes the names of Zones larger.
    """
    drawn = geometry(setting.board, turned)
    places = plan(setting, turned)
    zones = setting.board.there
    walls = _wall_parts(drawn)
    trains = _sections(drawn, places)
    said = words_of(setting)
    called = places_laid(said, setting)
    return (
        f'<g id="static"><clipPath id="d-rim"><path d="{"".join(drawn.outlines)}"/></clipPath>'
        f'<g clip-path="url(#d-rim)">{_floors(drawn, places, zones)}</g>'
        + track(drawn, None if setting.mission.train is None else setting.mission.train.turn)
        + "".join(printed(said, drawn, places[zone.index], zone) for zone in zones)
        + f'<g transform="translate(8 10)">{_path(walls, "shade")}</g>'
        + _path(walls, "wall-edge")
        + _path(walls, "wall")
        + _fences(drawn)
        + trains
        + fixtures(said, drawn)
        + "".join(_name(places[zone.index].name, zone, names) for zone in zones)
        + "".join(_area(drawn, zone, called.get(zone.index, "")) for zone in zones)
        + "</g>"
    )


def _floors(drawn: Geometry, places: Sequence[PicturePlaces], zones: Sequence[Zone]) -> str:
    """Floors of every kind, with pavements, crossings and furniture."""
    roads = [zone for zone in zones if _is_road(zone)]
    yards = [zone for zone in zones if not _is_road(zone) and not _is_inside(zone)]
    inside = [zone for zone in zones if _is_house(zone)]
    return (
        "".join(floor(drawn, zone) + wear(drawn, zone) for zone in roads)
        + _pavements(drawn)
        + "".join(floor(drawn, zone) + ("" if "helipad" in zone.tags else wear(drawn, zone)) for zone in yards)
        + _crossings(drawn, within=False)
        + "".join(floor(drawn, zone) for zone in inside)
        + _crossings(drawn, within=True)
        + "".join(furniture(drawn, zone, bare=bool(places[zone.index].tokens)) for zone in inside)
        + landmarks(drawn, zones)
        + "".join(_darkness(drawn, zone) for zone in inside if "dark" in zone.tags)
    )


def _sections(drawn: Geometry, places: Sequence[PicturePlaces]) -> str:
    """The sections of the Train, each a group of its own with its floors, furniture and walls."""
    found = []
    for place in (place for place in drawn.board.rails if place.is_train):
        rooms = [zone for zone in drawn.board.there if TRAIN in zone.tags and zone.name.startswith(f"{place.name}.")]
        walls = _wall_parts(drawn, {zone.index for zone in rooms})
        inside = "".join(floor(drawn, zone) for zone in rooms)
        inside += "".join(furniture(drawn, zone, bare=bool(places[zone.index].tokens)) for zone in rooms)
        found.append(section(drawn, place, inside + _path(walls, "wall-edge") + _path(walls, "carriage")))
    return "".join(found)


def _darkness(drawn: Geometry, zone: Zone) -> str:
    """The shade over a dark room."""
    return f'<path d="{drawn.outlines[zone.index]}" fill="{colour("black")}" opacity=".5"/>'


def _is_inside(zone: Zone) -> bool:
    return zone.kind == "room" or "indoor-alley" in zone.tags


def _is_house(zone: Zone) -> bool:
    """Whether a Zone lies in a house, and not aboard the Train."""
    return _is_inside(zone) and TRAIN not in zone.tags


def _is_road(zone: Zone) -> bool:
    return not _is_inside(zone) and zone.kind != TOWER and not zone.tags & {"camp", "rock", "helipad", "court", "lawn"}


def _area(drawn: Geometry, zone: Zone, called: str) -> str:
    return (
        f'<path class="zone" data-zone="{escape(zone.name)}" data-index="{zone.index}" '
        f'd="{drawn.outlines[zone.index]}" {AREA} tabindex="0" role="button" aria-label="{escape(called or zone.name)}"/>'
    )


def _name(place: tuple[float, float], zone: Zone, scale: float) -> str:
    size = 31 * scale
    words = f'<text font-size="{size:g}" font-weight="700" fill="var(--d-label)">{escape(zone.name)}</text>'
    return f'<g class="name">{legible(words, *place, size)}</g>'


def wall_path(drawn: Geometry) -> str:
    """All walls as one path."""
    return _lines(_wall_parts(drawn))


def _lines(parts: list[Ends]) -> str:
    return "".join(f"M{x0:g} {y0:g}L{x1:g} {y1:g}" for x0, y0, x1, y1 in parts)


def _path(parts: list[Ends], kind: str) -> str:
    return f'<path class="{kind}" d="{_lines(parts)}" fill="none" {LINES[kind]}/>' if parts else ""


def _crossings(drawn: Geometry, *, within: bool) -> str:
    """Zebra crossings between streets, marks on those of earth; a dashed line where an alley or a camp is divided."""
    zones = drawn.board.zones
    zebras: list[Ends] = []
    marks: list[Ends] = []
    lines: list[Ends] = []
    for segment in drawn.segments:
        if segment.border == OPEN:
            both = zones[segment.a], zones[segment.b]
            if any(map(_is_inside, both)) == within:
                margin = min(CROSSING_MARGIN / segment.length, 0.3)
                on_roads = marks if TOWN in both[0].tags else zebras
                (on_roads if all(map(_is_road, both)) else lines).append(segment.part(margin, 1 - margin))
    return _path(zebras, "crossing") + _path(marks, "mark") + _path(lines, "line")


def _pavements(drawn: Geometry) -> str:
    """A strip along the houses, of stone or of planks; the rooms' floors cover its inner half."""
    zones = drawn.board.zones
    parts = [
        (TOWN in zones[segment.b].tags, segment.part(0, 1))
        for segment in drawn.segments
        if (segment.border in (WALL, *GAPS) or is_door(segment.border))
        and segment.a != RIM
        and not _is_aboard(drawn, segment)
        and _is_road(zones[segment.a]) != _is_road(zones[segment.b])
    ]
    stone, wood = ([part for wooden, part in parts if wooden == asked] for asked in (False, True))
    edges = _path(stone, "kerb") + _path(wood, "boardwalk-edge")
    return edges + _path(stone, "pavement") + _path(wood, "boardwalk")


def _is_aboard(drawn: Geometry, segment: Segment) -> bool:
    """Whether a border is one of the Train."""
    zones = drawn.board.zones
    return any(TRAIN in zones[zone].tags for zone in (segment.a, segment.b) if zone != RIM)


def _wall_parts(drawn: Geometry, rooms: AbstractSet[int] = frozenset()) -> list[Ends]:
    """The walls of all houses, or those of certain rooms of the Train."""
    zones = drawn.board.zones

    def walled_rim(segment: Segment) -> bool:
        zone = zones[segment.b]
        return _is_inside(zone) or "helipad" in zone.tags

    parts: list[Ends] = []
    for segment in drawn.segments:
        if not rooms & {segment.a, segment.b} if rooms else _is_aboard(drawn, segment):
            continue
        if segment.border == WALL or (segment.border == RIM_BORDER and segment.a == RIM and walled_rim(segment)):
            parts.append(segment.part(0, 1))
        elif segment.border in GAPS or is_door(segment.border):
            gap = min(2 * GAP, segment.length * 0.8) if _is_double(drawn, segment) else min(GAP, segment.length * 0.6)
            half = gap / segment.length / 2
            parts += [segment.part(0, 0.5 - half), segment.part(0.5 + half, 1)]
    return parts


def _is_double(drawn: Geometry, segment: Segment) -> bool:
    border = segment.border
    return border == DOUBLE_OPENING or (is_door(border) and drawn.board.doors[border - FIRST_DOOR].double)


def _fences(drawn: Geometry) -> str:
    fences = [segment.part(0, 1) for segment in drawn.segments if segment.border == FENCE]
    stairs = [segment.part(0.12, 0.88) for segment in drawn.segments if segment.border == STAIRS]
    return _path(fences, "fence-rail") + _path(fences, "fence") + _path(stairs, "stairs")
