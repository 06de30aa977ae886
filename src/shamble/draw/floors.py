"""Floors: a colour and a quiet texture for each use of a Zone, and a hint of furniture in the rooms."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator

from shamble.board import TOWER, TOWN, Zone
from shamble.draw.geometry import Geometry, Rect

SPECIAL_FLOORS = (
    ("helipad", "pad", "panels"),
    ("casino-hall", "casino", "carpet"),
    ("hotel-corridor", "corridor", "carpet"),
    ("vault", "vault", "panels"),
    ("indoor-alley", "alley", "bricks"),
    ("rock", "rock", "stones"),
    ("camp", "camp", "sand"),
    ("hospital", "hospital", "tiles"),
    ("hole", "hole", "stones"),
    ("cell", "cell", "panels"),
    ("security", "security", "hatching"),
    ("shop", "shop", "checks"),
    ("court", "court", "panels"),
    ("corridor", "corridor", "carpet"),
    ("lawn", "lawn", "sand"),
    ("mine", "rock", "stones"),
    ("cemetery", "graves", "sand"),
)
TOWN_FLOORS = (("boards-0", "planks"), ("boards-1", "planks"), ("boards-2", "parquet"))
TOWN_STREET = ("dust", "sand")
ROOM_FLOORS = (("room-0", "planks"), ("room-1", "checks"), ("room-2", "carpet"), ("room-3", "parquet"))
STREET_FLOOR = ("asphalt", "tar")

_LINE = 'fill="none" stroke="var(--d-grain)" stroke-width="3"'
_GLEAM = 'fill="var(--d-gleam)"'


def _pattern(name: str, width: int, height: int, inner: str) -> str:
    return f'<pattern id="d-{name}" width="{width}" height="{height}" patternUnits="userSpaceOnUse">{inner}</pattern>'


def _specks(count: int, size: int, radius: tuple[float, ...], look: str) -> str:
    """Dots scattered at random, the same ones every time."""
    x, y, dots = 17, 31, []
    for at in range(count):
        x, y = (x * 29 + 53) % size, (y * 37 + 71) % size
        dots.append(f'<circle cx="{x}" cy="{y}" r="{radius[at % len(radius)]:g}" {look}/>')
    return "".join(dots)


TEXTURES = (
    _pattern(
        "tar", 157, 157, _specks(12, 157, (2.2, 3, 1.6), _GLEAM) + _specks(9, 151, (2, 3.4), 'fill="var(--d-grain)"')
    )
    + _pattern("planks", 240, 80, f'<path d="M0 1H240M0 41H240M70 0V40M190 40V80" {_LINE}/>')
    + _pattern("checks", 96, 96, f'<path d="M0 0H48V48H0ZM48 48H96V96H48Z" {_GLEAM}/>')
    + _pattern("carpet", 30, 30, f'<circle cx="8" cy="8" r="2.6" {_GLEAM}/><circle cx="23" cy="23" r="2.6" {_GLEAM}/>')
    + _pattern(
        "parquet",
        100,
        100,
        f'<path d="M0 0H100M0 50H100M0 0V100M50 0V100M25 0V50M75 50V100M0 75H50M50 25H100" {_LINE}/>',
    )
    + _pattern("tiles", 62, 62, f'<path d="M0 0H62M0 0V62" {_LINE}/><path d="M4 4H58V10H10V58H4Z" {_GLEAM}/>')
    + _pattern(
        "bricks", 88, 48, f'<path d="M0 1H88M0 25H88M22 0V24M66 24V48" {_LINE}/><path d="M26 4H84V9H26Z" {_GLEAM}/>'
    )
    + _pattern(
        "sand", 149, 149, _specks(20, 149, (2, 3, 1.5, 2.6), 'fill="var(--d-grain)"') + _specks(9, 139, (3, 2), _GLEAM)
    )
    + _pattern(
        "stones",
        170,
        150,
        f'<path d="M0 40L50 20L90 60L60 110L10 100ZM90 60L150 40L170 90M60 110L110 150M150 40L140 0" {_LINE}/>',
    )
    + _pattern("hatching", 60, 60, f'<path d="M0 60L60 0M-15 15L15 -15M45 75L75 45" {_LINE}/>')
    + _pattern("panels", 180, 180, f'<path d="M0 0H180M0 0V180" {_LINE}/>')
    + '<radialGradient id="d-glow" cx=".42" cy=".36" r=".8"><stop offset="0" stop-color="var(--d-glow)"/>'
    + '<stop offset="1" stop-color="var(--d-glow)" stop-opacity="0"/></radialGradient>'
)

_BOX = 'fill="var(--d-furniture)"'
_TOP = 'fill="var(--d-furniture-top)"'
FURNITURE = {
    "shelf": f'<path d="M0 0H124V30H0Z" {_BOX}/><path d="M5 5H40V25H5ZM45 5H80V25H45ZM85 5H119V25H85Z" {_TOP}/>',
    "sofa": f'<path d="M8 0H112Q120 0 120 8V46Q120 54 112 54H8Q0 54 0 46V8Q0 0 8 0Z" {_BOX}/><path d="M14 18H58V48H14ZM62 18H106V48H62Z" {_TOP}/>',
    "table": f'<circle cx="56" cy="56" r="32" {_TOP}/><circle cx="56" cy="56" r="38" {_BOX}/><circle cx="56" cy="8" r="13" {_BOX}/><circle cx="104" cy="56" r="13" {_BOX}/><circle cx="8" cy="56" r="13" {_BOX}/>',
    "desk": f'<path d="M0 0H110V46H0Z" {_BOX}/><path d="M36 8H74V28H36Z" {_TOP}/><circle cx="55" cy="66" r="16" {_BOX}/>',
    "plant": f'<circle cx="26" cy="26" r="22" {_BOX}/><path d="M26 26Q8 14 26 4Q44 14 26 26Q44 38 26 48Q8 38 26 26" {_TOP}/>',
    "crates": f'<path d="M0 0H54V54H0ZM58 6H100V48H58Z" {_BOX}/><path d="M6 6L48 48M48 6L6 48M64 12L94 42M94 12L64 42" stroke="var(--d-furniture-top)" stroke-width="5"/>',
    "counter": f'<path d="M0 0H130V36H38V110H0Z" {_BOX}/><path d="M60 8H96V28H60Z" {_TOP}/><circle cx="19" cy="58" r="10" {_TOP}/><circle cx="19" cy="88" r="10" {_TOP}/>',
    "cot": f'<path d="M0 0H72V112H0Z" {_BOX}/><path d="M8 8H64V34H8ZM8 40H64V104H8Z" {_TOP}/>',
    "chairs": f'<path d="M0 0H34V36H0ZM42 0H76V36H42ZM84 0H118V36H84Z" {_BOX}/><path d="M5 12H29V32H5ZM47 12H71V32H47ZM89 12H113V32H89Z" {_TOP}/>',
    "sink": f'<path d="M0 0H70V44H0Z" {_BOX}/><path d="M12 10H58V36H12Z" {_TOP}/>',
    "barrels": f'<circle cx="28" cy="28" r="26" {_BOX}/><circle cx="28" cy="28" r="18" {_TOP}/><circle cx="80" cy="24" r="22" {_BOX}/><circle cx="80" cy="24" r="15" {_TOP}/>',
    "bar": f'<path d="M0 0H150V34H0Z" {_BOX}/><path d="M8 8H142V16H8Z" {_TOP}/><circle cx="30" cy="56" r="12" {_BOX}/><circle cx="76" cy="56" r="12" {_BOX}/><circle cx="122" cy="56" r="12" {_BOX}/>',
    "coal": f'<circle cx="26" cy="24" r="22" {_BOX}/><circle cx="64" cy="16" r="15" {_BOX}/><circle cx="20" cy="62" r="16" {_BOX}/><circle cx="56" cy="48" r="13" {_TOP}/><circle cx="92" cy="26" r="10" {_TOP}/>',
    "stove": f'<path d="M6 0H60V56H6Z" {_BOX}/><circle cx="33" cy="28" r="16" {_TOP}/><circle cx="33" cy="28" r="7" {_BOX}/>',
}  # fmt: skip
SETS = (
    ("sofa", "plant", "shelf", ""),
    ("counter", "sink", "", "table"),
    ("desk", "shelf", "", "plant"),
    ("crates", "shelf", "", "crates"),
    ("cot", "plant", "", "shelf"),
    ("shelf", "shelf", "", "table"),
)
CELL_SETS = (("cot", "sink", "", ""), ("cot", "", "", "sink"))
SHOP_SETS = (("counter", "shelf", "", "shelf"), ("shelf", "shelf", "", "counter"), ("shelf", "table", "", "plant"))
HOSPITAL_SETS = (("sink", "", "", "chairs"), ("desk", "plant", "", "chairs"), ("", "sink", "", "plant"))
TOWN_SETS = (
    ("bar", "barrels", "", "table"),
    ("cot", "stove", "", "shelf"),
    ("counter", "crates", "", "barrels"),
    ("table", "barrels", "", "table"),
    ("desk", "shelf", "", "stove"),
)
TRAIN_SETS = (("crates", "chairs", "", "barrels"), ("chairs", "chairs", "", "crates"))
TENDER_SETS = (("coal", "coal", "coal", "coal"),)
CABIN_SETS = (("", "", "", ""),)
FURNISHED = {"tender": TENDER_SETS, "cabin": CABIN_SETS, "train": TRAIN_SETS}
FURNISHED |= {"hospital": HOSPITAL_SETS, "cell": CELL_SETS, "shop": SHOP_SETS, TOWN: TOWN_SETS}
WEAR = (
    '<path d="M-58 -32H52V30H-58Z" fill="var(--d-grain)" opacity=".5"/>',
    '<path d="M-60 -6L-30 6L-12 -8L14 10L34 -2L62 12M-12 -8L-4 -34M14 10L8 32" fill="none" stroke="var(--d-grain)" stroke-width="4"/>',
    '<ellipse rx="44" ry="28" fill="var(--d-grain)" opacity=".45"/><ellipse cx="34" cy="18" rx="18" ry="12" fill="var(--d-grain)" opacity=".45"/>',
    '<path d="M-50 -20L-20 -4L6 -18L40 2" fill="none" stroke="var(--d-grain)" stroke-width="4"/>',
    '<path d="M-90 -17H90M-90 17H90" fill="none" stroke="var(--d-grain)" stroke-width="12" opacity=".4"/>',
)  # fmt: skip

_BLADES = 'fill="none" stroke="var(--d-grass)" stroke-width="6" stroke-linecap="round"'
YARD = (
    f'<path d="M0 0Q-4 -16 -14 -24M2 0Q2 -18 2 -30M4 0Q10 -14 20 -20M34 10Q30 -2 24 -8M36 10Q40 -4 46 -10" {_BLADES}/>',
    '<ellipse rx="17" ry="12" fill="var(--d-furniture)"/><ellipse cx="-3" cy="-3" rx="11" ry="7" fill="var(--d-furniture-top)"/><ellipse cx="26" cy="9" rx="9" ry="6" fill="var(--d-furniture)"/>',
    f'<path d="M-40 4Q-36 -10 -28 -18M-36 4Q-36 -14 -40 -22M10 14Q8 -4 0 -14M14 14Q16 -6 14 -18M18 14Q24 0 32 -6" {_BLADES}/>',
    '<path d="M-70 -8Q0 -22 70 -4M-70 20Q0 6 70 24" fill="none" stroke="var(--d-furniture)" stroke-width="8" opacity=".6"/>',
)  # fmt: skip

_BRUSH = 'fill="none" stroke="var(--d-grass)" stroke-width="4"'
EARTH = (
    f'<circle r="24" {_BRUSH}/><path d="M-20 -12Q0 14 20 -8M-14 16Q4 -18 16 14M-24 4Q0 -10 24 6M-6 -23Q10 0 -4 23" {_BRUSH}/>',
    '<path d="M-110 -20Q0 -30 110 -16M-110 22Q0 12 110 26" fill="none" stroke="var(--d-grain)" stroke-width="10"/>',
    '<path d="M-14 -10Q-16 10 -6 12M14 -10Q16 10 6 12M-14 -10Q0 -24 14 -10" fill="none" stroke="var(--d-grain)" stroke-width="6"/>',
    '<ellipse rx="17" ry="12" fill="var(--d-furniture)"/><ellipse cx="-3" cy="-3" rx="11" ry="7" fill="var(--d-furniture-top)"/><ellipse cx="26" cy="9" rx="9" ry="6" fill="var(--d-furniture)"/>',
)  # fmt: skip
"""Tumbleweed, ruts of wagons, a hoofprint, stones."""


def _dice(zone: Zone, sides: int, throw: int) -> int:
    """A choice that a Zone makes the same way in every game."""
    return hashlib.blake2b(zone.name.encode(), digest_size=4).digest()[throw] % sides


def floor_of(zone: Zone) -> tuple[str, str]:
    """Colour and texture of a Zone's floor."""
    if zone.kind == TOWER:
        return "tower", "planks"
    for tag, colour, texture in SPECIAL_FLOORS:
        if tag in zone.tags:
            return colour, texture
    street, rooms = (TOWN_STREET, TOWN_FLOORS) if TOWN in zone.tags else (STREET_FLOOR, ROOM_FLOORS)
    return street if zone.kind == "street" else rooms[_dice(zone, len(rooms), 0)]


def floor(geometry: Geometry, zone: Zone) -> str:
    """The floor of one Zone, with its texture."""
    tint, texture = floor_of(zone)
    outline = geometry.outlines[zone.index]
    glow = f'<path d="{outline}" fill="url(#d-glow)"/>' if zone.kind == "room" else ""
    return (
        f'<path d="{outline}" fill="var(--d-{tint})" stroke="var(--d-{tint})" stroke-width="2"/>'
        f'<path d="{outline}" fill="url(#d-{texture})"/>{glow}'
    )


def wear(geometry: Geometry, zone: Zone) -> str:
    """The wear of a road (patches, cracks, stains, tracks), and what grows and lies about on earth."""
    kinds = YARD if zone.tags & {"camp", "lawn"} else EARTH if TOWN in zone.tags else WEAR
    room = geometry.rooms[zone.index].shrunk(60)
    found = []
    for throw in range(2 if room.width * room.height < 60_000 else 4):
        roll = [hashlib.blake2b(f"{zone.name}{throw}".encode(), digest_size=4).digest()[at] for at in range(4)]
        x, y = room.x0 + room.width * roll[0] / 255, room.y0 + room.height * roll[1] / 255
        turn = 0 if kinds is YARD or not roll[2] % len(WEAR) else roll[3] * 360 // 256
        found.append(f'<g transform="translate({x:g} {y:g}) rotate({turn})">{kinds[roll[2] % len(kinds)]}</g>')
    return "".join(found)


def furniture(geometry: Geometry, zone: Zone, *, bare: bool) -> str:
    """Some furniture in the corners of a room, faint enough for figures to stand on; a bare room has none at the top."""
    if zone.kind != "room" or zone.tags & {"security", "hole", "corridor", "stairs", "mine", "cemetery"}:
        return ""
    if "hospital" in zone.tags and ("locker-room" in zone.tags or zone.beds):
        return ""
    sets = next((sets for tag, sets in FURNISHED.items() if tag in zone.tags), SETS)
    chosen = sets[_dice(zone, len(sets), 1)]
    corners = _corners(geometry.rooms[zone.index].shrunk(26))
    return "".join(
        f'<g transform="translate({x:g} {y:g}) scale({flip_x} {flip_y})">{FURNITURE[name]}</g>'
        for name, (x, y, flip_x, flip_y) in zip(chosen, corners, strict=True)
        if name and not (bare and flip_y > 0)
    )


def _corners(room: Rect) -> Iterator[tuple[float, float, int, int]]:
    yield room.x0, room.y0, 1, 1
    yield room.x1, room.y0, -1, 1
    yield room.x0, room.y1, 1, -1
    yield room.x1, room.y1, -1, -1
