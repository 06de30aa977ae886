"""Going on after a game: many at once come to the same table, and whoever has no seat does it as the host alone."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from typing import Any

import pytest
from starlette.testclient import TestClient
from tests.sent import sent

from shamble.table.store.schema import HOST
from shamble.web import Options
from shamble.web.hub import Hub
from shamble.web.options import Rate
from shamble.web.visitors import HOLDER_COOKIE

from .conftest import OPEN_TO_ALL, started, table_of
from .test_campaigns import begun, give_up

AT_ONCE = 20


@pytest.fixture
def options() -> Options:
    return replace(OPEN_TO_ALL, new_games=Rate(2, 0.001))


def _at_once(client: TestClient, path: str, **form: str) -> list[Any]:
    with ThreadPoolExecutor(AT_ONCE) as threads:
        return [*threads.map(lambda _: client.post(path, data=form), range(AT_ONCE))]


def _ended(hub: Hub, code: str) -> None:
    table = table_of(hub, code)
    table.agreement.ask({0}, "give-up")
    while table.game.decision is not None:
        table.choose({0}, table.seq, table.game.options[-1].key)


def test_twenty_who_go_on_at_once_come_to_one_game(client: TestClient, hub: Hub) -> None:
    code = started(client, mission="RM-T1")
    _ended(hub, code)
    answers = _at_once(client, f"/t/{code}/again")
    assert {one.status_code for one in answers} == {303}
    assert len({one.headers["location"] for one in answers}) == 1
    assert hub.tables.store.count() == 2


def test_twenty_who_go_on_with_a_campaign_at_once_come_to_one_game(client: TestClient, hub: Hub) -> None:
    here = begun(client, hub)
    give_up(here)
    team = {f"plays-{name}": "s0" for name in hub.campaigns.get(here.code).running.state.seats[0]}
    answers = _at_once(client, f"/c/{here.code}", act="go-on", **{"seat-s0": "stays"}, **team)
    assert {one.status_code for one in answers} == {303}
    assert len({one.headers["location"] for one in answers}) == 1
    late = client.post(f"/c/{here.code}", data={"act": "go-on", "seat-s0": "stays", **team})
    assert late.headers["location"] == answers[0].headers["location"]
    assert hub.tables.store.count() == 2


def test_a_host_without_a_seat_goes_on_alone(client: TestClient, hub: Hub) -> None:
    code = started(client, mission="RM-T1", **{"name-1": "Ann"})
    _ended(hub, code)
    table = table_of(hub, code)
    store = hub.tables.store
    store.revoke(table.id, 0)
    assert store.granted(table.id, client.cookies[HOLDER_COOKIE]) == {HOST}
    assert client.post(f"/t/{code}/again").status_code == 303
    told = [line["text"] for line in sent(table.screen())["log"] if "next game" in line["text"]]
    assert told == ["The host started the next game with the same team."]
