"""Sharing with the home network: by the person at this computer alone, on and off while the program runs."""

from __future__ import annotations

import http.client
import re
import threading
import time
import urllib.parse
from collections import deque
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
import uvicorn
from starlette.testclient import TestClient
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from shamble.table.store.store import Store
from shamble.web import make_app
from shamble.web.serving import HERE, HomeNetwork, bind, own_names
from shamble.web.sharing import SharedAddress

from .conftest import OPEN_TO_ALL, started

AT_HOME = replace(OPEN_TO_ALL, at_home=True, hosts=own_names(None))
NETWORK = "127.0.0.2"
PATIENCE = 60
"""Seconds after which nobody waits any longer for something that has to come, however busy the machine is."""


class PaintedDoor:
    """A door that only notes what was done with it."""

    def __init__(self) -> None:
        self.done: list[str] = []

    async def open(self) -> SharedAddress:
        self.done.append("opened")
        return SharedAddress("http://192.168.1.5:7373", frozenset({"192.168.1.5"}))

    async def close(self) -> None:
        self.done.append("closed")


@pytest.fixture
def door() -> PaintedDoor:
    return PaintedDoor()


@pytest.fixture
def here(store: Store, door: PaintedDoor) -> Iterator[TestClient]:
    """The browser of the person at this computer."""
    app = make_app(store, AT_HOME)
    app.state.hub.sharing.listener = door
    with TestClient(app, f"http://{HERE}", follow_redirects=False, client=(HERE, 50000)) as client:
        yield client


def names_at(here: TestClient, code: str) -> list[str]:
    return [seat.name for seat in here.app.state.hub.tables.get(code).seats]  # type: ignore[attr-defined]


def from_outside(here: TestClient, host: str = HERE) -> TestClient:
    other = TestClient(here.app, f"http://{host}", follow_redirects=False, client=("192.168.1.9", 50000))
    other.portal = here.portal
    return other


def test_friends_come_by_one_link_after_the_table_is_shared(here: TestClient, door: PaintedDoor) -> None:
    answer = here.post("/new", data={"do": "friends", "mission": "RM-M01", "name-1": "Anna", "friends": "2"})
    path = answer.headers["location"]
    code = path.split("/")[2]
    assert path == f"/t/{code}/people"
    asked = here.get(path).text
    assert "Only this computer sees the table so far." in asked
    assert "/join?code=" not in asked, "there is no link yet that would work from another device"
    assert 'class="qr"' not in asked
    here.post("/share", data={"act": "start", "table": code})
    link = f"http://192.168.1.5:7373/join?code={code}"
    shared = here.get(path).text.split('class="card seat invitation"')[1]
    assert f'value="{link}"' in shared
    assert "<svg" in shared.split('class="qr"')[1]
    for seat, name in (("1", "Ben"), ("2", "Cleo")):
        friend = from_outside(here, "192.168.1.5")
        assert friend.get(f"/join?code={code}").status_code == 200
        assert friend.post("/join", data={"code": code, "seat": seat, "name": name}).status_code == 303
    assert names_at(here, code) == ["Anna", "Ben", "Cleo"]
    assert "seat invitation" not in here.get(path).text, "no seat is free any more"


def test_invitations_that_were_filled_in_stay_and_a_strange_number_of_friends_is_refused(here: TestClient) -> None:
    form = {"do": "friends", "mission": "RM-M01", "seat-1": "me", "seat-3": "invite", "friends": "4"}
    code = here.post("/new", data=form).headers["location"].split("/")[2]
    assert len(names_at(here, code)) == 2
    refused = here.post("/new", data={**form, "friends": "99"})
    assert refused.status_code == 422
    assert "friends" in refused.text


def test_a_button_shares_and_a_second_click_ends_it(here: TestClient, door: PaintedDoor) -> None:
    code = started(here, **{"seat-1": "me", "seat-2": "invite"})
    for page in ("/", f"/t/{code}/people"):
        assert "Share with my home network" in here.get(page).text
    assert f"http://{HERE}/i/" in here.get(f"/t/{code}/people").text
    answer = here.post("/share", data={"act": "start", "table": code})
    assert answer.headers["location"] == f"/t/{code}/people"
    assert door.done == ["opened"]
    for page in ("/", f"/t/{code}/people"):
        text = here.get(page).text
        assert "http://192.168.1.5:7373/join" in text
        assert "Stop sharing" in text
        assert "<svg" in text.split('class="qr"')[1]
    assert "http://192.168.1.5:7373/i/" in here.get(f"/t/{code}/people").text
    assert from_outside(here, "192.168.1.5").get("/").status_code == 200
    assert here.post("/share", data={"act": "stop"}).headers["location"] == "/"
    assert door.done == ["opened", "closed"]
    assert from_outside(here, "192.168.1.5").get("/").status_code == 421


def test_only_the_person_at_this_computer_who_put_up_a_table_may(here: TestClient, door: PaintedDoor) -> None:
    assert here.post("/share", data={"act": "start"}).status_code == 400, "a browser that has no table here"
    assert "Share with" not in here.get("/").text
    code = started(here, **{"seat-1": "me", "seat-2": "invite"})
    outside = from_outside(here)
    outside.post("/join", data={"code": code, "seat": "1", "name": "Ben"})
    started(outside)
    for page in ("/", f"/t/{code}/people"):
        assert "Share with" not in outside.get(page).text
    assert outside.post("/share", data={"act": "start"}).status_code == 400
    for headers in ({"Origin": "http://evil.example"}, {"Sec-Fetch-Site": "cross-site"}):
        assert here.post("/share", data={"act": "start"}, headers=headers).status_code == 403
    assert here.get("/share").status_code == 405
    assert door.done == []


def test_it_ends_with_the_program(store: Store, door: PaintedDoor) -> None:
    app = make_app(store, AT_HOME)
    app.state.hub.sharing.listener = door
    with TestClient(app, f"http://{HERE}", follow_redirects=False, client=(HERE, 50000)) as client:
        started(client)
        client.post("/share", data={"act": "start"})
        assert door.done == ["opened"]
    assert door.done == ["opened", "closed"]


def test_where_it_was_started_for_others_there_is_no_button(store: Store, door: PaintedDoor) -> None:
    app = make_app(store, replace(AT_HOME, address="http://192.168.1.5:7373"))
    app.state.hub.sharing.listener = door
    with TestClient(app, f"http://{HERE}", follow_redirects=False, client=(HERE, 50000)) as client:
        started(client)
        assert "http://192.168.1.5:7373/join" in client.get("/").text
        assert "Stop sharing" not in client.get("/").text
        assert client.post("/share", data={"act": "stop"}).status_code == 400


def test_without_a_network_it_is_told(store: Store) -> None:
    app = make_app(store, AT_HOME)
    app.state.hub.sharing.listener = HomeNetwork(app, 0, find=lambda: None)
    with TestClient(app, f"http://{HERE}", follow_redirects=False, client=(HERE, 50000)) as client:
        started(client)
        answer = client.post("/share", data={"act": "start"})
        assert answer.status_code == 400
        assert "in no network" in answer.text
        assert "Share with" in client.get("/").text


@pytest.fixture
def port(store: Store) -> Iterator[int]:
    """A real server for this computer, whose home network is another address of it."""
    app = make_app(store, AT_HOME)
    listener = bind(HERE, 0)
    port = listener.getsockname()[1]
    app.state.hub.sharing.listener = HomeNetwork(app, port, find=lambda: NETWORK)
    server = uvicorn.Server(uvicorn.Config(app, log_level="error", timeout_graceful_shutdown=1))
    thread = threading.Thread(target=server.run, args=([listener],), daemon=True)
    thread.start()
    while not server.started:
        time.sleep(0.01)
    yield port
    server.should_exit = True
    thread.join(PATIENCE)
    listener.close()
    assert not thread.is_alive()


def ask(host: str, port: int, method: str, path: str, cookie: str = "", **form: str) -> tuple[int, Any, str]:
    """A request from the computer with this address to the one with this address."""
    connection = http.client.HTTPConnection(host, port, timeout=PATIENCE, source_address=(host, 0))
    body = urllib.parse.urlencode(form) if method == "POST" else None
    headers = {"Cookie": cookie, "Content-Type": "application/x-www-form-urlencoded"}
    connection.request(method, path, body, headers)
    answer = connection.getresponse()
    text = answer.read().decode()
    connection.close()
    return answer.status, answer.headers, text


def test_a_second_ear_is_opened_and_closed_while_the_server_runs(port: int) -> None:
    with pytest.raises(ConnectionRefusedError):
        ask(NETWORK, port, "GET", "/join")
    _, headers, _ = ask(HERE, port, "POST", "/new", **{"seat-1": "me", "seat-2": "invite"})
    code = headers["location"].split("/")[2]
    cookie = "; ".join(one.split(";")[0] for one in headers.get_all("set-cookie"))
    assert ask(HERE, port, "POST", "/share", cookie, act="start", table=code)[0] == 303
    page = ask(HERE, port, "GET", f"/t/{code}/people", cookie)[2]
    found = re.search(rf"http://{re.escape(NETWORK)}:(\d+)/join\?code={code}", page)
    assert found is not None
    outer = int(found[1])
    assert outer == port, "the same port, where it is free"
    assert ask(NETWORK, outer, "GET", "/join")[0] == 200
    _, headers, _ = ask(NETWORK, outer, "POST", "/join", code=code, seat="1", name="Ben")
    guest = headers["set-cookie"].split(";")[0]
    assert ask(NETWORK, outer, "POST", "/share", guest, act="stop")[0] == 400
    address = f"ws://{NETWORK}:{outer}/t/{code}/ws"
    inner = f"ws://{HERE}:{port}/t/{code}/ws"
    with (
        connect(address, additional_headers={"Cookie": guest}, max_size=None, open_timeout=PATIENCE) as outside,
        connect(inner, additional_headers={"Cookie": cookie}, max_size=None, open_timeout=PATIENCE) as inside,
    ):
        outside.recv(timeout=PATIENCE)
        inside.recv(timeout=PATIENCE)
        assert ask(HERE, port, "POST", "/share", cookie, act="stop")[0] == 303
        with pytest.raises(ConnectionClosed):
            deque(iter(lambda: outside.recv(timeout=PATIENCE), None), 0)
        inside.send('{"do": "state"}')
        inside.recv(timeout=PATIENCE)
    with pytest.raises(ConnectionRefusedError):
        ask(NETWORK, outer, "GET", "/join")
    assert ask(HERE, port, "POST", "/share", cookie, act="start")[0] == 303
    assert ask(NETWORK, outer, "GET", "/join")[0] == 200
