"""The store of all tables. What it has accepted is on the disk: a killed process loses nothing that was answered."""

from __future__ import annotations

import contextlib
import logging
import threading
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError, IntegrityError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from shamble.files.disk import data_folder
from shamble.table.errors import Conflict, StoreError, readable
from shamble.table.store import access, schema
from shamble.table.store.campaigns import CampaignStore
from shamble.table.store.commits import Commits
from shamble.table.store.copies import tidy_copies
from shamble.table.store.database import engine_for, reason, shown
from shamble.table.store.keys import digest, new_code, tidy_code
from shamble.table.store.migrations import MIGRATIONS, Migration, migrate
from shamble.table.store.notices import Notices
from shamble.table.store.records import (
    INVITE,
    Handover,
    Link,
    ListedTable,
    PositionWritten,
    Seat,
    StoredPosition,
    StoredTable,
    TableEntry,
    TableOptions,
    entry_data,
)
from shamble.text import words

log = logging.getLogger(__name__)

FILE_NAME = "tables.sqlite"
CODES_TRIED = 20
OTHER_DATABASE = "name another database with --db"
OTHER_FOLDER = "name another folder with --data"
"""The way out when tables cannot be kept where they should be: an option of the command that was given."""
MOST_HELD = 20_000
HELD_REMEMBERED = 3600.0
"""Seconds after which the database is asked again who holds what: sessions end with time."""

# Written with every choice: built once, so that only their values are new.
_ADD_ENTRY = sa.insert(schema.entries)
_SEAT = [schema.seats.c[name] for name in Seat._fields]
_THIS_TABLE = sa.update(schema.tables).where(schema.tables.c.id == sa.bindparam("which"))
_NEW_POSITION = _THIS_TABLE.values({name: sa.bindparam(name) for name in ("position", "summary", "outcome", "changed")})
_NEW_TIME = _THIS_TABLE.values(changed=sa.bindparam("changed"))
_NEW_SEAT = (
    sa.update(schema.seats)
    .where(schema.seats.c.table_id == sa.bindparam("which"), schema.seats.c.seat == sa.bindparam("number"))
    .values({name: sa.bindparam(name) for name in ("name", "kind", "bot", "lent")})
)


class _SetUp(msgspec.Struct):
    mission: str


class Store:
    """Tables, seats, entries and secrets in a database: SQLite by default, PostgreSQL by its address.

    StoreError when the database cannot be used; then nothing of that call was written.
    """

    def __init__(self, url: str, migrations: Sequence[Migration] = MIGRATIONS, elsewhere: str = OTHER_DATABASE) -> None:
        self._elsewhere = elsewhere
        self._closed = False
        self._engine = engine_for(url)
        self._snapshots = self._engine
        self._name = shown(self._engine.url)
        self.notices = Notices(self._engine)
        if self.notices.shared:
            self._snapshots = self._engine.execution_options(isolation_level="REPEATABLE READ")
        lock = None if self.notices.shared else threading.RLock()
        self._alone = lock or contextlib.nullcontext()
        self._commits = Commits(self._transaction, lock)
        self.campaigns = CampaignStore(self._transaction)
        # Who holds which seat is remembered only where no other process can change it.
        self._held: dict[tuple[int, str], tuple[float, frozenset[int]]] | None = None if self.notices.shared else {}
        try:
            with self._alone, self._engine.begin() as connection:
                migrate(connection, migrations, self._name, elsewhere)
        except OperationalError as error:
            self.close()
            raise StoreError(self._why_unusable(error)) from error
        except DBAPIError as error:
            self.close()
            raise StoreError(
                f"{self._name} is no database of Shamble's tables and was left as it is ({reason(error)}); "
                f"{self._elsewhere}."
            ) from error
        except BaseException:
            self.close()
            raise

    @property
    def shared(self) -> bool:
        """Whether other processes may write to these tables as well."""
        return self.notices.shared

    @classmethod
    def in_folder(cls, folder: Path) -> Store:
        """The store in a data folder, which is made if it is not there."""
        folder.mkdir(parents=True, exist_ok=True)
        with contextlib.suppress(OSError):  # whoever else uses this computer need not read what is hidden in games
            (folder / FILE_NAME).touch(mode=0o600)
        return cls(f"sqlite:///{folder / FILE_NAME}", elsewhere=OTHER_FOLDER)

    def close(self) -> None:
        """Let go of the database once nobody writes any more; another process may use it now."""
        self.notices.close()
        with self._alone:
            self._closed = True
            self._engine.dispose()

    # ------------------------------------------------------------------ tables and their logs

    def create(
        self,
        config: dict[str, Any],
        options: TableOptions,
        seats: Sequence[Seat],
        start: Sequence[TableEntry],
        position: StoredPosition,
        *,
        seeded: bool = False,
    ) -> str:
        """Write a complete new table; returns its code. `seeded`: its dice follow from the seed in `config`."""
        for _ in range(CODES_TRIED):
            code = new_code()
            with contextlib.suppress(IntegrityError), self._transaction() as connection:
                result = connection.execute(
                    sa.insert(schema.tables).values(
                        code=code,
                        config=_text(config),
                        options=_text(options),
                        created=start[0].at,
                        seeded=seeded,
                        counted=True,
                        **_columns(position, start[-1].at),
                    )
                )
                table_id = result.inserted_primary_key[0]  # type: ignore[index]
                connection.execute(
                    sa.insert(schema.seats), [{"table_id": table_id, **seat._asdict()} for seat in seats]
                )
                connection.execute(sa.insert(schema.entries), [_row(table_id, entry) for entry in start])
                return code
        raise StoreError(f"{self._name} takes no new table: {CODES_TRIED} codes in a row were refused.")

    def load(self, code: str, since: int = 0) -> StoredTable | None:
        """A table with its log, the whole of it or from an entry on; all of it as it was at one moment."""
        with self._transaction(self._snapshots) as connection:
            row = connection.execute(sa.select(schema.tables).where(schema.tables.c.code == code)).first()
            if row is None:
                return None
            sitting = sa.select(*_SEAT).where(schema.seats.c.table_id == row.id).order_by(schema.seats.c.seat)
            of_table, newer = schema.entries.c.table_id == row.id, schema.entries.c.seq >= since
            log = sa.select(schema.entries).where(of_table, newer).order_by(schema.entries.c.seq)
            with readable(code):
                return StoredTable(
                    id=row.id,
                    code=row.code,
                    config=msgspec.json.decode(row.config),
                    options=msgspec.json.decode(row.options, type=TableOptions),
                    created=row.created,
                    position=msgspec.json.decode(row.position, type=PositionWritten),
                    seats=tuple(Seat(*seat) for seat in connection.execute(sitting)),
                    entries=tuple(
                        TableEntry(e.seq, e.kind, e.by, e.at, entry_data(e.kind, e.data))
                        for e in connection.execute(log)
                    ),
                    seeded=row.seeded,
                )

    def newest(self, table_id: int) -> int:
        """The number of a table's last entry; -1 when the table is gone."""
        last = sa.select(sa.func.max(schema.entries.c.seq)).where(schema.entries.c.table_id == table_id)
        with self._transaction() as connection:
            found = connection.execute(last).scalar()
            return -1 if found is None else int(found)

    def append(
        self,
        table_id: int,
        entry: TableEntry,
        *,
        position: StoredPosition | None = None,
        seats: Sequence[Seat] = (),
        handed: Sequence[Handover] = (),
    ) -> None:
        """Write an entry with what it changes, all or nothing; Conflict when its number is taken."""

        def write(connection: sa.Connection) -> None:
            connection.execute(_ADD_ENTRY, _row(table_id, entry))
            if position:
                connection.execute(_NEW_POSITION, {"which": table_id, **_columns(position, entry.at)})
            else:
                connection.execute(_NEW_TIME, {"which": table_id, "changed": entry.at})
            for seat in seats:
                connection.execute(_NEW_SEAT, {"which": table_id, "number": seat.seat, **seat._asdict()})
            for one in handed:
                self._hand(connection, table_id, one)
            if self.shared:
                self.notices.written(connection, _code_of(connection, table_id), entry.seq)

        try:
            self._commits.do(write)
        except IntegrityError as error:
            raise Conflict(f"entry {entry.seq} of table {table_id} is already there") from error

    def listed(self, holder: str | None = None, *, over: bool | None = None, most: int = 0) -> list[ListedTable]:
        """All tables, or those that the holder of a session has a place at; the newest first, `most` of them.

        `over`: only those whose game has ended, or only the others.
        """
        held = () if holder is None else (_held_at(*access.held_somewhere(holder, clock())),)
        ended = () if over is None else (schema.tables.c.outcome != "" if over else schema.tables.c.outcome == "",)
        return self._listed(*held, *ended, most=most)

    def counted(self, holder: str) -> list[ListedTable]:
        """The games of a session that are over and were not taken out, if it has a seat there; the newest first."""
        seated = _held_at(*access.held_somewhere(holder, clock()), schema.grants.c.seat >= 0)
        return self._listed(seated, schema.tables.c.counted, schema.tables.c.outcome != "")

    def _listed(self, *conditions: sa.ColumnElement[bool], most: int = 0) -> list[ListedTable]:
        newest_first = (schema.tables.c.changed.desc(), schema.tables.c.id.desc())
        wanted = sa.select(schema.tables).where(*conditions).order_by(*newest_first).limit(most or None)
        with self._transaction() as connection:
            return [one for row in connection.execute(wanted) if (one := _listed(row)) is not None]

    def count_no_longer(self, table_id: int) -> None:
        """Take a game out of the statistics of all who played."""
        with self._transaction() as connection:
            connection.execute(sa.update(schema.tables).where(schema.tables.c.id == table_id).values(counted=False))

    def delete(self, code: str) -> None:
        """Delete a table and everything about it: copies of packs that no other game uses, its campaign."""
        with self._transaction() as connection:
            connection.execute(sa.delete(schema.tables).where(schema.tables.c.code == code))
            self._forget_held()
        self.campaigns.delete_orphans()
        self.tidy()

    def delete_unchanged(self, seconds: float) -> list[str]:
        """Delete the tables at which nothing has happened for so long; returns their codes."""
        old = sa.select(schema.tables.c.code).where(schema.tables.c.changed < clock() - seconds)
        with self._transaction() as connection:
            codes = list(connection.scalars(old))
        for code in codes:
            self.delete(code)
        return codes

    def count(self) -> int:
        """The number of tables."""
        with self._transaction() as connection:
            return int(connection.execute(sa.select(sa.func.count()).select_from(schema.tables)).scalar() or 0)

    def tidy(self) -> None:
        """Remove the copies of packs that no game uses any more, where the tables are kept in the data folder."""
        if self._engine.url.database == str(data_folder() / FILE_NAME):
            tidy_copies(self._configs)

    def _configs(self) -> list[str]:
        """The set-ups of all tables, as they are written down."""
        with self._transaction() as connection:
            return list(connection.scalars(sa.select(schema.tables.c.config)))

    def missions(self) -> set[str]:
        """The names of the Missions in the set-ups of all tables."""
        found = set()
        for config in self._configs():
            with contextlib.suppress(msgspec.DecodeError):  # a damaged one; its table says so when it is opened
                found.add(msgspec.json.decode(config, type=_SetUp).mission)
        return found

    def codes(self) -> set[str]:
        """The codes of all tables, damaged ones among them."""
        with self._transaction() as connection:
            return set(connection.scalars(sa.select(schema.tables.c.code)))

    # ------------------------------------------------------------------ secrets

    def add_link(self, table_id: int, secret: str, seat: int, kind: str = INVITE) -> None:
        """Remember what a link opens; only the digest of its secret is kept."""
        with self._transaction() as connection:
            access.add_link(connection, table_id, secret, seat, kind, clock())

    def link(self, secret: str) -> Link | None:
        """The link of a secret, used or not; None when it is unknown."""
        with self._transaction() as connection:
            return access.find_link(connection, secret, clock())

    def grant(self, table_id: int, holder: str, *seats: int) -> None:
        """Give a session seats (or the places WATCH and HOST) at a table."""
        with self._transaction() as connection:
            for seat in seats:
                access.grant(connection, table_id, holder, seat, clock())
            self._tell_seats(connection, table_id, [])

    def hand(self, table_id: int, handed: Handover) -> None:
        """Let a seat change hands without an entry; Refused when its link is no longer good."""
        with self._transaction() as connection:
            self._hand(connection, table_id, handed)

    def granted(self, table_id: int, holder: str) -> frozenset[int]:
        """The seats and places that a session holds at a table."""
        held = self.remembered(table_id, holder)
        if held is None:
            with self._transaction() as connection:
                held = access.held_by(connection, table_id, holder, clock())
                if self._held is not None:
                    if len(self._held) >= MOST_HELD:
                        self._held.clear()
                    self._held[table_id, digest(holder)] = (time.monotonic() + HELD_REMEMBERED, held)
        return held

    def held_at(self, code: str, holder: str) -> frozenset[int]:
        """The seats and places that a session holds at the table with this code; none when there is no such table."""
        of_table = sa.select(schema.tables.c.id).where(schema.tables.c.code == tidy_code(code)).scalar_subquery()
        held = sa.select(schema.grants.c.seat).where(*access.held_somewhere(holder, clock()))
        with self._transaction() as connection:
            return frozenset(connection.scalars(held.where(schema.grants.c.table_id == of_table)))

    def succeed(self, before: str, holder: str, *, ends: bool = False) -> None:
        """Give a session all that the one before it has; with `ends` that one is over."""
        with self._transaction() as connection:
            moved = access.succeed(connection, before, holder, clock(), ends=ends)
            self._forget_held()
            for table_id in moved:
                self._tell_seats(connection, table_id, [])

    def sessions(self, table_id: int) -> dict[int, int]:
        """The number of sessions that hold each seat (and the places WATCH and HOST) of a table."""
        with self._transaction() as connection:
            return access.sessions(connection, table_id, clock())

    def take_along(self, old: int, new: int) -> None:
        """Give everybody who has a place at the old table the same at the new one, where its links lead then."""
        with self._transaction() as connection:
            access.take_along(connection, old, new)
            self._forget_held()

    def holds_anywhere(self, holder: str, seat: int) -> bool:
        """Whether a session holds a seat (or the place HOST) of this number at any table."""
        held = sa.select(schema.grants.c.seat).where(*access.held_somewhere(holder, clock())).limit(1)
        held = held.where(schema.grants.c.seat == seat)
        with self._transaction() as connection:
            return connection.execute(held).first() is not None

    def remembered(self, table_id: int, holder: str) -> frozenset[int] | None:
        """As `granted`, without asking the database; None when that is not known."""
        until, held = (self._held or {}).get((table_id, digest(holder)), (0.0, None))
        return held if time.monotonic() < until else None

    def revoke(self, table_id: int, seat: int) -> None:
        """End the links to a seat and the sessions that hold it."""
        with self._transaction() as connection:
            access.revoke(connection, table_id, seat)
            self._tell_seats(connection, table_id, [seat])

    # ------------------------------------------------------------------ inside

    def _forget_held(self) -> None:
        """Forget who holds what, as seats change hands in this transaction: whoever looks next asks the database."""
        if self._held is not None:
            self._held.clear()

    @contextlib.contextmanager
    def _transaction(self, engine: sa.Engine | None = None) -> Iterator[sa.Connection]:
        try:
            with self._alone, self._open(engine or self._engine).begin() as connection:
                yield connection
        except IntegrityError:
            raise
        except (DBAPIError, PoolTimeout) as error:
            raise StoreError(self._why_not_now(error)) from error

    def _open(self, engine: sa.Engine) -> sa.Engine:
        """The database, unless it was closed: work that goes on too long must not open it again."""
        if self._closed:
            raise StoreError(words().tell("database-away"))
        return engine

    def _hand(self, connection: sa.Connection, table_id: int, handed: Handover) -> None:
        access.hand(connection, table_id, handed, clock())
        # Taken or given away: links to it that some page still shows are of no use any more.
        self._tell_seats(connection, table_id, [handed.seat] if handed.seat >= 0 else [])

    def _tell_seats(self, connection: sa.Connection, table_id: int, ended: Sequence[int]) -> None:
        self._forget_held()
        if self.shared:
            self.notices.seats(connection, _code_of(connection, table_id), ended)

    def _why_not_now(self, error: DBAPIError | PoolTimeout) -> str:
        # Visitors need not know where the database is; whoever runs the server reads it here.
        log.warning("%s cannot be used: %s", self._name, reason(error))
        lost = isinstance(error, DBAPIError) and error.connection_invalidated
        return words().tell("database-lost" if lost else "database-away")

    def _why_unusable(self, error: OperationalError) -> str:
        if self.shared:
            return (
                f"The database {self._name} cannot be used: {reason(error)}. Look whether PostgreSQL is running there, "
                "and whether user, password and database in the address after --db are right."
            )
        if "locked" in str(error.orig):
            return (
                f"Another Shamble is using {self._name}. Play in its browser page, or close it first; "
                f"to start a second one with tables of its own, {self._elsewhere}."
            )
        return (
            f"The database {self._name} cannot be used: {error.orig}. To keep the tables elsewhere, {self._elsewhere}."
        )


def _listed(row: sa.Row[tuple[object, ...]]) -> ListedTable | None:
    """A table in a list; None where that cannot be read, which whoever runs the server is told."""
    try:
        read = (row.code, row.created, row.changed, row.outcome, msgspec.json.decode(row.summary))
        return msgspec.convert(read, ListedTable)
    except (TypeError, ValueError) as error:
        log.warning("The table %s is left out of a list, for its row is damaged: %s", row.code, error)
        return None


def _code_of(connection: sa.Connection, table_id: int) -> str:
    return str(connection.execute(sa.select(schema.tables.c.code).where(schema.tables.c.id == table_id)).scalar())


def _text(data: object) -> str:
    return msgspec.json.encode(data).decode()


def _row(table_id: int, entry: TableEntry) -> dict[str, int | float | str]:
    data = _text(entry.data)
    return {"table_id": table_id, "seq": entry.seq, "kind": entry.kind, "by": entry.by, "at": entry.at, "data": data}


def _columns(position: StoredPosition, now: float) -> dict[str, float | str]:
    return {
        "position": _text(position.data),
        "summary": _text(position.summary),
        "outcome": position.outcome,
        "changed": now,
    }


def clock() -> float:
    """The time that is written in entries."""
    return time.time()


def _held_at(*conditions: sa.ColumnElement[bool]) -> sa.ColumnElement[bool]:
    """The condition on tables that there are such grants for them."""
    return schema.tables.c.id.in_(sa.select(schema.grants.c.table_id).where(*conditions))
