"""The places of an inventory: how many cards lie in each, which of them work there, and what it takes."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import accumulate
from typing import NamedTuple

from shamble.world.records import CardType, Identity

EVERY_SLOT = 1 << 30


class Place(NamedTuple):
    """One place: `slots` cards fit there.

    `works`: whether cards count as equipped there: all, none, or those of which the function says so. `takes`: what may
    lie there, by the Identity Card of the bearer; anything where there is no such function. `key` is what lists of the
    cards there are called in views and scenarios, where that is not the name.
    """

    name: str
    slots: int
    works: bool | Callable[[CardType], bool] = False
    takes: Callable[[Identity, CardType], bool] | None = None
    key: str = ""


class Places:
    """All places in the order of the slots. Where every card works comes first; the last one grows with Skills."""

    __slots__ = (
        "_all",
        "_by_slot",
        "choosy",
        "count",
        "everywhere",
        "keys",
        "last",
        "names",
        "partly",
        "slices",
        "span",
        "working",
        "working_names",
    )

    def __init__(self, places: Iterable[Place]) -> None:
        self._all = tuple(places)
        working = _all_working(self._all)
        self.names = tuple(place.name for place in self._all)
        self.keys = {place.name: place.key or place.name for place in self._all}
        self.everywhere = (*self.names, *(f"other-{name}" for name in self.names), "discard")
        """The places where cards can be laid out: their own, those of somebody else in a trade, the discard pile."""
        self.last = self.names[-1]
        """The place where more cards fit when something makes room."""
        self._by_slot = tuple(place.name for place in self._all for _ in range(place.slots))
        self.count = len(self._by_slot)
        """The slots that everybody has."""
        self.slices = _slices(self._all)
        self.span = dict(zip(self.names, self.slices, strict=True))
        """The slots of each place."""
        self.working_names = tuple(place.name for place in working)
        self.working = EVERY_SLOT if len(working) == len(self._all) else sum(place.slots for place in working)
        """The number of slots, the first ones, in which every card works."""
        self.partly = tuple(
            (span, place.works) for span, place in zip(self.slices, self._all, strict=True) if callable(place.works)
        )
        """The slots in which some cards work, and which."""
        self.choosy = {place.name: place.takes for place in self._all if place.takes is not None}
        """The functions that say what a place takes, for places that do not take everything."""

    def __iter__(self) -> Iterator[Place]:
        return iter(self._all)

    def at(self, slot: int) -> str:
        """The name of the place that a slot belongs to."""
        return self._by_slot[slot] if slot < self.count else self.last


def _all_working(places: tuple[Place, ...]) -> tuple[Place, ...]:
    """The places where every card works, which come before all others."""
    if not places:
        raise ValueError("an inventory needs a place")
    working = tuple(place for place in places if place.works is True)
    if working != places[: len(working)]:
        raise ValueError("the places where every card works have to be the first ones")
    return working


def _slices(places: tuple[Place, ...]) -> tuple[slice, ...]:
    """The slots of each place; the last one has no end, since it grows."""
    ends = list(accumulate(place.slots for place in places))
    starts = [0, *ends[:-1]]
    return (*map(slice, starts[:-1], ends[:-1]), slice(starts[-1], None))
