"""The records of the files in tiles/: tile sides and tent cards. Boards are built from the same data."""

from collections.abc import Iterator
from typing import Annotated, Literal

from msgspec import Meta, field

from shamble.content.records import FilePart, Record
from shamble.files.faults import Fault, suggestion
from shamble.files.reading import Document
from shamble.world.records import Beds, Name, Small, Tent

Unit = Annotated[int, Meta(ge=0, le=1000)]
Side = Literal["north", "east", "south", "west"]
Rect = tuple[Unit, Unit, Unit, Unit]


class Features(FilePart, frozen=True, kw_only=True):
    """The features that make a Zone of a tile more than a street or a room."""

    hospital: bool = False
    locker_room: bool = False
    beds: Beds = Beds()
    manholes: Small = 0
    camp: bool = False
    tent_field: Literal["likely", "possible", "unlikely"] | None = None
    rock: bool = False
    wasteland: bool = False
    helipad: bool = False
    court: bool = False
    gate_place: bool = False
    shop: bool = False
    dark: bool = False
    lawn: bool = False
    stairs: bool = False
    tank: bool = False
    humvee: bool = False
    secret_service: bool = False
    casino_hall: bool = False
    hotel_corridor: bool = False
    elevator: bool = False
    statue: bool = False
    trap: bool = False
    vault: bool = False
    corpse_pile: bool = False
    abomination_spawn: bool = False
    crate: tuple[Unit, Unit] | None = None
    mine: bool = False
    cemetery: bool = False
    railroad: bool = False
    train: bool = False
    tender: bool = False
    cabin: bool = False


StreetPlace = Literal["corner-nw", "corner-ne", "corner-se", "corner-sw", "mid-n", "mid-e", "mid-s", "mid-w"]


class TileZone(FilePart, frozen=True, kw_only=True):
    """A Zone of a tile, or the part of a street Zone that lies on it; `rects` if it is no rectangle.

    Railroad has `places` on both long sides of its tile; a `partial` strip is no Zone unless it joins one. A balcony
    `straddles` street Zones, and takes nothing away from them. People call it what the tile shows (`called`).
    """

    id: Name
    kind: Literal["street", "room", "indoor-alley", "cell", "security", "hole", "corridor", "balcony"]
    rect: Rect | None = None
    rects: tuple[Rect, ...] = ()
    place: StreetPlace | None = None
    places: tuple[StreetPlace, ...] = ()
    partial: bool = False
    called: Name | None = None
    straddles: tuple[Name, ...] = ()
    features: Features = Features()


class Connection(FilePart, frozen=True, kw_only=True):
    """The border between two Zones of a tile; `side` is where b lies seen from a.

    A `door` is drawn there, closed; into a slot a Mission may lay one. A plank leads `from` one point `to` another
    `over` a hole. `thick`: solid wall lies between the Zones, deep enough for a door. `what` says why a wall does not
    look like one; no rule gives it an effect.
    """

    a: Name
    b: Name
    side: Side | Literal["north-east", "south-east", "south-west", "north-west"]
    kind: Literal[
        "open", "wall", "door", "door-slot", "double-door-slot", "opening", "fence", "barbwire", "plank", "sandbags",
        "stairs",
    ]  # fmt: skip
    at: tuple[Unit, Unit] | None = None
    width: Unit | None = None
    thick: bool = False
    what: Literal["window", "sidewalk-corner", "slot-machines"] | None = None
    over: Name | None = None
    from_: tuple[Unit, Unit] | None = field(name="from", default=None)
    to: tuple[Unit, Unit] | None = None


class PrintedCrate(FilePart, frozen=True, kw_only=True):
    """A place that is drawn on a tile: an Objective token or a Pimpweapon Crate goes there."""

    kind: Literal["objective", "pimpweapon"]
    zone: Name
    at: tuple[Unit, Unit]


class Edge(FilePart, frozen=True, kw_only=True):
    """A stretch of the tile's border and whether it is open to the next tile; `at` are the middles of its gaps.

    A room may run over the border without a wall (`merge`); a `door-slot` is a gap with a door drawn in it.
    """

    side: Side
    zone: Name
    span: tuple[Unit, Unit]
    kind: Literal["open", "wall", "opening", "fence", "merge", "door-slot"]
    at: tuple[Unit, ...] = ()
    width: Unit | None = None


class Tile(Record, frozen=True, kw_only=True):
    """One side of a tile."""

    format: Literal[1]
    id: Name
    box: Name
    other_side: Name
    tile_kind: Literal[
        "basement",
        "camp",
        "casino",
        "cemetery",
        "city",
        "damaged-building",
        "grounds",
        "helipad",
        "hospital",
        "hotel",
        "house",
        "mall",
        "mine",
        "parking",
        "prison",
        "railroad",
        "town",
        "train",
        "vault",
    ]
    size: tuple[Unit, Unit] | None = None
    confidence: Literal["high", "medium", "low"]
    notes: tuple[str, ...] = ()
    zones: Annotated[tuple[TileZone, ...], Meta(min_length=1)]
    blocked: tuple[Rect, ...] = ()
    crates: tuple[PrintedCrate, ...] = ()
    connections: tuple[Connection, ...]
    edges: tuple[Edge, ...]


class TentFile(FilePart, frozen=True, kw_only=True):
    """tents.yaml."""

    format: Literal[1]
    tents: tuple[Tent, ...]


def tile_faults(document: Document, tile: Tile) -> Iterator[Fault]:
    """Faults beyond the shape of the file: repeated or empty Zones, borders of Zones that do not exist."""
    names = [zone.id for zone in tile.zones]
    for i, zone in enumerate(tile.zones):
        if zone.id in names[:i]:
            yield document.fault(("zones", i, "id"), f'the Zone "{zone.id}" stands here already')
        if (zone.rect is None) == (not zone.rects):
            yield document.fault(("zones", i), "expected either rect or rects")
        for left, top, right, bottom in zone.rects if zone.rect is None else (zone.rect,):
            if left >= right or top >= bottom:
                yield document.fault(("zones", i), "expected [left, top, right, bottom] with room between")
    named = [
        (("connections", i, end), getattr(one, end)) for i, one in enumerate(tile.connections) for end in ("a", "b")
    ]
    named += [(("crates", i, "zone"), crate.zone) for i, crate in enumerate(tile.crates)]
    named += [(("edges", i, "zone"), edge.zone) for i, edge in enumerate(tile.edges)]
    for steps, name in named:
        if name not in names:
            yield document.fault(steps, f'no Zone "{name}" on this tile{suggestion(name, names)}')
