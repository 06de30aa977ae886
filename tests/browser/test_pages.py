"""The pages around the table, by mouse and by keyboard."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest

from shamble.bots import make_bot
from shamble.table.screen.replay import Replay
from shamble.table.table import Table
from shamble.text import closing_story

Opened = Callable[..., Any]

HOLDER = "a-browser-for-pages-00"
SHOWN = "document.querySelector('#question').innerText + document.querySelector('#options').innerText"
PHONE = {"width": 390, "height": 844}
DESKTOP = {"width": 1366, "height": 768}


@pytest.fixture(scope="module")
def over(served: Any) -> Table:
    """A game that was won."""
    table: Table = served.hub.tables.create("RM-T1", None, holder=HOLDER, seed=3).table
    bot = make_bot("greedy")
    while table.game.decision is not None:
        table.choose({0}, table.seq, bot.choose(table.game).key)
    return table


def pieces_of(page: Any) -> dict[str, str]:
    """What is drawn on the board of a replay, by name."""
    return dict(page.eval_on_selector_all("[data-piece]", "all => all.map(one => [one.dataset.piece, one.innerHTML])"))


def test_a_game_is_set_up_and_begun(served: Any, open_page: Opened) -> None:
    page = open_page(None, HOLDER)
    page.goto(f"{served.address}/new")
    page.locator("#filter").fill("slippery")
    page.locator("#filter-box").select_option("S1")
    assert "Josh" in page.locator(".survivor:visible .pick strong").all_inner_texts()
    assert page.locator(".survivor:visible").count() < 6
    page.locator("#filter").fill("")
    page.locator("#filter-box").select_option("")
    page.get_by_role("button", name="Random team").click()
    assert page.locator("#sum-faces svg").count() == page.locator("input[name^=who-]:checked").count() == 6
    page.locator("input[name=who-Josh]").set_checked(True)
    page.locator("input[name=mission][value=RM-M01]").check()
    assert page.locator("input[name=who-Josh]").is_checked(), "a team of one's own stays when the Mission changes"
    assert page.locator("#sum-title").inner_text() == "Gas Run"
    page.get_by_role("button", name="Usual team").click()
    page.locator("[name=name-1]").fill("Ada")
    page.get_by_role("button", name="Add a player").click()
    assert page.locator("[name=seat-2]").input_value() == "here"
    assert page.locator(".seat-row:visible").count() == 2
    page.locator("[name=seat-2]").select_option("bot")
    plays = page.locator("[name=plays-Bear] option")
    assert [plays.nth(at).text_content() for at in range(3)] == ["anybody", "Ada", "a bot"]
    page.locator("[name=name-2]").fill("Robot")
    assert plays.nth(2).text_content() == "Robot"
    page.get_by_role("button", name="Move Robot up").click()
    assert page.locator("[name=seat-1]").input_value() == "bot"
    assert page.locator("[name=name-2]").input_value() == "Ada"
    page.get_by_role("button", name="Start").click()
    page.wait_for_url("**/t/*")
    seats = served.hub.tables.get(page.url.rsplit("/", 1)[1]).seats
    assert [(seat.name, seat.kind) for seat in seats] == [("Robot", "bot"), ("Ada", "person")]


def test_the_collection_is_remembered_and_what_is_offered_follows(served: Any, open_page: Opened) -> None:
    page = open_page(None, HOLDER)
    page.goto(f"{served.address}/new")
    names = page.locator(".survivor:visible .pick strong")
    assert "Neema" not in names.all_inner_texts()
    page.get_by_text("The boxes that I own").click()
    page.get_by_role("checkbox", name="Toxic City Mall").check()
    page.locator("input[name=box-S1]").check()
    page.get_by_role("button", name="Usual team").click()
    assert {"Neema", "Amy (zombivor)"} <= set(names.all_inner_texts())
    assert "Belle" not in names.all_inner_texts()
    assert page.locator(".not-owned:visible").first.inner_text() == "not in your collection: Rue Morgue"
    page.goto(f"{served.address}/new")
    assert page.locator("#collection-now").inner_text() == "Season 1, Toxic City Mall"
    page.get_by_text("The boxes that I own").click()
    page.get_by_role("checkbox", name="Rue Morgue").check()
    assert page.locator("label:has([value=RM-M01]) .not-owned:visible").count() == 0
    page.get_by_role("button", name="Start").click()
    page.wait_for_url("**/t/*")
    table = served.hub.tables.get(page.url.rsplit("/", 1)[1])
    assert table.game.setting.config["boxes"] == ["S1", "TCM", "RM"]


def test_a_guided_start_can_be_declined(served: Any, open_page: Opened) -> None:
    page = open_page(None, HOLDER)
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
        assert page.locator("#guide").is_visible() == wanted
        assert page.evaluate("localStorage.getItem('shamble.guide')") == ("on" if wanted else "off")


def test_a_replay_by_keys_slider_and_marks(served: Any, open_page: Opened, over: Table) -> None:
    page = open_page(None, HOLDER)
    address = f"{served.address}/t/{over.code}/replay"
    page.goto(f"{address}?at=30")
    fresh = pieces_of(page)
    lit = page.locator(".zone.told").count()
    output = page.locator("output")
    page.keyboard.press("ArrowRight")
    page.wait_for_url("**at=31")
    page.keyboard.press("End")
    page.wait_for_url(f"**at={len(over.game.log) - 1}")
    page.keyboard.press("Home")
    page.wait_for_url("**at=0")
    assert output.inner_text().startswith("0 /")
    page.locator(".replay-marks a").nth(1).click()
    page.wait_for_url(f"**at={Replay.of(over.game).marks()[1]['at']}")
    assert page.locator(".replay-marks [aria-current]").inner_text() == "Round 2 began."
    page.locator("#at").fill("30")
    page.wait_for_url("**at=30")
    assert pieces_of(page) == fresh, "going there step by step draws the same board"
    assert page.locator(".zone.told").count() == lit > 0
    page.locator(".speed select").select_option("fast")
    page.locator("h1").click()
    page.keyboard.press(" ")
    page.wait_for_url("**at=31")
    page.keyboard.press(" ")
    assert page.get_by_role("button", name="Play").is_visible()


def test_the_end_has_its_chart_and_goes_on_to_a_new_game(served: Any, open_page: Opened, over: Table) -> None:
    page = open_page(over, HOLDER)
    dialog = page.locator("#dialog-end")
    dialog.locator("svg.danger-chart").wait_for()
    assert "Round 1: blue" in dialog.locator("svg.danger-chart").get_attribute("aria-label")
    assert dialog.locator(".story").inner_text() == closing_story(over.game)
    assert [dialog.locator(f".emblem.{outcome}").is_visible() for outcome in ("won", "lost")] == [True, False]
    page.goto(f"{served.address}/t/{over.code}/end")
    assert [page.locator(f".emblem.{outcome}").is_visible() for outcome in ("won", "lost")] == [True, False]
    assert page.locator("h1").inner_text() == "Won"
    assert page.locator(".figures tbody tr").count() == 6
    page.get_by_role("button", name="Play again").click()
    page.wait_for_url("**/t/*")
    again = served.hub.tables.get(page.url.rsplit("/", 1)[1])
    assert again.code != over.code
    assert again.game.setting.config["players"] == over.game.setting.config["players"]


def test_rules_are_found_while_one_types(served: Any, open_page: Opened) -> None:
    page = open_page(None, HOLDER)
    page.goto(f"{served.address}/rules")
    assert page.evaluate("document.activeElement.id") == "q"
    page.keyboard.type("hold leaver")
    page.locator("#CL-MOVE-03").wait_for()
    page.locator("#CL-MOVE-03 h2 a").click()
    page.wait_for_url("**/rules/CL-MOVE-03")
    assert page.get_by_role("heading", name="Related rules").is_visible()


def test_the_page_of_seats_shows_who_comes_and_copies_links(served: Any, open_page: Opened) -> None:
    page = open_page(None, HOLDER, permissions=["clipboard-read", "clipboard-write"])
    page.clock.install()
    page.goto(f"{served.address}/new")
    page.get_by_role("button", name="Add a player").click()
    page.locator("[name=seat-2]").select_option("invite")
    page.get_by_role("button", name="Start").click()
    page.wait_for_url("**/people")
    page.get_by_role("button", name=re.compile("Copy the link for .*'s player")).click()
    link = page.evaluate("navigator.clipboard.readText()")
    assert link == page.locator(".seat:not(.invitation) input.link").first.input_value()
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
    [board] = page.eval_on_selector_all("img[src*='.svg?'], .card img", "all => all.map(one => one.src)")
    assert "light=1" in board
    page.goto(f"{served.address}/new")
    assert page.locator("html.light").count() == 1
    assert "light=1" in page.locator("#sum-map").get_attribute("src")


@pytest.mark.parametrize("size", [PHONE, DESKTOP])
def test_no_page_is_wider_than_the_screen(served: Any, open_page: Opened, over: Table, size: dict[str, int]) -> None:
    page = open_page(None, HOLDER, size=size)
    for path in ("/", "/new", "/join", "/rules", "/rules?q=door", "/rules/CL-MOVE-03"):
        page.goto(served.address + path)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), path
    for path in ("replay", "end", "people", "problem"):
        page.goto(f"{served.address}/t/{over.code}/{path}")
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), path
        if path == "replay" and size == DESKTOP:
            assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_a_set_of_house_rules_is_told_kept_and_taken(served: Any, open_page: Opened, size: dict[str, int]) -> None:
    page = open_page(None, HOLDER)
    page.set_viewport_size(size)
    page.goto(f"{served.address}/new?house=Sunday:three-wounds,big-ones-first")
    assert page.locator("[name=option-three-wounds]").is_checked()
    page.locator("[name=option-abominations-first]").check()
    assert "exclude each other" in page.locator("#house-clash").inner_text()
    page.locator("[name=option-abominations-first]").uncheck()
    assert page.locator("#house-text").input_value() == "Sunday: big-ones-first, three-wounds"
    page.locator("#keep-set").click()
    page.goto(f"{served.address}/new")
    page.locator("#house > summary").click()
    page.get_by_role("button", name="Use Sunday").click()
    assert page.locator("[name=option-three-wounds]").is_checked()
    page.locator("#house-filter").fill("noise token")
    assert page.locator(".house-rule:visible strong").all_inner_texts() == ["One Noise token"]
