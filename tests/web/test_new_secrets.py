"""Each place that a browser is given comes with a new secret, and it keeps all that it had."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest
from starlette.testclient import TestClient

from shamble.table.store.keys import new_secret
from shamble.table.store.schema import WATCH
from shamble.table.store.store import Store
from shamble.web import make_app
from shamble.web.hub import Hub
from shamble.world.setup import GameSetup

from .conftest import OPEN_TO_ALL, Browser, started, table_of

FREE = {"seat-1": "me", "seat-2": "invite", "seat-3": "bot"}
CHOSEN = "chosen-by-the-browser0"
SAFE = replace(OPEN_TO_ALL, behind_proxy=True)

Sit = Callable[[TestClient, TestClient, Hub], str]


def joins(host: TestClient, guest: TestClient, hub: Hub) -> str:
    code = started(host, **FREE)
    assert guest.post("/join", data={"code": code, "seat": "1"}).status_code == 303
    return code


def follows(host: TestClient, guest: TestClient, hub: Hub) -> str:
    code = started(host, **FREE)
    assert guest.post(f"/i/{hub.links(code)[1]}").status_code == 303
    return code


def looks_on(host: TestClient, guest: TestClient, hub: Hub) -> str:
    code = started(host, **FREE)
    assert guest.get(f"/i/{hub.links(code)[WATCH]}").status_code == 303
    return code


def begins(host: TestClient, guest: TestClient, hub: Hub) -> str:
    return started(guest)


def opens(host: TestClient, guest: TestClient, hub: Hub) -> str:
    game = table_of(hub, started(host)).game
    answer = guest.post("/open", files={"file": ("game.json", game.to_json().encode())})
    assert answer.status_code == 303, answer.text
    return answer.headers["location"].split("/")[2]


@pytest.mark.parametrize("sit", [joins, follows, looks_on, begins, opens])
def test_the_server_never_takes_what_the_browser_chose(
    client: TestClient, browser: Browser, hub: Hub, sit: Sit
) -> None:
    guest = browser()
    guest.cookies.set("shamble", CHOSEN)
    code = sit(client, guest, hub)
    given = {cookie.name: cookie.value for cookie in guest.cookies.jar if cookie.value != CHOSEN}
    assert len(given["shamble"] or "") == 22
    assert hub.tables.pass_of(code, given["shamble"] or "").may_look
    assert not hub.tables.pass_of(code, CHOSEN).may_look


def holder_in(client: TestClient) -> str:
    return next(cookie.value or "" for cookie in client.cookies.jar if cookie.name == "shamble")


@pytest.mark.parametrize("sit", [joins, follows, looks_on, begins, opens])
def test_a_new_place_brings_a_new_secret_and_keeps_the_others(
    client: TestClient, browser: Browser, hub: Hub, sit: Sit
) -> None:
    guest = browser()
    first = started(guest)
    guest.get(f"/t/{first}")
    old = holder_in(guest)
    with guest.websocket_connect(f"/t/{first}/ws") as page:
        page.receive_json()
        code = sit(client, guest, hub)
        new = holder_in(guest)
        assert new != old
        assert not hub.tables.pass_of(code, old).may_look
        assert hub.tables.pass_of(first, old).seats == {0}, "the answer may be lost on its way"
        assert guest.get(f"/t/{code}").status_code == 200
        assert "shamble-before" not in guest.cookies
        assert not hub.tables.pass_of(first, old).may_look, "the browser has shown the new one"
        assert hub.tables.pass_of(first, new) == (frozenset({0}), True, False)
        assert hub.tables.store.sessions(table_of(hub, first).id)[0] == 1
        page.send_json({"do": "measure", "from": "4V.S2", "to": "4V.S2"})
        while page.receive_json()["is"] != "measure":
            pass
    assert first in guest.get("/").text
    assert code in guest.get("/").text


def test_whoever_loses_the_answer_on_its_way_loses_no_other_seat(client: TestClient, hub: Hub) -> None:
    first = started(client)
    client.get(f"/t/{first}")
    old = holder_in(client)
    lost = client.post("/new", headers={"Cookie": f"shamble={old}"})
    assert lost.status_code == 303
    client.cookies.clear()
    client.cookies.set("shamble", old, domain="testserver.local")
    assert client.get(f"/t/{first}").status_code == 200
    second = started(client)
    for code in (first, second):
        assert client.get(f"/t/{code}").status_code == 200


def test_whoever_takes_one_more_seat_has_all_of_them(client: TestClient, hub: Hub) -> None:
    code = started(client, **FREE)
    old = holder_in(client)
    assert client.post(f"/t/{code}/people", data={"act": "sit", "seat": "2"}).status_code == 303
    assert hub.tables.pass_of(code, old).seats == {0}
    assert hub.tables.pass_of(code, holder_in(client)).seats == {0, 2}


def test_whoever_comes_back_by_a_link_keeps_the_secret(client: TestClient, browser: Browser, hub: Hub) -> None:
    guest = browser()
    code = started(client, **FREE)
    link = f"/i/{hub.links(code)[1]}"
    guest.post(link)
    mine = holder_in(guest)
    assert guest.get(link).headers["location"] == f"/t/{code}"
    assert holder_in(guest) == mine


def test_one_browser_ends_no_session_of_another(client: TestClient, browser: Browser, hub: Hub) -> None:
    code = started(client)
    guest = browser()
    started(guest)
    guest.cookies.set("shamble-before", new_secret())
    guest.get("/")
    assert client.get(f"/t/{code}/screen").status_code == 200


# ---------------------------------------------------------------------- HTTPS


@pytest.fixture
def safe(store: Store) -> Iterator[TestClient]:
    with TestClient(make_app(store, SAFE), base_url="https://testserver", follow_redirects=False) as client:
        yield client


def test_cookies_are_locked_where_there_is_https(safe: TestClient) -> None:
    cookies = safe.post("/new").headers.get_list("set-cookie") + safe.get("/").headers.get_list("set-cookie")
    cookies += safe.post("/language", data={"language": "de"}).headers.get_list("set-cookie")
    named = {cookie.split("=")[0]: cookie for cookie in cookies}
    assert set(named) == {"__Host-shamble", "__Host-shamble-here", "__Host-shamble-language"}
    for cookie in cookies:
        assert "; Path=/;" in cookie
        assert cookie.endswith("Secure")
        assert "Domain" not in cookie
    assert "Neues Spiel" in safe.get("/").text


def test_cookies_from_before_they_were_locked_are_read(safe: TestClient) -> None:
    hub: Hub = safe.app.state.hub  # type: ignore[attr-defined]
    made = hub.tables.create(GameSetup(mission="RM-T1"), holder=CHOSEN)
    first = {"Cookie": f"shamble={CHOSEN}; shamble-language=de"}
    assert safe.get(f"/t/{made.table.code}/screen", headers=first).status_code == 200
    assert "Neues Spiel" in safe.get("/", headers=first).text
    given = safe.post("/new", headers=first).headers.get_list("set-cookie")
    assert [cookie.split("=")[0] for cookie in given] == ["__Host-shamble", "__Host-shamble-before", "shamble"]
    assert 'shamble=""; HttpOnly; Max-Age=0' in given[2]
    safe.cookies.delete("shamble", domain="", path="/") if "shamble" in safe.cookies else None
    assert safe.get(f"/t/{made.table.code}").status_code == 200
    assert safe.get(f"/t/{made.table.code}/screen").status_code == 200
    assert safe.get(f"/t/{made.table.code}/screen", headers=first | {"Cookie": f"shamble={CHOSEN}"}).status_code == 403


def test_a_locked_cookie_counts_before_one_that_another_host_may_have_set(safe: TestClient) -> None:
    hub: Hub = safe.app.state.hub  # type: ignore[attr-defined]
    mine, planted = new_secret(), new_secret()
    code = hub.tables.create(GameSetup(mission="RM-T1"), holder=mine).table.code
    told = {"Cookie": f"shamble={planted}; __Host-shamble={mine}"}
    assert safe.get(f"/t/{code}/screen", headers=told).status_code == 200
    form = {"Origin": "null", "Cookie": "shamble-here=2"}
    assert safe.post("/new", headers=form).status_code == 403, "the mark of a page of ours is a locked one"
    assert safe.post("/new", headers=form | {"Cookie": "__Host-shamble-here=2"}).status_code == 303


def test_browsers_come_by_https_alone_once_they_have(safe: TestClient, client: TestClient) -> None:
    assert safe.get("/").headers["strict-transport-security"] == "max-age=31536000"
    assert "strict-transport-security" not in client.get("/").headers
