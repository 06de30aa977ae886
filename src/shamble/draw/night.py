"""The night on a board: a shade over the dark Zones, lit ones without it, and the beams that light them."""

from __future__ import annotations

import math

from shamble.draw.geometry import Geometry, geometry
from shamble.draw.piece_pictures import drawn
from shamble.draw.places import PicturePlaces
from shamble.draw.svg import title
from shamble.rules.night.beams import LightBeam, LitZone, lit_by, lit_zones
from shamble.rules.night.hours import is_night
from shamble.text import words_of
from shamble.world.game import Game
from shamble.world.pieces import Piece, pieces_of

NIGHT = "under:night"
"""The fragment that lies below all others."""
NARROW, WIDE, BEYOND = 26, 150, 60
LAMP = 130


def night(game: Game, turned: bool | None) -> dict[str, str]:
    """The shade of the night, as long as it lasts."""
    if not is_night(game):
        return {}
    shape, lit = geometry(game.setting.board, turned), lit_zones(game)
    dark = "".join(shape.outlines[zone.index] for zone in game.setting.board.there if zone.index not in lit)
    light = "".join(shape.outlines[zone] for zone in sorted(lit))
    beams = "".join(_beam(game, shape, piece) for _, piece in pieces_of(game, LightBeam))
    told = title(words_of(game.setting).drawn("dark-zone"))
    shade = f'<g><path d="{dark}" fill="var(--d-night)"/>{told}</g>' if dark else ""
    glow = f'<path d="{light}" fill="var(--d-lamp)"/>' if light else ""
    return {NIGHT: f'<g pointer-events="none">{shade}{glow}{beams}</g>'}


def _beam(game: Game, shape: Geometry, piece: LightBeam) -> str:
    """A cone of light from its Zone into the other; round about its bearer where it shines at a wall."""
    zone, *others = lit_by(game, piece)
    x, y = shape.rooms[zone].centre
    if not others:
        return f'<circle cx="{x:g}" cy="{y:g}" r="{LAMP}" fill="var(--d-beam)"/>'
    far_x, far_y = shape.rooms[others[0]].centre
    length = math.hypot(far_x - x, far_y - y) or 1
    across, along = -(far_y - y) / length, (far_x - x) / length
    far_x, far_y = far_x + along * BEYOND, far_y - across * BEYOND
    corners = [
        (x + across * NARROW, y + along * NARROW),
        (far_x + across * WIDE, far_y + along * WIDE),
        (far_x - across * WIDE, far_y - along * WIDE),
        (x - across * NARROW, y - along * NARROW),
    ]
    path = "L".join(f"{a:.0f} {b:.0f}" for a, b in corners)
    return f'<path d="M{path}Z" fill="var(--d-beam)"/>'


@drawn(LightBeam, LitZone)
def in_the_shade(game: Game, number: int, piece: Piece, place: PicturePlaces) -> str:
    """Light is drawn with the night."""
    return ""
