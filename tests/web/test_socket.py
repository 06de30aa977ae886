from __future__ import annotations

import contextlib
from collections.abc import Iterator
from dataclasses import replace
from typing import Any
from weakref import WeakKeyDictionary

import pytest
from starlette.testclient import TestClient, WebSocketTestSession
from starlette.websockets import WebSocketDisconnect
from tests.sent import sent

from shamble.table.screen.changes import screen_after
from shamble.table.store.schema import WATCH
from shamble.table.store.store import Store
from shamble.web import make_app
from shamble.web.hub import Hub
from shamble.web.options import Rate
from shamble.web.table_socket import REFUSALS_BEFORE_CLOSING

from .conftest import OPEN_TO_ALL, Browser, started, table_of

Message = dict[str, Any]


_SEEN: WeakKeyDictionary[WebSocketTestSession, tuple[int, Message]] = WeakKeyDictionary()


def hear(socket: WebSocketTestSession, kind: str) -> Message:
    """The next message of a kind, a change as the screen that it leads to; what comes before it is left aside."""
    while True:
        message = whole(socket, socket.receive_json())
        if message["is"] == kind:
            return message


def whole(socket: WebSocketTestSession, message: Message) -> Message:
    """What a page makes of a message."""
    if message["is"] == "change":
        at, screen = _SEEN[socket]
        assert message["from"] == at
        message = {**message, "is": "screen", "at": message["to"], "screen": screen_after(screen, message)}
    if message["is"] == "screen":
        _SEEN[socket] = message["at"], message["screen"]
    return message


def ask(socket: WebSocketTestSession, kind: str, **message: Any) -> Message:
    socket.send_json(message)
    return hear(socket, kind)


@contextlib.contextmanager
def two_seats(client: TestClient, browser: Browser) -> Iterator[tuple[str, WebSocketTestSession, WebSocketTestSession]]:
    code = started(client, **{"seat-1": "me", "name-1": "Ada", "seat-2": "invite"})
    guest = browser()
    guest.post("/join", data={"code": code, "seat": "1", "name": "Ben"})
    with (
        client.websocket_connect(f"/t/{code}/ws") as ada,
        guest.websocket_connect(f"/t/{code}/ws") as ben,
    ):
        hear(ada, "screen")
        hear(ben, "screen")
        yield code, ada, ben


def test_a_page_gets_the_screen_at_once_and_again_when_it_asks(client: TestClient) -> None:
    code = started(client)
    with client.websocket_connect(f"/t/{code}/ws") as socket:
        first = hear(socket, "screen")
        assert first["screen"] == client.get(f"/t/{code}/screen").json()
        again = ask(socket, "screen", do="state")
        assert again["screen"] == first["screen"]
        assert again["steps"] == []


def test_a_choice_is_shown_to_everybody_each_with_his_own_screen(client: TestClient, browser: Browser) -> None:
    with two_seats(client, browser) as (_, ada, ben):
        start = ask(ben, "screen", do="state")["screen"]
        key = start["decision"]["options"][0]["key"]
        mine = ask(ada, "screen", do="choose", seq=start["seq"], key=key)
        theirs = hear(ben, "screen")
        assert mine["screen"]["seq"] == theirs["screen"]["seq"] > start["seq"]
        assert (mine["screen"]["me"], theirs["screen"]["me"]) == ([0], [1])
        assert mine["steps"] == theirs["steps"] != []


def test_whoever_comes_back_gets_what_happened_meanwhile(client: TestClient, browser: Browser) -> None:
    with two_seats(client, browser) as (_, ada, ben):
        start = ask(ben, "screen", do="state")["screen"]
        ask(ada, "screen", do="choose", seq=start["seq"], key=start["decision"]["options"][0]["key"])
        again = ask(ben, "screen", do="state", seq=start["seq"])
        assert again["steps"]


def test_presence_is_told(client: TestClient, browser: Browser) -> None:
    with two_seats(client, browser) as (code, ada, _):
        told = hear(ada, "presence")
        while not all(seat["here"] for seat in told["seats"]):
            told = hear(ada, "presence")
        assert [seat["seat"] for seat in told["seats"]] == [0, 1]
        with client.websocket_connect(f"/t/{code}/ws"):
            assert all(seat["here"] for seat in hear(ada, "presence")["seats"])
        assert all(seat["here"] for seat in hear(ada, "presence")["seats"])
    with client.websocket_connect(f"/t/{code}/ws") as ada:
        assert [seat["here"] for seat in hear(ada, "presence")["seats"]] == [True, False]


def test_a_seat_can_choose_only_for_itself(client: TestClient, browser: Browser, hub: Hub) -> None:
    with two_seats(client, browser) as (code, ada, ben):
        table = table_of(hub, code)
        sockets = {0: ada, 1: ben}
        while len(table.game.decision.seats if table.game.decision else ()) != 1:
            ask(ada, "screen", do="choose", seq=table.seq, key=table.game.options[0].key)
        asked = table.game.decision.seats[0] if table.game.decision else 0
        before, seq = table.game.state_hash(), table.seq
        refused = ask(sockets[1 - asked], "refused", do="choose", seq=seq, key=table.game.options[0].key)
        assert "belongs to" in refused["why"]
        assert (table.game.state_hash(), table.seq) == (before, seq)


def test_late_repeated_and_made_up_choices_get_the_state_and_a_reason(
    client: TestClient, browser: Browser, hub: Hub
) -> None:
    with two_seats(client, browser) as (code, ada, ben):
        table = table_of(hub, code)
        seq, key = table.seq, table.game.options[0].key
        ask(ada, "screen", do="choose", seq=seq, key=key)
        before = table.game.state_hash()
        for socket in (ada, ben):
            socket.send_json({"do": "choose", "seq": seq, "key": key})
            assert hear(socket, "screen")["screen"]["seq"] == table.seq
            assert hear(socket, "refused")["why"]
        assert "not offered" in ask(ada, "refused", do="choose", seq=table.seq, key="win now")["why"]
        assert table.game.state_hash() == before


@pytest.mark.parametrize("raw", [
    "", "{", "null", "[]", "7", '"choose"', "{}", '{"do": 7}', '{"do": "fly"}', '{"do": "choose"}',
    '{"do": "choose", "seq": true, "key": "x"}', '{"do": "choose", "seq": 1e99, "key": "x"}',
    '{"do": "choose", "seq": 99999999999999999999, "key": "x"}', '{"do": "choose", "seq": 0, "key": {}}',
    '{"do": "choose", "seq": NaN, "key": "x"}', '{"do": "chat", "text": 7}', '{"do": "chat", "text": "  "}',
    '{"do": "chat", "text": "\\ud800"}', '{"do": "point", "zone": "nowhere"}', '{"do": "point"}',
    '{"do": "measure", "from": "4V.S2"}', '{"do": "measure", "from": "4V.S2", "to": "x"}',
    '{"do": "whereto", "who": 99, "zone": "4V.S2"}', '{"do": "whereto", "who": "x", "zone": "4V.S2"}',
    '{"do": "whereto", "who": 0, "zone": ["4V.S2"]}', '{"do": "state", "seq": "x"}', '{"do": "undo"}',
    '{"do": "redo"}', '{"do": "consent"}', '{"do": "object"}', "x" * 5000, "[" * 4000, '{"do": "' + "f" * 4000 + '"}',
])  # fmt: skip
def test_messages_that_make_no_sense_are_refused_and_change_nothing(client: TestClient, hub: Hub, raw: str) -> None:
    code = started(client)
    table = table_of(hub, code)
    before = (table.game.state_hash(), table.history.next_seq)
    with client.websocket_connect(f"/t/{code}/ws") as socket:
        socket.send_text(raw)
        assert hear(socket, "refused")["why"]
        assert (table.game.state_hash(), table.history.next_seq) == before
        assert ask(socket, "screen", do="state")["screen"]["seq"] == table.seq


def test_binary_messages_are_refused(client: TestClient) -> None:
    with client.websocket_connect(f"/t/{started(client)}/ws") as socket:
        socket.send_bytes(b'{"do": "state"}')
        assert hear(socket, "refused")["why"]


def test_chat_pointing_and_measuring(client: TestClient, browser: Browser) -> None:
    with two_seats(client, browser) as (_, ada, ben):
        ask(ada, "screen", do="chat", text="<b>Hello</b>")
        said = hear(ben, "screen")["screen"]["chat"][-1]
        assert (said["by"], said["text"]) == (0, "<b>Hello</b>")
        ada.send_json({"do": "point", "zone": "4V.S2"})
        assert hear(ben, "point") == {"is": "point", "zone": "4V.S2", "by": 0, "name": "Ada"}
        measured = ask(ben, "measure", **{"do": "measure", "from": "2V.L3", "to": "4V.S2"})
        assert {"range", "sight", "distance"} <= set(measured)
        assert "noise" in ask(ben, "whereto", do="whereto")
        assert ask(ben, "whereto", do="whereto", who=0, zone="4V.S2")["noise"]
        hint = ask(ben, "hint", do="hint")
        assert hint["label"]
        assert hint["reason"].endswith(".")


def test_undo_past_chance_needs_both(client: TestClient, browser: Browser, hub: Hub) -> None:
    with two_seats(client, browser) as (code, ada, ben):
        table = table_of(hub, code)
        sockets = {0: ada, 1: ben}
        while table.undo.allowed() != "consent":
            seat = table.game.decision.seats[0] if table.game.decision else 0
            ask(sockets[seat], "screen", do="choose", seq=table.seq, key=table.game.options[-1].key)
        position = table.game.state_hash()
        sockets[0].send_json({"do": "undo"})
        while hear(ben, "screen")["screen"]["wish"] is None:
            pass
        assert table.game.state_hash() == position
        ben.send_json({"do": "object"})
        while hear(ada, "screen")["screen"]["wish"] is None:
            pass
        while hear(ada, "screen")["screen"]["wish"] is not None:
            pass
        assert table.game.state_hash() == position
        ada.send_json({"do": "undo"})
        while hear(ben, "screen")["screen"]["wish"] is None:
            pass
        ben.send_json({"do": "consent"})
        while not hear(ada, "screen")["screen"]["can_redo"]:
            pass
        assert table.game.state_hash() != position
        ada.send_json({"do": "redo"})
        while hear(ada, "screen")["screen"]["can_redo"]:
            pass
        assert table.game.state_hash() == position


def test_onlookers_see_everything_and_change_nothing(client: TestClient, browser: Browser, hub: Hub) -> None:
    code = started(client)
    table = table_of(hub, code)
    onlooker = browser()
    onlooker.get(f"/i/{table.seat_changes.watch_link({0})}")
    entries = table.history.next_seq
    with onlooker.websocket_connect(f"/t/{code}/ws") as socket:
        screen = hear(socket, "screen")["screen"]
        assert (screen["me"], screen["decision"]["options"], screen["anytime"]) == ([], [], [])
        key = table.game.options[0].key
        wishes: list[Message] = [{"do": wish} for wish in ("undo", "redo", "consent", "object", "hint")]
        wishes += [{"do": "choose", "seq": table.seq, "key": key}, {"do": "chat", "text": "hi"}]
        wishes += [{"do": "point", "zone": "4V.S2"}]
        for wish in wishes:
            assert ask(socket, "refused", **wish)["why"], wish
        assert table.history.next_seq == entries


def test_somebody_whose_seat_was_handed_over_can_no_longer_choose(client: TestClient, hub: Hub) -> None:
    code = started(client, **{"seat-1": "me", "seat-2": "me"})
    table = table_of(hub, code)
    with client.websocket_connect(f"/t/{code}/ws") as socket:
        assert hear(socket, "screen")["screen"]["me"] == [0, 1]
        client.post(f"/t/{code}/people", data={"act": "hand", "seat": "1"})
        while hear(socket, "screen")["screen"]["me"] != [0]:
            pass
        table.store.revoke(table.id, 0)
        assert ask(socket, "refused", do="choose", seq=table.seq, key=table.game.options[0].key)["why"]


def test_bots_play_by_themselves(client: TestClient, hub: Hub) -> None:
    code = started(client, **{"seat-1": "me", "seat-2": "bot"})
    table = table_of(hub, code)
    with client.websocket_connect(f"/t/{code}/ws") as socket:
        screen = hear(socket, "screen")["screen"]
        while not any(move.by_bot for move in table.history.choices):
            if screen["decision"]["mine"]:
                option = screen["decision"]["options"][0]
                socket.send_json({"do": "choose", "seq": screen["seq"], "key": option["key"]})
            screen = hear(socket, "screen")["screen"]


@pytest.mark.parametrize("path", ["/t/NOPE99/ws", "/t/{code}/ws"])
def test_no_table_or_no_place_closes_the_connection(client: TestClient, browser: Browser, path: str) -> None:
    code = started(client)
    with (
        browser().websocket_connect(path.format(code=code)) as socket,
        pytest.raises(WebSocketDisconnect) as closed,
    ):
        socket.receive_json()
    assert closed.value.code == 4403


def test_messages_from_another_site_are_not_let_in(client: TestClient) -> None:
    code = started(client)
    for origin in ("http://evil.example", "null", "http://testserver.evil.example", "ftp://testserver", "http://[", ""):
        with (
            pytest.raises(WebSocketDisconnect) as closed,
            client.websocket_connect(f"/t/{code}/ws", headers={"Origin": origin}),
        ):
            pass
        assert closed.value.code == 4403
    with client.websocket_connect(f"/t/{code}/ws", headers={"Origin": "http://testserver"}) as socket:
        assert hear(socket, "screen")


def test_too_many_messages_are_refused_until_the_page_waits(store: Store) -> None:
    slow = replace(OPEN_TO_ALL, messages=Rate(3, 0.001))
    with TestClient(make_app(store, slow), follow_redirects=False) as client:
        code = started(client)
        with client.websocket_connect(f"/t/{code}/ws") as socket:
            for _ in range(3):
                ask(socket, "whereto", do="whereto")
            assert "Too many" in ask(socket, "refused", do="whereto")["why"]


def test_a_page_that_only_sends_nonsense_is_cut_off(client: TestClient) -> None:
    code = started(client)
    with client.websocket_connect(f"/t/{code}/ws") as socket:
        for _ in range(REFUSALS_BEFORE_CLOSING):
            socket.send_text("{")
            hear(socket, "refused")
        with pytest.raises(WebSocketDisconnect):
            socket.receive_json()


def test_a_table_has_room_for_so_many_pages(store: Store) -> None:
    with TestClient(make_app(store, replace(OPEN_TO_ALL, pages_per_holder=1)), follow_redirects=False) as client:
        code = started(client)
        with client.websocket_connect(f"/t/{code}/ws") as first:
            hear(first, "screen")
            with client.websocket_connect(f"/t/{code}/ws") as second, pytest.raises(WebSocketDisconnect) as closed:
                second.receive_json()
            assert closed.value.code == 4409


def test_arrows_and_planned_moves_are_shown_to_all_and_to_who_comes_later(
    client: TestClient, browser: Browser, hub: Hub
) -> None:
    with two_seats(client, browser) as (code, ada, ben):
        table = table_of(hub, code)
        a, b, *_ = [zone.name for zone in table.game.setting.board.zones]
        names = sent(table.screen())["names"]
        assert hear(ben, "plans")["marks"] == []
        hear(ada, "plans")
        mine = ask(ada, "plans", **{"do": "arrow", "from": a, "to": b})["marks"]
        assert [mark["text"] for mark in mine] == [f"Ada points from {names[a]} to {names[b]}."]
        assert [mark["id"] for mark in hear(ben, "plans")["marks"]] == [mine[0]["id"]]
        here = table.game.state.survivors[0].zone
        near = table.game.setting.board.zones[table.game.layout.adjacent[here][0]].name
        planned = ask(ben, "plans", do="ghost", who=0, zone=near)["marks"]
        assert [(mark["kind"], mark["by"]) for mark in planned] == [("arrow", 0), ("ghost", 1)]
        with client.websocket_connect(f"/t/{code}/ws") as again:
            assert [mark["kind"] for mark in hear(again, "plans")["marks"]] == ["arrow", "ghost"]
        assert [mark["by"] for mark in ask(ben, "plans", do="wipe")["marks"]] == [0]


@pytest.mark.parametrize("options", [replace(OPEN_TO_ALL, pointing=Rate(3, 0.0001))])
def test_onlookers_draw_nothing_and_nobody_draws_without_end(client: TestClient, browser: Browser, hub: Hub) -> None:
    with two_seats(client, browser) as (code, ada, _):
        table = table_of(hub, code)
        a, b, *_ = [zone.name for zone in table.game.setting.board.zones]
        onlooker = browser()
        onlooker.get(f"/i/{hub.links(code)[WATCH]}")
        with onlooker.websocket_connect(f"/t/{code}/ws") as socket:
            for message in ({"do": "arrow", "from": a, "to": b}, {"do": "ghost", "who": 0, "zone": a}):
                assert ask(socket, "refused", **message)["why"]
        for _ in range(3):
            ada.send_json({"do": "point", "zone": a})
        ada.send_json({"do": "arrow", "from": a, "to": b})
        assert hear(ada, "refused")["why"]


def test_who_has_the_newest_screen_gets_nothing_new_and_all_others_the_whole(client: TestClient) -> None:
    code = started(client)
    with client.websocket_connect(f"/t/{code}/ws") as socket:
        first = hear(socket, "screen")
        socket.send_json({"do": "state", "at": first["at"]})
        while (message := socket.receive_json())["is"] in ("presence", "plans"):
            pass
        assert (message["is"], message["from"], message["to"]) == ("change", first["at"], first["at"])
        assert message["changes"] == [{}, {}]
        for wrong in (first["at"] + 1, -1, 0):
            socket.send_json({"do": "state", "at": wrong})
            message = socket.receive_json()
            assert (message["is"], message["screen"]) == ("screen", first["screen"])


def test_a_planned_move_that_is_made_goes_away_on_all_pages(client: TestClient, browser: Browser, hub: Hub) -> None:
    with two_seats(client, browser) as (code, ada, ben):
        table = table_of(hub, code)
        sockets = {0: ada, 1: ben}
        while not (moves := [option for option in table.game.options if option.action == "move"]):
            assert table.game.decision is not None
            asked = sockets[table.game.decision.seats[0]]
            ask(asked, "screen", do="choose", seq=table.seq, key=table.game.options[0].key)
        assert table.game.decision is not None
        mover = table.game.decision.seats[0]
        zone = table.game.setting.board.zones[moves[0].zone].name
        sockets[1 - mover].send_json({"do": "ghost", "who": moves[0].who, "zone": zone})
        for socket in (ada, ben):
            while not hear(socket, "plans")["marks"]:
                pass
        sockets[mover].send_json({"do": "choose", "seq": table.seq, "key": moves[0].key})
        for socket in (ada, ben):
            assert hear(socket, "plans")["marks"] == []
