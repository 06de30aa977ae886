"""What the page shows: rules at the table, warnings, stock, goals, Zombies on their way, rival teams."""

from __future__ import annotations

from threading import Event
from typing import Any

import pytest
from tests.sent import sent

from shamble.table.screen.piles import piles_shown
from shamble.web import table_page

from .conftest import expect, stop_clock, wait_until, with_a_clock
from .test_table import PHONE, Opened, acting, in_turn, last_turn, play_until, seen


def test_a_line_of_the_log_opens_its_rule(served: Any, open_page: Opened, holder: str) -> None:
    table = served.table("RM-M01", holder=holder)
    play_until(table, in_turn("move"))
    page = open_page(table, holder)
    seen(page, table)
    line = sent(table.screen({0}))["log"][-1]
    rule = page.locator("#rule")
    page.locator("#log .rule").last.click()
    rule.wait_for()
    expect(page.locator("#rule-id")).to_have_text(line["rule"], use_inner_text=True)
    expect(page.locator("#rule-text")).not_to_be_empty()
    page.keyboard.press("Escape")
    expect(rule).to_be_hidden()
    page.keyboard.press("l")
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Enter")
    rule.wait_for()
    other = page.locator("#rule-see button").first
    wanted = other.inner_text()
    other.click()
    wait_until(page, lambda: page.locator("#rule-id").inner_text().startswith(wanted))


def test_a_door_warns_before_it_is_opened(served: Any, open_page: Opened, holder: str) -> None:
    table = served.table("RM-M01", holder=holder)
    play_until(table, in_turn("open-door"))
    page = open_page(table, holder)
    seen(page, table)
    option = next(
        o for o in sent(table.screen({0}))["decision"]["options"] if o["action"] == "open-door" and "warn" in o
    )
    page.locator(f'[data-door="{option["door"]}"] .hit').click(force=True)
    expect(page.locator("#menu")).to_contain_text(option["warn"], use_inner_text=True)
    page.locator("#menu .option", has_text=option["label"]).hover()
    lit = "zones => zones.map((zone) => zone.dataset.zone)"
    wait_until(page, lambda: set(option["rooms"]) <= set(page.locator(".zone.told").evaluate_all(lit)))
    assert table.game.decision is not None
    assert table.game.decision.kind == "turn"


def test_goals_and_stock_can_be_looked_through(
    served: Any, open_page: Opened, holder: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = served.table("RM-M01", holder=holder)
    play_until(table, lambda table: table.game.state.round > 1 and in_turn("move")(table))
    page = open_page(table, holder)
    seen(page, table)
    page.keyboard.press("g")
    goals = page.locator("#dialog-goals")
    expect(goals).to_contain_text("Missing:", use_inner_text=True)
    expect(goals.locator("li", has_text="Objective in")).to_have_count(len(table.game.setting.mission.objectives))
    page.keyboard.press("Escape")
    clicked, drawn = Event(), piles_shown
    monkeypatch.setattr(table_page, "piles_shown", lambda game: drawn(game) if clicked.wait() else {})
    page.keyboard.press("k")
    pile = page.locator("#dialog-stock details").nth(1)
    pile.locator("summary").click()  # before its cards have come: it stays open then
    clicked.set()
    pile.locator("svg").first.wait_for()
    used = table.game.state.discards["zombie"]
    names = {table.game.setting.zombie_cards[card - 1].name for card in used}
    wait_until(page, lambda: 0 < pile.locator("svg").count() <= len(names))
    expect(pile.locator("summary")).to_contain_text(f"({len(used)})", use_inner_text=True)


WALKED = """addEventListener("DOMContentLoaded", () => {
  const overlay = document.querySelector("#overlay");
  const look = () => overlay.querySelector(".walking") && document.documentElement.setAttribute("data-walked", "");
  if (overlay) new MutationObserver(look).observe(overlay, { childList: true });
});"""
A_GLANCE = 100
LASTING = """async (steps) => {
  const folder = document.querySelector("script[type=module]").src.replace("table.js", "");
  const { times } = await import(`${folder}playback.js`);
  return times(steps).map((time, at) => [Boolean(steps[at].cards), time]);
}"""


def test_zombies_walk_and_end_where_the_server_has_them(served: Any, open_page: Opened, holder: str) -> None:
    table = served.table("RM-M01", holder=holder)
    play_until(table, lambda table: table.game.state.round == 2 and last_turn(table))

    def prepare(page: Any) -> None:
        page.add_init_script(WALKED)
        with_a_clock(page)

    page = open_page(table, holder, motion="no-preference", before=prepare)
    seen(page, table)
    stop_clock(page)
    page.keyboard.press("e")
    page.locator("#playback").wait_for()
    walked = page.locator("html[data-walked]")
    wait_until(page, lambda: walked.count() or page.clock.run_for(A_GLANCE))
    expect(page.locator("#lines .passing")).not_to_have_count(0)
    times = page.evaluate(LASTING, sent(table.steps_since(table.seq - 1)))
    assert sum(time for _, time in times) < 8000
    assert all(time >= 1000 for has_card, time in times if has_card)
    assert {has_card for has_card, _ in times} == {True, False}
    page.keyboard.press("s")
    seen(page, table)
    pieces = sent(table.screen({0}))["pieces"]
    expect(page.locator("#overlay .walking")).to_have_count(0)
    expect(page.locator("#lines .passing")).to_have_count(0)
    shown = "all => all.map((one) => one.dataset.piece)"
    wait_until(page, lambda: set(page.locator("#pieces > g").evaluate_all(shown)) == set(pieces))
    for name in (name for name in pieces if name.startswith("zombies:")):
        title = page.locator(f'[data-piece="{name}"] title').first.text_content()
        assert f"<title>{title}</title>" in pieces[name]


def test_on_a_phone_a_sheet_leaves_the_acting_survivor_in_sight(served: Any, open_page: Opened, holder: str) -> None:
    table = served.table("RM-M01", holder=holder)
    play_until(table, in_turn("move"))
    page = open_page(table, holder, size=PHONE)
    seen(page, table)
    page.locator('[data-sheet="can"]').click()
    sheet = page.locator("#can").bounding_box()
    figure = page.locator(f'[data-piece="survivor:{acting(table)}"]').bounding_box()
    assert figure["y"] + figure["height"] < sheet["y"]
    assert figure["y"] > page.locator("#bar").bounding_box()["height"]


def test_rival_teams_stand_in_two_rows(served: Any, open_page: Opened, holder: str) -> None:
    twelve = ["Bear", "Cathy", "Dan", "James", "Jane", "Joe", "Josh", "Louise", "Ned", "Amy", "Doug", "Wanda"]
    table = served.table("RM-M01", twelve[:6], twelve[6:], holder=holder)
    for survivor in table.game.state.survivors:
        survivor.team = survivor.index // 6
    page = open_page(table, holder)
    seen(page, table)
    tops = page.locator(".dashboard:not(.open)").evaluate_all(
        "all => all.map((one) => one.getBoundingClientRect().top)"
    )
    assert len(set(tops)) == 2
    wide = page.locator("#people").evaluate("one => [one.scrollWidth, one.clientWidth]")
    assert wide[0] <= wide[1]
    if acting(table) >= 0:
        expect(page.locator(".dashboard.open")).to_have_count(1)
