"""At a public address: guessing, crowding, proxies, time, and what refusals tell."""

from __future__ import annotations

import asyncio
import json
import re
import time
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest
from starlette.applications import Starlette
from starlette.testclient import TestClient, WebSocketTestSession
from starlette.websockets import WebSocketDisconnect

from shamble.table import Refused, Table
from shamble.table.errors import without_paths
from shamble.table.store.schema import WATCH
from shamble.table.store.store import Store
from shamble.web import Options, make_app
from shamble.web.housekeeping import forget_old_games
from shamble.web.hub import Hub, LiveTable
from shamble.web.options import Rate
from shamble.web.sessions import Session

from .conftest import OPEN_TO_ALL, Browser, started, table_of

TWO_SEATS = {"seat-1": "me", "name-1": "Ann", "seat-2": "invite"}
NONE_TO_GUESS = replace(OPEN_TO_ALL, secrets=Rate(4, 0.0001))


def closed_with(client: TestClient, code: str) -> int:
    with client.websocket_connect(f"/t/{code}/ws") as socket, pytest.raises(WebSocketDisconnect) as closed:
        socket.receive_json()
    return closed.value.code


def heard(socket: WebSocketTestSession, kind: str) -> dict[str, Any]:
    while (message := socket.receive_json())["is"] != kind:
        pass
    return dict(message)


# ---------------------------------------------------------------------- guessing


@pytest.mark.parametrize("options", [NONE_TO_GUESS])
@pytest.mark.parametrize("way", ["/join?code={}", "/t/{}", "/t/{}/screen"])
def test_codes_cannot_be_guessed_one_after_the_other(client: TestClient, browser: Browser, way: str) -> None:
    code = started(client, **TWO_SEATS)
    guesser = browser()
    wrong = {"/t/{}": 303, "/t/{}/screen": 403}.get(way, 404)
    assert [guesser.get(way.format(f"NOPE{number}")).status_code for number in range(6)] == [wrong] * 4 + [429] * 2
    assert guesser.get(way.format(code)).status_code == 429, "a code that is right is not told either"
    assert closed_with(guesser, code) == closed_with(guesser, "NOPE99") == 1013
    assert client.get(f"/t/{code}/screen").status_code == 200, "whoever has a seat comes in"


@pytest.mark.parametrize("options", [NONE_TO_GUESS])
def test_a_seat_has_room_also_where_a_neighbour_guesses(client: TestClient) -> None:
    code = started(client, **TWO_SEATS)
    cookie = client.cookies["shamble"]
    client.cookies.clear()
    assert [client.get(f"/t/NOPE{number}").status_code for number in range(5)][-1] == 429
    client.cookies.set("shamble", cookie)
    assert client.get(f"/t/{code}").status_code == 200
    with client.websocket_connect(f"/t/{code}/ws") as socket:
        heard(socket, "screen")


# ---------------------------------------------------------------------- crowding


FEW = replace(OPEN_TO_ALL, pages_per_holder=3, onlookers_per_table=3, onlookers_per_address=2, onlookers=4)


@pytest.mark.parametrize("options", [FEW])
def test_a_seat_has_so_many_pages_and_onlookers_take_no_room_of_seats(
    client: TestClient, browser: Browser, hub: Hub
) -> None:
    code = started(client, **TWO_SEATS)
    watch = f"/i/{hub.links(code)[WATCH]}"
    with ExitStack() as stack:

        def open_page(who: TestClient) -> None:
            heard(stack.enter_context(who.websocket_connect(f"/t/{code}/ws")), "screen")

        crowd = [browser() for _ in range(3)]
        for one in crowd:
            one.get(watch)
        for one in crowd:
            open_page(one)
        late = browser()
        late.get(watch)
        assert closed_with(late, code) == 4409, "the table is full of onlookers"
        for _ in range(3):
            open_page(client)
        assert closed_with(client, code) == 4409, "and of pages of this seat"
        guest = browser()
        guest.post("/join", data={"code": code, "seat": "1", "name": "Ben"})
        open_page(guest)


@pytest.mark.parametrize("options", [FEW])
def test_an_address_has_so_many_onlookers(client: TestClient, browser: Browser, hub: Hub) -> None:
    code = started(client, **TWO_SEATS)
    first = browser()
    with ExitStack() as stack:
        for number in range(3):
            first.cookies.clear()
            first.get(f"/i/{hub.links(code)[WATCH]}")
            if number < 2:
                heard(stack.enter_context(first.websocket_connect(f"/t/{code}/ws")), "screen")
        assert closed_with(first, code) == 4409


# ---------------------------------------------------------------------- a proxy


PROXIED = replace(OPEN_TO_ALL, behind_proxy=True, secrets=Rate(2, 0.0001))


@pytest.mark.parametrize("options", [PROXIED])
def test_behind_a_proxy_each_visitor_is_counted_and_cookies_are_secure(client: TestClient) -> None:
    def guess(told: str) -> int:
        return client.get("/t/NOPE99/screen", headers={"X-Forwarded-For": told}).status_code

    assert [guess("192.0.2.1") for _ in range(3)] == [403, 403, 429]
    assert guess("192.0.2.2") == 403
    assert guess("192.0.2.99, 192.0.2.1") == 429, "only what the proxy itself has added counts"
    assert guess("192.0.2.1:5555") == 429, "some proxies add the port"
    assert [guess("[2001:db8::1]:80"), guess("2001:db8::2"), guess("2001:db8::3")] == [403, 403, 429]
    assert [guess("nonsense") for _ in range(3)] == [403, 403, 429], "without an address all are one"
    for answer in (client.post("/new"), client.get("/")):
        assert all("Secure" in cookie for cookie in answer.headers.get_list("set-cookie"))
        assert "set-cookie" in answer.headers


def test_without_a_proxy_nobody_chooses_an_address(client: TestClient) -> None:
    answer = client.post("/new", headers={"X-Forwarded-For": "127.0.0.1", "X-Forwarded-Proto": "https"})
    assert "Secure" not in answer.headers["set-cookie"]


def test_cookies_end_and_are_renewed_by_whoever_comes_back(client: TestClient) -> None:
    given = client.post("/new").headers["set-cookie"]
    assert "Max-Age=10368000" in given, "the days that a session lasts, and those until it is renewed"
    renewed = f"shamble={client.cookies['shamble']}; HttpOnly; Max-Age=10368000;"
    assert any(cookie.startswith(renewed) for cookie in client.get("/").headers.get_list("set-cookie"))
    assert client.get("/").headers.get_list("set-cookie") == [], "not with every page: it could bring an old one back"
    client.cookies.delete("shamble-here")
    assert any(cookie.startswith(renewed) for cookie in client.get("/").headers.get_list("set-cookie"))


# ---------------------------------------------------------------------- time


def test_a_request_that_never_ends_is_given_up(store: Store) -> None:
    app = make_app(store, replace(OPEN_TO_ALL, seconds_per_request=0.05))
    sent: list[Any] = []

    async def never() -> Any:
        await asyncio.Event().wait()

    async def send(message: Any) -> None:
        sent.append(message)

    kind = (b"content-type", b"multipart/form-data; boundary=b")
    scope = {
        "type": "http",
        "method": "POST",
        "path": "/open",
        "raw_path": b"/open",
        "query_string": b"",
        "headers": [(b"host", b"testserver"), (b"content-length", b"9"), kind],
        "client": ("192.0.2.1", 1),
        "server": ("testserver", 80),
        "scheme": "http",
        "root_path": "",
        "app": app,
    }
    asyncio.run(app(scope, never, send))
    assert sent[0]["status"] == 408
    assert b"took too long" in sent[1]["body"]


@pytest.mark.parametrize("options", [replace(OPEN_TO_ALL, uploads=Rate(2, 0.0001))])
def test_files_are_taken_so_often(client: TestClient) -> None:
    answers = [client.post("/open", files={"file": ("a.json", b"{}")}).status_code for _ in range(3)]
    assert answers == [400, 400, 429]
    assert client.post("/new").status_code == 303


@pytest.mark.parametrize("options", [replace(OPEN_TO_ALL, new_games=Rate(2, 0.0001))])
def test_one_address_does_not_fill_the_server_with_games(client: TestClient, browser: Browser, hub: Hub) -> None:
    code = started(client)
    started(client)
    assert client.post("/new").status_code == 429
    table_of(hub, code).agreement.ask({0}, "give-up")
    assert client.post(f"/t/{code}/again").status_code == 429
    started(browser())


@pytest.mark.parametrize("options", [replace(OPEN_TO_ALL, chatting=Rate(2, 0.0001))])
def test_a_page_says_so_much_and_chat_leaves_room_for_choices(
    client: TestClient, hub: Hub, monkeypatch: pytest.MonkeyPatch
) -> None:
    code = started(client)
    with client.websocket_connect(f"/t/{code}/ws") as socket:
        for _ in range(3):
            socket.send_json({"do": "chat", "text": "Hello"})
        assert "Too many messages" in heard(socket, "refused")["why"]
    table = table_of(hub, code)
    monkeypatch.setattr("shamble.table.log.journal.MOST_ENTRIES", 10)
    monkeypatch.setattr("shamble.table.log.journal.KEPT_FOR_CHOICES", 7)
    with pytest.raises(Refused, match="log is full"):
        table.chat({0}, "Hello")
    table.choose({0}, table.seq, table.game.options[0].key)


@pytest.mark.parametrize("spoilt", ['"\\ud800"', "1e999", "123456789012345678901234567890", "NaN", "9" * 5000])
def test_signs_and_numbers_that_cannot_be_kept_are_refused_as_such(client: TestClient, hub: Hub, spoilt: str) -> None:
    table = table_of(hub, started(client))
    for place in ('"seed":null', '"table":[]'):
        name = place.partition(":")[0]
        text = table.game.to_json().replace(place, f"{name}:{spoilt}")
        assert spoilt in text
        answer = client.post("/open", files={"file": ("a.json", text.encode())})
        assert answer.status_code == 400
        assert "damaged, or no saved game" in answer.text
        assert "database" not in answer.text


def test_names_of_fields_can_be_written(client: TestClient) -> None:
    headers = {"Content-Type": "application/x-www-form-urlencoded; charset=utf-16"}
    assert client.post("/join", content=b"%ed%a0%80=1", headers=headers).status_code in (303, 400, 404)


# ---------------------------------------------------------------------- what refusals tell


def test_a_refusal_does_not_tell_where_the_tables_are(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    store = Store.in_folder(tmp_path / "hidden place")
    with TestClient(make_app(store, OPEN_TO_ALL), follow_redirects=False) as client:
        code = started(client)
        with store._transaction() as connection:
            connection.exec_driver_sql("ALTER TABLE entries RENAME TO away")
        screen = client.get(f"/t/{code}/screen").json()
        key = screen["decision"]["options"][0]["key"]
        answer = client.post(f"/t/{code}/choose", data={"seq": screen["seq"], "key": key})
        assert answer.status_code == 503
        assert "Nothing was changed" in answer.text
        assert "hidden place" not in answer.text
        assert "entries" not in answer.text
    assert "hidden place" in caplog.text, "whoever runs the server reads it"
    store.close()


@pytest.mark.parametrize(
    ("told", "shown"),
    [
        ("/home/ann/my missions/x.yaml: no tiles", "my missions/x.yaml: no tiles"),
        ("'/srv/data/x.yaml' is gone", "'x.yaml' is gone"),
        (r"C:\Users\Ann\x.yaml is gone", "x.yaml is gone"),
        ("Open http://127.0.0.1:7373/join and look", "Open http://127.0.0.1:7373/join and look"),
        ("Yes/no, and 1/2/3", "Yes/no, and 1/2/3"),
    ],
)
def test_files_are_named_without_their_folders(told: str, shown: str) -> None:
    assert without_paths(told) == shown


def test_a_report_names_a_mission_file_without_its_folder(hub: Hub, client: TestClient) -> None:
    code = started(client)
    table = table_of(hub, code)
    setting = table.game.setting
    setting.setup = msgspec.structs.replace(setting.setup, mission="/home/ann/secret/mine.yaml")
    assert hub.tables.report(code)["config"]["mission"] == "mine.yaml"


@pytest.mark.parametrize("options", [replace(OPEN_TO_ALL, arrivals=Rate(3, 0.0001))])
def test_a_session_opens_pages_so_often(client: TestClient) -> None:
    code = started(client)
    for _ in range(3):
        with client.websocket_connect(f"/t/{code}/ws") as socket:
            heard(socket, "screen")
    assert closed_with(client, code) == 4409


def test_pages_that_come_at_the_same_moment_are_counted_too(hub: Hub, client: TestClient) -> None:
    code = started(client)
    live = hub.lives.get(code) or LiveTable(table_of(hub, code), hub.options, hub.thinking, hub.aside)
    holder = client.cookies["shamble"]
    place = hub.tables.pass_of(code, holder)
    nobody: Any = None
    for _ in range(hub.options.pages_per_holder):
        assert hub.has_room_for(live, place, holder, "here")
        live.entering.append(Session(nobody, place.seats, holder, hub.options))
    assert not hub.has_room_for(live, place, holder, "here")


# ---------------------------------------------------------------------- answered after it is written


def test_nobody_is_shown_a_choice_before_it_is_written(
    client: TestClient, browser: Browser, hub: Hub, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At the moment of the commit no page, and nothing that a page could ask for, knows of the choice."""
    code = started(client, **TWO_SEATS)
    guest = browser()
    guest.post("/join", data={"code": code, "seat": "1", "name": "Ben"})
    table, store = table_of(hub, code), hub.tables.store
    looked: list[bool] = []
    real = store._commits.do

    def do(work: Any) -> None:
        before = (table.seq, table.game.state_hash(), len(table.game.log))
        waiting = [one._waiting.qsize() for one in hub.lives[code].sessions]
        real(work)
        known = store.load(code)
        assert known is not None
        after = (table.seq, table.game.state_hash(), len(table.game.log))
        sent = [one._waiting.qsize() <= queued for one, queued in zip(hub.lives[code].sessions, waiting, strict=True)]
        looked.append(before == after and all(sent) and known.entries[-1].seq > table.seq)

    with client.websocket_connect(f"/t/{code}/ws") as ann, guest.websocket_connect(f"/t/{code}/ws") as ben:
        heard(ann, "screen")
        heard(ben, "screen")
        monkeypatch.setattr(store._commits, "do", do)
        for _ in range(6):
            decision = table.game.decision
            assert decision is not None
            socket = ann if 0 in decision.seats else ben
            seq = table.seq
            socket.send_json({"do": "choose", "seq": seq, "key": decision.options[0].key})
            heard(ann, "change")
            heard(ben, "change")
            assert Table.open(store, code).seq == table.seq > seq
    assert looked[:6] == [True] * 6


def test_a_choice_that_could_not_be_written_is_shown_to_nobody(
    client: TestClient, hub: Hub, monkeypatch: pytest.MonkeyPatch
) -> None:
    code = started(client)
    table, store = table_of(hub, code), hub.tables.store
    with client.websocket_connect(f"/t/{code}/ws") as ann:
        heard(ann, "screen")
        before = client.get(f"/t/{code}/screen").json()
        with monkeypatch.context() as patch:

            def fails(work: Any) -> None:
                with store._transaction() as connection:
                    work(connection)
                    connection.exec_driver_sql("no statement at all")

            patch.setattr(store._commits, "do", fails)
            ann.send_json({"do": "choose", "seq": table.seq, "key": table.game.options[0].key})
            assert "Nothing was changed" in heard(ann, "refused")["why"]
        assert client.get(f"/t/{code}/screen").json() == before
        assert Table.open(store, code).seq == table.seq


# ---------------------------------------------------------------------- links, sessions and games on the page of seats


def people_links(client: TestClient, code: str) -> list[str]:
    return re.findall(r'value="http://testserver(/i/[\w-]+)"', client.get(f"/t/{code}/people").text)


def seat_of(client: TestClient, code: str) -> list[int]:
    found: list[int] = client.get(f"/t/{code}/screen").json()["me"]
    return found


def test_a_link_that_was_used_says_so_and_is_no_longer_shown(client: TestClient, browser: Browser) -> None:
    code = started(client, **TWO_SEATS)
    seat, watch = people_links(client, code)
    guest, late = browser(), browser()
    guest.post(seat, data={"name": "Ben"})
    for answer in (late.get(seat), late.post(seat, data={"name": "Mallory"})):
        assert answer.status_code == 410
        assert "This link has already been used. Ask the host for a new one." in answer.text
        assert "set-cookie" not in answer.headers
    assert guest.get(seat).headers["location"] == f"/t/{code}", "whoever came by it finds back"
    assert people_links(client, code) == [watch]


def test_another_device_is_added_by_a_button_and_not_by_looking(client: TestClient, browser: Browser) -> None:
    code = started(client, **TWO_SEATS)
    client.post(f"/t/{code}/people", data={"act": "device", "seat": "0"})
    device = people_links(client, code)[0]
    phone, late = browser(), browser()
    page = phone.get(device)
    assert page.status_code == 200
    assert "Play as Ann" in page.text
    assert phone.get(f"/t/{code}/screen").status_code == 403
    assert phone.post(device).headers["location"] == f"/t/{code}"
    assert seat_of(phone, code) == [0]
    assert late.get(device).status_code == late.post(device).status_code == 410
    log = [line["text"] for line in client.get(f"/t/{code}/screen").json()["log"]]
    assert "Ann connected another device." in log
    assert "Open with 2 sessions." in client.get(f"/t/{code}/people").text
    with phone.websocket_connect(f"/t/{code}/ws") as socket:
        heard(socket, "screen")
        client.post(f"/t/{code}/people", data={"act": "alone", "seat": "0"})
        with pytest.raises(WebSocketDisconnect) as closed:
            heard(socket, "nothing")
        assert closed.value.code == 4403
    assert phone.get(f"/t/{code}/screen").status_code == 403
    assert seat_of(client, code) == [0]


def test_the_host_removes_a_player_whose_page_closes(client: TestClient, browser: Browser) -> None:
    code = started(client, **TWO_SEATS)
    guest = browser()
    guest.post("/join", data={"code": code, "seat": "1", "name": "Ben"})
    assert "Remove Ann" not in guest.get(f"/t/{code}/people").text
    assert guest.post(f"/t/{code}/people", data={"act": "remove", "seat": "0"}).status_code == 409
    with guest.websocket_connect(f"/t/{code}/ws") as socket:
        heard(socket, "screen")
        assert "Remove Ben" in client.get(f"/t/{code}/people").text
        assert client.post(f"/t/{code}/people", data={"act": "remove", "seat": "1"}).status_code == 303
        with pytest.raises(WebSocketDisconnect) as closed:
            heard(socket, "nothing")
        assert closed.value.code == 4403
    assert guest.get(f"/t/{code}/screen").status_code == 403
    assert len(people_links(client, code)) == 2, "with a link for somebody else"


def test_the_host_sends_onlookers_away_and_deletes_the_game(client: TestClient, browser: Browser, hub: Hub) -> None:
    code = started(client, **TWO_SEATS)
    onlooker, guest = browser(), browser()
    guest.post("/join", data={"code": code, "seat": "1", "name": "Ben"})
    onlooker.get(f"/i/{hub.links(code)[WATCH]}")
    assert guest.post(f"/t/{code}/people", data={"act": "unwatch"}).status_code == 409
    assert client.post(f"/t/{code}/people", data={"act": "unwatch"}).status_code == 303
    assert onlooker.get(f"/t/{code}/screen").status_code == 403
    for one in (guest, onlooker):
        assert one.post(f"/t/{code}/people", data={"act": "delete"}).status_code in (403, 409)
    with guest.websocket_connect(f"/t/{code}/ws") as socket:
        heard(socket, "screen")
        assert client.post(f"/t/{code}/people", data={"act": "delete"}).headers["location"] == "/"
        with pytest.raises(WebSocketDisconnect):
            heard(socket, "nothing")
    assert client.get(f"/t/{code}").headers["location"] == f"/join?code={code}"
    assert code not in client.get("/").text


def test_old_games_are_forgotten_where_that_is_wanted(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    app: Starlette = make_app(store, replace(OPEN_TO_ALL, keep_days=30))
    with TestClient(app, follow_redirects=False) as client:
        code = started(client)
        assert client.portal is not None
        later = time.time() + 31 * 24 * 3600
        monkeypatch.setattr("shamble.table.store.store.clock", lambda: later)
        client.portal.call(forget_old_games, app.state.hub)
        assert client.get(f"/join?code={code}").status_code == 404


@pytest.mark.parametrize("options", [replace(OPEN_TO_ALL, most_tables=1)])
def test_there_are_so_many_games_and_no_more(client: TestClient, hub: Hub) -> None:
    code = started(client)
    text = table_of(hub, code).game.to_json()
    assert "as many games as it may" in client.post("/open", files={"file": ("a.json", text.encode())}).text
    client.post(f"/t/{code}/people", data={"act": "delete"})
    started(client)


def test_options_are_for_a_public_port_unless_told_otherwise() -> None:
    usual = Options()
    assert not usual.at_home
    assert not usual.behind_proxy
    assert usual.onlookers < 2000 - usual.most_waiting


def test_a_downloaded_report_of_an_onlooker_has_no_choices(client: TestClient, browser: Browser, hub: Hub) -> None:
    code = started(client, **TWO_SEATS)
    onlooker = browser()
    onlooker.get(f"/i/{hub.links(code)[WATCH]}")
    report = json.loads(onlooker.get(f"/t/{code}/report").content)
    assert report["options"] == report["view"]["decision"]["options"] == []
    assert json.loads(client.get(f"/t/{code}/report").content)["options"] != []
