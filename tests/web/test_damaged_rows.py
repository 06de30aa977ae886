"""A row of the database that makes no sense: its table says what to do, with 503, and all other tables go on."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest
import sqlalchemy as sa
from starlette.testclient import TestClient

from shamble.table.store import schema
from shamble.table.store.store import Store
from shamble.web import make_app
from shamble.web.visitors import HOLDER_COOKIE

from .conftest import OPEN_TO_ALL, started
from .test_campaigns import ALL_MINE, LONG_WEEK

NONSENSE = b"\xff?"
ALREADY_ELSEWHERE = ["code", "table_id", "campaign_id", "id"]
"""What would be another row, or the row of another table: refused by the database, or there is none with this name."""
NEEDED = {
    "tables": {"config", "options", "created", "position"},
    "seats": {"seat", "name", "kind", "bot"},
    "entries": {"seq", "kind", "by", "at", "data"},
    "campaigns": {"document", "created", "changed"},
    "campaign_steps": {"seq", "at", "table_code", "data"},
}
"""The columns without which a table, or a campaign, cannot be shown as it is."""
IN_LISTS = {"tables": {"changed", "outcome", "summary"}}
"""Those without which it is left out of lists."""
UNHARMED = {"tables": {"seeded", "counted"}, "seats": {"lent"}}
"""A word in place of yes and no is a yes."""


class Played(NamedTuple):
    """A server with a campaign, whose table may be damaged, and another table of the same person."""

    store: Store
    cookie: str
    campaign: str
    damaged: str
    other: str

    def browser(self) -> TestClient:
        """A server that was started a moment ago, with nothing in its memory."""
        self.store._forget_held()
        client = TestClient(make_app(self.store, OPEN_TO_ALL), follow_redirects=False, raise_server_exceptions=False)
        client.cookies.set(HOLDER_COOKIE, self.cookie)
        return client


@pytest.fixture(scope="module")
def played() -> Iterator[Played]:
    store = Store("sqlite://")
    client = TestClient(make_app(store, OPEN_TO_ALL), follow_redirects=False)
    table = client.post(LONG_WEEK, data=ALL_MINE).headers["location"].split("/")[2]
    hub = client.app.state.hub  # type: ignore[attr-defined]
    hub.tables.get(table).chat({0}, "Hello")
    hub.tables.get(table).bots.set_pace({0}, "slow")
    other = started(client, mission="RM-T1")
    yield Played(store, client.cookies[HOLDER_COOKIE], hub.campaigns.of_table(table), table, other)
    store.close()


def damages() -> Iterator[tuple[str, str, Any]]:
    """Each column of what a table and a campaign are written in, with what may stand there after an accident."""
    for table in (schema.tables, schema.seats, schema.entries, schema.campaigns, schema.campaign_steps):
        for column in table.columns:
            if column.name not in ALREADY_ELSEWHERE:
                yield table.name, column.name, NONSENSE
                if column.name in ("config", "options", "position", "summary", "data", "document"):
                    yield table.name, column.name, "{}"
                    yield table.name, column.name, "[1]"


def test_every_column_is_thought_of() -> None:
    for table in (schema.tables, schema.seats, schema.entries, schema.campaigns, schema.campaign_steps):
        here = {column.name for column in table.columns} - set(ALREADY_ELSEWHERE)
        assert here == NEEDED[table.name] | IN_LISTS.get(table.name, set()) | UNHARMED.get(table.name, set())


@pytest.mark.parametrize(("where", "column", "value"), [*damages()])
def test_one_damaged_row_stops_one_table(where: str, column: str, value: str | bytes, played: Played) -> None:
    campaign = where.startswith("campaign")
    own = {"tables": "id", "campaigns": "id", "campaign_steps": "campaign_id"}.get(where, "table_id")
    owner, code = (schema.campaigns, played.campaign) if campaign else (schema.tables, played.damaged)
    with played.store._engine.begin() as connection:
        number = connection.execute(sa.select(owner.c.id).where(owner.c.code == code)).scalar_one()
        found = sa.text(f'SELECT rowid, "{column}" FROM "{where}" WHERE "{own}" = {number}')
        before = [tuple(row) for row in connection.execute(found)][: None if column == "data" else 1]
    _write(played.store, where, column, [(row, value) for row, _ in before])
    try:
        client = played.browser()
        screen, page = client.get(f"/t/{played.damaged}/screen"), client.get(f"/c/{played.campaign}")
        lists = [client.get(path) for path in ("/", "/campaigns", "/friends")]
        other = client.get(f"/t/{played.other}/legend")
    finally:
        _write(played.store, where, column, before)
    harmed = column in NEEDED[where] and not (column == "options" and value == "{}")
    nobodys = (where, column) == ("campaign_steps", "table_code")  # whose it is nobody can tell any more
    assert page.status_code == (403 if nobodys else 503 if harmed else 200)
    assert screen.status_code == (503 if harmed and not campaign else 200)
    assert [one.status_code for one in (*lists, other)] == [200] * 4
    assert played.other in lists[0].text
    for answer in (screen, page):
        if answer.status_code == 503:
            assert "damaged" in answer.text
            assert "from a copy" in answer.text


def _write(store: Store, where: str, column: str, rows: list[tuple[Any, ...]]) -> None:
    with store._engine.begin() as connection:
        for row, value in rows:
            put = sa.text(f'UPDATE "{where}" SET "{column}" = :value WHERE rowid = :row')
            connection.execute(put, {"value": value, "row": row})
