"""The changing things on a board: doors, barricades, barbwire, gates, parts. Their states together are a layout's key.

A key is a number: one bit for each door (set: open), then a few bits for each barrier and each part that moves. 0 is
the board as printed.
Borders that nobody marked for barricades have their bits behind all others, so that only what is built there has any.
"""

from collections.abc import Callable, Sequence

from shamble.board.cells import (
    BARBWIRE,
    DOUBLE_OPENING,
    FENCE,
    FIRST_BARRIER,
    FIRST_DOOR,
    INSIDE,
    JOINED,
    LADDER,
    OPEN,
    OPENING,
    PLANK,
    RAIL,
    SANDBAGS,
    STAIRS,
)
from shamble.board.faults import BoardError
from shamble.board.zones import Door

DOORS = "door"
BARRICADES = "barricade"
FENCES = "barbwire"
GATES = "gate"
JOINS = "join"
"""Zones that come to be adjacent in the course of a game; with the face SURVIVORS for these alone."""
SURVIVORS = "survivors"
CLOSED_ZONES = "closed-zone"
"""A Zone that nobody enters as long as something stands in it; sight goes through."""

INTACT, TORN = 0, 1
QUARTERS = 4
SIDES = ("north", "east", "south", "west")
GATE_FACES = {"L": (0, 1), "H": (0, 2)}
"""The open sides of a gate before it is turned; as many sides further clockwise for every quarter."""

_BITS = {BARRICADES: 2, FENCES: 1, GATES: 3, JOINS: 1, CLOSED_ZONES: 1}
_IMAGINED = {BARRICADES: 0, FENCES: TORN, GATES: QUARTERS, CLOSED_ZONES: 0}
"""The state in which a barrier hinders nobody; a gate that is open to all sides is only ever imagined."""


class Changing:
    """Something with a state: a number in some bits of a key."""

    __slots__ = ("bits", "shift")

    def __init__(self, bits: int) -> None:
        self.bits = bits
        self.shift = 0

    def state(self, key: int) -> int:
        """Its state in a layout."""
        return key >> self.shift & (1 << self.bits) - 1

    def put(self, key: int, state: int) -> int:
        """The key of the layout with this in another state."""
        return key & ~((1 << self.bits) - 1 << self.shift) | state << self.shift


class Barrier(Changing):
    """Something on the board that can change, between the Zones `a` and `b` (its own Zone twice for what fills one).

    Its state is a number: of complete barricades, INTACT or TORN for barbwire, of quarter turns for a gate, 1 for a
    Zone that is closed. `size` is
    the number of barricades that close the border; `again` whether they may be built anew (CL-BUILD-03).
    """

    __slots__ = ("a", "again", "b", "border", "face", "index", "kind", "name", "size")

    def __init__(
        self, index: int, kind: str, a: int, b: int, name: str, *, size: int = 1, again: bool = True, face: str = "L"
    ) -> None:
        super().__init__(_BITS[kind])
        self.index = index
        self.kind = kind
        self.a = a
        self.b = b
        self.name = name
        self.size = size
        self.again = again
        self.face = face
        self.border = FIRST_BARRIER + QUARTERS * index

    def __repr__(self) -> str:
        return f"<Barrier {self.index} {self.kind} {self.name}>"

    def is_there(self, key: int) -> bool:
        """Whether there is anything to see: not of a way that nobody has found yet, or a Zone that is open again."""
        return self.kind not in (JOINS, CLOSED_ZONES) or bool(self.state(key))

    def imagined_open(self, key: int) -> int:
        """The key of the layout in which this barrier hinders nobody; a join of Survivors alone is not there."""
        if self.kind == JOINS:
            return self.put(key, 0) if self.face == SURVIVORS else key
        return self.put(key, _IMAGINED[self.kind])

    def open_sides(self, state: int) -> tuple[int, ...]:
        """The sides (of SIDES) that a gate is open to after so many quarter turns."""
        if state >= QUARTERS:
            return tuple(range(QUARTERS))
        return tuple(sorted((side + state) % QUARTERS for side in GATE_FACES[self.face]))


class Part(Changing):
    """A part of the board that moves or turns, with the names of its states; `first` is the one to begin with."""

    __slots__ = ("first", "name", "states")

    def __init__(self, name: str, states: Sequence[str], first: int = 0) -> None:
        super().__init__((len(states) - 1).bit_length())
        self.name = name
        self.states = tuple(states)
        self.first = first

    def __repr__(self) -> str:
        return f"<Part {self.name}>"

    def called(self, key: int) -> str:
        """The name of its state in a layout."""
        return self.states[self.state(key)]


class Barriers:
    """The doors and barriers of a board, and what each border lets through in the layout of a key."""

    __slots__ = ("_limit", "_seek_unmarked", "_unmarked", "barriers", "doors", "parts")

    def __init__(
        self,
        doors: Sequence[Door],
        barriers: Sequence[Barrier] = (),
        seek_unmarked: Callable[[], Sequence[Barrier]] = tuple,
        parts: Sequence[Part] = (),
    ) -> None:
        self.doors = tuple(doors)
        self.barriers = tuple(barriers)
        self.parts = tuple(parts)
        self._limit = _line_up((*self.barriers, *self.parts), len(self.doors))
        self._seek_unmarked = seek_unmarked
        self._unmarked: tuple[Barrier, ...] | None = None

    @property
    def unmarked(self) -> tuple[Barrier, ...]:
        """The borders that can be barricaded though nobody marked them; found when first asked for."""
        if self._unmarked is None:
            self._unmarked = tuple(self._seek_unmarked())
            _line_up(self._unmarked, self._limit)
        return self._unmarked

    def standing(self, key: int) -> tuple[Barrier, ...]:
        """Every marked barrier, and the barricades that stand elsewhere."""
        if not key >> self._limit:
            return self.barriers
        return (*self.barriers, *(one for one in self.unmarked if one.state(key)))

    def marked(self, key: int) -> int:
        """The key without the barricades that were built where no place for them is marked."""
        return key & (1 << self._limit) - 1

    def check(self, key: int) -> None:
        """A BoardError when a key speaks of doors and barriers that are not there."""
        if key < 0 or (key >> self._limit and key >> self._limit + _BITS[BARRICADES] * len(self.unmarked)):
            doors = len(self.doors)
            raise BoardError(f"open doors {key:#b}: this board has {doors} doors, one bit each")

    def imagined_open(self, key: int, kinds: Sequence[str]) -> int:
        """The key of the layout in which nothing of these kinds hinders anybody."""
        if DOORS in kinds:
            key |= (1 << len(self.doors)) - 1
        for barrier in self.barriers:
            if barrier.kind in kinds:
                key = barrier.imagined_open(key)
        return self.marked(key) if BARRICADES in kinds else key

    def passage(self, key: int) -> list[bool]:
        """For each border number: do Survivors pass? (CL-PATH-03 to -05, -13, CL-HELIPAD-02, -04, WZ-SAND-02)."""
        through = (INSIDE, OPEN, OPENING, DOUBLE_OPENING, STAIRS, LADDER, PLANK, JOINED, SANDBAGS)
        table = self._table(key, through, {TORN})
        for barrier in self.barriers:
            if barrier.kind == JOINS:
                table[barrier.border] = bool(barrier.state(key))
        return table

    def clear(self, key: int) -> list[bool]:
        """For each border number: does sight go through? (CL-LOS-07, -08, -11, CL-HELIPAD-01, WZ-SAND-01)."""
        through = (INSIDE, OPEN, OPENING, DOUBLE_OPENING, STAIRS, LADDER, PLANK, FENCE, RAIL, BARBWIRE, SANDBAGS)
        return self._table(key, through, {INTACT, TORN})

    def drivable(self, key: int) -> list[bool]:
        """For each border number: do cars get through? (CL-CAR-18, -19, CL-DOOR-05)."""
        table = self._table(key, (INSIDE, OPEN, DOUBLE_OPENING), {TORN})
        for door in self.doors:
            table[FIRST_DOOR + door.index] = table[FIRST_DOOR + door.index] and door.double
        return table

    def _table(self, key: int, through: Sequence[int], wire: set[int]) -> list[bool]:
        table = [False] * (FIRST_DOOR + len(self.doors))
        for border in through:
            table[border] = True
        for door in range(len(self.doors)):
            table[FIRST_DOOR + door] = bool(key >> door & 1)
        if self.barriers:
            table += [False] * (FIRST_BARRIER + QUARTERS * len(self.barriers) - len(table))
            for barrier in self.barriers:
                state = barrier.state(key)
                if barrier.kind == FENCES:
                    table[barrier.border] = state in wire
                elif barrier.kind == GATES:
                    for side in barrier.open_sides(state):
                        table[barrier.border + side] = True
        return table

    def closed_pairs(self, key: int) -> frozenset[tuple[int, int]]:
        """CL-BARRICADE-02 to -05: the pairs of Zones that complete barricades cut off from each other."""
        return frozenset(
            (barrier.a, barrier.b)
            for barrier in self.standing(key)
            if barrier.kind == BARRICADES and barrier.state(key) >= barrier.size
        )

    def closed_zones(self, key: int) -> frozenset[int]:
        """The Zones that nobody enters now."""
        return frozenset(one.a for one in self.barriers if one.kind == CLOSED_ZONES and one.state(key))


def _line_up(changing: Sequence[Changing], shift: int) -> int:
    """Give each of them its bits of a key, from this one on; returns the first bit after them."""
    for one in changing:
        one.shift = shift
        shift += one.bits
    return shift
