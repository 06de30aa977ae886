"""The database: its tables, and the way from each version of them to the next."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import sqlalchemy as sa

metadata = sa.MetaData()

meta = sa.Table(
    "meta",
    metadata,
    sa.Column("name", sa.String(40), primary_key=True),
    sa.Column("value", sa.Text, nullable=False),
)

tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("code", sa.String(16), nullable=False, unique=True),
    sa.Column("config", sa.Text, nullable=False),
    sa.Column("options", sa.Text, nullable=False),
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("changed", sa.Float, nullable=False),
    sa.Column("outcome", sa.String(16), nullable=False),
    sa.Column("summary", sa.Text, nullable=False),
    sa.Column("position", sa.Text, nullable=False),
)


def _of_table() -> sa.Column[int]:
    return sa.Column("table_id", sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)


seats = sa.Table(
    "seats",
    metadata,
    _of_table(),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("kind", sa.String(8), nullable=False),
    sa.Column("bot", sa.String(16), nullable=False),
    sa.Column("lent", sa.Boolean, nullable=False),
)

entries = sa.Table(
    "entries",
    metadata,
    _of_table(),
    sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("kind", sa.String(8), nullable=False),
    sa.Column("by", sa.Integer, nullable=False),
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("data", sa.Text, nullable=False),
)

links = sa.Table(
    "links",
    metadata,
    sa.Column("secret_hash", sa.String(64), primary_key=True),
    sa.Column("table_id", sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
)

grants = sa.Table(
    "grants",
    metadata,
    sa.Column("holder_hash", sa.String(64), primary_key=True),
    _of_table(),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
)

WATCH = -1
"""The "seat" of links and grants that let somebody look on."""
HOST = -2
"""The "seat" of the grant of whoever set the table up."""

Migration = Callable[[sa.Connection], None]

MIGRATIONS: list[Migration] = [metadata.create_all]
"""The step to version 1, to version 2 ...; a step is never changed once it was released, only followed by another."""


def version_of(connection: sa.Connection) -> int:
    """The version of the database; 0 when it is empty."""
    if not sa.inspect(connection).has_table(meta.name):
        return 0
    found = connection.execute(sa.select(meta.c.value).where(meta.c.name == "version")).scalar()
    return int(found) if found else 0


def migrate(connection: sa.Connection, migrations: Sequence[Migration]) -> None:
    """Bring the database from its version to the newest, step by step."""
    version = version_of(connection)
    for step in migrations[version:]:
        step(connection)
    if version < len(migrations):
        connection.execute(sa.delete(meta).where(meta.c.name == "version"))
        connection.execute(sa.insert(meta).values(name="version", value=str(len(migrations))))
