"""Planning together: arrows and planned Moves by mouse, finger and keyboard, seen by the others and after a reload."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.sent import sent

from shamble.table.store.keys import new_secret
from shamble.table.store.records import OPEN, Seat
from shamble.table.store.schema import WATCH
from shamble.table.table import Table

from .conftest import expect, stop_clock, with_a_clock
from .test_table import PHONE, in_turn, move_to, play_until, seen

Opened = Callable[..., Any]


def two_people(served: Any, holder: str) -> tuple[Table, str]:
    seats = (Seat(0, "Ann"), Seat(1, "", OPEN))
    table = served.table("RM-M01", ["Bear", "Cathy", "Dan"], ["James", "Jane", "Joe"], holder=holder, seats=seats)
    guest = new_secret()
    served.hub.tables.join(table.code, guest, 1, "Ben")
    play_until(table, in_turn("move"))
    return table, guest


def middle(page: Any, zone: str) -> tuple[float, float]:
    box = page.locator(f'.zone[data-zone="{zone}"]').bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_an_arrow_is_dragged_and_stays_until_it_is_wiped_away(served: Any, open_page: Opened, holder: str) -> None:
    table, guest = two_people(served, holder)
    one, two = open_page(table, holder), open_page(table, guest, before=with_a_clock)
    for page in (one, two):
        seen(page, table)
    stop_clock(two)
    one.keyboard.press("v")
    one.locator('#pointing [data-command="arrow"]').click()
    one.mouse.move(*middle(one, "1R.S1"))
    one.mouse.down()
    one.mouse.move(*middle(one, "6R.A"))
    one.mouse.move(*middle(one, "5R.S3"))
    one.mouse.up()
    names = sent(table.screen())["names"]
    told = f"Ann points from {names['1R.S1']} to {names['5R.S3']}."
    two.locator(".toast", has_text=told).wait_for()
    expect(two.locator("#plans .arrow.by-0")).to_have_attribute("aria-label", told)
    two.reload()
    two.locator("#plans .arrow").wait_for(state="attached")
    one.locator("#wipe").click()
    two.locator("#plans .arrow").wait_for(state="detached")


def test_planning_by_keyboard_alone(served: Any, open_page: Opened, holder: str) -> None:
    table, _ = two_people(served, holder)
    page = open_page(table, holder)
    seen(page, table)
    page.keyboard.press("b")
    page.keyboard.press("Shift+O")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    ghost = page.locator("#plans .ghost")
    ghost.wait_for(state="attached")
    expect(ghost.locator(".figure")).to_have_count(1)
    page.keyboard.press("Escape")
    page.keyboard.press("Shift+A")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    page.locator("#plans .arrow").wait_for(state="attached")
    page.keyboard.press("Delete")
    page.locator("#plans .mark").first.wait_for(state="detached")


def test_planning_with_a_finger_and_only_by_those_who_play(served: Any, open_page: Opened, holder: str) -> None:
    table, guest = two_people(served, holder)
    page = open_page(table, guest, size=PHONE, has_touch=True)
    seen(page, table)
    page.locator('#sheets [data-command="settings"]').tap()
    page.locator('#dialog-settings [data-command="pointing"]').tap()
    page.locator('#pointing [data-command="ghost"]').tap()
    page.touchscreen.tap(*middle(page, move_to(table)))
    page.locator("#plans .ghost").wait_for(state="attached")
    watcher = new_secret()
    served.hub.tables.store.grant(table.id, watcher, WATCH)
    other = open_page(table, watcher)
    other.locator("#plans .ghost").wait_for(state="attached")
    expect(other.locator('#tools [data-command="pointing"]')).to_be_disabled()
    other.keyboard.press("v")
    expect(other.locator("#pointing")).to_be_hidden()
