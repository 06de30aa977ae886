"""Drawings that were made before: most of a board is the same after a choice, and at the next table."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

T = TypeVar("T")


class LimitedMemory(Generic[T]):
    """Results by key; when it holds too many it forgets all of them. The results must not be changed."""

    __slots__ = ("_kept", "_most")

    def __init__(self, most: int) -> None:
        self._most = most
        self._kept: dict[Hashable, T] = {}

    def get(self, key: Hashable, make: Callable[[], T]) -> T:
        """The result for this key, made only if it is not known."""
        found = self._kept.get(key)
        if found is None:
            if len(self._kept) >= self._most:
                self._kept.clear()
            found = self._kept[key] = make()
        return found
