"""Pieces on the board. A kind with a picture of its own registers it with `@drawn("car")`; others are a labelled plate."""

from __future__ import annotations

from collections.abc import Callable

from shamble.draw.places import PLATE_HEIGHT, Places
from shamble.draw.tokens import spawn, thing
from shamble.text import words_of
from shamble.world.game import Game
from shamble.world.pieces import Piece

Draw = Callable[[Game, int, Piece, Places], str]

PICTURES: dict[str, Draw] = {}


def drawn(kind: str) -> Callable[[Draw], Draw]:
    """Decorator: how a kind of piece is drawn: fn(game, number, piece, places of its Zone) -> SVG fragment."""

    def register(draw: Draw) -> Draw:
        PICTURES[kind] = draw
        return draw

    return register


def standing(game: Game, number: int, piece: Piece, place: Places) -> str:
    """A piece where it stands: several in one Zone lie beside each other along its upper rim."""
    draw = PICTURES.get(piece["piece"])
    if draw is not None:
        return draw(game, number, piece, place)
    before = sum(one["zone"] == piece["zone"] for one in game.state.pieces[:number])
    room = place.upper
    return thing((room.x0 + 70 + 150 * before, room.y0 + 34), piece["piece"], place.room)


@drawn("added-spawn")
def added_spawn(game: Game, number: int, piece: Piece, place: Places) -> str:
    """A Spawn token that the players added, below those of the Mission."""
    before = sum(one["zone"] == piece["zone"] and one["piece"] == piece["piece"] for one in game.state.pieces[:number])
    room = place.upper
    at = (room.x0 + 90, room.y0 + (PLATE_HEIGHT + 8) * (before + 1) + 34)
    return spawn(at, (), "red", words_of(game.setting).word("added-spawn"), awake=True)
