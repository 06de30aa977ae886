"""See more, click less: what a click does, what stands where at each size of the window, and that it can be read."""

from __future__ import annotations

import re
from typing import Any

from tests.sent import sent

from shamble.table.table import Table

from .conftest import expect, stop_clock, wait_until, with_a_clock
from .test_table import PHONE, Opened, acting, after, in_turn, play_until, seen, zone_of

LOW = {"width": 1366, "height": 640}
SIZES = [LOW, {"width": 1366, "height": 768}, {"width": 1024, "height": 768}, {"width": 820, "height": 1180}, PHONE]
LEAST_FIGURE = 26

SMALL_LETTERS = """() => {
  const found = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode, element = node.parentElement;
    const silent = "script, style, noscript, title, .unseen, .hidden, [hidden]";
    if (!node.textContent.trim() || element.closest(silent)) continue;
    if (!element.checkVisibility({ opacityProperty: false, visibilityProperty: true })) continue;
    const range = document.createRange(); range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    if (box.width < 2 || box.height < 2) continue;
    let size = parseFloat(getComputedStyle(element).fontSize);
    if (element.ownerSVGElement) {
      const at = element.getScreenCTM();
      size *= Math.hypot(at.a, at.b);
    }
    const name = element.className?.baseVal ?? element.className;
    if (size < 10.95) found.push([node.textContent.trim().slice(0, 30), Math.round(size * 10) / 10, name]);
  }
  return found;
}"""


def on_round(number: int, *actions: str) -> Any:
    return lambda table: table.game.state.round == number and in_turn(*(actions or ("move",)))(table)


COVERED = """() => [...document.querySelectorAll(".zone")].filter((zone) => {
  const box = zone.getBoundingClientRect();
  return !document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)?.closest("#stage");
}).map((zone) => zone.dataset.zone)"""
HIDDEN = "one => one.scrollHeight - one.clientHeight"
FIGURES = (
    """all => all.map(one => Math.max(...(({ width, height }) => [width, height])(one.getBoundingClientRect())))"""
)


def test_nothing_is_too_small_to_read_or_hit_and_nothing_lies_over_the_board(
    served: Any, open_page: Opened, holder: str
) -> None:
    page = open_page(None, holder, size=LOW)
    for mission in ("RM-M01", "SE-M1", "AD-M1", "UA-M0", "WZ-M4"):
        table: Table = served.table(mission, holder=holder)
        play_until(table, on_round(2))
        page.goto(f"{served.address}/t/{table.code}")
        seen(page, table)
        for size in (*SIZES, LOW):  # once more after the phone's
            page.set_viewport_size(size)
            wait_until(page, lambda: page.evaluate(SMALL_LETTERS) == [])
            wait_until(page, lambda: min(page.locator("#pieces .fig").evaluate_all(FIGURES)) >= LEAST_FIGURE - 0.5)
            wait_until(page, lambda: page.evaluate("document.documentElement.scrollWidth <= innerWidth"))
            if size != PHONE:
                wait_until(page, lambda: page.evaluate(COVERED) == [])
                wait_until(page, lambda: page.locator("#deeds").evaluate(HIDDEN) <= 1)
                wait_until(page, lambda: page.locator("#log").evaluate("one => one.clientHeight") >= 4 * 20)
    for path in ("/", "/new", "/rules", "/join", "/campaigns"):
        page.goto(served.address + path)
        wait_until(page, lambda: page.evaluate(SMALL_LETTERS) == [])


def test_options_never_scroll_and_stand_in_order(served: Any, open_page: Opened, holder: str) -> None:
    table: Table = served.table("RM-M01", holder=holder)
    page = open_page(None, holder, size=LOW)
    for number in (1, 3, 4):
        play_until(table, on_round(number))
        page.goto(f"{served.address}/t/{table.code}")
        seen(page, table)
        wait_until(page, lambda: page.locator("#deeds").evaluate(HIDDEN) <= 1)
        groups = [one.lower() for one in page.locator("#deeds h3").all_inner_texts()]
        fights = page.locator("#deeds .option .hint").count() > 0
        assert not fights or groups[0] == "fight"
        assert fights or groups[0] == "move"
        expect(page.locator('#deeds [data-key^="noise"], #deeds [data-key^="trade"]')).to_have_count(0)
    the_phone_stays_on_the_board(page)


def test_clicks_on_the_board(served: Any, open_page: Opened, holder: str) -> None:
    table: Table = served.table("RM-M01", holder=holder)
    play_until(table, lambda table: in_turn("move")(table) and bool(sent(table.screen({0}))["decision"]["walks"]))
    page = open_page(table, holder)
    seen(page, table)
    who, origin, choices = acting(table), zone_of(table, acting(table)), len(table.game.log)
    zone, walk = next(iter(sent(table.screen({0}))["decision"]["walks"].items()))
    expect(page.locator("#costs .cost")).to_have_count(len(sent(table.screen({0}))["decision"]["walks"]))
    before = table.seq
    page.locator(f'.zone[data-zone="{zone}"]').click()
    wait_until(page, lambda: len(table.game.log) == choices + len(walk["way"]))
    seen(page, table)
    assert (zone_of(table, who), table.seq > before) == (zone, True)
    after(page, table, lambda: page.keyboard.press("z"))
    assert (zone_of(table, who), len(table.game.log)) == (origin, choices)
    other = next(one for one in table.game.state.survivors if one.zone >= 0 and one.index != who)
    page.locator(f'[data-piece="survivor:{other.index}"] .fig').first.dispatch_event("click")
    if page.locator("#menu").is_visible():
        page.keyboard.press("Escape")
    else:
        expect(page.locator(f'.dashboard.open[data-who="{other.index}"]')).not_to_have_count(0)
    assert len(table.game.log) == choices, "looking never chooses"
    page.locator("#more summary").click()
    lacks = len(sent(table.screen({0}))["decision"]["missing"])
    assert lacks
    expect(page.locator("#more .lack")).to_have_count(lacks)
    page.locator("#more .lack .rule").first.click()
    page.locator("#rule").wait_for()
    page.keyboard.press("Escape")
    page.locator("#deeds .choice .rule").first.click()
    page.locator("#rule").wait_for()
    a_shot_at_friends_is_red_and_asks_first(page, table)


def a_shot_at_friends_is_red_and_asks_first(page: Any, table: Table) -> None:
    def risky(table: Table) -> bool:
        decision = sent(table.screen({0}))["decision"]
        return bool(decision) and any(one.get("risky") for one in decision["options"])

    play_until(table, risky)
    page.reload()
    seen(page, table)
    page.locator("#more").evaluate("more => { more.open = true }")
    seq = table.seq
    page.locator(".option.risky").first.click()
    expect(page.locator("#menu .head")).to_be_visible()
    page.keyboard.press("Enter")  # the focus is on leaving it
    expect(page.locator("#menu")).to_be_hidden()
    assert table.seq == seq
    page.locator(".option.risky").first.click()
    after(page, table, lambda: page.locator("#menu .option").first.click())


def test_a_game_begins_with_its_briefing_and_kinds_introduce_themselves(
    served: Any, open_page: Opened, holder: str
) -> None:
    table: Table = served.table("RM-M01", holder=holder)
    page = open_page(table, holder, briefing=True)
    seen(page, table)
    briefing = page.locator("#dialog-briefing")
    briefing.wait_for()
    for goal in sent(table.screen({0}))["table"]["goals"]:
        expect(briefing).to_contain_text(goal["text"], use_inner_text=True)
    briefing.locator(".legend svg").first.wait_for()
    page.keyboard.press("Escape")
    play_until(table, on_round(2))
    page.reload()
    seen(page, table)
    expect(briefing).to_be_hidden()
    kind = page.locator("#met strong").inner_text()
    page.locator("#met button.tool").click()
    expect(page.locator("#met:visible strong", has_text=re.compile(f"^{re.escape(kind)}$"))).to_have_count(0)
    group = page.locator("#pieces [data-kind]").first
    group.hover(force=True)
    page.locator("#tip .kind-card").wait_for()
    special = next(
        kind["special"] for kind in sent(table.screen({0}))["table"]["kinds"] if kind["name"] == "Skinner Walker"
    )
    assert len(special) == 1
    expect(page.locator("#tip .kind-card")).to_contain_text(special[0]["text"], use_inner_text=True)
    page.locator("[data-command=rounds]").first.click()
    page.locator("#dialog-rounds details").first.wait_for()
    page.keyboard.press("Escape")
    page.keyboard.press("x")
    page.locator("#set-text").select_option("1.3")
    page.keyboard.press("Escape")
    wait_until(page, lambda: page.locator("#question").evaluate("one => one.getBoundingClientRect().height") > 20)
    wait_until(page, lambda: page.evaluate("document.documentElement.scrollWidth <= innerWidth"))
    page.evaluate("localStorage.removeItem('shamble.text')")


def test_a_new_level_is_a_moment_and_a_found_card_is_not_lost(served: Any, open_page: Opened, holder: str) -> None:
    table: Table = served.table("RM-M01", holder=holder)
    page = open_page(None, holder, before=with_a_clock)
    a_skill_that_comes_by_itself_is_read_on_a_card(served, page, table)
    for survivor in table.game.state.survivors:
        survivor.xp, survivor.level = 18, 1
    play_until(table, lambda table: table.game.decision is not None and table.game.decision.kind == "skill", 1500)
    page.reload()
    seen(page, table)
    texts = [one["skill"]["text"] for one in sent(table.screen({0}))["decision"]["options"]]
    cards = page.locator("#dialog-level .skill-card")
    expect(cards).to_contain_text(texts, use_inner_text=True)
    after(page, table, lambda: cards.first.click())
    play_until(table, found_with_full_hands, 1500)
    if table.game.decision is None:
        return
    page.reload()
    seen(page, table)
    dialog = page.locator("#dialog-arrange")
    dialog.wait_for()
    expect(dialog.locator(".found svg")).to_have_count(1)
    seq = table.seq
    dialog.locator(".main").click()
    expect(dialog.locator(".told")).not_to_be_empty()
    assert table.seq == seq, "a plain Done throws nothing away"
    after(page, table, lambda: dialog.locator('[data-answer="throw-away"]').click())


def a_skill_that_comes_by_itself_is_read_on_a_card(served: Any, page: Any, table: Table) -> None:
    play_until(table, in_turn("melee"))
    for survivor in table.game.state.survivors:
        survivor.xp, survivor.level = 6, 0
    page.goto(f"{served.address}/t/{table.code}")
    seen(page, table)
    stop_clock(page)
    who = table.game.state.survivors[acting(table)]
    while who.level == 0:
        after(page, table, lambda: page.locator('#options [data-key^="melee"]').first.click())
        who = table.game.state.survivors[who.index]
    card = page.locator("#learned .skill-card")
    learned = sent(table.screen({0}))["survivors"][who.index]["skills"][-1]
    for part in (who.name, learned["name"], learned["text"]):
        expect(card).to_contain_text(part, use_inner_text=True)
    card.click()
    expect(card).to_have_count(0)


def found_with_full_hands(table: Table) -> bool:
    decision = table.game.decision
    return (
        decision is not None
        and decision.kind == "find"
        and not any(option.action == "take" for option in decision.options)
        and any(option.action == "throw-away" for option in decision.options)
    )


def the_phone_stays_on_the_board(page: Any) -> None:
    page.set_viewport_size(PHONE)
    page.mouse.move(200, 400)
    for dx, dy in ((900, 900), (-2500, -2500)):
        page.mouse.down()
        page.mouse.move(200 + dx, 400 + dy, steps=4)
        page.mouse.up()
        page.mouse.move(200, 400)
        full = page.locator("#static").bounding_box()
        stage = page.locator("#stage").bounding_box()
        assert full["x"] <= stage["x"] + 2
        assert full["x"] + full["width"] >= stage["x"] + stage["width"] - 2
