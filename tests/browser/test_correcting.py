"""Correcting by hand in the browser: by mouse on the board, by keyboard alone, by two people, on a phone."""

from __future__ import annotations

from typing import Any

import pytest
from tests.sent import sent

from shamble.table.table import Table

from .conftest import Opened, expect, wait_until
from .test_agreeing import both, for_two
from .test_table import PHONE, after, in_turn, play_until, seen, zone_of

AT_REST = ("turn", "activate")


@pytest.fixture
def table(served: Any, holder: str) -> Table:
    table: Table = served.table("RM-M01", holder=holder)
    play_until(table, in_turn("move"))
    return table


def open_panel(page: Any, table: Table) -> None:
    """The panel, with corrections switched on."""
    page.keyboard.press("x")
    page.locator('#dialog-settings [data-command="edit"]').click()
    page.locator("#edit-why", has_text="switched off").wait_for()
    after(page, table, lambda: page.locator("#edit-switch").click())
    page.locator("#edit-options .option").first.wait_for()


def test_by_mouse_on_the_board(table: Table, open_page: Opened, holder: str) -> None:
    page = open_page(table, holder)
    seen(page, table)
    open_panel(page, table)
    zone = zone_of(table, 0)
    other = next(one.name for one in table.game.setting.board.zones if one.name != zone)
    before = sum(table.game.state.zombies)
    page.locator(f'.zone[data-zone="{other}"]').click(force=True)
    page.locator("#edit-topic").select_option("zombies")
    for number in range(2):
        page.locator("#edit-options .option", has_text=f"more in {sent(table.screen())['names'][other]}").first.click()
        page.locator("#edit-draft li").nth(number).wait_for()
    assert sum(table.game.state.zombies) == before
    after(page, table, lambda: page.locator("#edit-done").click())
    assert sum(table.game.state.zombies) == before + 2
    expect(page.locator("#lines .line.corrected")).to_have_count(1)
    expect(page.locator("#lines .line.corrected")).to_contain_text("(×2)", use_inner_text=True)
    page.locator("#edit-about").select_option('{"who":0}')
    page.locator("#edit-topic").select_option("place")
    places = page.locator("#edit-options .option", has_text=f"stands in {sent(table.screen())['names'][other]}")
    expect(places, "what was offered about the Zone is gone").to_have_count(1)
    page.locator(f'.zone[data-zone="{other}"]').click(force=True)
    page.locator("#edit-draft li", has_text=f"stands in {sent(table.screen())['names'][other]}").wait_for()
    after(page, table, lambda: page.locator("#edit-done").click())
    assert zone_of(table, 0) == other
    page.locator("#edit-close").click()
    page.locator("#options .option").first.wait_for()


def test_by_keyboard_alone(table: Table, open_page: Opened, holder: str) -> None:
    page = open_page(table, holder)
    seen(page, table)
    page.keyboard.press("x")
    page.locator('#dialog-settings [data-command="edit"]').focus()
    page.keyboard.press("Enter")
    page.locator("#edit-switch").focus()
    after(page, table, lambda: page.keyboard.press("Enter"))
    page.locator("#edit-options .option").first.wait_for()
    page.locator("#edit-topic").focus()
    page.keyboard.type("Wou")
    option = page.locator("#edit-options .option", has_text="Wound more").first
    option.wait_for()
    page.keyboard.press("Tab")
    wait_until(page, lambda: page.evaluate("document.activeElement.closest('#edit-options') !== null"))
    page.keyboard.press("Enter")
    page.locator("#edit-draft li").wait_for()
    wait_until(page, lambda: page.evaluate("document.activeElement.closest('#edit-options') !== null"))
    page.locator("#edit-done").focus()
    after(page, table, lambda: page.keyboard.press("Enter"))
    assert sum(survivor.wounds for survivor in table.game.state.survivors) == 1
    page.keyboard.press("Escape")
    page.locator("#edit").wait_for(state="hidden")


def test_keys_of_hidden_options_do_nothing(table: Table, open_page: Opened, holder: str) -> None:
    page = open_page(table, holder)
    seen(page, table)
    open_panel(page, table)
    entries = len(table.game.log)
    page.locator("#edit-close").focus()
    for key in ("1", "2", "e"):
        page.keyboard.press(key)
    page.locator("#edit-about").select_option("{}")
    page.locator("#edit-options .option", has_text="This is round").first.wait_for()
    assert len(table.game.log) == entries


def test_the_other_one_reads_and_agrees(served: Any, open_page: Opened, holder: str) -> None:
    table, guest = for_two(served, holder)
    table.agreement.ask({0, 1}, "rules", {"corrections": "on"})
    play_until(table, in_turn("move"))
    one, two = both(table, open_page, holder, guest)
    one.locator("#editing").click()
    one.locator("#edit-about").select_option("{}")
    one.locator("#edit-options .option", has_text=f"This is round {table.game.state.round + 1}").click()
    one.locator("#edit-done", has_text="Ask all to agree").click()
    two.locator("#wish", has_text="Host would like to correct: This is round").wait_for()
    after(two, table, lambda: two.keyboard.press("a"))
    for page in (one, two):
        page.locator("#lines .line.corrected").wait_for()


def test_why_nothing_can_be_corrected_stands_in_the_panel(table: Table, open_page: Opened, holder: str) -> None:
    table.agreement.ask({0}, "rules", {"corrections": "on"})
    play_until(table, lambda table: table.game.decision is not None and table.game.decision.kind not in AT_REST)
    page = open_page(table, holder)
    seen(page, table)
    page.locator("#editing").click()
    page.locator("#edit-why", has_text="Something is going on").wait_for()
    expect(page.locator("#edit-choice")).to_be_hidden()


def test_on_a_phone_the_panel_is_a_sheet(table: Table, open_page: Opened, holder: str) -> None:
    table.agreement.ask({0}, "rules", {"corrections": "on"})
    page = open_page(table, holder, size=PHONE)
    seen(page, table)
    page.locator("#editing").click()
    page.locator("#edit-options .option").first.click()
    page.locator("#edit-draft li").wait_for()
    box = page.locator("#edit-done").bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= PHONE["height"]
    after(page, table, lambda: page.locator("#edit-done").click())
    page.locator(f'.zone[data-zone="{zone_of(table, 0)}"]').click(force=True)
    page.locator("#edit.up #edit-options .option").first.wait_for()
    page.locator('[data-sheet="can"]').click()
    page.locator("#options .option").first.wait_for()
