"""Campaigns in the browser, as forms and pages: begun, shown, chosen, gone on with, as files and on paper."""

from __future__ import annotations

import pytest
from starlette.testclient import TestClient, WebSocketTestSession
from starlette.websockets import WebSocketDisconnect

from shamble.engine.errors import SetupError
from shamble.table.campaigns import CampaignHere
from shamble.table.store.schema import WATCH
from shamble.web.hub import Hub
from shamble.web.visitors import HOLDER_COOKIE

from .conftest import Browser, table_of

TEAM = ("Ned", "Amy", "Josh", "Joe", "Doug", "Phil")
ALL_MINE = {f"plays-{name}": "s0" for name in TEAM}
LONG_WEEK = "/campaigns/classic/long-week"


def begun(client: TestClient, hub: Hub, path: str = LONG_WEEK, **fields: str) -> CampaignHere:
    answer = client.post(path, data={**ALL_MINE, **fields})
    assert answer.status_code == 303, answer.text
    table = answer.headers["location"].split("/")[2]
    return hub.campaigns.get(hub.campaigns.of_table(table))


def give_up(here: CampaignHere) -> None:
    table = here.table
    table.agreement.ask({0}, "give-up")
    while table.game.decision is not None:
        table.choose({0}, table.seq, table.game.options[-1].key)


def hear_all(socket: WebSocketTestSession) -> None:
    while True:
        socket.receive_json()


def test_a_campaign_is_begun_from_the_list(client: TestClient, hub: Hub) -> None:
    listed = client.get("/campaigns").text
    assert "One Long Week" in listed
    assert "Experience" in listed
    assert "Gas Run" not in client.get(LONG_WEEK).text.partition("<form")[0]
    here = begun(client, hub)
    assert here.running.state.mission == "RM-M01"
    assert {one.name for one in here.table.game.state.survivors} == set(TEAM)
    mine = client.get("/campaigns").text
    assert f"/c/{here.code}" in mine
    shown = client.get(f"/c/{here.code}").text
    assert "Gas Run" in shown
    assert "No Way Out" not in shown
    assert "A World in Flames" not in shown
    assert client.get("/campaigns/classic/none").status_code == 404
    assert client.get("/c/AAAAAA").status_code == 403


def test_what_is_missing_on_the_form_is_told(client: TestClient) -> None:
    answer = client.post(LONG_WEEK, data={**ALL_MINE, "seat-n1": "bot", "name-n1": "Robo"})
    assert answer.status_code == 422
    assert "Robo" in answer.text
    few = client.post(LONG_WEEK, data={"plays-Ned": "s0"})
    assert few.status_code == 422
    assert "is for 6 to 12 Survivors, not 1" in few.text


def test_the_page_goes_on_with_the_same_people_and_takes_back(client: TestClient, hub: Hub, browser: Browser) -> None:
    here = begun(client, hub)
    page = f"/c/{here.code}"
    assert "going-on" not in client.get(page).text
    give_up(here)
    assert f"/c/{here.code}" in client.get(f"/t/{here.table.code}/end").text
    again = client.post(f"/t/{here.table.code}/again")
    assert again.headers["location"] == page
    assert "Go on with Gas Run" in client.get(page).text
    team = {f"plays-{name}": "s0" for name in hub.campaigns.get(here.code).running.state.seats[0]}
    answer = client.post(page, data={"act": "go-on", "seat-s0": "stays", **team})
    assert answer.status_code == 303, answer.text
    new = table_of(hub, answer.headers["location"].split("/")[2])
    assert new.game.setting.kept["campaign"]["game"] == 2
    assert hub.tables.pass_of(new.code, client.cookies[HOLDER_COOKIE]).seats == {0}
    shown = client.get(page).text
    assert "Gas Run" in shown
    other = browser()
    assert other.get(page).status_code == 403
    assert other.post(page, data={"act": "go-on"}).status_code == 403


def test_a_campaign_whose_next_mission_is_gone_is_shown_all_the_same(
    client: TestClient, hub: Hub, monkeypatch: pytest.MonkeyPatch
) -> None:
    here = begun(client, hub)
    give_up(here)

    def gone(*_: object) -> None:
        raise SetupError("There is no Mission 'RM-M01'.")

    monkeypatch.setattr("shamble.web.campaign_form.mission_named", gone)
    answer = client.get(f"/c/{here.code}")
    assert answer.status_code == 409
    assert "There is no Mission" in answer.text
    assert "The story so far" in answer.text


def test_a_choice_between_missions_on_the_page(client: TestClient, hub: Hub) -> None:
    here = begun(client, hub, "/campaigns/classic/experience", mission="RM-M01")
    assert here.running.state.mission == "RM-M01"
    give_up(here)
    page = f"/c/{here.code}"
    assert "Next: Learning to Fly" in client.get(page).text
    assert client.post(page, data={"act": "choose", "key": "next-mission RM-T1"}).status_code == 303
    assert "Go on with Learning to Fly" in client.get(page).text
    assert client.post(page, data={"act": "unchoose"}).status_code == 303
    assert "Go on with" not in client.get(page).text
    wrong = client.post(page, data={"act": "choose", "key": "next-mission RM-X"})
    assert wrong.status_code == 409
    assert "cannot be chosen now" in wrong.text
    assert client.post(page, data={"act": "dance"}).status_code == 409


def test_sheets_on_paper_and_the_campaign_as_a_file(client: TestClient, hub: Hub, browser: Browser) -> None:
    here = begun(client, hub)
    give_up(here)
    paper = client.get(f"/c/{here.code}/sheets.pdf")
    assert paper.content.startswith(b"%PDF")
    assert client.get(f"/c/{here.code}/sheets.pdf").content == paper.content
    file = client.get(f"/c/{here.code}/file")
    assert file.headers["content-disposition"] == f'attachment; filename="shamble-long-week-{here.code}.json"'
    other = browser()
    taken = other.post("/campaigns/open", files={"file": ("c.json", file.content, "application/json")})
    assert taken.status_code == 303, taken.text
    there = hub.campaigns.get(taken.headers["location"].removeprefix("/c/"))
    assert there.running == hub.campaigns.get(here.code).running
    assert other.get(taken.headers["location"]).status_code == 200
    assert client.get(taken.headers["location"]).status_code == 403
    cards = b'{"experience": {"Amy": {"cards": ["Lucky"], "reached": 1}}}'
    taken = other.post("/campaigns/open", files={"file": ("c.json", cards, "application/json")})
    there = hub.campaigns.get(taken.headers["location"].removeprefix("/c/"))
    assert there.running.state.kept == {"experience": {"Amy": {"cards": ["Lucky"], "reached": 1}}}
    assert "Lucky" in other.get(taken.headers["location"]).text
    for wrong in (b"", b"{}", b"\xff\xfe"):
        assert other.post("/campaigns/open", files={"file": ("c.json", wrong)}).status_code == 400


def test_an_onlooker_sees_the_page_and_does_nothing(client: TestClient, hub: Hub, browser: Browser) -> None:
    here = begun(client, hub)
    other = browser()
    other.cookies.set(HOLDER_COOKIE, "w" * 22)
    hub.tables.store.grant(here.table.id, "w" * 22, WATCH)
    give_up(here)
    page = f"/c/{here.code}"
    assert other.get(page).status_code == 200
    assert "going-on" not in other.get(page).text
    for deed in ("go-on", "choose", "unchoose", "delete"):
        assert other.post(page, data={"act": deed, "key": "next-mission RM-M01"}).status_code == 409
    assert other.get(f"{page}/file").status_code == 403


def test_the_host_deletes_a_campaign_with_its_tables(client: TestClient, hub: Hub) -> None:
    here = begun(client, hub)
    refused = client.post(f"/t/{here.table.code}/people", data={"act": "delete"})
    assert "belongs to a campaign" in refused.text
    with client.websocket_connect(f"/t/{here.table.code}/ws") as socket:
        socket.receive_json()
        assert client.post(f"/c/{here.code}", data={"act": "delete"}).headers["location"] == "/campaigns"
        with pytest.raises(WebSocketDisconnect):
            hear_all(socket)
    assert client.get(f"/c/{here.code}").status_code == 403
    assert client.get(f"/t/{here.table.code}").headers["location"] == f"/join?code={here.table.code}"
