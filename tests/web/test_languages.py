"""The browser's language decides, the switch on every page overrides it, and two people at a table may read two."""

from __future__ import annotations

import re

from starlette.testclient import TestClient
from tests.sent import sent

from shamble.text import reading_in
from shamble.web.hub import Hub
from shamble.web.reading import LANGUAGE_COOKIE

from .conftest import started, table_of
from .test_socket import ask, hear

GERMAN = {"Accept-Language": "de-AT,de;q=0.9,en;q=0.5"}


def language_of(page: str) -> str:
    found = re.search(r'<html lang="(\w+)"', page)
    assert found is not None
    return found[1]


WISHES = {
    "": "en", "de": "de", "de-CH": "de", "FR-ca, fr;q=0.8": "fr", "es, fr;q=0.3, de;q=0.7": "de", "es-ES,es": "en",
    "de;q=0": "en", "en;q=0.9, fr;q=0.9": "en", "de;q=abc, fr": "fr", "," * 999: "en", "*": "en", "../de": "en",
}  # fmt: skip


def test_the_browsers_language_decides(client: TestClient) -> None:
    heading = {"en": "Code of the table", "de": "Code des Tisches", "fr": "Code de la table"}
    english_parts = {"en": "", "de": "sind auf Englisch.", "fr": "sont en anglais."}
    for wished, read in WISHES.items():
        page = client.get("/join", headers={"Accept-Language": wished}).text
        assert language_of(page) == read, wished
        assert [language for language, text in heading.items() if text in page] == [read], wished
        assert [language for language, text in english_parts.items() if text and page.count(text) == 1] == [
            language for language in (read,) if english_parts[language]
        ], wished


def test_the_switch_stands_on_every_page_and_overrides(client: TestClient) -> None:
    code = started(client)
    for path in ("/", "/new", "/join", "/rules", "/campaigns", f"/t/{code}", f"/t/{code}/people", "/nothing-there"):
        page = client.get(path, headers=GERMAN).text
        assert language_of(page) == "de", path
        assert re.findall(r'name="language" value="(\w+)" lang="\1"', page) == ["en", "de", "fr"], path
    answer = client.post("/language", data={"language": "fr", "back": f"/t/{code}?x=1"})
    assert (answer.status_code, answer.headers["location"]) == (303, f"/t/{code}?x=1")
    assert language_of(client.get(f"/t/{code}", headers=GERMAN).text) == "fr"
    client.post("/language", data={"language": "en", "back": "/"})
    assert language_of(client.get("/", headers=GERMAN).text) == "en"


def test_the_switch_leads_nowhere_else(client: TestClient) -> None:
    for back in ("https://elsewhere.example/", "//elsewhere.example", "/\\elsewhere", "", "x"):
        answer = client.post("/language", data={"language": "de", "back": back})
        assert answer.headers["location"] == "/", back


def test_a_language_that_is_not_there_changes_nothing(client: TestClient) -> None:
    answer = client.post("/language", data={"language": "xx", "back": "/join"})
    assert (answer.headers["location"], LANGUAGE_COOKIE in client.cookies) == ("/join", False)
    client.cookies.set(LANGUAGE_COOKIE, "xx")
    assert language_of(client.get("/", headers=GERMAN).text) == "de"


def test_english_parts_say_that_they_are_english(client: TestClient) -> None:
    page = client.get("/rules?q=noise", headers=GERMAN).text
    assert re.search(r'<p class="rule-text" lang="en">', page)
    assert "Nachschlagen" in page


def test_errors_and_refusals_are_told_in_the_readers_language(client: TestClient) -> None:
    assert "Seite nicht gefunden" in client.get("/nothing-there", headers=GERMAN).text
    code = started(client)
    with client.websocket_connect(f"/t/{code}/ws", headers=GERMAN) as socket:
        hear(socket, "screen")
        refused = ask(socket, "refused", do="nonsense")["why"]
        assert refused == "Der Tisch kennt „nonsense“ nicht; nichts wurde geändert."


def test_two_pages_of_a_table_are_read_in_two_languages(client: TestClient) -> None:
    code = started(client)
    with (
        client.websocket_connect(f"/t/{code}/ws") as english,
        client.websocket_connect(f"/t/{code}/ws?language=de") as german,
    ):
        assert hear(english, "screen")["screen"]["phase_name"] == "Setting up"
        screen = hear(german, "screen")["screen"]
        assert screen["phase_name"] == "Aufbau"
        german.send_json({"do": "choose", "seq": screen["seq"], "key": screen["decision"]["options"][0]["key"]})
        for socket, told in ((english, "Bear started with Bow."), (german, "Bear beginnt mit Bow.")):
            shown = hear(socket, "screen")
            assert shown["screen"]["log"][-1]["text"] == shown["steps"][-1]["text"] == told
        english.send_json({"do": "undo"})
        assert [hear(socket, "screen")["screen"]["log"][-1]["text"] for socket in (english, german)] == [
            "Bear's player undid this: Bear started with Bow.",
            "Gruppe Bear: rückgängig gemacht: Bear beginnt mit Bow.",
        ]


def test_the_shared_screen_is_made_once_for_each_language(client: TestClient, hub: Hub) -> None:
    table = table_of(hub, started(client))
    english = table.shared_screen()
    with reading_in("de"):
        german = table.shared_screen()
        assert german.phase_name == "Aufbau"
        assert table.shared_screen() is german
    assert table.shared_screen() is english


def test_who_comes_with_another_language_sees_the_board_as_it_is_now(client: TestClient, hub: Hub) -> None:
    table = table_of(hub, started(client))
    before = table.seq
    table.shared_screen()
    table.choose({0}, before, table.game.options[0].key)
    assert [step["code"] for step in sent(table.steps_since(before))] != ["jump"]
    with reading_in("fr"):
        assert [step["code"] for step in sent(table.steps_since(before))] == ["jump"], (
            "drawn before anybody read French"
        )
        table.shared_screen()
        again = table.seq
        table.choose({0}, again, table.game.options[0].key)
        assert any("commence avec" in (step["text"] or "") for step in sent(table.steps_since(again)))
    assert any("started with" in (step["text"] or "") for step in sent(table.steps_since(again)))


def test_a_replay_and_a_list_of_tables_are_told_in_the_readers_language(client: TestClient) -> None:
    code = started(client)
    screen = client.get(f"/t/{code}/screen").json()
    client.post(f"/t/{code}/choose", data={"seq": screen["seq"], "key": screen["decision"]["options"][0]["key"]})
    assert "beginnt mit" in client.get(f"/t/{code}/replay?at=1", headers=GERMAN).text
    assert "Wer bekommt" in client.get("/", headers=GERMAN).text
    assert "Qui reçoit" in client.get("/", headers={"Accept-Language": "fr"}).text
