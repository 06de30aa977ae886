"""The pages around the table, by mouse and by keyboard."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from tests.sent import sent

from shamble.bots import make_bot
from shamble.table.screen.replay import Replay
from shamble.table.table import Table
from shamble.text import closing_story
from shamble.world.setup import GameSetup

from .conftest import expect, wait_until

Opened = Callable[..., Any]

HOLDER = "a-browser-for-pages-00"
SHOWN = "document.querySelector('#question').innerText + document.querySelector('#options').innerText"
PHONE = {"width": 390, "height": 844}
DESKTOP = {"width": 1366, "height": 768}


@pytest.fixture(scope="module")
def over(served: Any) -> Table:
    """A game that was won."""
    table: Table = served.hub.tables.create(GameSetup(mission="RM-T1", seed=3), holder=HOLDER).table
    bot = make_bot("greedy")
    while table.game.decision is not None:
        table.choose({0}, table.seq, bot.choose(table.game).key)
    return table


def pieces_of(page: Any) -> dict[str, str]:
    """What is drawn on the board of a replay, by name."""
    return dict(page.eval_on_selector_all("[data-piece]", "all => all.map(one => [one.dataset.piece, one.innerHTML])"))


def test_a_game_is_set_up_and_begun(served: Any, open_page: Opened, holder: str) -> None:
    page = open_page(None, holder)
    page.goto(f"{served.address}/new")
    page.locator("#filter").fill("slippery")
    page.locator("#filter-box").select_option("S1")
    names = page.locator(".survivor:visible .pick strong")
    expect(names.filter(has_text="Josh")).to_have_count(1)
    wait_until(page, lambda: names.count() < 6)
    page.locator("#filter").fill("")
    page.locator("#filter-box").select_option("")
    page.get_by_role("button", name="Random team").click()
    expect(page.locator("#sum-faces svg")).to_have_count(6)
    expect(page.locator("input[name^=who-]:checked")).to_have_count(6)
    page.locator("input[name=who-Josh]").set_checked(True)
    page.locator("input[name=mission][value=RM-M01]").check()
    expect(page.locator("input[name=who-Josh]"), "a team of one's own stays when the Mission changes").to_be_checked()
    expect(page.locator("#sum-title")).to_have_text("Gas Run", use_inner_text=True)
    page.get_by_role("button", name="Usual team").click()
    page.locator("[name=name-1]").fill("Ada")
    page.get_by_role("button", name="Add a player").click()
    expect(page.locator("[name=seat-2]")).to_have_value("here")
    expect(page.locator(".seat-row:visible")).to_have_count(2)
    page.locator("[name=seat-2]").select_option("bot")
    plays = page.locator("[name=plays-Bear] option")
    for at, told in enumerate(("anybody", "Ada", "a bot")):
        expect(plays.nth(at)).to_have_text(told)
    page.locator("[name=name-2]").fill("Robot")
    expect(plays.nth(2)).to_have_text("Robot")
    page.get_by_role("button", name="Move Robot up").click()
    expect(page.locator("[name=seat-1]")).to_have_value("bot")
    expect(page.locator("[name=name-2]")).to_have_value("Ada")
    page.get_by_role("button", name="Start").dblclick()
    page.wait_for_url("**/t/*")
    mine = {cookie["name"]: cookie["value"] for cookie in page.context.cookies()}["shamble"]
    assert [one.code for one in served.hub.tables.listed(mine)] == [page.url.rsplit("/", 1)[1]], "once"
    seats = served.hub.tables.get(page.url.rsplit("/", 1)[1]).seats
    assert [(seat.name, seat.kind) for seat in seats] == [("Robot", "bot"), ("Ada", "person")]


def test_the_collection_is_remembered_and_what_is_offered_follows(served: Any, open_page: Opened, holder: str) -> None:
    page = open_page(None, holder)
    page.goto(f"{served.address}/new")
    names = page.locator(".survivor:visible .pick strong")
    expect(names.filter(has_text="Neema")).to_have_count(0)
    page.get_by_text("The boxes that I own").click()
    page.get_by_role("checkbox", name="Toxic City Mall").check()
    page.locator("input[name=box-S1]").check()
    page.get_by_role("button", name="Usual team").click()
    for name in ("Neema", "Amy (zombivor)"):
        expect(names.filter(has_text=re.compile(f"^{re.escape(name)}$"))).to_have_count(1)
    expect(names.filter(has_text=re.compile("^Belle$"))).to_have_count(0)
    expect(page.locator(".not-owned:visible").first).to_have_text(
        "not in your collection: Rue Morgue", use_inner_text=True
    )
    page.goto(f"{served.address}/new")
    expect(page.locator("#collection-now")).to_have_text("Season 1, Toxic City Mall", use_inner_text=True)
    page.get_by_text("The boxes that I own").click()
    page.get_by_role("checkbox", name="Rue Morgue").check()
    expect(page.locator("label:has([value=RM-M01]) .not-owned:visible")).to_have_count(0)
    page.get_by_role("button", name="Start").click()
    page.wait_for_url("**/t/*")
    table = served.hub.tables.get(page.url.rsplit("/", 1)[1])
    assert table.game.setting.setup.boxes == ("S1", "TCM", "RM")


def test_a_guided_start_can_be_declined(served: Any, open_page: Opened, holder: str) -> None:
    page = open_page(None, holder)
    for wanted in (True, False):
        page.goto(f"{served.address}/new")
        page.get_by_label("Hints at the first decisions").set_checked(wanted)
        page.get_by_role("button", name="Start").click()
        page.wait_for_url("**/t/*")
        page.locator("#options .option").first.wait_for()
        while not page.locator("#guide").is_visible() and "Who gets" in page.locator("#question").inner_text():
            asked = page.evaluate(SHOWN)  # two equal cards are asked for in the same words, with fewer names
            page.keyboard.press("1")
            page.wait_for_function(f"asked => {SHOWN} !== asked", arg=asked)
        expect(page.locator("#guide")).to_be_visible(visible=wanted)
        kept = "on" if wanted else "off"
        page.wait_for_function("kept => localStorage.getItem('shamble.guide') === kept", arg=kept)


def test_a_replay_by_keys_slider_and_marks(served: Any, open_page: Opened, over: Table) -> None:
    page = open_page(None, HOLDER)
    address = f"{served.address}/t/{over.code}/replay"
    page.goto(f"{address}?at=30")
    fresh = pieces_of(page)
    lit = page.locator(".zone.told").count()
    assert lit
    output = page.locator("output")
    page.keyboard.press("ArrowRight")
    page.wait_for_url("**at=31")
    page.keyboard.press("End")
    page.wait_for_url(f"**at={len(over.game.log) - 1}")
    page.keyboard.press("Home")
    page.wait_for_url("**at=0")
    expect(output).to_have_text(re.compile("^0 /"), use_inner_text=True)
    page.locator(".replay-marks a").nth(1).click()
    page.wait_for_url(f"**at={sent(Replay.of(over.game).marks())[1]['at']}")
    expect(page.locator(".replay-marks [aria-current]")).to_have_text("Round 2 began.", use_inner_text=True)
    page.locator("#at").fill("30")
    page.wait_for_url("**at=30")
    wait_until(page, lambda: pieces_of(page) == fresh)  # going there step by step draws the same board
    expect(page.locator(".zone.told")).to_have_count(lit)
    page.locator(".speed select").select_option("fast")
    page.locator("h1").click()
    page.keyboard.press(" ")
    page.wait_for_url("**at=31")
    page.keyboard.press(" ")
    expect(page.get_by_role("button", name="Play")).to_be_visible()


def test_the_end_has_its_chart_and_goes_on_to_a_new_game(served: Any, open_page: Opened, over: Table) -> None:
    page = open_page(over, HOLDER)
    dialog = page.locator("#dialog-end")
    dialog.locator("svg.danger-chart").wait_for()
    expect(dialog.locator("svg.danger-chart")).to_have_attribute("aria-label", re.compile("Round 1: blue"))
    expect(dialog.locator(".story")).to_have_text(closing_story(over.game), use_inner_text=True)
    expect(dialog.locator(".emblem.won")).to_be_visible()
    expect(dialog.locator(".emblem.lost")).to_be_hidden()
    page.goto(f"{served.address}/t/{over.code}/end")
    expect(page.locator(".emblem.won")).to_be_visible()
    expect(page.locator(".emblem.lost")).to_be_hidden()
    expect(page.locator("h1")).to_have_text("Won", use_inner_text=True)
    expect(page.locator(".figures tbody tr")).to_have_count(6)
    page.get_by_role("button", name="Play again").click()
    page.wait_for_url("**/t/*")
    again = served.hub.tables.get(page.url.rsplit("/", 1)[1])
    assert again.code != over.code
    assert again.game.setting.setup.players == over.game.setting.setup.players


def test_rules_are_found_while_one_types(served: Any, open_page: Opened) -> None:
    page = open_page(None, HOLDER)
    page.goto(f"{served.address}/rules")
    wait_until(page, lambda: page.evaluate("document.activeElement.id") == "q")
    page.keyboard.type("hold leaver")
    page.locator("#CL-MOVE-03").wait_for()
    page.locator("#CL-MOVE-03 h2 a").click()
    page.wait_for_url("**/rules/CL-MOVE-03")
    expect(page.get_by_role("heading", name="Related rules")).to_be_visible()


def test_the_page_of_seats_shows_who_comes_and_copies_links(served: Any, open_page: Opened, holder: str) -> None:
    page = open_page(None, holder, permissions=["clipboard-read", "clipboard-write"])
    page.clock.install()
    page.goto(f"{served.address}/new")
    page.get_by_role("button", name="Add a player").click()
    page.locator("[name=seat-2]").select_option("invite")
    page.get_by_role("button", name="Start").click()
    page.wait_for_url("**/people")
    page.get_by_role("button", name=re.compile("Copy the link for .*'s player")).click()
    link = page.locator(".seat:not(.invitation) input.link").first.input_value()
    wait_until(page, lambda: page.evaluate("navigator.clipboard.readText()") == link)
    page.evaluate("document.activeElement.blur()")
    code = page.url.split("/")[-2]
    served.hub.tables.join(code, "somebody-else-in-the-room", 1, "Ben")
    page.clock.fast_forward(5000)
    page.get_by_role("heading", name="Ben").wait_for()


def test_the_theme_is_remembered_and_boards_go_with_it(served: Any, open_page: Opened, holder: str) -> None:
    served.table("RM-M01", holder=holder)
    page = open_page(None, holder)
    page.goto(served.address)
    page.get_by_role("button", name="Light").click()
    boards = page.locator("img[src*='.svg?'], .card img")
    expect(boards).to_have_count(1)
    expect(boards).to_have_attribute("src", re.compile("light=1"))
    page.goto(f"{served.address}/new")
    expect(page.locator("html.light")).to_have_count(1)
    expect(page.locator("#sum-map")).to_have_attribute("src", re.compile("light=1"))


@pytest.mark.parametrize("size", [PHONE, DESKTOP])
def test_no_page_is_wider_than_the_screen(served: Any, open_page: Opened, over: Table, size: dict[str, int]) -> None:
    page = open_page(None, HOLDER, size=size)
    for path in ("/", "/new", "/join", "/rules", "/rules?q=door", "/rules/CL-MOVE-03"):
        page.goto(served.address + path)
        wait_until(page, lambda: page.evaluate("document.documentElement.scrollWidth <= innerWidth"))
    for path in ("replay", "end", "people", "problem"):
        page.goto(f"{served.address}/t/{over.code}/{path}")
        wait_until(page, lambda: page.evaluate("document.documentElement.scrollWidth <= innerWidth"))
        if path == "replay" and size == DESKTOP:
            wait_until(page, lambda: page.evaluate("document.documentElement.scrollHeight <= innerHeight"))


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_a_set_of_house_rules_is_told_kept_and_taken(served: Any, open_page: Opened, size: dict[str, int]) -> None:
    page = open_page(None, HOLDER)
    page.set_viewport_size(size)
    page.goto(f"{served.address}/new?house=Sunday:three-wounds,big-ones-first")
    expect(page.locator("[name=option-three-wounds]")).to_be_checked()
    page.locator("[name=option-abominations-first]").check()
    expect(page.locator("#house-clash")).to_contain_text("exclude each other", use_inner_text=True)
    page.locator("[name=option-abominations-first]").uncheck()
    expect(page.locator("#house-text")).to_have_value("Sunday: big-ones-first, three-wounds")
    page.locator("#keep-set").click()
    page.goto(f"{served.address}/new")
    page.locator("#house > summary").click()
    page.get_by_role("button", name="Use Sunday").click()
    expect(page.locator("[name=option-three-wounds]")).to_be_checked()
    page.locator("#house-filter").fill("noise token")
    expect(page.locator(".house-rule:visible strong")).to_have_text(["One Noise token"], use_inner_text=True)
