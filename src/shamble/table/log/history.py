"""A table's log added up: the choices that count now, those that were undone, what was agreed and said."""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec

from shamble.bots.reasons import Reason
from shamble.table.screen.to_page import SaidShown
from shamble.table.store.records import CHAT, CHOICE, MOVES, REDO, START, TABLE, UNDO, TableEntry, TableOptions
from shamble.text import to_reader

CHAT_KEPT = 100
REMARKS_KEPT = 200
ASK = "ask-"


class Move(NamedTuple):
    """A choice that counts: the number of its entry, who made it, and the engine's own record of it."""

    seq: int
    by: int
    at: float
    data: dict[str, Any]

    @property
    def by_bot(self) -> bool:
        """Whether a bot made it."""
        return bool(self.data.get("bot"))

    @property
    def reason(self) -> Reason | None:
        """The reason that a bot gave for it."""
        return Reason.written_in(self.data)

    @property
    def is_joined(self) -> bool:
        """Whether the same click made it as the choice before it: they are undone together."""
        return bool(self.data.get("joined"))

    @property
    def makers(self) -> list[int]:
        """The seats whose choice it was: those who had agreed on it, or the one that made it."""
        return [seat for seat in self.data.get("agreed", [self.by]) if seat >= 0]

    @property
    def engine_data(self) -> dict[str, Any]:
        """The part that the engine's log holds."""
        return {name: self.data[name] for name in ("choice", "by", "chance", "seen", "correction") if name in self.data}


class Wish(NamedTuple):
    """Something that the others have to consent to; `number` is that of its entry, `fields` fill its message."""

    number: int
    kind: str
    by: int
    data: dict[str, Any]
    agreed: frozenset[int]
    fields: dict[str, Any]

    @classmethod
    def of(cls, number: int, by: int, entry: dict[str, Any]) -> Wish:
        """The wish that an entry writes down."""
        kind = entry["what"].removeprefix(ASK)
        fields = {name: value for name, value in entry.items() if name not in ("what", "data", "agreed")}
        return cls(number, kind, by, entry.get("data", {}), frozenset(entry["agreed"]), fields)

    @property
    def who(self) -> str:
        """Whoever asked, by name."""
        return str(to_reader(self.fields["who"]))


class Remark(NamedTuple):
    """Something about the table itself that the log tells: the code of a message, and the fields to fill in."""

    seq: int
    code: str
    fields: dict[str, Any]


class History:
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
        if entry.kind in MOVES:
            self.seq = entry.seq
            self.wish = None
            self._move(entry)
        elif entry.kind == CHAT:
            said = SaidShown(entry.by, entry.data["name"], entry.data["text"], entry.at)
            self.chat = [*self.chat, said][-CHAT_KEPT:]
        elif entry.kind == TABLE:
            self._agree(entry)
        if "what" in entry.data:
            fields = {name: value for name, value in entry.data.items() if name != "what"}
            self.remarks = [*self.remarks, Remark(entry.seq, entry.data["what"], fields)][-REMARKS_KEPT:]

    def _move(self, entry: TableEntry) -> None:
        if entry.kind in (START, CHOICE):
            self.moves.append(Move(entry.seq, entry.by, entry.at, entry.data))
            self.undone = []
        self.undos += entry.kind == UNDO
        for _ in range(entry.data["count"] if entry.kind == UNDO else 0):
            self.undone.append(self.moves.pop())
        for _ in range(entry.data["count"] if entry.kind == REDO else 0):
            self.moves.append(self.undone.pop()._replace(seq=entry.seq))

    def _agree(self, entry: TableEntry) -> None:
        what, wish = entry.data["what"], self.wish
        if what.startswith(ASK):
            self.wish = Wish.of(entry.seq, entry.by, entry.data)
        elif what == "consent" and wish is not None:
            self.wish = wish._replace(agreed=wish.agreed | frozenset(entry.data["agreed"]))
        elif what in ("object", "withdraw"):
            if wish is not None and "round" in wish.data:
                self.denied = {*self.denied, (wish.data["round"], wish.data["key"])}
            self.wish = None
        elif what == "again":
            self.following = entry.data["code"]
        elif what == "chose":
            self.chosen = [*self.chosen, (entry.by, entry.data["key"])]
        elif what == "unchose":
            self.chosen = self.chosen[:-1]
            self.wish = None
        elif "options" in entry.data:
            self.options = self.options.changed(msgspec.convert(entry.data["options"], TableOptions))
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
