"""Two editions: the page of a new game picks one first, and the pages of a game are its own."""

from __future__ import annotations

import html
import re

import pytest
from starlette.testclient import TestClient

from shamble.editions import Edition
from shamble.web.hub import Hub

from ..editions.frontier import MISSION, SETTLERS
from .conftest import started, table_of

QUINN, ROSA = SETTLERS


def shown(client: TestClient, path: str = "/new", **fields: str) -> str:
    answer = client.post(path, data=fields) if fields else client.get(path)
    return html.unescape(answer.text)


def editions(text: str) -> dict[str, str]:
    """Each edition with what its button says of it: pressed, disabled or nothing."""
    found = re.findall(r'value="edition:([\w-]+)" aria-pressed="(\w+)"( disabled)?', text)
    return {name: "disabled" if disabled else "pressed" * (pressed == "true") for name, pressed, disabled in found}


def names(text: str, prefix: str) -> set[str]:
    return set(re.findall(rf'name="{prefix}-([^"]+)"', text))


def test_all_that_can_be_played_stand_there(client: TestClient) -> None:
    text = shown(client)
    others = ("second-edition", "army-of-the-dead", "undead-or-alive")
    assert editions(text) == {"classic": "pressed", **dict.fromkeys(others, "")}
    assert 'data-edition="classic"' in text


@pytest.mark.parametrize("mission", ["SE-M1", "WZ-M4", "AD-M1"])
def test_a_mission_of_any_edition_can_be_chosen(client: TestClient, mission: str) -> None:
    answer = client.get(f"/new?mission={mission}")
    assert answer.status_code == 200
    assert f'name="mission" value="{mission}"' in answer.text


@pytest.mark.rule("WZ-DECK-02", "WZ-CLOCK-05", "WZ-HUM-03")
def test_each_advanced_rule_stands_there_by_itself(client: TestClient) -> None:
    offered = names(shown(client, "/new?mission=SE-M1"), "option")
    assert {"clock", "advanced-equipment", "elimination", "humvee", "dark-zones"} <= offered


def test_the_page_shows_what_belongs_to_the_edition_alone(frontier: Edition, client: TestClient) -> None:
    classic, other = shown(client), shown(client, "/new?edition=frontier")
    assert editions(classic)["frontier"] == ""
    assert editions(other)["frontier"] == "pressed"
    assert f'value="{MISSION}"' not in classic
    assert re.findall(r'name="mission" value="([\w-]+)"', other) == [MISSION]
    assert "RM-T1" in re.findall(r'name="mission" value="([\w-]+)"', classic)
    assert not names(classic, "who") & set(SETTLERS)
    assert names(other, "box") == {"Fort"}
    assert "Fort" not in names(classic, "box")
    assert {"weather", "three-wounds", "city-folk"} <= names(other, "option")
    assert not {"hard-hitters", "numbers"} & names(other, "option")
    assert {"crawlers", "skills", "three-wounds"} <= names(classic, "option")
    assert "weather" not in names(classic, "option")
    assert "On the trail" in re.findall(r'<h3 class="group">([\w ]+)</h3>', other)
    assert 'name="variant"' not in other, "there is one alone"
    assert classic.count('name="variant"') == 3
    assert 'data-edition="undead-or-alive"' in other


def test_another_edition_takes_along_what_fits(frontier: Edition, client: TestClient) -> None:
    filled = {"seat-1": "me", "name-1": "Wyatt", "seat-2": "bot", "together": "majority", "option-three-wounds": "on"}
    filled |= {
        "mission": "RM-M01",
        "variant": "older-seasons",
        "who-Ned": "1",
        "plays-Ned": "2",
        "option-crawlers": "off",
    }
    text = shown(client, do="edition:frontier", edition="classic", **filled)
    assert editions(text)["frontier"] == "pressed"
    assert 'value="Wyatt"' in text
    assert re.search(r'name="option-three-wounds"[^>]* checked', text)
    assert set(re.findall(r'name="who-([\w ]+)" value="1" checked', text)) == set(SETTLERS)
    assert "autofocus" in text
    back = shown(
        client, do="edition:classic", edition="frontier", mission=MISSION, **{"name-1": "Wyatt", "seat-1": "me"}
    )
    assert 'value="Wyatt"' in back
    assert editions(back)["classic"] == "pressed"
    assert re.search(r'value="RM-T1"[^>]* checked', back)


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("elsewhere", 'no edition "elsewhere", there is classic'),
        ("clasic", 'no edition "clasic", did you mean "classic"?'),
    ],
)
def test_an_edition_that_cannot_be_played_is_refused(client: TestClient, name: str, reason: str) -> None:
    answer = client.post("/new", data={"do": f"edition:{name}", "name-1": "Wyatt", "seat-1": "me"})
    assert answer.status_code == 422
    assert reason in html.unescape(answer.text)
    assert 'value="Wyatt"' in answer.text
    assert client.get(f"/new?edition={name}").status_code == 422


def test_a_form_without_an_edition_has_that_of_its_mission(frontier: Edition, client: TestClient, hub: Hub) -> None:
    game = table_of(hub, started(client, mission=MISSION, **{"seat-1": "me", "option-weather": "dust"})).game
    assert game.setting.rules.chosen["weather"] == "dust"
    assert game.setting.rules.edition == "frontier"
    assert table_of(hub, started(client, **{"seat-1": "me"})).game.setting.rules.edition == "classic"
    in_edition = started(client, edition="frontier", **{"seat-1": "me"})
    assert table_of(hub, in_edition).game.setting.mission.id == MISSION
    house = shown(client, "/new?house=three-wounds,hard-hitters")
    assert editions(house)["classic"] == "pressed"
    assert re.search(r'name="option-hard-hitters"[^>]* checked', house)


def test_a_set_of_house_rules_is_handed_on_with_its_edition(frontier: Edition, client: TestClient) -> None:
    text = shown(client, "/new?edition=frontier&house=Trail:city-folk")
    link = re.search(r'id="house-link" href="([^"]+)"', text)
    assert link is not None
    assert link[1] == "/new?edition=frontier&house=Trail:%20city-folk"
    again = shown(client, link[1])
    assert re.search(r'name="option-city-folk"[^>]* checked', again)
    assert names(again, "who") >= {"Ned", *SETTLERS}


def test_survivors_of_another_edition_are_refused_and_converted(
    frontier: Edition, client: TestClient, hub: Hub
) -> None:
    team = {f"who-{name}": "1" for name in ("Ned", QUINN)}
    refused = client.post("/new", data={"mission": MISSION, "seat-1": "me", **team})
    assert refused.status_code == 422
    assert "Ned is a Survivor of classic: choose Survivors of frontier" in refused.text
    assert "'city-folk'" in html.unescape(refused.text)
    assert 'href="#part-survivors"' in refused.text
    game = table_of(hub, started(client, mission=MISSION, **{"seat-1": "me", "option-city-folk": "on"}, **team)).game
    assert {survivor.name for survivor in game.state.survivors} == {"Ned", QUINN}


@pytest.mark.parametrize(
    ("box", "reason"),
    [("S1", "'S1' is a box of classic, not of frontier"), ("<b>", "there is no box '<b>'; there are Fort")],
)
def test_a_box_that_the_page_did_not_offer_is_refused(
    frontier: Edition, client: TestClient, box: str, reason: str
) -> None:
    refused = client.post("/new", data={"mission": MISSION, "seat-1": "me", "box-Fort": "1", f"box-{box}": "1"})
    assert refused.status_code == 422
    assert reason in html.unescape(refused.text)
    assert "<b>" not in refused.text
    assert 'id="collection" open' in refused.text


def test_the_pages_of_a_game_look_and_speak_like_its_edition(frontier: Edition, client: TestClient) -> None:
    there = started(client, mission=MISSION, **{"seat-1": "me"})
    here = started(client, mission="RM-T1", **{"seat-1": "me"})
    for _ in range(2):
        for code, look, word in ((there, "undead-or-alive", "adrenaline"), (here, "classic", "experience points")):
            table = client.get(f"/t/{code}").text
            assert f'data-edition="{look}"' in table
            assert f"{{xp}} of {{next}} {word}" in table
        assert "<th>Adrenaline" in client.get(f"/t/{there}/end").text.replace('<th scope="col">', "<th>")
        assert "Adrenaline" not in client.get(f"/t/{here}/end").text


def test_other_editions_are_invited_and_what_becomes_of_them_is_told(client: TestClient, hub: Hub) -> None:
    plain = shown(client, "/new?edition=undead-or-alive")
    assert 'value="invite"' in plain
    assert "who-Ned" not in plain, "nobody pays for those whom nobody invites"
    invited = client.post("/new", data={"edition": "undead-or-alive", "do": "invite", "name-1": "Wyatt"})
    assert invited.status_code == 200
    page = html.unescape(invited.text)
    assert re.search(r'name="option-other-eras"[^>]* checked', page)
    assert 'value="Wyatt"' in page
    homes = re.findall(r'<h3 class="home" data-home="([^"]+)">([^<]+)<', page)
    assert homes == [
        ("classic", "Classic"),
        ("second-edition", "Second Edition"),
        ("army-of-the-dead", "Army of the Dead"),
    ]
    ned = page.partition('name="who-Ned"')[2].partition('class="survivor"')[0]
    assert "Tough works as in Classic." in ned
    assert "Health 2" in ned
    assert "Brings along" not in ned
    armed = {"option-other-eras": "on", "option-weapons-of-other-eras": "owners"}
    form = {"mission": "UA-M0", "seat-1": "me", **armed}
    page = html.unescape(client.post("/new", data={**form, "do": "invite"}).text)
    ned = page.partition('name="who-Ned"')[2].partition('class="survivor"')[0]
    assert "Brings along: Bow or Crowbar or Fire Axe." in ned
    team = {f"who-{name}": "1" for name in ("Ned", "Amy (second-edition)", "Meg")}
    game = table_of(hub, started(client, **form, **team)).game
    assert {one.name for one in game.state.survivors} == {"Ned", "Amy (second-edition)", "Meg"}
    refused = client.post("/new", data={"mission": "UA-M0", "seat-1": "me", **team})
    assert refused.status_code == 422
    assert "Ned is a Survivor of classic" in refused.text


def test_two_survivors_are_let_in_where_the_book_forbids_none(client: TestClient, hub: Hub) -> None:
    team = {f"who-{name}": "1" for name in ("Meg", "Jeb")}
    created = client.post("/new", data={"mission": "UA-M1", "seat-1": "me", **team}, follow_redirects=False)
    assert created.status_code == 303
    page = shown(client, "/new?edition=undead-or-alive")
    assert 'data-low="1" data-high="6" data-few="3"' in page
    assert 'id="few-survivors"' in page
    assert 'data-low="6" data-high="6" data-few="6"' in shown(client, "/new?edition=army-of-the-dead")
