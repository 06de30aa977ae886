"""Night at the table: it is seen, lights are aimed by mouse and by key, and whom they stir is told beforehand."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests.sent import sent

from shamble.content import CustomSurvivor, plain
from shamble.games.missions import know_file
from shamble.rules.night.beams import beam_of, lit_zones
from shamble.table.table import Table
from shamble.world.setup import GameSetup, seated

from .conftest import Opened, expect, wait_until
from .test_table import after, in_turn, play_until, seen, unfold

MISSION = Path(__file__).with_name("night.yaml")
SIZES = ({"width": 1366, "height": 640}, {"width": 390, "height": 844})
NORA = CustomSurvivor(
    format=1,
    name="Nora",
    edition="second-edition",
    blue=("Starts with a Flashlight",),
    yellow=("+1 Action",),
    orange=("Lucky", "Slippery"),
    red=("Lucky", "Slippery", "Sprint"),
)
TEAM = ["Nora", "Lili", "Doug", "Tiger Sam", "Elle", "Odin"]


def dark(served: Any, holder: str) -> Table:
    """The turn of somebody with a Flashlight, at 9pm."""
    made = served.hub.tables.create(
        GameSetup(mission=know_file(str(MISSION)), players=seated([TEAM]), survivors=(plain(NORA),), seed=7),
        holder=holder,
    )
    table: Table = made.table
    play_until(table, lambda table: table.game.decision is not None and table.game.decision.kind == "activate")
    nora = next(one for one in table.game.options if one.action == "activate" and one.who == 0)
    table.choose({0}, table.seq, nora.key)
    assert in_turn("light-on")(table)
    return table


def zone(table: Table, name: str) -> int:
    return table.game.setting.board.zone(name)


def test_a_light_is_switched_on_and_aimed(served: Any, open_page: Opened, holder: str) -> None:
    table = dark(served, holder)
    page = open_page(table, holder)
    seen(page, table)
    for size in SIZES:
        page.set_viewport_size(size)
        expect(page.locator("#round")).to_contain_text("21:00", use_inner_text=True)
        expect(page.locator("#round")).to_be_visible()
    page.set_viewport_size(SIZES[0])
    expect(page.locator('#pieces > [data-piece="under:night"]')).to_have_count(1)
    wait_until(
        page,
        lambda: page.evaluate("document.querySelector('#pieces').firstElementChild.dataset.piece") == "under:night",
    )
    night = page.locator('[data-piece="under:night"]').inner_html()

    after(page, table, lambda: page.locator("#options .option", has_text="Switch the Flashlight on").click())
    assert table.game.decision is not None
    assert table.game.decision.kind == "aim-light"
    page.keyboard.press("n")
    page.locator("#overlay .early").first.wait_for(state="attached")
    page.locator('.zone[data-zone="9R.S6"]').dispatch_event("pointerover")
    called = sent(table.screen())["names"]
    page.locator("#note", has_text=f"did this at {called['9R.S6']}").wait_for()
    expect(page.locator("#overlay .early"), "Walkers up the street see it there").to_have_count(2)
    page.locator('.zone[data-zone="9R.S8"]').hover()
    page.locator("#note", has_text=f"did this at {called['9R.S8']}").wait_for()
    expect(page.locator("#overlay .early"), "and the Fatty sees the bearer's own Zone all the same").to_have_count(1)
    assert lit_zones(table.game) == {zone(table, "9R.S7")}, "looking ahead has lit nothing"
    page.keyboard.press("Escape")
    after(page, table, lambda: page.locator('.zone[data-zone="9R.S8"]').click())
    assert lit_zones(table.game) == {zone(table, "9R.S7"), zone(table, "9R.S8")}
    wait_until(page, lambda: page.locator('[data-piece="under:night"]').inner_html() != night)

    by_key(page, table)
    cards_are_read(page, table)


def cards_are_read(page: Any, table: Table) -> None:
    """A card turns over before everybody's eyes, its question stands below it, and the story has its end."""
    expect(page.locator("#reading")).to_be_hidden()
    after(page, table, lambda: page.locator("#options .option", has_text="Objective card").click())
    card = page.locator("#reading .read-card")
    expect(card.locator("h3")).to_have_text("A fuse box", use_inner_text=True)
    expect(card).to_contain_text("pull the lever", use_inner_text=True)
    page.set_viewport_size(SIZES[1])
    page.locator('[data-sheet="can"]').click()
    for part in (card, page.locator("#options .option", has_text="Pull it")):
        assert part.bounding_box()["y"] + part.bounding_box()["height"] <= SIZES[1]["height"], "seen on a phone too"
    after(page, table, lambda: page.locator("#options .option", has_text="Pull it").click())
    expect(card.locator("h3")).to_have_text("A click", use_inner_text=True)
    page.locator("#dialog-end", has_text="And there was light.").wait_for()
    expect(page.locator("#dialog-end")).not_to_contain_text("It stayed dark.", use_inner_text=True)


def by_key(page: Any, table: Table) -> None:
    """After an Action the light is turned with the keyboard alone."""
    unfold(page)
    after(page, table, lambda: page.locator("#options .option", has_text="noise").first.click())
    turn = page.locator("#options .option", has_text=f"Turn the light to {sent(table.screen())['names']['9R.S6']}")
    turn.focus()
    after(page, table, lambda: page.keyboard.press("Enter"))
    beam = beam_of(table.game, 0)
    assert beam is not None
    assert beam.toward == zone(table, "9R.S6")
