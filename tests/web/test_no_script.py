from __future__ import annotations

import html
import re

from starlette.testclient import TestClient

from shamble.web.hub import Hub

from .conftest import Browser, started, table_of

OPTION = re.compile(r'name="key" value="([^"]*)"')
SEQ = re.compile(r'name="seq" value="(\d+)"')


def test_a_game_can_be_played_without_scripts(client: TestClient, hub: Hub) -> None:
    code = started(client)
    for choice in range(25):
        page = client.get(f"/t/{code}").text
        keys = [html.unescape(key) for key in OPTION.findall(page)]
        seq = SEQ.findall(page)[0]
        answer = client.post(f"/t/{code}/choose", data={"seq": seq, "key": keys[choice % len(keys)]})
        assert answer.status_code == 303, answer.text
        assert answer.headers["location"] == f"/t/{code}"
    assert len(table_of(hub, code).history.choices) == 25


def test_bots_have_played_when_the_page_comes_back(client: TestClient, hub: Hub) -> None:
    code = started(client, **{"seat-1": "me", "seat-2": "bot"})
    table = table_of(hub, code)
    while not any(move.by_bot for move in table.history.choices):
        screen = client.get(f"/t/{code}/screen").json()
        key = screen["decision"]["options"][0]["key"]
        assert client.post(f"/t/{code}/choose", data={"seq": screen["seq"], "key": key}).status_code == 303
    screen = client.get(f"/t/{code}/screen").json()
    assert screen["outcome"] or screen["decision"]["mine"]


def test_late_repeated_foreign_and_made_up_choices_change_nothing(
    client: TestClient, browser: Browser, hub: Hub
) -> None:
    code = started(client, **{"seat-1": "me", "seat-2": "invite"})
    guest = browser()
    guest.post("/join", data={"code": code, "seat": "1"})
    table = table_of(hub, code)
    screen = client.get(f"/t/{code}/screen").json()
    key, seq = screen["decision"]["options"][0]["key"], str(screen["seq"])
    path = f"/t/{code}/choose"
    assert client.post(path, data={"seq": seq, "key": key}).status_code == 303
    before = (table.game.state_hash(), len(table.history.moves))
    for fields in (
        {"seq": seq, "key": key},
        {"seq": "99999", "key": key},
        {"seq": str(table.seq), "key": "fly to the moon"},
        {"seq": "-1", "key": key},
        {"seq": "1e3", "key": key},
        {"seq": "9" * 5000, "key": key},
        {"key": key},
        {"seq": str(table.seq)},
        {},
    ):
        answer = client.post(path, data=fields)
        assert answer.status_code == 409, fields
        assert "Back to the table" in answer.text
    assert (table.game.state_hash(), len(table.history.moves)) == before


def test_a_replay_needs_no_scripts_and_calls_people_by_their_names(client: TestClient) -> None:
    code = started(client, **{"seat-1": "me", "name-1": "Ada", "seat-2": "here"})
    for _ in range(4):
        screen = client.get(f"/t/{code}/screen").json()
        key = screen["decision"]["options"][0]["key"]
        client.post(f"/t/{code}/choose", data={"seq": screen["seq"], "key": key})
    first = client.get(f"/t/{code}/replay").text
    assert 'href="?at=1"' in first
    assert 'data-piece="survivor:0"' in first
    last = client.get(f"/t/{code}/replay?at=4").text
    assert "4 / 4" in last
    assert client.get(f"/t/{code}/board.svg?at=4").text == client.get(f"/t/{code}/board.svg").text
    assert "Ada (Bear" in client.get(f"/t/{code}/replay?at=1").text
    data = client.get(f"/t/{code}/replay.json?at=2").json()
    assert data["lines"]
    assert all(line["text"] in html.unescape(client.get(f"/t/{code}/replay?at=2").text) for line in data["lines"])
    for odd in ("-3", "x", "99999999999999", "", "1.5"):
        assert client.get(f"/t/{code}/replay?at={odd}").status_code == 200
        assert client.get(f"/t/{code}/board.svg?at={odd}").status_code == 200
