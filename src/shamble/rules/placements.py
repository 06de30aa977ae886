"""Where cards can go when they are laid out one by one: the tree of all results of layouts of one shape."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, NamedTuple

MOST_PEOPLE = 2
"""CL-COMP-09: nobody leads more human Companions."""
_SHAPES = 1024
"""Of so many shapes it is remembered where cards can go."""


class Shape(NamedTuple):
    """A layout as far as it matters where cards can go: not which cards they are.

    By their place among the cards: `alike` says whether one is like that before it, `bearer` where the places of a
    Wounded one begin (-1: it is none; empty without any), `barred` where one may not lie. `two`: both inventories;
    `drops`: a find may go.
    """

    alike: tuple[bool, ...]
    bearer: tuple[int, ...]
    barred: tuple[tuple[int, int], ...]
    light: tuple[int, ...]
    people: tuple[int, ...]
    room: tuple[int, ...]
    two: bool
    drops: bool


def _allowed(shape: Shape, at: int) -> tuple[int, ...]:
    """The places that a card may go to at all; a Wounded card stays with its bearer (CL-TRADE-03)."""
    own, bearer = len(shape.room) // 2, shape.bearer[at] if shape.bearer else -1
    if bearer >= 0:
        return tuple(range(bearer, bearer + own))
    places = range(2 * own if shape.two else own)
    if at in shape.light:
        places = places[own - 1 :: own]
    drops = (2 * own,) if shape.drops else ()
    return tuple([place for place in (*places, *drops) if (at, place) not in shape.barred])


def _fits(shape: Shape, placed: tuple[int, ...], place: int) -> bool:
    at, light = len(placed), shape.light
    if at not in light and sum(p == place for i, p in enumerate(placed) if i not in light) >= shape.room[place]:
        return False
    if at in shape.people and place != len(shape.room) - 1 and _people_placed(shape, placed, place) >= MOST_PEOPLE:
        return False
    same = shape.alike[at] and _allowed(shape, at) == _allowed(shape, at - 1)
    return not same or place >= placed[-1]


def _people_placed(shape: Shape, placed: tuple[int, ...], place: int) -> int:
    """The number of people placed so far with whoever has this place."""
    own = len(shape.room) // 2
    return sum(placed[i] // own == place // own for i in shape.people if i < len(placed))


Results = tuple[tuple[int, ...], ...]
"""Complete placements, each card's in its turn."""


class Tree:
    """All results of layouts of one shape: the places that are next after some placements, as far as was asked."""

    __slots__ = ("_leading", "_next", "_shape", "_size")

    def __init__(self, shape: Shape) -> None:
        self._shape = shape
        self._size: int = len(shape.alike)
        self._next: dict[tuple[int, ...], tuple[int, ...]] = {}
        self._leading: dict[tuple[tuple[int, ...], Results], tuple[int, ...]] = {}

    def leading(self, placed: tuple[int, ...], skip: Results) -> tuple[int, ...]:
        """The places of the next card from which it goes on to a result that no single option gives."""
        found = self._leading.get((placed, skip))
        if found is None:
            on = [place for place in self.places(placed) if self.leads_on((*placed, place), skip)]
            found = self._leading[placed, skip] = tuple(on)
        return found

    def places(self, placed: tuple[int, ...]) -> tuple[int, ...]:
        """The places to which the next card may go."""
        found = self._next.get(placed)
        if found is None:
            allowed = _allowed(self._shape, len(placed))
            found = self._next[placed] = tuple([one for one in allowed if _fits(self._shape, placed, one)])
        return found

    def leads_on(self, placed: tuple[int, ...], skip: Results) -> bool:
        """Whether these placements can be completed to a result that no single option gives."""
        if len(placed) == self._size:
            return placed not in skip
        for place in self.places(placed):
            if self.leads_on((*placed, place), skip):
                return True
        return False


@lru_cache(_SHAPES)
def tree_of(*shape: Any) -> Tree:
    """The tree of the shape with these fields."""
    return Tree(Shape(*shape))
