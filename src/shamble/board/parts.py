"""Parts of a board that move or turn: a train, an elevator, a tile that is turned over.

In each state of its parts the board is laid anew. The Zones keep their numbers: a Zone is known by the name that it was
first met under, whatever else belongs to it at times. So Zones may move with all that is in them, fuse and split.
"""

from collections.abc import Iterator, Sequence
from itertools import product
from math import prod
from typing import Any, NamedTuple

from shamble.board.barriers import Part
from shamble.board.faults import BoardError, no_such

AS_PRINTED = "*"
MOST_STATES = 64
"""The most boards that are laid for one game."""

Pair = tuple[str, str]
Rows = Sequence[Sequence[Any]]


class StateSpec(NamedTuple):
    """A state of a part: its tiles or cells ("*": as printed), and the borders that only this state has.

    A drawn board has another `grid`, one of tiles other `tiles` and `turns`. `joins` are Zones that count as adjacent
    wherever they lie, without seeing each other.
    """

    name: str
    grid: str = ""
    tiles: Rows = ()
    turns: Rows = ()
    openings: Sequence[Pair] = ()
    walls: Sequence[Pair] = ()
    fences: Sequence[Pair] = ()
    joins: Sequence[Pair] = ()


class PartSpec(NamedTuple):
    """A part that moves or turns, its states, and the one to begin with (the first if none is named)."""

    name: str
    states: Sequence[StateSpec]
    first: str = ""


Arrangement = tuple[StateSpec, ...]
"""A state of each part."""


class Roster:
    """Gives the Zones of a board numbers that stay the same in all its arrangements."""

    def __init__(self) -> None:
        self._numbers: dict[str, int] = {}

    def __len__(self) -> int:
        return len(self._numbers)

    def number(self, names: Sequence[str]) -> int:
        """The number of the Zone that has these names; of several known ones the first stands for all."""
        known = [self._numbers[name] for name in names if name in self._numbers]
        return min(known) if known else self._numbers.setdefault(names[0], len(self._numbers))

    def in_order(self, names: Sequence[str]) -> tuple[str, ...]:
        """The names of a Zone, the one that it is known by first."""
        number = self.number(names)
        return tuple(sorted(names, key=lambda name: self._numbers.get(name) != number))


def parts_of(specs: Sequence[PartSpec]) -> tuple[Part, ...]:
    """The parts with their states by number; a BoardError says what cannot be."""
    return tuple(_part(spec, specs) for spec in specs)


def _part(spec: PartSpec, specs: Sequence[PartSpec]) -> Part:
    names = [state.name for state in spec.states]
    if len(set(names)) < max(2, len(names)):
        raise BoardError(f"part {spec.name}: found the states {', '.join(names) or 'none'}; expected two or more")
    if spec.first and spec.first not in names:
        raise no_such(f"state of the part {spec.name}", spec.first, names)
    if [other.name for other in specs].count(spec.name) > 1:
        raise BoardError(f"part {spec.name}: this name is given twice")
    return Part(spec.name, names, names.index(spec.first) if spec.first else 0)


def arrangements(specs: Sequence[PartSpec]) -> Iterator[Arrangement]:
    """All combinations of states, in the order in which `number_in` counts them; () alone where nothing moves."""
    count = prod(len(spec.states) for spec in specs)
    if count > MOST_STATES:
        raise BoardError(f"the parts have {count} states together; expected at most {MOST_STATES}")
    return product(*(spec.states for spec in specs))


def number_in(parts: Sequence[Part], key: int) -> int:
    """The number of a key's arrangement among all arrangements."""
    number = 0
    for part in parts:
        number = number * len(part.states) + part.state(key)
        if part.state(key) >= len(part.states):
            raise BoardError(f"part {part.name} has {len(part.states)} states; the key says {part.state(key)}")
    return number


def patched(what: str, printed: Rows, patches: Sequence[tuple[str, Rows]]) -> list[list[Any]]:
    """Rows as the states of parts change them; a BoardError where two change the same place."""
    rows = [list(row) for row in printed]
    taken: dict[tuple[int, int], str] = {}
    shape = [len(row) for row in rows]
    for state, patch in patches:
        if patch and [len(row) for row in patch] != shape:
            raise BoardError(f"state {state}: {what} has rows of {[len(row) for row in patch]}; the board has {shape}")
        for y, row in enumerate(patch):
            for x, given in enumerate(row):
                if given != AS_PRINTED:
                    if (y, x) in taken:
                        raise BoardError(
                            f"states {taken[y, x]} and {state}: both have something in row {y + 1}, {x + 1}"
                        )
                    taken[y, x] = state
                    rows[y][x] = given
    return rows
