"""The places of an inventory: how many cards lie in each, which of them work there, and what it takes."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
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
        if not self._all:
            raise ValueError("an inventory needs a place")
        working = [place for place in self._all if place.works is True]
        if tuple(working) != self._all[: len(working)]:
            raise ValueError("the places where every card works have to be the first ones")
        self.names = tuple(place.name for place in self._all)
        self.keys = {place.name: place.key or place.name for place in self._all}
        self.everywhere = (*self.names, *(f"other-{name}" for name in self.names), "discard")
        """Where cards can be laid out: the own places, those of somebody else in a trade, the discard pile."""
        self.last = self.names[-1]
        """Where more cards fit when something makes room."""
        self._by_slot = tuple(place.name for place in self._all for _ in range(place.slots))
        self.count = len(self._by_slot)
        """The slots that everybody has."""
        ends = [sum(place.slots for place in self._all[: at + 1]) for at in range(len(self._all))]
        starts = [0, *ends[:-1]]
        self.slices = (*map(slice, starts[:-1], ends[:-1]), slice(starts[-1], None))
        self.span = dict(zip(self.names, self.slices, strict=True))
        """The slots of each place."""
        self.working_names = tuple(place.name for place in working)
        self.working = EVERY_SLOT if len(working) == len(self._all) else sum(place.slots for place in working)
        """In so many slots, the first ones, every card works."""
        self.partly = tuple(
            (span, place.works) for span, place in zip(self.slices, self._all, strict=True) if callable(place.works)
        )
        """The slots in which some cards work, and which."""
        self.choosy = {place.name: place.takes for place in self._all if place.takes is not None}
        """What is taken where not everything is."""

    def __iter__(self) -> Iterator[Place]:
        return iter(self._all)

    def at(self, slot: int) -> str:
        """The name of the place that a slot belongs to."""
        return self._by_slot[slot] if slot < self.count else self.last
