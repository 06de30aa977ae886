"""Links and sessions in the database: what each opens, for how long, and what ends it."""

from __future__ import annotations

from collections.abc import Mapping

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite

from shamble.table.errors import refused
from shamble.table.store import schema
from shamble.table.store.database import POSTGRESQL
from shamble.table.store.keys import digest
from shamble.table.store.records import DEVICE, INVITE, LOOK, Handover, Link

_HOUR = 3600.0
_DAY = 24 * _HOUR
LINKS_LAST = {INVITE: 30 * _DAY, DEVICE: _HOUR, LOOK: 30 * _DAY}
"""Seconds for which a link is good, by its kind."""
SESSIONS_LAST = 90 * _DAY
"""Seconds after which a session that nobody came with has lost its places."""
SEEN_AGAIN_AFTER = _DAY
"""The precision with which a session's last visit is kept: not every look is worth a write."""
SESSIONS_PER_SEAT = 8
ONLOOKERS_REMEMBERED = 500

_links, _grants = schema.links, schema.grants
_HELD = sa.select(_grants.c.seat, _grants.c.seen).where(
    _grants.c.table_id == sa.bindparam("which"),
    _grants.c.holder_hash == sa.bindparam("holder"),
    _grants.c.seen > sa.bindparam("since"),
)


def add_link(connection: sa.Connection, table_id: int, secret: str, seat: int, kind: str, now: float) -> None:
    """Remember what a link opens; only the digest of its secret is kept."""
    values = {"secret_hash": digest(secret), "table_id": table_id, "seat": seat, "kind": kind, "used": False}
    connection.execute(sa.insert(_links).values(**values, ends=now + LINKS_LAST[kind]))


def find_link(connection: sa.Connection, secret: str, now: float, *, hold: bool = False) -> Link | None:
    """The link of a secret, used or not; with `hold` nobody can end it before this transaction is over."""
    wanted = (
        sa.select(schema.tables.c.code, _links.c.seat, _links.c.kind, _links.c.ends, _links.c.used)
        .join_from(_links, schema.tables)
        .where(_links.c.secret_hash == digest(secret))
    )
    row = connection.execute(wanted.with_for_update(of=_links) if hold else wanted).first()
    if row is None:
        return None
    return Link(row.code, row.seat, row.kind, "used" if row.used else "expired" if row.ends <= now else "")


def hand(connection: sa.Connection, table_id: int, handed: Handover, now: float) -> None:
    """Let a seat change hands; a refusal when the link that brought somebody is no longer good."""
    seat = handed.seat
    if handed.by_link:
        _use(connection, table_id, handed, now)
    if handed.anew:
        revoke(connection, table_id, seat)
    if handed.alone:
        others = sa.delete(_grants).where(_grants.c.table_id == table_id, _grants.c.seat == seat)
        connection.execute(others.where(_grants.c.holder_hash != digest(handed.holder)))
        connection.execute(sa.delete(_links).where(_links.c.table_id == table_id, _links.c.seat == seat))
    if handed.secret:
        add_link(connection, table_id, handed.secret, seat, INVITE, now)
    if handed.holder:
        grant(connection, table_id, handed.holder, seat, now)
        _end_invitations(connection, table_id, seat)


def _use(connection: sa.Connection, table_id: int, handed: Handover, now: float) -> None:
    link = find_link(connection, handed.by_link, now, hold=True)
    if link is None:
        raise refused("no-link")
    if link.over:
        raise refused(f"link-{link.over}")
    if link.kind == LOOK:
        _forget_old_onlookers(connection, table_id)
        return
    if link.kind == DEVICE:
        held = sa.select(sa.func.count()).select_from(_grants)
        of_seat = (_grants.c.table_id == table_id, _grants.c.seat == handed.seat, _grants.c.seen > now - SESSIONS_LAST)
        if (connection.execute(held.where(*of_seat)).scalar() or 0) >= SESSIONS_PER_SEAT:
            raise refused("too-many-devices", most=SESSIONS_PER_SEAT)
    connection.execute(sa.update(_links).where(_links.c.secret_hash == digest(handed.by_link)).values(used=True))


def _end_invitations(connection: sa.Connection, table_id: int, seat: int) -> None:
    """End the invitations to a seat that is taken; whoever comes later is told that the link was used."""
    of_seat = (_links.c.table_id == table_id, _links.c.seat == seat, _links.c.kind == INVITE)
    connection.execute(sa.update(_links).where(*of_seat).values(used=True))


def _forget_old_onlookers(connection: sa.Connection, table_id: int) -> None:
    of_table = (_grants.c.table_id == table_id, _grants.c.seat == schema.WATCH)
    newest = sa.select(_grants.c.seen).where(*of_table).order_by(_grants.c.seen.desc())
    last = connection.execute(newest.offset(ONLOOKERS_REMEMBERED).limit(1)).scalar()
    if last is not None:
        connection.execute(sa.delete(_grants).where(*of_table, _grants.c.seen <= last))


def grant(connection: sa.Connection, table_id: int, holder: str, seat: int, now: float) -> None:
    """Give a session a seat, or the places WATCH and HOST."""
    insert = postgresql.insert if connection.dialect.name == POSTGRESQL else sqlite.insert
    values = {"holder_hash": digest(holder), "table_id": table_id, "seat": seat, "seen": now}
    keys = [_grants.c.holder_hash, _grants.c.table_id, _grants.c.seat]
    connection.execute(insert(_grants).values(values).on_conflict_do_update(index_elements=keys, set_={"seen": now}))


def held_by(connection: sa.Connection, table_id: int, holder: str, now: float) -> frozenset[int]:
    """The seats and places that a session holds; whoever comes with one keeps it for another while."""
    wanted = {"which": table_id, "holder": digest(holder), "since": now - SESSIONS_LAST}
    rows = connection.execute(_HELD, wanted).all()
    if any(row.seen < now - SEEN_AGAIN_AFTER for row in rows):
        mine = (_grants.c.table_id == table_id, _grants.c.holder_hash == digest(holder))
        connection.execute(sa.update(_grants).where(*mine, _grants.c.seen > wanted["since"]).values(seen=now))
    return frozenset(row.seat for row in rows)


def sessions(connection: sa.Connection, table_id: int, now: float) -> dict[int, int]:
    """The number of sessions that still hold each seat or place."""
    counted = sa.select(_grants.c.seat, sa.func.count()).group_by(_grants.c.seat)
    rows = connection.execute(counted.where(_grants.c.table_id == table_id, _grants.c.seen > now - SESSIONS_LAST))
    return {row[0]: row[1] for row in rows}


def held_somewhere(holder: str, now: float) -> tuple[sa.ColumnElement[bool], ...]:
    """The conditions on grants of a session that still counts."""
    return _grants.c.holder_hash == digest(holder), _grants.c.seen > now - SESSIONS_LAST


def succeed(connection: sa.Connection, before: str, holder: str, now: float, *, ends: bool) -> list[int]:
    """Give a session what the one before it holds, which may end; the tables that something was taken from."""
    old = (_grants.c.holder_hash == digest(before), _grants.c.seen > now - SESSIONS_LAST)
    held = connection.execute(sa.select(_grants.c.table_id, _grants.c.seat).where(*old)).all()
    for table_id, seat in held:
        grant(connection, table_id, holder, seat, now)
    if ends and held:
        connection.execute(sa.delete(_grants).where(_grants.c.holder_hash == digest(before)))
    return sorted({row.table_id for row in held}) if ends else []


def revoke(connection: sa.Connection, table_id: int, seat: int) -> None:
    """End the links to a seat and the sessions that hold it."""
    for which in (_links, _grants):
        connection.execute(sa.delete(which).where(which.c.table_id == table_id, which.c.seat == seat))


def take_along(connection: sa.Connection, old: int, new: int, seats: Mapping[int, int] | None = None) -> None:
    """Give everybody who has a place at the old table the same at the new one, where its links lead then.

    `seats`: only these come along, each to its new number, and those who have no seat.
    """
    names = ["holder_hash", "table_id", "seat", "seen"]
    if seats is None:
        held = sa.select(_grants.c.holder_hash, sa.literal(new), _grants.c.seat, _grants.c.seen)
        connection.execute(sa.insert(_grants).from_select(names, held.where(_grants.c.table_id == old)))
        connection.execute(sa.update(_links).where(_links.c.table_id == old).values(table_id=new))
        return
    for before, after in {**seats, schema.WATCH: schema.WATCH, schema.HOST: schema.HOST}.items():
        held = sa.select(_grants.c.holder_hash, sa.literal(new), sa.literal(after), _grants.c.seen)
        of_seat = held.where(_grants.c.table_id == old, _grants.c.seat == before)
        connection.execute(sa.insert(_grants).from_select(names, of_seat))
    onlookers = sa.update(_links).where(_links.c.table_id == old, _links.c.seat == schema.WATCH)
    connection.execute(onlookers.values(table_id=new))
