"""The store of all tables. What it has taken is on the disk: a killed process loses nothing that was answered."""

from __future__ import annotations

import contextlib
import threading
import time
from collections import deque
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import DatabaseError, IntegrityError, OperationalError

from shamble.table import schema
from shamble.table.errors import Conflict, StoreError
from shamble.table.keys import digest, new_code
from shamble.table.records import Entry, Link, Listed, Position, Saved, Seat

FILE_NAME = "tables.sqlite"
SECONDS_TO_WAIT_FOR_THE_FILE = 1
CODES_TRIED = 20
MOST_HELD = 20_000

# Written with every choice: built once, so that only their values are new.
_ADD_ENTRY = sa.insert(schema.entries)
_THIS_TABLE = sa.update(schema.tables).where(schema.tables.c.id == sa.bindparam("which"))
_NEW_POSITION = _THIS_TABLE.values({name: sa.bindparam(name) for name in ("position", "summary", "outcome", "changed")})
_NEW_TIME = _THIS_TABLE.values(changed=sa.bindparam("changed"))
_NEW_SEAT = (
    sa.update(schema.seats)
    .where(schema.seats.c.table_id == sa.bindparam("which"), schema.seats.c.seat == sa.bindparam("number"))
    .values({name: sa.bindparam(name) for name in ("name", "kind", "bot", "lent")})
)
_HELD = sa.select(schema.grants.c.seat).where(
    schema.grants.c.table_id == sa.bindparam("which"), schema.grants.c.holder_hash == sa.bindparam("holder")
)


class _Write:
    """An entry with what it changes, on its way to the disk."""

    __slots__ = ("_entry", "_fault", "_position", "_seats", "_table_id", "done")

    def __init__(self, table_id: int, entry: Entry, position: Position | None, seats: tuple[Seat, ...]) -> None:
        self._table_id, self._entry, self._position, self._seats = table_id, entry, position, seats
        self._fault: BaseException | None = None
        self.done = False

    def carry_out(self, connection: sa.Connection) -> None:
        """Write it, in the transaction of this connection."""
        which, now = self._table_id, self._entry.at
        connection.execute(_ADD_ENTRY, _row(which, self._entry))
        if self._position is not None:
            connection.execute(_NEW_POSITION, {"which": which, **_columns(self._position, now)})
        else:
            connection.execute(_NEW_TIME, {"which": which, "changed": now})
        for seat in self._seats:
            connection.execute(_NEW_SEAT, {"which": which, "number": seat.seat, **seat._asdict()})

    def finish(self, fault: BaseException | None = None) -> None:
        """It is on the disk, or it is not and this is why."""
        self._fault = fault
        self.done = True

    def check(self) -> None:
        """Raise what went wrong."""
        if not self.done:
            raise RuntimeError("an entry was neither written nor refused")
        if self._fault is not None:
            raise self._fault


class Store:
    """Tables, seats, entries and secrets in a database: SQLite by default, PostgreSQL by its address."""

    def __init__(self, url: str, migrations: Sequence[schema.Migration] = schema.MIGRATIONS) -> None:
        self.url = url
        self._engine = _sqlite(url) if url.startswith("sqlite") else sa.create_engine(url, pool_pre_ping=True)
        self._alone = threading.RLock() if url.startswith("sqlite") else contextlib.nullcontext()
        self._one_writer = url.startswith("sqlite")
        self._writes: deque[_Write] = deque()
        # Who holds which seat is remembered only where no other process can change it.
        self._held: dict[tuple[int, str], frozenset[int]] | None = {} if url.startswith("sqlite") else None
        try:
            with self._transaction() as connection:
                self._check_version(connection, len(migrations))
                schema.migrate(connection, migrations)
        except OperationalError as error:
            self.close()
            raise StoreError(self._why_unusable(error)) from error
        except DatabaseError as error:
            self.close()
            raise StoreError(
                f"{self._shown()} is no database of Shamble's tables and was left as it is ({error.orig}); "
                "name another folder with --data."
            ) from error
        except StoreError:
            self.close()
            raise

    @classmethod
    def in_folder(cls, folder: Path) -> Store:
        """The store in a data folder, which is made if it is not there."""
        folder.mkdir(parents=True, exist_ok=True)
        return cls(f"sqlite:///{folder / FILE_NAME}")

    def close(self) -> None:
        """Let go of the database once nobody writes any more; another process may use it now."""
        with self._alone:
            self._engine.dispose()

    # ------------------------------------------------------------------ tables and their logs

    def create(
        self,
        config: dict[str, Any],
        options: dict[str, Any],
        seats: Sequence[Seat],
        start: Sequence[Entry],
        position: Position,
    ) -> str:
        """Write a new table whole; returns its code."""
        for _ in range(CODES_TRIED):
            code = new_code()
            with contextlib.suppress(IntegrityError), self._transaction() as connection:
                result = connection.execute(
                    sa.insert(schema.tables).values(
                        code=code,
                        config=_text(config),
                        options=_text(options),
                        created=start[0].at,
                        **_columns(position, start[-1].at),
                    )
                )
                table_id = result.inserted_primary_key[0]  # type: ignore[index]
                connection.execute(
                    sa.insert(schema.seats), [{"table_id": table_id, **seat._asdict()} for seat in seats]
                )
                connection.execute(sa.insert(schema.entries), [_row(table_id, entry) for entry in start])
                return code
        raise StoreError(f"{self._shown()} takes no new table: {CODES_TRIED} codes in a row were refused.")

    def load(self, code: str) -> Saved | None:
        """A table with its whole log."""
        with self._transaction() as connection:
            row = connection.execute(sa.select(schema.tables).where(schema.tables.c.code == code)).first()
            if row is None:
                return None
            sitting = sa.select(schema.seats).where(schema.seats.c.table_id == row.id).order_by(schema.seats.c.seat)
            log = sa.select(schema.entries).where(schema.entries.c.table_id == row.id).order_by(schema.entries.c.seq)
            return Saved(
                id=row.id,
                code=row.code,
                config=msgspec.json.decode(row.config),
                options=msgspec.json.decode(row.options),
                created=row.created,
                position=msgspec.json.decode(row.position),
                seats=tuple(Seat(s.seat, s.name, s.kind, s.bot, s.lent) for s in connection.execute(sitting)),
                entries=tuple(
                    Entry(e.seq, e.kind, e.by, e.at, msgspec.json.decode(e.data)) for e in connection.execute(log)
                ),
            )

    def append(
        self, table_id: int, entry: Entry, *, position: Position | None = None, seats: Sequence[Seat] = ()
    ) -> None:
        """Write an entry with what it changes, all or nothing; Conflict when its number is taken."""
        write = _Write(table_id, entry, position, tuple(seats))
        if self._one_writer:
            # While one thread waits for the disk others queue up; the next one takes along what they want to write.
            self._writes.append(write)
            with self._alone:
                if not write.done:
                    self._write_all()
        else:
            self._write_alone(write)
        try:
            write.check()
        except IntegrityError as error:
            raise Conflict(f"entry {entry.seq} of table {table_id} is already there") from error
        except DatabaseError as error:
            raise StoreError(
                f"Nothing was changed, because it could not be saved in {self._shown()}: {error.orig}."
            ) from error

    def _write_all(self) -> None:
        """Write all that waits in one transaction; if that fails, each alone, so that nobody pays for another."""
        waiting: list[_Write] = []
        while self._writes:
            waiting.append(self._writes.popleft())
        try:
            with self._transaction() as connection:
                for write in waiting:
                    write.carry_out(connection)
        except BaseException as error:
            for write in waiting:
                if len(waiting) > 1:
                    self._write_alone(write)
                else:
                    write.finish(error)
        else:
            for write in waiting:
                write.finish()

    def _write_alone(self, write: _Write) -> None:
        try:
            with self._transaction() as connection:
                write.carry_out(connection)
        except BaseException as error:
            write.finish(error)
        else:
            write.finish()

    def listed(self, holder: str | None = None) -> list[Listed]:
        """All tables, or those that the holder of a session has a place at; the newest first."""
        chosen = sa.select(schema.tables).order_by(schema.tables.c.changed.desc(), schema.tables.c.id.desc())
        if holder is not None:
            held = sa.select(schema.grants.c.table_id).where(schema.grants.c.holder_hash == digest(holder))
            chosen = chosen.where(schema.tables.c.id.in_(held))
        with self._transaction() as connection:
            return [
                Listed(row.code, row.created, row.changed, row.outcome, msgspec.json.decode(row.summary))
                for row in connection.execute(chosen)
            ]

    def delete(self, code: str) -> None:
        """Forget a table and everything about it."""
        with self._transaction() as connection:
            connection.execute(sa.delete(schema.tables).where(schema.tables.c.code == code))
            self._forget_held()

    # ------------------------------------------------------------------ secrets

    def add_link(self, table_id: int, secret: str, seat: int) -> None:
        """Remember what a link opens; only the digest of its secret is kept."""
        with self._transaction() as connection:
            values = {"secret_hash": digest(secret), "table_id": table_id, "seat": seat}
            connection.execute(sa.insert(schema.links).values(values))

    def link(self, secret: str) -> Link | None:
        """What a link opens, or None when it is unknown or no longer good."""
        wanted = (
            sa.select(schema.tables.c.code, schema.links.c.seat)
            .join_from(schema.links, schema.tables)
            .where(schema.links.c.secret_hash == digest(secret))
        )
        with self._transaction() as connection:
            row = connection.execute(wanted).first()
            return Link(row.code, row.seat) if row is not None else None

    def grant(self, table_id: int, holder: str, *seats: int) -> None:
        """Give a session seats (or the places WATCH and HOST) at a table."""
        with self._transaction() as connection:
            for seat in seats:
                values = {"holder_hash": digest(holder), "table_id": table_id, "seat": seat}
                known = connection.execute(sa.select(schema.grants).filter_by(**values)).first()
                if known is None:
                    connection.execute(sa.insert(schema.grants).values(values))
            self._forget_held()

    def granted(self, table_id: int, holder: str) -> frozenset[int]:
        """The seats and places that a session holds at a table."""
        key = (table_id, digest(holder))
        held = self.remembered(table_id, holder)
        if held is None:
            with self._transaction() as connection:
                found = connection.execute(_HELD, {"which": table_id, "holder": key[1]})
                held = frozenset(found.scalars())
                if self._held is not None:
                    if len(self._held) >= MOST_HELD:
                        self._held.clear()
                    self._held[key] = held
        return held

    def remembered(self, table_id: int, holder: str) -> frozenset[int] | None:
        """As `granted`, without asking the database; None when that is not known."""
        return self._held.get((table_id, digest(holder))) if self._held is not None else None

    def revoke(self, table_id: int, seat: int) -> None:
        """Links to a seat and sessions that held it no longer count."""
        with self._transaction() as connection:
            for which in (schema.links, schema.grants):
                connection.execute(sa.delete(which).where(which.c.table_id == table_id, which.c.seat == seat))
            self._forget_held()

    # ------------------------------------------------------------------ inside

    def _forget_held(self) -> None:
        """Seats change hands in this transaction; whoever looks next asks the database."""
        if self._held is not None:
            self._held.clear()

    @contextlib.contextmanager
    def _transaction(self) -> Iterator[sa.Connection]:
        with self._alone, self._engine.begin() as connection:
            yield connection

    def _check_version(self, connection: sa.Connection, newest: int) -> None:
        found = schema.version_of(connection)
        if found > newest:
            raise StoreError(
                f"{self._shown()} was written by a newer Shamble (version {found} of its tables, this one knows "
                f"{newest}). Install the newer Shamble again, or name another folder with --data."
            )

    def _why_unusable(self, error: OperationalError) -> str:
        if "locked" in str(error.orig):
            return (
                f"Another Shamble is using {self._shown()}. Play in its browser page, or close it first; "
                "--data FOLDER starts a second one with tables of its own."
            )
        return f"The database {self._shown()} cannot be used: {error.orig}. Name another folder with --data."

    def _shown(self) -> str:
        url = sa.make_url(self.url)
        return (url.database or ":memory:") if self.url.startswith("sqlite") else url.render_as_string()


def _sqlite(url: str) -> sa.Engine:
    """One connection that keeps the file for this process; every commit reaches the disk."""
    engine = sa.create_engine(
        url,
        poolclass=sa.pool.StaticPool,
        connect_args={"check_same_thread": False, "timeout": SECONDS_TO_WAIT_FOR_THE_FILE},
    )

    @sa.event.listens_for(engine, "connect")
    def _prepare(connection: Any, _: object) -> None:
        connection.isolation_level = None
        for pragma in ("locking_mode=EXCLUSIVE", "journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
            connection.execute(f"PRAGMA {pragma}")

    @sa.event.listens_for(engine, "begin")
    def _begin(connection: sa.Connection) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE")

    return engine


def _text(data: object) -> str:
    return msgspec.json.encode(data).decode()


def _row(table_id: int, entry: Entry) -> dict[str, Any]:
    return {"table_id": table_id, **entry._asdict(), "data": _text(entry.data)}


def _columns(position: Position, now: float) -> dict[str, Any]:
    return {
        "position": _text(position.data),
        "summary": _text(position.summary),
        "outcome": position.outcome,
        "changed": now,
    }


def clock() -> float:
    """The time that entries bear."""
    return time.time()
