"""Miniatures that are neither on the board nor in the supply: out of the game, or kept on somebody's card."""

from __future__ import annotations

from typing import Annotated

from shamble.world.game import Game
from shamble.world.pieces import KIND, NOWHERE, Piece


class SetApart(Piece, tag="set-apart"):
    """So many miniatures of a kind, and what they lie on; "" is the box, for the rest of the game."""

    kind: Annotated[str, KIND] = ""
    number: int = 0
    on: str = ""


def set_apart(g: Game, kind: int, count: int, on: str = "") -> None:
    """Take miniatures out of the supply; a negative number gives them back to it."""
    name = g.setting.kinds[kind].name
    g.state.stock[kind] -= count
    for piece in g.state.pieces:
        if isinstance(piece, SetApart) and (piece.kind, piece.on) == (name, on):
            piece.number += count
            return
    g.state.pieces.append(SetApart(NOWHERE, kind=name, number=count, on=on))


def apart_by_kind(g: Game) -> dict[int, int]:
    """The number of miniatures of each kind that are set apart, whatever they lie on."""
    found: dict[int, int] = {}
    for piece in g.state.pieces:
        if isinstance(piece, SetApart):
            kind = g.setting.kind_of[piece.kind]
            found[kind] = found.get(kind, 0) + piece.number
    return found
