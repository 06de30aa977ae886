"""A part of the board that moves, in the browser: Zones are drawn and clicked where they are now."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from shamble.games.missions import know_file
from shamble.table.table import Table

from .conftest import Opened, expect, wait_until
from .test_correcting import open_panel
from .test_table import after, in_turn, play_until, seen

MISSION = Path(__file__).parents[1] / "table" / "turntable.yaml"


def test_a_tile_is_turned_before_the_eyes_of_all(served: Any, open_page: Opened, holder: str) -> None:
    table: Table = served.table(know_file(str(MISSION)), holder=holder)
    play_until(table, in_turn("move"))
    page = open_page(table, holder)
    seen(page, table)
    zone = page.locator('.zone[data-zone="7V.C4"]')
    before = zone.get_attribute("d")
    open_panel(page, table)
    page.locator("#edit-about").select_option("{}")
    page.locator("#edit-topic").select_option("doors")
    page.locator("#edit-options .option", has_text="camp is turned").click()
    page.locator("#edit-draft li", has_text="camp is turned").wait_for()
    after(page, table, lambda: page.locator("#edit-done").click())
    expect(zone).to_have_count(1)
    expect(zone).not_to_have_attribute("d", before)
    wait_until(page, lambda: page.evaluate("document.querySelectorAll('#static').length") == 1)
