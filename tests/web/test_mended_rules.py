"""Pages of a game through whose past the rules of today no longer lead."""

from __future__ import annotations

import html
import json

import sqlalchemy as sa
from starlette.testclient import TestClient
from tests.sent import sent

from shamble.table.store import schema
from shamble.web.hub import Hub

from .conftest import started, table_of


def test_the_table_and_its_replay_say_so_and_go_on(client: TestClient, hub: Hub) -> None:
    code = started(client)
    for _ in range(6):
        choose(client, code)
    mended(hub, code, at=4)
    assert "The rules of today no longer lead through the past of this game." in html.unescape(
        client.get(f"/t/{code}").text
    )
    replay = html.unescape(client.get(f"/t/{code}/replay?at=99").text)
    assert "The replay ends early" in replay
    assert "3 / 3" in replay
    assert client.get(f"/t/{code}/board.svg?at=99").text != client.get(f"/t/{code}/board.svg").text
    assert client.get(f"/t/{code}/screen").json()["can_undo"] == "no"
    seq = table_of(hub, code).seq
    choose(client, code)
    assert table_of(hub, code).seq > seq
    for page in ("end", "rounds", "chronicle", "screen", "report"):
        assert client.get(f"/t/{code}/{page}").status_code == 200, page


def choose(client: TestClient, code: str) -> None:
    screen = client.get(f"/t/{code}/screen").json()
    client.post(f"/t/{code}/choose", data={"seq": screen["seq"], "key": screen["decision"]["options"][0]["key"]})


def mended(hub: Hub, code: str, at: int) -> None:
    """Another version opens the table, whose rules no longer offer a choice of its log."""
    table = table_of(hub, code)
    move = table.history.moves[at]
    entries = schema.entries
    changed = sa.update(entries).where(entries.c.table_id == table.id, entries.c.seq == move.seq)
    with table.store._transaction() as connection:
        connection.execute(changed.values(data=json.dumps(sent(move.data) | {"choice": "move who=0 zone=9999 cost=1"})))
    table.journal._load(table.journal._saved())
    assert table.game.note
