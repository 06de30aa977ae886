"""The log is the game: its choices, what chance gave, and what the table said (undo, seats, consent).

Entries of long ago are folded: what is needed to run them again stays, packed; what came of them is made again by
running them from the position before them, when somebody asks. So a long game takes little more room than a short one.
"""

from __future__ import annotations

import json
import zlib
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, overload

from shamble.engine.decisions import Option
from shamble.engine.events import Event
from shamble.engine.state import BaseState

if TYPE_CHECKING:
    from shamble.engine.game import AnyGame

FOLDED_TOGETHER = 256
"""The least number of entries that are folded at once; at least as many are left unfolded."""


class Entry:
    """One choice or correction with its consequences. The first entry is the start of the game: its key is empty."""

    __slots__ = ("_events", "_key", "_option", "_past", "chance", "correction", "seat", "seen")

    def __init__(self, seat: int, option: Option | None = None, key: str = "") -> None:
        self.seat = seat
        self._option = option
        self._key = key
        self.chance: Sequence[list[Any]] = ()
        self._events: list[Event] = []
        self._past: tuple[_Consequences, int] | None = None
        self.seen = False
        self.correction = False

    def note_chance(self, what: str, given: Sequence[Any]) -> None:
        """Note what chance has given: dice, or an order."""
        self.chance = [*self.chance, [what, [*given]]]

    @property
    def option(self) -> Option | None:
        """The option that was chosen; None for a command."""
        if self._past is not None:
            self._run_again()
        return self._option

    @property
    def events(self) -> list[Event]:
        """The events that came of it."""
        if self._past is not None:
            self._run_again()
        return self._events

    @property
    def key(self) -> str:
        """The key of the option that was chosen."""
        return self._option.key if self._option is not None else self._key

    def _run_again(self) -> None:
        if self._past is not None:
            past, at = self._past
            again = past.entries[at]
            self._option, self._events, self._past = again._option, again._events, None

    @property
    def free_to_undo(self) -> bool:
        """Whether nothing was rolled, shuffled or seen."""
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

    __slots__ = ("before", "count", "entries")

    def __init__(self, entries: list[Entry], before: _Node | None) -> None:
        self.entries = entries
        self.count = len(entries)
        self.before = before


class Fold:
    """Entries of long ago, packed, with the position after them; the one before them stands in the fold before.

    The consequences of `lost` ones are unknown: the rules in force do not lead through them.
    """

    __slots__ = ("_packed", "before", "end", "lost", "position")

    def __init__(self, before: Fold | None, data: Sequence[dict[str, Any]], position: bytes, *, lost: bool) -> None:
        self.before = before
        self.end: int = len(data) + (before.end if before is not None else 0)
        self.position = position
        self.lost = lost
        self._packed = _packed(data)

    @property
    def first(self) -> int:
        """The number of its first entry."""
        return self.before.end if self.before is not None else 0

    def data(self) -> list[dict[str, Any]]:
        """The entries as plain data."""
        found: list[dict[str, Any]] = _unpacked(self._packed)
        return found

    def entries(self, game: AnyGame) -> list[Entry]:
        """The entries; this game works out their consequences again when somebody asks."""
        found = [Entry.from_data(one) for one in self.data()]
        if not self.lost:
            past = _Consequences(self, game)
            for at, entry in enumerate(found):
                entry._past = (past, at)
        return found


class _Consequences:
    """The consequences of folded entries, worked out once somebody asks."""

    __slots__ = ("_entries", "_fold", "_game")

    def __init__(self, fold: Fold, game: AnyGame) -> None:
        self._fold = fold
        self._game = game
        self._entries: list[Entry] = []

    @property
    def entries(self) -> list[Entry]:
        if not self._entries:
            self._entries = self._game.run_again(self._fold)
        return self._entries


def packed_state(state: BaseState) -> bytes:
    """A position as a fold keeps it."""
    return _packed(state.to_data())


def unpacked_state(position: bytes) -> dict[str, Any]:
    """The data of the state behind `packed_state`."""
    found: dict[str, Any] = _unpacked(position)
    return found


def _packed(data: Any) -> bytes:
    return zlib.compress(json.dumps(data, separators=(",", ":")).encode(), 1)


def _unpacked(packed: bytes) -> Any:
    return json.loads(zlib.decompress(packed))


class Log:
    """A list of entries that copies share: a copy goes on from where it was taken without touching the original."""

    __slots__ = ("_before", "_tail", "folds", "length")

    def __init__(self, folds: Fold | None = None) -> None:
        self.folds = folds
        self._before: _Node | None = None
        self._tail: list[Entry] = []
        self.length: int = folds.end if folds is not None else 0

    def __len__(self) -> int:
        return self.length

    @property
    def folded(self) -> int:
        """The number of entries that are folded."""
        return self.folds.end if self.folds is not None else 0

    def recent(self) -> list[Entry]:
        """The entries that are not folded."""
        chain: list[_Node] = []
        node = self._before
        while node is not None:
            chain.append(node)
            node = node.before
        found: list[Entry] = []
        for node in reversed(chain):
            found += node.entries[: node.count]
        return found + self._tail

    def data(self) -> Iterator[dict[str, Any]]:
        """All entries as plain data."""
        for fold in self.all_folds():
            yield from fold.data()
        for entry in self.recent():
            yield entry.to_data()

    def all_folds(self) -> list[Fold]:
        """All folds, the oldest first."""
        found: list[Fold] = []
        fold = self.folds
        while fold is not None:
            found.append(fold)
            fold = fold.before
        return found[::-1]

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
        self.length += 1

    def fork(self) -> Log:
        """A log that begins with all entries of this one. Costs the same however long it is."""
        other = Log(self.folds)
        other._before = _Node(self._tail, self._before) if self._tail else self._before
        other.length = self.length
        return other

    def fold(self, end: int, position: bytes, *, lost: bool = False) -> None:
        """Fold the entries up to `end`, after which the game stood in this position."""
        entries = self.recent()
        count = end - self.folded
        self.folds = Fold(self.folds, [entry.to_data() for entry in entries[:count]], position, lost=lost)
        self._before, self._tail = None, entries[count:]

    def cut(self, length: int, game: AnyGame) -> None:
        """Drop the entries from `length` on, and unfold those around it; forks keep what they had."""
        entries = self.recent()
        while self.folds is not None and self.folds.end >= length:
            entries = self.folds.entries(game) + entries
            self.folds = self.folds.before
        self._before, self._tail = None, entries[: length - self.folded]
        self.length = self.folded + len(self._tail)


class History(Sequence[Entry]):
    """All entries of a game as it was when somebody asked for them, the start first."""

    __slots__ = ("_folds", "_game", "_opened", "_recent")

    def __init__(self, log: Log, game: AnyGame) -> None:
        self._game = game
        self._folds = log.all_folds()
        self._recent = log.recent()
        self._opened: tuple[int, list[Entry]] = (-1, [])

    def __len__(self) -> int:
        return self._folded + len(self._recent)

    @property
    def _folded(self) -> int:
        return self._folds[-1].end if self._folds else 0

    @overload
    def __getitem__(self, at: int) -> Entry: ...
    @overload
    def __getitem__(self, at: slice) -> list[Entry]: ...
    def __getitem__(self, at: int | slice) -> Entry | list[Entry]:
        if isinstance(at, slice):
            return [self[one] for one in range(*at.indices(len(self)))]
        number = at + len(self) if at < 0 else at
        if number >= self._folded:
            return self._recent[number - self._folded]
        if number < 0:
            raise IndexError("the game is not that long")
        fold = next(one for one in self._folds if number < one.end)
        return self._unfolded(fold)[number - fold.first]

    def __iter__(self) -> Iterator[Entry]:
        for fold in self._folds:
            yield from self._unfolded(fold)
        yield from self._recent

    def _unfolded(self, fold: Fold) -> list[Entry]:
        """The entries of the fold that was asked for last are at hand."""
        if self._opened[0] != fold.end:
            self._opened = (fold.end, fold.entries(self._game))
        return self._opened[1]
