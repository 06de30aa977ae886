"""The database's tables as they are now; `migrations` brings older ones there."""

from __future__ import annotations

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
    sa.Column("seeded", sa.Boolean, nullable=False),
    sa.Column("counted", sa.Boolean, nullable=False),
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
    sa.Column("kind", sa.String(8), nullable=False),
    sa.Column("ends", sa.Float, nullable=False),
    sa.Column("used", sa.Boolean, nullable=False),
    sa.Index("links_of_table", "table_id", "seat"),
)

grants = sa.Table(
    "grants",
    metadata,
    sa.Column("holder_hash", sa.String(64), primary_key=True),
    _of_table(),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("seen", sa.Float, nullable=False),
    sa.Index("grants_of_table", "table_id", "seat"),
)

campaigns = sa.Table(
    "campaigns",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("code", sa.String(16), nullable=False, unique=True),
    sa.Column("document", sa.Text, nullable=False),
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("changed", sa.Float, nullable=False),
)

campaign_steps = sa.Table(
    "campaign_steps",
    metadata,
    sa.Column("campaign_id", sa.ForeignKey("campaigns.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("table_code", sa.String(16), nullable=False),
    sa.Column("data", sa.Text, nullable=False),
    sa.Index("steps_of_table", "table_code"),
)

WATCH = -1
"""The "seat" of links and grants that let somebody look on."""
HOST = -2
"""The "seat" of the grant of whoever set the table up."""
