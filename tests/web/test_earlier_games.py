"""Experience cards between games at the table: a finished game keeps them, the next one goes on with them."""

import pytest
from starlette.testclient import TestClient

from shamble.rules.modes.experience_cards import cards_of
from shamble.table.table import Table
from shamble.web.hub import Hub
from shamble.web.visitors import HOLDER_COOKIE

from .conftest import Browser, started, table_of

TEAM = ["Amy", "Ned", "Josh", "Doug", "Phil", "Wanda"]
KEPT = {"experience": {"Ned": {"cards": ["Lucky"], "reached": 1}, "Amy": {"cards": ["Medic"], "reached": 1}}}
FORM = {"mission": "RM-M01", "seat-1": "me", "box-RM": "1", "box-S1": "1", **{f"who-{name}": "1" for name in TEAM}}


@pytest.fixture
def over(client: TestClient, hub: Hub) -> Table:
    """A finished game of this browser's, of which something lasts."""
    started(client)
    holder = client.cookies[HOLDER_COOKIE]
    made = hub.tables.create(
        "RM-M01", [TEAM], boxes=["RM", "S1"], options={"experience-cards": "on"}, kept=KEPT, holder=holder
    )
    made.table.agreement.ask({0}, "give-up")
    return made.table


def cards(table: Table) -> dict[str, tuple[str, ...]]:
    return {one.name: cards_of(table.game, one) for one in table.game.state.survivors if cards_of(table.game, one)}


def test_the_page_of_a_new_game_offers_what_lasts(client: TestClient, hub: Hub, over: Table) -> None:
    assert "Ned (1 card)" in client.get("/new").text
    table = table_of(hub, started(client, **FORM, kept=over.code))
    assert table.game.setting.rules.chosen["experience-cards"] == "on"
    assert cards(table) == {"Amy": ("Medic",), "Ned": ("Lucky",)}


@pytest.mark.rule("CL-MODE-EXP-06")
def test_somebody_can_be_retired_there(client: TestClient, hub: Hub, over: Table) -> None:
    table = table_of(hub, started(client, **FORM, kept=over.code, **{"retire-Ned": "1"}))
    assert cards(table) == {"Amy": ("Medic",)}
    assert set(table.game.kept()["experience"]) == {"Amy"}


def test_nobody_goes_on_with_what_others_have_earned(browser: Browser, over: Table) -> None:
    other = browser()
    assert "Ned (1 card)" not in other.get("/new").text
    answer = other.post("/new", data={**FORM, "kept": over.code})
    assert answer.status_code == 422
    assert "no longer here" in answer.text


def test_only_a_finished_game_gives_out_what_lasts_and_says_so(client: TestClient, hub: Hub, over: Table) -> None:
    assert "Lucky" in client.get(f"/t/{over.code}/end").text
    running = table_of(hub, started(client, **FORM, kept=over.code))
    assert all(one.code != running.code for one in hub.tables.listed() if one.summary.get("kept"))


def test_the_same_game_once_more_goes_on_with_what_lasts(client: TestClient, hub: Hub, over: Table) -> None:
    again = client.post(f"/t/{over.code}/again").headers["location"].removeprefix("/t/")
    assert cards(table_of(hub, again)) == {"Amy": ("Medic",), "Ned": ("Lucky",)}
