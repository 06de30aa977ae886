"""Two people at two sockets agree, object, propose, give up, and go on to the next game."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import pytest
from starlette.testclient import TestClient, WebSocketTestSession
from tests.sent import sent

from shamble.table.store.keys import new_secret
from shamble.table.store.records import Seat, TableOptions
from shamble.table.store.store import Store
from shamble.table.table import Table
from shamble.web import make_app
from shamble.web.hub import Hub
from shamble.web.visitors import HOLDER_COOKIE
from shamble.world.setup import GameSetup, seated

from .conftest import OPEN_TO_ALL, Browser, started, table_of
from .test_socket import Message, ask, hear, two_seats

LONG = 60


def until(socket: WebSocketTestSession, so: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
    """The first screen that is like this."""
    while True:
        screen: dict[str, Any] = hear(socket, "screen")["screen"]
        if so(screen):
            return screen


def has_wish(screen: dict[str, Any]) -> bool:
    return screen["wish"] is not None


def has_none(screen: dict[str, Any]) -> bool:
    return screen["wish"] is None


@contextlib.contextmanager
def proposing(
    client: TestClient, browser: Browser, hub: Hub, seconds: float = LONG
) -> Iterator[tuple[Table, WebSocketTestSession, WebSocketTestSession]]:
    """Ada and Ben at a table that proposes, before a question to both."""
    seats = [Seat(0, "Ada"), Seat(1, "Ben")]
    players = [["Ned", "Amy", "Josh"], ["Wanda", "Phil", "Joe"]]
    how = TableOptions("propose", seconds)
    table = hub.tables.create(
        GameSetup(mission="RM-M01", players=seated(players), boxes=("S1", "RM"), seed=5), seats=seats, table_options=how
    ).table
    people = []
    for seat, person in enumerate((client, browser())):
        holder = new_secret()
        hub.tables.store.grant(table.id, holder, seat)
        person.cookies.set(HOLDER_COOKIE, holder)
        people.append(person)
    with (
        people[0].websocket_connect(f"/t/{table.code}/ws") as ada,
        people[1].websocket_connect(f"/t/{table.code}/ws") as ben,
    ):
        hear(ada, "screen")
        hear(ben, "screen")
        yield table, ada, ben


def propose(table: Table, socket: WebSocketTestSession) -> str:
    key = table.game.options[0].key
    socket.send_json({"do": "choose", "seq": table.seq, "key": key})
    return key


def test_a_proposal_is_carried_out_when_its_time_is_over(
    client: TestClient, browser: Browser, hub: Hub, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = [0.0]
    monkeypatch.setattr("shamble.table.consent.agreement.steady", lambda: now[0])
    with proposing(client, browser, hub) as (table, ada, ben):
        key = propose(table, ada)
        shown: Message = {}
        while not shown.get("screen", {}).get("wish"):
            shown = hear(ben, "screen")
        assert shown["screen"]["wish"]["key"] == key
        assert 0 < shown["screen"]["wish"]["until"] - shown["now"] <= LONG
        now[0] = LONG - 0.001
        assert ask(ben, "screen", do="state")["screen"]["wish"]["key"] == key
        now[0] = LONG
        screen = until(ben, has_none)
        assert screen["seq"] == shown["screen"]["seq"] + 2
        assert table.game.last.key == key


def test_an_objection_leaves_the_question_as_it_was(client: TestClient, browser: Browser, hub: Hub) -> None:
    with proposing(client, browser, hub) as (table, ada, ben):
        propose(table, ada)
        wish = until(ben, has_wish)["wish"]
        refusal = ask(ben, "refused", do="choose", seq=table.seq, key=table.game.options[1].key)
        assert "Ada proposes" in refusal["why"]
        ben.send_json({"do": "object", "wish": wish["number"]})
        until(ada, has_wish)
        screen = until(ada, has_none)
        assert screen["decision"]["mine"]
        assert screen["log"][-1]["text"] == "Ben objected."
        assert "Nobody has asked" in ask(ben, "refused", do="consent", wish=wish["number"])["why"]
        assert len(table.game.log) == 1


def test_a_restarted_server_carries_out_what_was_proposed(store: Store) -> None:
    app = make_app(store, OPEN_TO_ALL)
    hub: Hub = app.state.hub
    how = TableOptions("propose", 0.2)
    players = [["Ned", "Amy", "Josh"], ["Wanda", "Phil", "Joe"]]
    table = hub.tables.create(
        GameSetup(mission="RM-M01", players=seated(players), boxes=("S1", "RM"), seed=5), table_options=how
    ).table
    table.seat_changes.arrive({0})
    table.seat_changes.arrive({1})
    key = table.game.options[0].key
    table.choose({0}, table.seq, key)
    assert table.agreement.due is not None
    holder = new_secret()
    store.grant(table.id, holder, 1)
    restarted = make_app(store, OPEN_TO_ALL)
    with TestClient(restarted) as client:
        client.cookies.set(HOLDER_COOKIE, holder)
        with client.websocket_connect(f"/t/{table.code}/ws") as socket:
            until(socket, has_none)
        assert table_of(restarted.state.hub, table.code).game.last.key == key


def test_giving_up_and_the_next_game(client: TestClient, browser: Browser, hub: Hub) -> None:
    with two_seats(client, browser) as (code, ada, ben):
        table = table_of(hub, code)
        ada.send_json({"do": "ask", "kind": "give-up"})
        until(ben, has_wish)
        ben.send_json({"do": "consent"})
        assert until(ada, lambda screen: bool(screen["outcome"]))["can_play_on"]
        assert client.post(f"/t/{code}/again").status_code == 303
        following = until(ben, lambda screen: bool(screen["following"]))["following"]
        assert following == sent(table.screen())["following"]
        assert client.get(f"/t/{following}/screen").json()["me"] == [0]
        assert [seat.name for seat in table_of(hub, following).seats] == ["Ada", "Ben"]


def test_rules_are_listed_with_what_they_are_now(client: TestClient, hub: Hub) -> None:
    code = started(client, mission="RM-M01")
    with client.websocket_connect(f"/t/{code}/ws") as socket:
        hear(socket, "screen")
        options = {one["name"]: one for one in ask(socket, "rules", do="rules")["options"]}
        assert "numbers" not in options
        now = {one["value"]: one["chosen"] for one in options["spawn"]["values"]}
        assert sum(now.values()) == 1
        other = next(value for value, chosen in now.items() if not chosen)
        socket.send_json({"do": "ask", "kind": "rules", "data": {"spawn": other}})
        assert until(socket, lambda screen: screen["table"]["rules"]["spawn"] == other)["can_undo"] == "consent"


def test_the_host_changes_how_the_table_decides(client: TestClient, browser: Browser, hub: Hub) -> None:
    wanted = {"together": "propose", "seconds": 20}
    with two_seats(client, browser) as (code, ada, ben):
        ben.send_json({"do": "ask", "kind": "together", "data": wanted})
        assert until(ada, has_wish)["wish"]["who"] == "Ben"
        ada.send_json({"do": "object"})
        until(ada, has_none)
        ada.send_json({"do": "ask", "kind": "together", "data": wanted})
        until(ben, lambda screen: screen["table"]["options"] == wanted)
        assert msgspec.to_builtins(table_of(hub, code).options) == wanted


def test_a_seat_is_lent_while_its_owner_is_away_and_his_again_when_he_is_back(
    client: TestClient, browser: Browser, hub: Hub
) -> None:
    code = started(client, **{"seat-1": "me", "name-1": "Ada", "seat-2": "invite"})
    guest = browser()
    guest.post("/join", data={"code": code, "seat": "1", "name": "Ben"})
    table = table_of(hub, code)
    with client.websocket_connect(f"/t/{code}/ws") as ada:
        hear(ada, "screen")
        ada.send_json({"do": "ask", "kind": "give-up"})
        assert until(ada, has_wish)["wish"]["missing"] == [1]
        ada.send_json({"do": "lend", "seat": 1})
        assert until(ada, has_none)["outcome"] == "lost"
        ada.send_json({"do": "ask", "kind": "play-on"})
        until(ada, lambda screen: not screen["outcome"])
        with guest.websocket_connect(f"/t/{code}/ws"):
            screen = until(ada, lambda screen: not screen["table"]["seats"][1]["lent"])
            assert screen["log"][-1]["text"] == "Ben is back and plays again."
            assert "needs nobody to stand in" in ask(ada, "refused", do="lend", seat=1)["why"]
    assert not table.seats[1].lent


def test_without_scripts_a_form_answers(client: TestClient, browser: Browser, hub: Hub) -> None:
    code = started(client, **{"seat-1": "me", "name-1": "Ada", "seat-2": "invite"})
    guest = browser()
    guest.post("/join", data={"code": code, "seat": "1", "name": "Ben"})
    table = table_of(hub, code)
    table.agreement.ask({0}, "give-up")
    page = guest.get(f"/t/{code}").text
    assert "Ada would like to give up." in page
    assert f'action="/t/{code}/wish"' in page
    assert guest.post(f"/t/{code}/wish", data={"act": "win"}).status_code == 409
    assert guest.post(f"/t/{code}/wish", data={"act": "consent", "wish": "99999"}).status_code == 409
    number = str(sent(table.screen())["wish"]["number"])
    assert guest.post(f"/t/{code}/wish", data={"act": "consent", "wish": number}).status_code == 303
    assert table.game.state.reason == "given-up"
