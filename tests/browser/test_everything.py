"""A Mission with cars, a helicopter, barricades, Companions and every kind of Zombie, played in the browser."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from shamble.editions import EDITIONS
from shamble.games.missions import know_file
from shamble.rules.barricades import UnfinishedBarricade
from shamble.rules.vehicles.helicopter import Helicopter
from shamble.table.table import Table
from shamble.world.pieces import pieces_of
from shamble.world.setup import GameSetup, seated

from .conftest import expect, wait_until
from .test_access import axe, faults_in_both_themes
from .test_table import after, in_turn, play_until, seen

__all__ = ("axe",)

Opened = Callable[..., Any]

MISSION = Path(__file__).with_name("everything.yaml")
TEAM = ["Terry", "Bear", "Cathy", "Dan", "James", "Jane"]
PILOT = TEAM[0]
CAR, HELICOPTER = "piece:0", "piece:5"


def asked(table: Table) -> str:
    """The kind of the question that is open."""
    return table.game.decision.kind if table.game.decision is not None else ""


def laid(served: Any, holder: str) -> Table:
    """The turn of the pilot, who has a Crowbar in hand and a dog at his side."""
    made = served.hub.tables.create(
        GameSetup(
            mission=know_file(str(MISSION)),
            players=seated([TEAM]),
            seed=7,
            boxes=tuple(EDITIONS["classic"].pack.boxes),
            options={"team-actions": "2"},
        ),
        holder=holder,
    )
    table: Table = made.table
    play_until(table, lambda table: asked(table) == "activate")
    chosen = next(one for one in table.game.options if one.action == "activate" and one.who == 0)
    table.choose({0}, table.seq, chosen.key)
    play_until(table, in_turn("end"))
    return table


@pytest.fixture
def table(served: Any, holder: str) -> Table:
    return laid(served, holder)


@pytest.fixture
def page(table: Table, open_page: Opened, holder: str) -> Any:
    page = open_page(table, holder)
    seen(page, table)
    return page


def choose(page: Any, table: Table, at: str, text: str) -> None:
    """Ask for all that something on the board offers, and take what its menu says in these words."""

    def act() -> None:
        page.locator(at).click(modifiers=["Shift"])
        page.locator("#menu .option", has_text=text).first.click()

    after(page, table, act)


def zone_named(table: Table, name: str) -> int:
    return next(zone.index for zone in table.game.setting.board.zones if zone.name == name)


def test_a_car_is_boarded_and_driven_by_mouse(table: Table, page: Any) -> None:
    choose(page, table, f'[data-piece="{CAR}"]', "the driver's seat")
    expect(page.locator(".dashboard.open .mark", has_text="In the police car (driver)")).to_have_count(1)
    expect(page.locator("#deeds h3").first).to_have_text("vehicle", ignore_case=True)
    choose(page, table, '.zone[data-zone="1M.S5"]', "Drive the police car")
    play_until(table, lambda table: asked(table) == "drive-on")
    page.reload()
    seen(page, table)
    assert table.game.state.pieces[0].zone == zone_named(table, "1M.S5")
    expect(page.locator("#log .line", has_text="drove the police car")).to_have_count(1)


def test_the_helicopter_is_boarded_and_takes_off(table: Table, page: Any) -> None:
    after(page, table, lambda: page.locator('.zone[data-zone="9R.H"]').click())
    if asked(table) == "heel":
        after(page, table, lambda: page.locator("#options .option").first.click())
    choose(page, table, f'[data-piece="{HELICOPTER}"]', "the pilot's seat")
    after(page, table, lambda: page.locator("#options .option", has_text="Take off").click())
    assert table.game.state.piece(5, Helicopter).over == zone_named(table, "9R.H")
    expect(page.locator(f'[data-piece="{HELICOPTER}"] .flying', has_text=PILOT)).to_have_count(1)


def test_a_barricade_is_begun_by_mouse(table: Table, page: Any) -> None:
    choose(page, table, '.zone[data-zone="9R.H"]', "Begin a barricade toward the helipad")
    assert len(pieces_of(table.game, UnfinishedBarricade)) == 1
    expect(page.locator("#log .line", has_text=f"{PILOT} began a barricade")).to_have_count(1)


def test_a_dog_is_sent_by_mouse(table: Table, page: Any) -> None:
    run = next(one for one in table.game.options if one.action == "dog-run")
    dog = table.game.person(run.other).name
    choose(page, table, f'[data-piece="figure:{run.other}"]', f"{dog}: run to")
    expect(page.locator("#log .line", has_text=f"{dog} moved")).to_have_count(1)


def test_options_are_grouped_and_short(page: Any) -> None:
    titles = [str(title).lower() for title in page.locator("#can h3").all_text_contents()]  # those that are folded, too
    assert {"move", "vehicle", "here", "company"} <= set(titles)
    over = "titles => titles.filter(one => one.scrollWidth > one.clientWidth).map(one => one.textContent)"
    wait_until(page, lambda: page.locator("#deeds h3").evaluate_all(over) == [])


def test_no_serious_findings(table: Table, open_page: Opened, holder: str, axe: str) -> None:
    page = open_page(table, holder, bypass_csp=True)
    page.evaluate("localStorage.setItem('shamble.theme', 'dark')")
    page.reload()
    page.locator("#options .option").first.wait_for()
    assert faults_in_both_themes(page, axe) == []
