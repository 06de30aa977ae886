"""The rows of the store as plain records."""

from __future__ import annotations

from typing import Annotated, Any, NamedTuple

import msgspec

from shamble.text import Translated

PERSON, BOT, OPEN = "person", "bot", "open"
KINDS = (PERSON, BOT, OPEN)

START, CHOICE, UNDO, REDO, TABLE, CHAT = "start", "choice", "undo", "redo", "table", "chat"
"""Kinds of entries. The first four are the game; `table` is what the table agreed on, `chat` what was said."""
ENTRY_KINDS = (START, CHOICE, UNDO, REDO, TABLE, CHAT)
MOVES = (START, CHOICE, UNDO, REDO)


NOBODY = -1
"""Of an entry that comes from no seat: that of a host who has none."""

Sent = object
"""Anything that a client may have sent: to be checked before it is used."""


class Seat(NamedTuple):
    """A seat and who sits in it. `lent`: the others play it while its owner is away, or a bot does if one is named."""

    seat: int
    name: str
    kind: str = PERSON
    bot: str = ""
    lent: bool = False


class TableOptions(msgspec.Struct, omit_defaults=True, frozen=True):
    """A table's own options; whatever nobody has chosen is empty.

    How people answer `together`, the `seconds` to object to a proposal, and the `pace` of bots.
    """

    together: str = ""
    seconds: int | float = 0
    pace: str = ""

    def changed(self, by: TableOptions) -> TableOptions:
        """These options with others chosen since."""
        return TableOptions(by.together or self.together, by.seconds or self.seconds, by.pace or self.pace)


AS_USUAL = TableOptions()


class Figures(msgspec.Struct, omit_defaults=True):
    """A Survivor of a game that is over: the seat that played them, their kills, and where they `died`, if they did."""

    name: str
    seat: int
    kills: int
    died: str | msgspec.UnsetType = msgspec.UNSET


class ListedSeat(msgspec.Struct, omit_defaults=True):
    """A seat in the entry of its table; `called` is what to call somebody without a name."""

    name: str
    kind: Annotated[str, msgspec.Meta(pattern="^(person|bot|open)$")]
    called: Translated = ""


class Summary(msgspec.Struct, omit_defaults=True):
    """The entry of a table in a list: enough for a card on the first page, and for statistics."""

    mission: str
    title: str
    round: int
    seats: list[ListedSeat]
    asked: list[int]
    question: Translated
    survivors: list[str]
    figures: list[Figures] = []


class TableEntry(NamedTuple):
    """One line of a table's log; its number is unique, so that only one of two writers succeeds."""

    seq: int
    kind: str
    by: int
    at: float
    data: dict[str, Any]


class StoredPosition(NamedTuple):
    """The newest position as data, with its summary for a list of tables."""

    data: dict[str, Any]
    summary: Summary
    outcome: str


class StoredTable(NamedTuple):
    """A table as it is stored."""

    id: int
    code: str
    config: dict[str, Any]
    options: TableOptions
    created: float
    position: dict[str, Any]
    seats: tuple[Seat, ...]
    entries: tuple[TableEntry, ...]
    seeded: bool = False


def checked(stored: StoredTable) -> StoredTable:
    """The same table; ValueError for what none of ours has: a value of another kind, a seat or an entry too few."""
    parts: dict[str, Any] = {"seats": [*map(tuple, stored.seats)], "entries": [*map(tuple, stored.entries)]}
    saved = msgspec.convert(tuple(stored._replace(**parts)), StoredTable)
    if [seat.seat for seat in saved.seats] != list(range(len(saved.seats))):
        raise ValueError("a seat is missing")
    if any(seat.kind not in KINDS for seat in saved.seats):
        raise ValueError("there is no such kind of seat")
    if [entry.seq for entry in saved.entries] != list(range(len(saved.entries))):
        raise ValueError("an entry is missing")
    for entry in saved.entries:
        if entry.kind not in ENTRY_KINDS or not -1 <= entry.by < len(saved.seats):
            raise ValueError(f"there is no such entry: {entry.kind} by {entry.by}")
    return saved


class ListedTable(NamedTuple):
    """A table in a list."""

    code: str
    created: float
    changed: float
    outcome: Annotated[str, msgspec.Meta(pattern="^(won|lost|over|)$")]
    summary: Summary


class Handover(NamedTuple):
    """A seat (or WATCH, HOST) that changes hands together with an entry.

    `secret` is that of a new link for whoever is to sit there, `holder` that of a session, `by_link` that of the link
    which is used and so has to be valid; any may be empty. `anew`: all earlier links and sessions of the seat end;
    `alone`: all but those of the holder.
    """

    seat: int
    secret: str = ""
    holder: str = ""
    by_link: str = ""
    anew: bool = False
    alone: bool = False


INVITE, DEVICE, LOOK = "invite", "device", "watch"
"""Kinds of links: to a free seat, to one's own seat on another device, and to look on."""


class Link(NamedTuple):
    """The seat (or `schema.WATCH`) that a secret opens. `over`: why it no longer does (`used`, `expired`), or empty."""

    code: str
    seat: int
    kind: str = INVITE
    over: str = ""
