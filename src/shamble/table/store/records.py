"""What the store hands out: rows as plain records."""

from __future__ import annotations

from typing import Any, NamedTuple

PERSON, BOT, OPEN = "person", "bot", "open"
KINDS = (PERSON, BOT, OPEN)

START, CHOICE, UNDO, REDO, TABLE, CHAT = "start", "choice", "undo", "redo", "table", "chat"
"""Kinds of entries. The first four are the game; `table` is what the table agreed on, `chat` what was said."""
MOVES = (START, CHOICE, UNDO, REDO)


Sent = object
"""Whatever a client may have sent: to be checked before it is used."""


class Seat(NamedTuple):
    """Who sits in a seat. `lent`: the others play it while its owner is away."""

    seat: int
    name: str
    kind: str = PERSON
    bot: str = ""
    lent: bool = False


class Entry(NamedTuple):
    """One line of a table's log; its number is unique, so that only one of two writers succeeds."""

    seq: int
    kind: str
    by: int
    at: float
    data: dict[str, Any]


class Position(NamedTuple):
    """The newest position as data, and what a list of tables shows of it."""

    data: dict[str, Any]
    summary: dict[str, Any]
    outcome: str


class Saved(NamedTuple):
    """A table as it is stored."""

    id: int
    code: str
    config: dict[str, Any]
    options: dict[str, Any]
    created: float
    position: dict[str, Any]
    seats: tuple[Seat, ...]
    entries: tuple[Entry, ...]
    seeded: bool = False


class Listed(NamedTuple):
    """A table in a list: enough for a card on the first page."""

    code: str
    created: float
    changed: float
    outcome: str
    summary: dict[str, Any]


class Handed(NamedTuple):
    """A seat (or WATCH, HOST) that changes hands together with an entry.

    `secret` is that of a new link for whoever shall sit there, `holder` that of a session, `by_link` that of the link
    which is used and so has to be good; any may be empty. `anew`: all earlier links and sessions of the seat end;
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
    """What a secret opens: a seat, or `schema.WATCH`. `over`: why it does so no more (`used`, `expired`), or empty."""

    code: str
    seat: int
    kind: str = INVITE
    over: str = ""
