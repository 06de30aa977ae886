"""Packs on the page of a new game: dropped while the server runs, and played at once."""

from __future__ import annotations

import dataclasses
import html
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from shamble.games import beginning
from shamble.packs import shelf
from shamble.web.hub import Hub
from shamble.web.options import Options

from .conftest import OPEN_TO_ALL, Browser, started, table_of

Drop = Callable[..., Path]


@pytest.fixture
def options() -> Options:
    return dataclasses.replace(OPEN_TO_ALL, at_home=True)


@pytest.fixture
def owner(client: TestClient) -> TestClient:
    """The browser on the computer that serves the tables."""
    own = TestClient(client.app, follow_redirects=False, client=("127.0.0.1", 50000))
    own.portal = client.portal
    return own


def new_page(client: TestClient) -> str:
    answer = client.get("/new")
    assert answer.status_code == 200
    return html.unescape(answer.text)


def test_a_folder_dropped_while_the_server_runs_is_played_at_once(drop: Drop, client: TestClient, hub: Hub) -> None:
    assert "The Last Round" not in new_page(client)
    drop()
    text = new_page(client)
    assert 'value="last-round"' in text
    assert '<h2 class="group">The Night Shift</h2>' in text
    assert 'name="box-night-shift"' in text
    assert 'name="who-Vera"' in text
    picture = client.get("/mission/last-round.svg")
    assert picture.status_code == 200
    assert picture.headers["cache-control"] == "no-cache"

    team = ["Vera", "Bear", "Cathy", "Dan", "James", "Jane"]
    code = started(client, mission="last-round", **{"seat-1": "me", **{f"who-{name}": "1" for name in team}})
    table = table_of(hub, code)
    assert table.game.setting.setup.boxes == ("RM", "night-shift")
    assert client.get(f"/t/{code}").status_code == 200
    for _ in range(12):
        table.choose([0], table.seq, table.game.options[0].key)
    page = client.get(f"/t/{code}")
    assert page.status_code == 200
    assert "The Last Round" in page.text
    assert client.get(f"/t/{code}/board.svg").status_code == 200


def test_an_edited_map_is_drawn_anew(drop: Drop, client: TestClient) -> None:
    path = drop() / "missions/last-round.yaml"
    before = client.get("/mission/last-round.svg").text
    path.write_text(path.read_text(encoding="utf-8").replace("exit: 6V.S5", "exit: 6V.S3"), encoding="utf-8")
    assert client.get("/mission/last-round.svg").text != before
    shutil.rmtree(path.parents[1])
    assert client.get("/mission/last-round.svg").status_code == 404


def test_your_packs_are_listed_with_their_faults(drop: Drop, packs: Path, owner: TestClient, tmp_path: Path) -> None:
    drop()
    (packs / "broken").mkdir()
    (packs / "broken/pack.yaml").write_text("<script>: 1\n", encoding="utf-8")
    shutil.copytree(packs / "night-shift", packs / "clever")
    (packs / "clever/missions/spy.py").write_text(f"open({str(tmp_path / 'ran')!r}, 'w')\n", encoding="utf-8")
    (packs / "clever/pack.yaml").unlink()
    for path in (packs / "clever").rglob("*.yaml"):
        path.write_text(path.read_text(encoding="utf-8").replace("night-shift", "clever"), encoding="utf-8")
    raw = owner.get("/new").text
    text = html.unescape(raw)
    assert "2 packs are not in play" in text
    assert "broken/pack.yaml" in text
    assert "<script>:" not in raw
    assert "shamble packs trust clever" in text
    assert 'value="last-round"' in text, "the sound one is there"
    assert not (tmp_path / "ran").exists()


def test_others_are_not_told_about_the_owners_files(drop: Drop, packs: Path, browser: Browser) -> None:
    (packs / "half-made").mkdir()
    drop()
    text = new_page(browser())
    assert "half-made" not in text
    assert str(packs) not in text
    assert 'value="last-round"' in text


def test_a_table_whose_pack_is_gone_is_refused_and_the_rest_works(
    drop: Drop, packs: Path, client: TestClient, hub: Hub, monkeypatch: pytest.MonkeyPatch
) -> None:
    drop()
    monkeypatch.setattr(beginning, "keep", lambda pack: None)
    code = started(client, mission="last-round", **{"seat-1": "me"})
    shutil.rmtree(packs / "night-shift")
    assert client.get(f"/t/{code}").status_code == 200, "as long as the server remembers it"
    hub.tables._open.clear()
    hub._lives.clear()
    monkeypatch.setattr(shelf, "_memory", shelf._PackMemory())
    refused = client.get(f"/t/{code}")
    assert refused.status_code == 503
    assert "put its folder among" in refused.text
    assert client.get("/").status_code == 200
    assert client.get("/new").status_code == 200
    drop()
    assert client.get(f"/t/{code}").status_code == 200
