"""Cars from above, each kind in its own paint and shape, with their occupants."""

from __future__ import annotations

from shamble.draw.figures import RINGS
from shamble.draw.parking import lot
from shamble.draw.piece_pictures import drawn
from shamble.draw.places import PicturePlaces
from shamble.draw.svg import colour, moved, text, title
from shamble.rules.vehicles.cars import Car
from shamble.text import piece_text, words_of
from shamble.world.game import Game

BODY = "M-104 -30Q-104 -46 -84 -46H70Q104 -46 104 -24V24Q104 46 70 46H-84Q-104 46 -104 30Z"
VAN = "M-104 -46H88Q104 -46 104 -30V30Q104 46 88 46H-104Z"
SEATS = ((22, 21), (22, -21), (-34, 21), (-34, -21))
"""The driver's first; the bonnet points to the right."""

EDGE = 'stroke="var(--d-black)" stroke-width="5" stroke-linejoin="round"'
WHEELS = "".join(
    f'<rect x="{x}" y="{y}" width="34" height="14" rx="5" fill="var(--d-black)"/>' for x in (-76, 42) for y in (-53, 39)
)


def _fill(path: str, paint: str, more: str = "") -> str:
    return f'<path d="{path}" fill="{colour(paint)}" {more}/>'


def _flower(x: int, y: int) -> str:
    petals = "".join(
        f'<circle cx="{x + dx}" cy="{y + dy}" r="7" fill="{colour("paper")}"/>'
        for dx, dy in ((0, -9), (9, 0), (0, 9), (-9, 0))
    )
    return f'{petals}<circle cx="{x}" cy="{y}" r="6" fill="{colour("flame")}"/>'


CHECKS = "".join(
    f"M{x} -46h12v7h-12ZM{x + 12} -39h12v7h-12ZM{x} 32h12v7h-12ZM{x + 12} 39h12v7h-12Z" for x in range(-72, 60, 24)
)

PAINTS = {
    "police-car": (BODY, "car-police", _fill("M48 -46H70Q104 -46 104 -24V24Q104 46 70 46H48ZM-104 -30Q-104 -46 -84 -46H-64V46H-84Q-104 46 -104 30Z", "car-dark")),
    "pimpmobile": (BODY, "car-pimp", _fill("M-98 -6H98V6H-98Z", "brass") + _fill("M96 -24L110 0L96 24Z", "brass")),
    "hippiemobile": (VAN, "car-hippie", _fill("M58 -46H88Q104 -46 104 -30V30Q104 46 88 46H58Z", "paper") + _flower(-86, -28) + _flower(-86, 28) + _flower(82, 0)),
    "muscle-car": (BODY, "car-muscle", _fill("M-104 -17H104V-6H-104ZM-104 6H104V17H-104Z", "paper") + _fill("M-112 -38H-96V38H-112Z", "car-dark")),
    "taxi": (BODY, "car-taxi", _fill(CHECKS, "black")),
}  # fmt: skip
"""By kind of car: outline, paint, and markings."""

ROOFS = {
    "police-car": f'<rect x="-12" y="-34" width="14" height="68" rx="5" fill="{colour("token-blue")}"/><rect x="-12" y="0" width="14" height="34" rx="5" fill="{colour("token-red")}"/>',
    "taxi": f'<rect x="-16" y="-17" width="22" height="34" rx="5" fill="{colour("paper")}" {EDGE}/>' + text("T", -5, 0, 24, colour("black")),
}  # fmt: skip
"""The markings on the roof, between the front and the back seats."""


def car(kind: str) -> str:
    """A car without anybody in it."""
    outline, paint, marks = PAINTS[kind]
    shadow = f'<path d="{outline}" fill="{colour("black")}" opacity=".38" transform="translate(5 8)"/>'
    cabin = f'<path d="M-62 -36H36Q52 -30 52 0Q52 30 36 36H-62Q-70 0 -62 -36Z" fill="{colour("heli-glass")}" {EDGE}/>'
    lamps = _fill("M96 -34h8v14h-8ZM96 20h8v14h-8Z", "noise")
    return f"{WHEELS}{shadow}{_fill(outline, paint, EDGE)}{marks}{lamps}{cabin}{ROOFS.get(kind, '')}"


def sitting(game: Game, who: int, x: float, y: float, radius: float = 19) -> str:
    """Somebody on a seat, or the empty seat (-1)."""
    if who < 0:
        return f'<rect x="{x - 13:g}" y="{y - 13:g}" width="26" height="26" rx="8" fill="{colour("black")}" opacity=".28"/>'
    name = game.person(who).name
    return (
        f'<circle cx="{x:g}" cy="{y:g}" r="{radius:g}" fill="{colour("black")}" stroke="{colour(f"ring-{who % RINGS}")}" '
        f'stroke-width="5"/>{text(name[:2], x, y, radius * 1.15, colour("white"))}'
    )


def badge(x: float, y: float, scale: float, *, in_front: bool) -> str:
    """Beside a figure that sits in a vehicle: a wheel for whoever steers, a seat for the others."""
    wheel = '<circle r="11"/><path d="M-11 0H11M0 0V11"/>'
    seat = '<path d="M-7 -11V8H9M9 8V14M-7 8V14"/>'
    inner = (
        f'<circle r="19" fill="{colour("noise")}" stroke="{colour("black")}" stroke-width="4"/>'
        f'<g fill="none" stroke="{colour("black")}" stroke-width="5" stroke-linecap="round">{wheel if in_front else seat}</g>'
    )
    return moved(x + 40 * scale, y + 8 * scale, inner, scale)


@drawn(Car)
def draw_car(game: Game, number: int, piece: Car, place: PicturePlaces) -> str:
    """A car on its lot: occupants on their seats, a box with the number of cards stashed."""
    people = [piece.driver, *piece.passengers, *[-1] * (len(SEATS) - 1 - len(piece.passengers))]
    seated = "".join(sitting(game, who, x, y) for who, (x, y) in zip(people, SEATS, strict=False))
    stash = len(piece.stash)
    crate = (
        f'<rect x="-104" y="-19" width="38" height="38" rx="6" fill="{colour("wood")}" {EDGE}/>'
        + text(stash, -85, 0, 27, colour("white"))
        if stash
        else ""
    )
    x, y, scale = lot(game, number, place)
    return moved(
        x,
        y,
        f"{car(piece.kind)}{seated}{crate}{title(piece_text(words_of(game.setting), game, piece))}",
        scale,
        'class="car" ',
    )
