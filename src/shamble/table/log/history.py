"""A table's log added up: the choices that count now, those that were undone, what was agreed and said."""

from __future__ import annotations

from typing import NamedTuple

from shamble.bots.reasons import Reason
from shamble.table.screen.to_page import SaidShown
from shamble.table.store.records import (
    MOVES,
    UNDO,
    ChatEntry,
    ChoiceEntry,
    NoteEntry,
    StepsEntry,
    TableEntry,
    TableOptions,
    told_of,
)
from shamble.table.store.wish_data import BotsProposal, WishData, wish_data
from shamble.text import Translated, to_reader

CHAT_KEPT = 100
REMARKS_KEPT = 200
ASK = "ask-"


class Move(NamedTuple):
    """A choice that counts: the number of its entry, who made it, and what was written of it."""

    seq: int
    by: int
    at: float
    data: ChoiceEntry

    @property
    def by_bot(self) -> bool:
        """Whether a bot made it."""
        return self.data.bot

    @property
    def reason(self) -> Reason | None:
        """The reason that a bot gave for it."""
        return self.data.reason

    @property
    def is_joined(self) -> bool:
        """Whether the same click made it as the choice before it: they are undone together."""
        return self.data.joined

    @property
    def makers(self) -> list[int]:
        """The seats whose choice it was: those who had agreed on it, or the one that made it."""
        return [seat for seat in self.data.agreed or [self.by] if seat >= 0]


class Wish(NamedTuple):
    """Something that the others have to consent to; `number` is that of its entry, `entry` what is written of it."""

    number: int
    kind: str
    by: int
    data: WishData
    agreed: frozenset[int]
    entry: NoteEntry

    @classmethod
    def of(cls, number: int, by: int, entry: NoteEntry) -> Wish:
        """The wish that an entry writes down."""
        kind = entry.what.removeprefix(ASK)
        return cls(number, kind, by, wish_data(kind, entry.data), frozenset(entry.agreed or ()), entry)

    @property
    def who(self) -> str:
        """Whoever asked, by name."""
        return str(to_reader(self.entry.who))


class Remark(NamedTuple):
    """Something about the table itself that the log tells: the code of a message, and the fields to fill in."""

    seq: int
    code: str
    fields: dict[str, Translated | int]


class TableHistory:
    """The sum of all entries of a table, taken one by one, in play as well as when the table is opened again."""

    def __init__(self) -> None:
        self.next_seq = 0
        self.seq = -1
        self.moves: list[Move] = []
        self.undone: list[Move] = []
        self.undos = 0
        """The number of times that the game has gone back."""
        self.chat: list[SaidShown] = []
        self.remarks: list[Remark] = []
        self.wish: Wish | None = None
        self.options = TableOptions()
        self.following = ""
        self.denied: set[tuple[int, str]] = set()
        """The options of bots to which somebody has objected: the round, and the key."""
        self.chosen: list[tuple[int, str]] = []
        """The choices between this game of a campaign and the next: the seat that chose, and the key."""

    def take(self, entry: TableEntry) -> None:
        """Add one more entry."""
        self.next_seq = entry.seq + 1
        data = entry.data
        if entry.kind in MOVES:
            self.seq = entry.seq
            self.wish = None
            self._move(entry)
        elif isinstance(data, ChatEntry):
            self.chat = [*self.chat, SaidShown(entry.by, data.name, data.text, entry.at)][-CHAT_KEPT:]
        elif isinstance(data, NoteEntry):
            self._agree(entry, data)
        if not isinstance(data, ChatEntry) and data.what:
            self.remarks = [*self.remarks, Remark(entry.seq, data.what, told_of(data))][-REMARKS_KEPT:]

    def _move(self, entry: TableEntry) -> None:
        if isinstance(entry.data, ChoiceEntry):
            self.moves.append(Move(entry.seq, entry.by, entry.at, entry.data))
            self.undone = []
        elif isinstance(entry.data, StepsEntry) and entry.kind == UNDO:
            self.undos += 1
            for _ in range(entry.data.count):
                self.undone.append(self.moves.pop())
        elif isinstance(entry.data, StepsEntry):
            for _ in range(entry.data.count):
                self.moves.append(self.undone.pop()._replace(seq=entry.seq))

    def _agree(self, entry: TableEntry, data: NoteEntry) -> None:
        what, wish = data.what, self.wish
        if what.startswith(ASK):
            self.wish = Wish.of(entry.seq, entry.by, data)
        elif what == "consent" and wish is not None:
            self.wish = wish._replace(agreed=wish.agreed | frozenset(data.agreed or ()))
        elif what in ("object", "withdraw"):
            if wish is not None and isinstance(wish.data, BotsProposal):
                self.denied = {*self.denied, (wish.data.round, wish.data.key)}
            self.wish = None
        elif what == "again":
            self.following = data.code
        elif what == "chose":
            self.chosen = [*self.chosen, (entry.by, data.key)]
        elif what == "unchose":
            self.chosen = self.chosen[:-1]
            self.wish = None
        elif data.options is not None:
            self.options = self.options.changed(data.options)
            self.wish = wish if wish is not None and wish.kind != what else None

    def denied_in(self, number: int) -> set[str]:
        """The keys of options to which somebody has objected in a round."""
        return {key for at, key in self.denied if at == number}

    @property
    def choices(self) -> list[Move]:
        """The choices that count, without the start."""
        return self.moves[1:]

    def undo_count(self) -> int:
        """The number of choices that one undo takes back: those of a person's last click, and what bots did since."""
        for count, move in enumerate(reversed(self.choices), 1):
            if not move.by_bot and not move.is_joined:
                return count
        return 0

    def redo_count(self) -> int:
        """The number of choices that one redo takes again: those of the next click, and what bots had done after it."""
        count = min(1, len(self.undone))
        while 0 < count < len(self.undone) and (self.undone[-1 - count].by_bot or self.undone[-1 - count].is_joined):
            count += 1
        return count
