"""A folder dropped while the server runs, chosen on the page of a new game and played on the table."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from .conftest import PATIENCE, expect


def test_a_dropped_mission_is_chosen_and_played(drop: Callable[..., Path], served: Any, chromium: Any) -> None:
    faults: list[str] = []
    context = chromium.new_context(viewport={"width": 1300, "height": 900}, reduced_motion="reduce")
    context.add_init_script("localStorage.setItem('shamble.briefing', 'off')")
    context.set_default_timeout(1000 * PATIENCE)
    page = context.new_page()
    page.on("pageerror", lambda error: faults.append(str(error)))
    page.goto(f"{served.address}/new")
    expect(page.locator('input[name="mission"][value="last-round"]')).to_have_count(0)
    drop()
    page.reload()
    page.locator('input[name="mission"][value="last-round"]').check(force=True)
    expect(page.locator("#sum-title")).to_have_text("The Last Round", use_inner_text=True)
    page.locator('input[name="who-Bear"]').uncheck(force=True)
    page.locator('input[name="who-Vera"]').check(force=True)
    page.locator('aside button[type="submit"]').click()
    page.wait_for_selector("#options .option")
    table = served.hub.tables.get(page.url.rsplit("/", 1)[1])
    assert "Vera" in [survivor.name for survivor in table.game.state.survivors]
    for _ in range(8):
        seq = table.seq
        page.wait_for_selector(f'body[data-seq="{seq}"]')
        page.locator("#options .option").first.click()
        page.wait_for_selector(f'body:not([data-seq="{seq}"])')
    expect(page.locator("text=Bone Saw"), "she begins with the card of the pack").not_to_have_count(0)
    context.close()
    assert faults == []
