from __future__ import annotations

import html
import json
import re
from dataclasses import replace

import msgspec
import pytest
from starlette.applications import Starlette
from starlette.testclient import TestClient

from shamble.bots import findings, make_bot
from shamble.editions import EDITIONS
from shamble.engine.errors import SetupError
from shamble.games import new_game
from shamble.lab.measuring import summed_up
from shamble.lab.playing import Played
from shamble.rulebook import load
from shamble.table.store.records import BOT, OPEN, PERSON
from shamble.table.store.store import Store
from shamble.web import make_app
from shamble.web.hub import Hub
from shamble.web.rules_page import with_links
from shamble.web.setup_form import form_shown

from .conftest import OPEN_TO_ALL, Browser, started, table_of

MOST_OF_THEM = [f"plays-{name}" for name in ("Bear", "Cathy", "Dan", "James", "Jane")]


def test_the_first_page_offers_a_game_in_one_click(client: TestClient) -> None:
    text = client.get("/").text
    assert 'action="/new"' in text
    assert "Learning to Fly" in text
    code = started(client, mission="RM-T1")
    assert client.get(f"/t/{code}").status_code == 200


def test_games_that_were_begun_stand_on_the_first_page_with_their_board(client: TestClient, browser: Browser) -> None:
    code = started(client)
    text = client.get("/").text
    assert f"/t/{code}/board.svg" in text
    assert "Who gets the Bow?" in text
    assert code not in browser().get("/").text


def test_whose_turn_it_is_stands_on_the_first_page(client: TestClient) -> None:
    fields = {"seat-1": "me", "name-1": "Ada", "seat-2": "me", "name-2": "Ben"}
    started(client, **fields)
    assert "Ada and Ben to choose" in client.get("/").text


def test_a_new_game_shows_missions_and_whole_identity_cards(client: TestClient) -> None:
    text = html.unescape(client.get("/new").text)
    for mission in EDITIONS["classic"].pack.missions.values():
        assert mission.title in text
        assert f"/mission/{mission.id}.svg" in text
    pack = EDITIONS["classic"].pack
    for name in pack.survivors_of(pack.core_boxes):
        card = pack.survivors[name]
        assert f'name="who-{name}"' in text
        assert all(skill in text for skill in card.red)


def test_a_mission_shows_how_hard_bots_have_found_it(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    mission = EDITIONS["classic"].pack.missions["RM-T1"]
    won = Played(outcome="won", decisions=90, rounds=4)
    played = [won] * 34 + [Played(outcome="lost", decisions=50, rounds=3, by="mission-failed")] * 66
    known = {"RM-T1": summed_up(mission, "greedy", played)}
    monkeypatch.setattr(findings, "known_difficulties", lambda: [known])
    text = html.unescape(client.get("/new").text)
    assert "Bots win 34 % (26 to 44 %) of 100 games, 3.3 rounds on average." in text
    assert "Not measured yet" in text
    known["RM-T1"] = msgspec.structs.replace(known["RM-T1"], digest="older")
    assert "This was measured before the last change." in html.unescape(client.get("/new").text)


def test_survivors_of_other_boxes_are_offered_when_their_box_is_ticked() -> None:
    def offered(form: dict[str, str]) -> list[str]:
        return [one["name"] for one in form_shown(form)["survivors"] if one["offered"]]

    assert {"Amy", "Belle", "Bear"} <= set(offered({}))
    assert "Neema" not in offered({})
    assert {"Belle", "Watts"} <= set(offered({"box-PO": "1"}))
    assert "Amy" not in offered({"box-PO": "1"})
    assert "Amy (zombivor)" in offered({"who-Amy (zombivor)": "1"})
    assert "Amy (zombivor)" in offered({"box-TCM": "1"})
    assert "Amy (zombivor)" not in offered({"box-S1": "1"})


def test_the_collection_lists_every_box_and_marks_missions_that_lack_theirs(client: TestClient) -> None:
    text = html.unescape(client.get("/new").text)
    for box in EDITIONS["classic"].pack.boxes:
        assert f'name="box-{box}"' in text
    [season, *_] = form_shown({"box-S1": "1"})["collection"]
    assert [(one["box"], one["chosen"], one["core"]) for one in season["boxes"]][:2] == [
        ("S1", True, True),
        ("Walk of the Dead 1", False, False),
    ]
    assert season["boxes"][0]["holds"] == "6 Survivors, 62 Equipment cards, 42 Zombie cards, 65 Zombies and 1 Mission"

    def owned(form: dict[str, str]) -> set[bool]:
        shown = [mission for group in form_shown(form)["missions"] for mission in group["all"]]
        return {mission["owned"] for mission in shown if mission["id"].startswith("RM-")}

    assert owned({}) == owned({"box-RM": "1"}) == {True}
    assert owned({"box-S1": "1"}) == {False}


def test_a_new_game_is_set_up_as_the_form_says(client: TestClient, hub: Hub) -> None:
    names = ["Amy", "Ned", "Bear", "Dan", "Jane", "Joe"]
    fields = {f"who-{name}": "1" for name in names}
    fields |= {"plays-Amy": "2", "seat-1": "me", "name-1": "  Ada\nL ", "seat-2": "bot", "seat-3": "invite"}
    fields |= {
        "variant": "rue-morgue",
        "option-spawn": "older-seasons",
        "box-S1": "1",
        "box-RM": "1",
        "mission": "RM-M01",
    }
    table = table_of(hub, started(client, **fields))
    setup = table.game.setting.setup
    assert [seat.kind for seat in table.seats] == [PERSON, BOT, OPEN]
    assert [table.seats.name(seat) for seat in range(3)] == ["Ada L", "Amy's player", "Bear's player"]
    assert setup.mission == "RM-M01"
    assert setup.options == {"spawn": "older-seasons"}
    assert setup.boxes == ("S1", "RM")
    assert "Amy" in setup.players[1]
    assert [len(seat) for seat in setup.players] == [2, 2, 2]


def test_teams_can_be_set_up(client: TestClient, hub: Hub) -> None:
    table = table_of(hub, started(client, **{"seat-1": "me", "team-1": "1", "seat-2": "me", "team-2": "2"}))
    assert table.game.setting.setup.teams == ((1,), (2,))


def test_rivals_at_one_seat_are_told_what_to_do(client: TestClient, hub: Hub) -> None:
    answer = client.post("/new", data={"mission": "RM-M11", "seat-1": "me"})
    assert answer.status_code == 422
    said = html.unescape(answer.text)
    assert "Hunger of the Wolves is for 2 teams, not for 1 team." in said
    assert "Choose 2 players, and each is a team of their own" in said
    assert "<span>2 rival teams</span>" in said, "the Mission's card says so before"
    table = table_of(hub, started(client, **{"mission": "RM-M11", "seat-1": "me", "seat-2": "here"}))
    assert table.game.setting.setup.teams == ((1,), (2,))


@pytest.mark.parametrize(("fields", "reason"), [
    ({"mission": "RM-X9"}, "no Mission RM-X9"),
    ({"seat-1": "bot"}, "Nobody sits at this screen"),
    ({"seat-1": "king"}, "seat 1 cannot be “king”"),
    ({"variant": "nonsense"}, "variant cannot be “nonsense”"),
    ({"option-spawn": "nonsense"}, "option-spawn cannot be “nonsense”"),
    ({"who-Amy": "1"}, "Survivors"),
])  # fmt: skip
def test_a_game_that_cannot_be_is_explained_and_the_form_is_kept(
    client: TestClient, fields: dict[str, str], reason: str
) -> None:
    answer = client.post("/new", data={"name-1": "Ada Kept", **fields})
    assert answer.status_code == 422
    assert reason in answer.text
    assert "Ada Kept" in answer.text


@pytest.mark.parametrize(("fields", "part"), [
    ({"mission": "RM-X9"}, "mission"),
    ({"seat-1": "bot"}, "seats"),
    ({"option-spawn": "nonsense"}, "rules"),
    ({"who-Amy": "1"}, "survivors"),
    ({"mission": "RM-M11", "seat-1": "me"}, "seats"),
    ({"mission": "RM-M11", "seat-1": "me", "seat-2": "here", "option-competitive": "off"}, "rules"),
    ({"seat-1": "me", "seat-2": "here", "team-2": "2", "option-competitive": "on"}, "survivors"),
    ({"seat-1": "me", "seat-2": "me", "team-2": "1", **dict.fromkeys(MOST_OF_THEM, "1")}, "survivors"),
])  # fmt: skip
def test_a_fault_stands_at_the_part_that_is_wrong(client: TestClient, fields: dict[str, str], part: str) -> None:
    text = client.post("/new", data={"mission": "RM-M01", **fields}).text
    parts = re.split(r'id="part-(\w+)"', text)
    assert [name for name, inside in zip(parts[1::2], parts[2::2], strict=True) if 'id="fault"' in inside] == [part]
    assert f'href="#part-{part}"' in text


def test_a_box_that_is_not_there_is_a_fault_of_the_boxes() -> None:
    with pytest.raises(SetupError, match="no box 'nope'") as caught:
        new_game("RM-M01", boxes=["nope"])
    assert caught.value.about == "boxes"


@pytest.mark.parametrize("how", ["random", "usual"])
def test_a_team_is_chosen_anew_without_scripts_and_the_rest_is_kept(client: TestClient, how: str) -> None:
    answer = client.post("/new", data={"do": how, "mission": "RM-M01", "name-1": "Ada Kept", "seat-1": "me"})
    assert answer.status_code == 200
    assert "Ada Kept" in answer.text
    chosen = re.findall(r'name="who-(\w+)" value="1" checked', answer.text)
    assert len(chosen) == 6
    assert 'value="RM-M01"' in answer.text
    if how == "usual":
        assert set(chosen) == {"Bear", "Cathy", "Dan", "James", "Jane", "Joe"}


def test_somebody_else_can_sit_at_this_screen(client: TestClient, hub: Hub) -> None:
    table = table_of(hub, started(client, **{"seat-1": "here", "seat-2": "me"}))
    assert [seat.kind for seat in table.seats] == [PERSON, PERSON]
    assert client.get(f"/t/{table.code}/screen").json()["me"] == [0, 1]


def test_what_people_type_is_shown_as_text(client: TestClient) -> None:
    nasty = "<script>alert(1)"
    code = started(client, **{"seat-1": "me", "name-1": nasty, "seat-2": "me"})
    for path in ("/", f"/t/{code}", f"/t/{code}/people", f"/rules?q={nasty}", f"/join?code={nasty}"):
        assert "<script>alert" not in client.get(path).text
    assert nasty in client.get(f"/t/{code}/screen").json()["table"]["seats"][0]["name"]


def test_joining_by_code_takes_a_free_seat(client: TestClient, browser: Browser, hub: Hub) -> None:
    code = started(client, **{"seat-1": "me", "seat-2": "invite"})
    other = browser()
    assert other.get(f"/t/{code}").headers["location"] == f"/join?code={code}"
    assert other.post("/join", data={"code": code.lower()}).headers["location"] == f"/join?code={code}"
    assert "Which seat?" in other.get(f"/join?code={code}").text
    assert other.post("/join", data={"code": code, "seat": "0"}).status_code == 409
    assert other.post("/join", data={"code": code, "seat": "99999999999"}).status_code == 409
    assert other.post("/join", data={"code": code, "seat": "1", "name": "Ben"}).headers["location"] == f"/t/{code}"
    assert other.get(f"/t/{code}/screen").json()["me"] == [1]
    assert table_of(hub, code).seats[1].name == "Ben"
    assert "No seat is free" in browser().get(f"/join?code={code}").text
    assert other.post("/join", data={"code": code}).headers["location"] == f"/t/{code}"


def test_a_wrong_code_is_explained(client: TestClient) -> None:
    for answer in (client.get("/join?code=NOPE99"), client.post("/join", data={"code": "NOPE99"})):
        assert answer.status_code == 404
        assert "Check the code" in answer.text
        assert 'value="NOPE99"' in answer.text


def invite_links(page: str) -> list[str]:
    return re.findall(r'value="http://testserver(/i/[\w-]+)"', page)


def test_an_invite_link_becomes_a_cookie_and_leaves_the_address(client: TestClient, browser: Browser) -> None:
    code = started(client, **{"seat-1": "me", "seat-2": "invite"})
    page = client.get(f"/t/{code}/people").text
    assert page.count("<svg") >= 2
    seat, watch = invite_links(page)
    guest, onlooker = browser(), browser()
    answer = guest.get(seat)
    assert (answer.status_code, answer.headers.get_list("set-cookie")[1:]) == (200, [])
    assert "Sit down" in answer.text
    assert guest.head(seat).status_code == 200
    assert guest.get(f"/t/{code}/screen").status_code == 403, "whoever only looks where a link leads sits nowhere"
    assert client.get(f"/t/{code}/screen").json()["table"]["seats"][1]["kind"] == "open"
    answer = guest.post(seat, data={"name": "Ben"})
    assert (answer.status_code, answer.headers["location"]) == (303, f"/t/{code}")
    assert client.get(f"/t/{code}/screen").json()["table"]["seats"][1]["name"] == "Ben"
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert seat.removeprefix("/i/") not in cookie
    assert guest.get(f"/t/{code}/screen").json()["me"] == [1]
    onlooker.get(watch)
    assert onlooker.get(f"/t/{code}/screen").json()["me"] == []
    assert "/i/" not in onlooker.get(f"/t/{code}/people").text
    assert onlooker.post(f"/t/{code}/people", data={"act": "watch"}).status_code == 409


def test_links_that_were_made_up_open_nothing(client: TestClient) -> None:
    for secret in ("x" * 22, "short", "..%2f..", "%00" * 3, "é" * 22):
        answer = client.get(f"/i/{secret}")
        assert answer.status_code == 404
        assert "set-cookie" not in answer.headers


def test_seats_can_be_given_to_bots_taken_back_and_handed_over(client: TestClient, browser: Browser, hub: Hub) -> None:
    code = started(client, **{"seat-1": "me", "seat-2": "me"})
    path = f"/t/{code}/people"
    table = table_of(hub, code)
    assert client.post(path, data={"act": "bot", "seat": "1"}).status_code == 303
    assert table.seats[1].kind == BOT
    assert client.post(path, data={"act": "sit", "seat": "1"}).status_code == 303
    assert table.seats[1].kind == PERSON
    assert client.post(path, data={"act": "hand", "seat": "1"}).status_code == 303
    assert table.seats[1].kind == OPEN
    assert client.get(f"/t/{code}/screen").json()["me"] == [0]
    guest = browser()
    guest.post(invite_links(client.get(path).text)[0])
    assert guest.get(f"/t/{code}/screen").json()["me"] == [1]
    refused = client.post(path, data={"act": "bot", "seat": "1"})
    assert refused.status_code == 409
    assert "can give this seat away" in refused.text
    assert client.post(path, data={"act": "hand", "seat": "0"}).status_code == 409
    assert client.post(path, data={"act": "lend", "seat": "1"}).status_code == 303
    assert client.post(path, data={"act": "dance", "seat": "1"}).status_code == 409
    assert client.post(path, data={"act": "invite", "seat": "77"}).status_code == 409
    assert client.post(path, data={"act": "device", "seat": "0"}).status_code == 303
    assert len(invite_links(client.get(path).text)) == 2


def test_nobody_without_a_place_sees_anything_of_a_table(client: TestClient, browser: Browser) -> None:
    code = started(client)
    stranger = browser()
    for path in (
        *("screen", "board.svg", "replay", "replay.json", "save"),
        *("report", "chronicle", "piles", "people", "end", "problem"),
    ):
        assert stranger.get(f"/t/{code}/{path}").status_code == 403, path
    for path in ("choose", "again", "people", "adopt"):
        assert stranger.post(f"/t/{code}/{path}", data={}).status_code == 403, path


def test_the_person_at_this_computer_sees_its_tables_and_can_go_on(store: Store) -> None:
    app = make_app(store, replace(OPEN_TO_ALL, at_home=True))
    with TestClient(app, follow_redirects=False, client=("192.168.1.9", 1)) as guest:
        code = started(guest)
        home = TestClient(app, follow_redirects=False, client=("127.0.0.1", 1))
        home.portal = guest.portal
        assert code in home.get("/").text
        assert "Play here" in home.get(f"/t/{code}").text
        assert home.get(f"/t/{code}/board.svg").status_code == 200
        assert home.post(f"/t/{code}/adopt").status_code == 303
        assert home.get(f"/t/{code}/screen").json()["me"] == [0]


def test_rules_are_found_by_words_and_by_number(client: TestClient) -> None:
    assert "CL-MOVE-03" in client.get("/rules?q=hold+leaver").text
    assert "Zombies hold the leaver back" in client.get("/rules?q=cl-move-03").text
    assert "SKILL-taunt/classic-rm" in client.get("/rules?q=SKILL-taunt").text
    assert "The nearest:" in client.get("/rules?q=CL-MOVE-93").text
    assert "No rule has" in client.get("/rules?q=xyzzy+plugh").text
    assert "CL-MOVE-03" not in client.get("/rules?q=hold+leaver&book=skills").text


def test_a_rule_has_an_address_with_the_rules_it_has_to_do_with(client: TestClient) -> None:
    page = client.get("/rules/CL-MOVE-03")
    assert page.status_code == 200
    entry = load().get("CL-MOVE-03")
    assert entry.title in html.unescape(page.text)
    assert all(f'href="/rules/{other}"' in page.text for other in entry.interacts)
    assert client.get("/rules/cl-move-03").status_code == 200
    assert client.get("/rules/SKILL-taunt").text.count('<article class="rule"') > 1
    assert client.get("/rules/SKILL-taunt/classic-rm").text.count('<article class="rule"') == 1
    missing = client.get("/rules/CL-MOVE-93")
    assert missing.status_code == 404
    assert 'href="/rules/CL-MOVE-03"' in missing.text


def test_every_chapter_of_every_book_can_be_opened(client: TestClient) -> None:
    links = re.findall(r'href="(/rules\?book=[^"]+)"', client.get("/rules").text)
    assert len(links) > 50
    chapter = load().get("CL-MOVE-03").chapter
    shown = re.findall(r'<article class="rule" id="([^"]+)"', client.get(f"/rules?book=classic&chapter={chapter}").text)
    assert shown == [entry.id for entry in load().book("classic") if entry.chapter == chapter]


def test_numbers_of_rules_inside_a_text_are_links() -> None:
    assert with_links("see CL-MOVE-03 & <b>") == 'see <a href="/rules/CL-MOVE-03">CL-MOVE-03</a> &amp; &lt;b&gt;'
    assert with_links("no CL-MOVE-93") == "no CL-MOVE-93"


def test_a_game_can_be_downloaded_and_opened_again(client: TestClient, hub: Hub) -> None:
    code = started(client)
    screen = client.get(f"/t/{code}/screen").json()
    client.post(f"/t/{code}/choose", data={"seq": str(screen["seq"]), "key": screen["decision"]["options"][0]["key"]})
    saved = client.get(f"/t/{code}/save")
    assert saved.headers["content-disposition"].startswith('attachment; filename="shamble-RM-T1-')
    answer = client.post("/open", files={"file": ("game.json", saved.content, "application/json")})
    again = answer.headers["location"].removeprefix("/t/")
    assert again != code
    assert table_of(hub, again).game.state_hash() == table_of(hub, code).game.state_hash()


def test_nobody_gets_the_file_of_a_running_game_while_others_play(client: TestClient, browser: Browser) -> None:
    code = started(client, **{"seat-1": "me", "seat-2": "invite"})
    guest = browser()
    guest.post("/join", data={"code": code, "seat": "1"})
    assert guest.get(f"/t/{code}/save").status_code == 403
    assert client.get(f"/t/{code}/save").status_code == 403, "not even the host, while somebody else plays"
    report = guest.get(f"/t/{code}/report?told=It+hangs").json()
    assert report["told"] == "It hangs"
    assert "seed" not in report["config"]
    assert "order" not in json.dumps(report["log"])


@pytest.mark.parametrize("content", [
    b"", b"\xff\xfe", b"{}", b"[]", b"null", b"[" * 100_000, b'{"shamble": "save"}',
    b'{"shamble":"save","format":1,"config":{"kind":"mission","mission":"/etc/passwd.yaml"},"log":[1],"table":[],'
    b'"state":{},"hash":"","content":""}',
])  # fmt: skip
def test_a_file_that_is_no_saved_game_is_refused(client: TestClient, content: bytes) -> None:
    answer = client.post("/open", files={"file": ("game.json", content, "application/json")})
    assert answer.status_code == 400
    assert "passwd" not in answer.text
    assert 'id="open-fault"' in answer.text


def test_a_file_can_be_opened_to_watch(client: TestClient) -> None:
    saved = new_game("RM-T1").to_json()
    files = {"file": ("game.json", saved, "application/json")}
    assert client.post("/open", files=files, data={"then": "watch"}).headers["location"].endswith("/replay")
    assert not client.post("/open", files=files).headers["location"].endswith("/replay")


def test_the_end_stands_on_a_page_of_its_own(client: TestClient, hub: Hub) -> None:
    code = started(client)
    assert "Still being played" in client.get(f"/t/{code}/end").text
    table = table_of(hub, code)
    bot = make_bot("greedy")
    while table.game.decision is not None:
        table.choose({0}, table.seq, bot.choose(table.game).key)
    page = client.get(f"/t/{code}/end").text
    assert "danger-chart" in page
    assert "Round 1: blue" in page
    assert f'action="/t/{code}/again"' in page
    assert f"/t/{code}/end" in client.get("/").text
    saved = client.get(f"/t/{code}/save")
    opened = client.post("/open", files={"file": ("game.json", saved.content, "application/json")})
    assert opened.headers["location"].endswith("/replay")


def test_a_problem_is_described_before_its_report_is_downloaded(client: TestClient) -> None:
    code = started(client)
    page = client.get(f"/t/{code}/problem").text
    assert f'action="/t/{code}/report"' in page
    assert "no more than you see" in page


def test_a_replay_sends_only_the_pieces_that_changed(client: TestClient) -> None:
    code = started(client)
    for _ in range(6):
        screen = client.get(f"/t/{code}/screen").json()
        key = screen["decision"]["options"][0]["key"]
        client.post(f"/t/{code}/choose", data={"seq": screen["seq"], "key": key})
    address = f"/t/{code}/replay.json"
    before, after = (client.get(f"{address}?at={at}").json()["pieces"] for at in (3, 6))
    changed = client.get(f"{address}?at=6&from=3").json()["pieces"]
    assert len(changed) < len(after)
    assert {name: svg for name, svg in (before | changed).items() if svg} == after


def test_pages_take_the_accent_of_their_edition_and_the_theme_of_their_browser(client: TestClient) -> None:
    code = started(client)
    for path in (f"/t/{code}", f"/t/{code}/replay", f"/t/{code}/end", "/new"):
        assert 'data-edition="classic"' in client.get(path).text, path
    assert 'class="dark"' in client.get("/").text
    client.cookies.set("shamble-theme", "light")
    assert 'class="light"' in client.get("/").text
    assert "board.svg?light=1" in client.get("/").text
    assert client.get("/mission/RM-T1.svg?light=1").text != client.get("/mission/RM-T1.svg").text


def test_a_save_of_a_changed_position_is_refused(client: TestClient) -> None:
    data = json.loads(new_game("RM-T1").to_json())
    data["state"]["round"] = 7
    answer = client.post("/open", files={"file": ("game.json", json.dumps(data), "application/json")})
    assert answer.status_code == 400


def test_the_same_game_once_more(client: TestClient, hub: Hub) -> None:
    code = started(client, mission="RM-M01")
    assert client.post(f"/t/{code}/again").status_code == 409
    table_of(hub, code).agreement.ask({0}, "give-up")
    again = client.post(f"/t/{code}/again").headers["location"].removeprefix("/t/")
    assert table_of(hub, again).game.setting.setup.mission == "RM-M01"
    assert client.get(f"/t/{again}/screen").json()["me"] == [0]


def test_pages_that_are_not_there(client: TestClient) -> None:
    for path in (
        "/nothing",
        "/mission/X.svg",
        "/static/x.js",
        "/static/fonts/none.woff2",
        "/t/",
    ):
        answer = client.get(path)
        assert answer.status_code == 404, path
        assert "Page not found" in answer.text
    assert client.get("/static/../app.py").status_code == 404
    assert client.get("/static/%2e%2e/app.py").status_code == 404
    assert client.put("/new").status_code == 405


def test_pictures_styles_and_fonts_are_served(client: TestClient, app: Starlette) -> None:
    assert client.get("/mission/RM-T1.svg").headers["content-type"] == "image/svg+xml"
    assert "@font-face" in client.get("/static/draw.css").text
    for name in ("pages.css", "editions.css", "pages.js", "replay.js", "setup.js", "theme.js", "icon.svg"):
        assert client.get(f"/static/{name}").status_code == 200


def test_who_came_by_link_can_give_himself_a_name(client: TestClient, browser: Browser, hub: Hub) -> None:
    code = started(client, **{"seat-1": "me", "name-1": "Ada", "seat-2": "invite"})
    guest = browser()
    guest.post(f"/i/{hub.links(code)[1]}")
    table = table_of(hub, code)
    assert guest.post(f"/t/{code}/people", data={"act": "name", "seat": "1", "name": " Ben \n"}).status_code == 303
    assert table.seats[1].name == "Ben"
    assert "Ada and Ben to choose" in client.get("/").text, "lists of tables know it at once"
    for person, seat in ((guest, "0"), (client, "1")):
        assert person.post(f"/t/{code}/people", data={"act": "name", "seat": seat, "name": "Eve"}).status_code == 409
    assert [seat.name for seat in table.seats] == ["Ada", "Ben"]


def test_ones_own_seat_that_a_bot_plays_says_so(client: TestClient) -> None:
    code = started(client, **{"seat-1": "me", "seat-2": "me"})
    client.post(f"/t/{code}/people", data={"act": "bot", "seat": "1"})
    text = client.get(f"/t/{code}/people").text
    assert (text.count("at this screen"), text.count("played by a bot")) == (1, 1)


def test_a_mission_can_be_printed(client: TestClient) -> None:
    """The page of a new game offers the sheet of each Mission; the same one is written once."""
    assert (
        '<a href="/mission/RM-T1.pdf" target="_blank" rel="noopener">Print sheet (PDF)</a>' in client.get("/new").text
    )
    sheet = client.get("/mission/RM-T1.pdf")
    assert sheet.headers["content-type"] == "application/pdf"
    assert sheet.headers["content-disposition"] == 'inline; filename="RM-T1.pdf"'
    assert sheet.content.startswith(b"%PDF")
    assert client.get("/mission/RM-T1.pdf?paper=letter").content != sheet.content
    assert client.get("/mission/RM-T1.pdf?paper=nonsense").content == sheet.content
    assert client.get("/mission/X.pdf").status_code == 404
