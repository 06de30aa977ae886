"""Codes: whoever has no place somewhere learns nothing of it, and all ways to ask are counted together."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from starlette.routing import Route, WebSocketRoute
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from shamble.table.store.store import Store
from shamble.web import Options, make_app
from shamble.web.hub import Hub
from shamble.web.options import Rate

from .conftest import OPEN_TO_ALL, Browser, started
from .test_campaigns import begun

FREE = {"seat-1": "me", "seat-2": "invite"}
MOST = 1
COUNTED = replace(OPEN_TO_ALL, secrets=Rate(MOST, 0.0001))
MADE_UP = "A" * 22


def ways(app: Any) -> Iterator[tuple[str, str]]:
    """All requests whose address names a table or a campaign."""
    for route in app.routes:
        if isinstance(route, Route) and "{code}" in route.path:
            for method in sorted((route.methods or set()) - {"HEAD"}):
                yield method, route.path


def told(answer: Any, code: str) -> tuple[int, str, str]:
    """All that an answer tells, but for the code that was asked for."""
    return (
        answer.status_code,
        answer.headers.get("location", "").replace(code, "CODE"),
        answer.text.replace(code, "CODE"),
    )


def closed_with(client: TestClient, code: str) -> int:
    with client.websocket_connect(f"/t/{code}/ws") as socket, pytest.raises(WebSocketDisconnect) as closed:
        socket.receive_json()
    return int(closed.value.code)


@pytest.mark.parametrize("holder", ["", MADE_UP])
def test_no_answer_tells_a_stranger_whether_there_is_a_table(
    client: TestClient, browser: Browser, hub: Hub, holder: str
) -> None:
    table, campaign = started(client, **FREE), begun(client, hub).code
    stranger = browser()
    if holder:
        stranger.cookies.set("shamble", holder)
    stranger.get("/")
    tried = list(ways(client.app))
    assert len(tried) > 20
    for method, path in tried:
        there, nowhere = (campaign if path.startswith("/c/") else table), "NOPE99"
        found, missing = (
            told(stranger.request(method, path.format(code=code), data={} if method == "POST" else None), code)
            for code in (there, nowhere)
        )
        assert found == missing, path
        assert found[0] == (303 if (method, path) == ("GET", "/t/{code}") else 403)
    assert told(stranger.post("/friends", data={"code": table}), table) == told(
        stranger.post("/friends", data={"code": "NOPE99"}), "NOPE99"
    )
    assert closed_with(stranger, table) == closed_with(stranger, "NOPE99") == 4403
    assert {route.path for route in client.app.routes if isinstance(route, WebSocketRoute)} == {"/t/{code}/ws"}  # type: ignore[attr-defined]


def test_a_stranger_opens_no_table(client: TestClient, browser: Browser, hub: Hub) -> None:
    """It takes a while, which would tell that there is one."""
    code = started(client, **FREE)
    campaign = begun(client, hub).code
    hub.tables._open.clear()
    hub._lives.clear()
    stranger = browser()
    stranger.cookies.set("shamble", MADE_UP)
    for method, path in ways(client.app):
        stranger.request(method, path.format(code=campaign if path.startswith("/c/") else code))
    stranger.post("/friends", data={"code": code})
    closed_with(stranger, code)
    assert (hub.tables._open, hub.lives) == ({}, {})
    assert client.get(f"/t/{code}/screen").status_code == 200


@pytest.mark.parametrize("options", [COUNTED])
def test_all_ways_to_ask_are_counted_together(client: TestClient, browser: Browser, hub: Hub, options: Options) -> None:
    code = started(client, **FREE)
    campaign = begun(client, hub).code
    asking: list[tuple[str, str, dict[str, str]]] = [
        (method, path.format(code="NOPE99"), {}) for method, path in ways(client.app)
    ]
    asking += [
        ("GET", "/join?code=NOPE99", {}),
        ("POST", "/join", {"code": "NOPE99"}),
        ("POST", "/friends", {"code": "NOPE99"}),
        ("GET", f"/i/{'x' * 22}", {}),
        ("POST", f"/i/{'x' * 22}", {}),
    ]
    for method, path, form in asking:
        guesser = browser()
        guesses = [guesser.request(method, path, data=form or None).status_code for _ in range(MOST + 1)]
        assert guesses[-1] == 429 not in guesses[:-1], path
    for method, path, form in asking:
        right = path.replace("NOPE99", campaign if path.startswith("/c/") else code)
        form = dict.fromkeys(form, code)
        assert guesser.request(method, right, data=form or None).status_code == 429, right
    assert closed_with(guesser, code) == closed_with(guesser, "NOPE99") == 1013
    assert client.get(f"/t/{code}/screen").status_code == 200, "whoever has a place comes in"


def test_whoever_sits_here_is_told_that_there_is_no_table(store: Store) -> None:
    app = make_app(store, replace(COUNTED, at_home=True))
    with TestClient(app, follow_redirects=False, client=("127.0.0.1", 50000)) as here:
        assert [here.get(f"/t/NOPE99{path}").status_code for path in ("", "/replay", "/people", "/board.svg")] == [
            404
        ] * 4
        assert [here.get("/c/NOPE99").status_code, here.post("/t/NOPE99/adopt").status_code] == [404, 404]
