"""Campaigns in the database: a document each, and the steps of its log, which are only ever added."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import AbstractContextManager
from typing import NamedTuple

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from shamble.games.campaign import RunningCampaign, Step
from shamble.table.errors import Conflict, readable
from shamble.table.store import access, schema
from shamble.table.store.keys import new_code, tidy_code

CODES_TRIED = 20
_campaigns, _steps = schema.campaigns, schema.campaign_steps


class CampaignStep(NamedTuple):
    """A step of a campaign's log; `table` is the code of the table at which its game is played, where one begins.

    Its `data` may be left aside where only its place counts.
    """

    seq: int
    at: float
    table: str
    data: Step | None


class TableMoving(NamedTuple):
    """People who go on from one table (by its number) to the next: which seats come along, each to its new number.

    Further seats are `given` to the session of whoever goes on.
    """

    old: int
    new: int
    seats: Mapping[int, int]
    holder: str
    given: Sequence[int] = ()


class StoredCampaign(NamedTuple):
    """A campaign as it is stored."""

    id: int
    code: str
    document: RunningCampaign
    created: float
    changed: float
    steps: tuple[CampaignStep, ...]

    @property
    def table(self) -> str:
        """The code of the table of its newest game; empty before the first."""
        return next((step.table for step in reversed(self.steps) if step.table), "")


_step = msgspec.json.Decoder(Step)
_document = msgspec.json.Decoder(RunningCampaign)


class CampaignStore:
    """The campaigns of a store."""

    def __init__(self, transaction: Callable[[], AbstractContextManager[sa.Connection]]) -> None:
        self._transaction = transaction

    def create(self, document: RunningCampaign, steps: Sequence[CampaignStep], now: float) -> str:
        """Write a new campaign with its first steps; returns its code."""
        for _ in range(CODES_TRIED):
            code = new_code()
            try:
                with self._transaction() as connection:
                    values = {"code": code, "document": _text(document), "created": now, "changed": now}
                    made = connection.execute(sa.insert(_campaigns).values(**values))
                    number = made.inserted_primary_key[0]  # type: ignore[index]
                    for step in steps:
                        connection.execute(sa.insert(_steps).values(_row(number, step)))
                    return code
            except IntegrityError:
                continue
        raise Conflict(f"{CODES_TRIED} codes in a row were taken")

    def length(self, code: str) -> tuple[int, int]:
        """The number of a campaign and that of its steps; (0, 0) where there is none. Steps are only ever added."""
        wanted = (
            sa.select(_campaigns.c.id, sa.func.count(_steps.c.seq))
            .join_from(_campaigns, _steps)
            .where(_campaigns.c.code == code)
            .group_by(_campaigns.c.id)
        )
        with self._transaction() as connection:
            row = connection.execute(wanted).first()
            return (row[0], row[1]) if row is not None else (0, 0)

    def load(self, code: str) -> StoredCampaign | None:
        """A campaign with its whole log."""
        with self._transaction() as connection:
            row = connection.execute(sa.select(_campaigns).where(_campaigns.c.code == code)).first()
            if row is None:
                return None
            log = sa.select(_steps).where(_steps.c.campaign_id == row.id).order_by(_steps.c.seq)
            with readable(code):
                steps = tuple(
                    msgspec.convert((one.seq, one.at, one.table_code, _step.decode(one.data)), CampaignStep)
                    for one in connection.execute(log)
                )
                document = _document.decode(row.document)
                return msgspec.convert((row.id, row.code, document, row.created, row.changed, steps), StoredCampaign)

    def append(self, campaign: int, steps: Sequence[CampaignStep], moving: TableMoving) -> None:
        """Add steps and move the people to the next table, all or none; Conflict when somebody else was first."""
        try:
            with self._transaction() as connection:
                for step in steps:
                    connection.execute(sa.insert(_steps).values(_row(campaign, step)))
                newest = max(step.at for step in steps)
                access.take_along(connection, moving.old, moving.new, moving.seats)
                for seat in moving.given:
                    access.grant(connection, moving.new, moving.holder, seat, newest)
                connection.execute(sa.update(_campaigns).where(_campaigns.c.id == campaign).values(changed=newest))
        except IntegrityError as error:
            raise Conflict(f"campaign {campaign} has gone on") from error

    def table_of(self, code: str) -> str:
        """The code of the table of a campaign's last game; empty when there is no such campaign."""
        steps = sa.select(_steps.c.table_code).join_from(_steps, _campaigns).order_by(_steps.c.seq.desc())
        played = steps.where(_campaigns.c.code == tidy_code(code), _steps.c.table_code != "")
        with self._transaction() as connection:
            return str(connection.execute(played.limit(1)).scalar() or "")

    def of_table(self, table: str) -> str:
        """The code of the campaign that a table's game belongs to; empty for a game by itself."""
        wanted = sa.select(_campaigns.c.code).join_from(_steps, _campaigns).where(_steps.c.table_code == table)
        with self._transaction() as connection:
            return str(connection.execute(wanted).scalar() or "")

    def listed(self, holder: str | None, now: float, most: int) -> list[str]:
        """The codes of the newest campaigns, of all or of those at one of whose tables a session has a place."""
        chosen = sa.select(_campaigns.c.code).order_by(_campaigns.c.changed.desc(), _campaigns.c.id.desc())
        if holder is not None:
            held = sa.select(schema.grants.c.table_id).where(*access.held_somewhere(holder, now))
            tables = sa.select(schema.tables.c.code).where(schema.tables.c.id.in_(held))
            chosen = chosen.where(
                _campaigns.c.id.in_(sa.select(_steps.c.campaign_id).where(_steps.c.table_code.in_(tables)))
            )
        with self._transaction() as connection:
            return list(connection.scalars(chosen.limit(most)))

    def delete_orphans(self) -> None:
        """Delete the campaigns of whose newest game the table is gone: nobody has a place at them any more."""
        newest = (
            sa.select(_steps.c.campaign_id, sa.func.max(_steps.c.seq).label("seq"))
            .where(_steps.c.table_code != "")
            .group_by(_steps.c.campaign_id)
            .subquery()
        )
        at = sa.and_(_steps.c.campaign_id == newest.c.campaign_id, _steps.c.seq == newest.c.seq)
        gone = _steps.c.table_code.not_in(sa.select(schema.tables.c.code))
        with self._transaction() as connection:
            orphans = list(
                connection.scalars(sa.select(_steps.c.campaign_id).join_from(_steps, newest, at).where(gone))
            )
            if orphans:
                connection.execute(sa.delete(_campaigns).where(_campaigns.c.id.in_(orphans)))

    def delete(self, code: str) -> None:
        """Delete a campaign with its log."""
        with self._transaction() as connection:
            connection.execute(sa.delete(_campaigns).where(_campaigns.c.code == code))


def _text(data: object) -> str:
    return msgspec.json.encode(data).decode()


def _row(campaign: int, step: CampaignStep) -> dict[str, int | float | str]:
    data = _text(step.data)
    return {"campaign_id": campaign, "seq": step.seq, "at": step.at, "table_code": step.table, "data": data}
