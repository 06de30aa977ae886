"""Pieces on the board. A kind with a picture of its own registers it with `@drawn("car")`; others are a labelled plate."""

from __future__ import annotations

from collections.abc import Callable

from shamble.draw.places import PLATE_HEIGHT, Places
from shamble.draw.tokens import lying_token, spawn
from shamble.draw.wording import spawn_text
from shamble.text import words_of
from shamble.world.game import Game
from shamble.world.pieces import Piece
from shamble.world.tokens import ADDED_SPAWN, MOVED_SPAWN, SPAWN_PIECES, spawn_tokens

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
    return lying_token(words_of(game.setting), (room.x0 + 70 + 150 * before, room.y0 + 34), piece["piece"], place.room)


@drawn(ADDED_SPAWN)
@drawn(MOVED_SPAWN)
def laid_later(game: Game, number: int, piece: Piece, place: Places) -> str:
    """A Spawn token that was moved or added, below those that lie where the Mission says."""
    own = piece["number"] - 1 if piece["piece"] == MOVED_SPAWN else len(game.setting.mission.spawns) + number
    token = next((token for token in spawn_tokens(game) if token.number == own), None)
    if token is None:
        return ""
    before = sum(one["zone"] == piece["zone"] and one["piece"] in SPAWN_PIECES for one in game.state.pieces[:number])
    room = place.upper
    at = (room.x0 + 90, room.y0 + (PLATE_HEIGHT + 8) * (before + 1) + 34)
    said = words_of(game.setting)
    return spawn(said, at, token, spawn_text(said, token))
