"""The helicopter from above: parked with its blades at rest, or in the air over a Zone with those who sit in it."""

from __future__ import annotations

from shamble.draw.cars import sitting
from shamble.draw.parking import lot
from shamble.draw.piece_pictures import drawn
from shamble.draw.places import PicturePlaces
from shamble.draw.svg import colour, moved, text, title
from shamble.draw.tokens import helicopter
from shamble.rules.vehicles.helicopter import Helicopter, is_flying
from shamble.text import Words, piece_text, words_of
from shamble.world.game import Game

SEATS = ((-112, 0), (-66, -24), (-66, 24), (-20, 0))
"""The pilot's first; the nose points to the left."""
SEAT = 25
PARKED = 252
"""The length of a parked helicopter beside figures, at full size."""
LEAST = 1.25
"""The smallest scale in the air: a helicopter may hang over the rim of a small Zone."""
RISE = 14
"""The height that a flying helicopter is drawn above its place."""


@drawn(Helicopter)
def draw_helicopter(game: Game, number: int, piece: Helicopter, place: PicturePlaces) -> str:
    """A helicopter on its lot; in the air a little higher, with a shadow below, wind around it and the rotor turning."""
    flying, said = is_flying(piece), words_of(game.setting)
    x, y, size = lot(game, number, place)
    y -= flying * RISE * size
    scale = (max(size, LEAST) if flying else size) * PARKED / 400
    people = [piece.pilot, *piece.passengers, *[-1] * (len(SEATS) - 1 - len(piece.passengers))]
    seated = "".join(sitting(game, who, sx, sy, SEAT) for who, (sx, sy) in zip(people, SEATS, strict=False))
    stash = len(piece.stash)
    crate = (
        f'<rect x="24" y="-19" width="38" height="38" rx="6" fill="{colour("wood")}" stroke="{colour("black")}" '
        f'stroke-width="4"/>{text(stash, 43, 0, 27, colour("white"))}'
        if stash
        else ""
    )
    body = _in_the_air() + helicopter(said, (0, 0), 400) + _rotor() if flying else helicopter(said, (0, 0), 400)
    if flying:
        seated += _names(said, [game.person(who).name for who in people if who >= 0])
    label = title(piece_text(said, game, piece))
    return moved(x, y, f"{body}{seated}{crate}{label}", scale, f'class="helicopter{" flying" * flying}" ')


def _in_the_air() -> str:
    """The shadow far below, and rings of wind on the ground."""
    wind = "".join(
        f'<ellipse cx="-40" cy="70" rx="{rx}" ry="{rx * 0.5:g}" fill="none" stroke="{colour("white")}" '
        f'stroke-width="4" stroke-dasharray="18 14" opacity=".55"/>'
        for rx in (130, 160)
    )
    shadow = f'<ellipse cx="-30" cy="74" rx="132" ry="44" fill="{colour("black")}" opacity=".4"/>'
    return wind + shadow


def _names(said: Words, aboard: list[str]) -> str:
    """In the air those aboard stand in no Zone: their names are written below."""
    named = said.series(aboard)
    width = 19 * len(named) + 30
    return (
        f'<rect x="{-40 - width / 2:g}" y="78" width="{width:g}" height="46" rx="14" fill="{colour("black")}" opacity=".85"/>'
        f"{text(named, -40, 102, 34, colour('white'))}"
    )


def _rotor() -> str:
    """The blur of the turning blades."""
    return (
        f'<circle cx="-52" r="118" fill="{colour("white")}" opacity=".16"/><circle cx="-52" r="118" fill="none" '
        f'stroke="{colour("rotor")}" stroke-width="5" opacity=".7"/>'
    )
