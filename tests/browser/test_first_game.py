"""What a newcomer stumbles over: clicks while things are shown, hints that were followed, the end looked at again."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.sent import sent

from shamble.table.table import Table

from .conftest import expect, stop_clock, wait_until, with_a_clock
from .test_table import PHONE, after, in_turn, last_turn, play_until, seen

Opened = Callable[..., Any]


def test_a_click_while_things_are_shown_only_goes_on(served: Any, open_page: Opened, holder: str) -> None:
    table: Table = served.table("RM-M01", holder=holder)
    play_until(table, lambda table: table.game.state.round == 2 and last_turn(table))
    page = open_page(table, holder, motion="no-preference", before=with_a_clock)
    seen(page, table)
    stop_clock(page)
    page.locator("#ends .option").click()
    page.locator("#playback").wait_for()
    expect(page.locator("#question")).to_contain_text("…", use_inner_text=True)
    expect(page.locator("#turn")).to_contain_text("…", use_inner_text=True)
    before = table.seq
    page.locator("#ends .option").click()
    seen(page, table)
    assert table.seq == before
    expect(page.locator(".toast.bad")).to_have_count(0)


def test_the_log_ends_with_its_last_line_in_sight(served: Any, open_page: Opened, holder: str) -> None:
    table: Table = served.table("RM-T1", holder=holder)
    page = open_page(table, holder)
    seen(page, table)
    while not in_turn("move")(table):
        after(page, table, lambda: page.locator("#options .option").first.click())
    log, last = page.locator("#log").bounding_box(), page.locator("#lines li").last.bounding_box()
    assert last["y"] + last["height"] <= log["y"] + log["height"] + 1


def test_a_hint_that_was_followed_does_not_come_again(served: Any, open_page: Opened, holder: str) -> None:
    table: Table = served.table("RM-T1", holder=holder)
    page = open_page(table, holder)
    seen(page, table)
    guide = page.locator("#guide")
    guide.wait_for()
    expect(guide).to_have_attribute("data-code", "weapons")
    after(page, table, lambda: page.locator("#options .option").first.click())
    expect(guide).to_be_hidden()


def test_advice_says_why_beside_its_option_until_somebody_acts(served: Any, open_page: Opened, holder: str) -> None:
    table: Table = served.table("RM-T1", holder=holder)
    play_until(table, in_turn("move"))
    page = open_page(table, holder)
    seen(page, table)
    for _ in range(4):
        page.keyboard.press("h")
    advice, suggested = page.locator("#advice"), page.locator(".option.suggested")
    advice.locator(".what").wait_for()
    hint = sent(table.bots.hint({0}))
    told = f"The bot would: {hint['label']}\n\n{hint['reason']}"
    wait_until(page, lambda: advice.inner_text().startswith(told))
    expect(suggested).to_have_attribute("data-key", hint["key"])
    assert abs(advice.bounding_box()["y"] - suggested.bounding_box()["y"]) < suggested.bounding_box()["height"]
    page.keyboard.press("Escape")
    expect(advice).to_be_hidden()
    page.keyboard.press("h")
    after(page, table, lambda: advice.locator(".main").click())
    assert table.game.last.key == hint["key"]
    expect(advice, "advice is past once somebody has acted").to_be_hidden()


def test_how_it_went_can_be_looked_at_again(served: Any, open_page: Opened, holder: str) -> None:
    table: Table = served.table("RM-T1", holder=holder)
    play_until(table, in_turn("move"))
    table.agreement.ask({0}, "give-up", None)
    page = open_page(table, holder)
    seen(page, table)
    page.locator("#dialog-end").get_by_role("button", name="Look at the board").click()
    wait_until(page, lambda: page.locator("#dialog-end").is_hidden())
    page.locator("#ended").click()
    page.locator("#dialog-end").wait_for()


def test_on_a_phone_nothing_lies_over_the_end_of_the_turn(served: Any, open_page: Opened, holder: str) -> None:
    table: Table = served.table("RM-T1", holder=holder)
    play_until(table, lambda table: in_turn("move", "end")(table) and bool(sent(table.screen({0}))["anytime"]))
    page = open_page(table, holder, size=PHONE, has_touch=True)
    seen(page, table)
    page.locator('[data-sheet="can"]').tap()
    page.locator("#can.up").wait_for()
    end, more = page.locator("#ends .option").bounding_box(), page.locator("#more").bounding_box()
    assert more["y"] + more["height"] <= end["y"]
