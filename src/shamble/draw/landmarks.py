"""Landmarks that are printed on tiles and stand there for good: a Tank, Humvees, stairs."""

from __future__ import annotations

from collections.abc import Sequence

from shamble.board import Zone
from shamble.draw.geometry import Geometry
from shamble.draw.svg import colour, moved

EDGE = f'stroke="{colour("black")}" stroke-width="5" stroke-linejoin="round"'

TANK = (
    f'<path d="M-120 -78H104V-40H-120ZM-120 40H104V78H-120Z" fill="{colour("metal-dark")}" {EDGE}/>'
    f'<path d="M-112 -56H96Q112 -56 112 -40V40Q112 56 96 56H-112Z" fill="{colour("olive")}" {EDGE}/>'
    f'<path d="M30 -9H176V9H30Z" fill="{colour("olive")}" {EDGE}/>'
    f'<ellipse cx="-8" rx="56" ry="42" fill="{colour("olive")}" {EDGE}/>'
    f'<circle cx="-22" r="15" fill="{colour("metal-dark")}" {EDGE}/>'
)
HUMVEE = (
    f'<path d="M-104 -44H92Q104 -44 104 -32V32Q104 44 92 44H-104Z" fill="{colour("olive")}" {EDGE}/>'
    f'<path d="M20 -34H50V34H20Z" fill="{colour("metal")}" {EDGE}/>'
    f'<path d="M-96 -34H8V34H-96Z" fill="none" {EDGE}/><circle cx="-30" r="18" fill="{colour("metal-dark")}" {EDGE}/>'
)
STEPS = f'<path d="{"".join(f"M{x} -50V50" for x in range(-60, 61, 20))}" stroke="{colour("grain")}" stroke-width="7"/>'
PRINTED = {"tank": (TANK, 320), "humvee": (HUMVEE, 230), "stairs": (STEPS, 150)}
"""By the tag of the Zone: the drawing and its width."""


def landmarks(drawn: Geometry, zones: Sequence[Zone]) -> str:
    """The landmarks of these Zones, each in the middle."""
    return "".join(_in_the_middle(drawn, zone) for zone in zones if not zone.tags.isdisjoint(PRINTED))


def _in_the_middle(drawn: Geometry, zone: Zone) -> str:
    room = drawn.rooms[zone.index]
    x, y = (room.x0 + room.x1) / 2, (room.y0 + room.y1) / 2
    found = [PRINTED[tag] for tag in PRINTED if tag in zone.tags]
    return "".join(moved(x, y, inner, min(1.2, 0.8 * room.width / width)) for inner, width in found)
