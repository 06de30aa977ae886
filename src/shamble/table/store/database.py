"""The two kinds of database: how each is opened, and how an address is shown without its secrets."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from sqlalchemy.exc import ArgumentError, DBAPIError

from shamble.table.errors import StoreError

SECONDS_TO_WAIT_FOR_THE_FILE = 1
POSTGRESQL = "postgresql"
_ADDRESSES = "--db takes postgresql://USER:PASSWORD@HOST/DATABASE or sqlite:///FILE."
_LIVELY = {"connect_timeout": "5", "keepalives_idle": "10", "keepalives_interval": "5", "keepalives_count": "3"}
"""Parameters of the connection that notice a dead machine soon; those in the address override them."""


def engine_for(address: str) -> sa.Engine:
    """The database with this address; nothing is opened yet. StoreError when there can be none."""
    try:
        url = sa.make_url(address)
    except (ArgumentError, ValueError):
        # What cannot be read may hold a password in the wrong place: it is not repeated, not even as the cause.
        raise StoreError(f"This address of a database cannot be read: {_ADDRESSES}") from None
    kind = url.drivername.partition("+")[0]
    if kind == "sqlite":
        return _sqlite(url)
    if kind in (POSTGRESQL, "postgres"):
        return _postgresql(url.set(drivername=f"{POSTGRESQL}+psycopg"))
    raise StoreError(f"There are no tables in a database of kind {kind!r}: {_ADDRESSES}")


def shown(url: sa.URL) -> str:
    """The name of a database for people: its file, or its address without password and parameters."""
    if url.drivername.startswith("sqlite"):
        return url.database or ":memory:"
    return url.set(drivername=POSTGRESQL, query={}).render_as_string()


def reason(error: BaseException) -> str:
    """The message of the database itself, in one line."""
    said = str(error.orig if isinstance(error, DBAPIError) else error)
    return " ".join(said.split()).rstrip(".")


def _postgresql(url: sa.URL) -> sa.Engine:
    try:
        engine = sa.create_engine(url.set(query={**_LIVELY, **url.query}), pool_pre_ping=True, hide_parameters=True)
    except ModuleNotFoundError as error:
        raise StoreError(
            f"A PostgreSQL database needs the package {error.name}, which is not installed: "
            "pip install 'shamble[postgresql]'"
        ) from error

    @sa.event.listens_for(engine, "connect")
    def _prepare(connection: Any, _: object) -> None:
        """Make sure that what is answered is on the disk, even where the server is set up to answer sooner."""
        connection.autocommit = True
        if connection.execute("SHOW synchronous_commit").fetchone()[0] == "off":
            connection.execute("SET synchronous_commit TO on")
        connection.autocommit = False

    return engine


def _sqlite(url: sa.URL) -> sa.Engine:
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
