"""The page with the statistics of friends."""

from __future__ import annotations

from starlette.testclient import TestClient

from .conftest import started


def test_a_game_that_is_over_is_shown_until_it_is_taken_out(client: TestClient) -> None:
    assert "There is nothing to count yet" in client.get("/friends").text
    code = started(client, **{"seat-1": "me", "name-1": "Anna"})
    assert code not in client.get("/friends").text
    client.app.state.hub.tables.get(code).agreement.ask({0}, "give-up")  # type: ignore[attr-defined]
    for page in ("/", f"/t/{code}/end"):
        assert 'href="/friends"' in client.get(page).text
    shown = client.get("/friends").text
    assert "0 of 1 game won" in shown
    assert "<strong>Anna</strong>: 0" in shown
    assert "A game that is deleted is no longer counted." in shown
    assert client.post("/friends", data={"code": code}).headers["location"] == "/friends"
    assert "There is nothing to count yet" in client.get("/friends").text


def test_a_game_that_is_not_there_is_refused_and_nothing_changes(client: TestClient) -> None:
    for form in ({"code": "ZZZ999"}, {}):
        answer = client.post("/friends", data=form)
        assert answer.status_code == 403
        assert "no place" in answer.text
