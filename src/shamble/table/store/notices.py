"""Notices between server processes on one PostgreSQL database, by NOTIFY; a process alone on SQLite sends none.

The database alone counts: whoever misses a notice looks there again.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import threading
from collections.abc import AsyncGenerator, Sequence
from concurrent.futures import ThreadPoolExecutor
from time import monotonic as now

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import SQLAlchemyError

from shamble.table.store.database import POSTGRESQL, reason, shown

log = logging.getLogger(__name__)

CHANNEL = "shamble"
MOST_BYTES = 7900
"""PostgreSQL takes notices of less than 8000 bytes."""
SECONDS_BETWEEN_SIGNS_OF_LIFE = 2.0
SECONDS_UNTIL_FORGOTTEN = 6.0
FIRST_WAIT, LONGEST_WAIT = 0.1, 5.0


class Notice(msgspec.Struct, frozen=True, tag_field="is", tag=str.lower):
    """Something that a process tells all others."""

    process: str


class Written(Notice, frozen=True):
    """An entry was added to a table's log."""

    table: str
    seq: int


class SeatsChanged(Notice, frozen=True, tag="seats"):
    """Sessions have got seats or lost them; links to those that `ended` are no longer good."""

    table: str
    ended: list[int]


class Presence(Notice, frozen=True, tag="here"):
    """The number of pages of each seat that are open in that process, and of people who look on."""

    table: str
    seats: list[int]
    watching: int

    @property
    def anybody(self) -> bool:
        """Whether any page is open there."""
        return self.watching > 0 or any(self.seats)


class PageMessage(Notice, frozen=True, tag="said"):
    """A message for all pages that show a table, as JSON."""

    table: str
    message: msgspec.Raw


class Asking(Notice, frozen=True):
    """A process wants to know who is where."""


class Alive(Notice, frozen=True):
    """A sign of life: what was said about who is here still holds."""


class Gone(Notice, frozen=True):
    """A process ends, or begins anew: what it has said about who is here no longer holds."""


class Connected(Notice, frozen=True):
    """The connection was made, for the first time or again, and notices may have been missed. It is never sent."""


_notice = msgspec.json.Decoder(Written | SeatsChanged | Presence | PageMessage | Asking | Alive | Gone)


class OtherProcesses:
    """Who has tables open in other processes; a process that gives no sign of life is forgotten after a while."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._tables: dict[str, dict[str, Presence]] = {}
        self._heard: dict[str, float] = {}

    def at(self, code: str) -> list[Presence]:
        """The presence that the other processes have told of a table."""
        with self._lock:
            return list(self._tables.get(code, {}).values())

    def hear(self, notice: Notice) -> set[str]:
        """Take a notice in; returns the tables where the people who are here may have changed."""
        with self._lock:
            if isinstance(notice, Connected):
                changed = set(self._tables)
                self._tables, self._heard = {}, {}
                return changed
            self._heard[notice.process] = now()
            if isinstance(notice, Presence):
                self._put(notice)
                return {notice.table}
            return self._forget(notice.process) if isinstance(notice, Gone) else set()

    def knows(self, process: str) -> bool:
        """Whether a process was heard and not forgotten."""
        with self._lock:
            return process in self._heard

    def forget_the_silent(self) -> set[str]:
        """Forget processes that have not been heard for long; returns the tables where that changes something."""
        limit = now() - SECONDS_UNTIL_FORGOTTEN
        with self._lock:
            silent = [process for process, heard in self._heard.items() if heard < limit]
            return {code for process in silent for code in self._forget(process)}

    def _put(self, notice: Presence) -> None:
        known = self._tables.setdefault(notice.table, {})
        known.pop(notice.process, None)
        if notice.anybody:
            known[notice.process] = notice
        if not known:
            del self._tables[notice.table]

    def _forget(self, process: str) -> set[str]:
        self._heard.pop(process, None)
        changed = {code for code, known in self._tables.items() if process in known}
        for code in changed:
            self._put(Presence(process, code, [], 0))
        return changed


class Notices:
    """The notices of one process: those it sends, those it hears, and the presence in the others."""

    def __init__(self, engine: sa.Engine) -> None:
        self.shared = engine.dialect.name == POSTGRESQL
        self.process = secrets.token_hex(8)
        self.elsewhere = OtherProcesses()
        self._engine = engine
        self._in_passing = ThreadPoolExecutor(1, "notices") if self.shared else None

    # ------------------------------------------------------------------ telling

    def written(self, connection: sa.Connection, code: str, seq: int) -> None:
        """An entry is being written: the others hear of it when this transaction is committed, else never."""
        self._add(connection, Written(self.process, code, seq))

    def seats(self, connection: sa.Connection, code: str, ended: Sequence[int] = ()) -> None:
        """SeatsChanged change hands in this transaction."""
        self._add(connection, SeatsChanged(self.process, code, list(ended)))

    def here(self, code: str, seats: Sequence[int], watching: int) -> None:
        """Tell who is here now, without waiting for it."""
        self._send(Presence(self.process, code, list(seats), watching))

    def say(self, code: str, message: bytes) -> None:
        """Pass a message on to the pages at other processes, without waiting for it."""
        self._send(PageMessage(self.process, code, msgspec.Raw(message)))

    def ask(self) -> None:
        """Ask who is where: somebody is alive whom we do not know, or had forgotten."""
        self._send(Asking(self.process))

    def sign_of_life(self) -> None:
        """Tell that this process still runs."""
        self._send(Alive(self.process))

    def close(self) -> None:
        """Take leave, after everything that is still to be sent."""
        if self._in_passing is not None:
            self._send(Gone(self.process))
            self._in_passing.shutdown()
            self._in_passing = None

    def _add(self, connection: sa.Connection, notice: Notice) -> None:
        if self.shared:
            connection.execute(sa.select(sa.func.pg_notify(CHANNEL, _text(notice))))

    def _send(self, notice: Notice) -> None:
        if self._in_passing is not None and len(_text(notice).encode()) <= MOST_BYTES:
            self._in_passing.submit(self._send_now, notice)

    def _send_now(self, notice: Notice) -> None:
        # Lost when the database is; everybody asks again when it is back.
        with contextlib.suppress(SQLAlchemyError), self._engine.begin() as connection:
            self._add(connection, notice)

    # ------------------------------------------------------------------ listening

    async def heard(self) -> AsyncGenerator[Notice, None]:
        """The notices of the other processes, without end; `Connected` comes first and after every lost connection."""
        wait = FIRST_WAIT
        while self.shared:
            try:
                async with contextlib.aclosing(self._one_connection()) as notices:
                    async for notice in notices:
                        wait = FIRST_WAIT
                        yield notice
            except Exception as error:
                # The driver's errors, or the network's: whatever it was, the answer is to try again.
                told = log.warning if wait == FIRST_WAIT else log.debug
                told("The connection to %s was lost: %s", shown(self._engine.url), reason(error))
            await asyncio.sleep(wait)
            wait = min(LONGEST_WAIT, wait * 2)

    async def _one_connection(self) -> AsyncGenerator[Notice, None]:
        import psycopg  # only where there is PostgreSQL

        arguments, named = self._engine.dialect.create_connect_args(self._engine.url)
        connection = await psycopg.AsyncConnection.connect(*arguments, **named, autocommit=True)
        async with connection:
            await connection.execute(f"LISTEN {CHANNEL}")
            for notice in (Gone(self.process), Asking(self.process)):
                await connection.execute("SELECT pg_notify(%s, %s)", (CHANNEL, _text(notice)))
            yield Connected(self.process)
            async for raw in connection.notifies():
                heard = _read(raw.payload)
                if heard is not None and heard.process != self.process:
                    yield heard


def _text(notice: Notice) -> str:
    return msgspec.json.encode(notice).decode()


def _read(payload: str) -> Notice | None:
    try:
        notice: Notice = _notice.decode(payload)
        return notice
    except msgspec.MsgspecError:
        return None
