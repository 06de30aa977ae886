"""Finds the Zones, doors, tiles and barriers that a scenario names on its board, and notes those that are not there."""

from __future__ import annotations

from shamble.board import Board
from shamble.files.faults import Steps
from shamble.scenario.barriers import check_barrier
from shamble.scenario.faults import Faults
from shamble.scenario.names import border, find_door


class BoardNames:
    """The places of a board by the names that scenarios use."""

    def __init__(self, board: Board, faults: Faults) -> None:
        self.board = board
        self.faults = faults
        self.zones = board.names

    def zone(self, name: str, steps: Steps) -> int:
        """The index of a Zone, or a fault and 0."""
        if name not in self.zones:
            self.faults.unknown(steps, "Zone", name, self.zones)
        return self.zones.get(name, 0)

    def tile(self, name: str, steps: Steps) -> int:
        """The index of a tile, or a fault and 0."""
        if name not in self.board.tile_names:
            self.faults.unknown(steps, "tile", name, self.board.tile_names)
            return 0
        return self.board.tile_names.index(name)

    def door(self, name: str, steps: Steps) -> int | None:
        """The index of the door "a-C", or a fault."""
        pair = border(name, self.zones)
        door = find_door(self.board, self.zones[pair[0]], self.zones[pair[1]]) if pair else None
        if door is None:
            self.faults.unknown(steps, "door", name, [door.name for door in self.board.doors])
            return None
        return door.index

    def barrier(self, key: str, name: str, steps: Steps) -> None:
        """Note a fault when the board has no such barricade, barbwire or gate."""
        check_barrier(self.board, self.zones, key, name, steps, self.faults)
