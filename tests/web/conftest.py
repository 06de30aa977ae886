from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from starlette.applications import Starlette
from starlette.testclient import TestClient

from shamble.table.store.store import Store
from shamble.table.table import Table
from shamble.web import Options, make_app
from shamble.web.hub import Hub
from shamble.web.options import Rate

PLENTY = Rate(1_000_000, 1_000_000.0)
RATES: dict[str, Any] = dict.fromkeys(
    ("posts", "secrets", "uploads", "new_games", "arrivals", "messages", "chatting"), PLENTY
)
LEISURE: dict[str, Any] = dict.fromkeys(("seconds_per_request", "seconds_per_job", "seconds_to_ask"), 600.0)
"""Nobody is too slow, however busy the machine is, but where that is what a test shows."""
OPEN_TO_ALL = Options(bot_pause=0.0, bot_thinks=0.02, workers=0, **RATES, **LEISURE)

Browser = Callable[[], TestClient]


@pytest.fixture
def store() -> Iterator[Store]:
    store = Store("sqlite://")
    yield store
    store.close()


@pytest.fixture
def options() -> Options:
    return OPEN_TO_ALL


@pytest.fixture
def app(store: Store, options: Options) -> Starlette:
    return make_app(store, options)


@pytest.fixture
def client(app: Starlette) -> Iterator[TestClient]:
    with TestClient(app, follow_redirects=False) as client:
        yield client


@pytest.fixture
def browser(client: TestClient) -> Browser:
    """Another person's browser at the same server: cookies of its own, the same running application."""
    addresses = itertools.count(2)

    def open_browser() -> TestClient:
        other = TestClient(client.app, follow_redirects=False, client=(f"192.168.1.{next(addresses)}", 50000))
        other.portal = client.portal
        return other

    return open_browser


@pytest.fixture
def hub(app: Starlette) -> Hub:
    hub: Hub = app.state.hub
    return hub


def started(client: TestClient, **fields: str) -> str:
    """The code of a new table that this browser has set up."""
    answer = client.post("/new", data=fields)
    assert answer.status_code == 303, answer.text
    return answer.headers["location"].split("/")[2]


def table_of(hub: Hub, code: str) -> Table:
    return hub.tables.get(code)
