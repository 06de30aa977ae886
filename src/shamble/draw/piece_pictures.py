"""Pieces on the board. A kind with a picture of its own registers it with `@drawn(Car)`; others are a labelled plate."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from shamble.draw.places import PLATE_HEIGHT, PicturePlaces
from shamble.draw.tokens import lying_token, spawn
from shamble.draw.wording import spawn_text
from shamble.text import words_of
from shamble.world.game import Game
from shamble.world.pieces import P, Piece
from shamble.world.tokens import SPAWN_PIECES, FurtherSpawn, MovedSpawn, spawn_tokens

Draw = Callable[[Game, int, P, PicturePlaces], str]

PICTURES: dict[type[Piece], Draw[Any]] = {}


def drawn(*kinds: type[P]) -> Callable[[Draw[P]], Draw[P]]:
    """Decorator: how these kinds of pieces are drawn: fn(game, number, piece, places of its Zone) -> SVG fragment."""

    def register(draw: Draw[P]) -> Draw[P]:
        PICTURES.update(dict.fromkeys(kinds, draw))
        return draw

    return register


def standing(game: Game, number: int, piece: Piece, place: PicturePlaces) -> str:
    """A piece where it stands: several in one Zone lie beside each other along its upper rim."""
    draw = PICTURES.get(type(piece))
    if draw is not None:
        return draw(game, number, piece, place)
    before = sum(one.zone == piece.zone for one in game.state.pieces[:number])
    room = place.upper
    return lying_token(
        words_of(game.setting), (room.x0 + 70 + 150 * before, room.y0 + 34), piece.piece_kind.name, place.room
    )


@drawn(FurtherSpawn, MovedSpawn)
def laid_later(game: Game, number: int, piece: Piece, place: PicturePlaces) -> str:
    """A Spawn token that was moved or added, below those that lie where the Mission says."""
    own = piece.number - 1 if isinstance(piece, MovedSpawn) else len(game.setting.mission.spawns) + number
    token = next((token for token in spawn_tokens(game) if token.number == own), None)
    if token is None:
        return ""
    before = sum(one.zone == piece.zone and isinstance(one, SPAWN_PIECES) for one in game.state.pieces[:number])
    room = place.upper
    at = (room.x0 + 90, room.y0 + (PLATE_HEIGHT + 8) * (before + 1) + 34)
    said = words_of(game.setting)
    return spawn(said, at, token, spawn_text(said, token))
