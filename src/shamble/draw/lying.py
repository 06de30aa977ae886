"""What else lies on the board: those who wait to come back, and added Spawn tokens."""

from __future__ import annotations

from shamble.draw.places import Places
from shamble.draw.portraits import face
from shamble.draw.standing import drawn
from shamble.draw.svg import colour, moved, text, title
from shamble.draw.tokens import spawn
from shamble.draw.wording import spawn_text
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


@drawn("spawn-token")
def added_spawn(game: Game, number: int, piece: Piece, place: Places) -> str:
    """A Spawn token beyond those of the Mission; several of a Zone lie one above the other."""
    below = sum(one["zone"] == piece["zone"] and one["piece"] == piece["piece"] for one in game.state.pieces[:number])
    middle = (place.room.x0 + place.room.x1) / 2
    return spawn((middle, place.room.y1 - 40 - 46 * below), (), "red", spawn_text((), awake=True), awake=True)
