"""Boards: Zones, what lies between them, who can go and see where; nothing of the game itself."""

from shamble.board.board import Board
from shamble.board.drawing import from_drawing
from shamble.board.faults import BoardError
from shamble.board.layout import Layout
from shamble.board.tiles import from_tiles
from shamble.board.zones import ROOM, STREET, Door, DoorSpec, Zone

__all__ = [
    "ROOM",
    "STREET",
    "Board",
    "BoardError",
    "Door",
    "DoorSpec",
    "Layout",
    "Zone",
    "from_drawing",
    "from_tiles",
]
