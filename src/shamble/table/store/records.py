"""The rows of the store as plain records."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any, NamedTuple, Self

import msgspec
from msgspec import UNSET

from shamble.bots.reasons import Reason
from shamble.engine.log import Entry
from shamble.text import Translated

Written = Translated | msgspec.UnsetType
"""Words that are written down for readers to come, if there are any."""

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


class SurvivorFigures(msgspec.Struct, omit_defaults=True):
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


class TableSummary(msgspec.Struct, omit_defaults=True):
    """The entry of a table in a list: enough for a card on the first page, and for statistics."""

    mission: str
    title: str
    round: int
    seats: list[ListedSeat]
    asked: list[int]
    question: Translated
    survivors: list[str]
    figures: list[SurvivorFigures] = []


class ChoiceMade(msgspec.Struct, omit_defaults=True):
    """A choice as the engine's own log has it."""

    choice: str
    by: int
    chance: list[tuple[str, list[int | str]]] = []
    seen: bool = False
    correction: bool = False

    @classmethod
    def of(cls, entry: Entry) -> Self:
        """The choice of an entry of a game."""
        return cls(
            entry.key, entry.seat, [(what, values) for what, values in entry.chance], entry.seen, entry.correction
        )

    @property
    def entry(self) -> Entry:
        """The entry of a game that it came from."""
        entry = Entry(self.by, key=self.choice)
        entry.chance = [[what, list(values)] for what, values in self.chance]
        entry.seen, entry.correction = self.seen, self.correction
        return entry


class ChoiceEntry(ChoiceMade):
    """An entry that makes a choice: with those who had `agreed`, of a `bot` its reason; `joined`: by the click before.

    The log tells of those who chose in somebody's stead, or of what all have agreed on (`what`).
    """

    joined: bool = False
    agreed: list[int] = []
    bot: bool = False
    reason: Reason | None = None
    what: str = ""
    who: Written = UNSET
    whom: Written = UNSET
    changes: Written = UNSET

    @property
    def engine_part(self) -> ChoiceMade:
        """The part that the engine's log holds."""
        return ChoiceMade(self.choice, self.by, self.chance, self.seen, self.correction)


class StepsEntry(msgspec.Struct, omit_defaults=True):
    """An entry that takes so many choices back, or takes them again."""

    what: str
    count: int
    who: Written = UNSET
    deed: Written = UNSET


class NoteEntry(msgspec.Struct, omit_defaults=True):
    """An entry about the table itself: the code of its message with what that tells of, and what it changes.

    A wish has its `data`, and those who have `agreed` to it.
    """

    what: str
    who: Written = UNSET
    whom: Written = UNSET
    number: int | msgspec.UnsetType = UNSET
    changes: Written = UNSET
    way: Written = UNSET
    label: Written = UNSET
    claim: Written = UNSET
    reason: Written = UNSET
    data: msgspec.Raw | msgspec.UnsetType = UNSET
    agreed: list[int] | msgspec.UnsetType = UNSET
    options: TableOptions | None = None
    code: str = ""
    key: str = ""


class ChatEntry(msgspec.Struct):
    """An entry of something that was said, by a name."""

    name: str
    text: str


EntryData = ChoiceEntry | StepsEntry | NoteEntry | ChatEntry
_TOLD = ("who", "whom", "number", "changes", "way", "label", "claim", "reason", "deed")


def told_of(data: ChoiceEntry | StepsEntry | NoteEntry) -> dict[str, Translated | int]:
    """The fields that fill in the message of an entry."""
    found = {name: getattr(data, name, UNSET) for name in _TOLD}
    return {name: value for name, value in found.items() if isinstance(value, str | dict | int)}


class TableEntry(NamedTuple):
    """One line of a table's log; its number is unique, so that only one of two writers succeeds."""

    seq: int
    kind: str
    by: int
    at: float
    data: EntryData


def entry_data(kind: str, written: str | bytes) -> EntryData:
    """The data of an entry of this kind; ValueError for what none of ours has."""
    if kind not in _READ:
        raise ValueError(f"there is no such entry: {kind}")
    return _READ[kind](written)


_READ: dict[str, Callable[[str | bytes], EntryData]] = {
    START: msgspec.json.Decoder(ChoiceEntry).decode,
    CHOICE: msgspec.json.Decoder(ChoiceEntry).decode,
    UNDO: msgspec.json.Decoder(StepsEntry).decode,
    REDO: msgspec.json.Decoder(StepsEntry).decode,
    TABLE: msgspec.json.Decoder(NoteEntry).decode,
    CHAT: msgspec.json.Decoder(ChatEntry).decode,
}


class PositionWritten(msgspec.Struct):
    """A position: what was agreed on (`table`) and the state, both as JSON, and the digests of content and state."""

    content: str
    table: msgspec.Raw
    state: msgspec.Raw
    hash: str


class StoredPosition(NamedTuple):
    """The newest position, with its summary for a list of tables."""

    data: PositionWritten
    summary: TableSummary
    outcome: str


class _Numbered(NamedTuple):
    seq: int
    kind: str
    by: int
    at: float


class StoredTable(NamedTuple):
    """A table as it is stored."""

    id: int
    code: str
    config: dict[str, Any]
    options: TableOptions
    created: float
    position: PositionWritten
    seats: tuple[Seat, ...]
    entries: tuple[TableEntry, ...]
    seeded: bool = False


def checked(stored: StoredTable) -> StoredTable:
    """The same table; ValueError for what none of ours has: a value of another kind, a seat or an entry too few."""
    saved = stored._replace(
        created=msgspec.convert(stored.created, float),
        seats=tuple(msgspec.convert(tuple(seat), Seat) for seat in stored.seats),
        entries=tuple(TableEntry(*msgspec.convert(entry[:4], _Numbered), entry.data) for entry in stored.entries),
    )
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
    summary: TableSummary


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
