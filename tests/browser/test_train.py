"""The Train in the browser: what it will do is told beforehand, and its sections are drawn where they have come to."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from shamble.games.missions import know_file
from shamble.table.table import Table

from .conftest import Opened, expect
from .test_table import after, play_until, seen

MISSION = Path(__file__).parents[1] / "table" / "night-train.yaml"


def _last_turn(table: Table) -> bool:
    """Whether the last Survivor of the first round is about to act."""
    turns = sum(event.code == "turn" for event in table.game.events)
    decision = table.game.decision
    return turns == len(table.game.state.survivors) and decision is not None and decision.kind == "turn"


def test_the_train_is_foreseen_and_comes_in(served: Any, open_page: Opened, holder: str) -> None:
    table: Table = served.table(know_file(str(MISSION)), holder=holder)
    play_until(table, _last_turn)
    page = open_page(table, holder)
    seen(page, table)
    expect(page.locator("[data-section]")).to_have_count(0)
    page.keyboard.press("n")
    page.locator("#note .train", has_text="comes in on tile 10V").wait_for()
    expect(page.locator("#overlay .in-the-way")).to_have_count(3)
    page.keyboard.press("n")
    street = page.locator('.zone[data-zone="8V.S6"]').get_attribute("d")
    after(page, table, lambda: page.locator("#options .option", has_text="End the turn").click())
    page.locator('[data-section="10R"]').wait_for(state="attached")
    expect(page.locator('.zone[data-zone="10R.B"]')).to_have_count(1)
    expect(page.locator('.zone[data-zone="8V.S6"]')).not_to_have_attribute("d", street)
    expect(page.locator('.zone[data-zone="2R.S2"]')).to_have_count(1)
