"""The log is the game: its choices, what chance gave, and what the table said (undo, seats, consent)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from shamble.engine.decisions import Option
from shamble.engine.events import Event


class Entry:
    """One choice or correction with its consequences. The first entry is the start of the game: its key is empty."""

    __slots__ = ("_key", "chance", "correction", "events", "option", "seat", "seen")

    def __init__(self, seat: int, option: Option | None = None, key: str = "") -> None:
        self.seat = seat
        self.option = option
        self._key = key
        self.chance: list[list[Any]] = []
        self.events: list[Event] = []
        self.seen = False
        self.correction = False

    @property
    def key(self) -> str:
        """The key of the option that was chosen."""
        return self.option.key if self.option is not None else self._key

    @property
    def free_to_undo(self) -> bool:
        """Nothing was rolled, shuffled or seen."""
        return not self.chance and not self.seen

    def to_data(self) -> dict[str, Any]:
        """Plain JSON data; events are made again by replaying."""
        data: dict[str, Any] = {"choice": self.key, "by": self.seat}
        if self.chance:
            data["chance"] = self.chance
        if self.seen:
            data["seen"] = True
        if self.correction:
            data["correction"] = True
        return data

    @classmethod
    def from_data(cls, data: dict[str, Any]) -> Entry:
        """The entry written by `to_data`."""
        entry = cls(data["by"], key=data["choice"])
        entry.chance = [[what, list(values)] for what, values in data.get("chance", [])]
        entry.seen = bool(data.get("seen", False))
        entry.correction = bool(data.get("correction", False))
        return entry


class _Node:
    """The entries that a fork found: a list, how many of it count, and what came before."""

    __slots__ = ("before", "count", "entries", "length")

    def __init__(self, entries: list[Entry], before: _Node | None) -> None:
        self.entries = entries
        self.count = len(entries)
        self.before = before
        self.length: int = self.count + (before.length if before is not None else 0)


class Log:
    """A list of entries that copies share: a copy goes on from where it was taken without touching the original."""

    __slots__ = ("_before", "_tail")

    def __init__(self) -> None:
        self._before: _Node | None = None
        self._tail: list[Entry] = []

    def __len__(self) -> int:
        return len(self._tail) + (self._before.length if self._before is not None else 0)

    def __iter__(self) -> Iterator[Entry]:
        chain: list[_Node] = []
        node = self._before
        while node is not None:
            chain.append(node)
            node = node.before
        for node in reversed(chain):
            yield from node.entries[: node.count]
        yield from self._tail

    @property
    def last(self) -> Entry:
        """The newest entry."""
        if self._tail:
            return self._tail[-1]
        if self._before is None:
            raise IndexError("the log is empty")
        return self._before.entries[self._before.count - 1]

    def append(self, entry: Entry) -> None:
        """Add an entry at the end."""
        self._tail.append(entry)

    def fork(self) -> Log:
        """A log that begins with all entries of this one. Costs the same however long it is."""
        other = Log()
        other._before = _Node(self._tail, self._before) if self._tail else self._before
        return other

    def cut(self, length: int) -> list[Entry]:
        """Drop the entries from `length` on and return them; forks keep what they had."""
        entries = list(self)
        self._before, self._tail = None, entries[:length]
        return entries[length:]
