"""Those who lie on the board and wait to come back."""

from __future__ import annotations

from shamble.draw.places import Places
from shamble.draw.portraits import face
from shamble.draw.standing import drawn
from shamble.draw.svg import colour, moved, text, title
from shamble.engine.game import Game
from shamble.engine.pieces import Piece
from shamble.text import words


@drawn("downed")
def downed(game: Game, number: int, piece: Piece, place: Places) -> str:
    """A Survivor who was laid down: his disc, turned on its side and pale, with his name."""
    before = sum(one["zone"] == piece["zone"] for one in game.state.pieces[:number])
    name = game.state.survivors[piece["who"]].name
    disc = (
        f'<g opacity=".75" transform="rotate(90)"><circle r="51" fill="{colour("black")}"/>'
        f'<circle r="43" fill="{colour("paper")}"/>'
        f'<g transform="translate(-41 -41) scale(.82)">{face(name, disc=True)}</g></g>'
    )
    plate = f'<rect x="-60" y="27" width="120" height="34" rx="10" fill="{colour("black")}" opacity=".8"/>'
    told = words().drawn("laid-down", who=name)
    inner = f"{disc}{plate}{text(name, 0, 44, 25, colour('white'))}{title(told)}"
    return moved(place.upper.x0 + 70 + 130 * before, place.upper.y1 - 60, inner, 0.8)
