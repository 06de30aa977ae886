"""Tiles as they lie on the table: the facts of a tile file, turned."""

from collections.abc import Mapping, Sequence
from typing import Any

from shamble.board.balconies import BALCONY
from shamble.board.faults import BoardError, no_such
from shamble.board.railroads import RailTile, rail_tile
from shamble.board.zones import ROOM, SPECIAL_KINDS, STREET, TOWN, ends_sight

TILE = 1000
SIDES = ("north", "east", "south", "west")
PLACES = {
    f"{where}-{names[turn]}": tuple(f"{where}-{names[(turn + quarters) % 4]}" for quarters in range(4))
    for where, names in (("corner", ("nw", "ne", "se", "sw")), ("mid", ("n", "e", "s", "w")))
    for turn in range(4)
}
ZONE_KINDS = {STREET: STREET, ROOM: ROOM, **{name: kind for name, (kind, _) in SPECIAL_KINDS.items()}}
PLANK_LINK = "plank"
STAIRS_LINK = "stairs"
APART = (PLANK_LINK, STAIRS_LINK)
"""Ways that are no borders of the grid."""
INDOOR_ALLEY = "indoor-alley"
CORRIDOR = "corridor"
ROCK = "rock"
RAILROAD = "railroad"
"""The tag of Zones on which a Train runs."""
HOUSE = "house"
"""The tag of all Zones on tiles of one large house, whose rooms go on over the borders."""
TILE_TAGS = {HOUSE: HOUSE, **dict.fromkeys(("town", "mine", "cemetery", "railroad", "train"), TOWN)}
"""The tag that the Zones of a kind of tile have in common."""
TENT_FIELD = "tent-field"

Rect = tuple[int, int, int, int]
Point = tuple[int, int]


class ZonePart:
    """The part of a Zone on one tile: all of it, or one piece of a street that goes on over the neighbours."""

    __slots__ = ("beds", "called", "id", "kind", "manholes", "name", "partial", "places", "rects", "tags", "tile")

    def __init__(self, tile: "LaidTile", zone: Mapping[str, Any]) -> None:
        features: Mapping[str, Any] = zone.get("features") or {}
        self.tile = tile
        self.id = str(zone["id"])
        self.name = f"{tile.name}.{self.id}"
        if zone["kind"] not in ZONE_KINDS:
            raise no_such(f"kind of Zone (for {self.name})", zone["kind"], ZONE_KINDS)
        self.kind = ZONE_KINDS[zone["kind"]]
        self.tags = _tags(zone["kind"], features) | tile.tags
        rects = zone["rects"] if "rects" in zone else [zone["rect"]]
        self.rects = [tile.turned_rect(rect) for rect in rects]
        places = zone.get("places") or ([zone["place"]] if zone.get("place") else [])
        self.places = tuple(_turned_place(place, tile.quarters) for place in places)
        self.partial = bool(zone.get("partial"))
        self.called = str(zone.get("called") or "")
        self.manholes = int(features.get("manholes", 0))
        self.beds: Mapping[str, int] = features.get("beds") or {}

    @property
    def is_street(self) -> bool:
        """Whether the Zone is a street for the rules, as alleys and camp Zones are (CL-TERM-02)."""
        return self.kind == STREET

    @property
    def seen_through(self) -> bool:
        """Whether sight runs on through the Zone, so that it matters where its gaps lie."""
        return not ends_sight(self.kind, self.tags)

    @property
    def is_corridor(self) -> bool:
        """Whether the Zone is a corridor, whose ends stand open (WZ-COR-01)."""
        return CORRIDOR in self.tags

    @property
    def is_railroad(self) -> bool:
        """Whether the Zone is a stretch of railroad."""
        return RAILROAD in self.tags

    @property
    def is_alley(self) -> bool:
        """Whether the Zone is an indoor alley, a street within walls."""
        return INDOOR_ALLEY in self.tags


class TileLink:
    """The border between two Zones of one tile."""

    __slots__ = ("a", "at", "b", "kind", "upright")

    def __init__(self, tile: "LaidTile", connection: Mapping[str, Any]) -> None:
        self.a = tile.part(connection["a"])
        self.b = tile.part(connection["b"])
        self.kind = str(connection["kind"])
        side = _turned_side(connection["side"], tile.quarters)
        self.upright = side in ("east", "west")
        point = connection.get("at")
        turned = None if point is None else tile.turned_point(point[0], point[1])
        self.at = None if turned is None else turned[1 if self.upright else 0]


class SeamEdge:
    """The stretch of a tile's side where a Zone meets the next tile, and whether it is open there.

    `at` are the middles of its gaps, all of one `width` (0: not known).
    """

    __slots__ = ("at", "kind", "part", "side", "span", "width")

    def __init__(self, tile: "LaidTile", edge: Mapping[str, Any]) -> None:
        self.part = tile.part(edge["zone"])
        self.kind = str(edge["kind"])
        self.side = _turned_side(edge["side"], tile.quarters)
        along = [tile.along_side(edge["side"], position) for position in edge["span"]]
        self.span = (min(along), max(along))
        self.at = [tile.along_side(edge["side"], position) for position in edge.get("at") or ()]
        self.width = int(edge.get("width") or 0)


class BalconyPart:
    """A balcony of a tile: the room with its stairs, and the parts of streets that it hangs over."""

    __slots__ = ("name", "over", "rect", "room")

    def __init__(self, tile: "LaidTile", zone: Mapping[str, Any], connections: Sequence[Mapping[str, Any]]) -> None:
        self.name = f"{tile.name}.{zone['id']}"
        self.rect = tile.turned_rect(zone["rect"])
        self.over = [tile.part(id) for id in zone["straddles"]]
        stairs = [one for one in connections if one["kind"] == STAIRS_LINK and zone["id"] in (one["a"], one["b"])]
        if len(stairs) != 1:
            raise BoardError(f"{self.name}: found {len(stairs)} stairs; expected those to its room")
        self.room = tile.part(next(stairs[0][end] for end in ("a", "b") if stairs[0][end] != zone["id"]))


class LaidTile:
    """One tile in its place in the grid, with all its facts turned clockwise by so many quarters.

    A `detached` one touches no other, wherever it lies; a `loose` one lies elsewhere, or not at all, when parts of the
    board have moved.
    """

    __slots__ = (
        "_printed", "balconies", "column", "detached", "index", "links", "loose", "name", "parts", "planks", "quarters",
        "rail", "row", "seam_edges", "size", "tags",
    )  # fmt: skip

    def __init__(
        self,
        index: int,
        row: int,
        column: int,
        tile: Mapping[str, Any],
        turn: int,
        *,
        detached: bool = False,
        loose: bool = False,
    ) -> None:
        self.index = index
        self.detached = detached
        self.loose = loose
        self.row = row
        self.column = column
        self.name = str(tile["id"])
        if turn % 90:
            raise BoardError(f"tile {self.name}: turn {turn}; expected 0, 90, 180 or 270")
        self.quarters = turn // 90 % 4
        width, height = tile.get("size") or (TILE, TILE)
        self._printed: Point = (width, height)
        self.size: Point = (height, width) if self.quarters % 2 else (width, height)
        """Its width and height as it lies."""
        self.rail = _rail(tile)
        shared = TILE_TAGS.get(tile.get("tile_kind", ""))
        self.tags = frozenset({shared}) if shared else frozenset[str]()
        self.parts: list[ZonePart] = []
        self.parts += [ZonePart(self, zone) for zone in tile["zones"] if zone["kind"] != BALCONY]
        connections = tile["connections"]
        self.links = [TileLink(self, connection) for connection in connections if connection["kind"] not in APART]
        self.planks = [(self.part(one["a"]), self.part(one["b"])) for one in connections if one["kind"] == PLANK_LINK]
        self.seam_edges = [SeamEdge(self, edge) for edge in tile["edges"]]
        self.balconies = [BalconyPart(self, zone, connections) for zone in tile["zones"] if zone["kind"] == BALCONY]

    def part(self, id: str) -> ZonePart:
        """The part with this id on this tile."""
        for part in self.parts:
            if part.id == id:
                return part
        raise no_such(f"Zone on tile {self.name}", id, [part.id for part in self.parts])

    def link(self, a: ZonePart, b: ZonePart) -> TileLink | None:
        """The border between two parts as the tile file describes it."""
        return next((link for link in self.links if {link.a.id, link.b.id} == {a.id, b.id}), None)

    def turned_point(self, x: int, y: int) -> Point:
        """A point of the tile file as the tile lies."""
        _, height = self._printed
        for _ in range(self.quarters):
            x, y = height - y, x
            height = self._printed[0] + self._printed[1] - height
        return x, y

    def turned_rect(self, rect: Sequence[int]) -> Rect:
        """A rectangle of the tile file as the tile lies."""
        x0, y0 = self.turned_point(rect[0], rect[1])
        x1, y1 = self.turned_point(rect[2], rect[3])
        return min(x0, x1), min(y0, y1), max(x0, x1), max(y0, y1)

    def along_side(self, side: str, position: int) -> int:
        """A position along a side of the tile file (x or y), as position along that side as the tile lies."""
        width, height = self._printed
        corner = {"north": 0, "east": width, "south": height, "west": 0}[side]
        x, y = (position, corner) if side in ("north", "south") else (corner, position)
        turned = self.turned_point(x, y)
        return turned[0 if _turned_side(side, self.quarters) in ("north", "south") else 1]

    def edges_on(self, side: str, kind: str) -> list[SeamEdge]:
        """The edges of a kind on one side of the tile."""
        return [edge for edge in self.seam_edges if edge.side == side and edge.kind == kind]

    def seam_edge(self, part: ZonePart, side: str) -> SeamEdge | None:
        """The edge of a part on one side of the tile; None if it does not reach that side."""
        return next((edge for edge in self.seam_edges if edge.part is part and edge.side == side), None)


def _rail(tile: Mapping[str, Any]) -> RailTile | None:
    features = [feature for zone in tile["zones"] for feature in zone.get("features") or ()]
    return rail_tile(tile.get("tile_kind", ""), tile.get("other_side", ""), features)


def _turned_place(place: str, quarters: int) -> str:
    if place not in PLACES:
        raise no_such("place of a street", place, PLACES)
    return PLACES[place][quarters]


def _turned_side(side: str, quarters: int) -> str:
    return SIDES[(SIDES.index(side) + quarters) % 4]


def _tags(kind: str, features: Mapping[str, Any]) -> frozenset[str]:
    tags = {name.replace("_", "-") for name, value in features.items() if value is True}
    if kind in SPECIAL_KINDS:
        tags.add(SPECIAL_KINDS[kind][1])
    if features.get("tent_field") in ("likely", "possible"):
        tags.add(TENT_FIELD)
    return frozenset(tags)
