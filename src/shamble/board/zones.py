from typing import NamedTuple

STREET = "street"
ROOM = "room"
TOWER = "tower"
"""Neither street nor building (CL-TERM-05)."""

TANK = "tank"
"""The tag of a Zone with a Tank, which cuts sight and stands in the way (WZ-TANK-01, -05)."""

STATUE = "statue"
"""The tag of a Zone that nobody enters: who comes up there can leave it, and it is seen but not seen through."""

TOWN = "town"
"""The tag of all Zones on tiles of the Old West, with streets of earth and floors of wood."""

SPECIAL_KINDS = {
    "hole": (ROOM, "hole"),
    "cell": (ROOM, "cell"),
    "security": (ROOM, "security"),
    "indoor-alley": (STREET, "indoor-alley"),
    "dark-room": (ROOM, "dark"),
    "corridor": (ROOM, "corridor"),
}
"""Zones that are a street or a room in most respects (CL-TERM-02, -04), and the tag that tells them apart."""

SEEN_THROUGH = frozenset({"hole", "corridor"})
"""The tags of rooms in which a line of sight does not end (CL-LOS-09, WZ-COR-01)."""


def ends_sight(kind: str, tags: frozenset[str]) -> bool:
    """Whether a line of sight that enters such a Zone goes no further, as in a room."""
    return kind == ROOM and not tags & SEEN_THROUGH


class Zone:
    """One Zone of a board; never changed after building. Without cells it is away, with the part it belongs to."""

    __slots__ = ("beds", "called", "cells", "index", "kind", "manholes", "name", "names", "tags", "tiles")

    def __init__(
        self,
        index: int,
        names: tuple[str, ...],
        kind: str,
        tags: frozenset[str],
        tiles: tuple[int, ...],
        manholes: tuple[tuple[int, int], ...],
        beds: tuple[tuple[int, str, int], ...],
        cells: tuple[tuple[int, int], ...],
        called: str = "",
    ) -> None:
        self.index = index
        self.name = names[0]
        self.names = names
        self.kind = kind
        self.tags = tags
        self.tiles = tiles
        self.manholes = manholes
        self.beds = beds
        self.cells = cells
        self.called = called
        """The word for what the tile shows there (operating-room); empty where it shows nothing with a name."""

    def away(self) -> "Zone":
        """The same Zone while it is not on the board."""
        return Zone(self.index, (self.name,), self.kind, self.tags, (), (), (), (), self.called)

    def __repr__(self) -> str:
        return f"<Zone {self.index} {self.name} {self.kind}>"


class Door:
    """A place that holds a door token, between the Zones `a` and `b`; cars pass a double one (CL-DOOR-05)."""

    __slots__ = ("a", "b", "double", "index", "name")

    def __init__(self, index: int, a: int, b: int, name: str, *, double: bool = False) -> None:
        self.index = index
        self.a = a
        self.b = b
        self.name = name
        self.double = double

    def beyond(self, zone: int) -> int:
        """The Zone behind the door for whoever stands in one of its Zones."""
        return self.b if zone == self.a else self.a

    def __repr__(self) -> str:
        return f"<Door {self.index} {self.name}>"


class DoorSpec(NamedTuple):
    """Where a door token lies: between two Zones, by any of their names; `in_wall`: in what is solid wall otherwise."""

    a: str
    b: str
    double: bool = False
    in_wall: bool = False
