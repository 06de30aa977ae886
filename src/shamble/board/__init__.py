"""Boards: Zones, what lies between them, who can go and see where; nothing of the game itself."""

from shamble.board.balconies import BALCONY, BalconySpec
from shamble.board.barriers import BARRICADES, CLOSED_ZONES, DOORS, FENCES, GATES, JOINS, Barrier, Part
from shamble.board.board import Board
from shamble.board.drawing import from_drawing
from shamble.board.faults import BoardError
from shamble.board.fitting import BarricadeSpec, ExtraZoneSpec, Fittings, GateSpec, JoinSpec, TowerSpec
from shamble.board.layout import Layout
from shamble.board.parts import PartSpec, StateSpec
from shamble.board.tiles import from_tiles
from shamble.board.zones import ROOM, STREET, TOWER, TOWN, Door, DoorSpec, Zone

__all__ = [
    "BALCONY",
    "BARRICADES",
    "CLOSED_ZONES",
    "DOORS",
    "FENCES",
    "GATES",
    "JOINS",
    "ROOM",
    "STREET",
    "TOWER",
    "TOWN",
    "BalconySpec",
    "BarricadeSpec",
    "Barrier",
    "Board",
    "BoardError",
    "Door",
    "DoorSpec",
    "ExtraZoneSpec",
    "Fittings",
    "GateSpec",
    "JoinSpec",
    "Layout",
    "Part",
    "PartSpec",
    "StateSpec",
    "TowerSpec",
    "Zone",
    "from_drawing",
    "from_tiles",
]
