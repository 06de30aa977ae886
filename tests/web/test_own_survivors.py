"""Survivors of one's own, and semi-official Skills, on the page of a new game."""

from __future__ import annotations

import html
import re

from starlette.testclient import TestClient

from shamble.web.hub import Hub

from .conftest import table_of

MO = """
format: 1
name: Mo
blue: [Slippery]
yellow: [+1 Action]
orange: ['+1 die: Melee', Lucky]
red: [Taunt, Medic, Tough]
"""
TEAM = ["Ned", "Amy", "Josh", "Wanda", "Phil"]


def load(client: TestClient, text: str | bytes, name: str = "mo.yaml", **fields: str) -> tuple[int, str]:
    data = text.encode() if isinstance(text, str) else text
    sent = {"do": "load", "mission": "RM-M01", "seat-1": "me", **fields}
    answer = client.post("/new", data=sent, files={"files": (name, data, "application/yaml")})
    return answer.status_code, html.unescape(answer.text)


def carried(text: str) -> str:
    found = re.search(r'name="own" value="(.*?)">', text, re.DOTALL)
    assert found is not None
    return found[1]


def test_a_survivor_of_ones_own_plays(client: TestClient, hub: Hub) -> None:
    status, text = load(client, MO, **{f"who-{name}": "1" for name in TEAM})
    assert status == 200
    assert re.search(r'name="who-Mo" value="1" checked', text)
    assert all(re.search(rf'name="who-{name}" value="1" checked', text) for name in TEAM), "nothing filled in is lost"
    fields = {"mission": "RM-M01", "seat-1": "me", "own": carried(text)}
    answer = client.post("/new", data={**fields, **{f"who-{name}": "1" for name in [*TEAM, "Mo"]}})
    assert answer.status_code == 303
    game = table_of(hub, answer.headers["location"].rsplit("/", 1)[1]).game
    assert sorted(survivor.name for survivor in game.state.survivors) == sorted([*TEAM, "Mo"])
    assert next(one for one in game.state.survivors if one.name == "Mo").skills == ("Slippery",)


def test_all_faults_of_a_file_are_told_and_what_was_loaded_stays(client: TestClient) -> None:
    _, text = load(client, MO)
    own = carried(text)
    status, text = load(client, MO.replace("Slippery", "Slipery").replace("Lucky", "Luky"), "bad.yaml", own=own)
    assert status == 422
    assert "Slippery" in text
    assert "Lucky" in text
    assert "bad.yaml" in text
    assert carried(text) == own
    assert load(client, b"\xff\xfe", "odd.yaml")[0] == 422
    assert "No file was chosen" in client.post("/new", data={"do": "load", "seat-1": "me"}).text


def test_a_forged_survivor_is_refused(client: TestClient) -> None:
    for own in ("nonsense", '{"a": 1}', '[{"format": 1, "name": "X"}]', "[" + "1," * 60_000 + "1]"):
        answer = client.post("/new", data={"mission": "RM-M01", "seat-1": "me", "own": own})
        assert answer.status_code in (413, 422)


def test_semi_official_skills_are_let_in_by_a_tick(client: TestClient, hub: Hub) -> None:
    text = client.get("/new").text
    assert 'name="option-skills" value="semi-official">' in text
    answer = client.post("/new", data={"seat-1": "me", "option-skills": "semi-official"})
    game = table_of(hub, answer.headers["location"].rsplit("/", 1)[1]).game
    assert game.setting.options["skills"] == "semi-official"
    wrong = client.post("/new", data={"seat-1": "x", "option-skills": "semi-official"}).text
    assert 'name="option-skills" value="semi-official" checked' in wrong
