"""Migrations of a database from each version to the next. One that was released is never changed, only followed."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence

import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError

from shamble.table.errors import StoreError
from shamble.table.store.database import POSTGRESQL, reason
from shamble.table.store.schema import meta

Migration = Callable[[sa.Connection], None]

ALONE = 0x5348414D
"""The number of the lock that a process holds while it looks at the version: two that start together take turns."""


def _to_version_1(connection: sa.Connection) -> None:
    """Make the first tables, written as they were then: `schema` says how they are now."""
    then = sa.MetaData()
    table, column, text = sa.Table, sa.Column, sa.Text

    def of_table() -> sa.Column[int]:
        return column("table_id", sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)

    def number(name: str) -> sa.Column[int]:
        return column(name, sa.Integer, primary_key=True, autoincrement=False)

    table("meta", then, column("name", sa.String(40), primary_key=True), column("value", text, nullable=False))
    table(
        "tables",
        then,
        column("id", sa.Integer, primary_key=True),
        column("code", sa.String(16), nullable=False, unique=True),
        column("config", text, nullable=False),
        column("options", text, nullable=False),
        column("created", sa.Float, nullable=False),
        column("changed", sa.Float, nullable=False),
        column("outcome", sa.String(16), nullable=False),
        column("summary", text, nullable=False),
        column("position", text, nullable=False),
    )
    table(
        "seats",
        then,
        of_table(),
        number("seat"),
        column("name", text, nullable=False),
        column("kind", sa.String(8), nullable=False),
        column("bot", sa.String(16), nullable=False),
        column("lent", sa.Boolean, nullable=False),
    )
    table(
        "entries",
        then,
        of_table(),
        number("seq"),
        column("kind", sa.String(8), nullable=False),
        column("by", sa.Integer, nullable=False),
        column("at", sa.Float, nullable=False),
        column("data", text, nullable=False),
    )
    table(
        "links",
        then,
        column("secret_hash", sa.String(64), primary_key=True),
        column("table_id", sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
        column("seat", sa.Integer, nullable=False),
    )
    table("grants", then, column("holder_hash", sa.String(64), primary_key=True), of_table(), number("seat"))
    then.create_all(connection, checkfirst=False)


def _to_version_2(connection: sa.Connection) -> None:
    """Find who has a seat, and a table's links, without reading through all of them."""
    connection.exec_driver_sql("CREATE INDEX links_of_table ON links (table_id, seat)")
    connection.exec_driver_sql("CREATE INDEX grants_of_table ON grants (table_id, seat)")


def _to_version_3(connection: sa.Connection) -> None:
    """Let links and sessions end, and links to taken seats be used up. Tables know whether they are seeded.

    Links and sessions that are there already last their full time from now on.
    """
    no, number = "BOOLEAN NOT NULL DEFAULT FALSE", "FLOAT NOT NULL DEFAULT 0"
    connection.exec_driver_sql(f"ALTER TABLE tables ADD COLUMN seeded {no}")
    connection.exec_driver_sql("ALTER TABLE links ADD COLUMN kind VARCHAR(8) NOT NULL DEFAULT 'invite'")
    connection.exec_driver_sql(f"ALTER TABLE links ADD COLUMN ends {number}")
    connection.exec_driver_sql(f"ALTER TABLE links ADD COLUMN used {no}")
    connection.exec_driver_sql(f"ALTER TABLE grants ADD COLUMN seen {number}")
    connection.exec_driver_sql("UPDATE links SET kind = 'watch' WHERE seat < 0")
    connection.exec_driver_sql(
        "UPDATE links SET used = TRUE WHERE EXISTS (SELECT 1 FROM seats WHERE seats.table_id = links.table_id "
        "AND seats.seat = links.seat AND seats.kind <> 'open')"
    )
    now = time.time()
    connection.execute(sa.text("UPDATE links SET ends = :ends"), {"ends": now + 30 * 24 * 3600})
    connection.execute(sa.text("UPDATE grants SET seen = :now"), {"now": now})


def _to_version_4(connection: sa.Connection) -> None:
    """Keep campaigns, with the steps of their logs."""
    then = sa.MetaData()
    table, column = sa.Table, sa.Column
    table(
        "campaigns",
        then,
        column("id", sa.Integer, primary_key=True),
        column("code", sa.String(16), nullable=False, unique=True),
        column("document", sa.Text, nullable=False),
        column("created", sa.Float, nullable=False),
        column("changed", sa.Float, nullable=False),
    )
    table(
        "campaign_steps",
        then,
        column("campaign_id", sa.ForeignKey("campaigns.id", ondelete="CASCADE"), primary_key=True),
        column("seq", sa.Integer, primary_key=True, autoincrement=False),
        column("at", sa.Float, nullable=False),
        column("table_code", sa.String(16), nullable=False),
        column("data", sa.Text, nullable=False),
        sa.Index("steps_of_table", "table_code"),
    )
    then.create_all(connection, checkfirst=False)


def _to_version_5(connection: sa.Connection) -> None:
    """Let those who played take a game out of their statistics."""
    connection.exec_driver_sql("ALTER TABLE tables ADD COLUMN counted BOOLEAN NOT NULL DEFAULT TRUE")


MIGRATIONS: list[Migration] = [_to_version_1, _to_version_2, _to_version_3, _to_version_4, _to_version_5]


def version_of(connection: sa.Connection) -> int:
    """The version of the database; 0 when it is empty."""
    if not sa.inspect(connection).has_table(meta.name):
        return 0
    found = connection.execute(sa.select(meta.c.value).where(meta.c.name == "version")).scalar()
    return int(found) if found else 0


def migrate(connection: sa.Connection, migrations: Sequence[Migration], where: str, elsewhere: str) -> None:
    """Bring the database from its version to the newest, step by step; a newer one is left alone.

    All steps belong to the transaction of the connection: when one fails, StoreError, and nothing was changed.
    """
    if connection.dialect.name == POSTGRESQL:
        connection.execute(sa.select(sa.func.pg_advisory_xact_lock(ALONE)))
    version, newest = version_of(connection), len(migrations)
    if version > newest:
        raise StoreError(
            f"{where} was written by a newer Shamble (version {version} of its tables, this one knows "
            f"{newest}). Install the newer Shamble again, or {elsewhere}."
        )
    for number, step in enumerate(migrations[version:], version + 1):
        try:
            step(connection)
        except DBAPIError as error:
            raise StoreError(
                f"{where} could not be brought from version {version} of its tables to {number} and was left as it "
                f"was ({reason(error)}). Please report this; until then the older Shamble can still read it."
                if version
                else f"{where} cannot take Shamble's tables and was left as it was ({reason(error)}); {elsewhere}."
            ) from error
    if version < newest:
        connection.execute(sa.delete(meta).where(meta.c.name == "version"))
        connection.execute(sa.insert(meta).values(name="version", value=str(newest)))
