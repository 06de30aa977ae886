"""Railroad and the Train that runs on it: track, wheels and coupling of a section, the locomotive's engine."""

from __future__ import annotations

from shamble.board.railroads import AHEAD, RailPlace
from shamble.draw.geometry import Geometry
from shamble.draw.svg import colour

LENGTH, WIDTH = 1000, 360
"""A Train tile as its file has it, with its front to the east."""
EDGE = f'stroke="{colour("black")}" stroke-width="6" stroke-linejoin="round"'

_TIES = "".join(f"M{x} 76V284" for x in range(20, LENGTH, 40))
TRACK = (
    f'<path d="M0 50H{LENGTH}V310H0Z" fill="var(--d-dust)"/>'
    f'<path d="M0 62H{LENGTH}V298H0Z" fill="var(--d-ballast)"/><path d="M0 62H{LENGTH}V298H0Z" fill="url(#d-stones)"/>'
    f'<path d="{_TIES}" stroke="{colour("wood-dark")}" stroke-width="17"/>'
    f'<path d="M0 126H{LENGTH}M0 234H{LENGTH}" stroke="{colour("black")}" stroke-width="15"/>'
    f'<path d="M0 124H{LENGTH}M0 232H{LENGTH}" stroke="{colour("metal")}" stroke-width="7"/>'
)

_BOGIES = ["".join(f"M{x} 34h74v22h-74zM{x} 304h74v22h-74z" for x in at) for at in ((90, 190), (736, 836))]
REAR_WHEELS, FRONT_WHEELS = (f'<path d="{bogie}" fill="{colour("metal-dark")}" {EDGE}/>' for bogie in _BOGIES)
COUPLING = f'<path d="M-26 168H10V192H-26Z" fill="{colour("metal-dark")}" {EDGE}/>'

_DRIVERS = "".join(
    f'<path d="M{x} 70h92v30h-92zM{x} 260h92v30h-92z" fill="{colour("token-red")}" {EDGE}/>' for x in (566, 672, 778)
)
ENGINE = (
    f'<path d="M552 82H900V278H552Z" fill="{colour("metal-dark")}" {EDGE}/>{_DRIVERS}'
    f'<path d="M600 85H850M600 275H850" stroke="{colour("metal")}" stroke-width="10"/>'
    f'<path d="M896 70L996 150V210L896 290Z" fill="{colour("brass")}" {EDGE}/>'
    f'<path d="M906 100L984 162M906 140L990 172M906 180H990M906 220L990 188M906 260L984 198" stroke="{colour("black")}" stroke-width="6"/>'
    f'<path d="M548 106H872Q906 106 906 140V220Q906 254 872 254H548Z" fill="{colour("black")}" stroke="{colour("metal")}" stroke-width="6"/>'
    f'<path d="M640 107V253M740 107V253M828 107V253" stroke="{colour("brass")}" stroke-width="9"/>'
    f'<circle cx="690" cy="180" r="30" fill="{colour("brass")}" {EDGE}/><circle cx="690" cy="180" r="13" fill="{colour("metal-dark")}"/>'
    f'<circle cx="850" cy="180" r="42" fill="{colour("metal-dark")}" {EDGE}/><circle cx="850" cy="180" r="25" fill="{colour("black")}"/>'
    f'<circle cx="936" cy="180" r="20" fill="{colour("token-yellow")}" {EDGE}/>'
)  # fmt: skip


WAY = (
    f'<path d="M-70 -44L-6 0L-70 44M-6 -44L58 0L-6 44" fill="none" stroke="{colour("black")}" stroke-width="30" '
    f'stroke-linejoin="round"/><path d="M-70 -44L-6 0L-70 44M-6 -44L58 0L-6 44" fill="none" '
    f'stroke="{colour("token-yellow")}" stroke-width="16" stroke-linejoin="round"/>'
)
"""The way that a Train drives: to the east, as long as it is not turned."""


def track(drawn: Geometry, turn: int | None = None) -> str:
    """The track of every Train tile, whichever side it shows; with the `turn` of a Train that moves, its way."""
    found = [_laid(drawn, place, TRACK) for place in drawn.board.rails]
    for place in drawn.board.rails if turn is not None else ():
        if not place.is_train:
            x, y = drawn.rect(*place.rect).centre
            quarter = (turn or 0) + (90 if drawn.turned else 0)
            found.append(f'<g opacity=".75" transform="translate({x:g} {y:g}) rotate({quarter})">{WAY}</g>')
    return "".join(found)


def section(drawn: Geometry, place: RailPlace, inside: str) -> str:
    """A section of the Train with its rooms inside, as one group that can be moved along its track."""
    down, right = AHEAD[place.turn]
    ahead = f"{-down} {right}" if drawn.turned else f"{right} {down}"
    below = _laid(drawn, place, COUPLING + REAR_WHEELS + ("" if place.has_engine else FRONT_WHEELS))
    above = _laid(drawn, place, ENGINE) if place.has_engine else ""
    return f'<g data-section="{place.name}" data-ahead="{ahead}">{below}{inside}{above}</g>'


def _laid(drawn: Geometry, place: RailPlace, inner: str) -> str:
    """A drawing of a tile as it lies on the board."""
    x, y = drawn.rect(*place.rect).centre
    turn = place.turn + (90 if drawn.turned else 0)
    return f'<g transform="translate({x:g} {y:g}) rotate({turn}) translate({-LENGTH / 2:g} {-WIDTH / 2:g})">{inner}</g>'
