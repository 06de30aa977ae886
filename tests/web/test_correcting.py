"""Corrections over the socket: switched on, offered, asked for as one wish, agreed to by the other seat."""

from __future__ import annotations

from starlette.testclient import TestClient

from shamble.web.hub import Hub

from .conftest import Browser, started, table_of
from .test_agreeing import until
from .test_socket import ask, hear, two_seats


def test_two_people_switch_it_on_and_correct_something(client: TestClient, browser: Browser, hub: Hub) -> None:
    with two_seats(client, browser) as (code, ada, ben):
        table = table_of(hub, code)
        while table.game.decision is not None and table.game.decision.kind != "activate":
            table.choose({0, 1}, table.seq, table.game.options[0].key)
        off = ask(ada, "corrections", do="corrections", about={})
        assert (off["on"], off["topics"]) == (False, [])
        ada.send_json({"do": "ask", "kind": "rules", "data": {"corrections": "on"}})
        until(ben, lambda screen: screen["wish"] is not None)
        ben.send_json({"do": "consent"})
        until(ada, lambda screen: screen["correcting"])
        offered = ask(ada, "corrections", do="corrections", about={}, draft=["fix-round n=2"])
        assert offered["draft"] == [{"key": "fix-round n=2", "label": "This is round 2"}]
        assert {"key": "fix-round n=3", "label": "This is round 3"} in offered["topics"][0]["options"]
        assert table.game.state.round == 1
        ada.send_json({"do": "ask", "kind": "correct", "data": {"keys": ["fix-round n=2", "fix-round n=3"]}})
        wish = until(ben, lambda screen: (screen["wish"] or {}).get("kind") == "correct")["wish"]
        assert wish["text"] == "Ada would like to correct: This is round 2; This is round 3."
        assert table.game.state.round == 1
        ben.send_json({"do": "consent", "wish": wish["number"]})
        assert until(ada, lambda screen: screen["round"] == 3)["log"][-1]["kind"] in ("table", "corrected")


def test_a_stale_draft_is_refused_with_words(client: TestClient, browser: Browser) -> None:
    with two_seats(client, browser) as (_, ada, _ben):
        ada.send_json({"do": "corrections", "about": {}, "draft": ["fix-round n=2"]})
        assert "not possible now" in hear(ada, "refused")["why"]


def test_the_replay_points_out_corrections(client: TestClient, hub: Hub) -> None:
    code = started(client, mission="RM-M01")
    table = table_of(hub, code)
    while table.game.decision is not None and table.game.decision.kind != "activate":
        table.choose({0}, table.seq, table.game.options[0].key)
    assert "mark correction" not in client.get(f"/t/{code}/replay").text
    table.agreement.ask({0}, "rules", {"corrections": "on"})
    table.agreement.ask({0}, "correct", {"keys": ["fix-round n=2"]})
    number = len(table.game.log) - 1
    marked = f'<a class="mark correction" href="?at={number}" data-at="{number}">Correction: This is round 2.</a>'
    assert marked in client.get(f"/t/{code}/replay").text
