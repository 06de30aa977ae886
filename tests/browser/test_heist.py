"""The Vault and the Truck in the browser: dice kept by a click and by a key, seats, and room for both on any screen."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from shamble.games.missions import know_file
from shamble.rules.vault.challenge import standing
from shamble.table.table import Table

from .conftest import Opened, expect
from .test_table import after, in_turn, play_until, seen

MISSION = Path(__file__).with_name("heist.yaml")
TEAM = ["Scott", "Vanderohe", "Guzman", "Dieter", "Cruz", "Kate"]
SCREENS = [{"width": 1366, "height": 640}, {"width": 390, "height": 844}]


def laid(served: Any, holder: str, mission: Path = MISSION) -> Table:
    """The first turn of somebody next to the traps, or where another Mission begins."""
    table: Table = served.table(know_file(str(mission)), TEAM, holder=holder)
    play_until(table, in_turn("move"))
    return table


def choose(table: Table, action: str, **fields: Any) -> None:
    """Take the option of this action, with these fields."""
    for option in table.game.options:
        if option.action == action and all(getattr(option, name) == value for name, value in fields.items()):
            table.choose({0}, table.seq, option.key)
            return
    raise AssertionError(f"no {action} {fields}: {[option.key for option in table.game.options]}")


def fits(page: Any) -> bool:
    """Whether nothing is wider than the screen."""
    return bool(page.evaluate("document.documentElement.scrollWidth <= window.innerWidth"))


@pytest.mark.parametrize("size", SCREENS)
def test_dice_of_the_vault(served: Any, open_page: Opened, holder: str, size: dict[str, int]) -> None:
    table = laid(served, holder)
    choose(table, "move", zone=table.game.setting.board.zone("V2.T"))
    choose(table, "try-vault")
    page = open_page(table, holder, size=size)
    seen(page, table)
    if size["width"] < 500:
        page.locator('nav button[data-sheet="can"]').click()
    try_ = standing(table.game)
    assert try_ is not None
    first = try_.loose[0]
    after(page, table, lambda: page.locator("#picks .pick").first.click())
    after_click = standing(table.game)
    assert after_click is not None
    assert after_click.reserve == (first,)
    expect(page.locator("#picks .kept .pick")).to_have_count(1)
    second = after_click.loose[0]
    after(page, table, lambda: page.keyboard.press(str(second)))
    after_key = standing(table.game)
    assert after_key is not None
    assert after_key.reserve == (first, second)
    after(page, table, lambda: page.locator("#picks .kept .pick").first.click())
    taken_back = standing(table.game)
    assert taken_back is not None
    assert len(taken_back.reserve) == 1
    assert fits(page)


@pytest.mark.parametrize("size", SCREENS)
def test_seats_of_the_truck(served: Any, open_page: Opened, holder: str, size: dict[str, int], tmp_path: Path) -> None:
    outside = tmp_path / MISSION.name
    outside.write_text(MISSION.read_text().replace("start: [V2.A]", "start: [R3.S2]"))
    table = laid(served, holder, outside)
    choose(table, "get-in", to="gunner")
    page = open_page(table, holder, size=size)
    seen(page, table)
    if size["width"] < 500:
        page.locator('nav button[data-sheet="can"]').click()
    labels = page.locator("#options .option").all_text_contents()
    assert any("driver" in label for label in labels)
    assert any("roof gun" in label for label in labels)
    assert fits(page)
