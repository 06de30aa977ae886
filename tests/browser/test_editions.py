"""The edition on the page of a new game, by mouse and by keyboard, on a desk and on a phone."""

from __future__ import annotations

from typing import Any

import pytest

from shamble.editions import Edition

from ..editions.frontier import MISSION, SETTLERS
from .conftest import expect, wait_until

DESK, PHONE = {"width": 1366, "height": 640}, {"width": 390, "height": 844}
TOO_WIDE = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
OPEN_ALL = "for (const one of document.querySelectorAll('details')) one.open = true"


def looked_at(page: Any, look: str) -> None:
    """The page of this edition has come, everything fits on it, and all of it can be used."""
    page.wait_for_selector(f'body[data-edition="{look}"]')
    for size in (PHONE, DESK):
        page.set_viewport_size(size)
        wait_until(page, lambda: page.evaluate(TOO_WIDE) == 0)
    page.evaluate(OPEN_ALL)


def test_another_edition_keeps_what_was_typed_and_takes_converted_survivors(
    frontier: Edition, open_page: Any, served: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(served.hub.workers, "_number", 0)  # other processes do not know an edition of this one
    page = open_page(None, "somebody", size=DESK)
    page.goto(f"{served.address}/new")
    looked_at(page, "classic")
    chosen = page.locator('.editions [aria-pressed="true"]')
    expect(chosen).to_have_text("Classic", use_inner_text=True)
    expect(page.locator(".editions :disabled")).to_have_count(0)
    page.locator("[name=box-S1]").check()
    page.locator("[name=name-1]").fill("Wyatt")

    page.locator('button[value="edition:frontier"]').focus()
    page.keyboard.press("Enter")
    looked_at(page, "undead-or-alive")
    expect(chosen).to_have_text("Frontier", use_inner_text=True)
    wait_until(page, lambda: page.evaluate("document.activeElement.value") == "edition:frontier")
    expect(page.locator("[name=name-1]")).to_have_value("Wyatt")
    expect(page.locator("#sum-title")).to_have_text("The Fort", use_inner_text=True)
    page.locator("[name=box-Fort]").check()

    page.locator('button[value="edition:classic"]').click()
    looked_at(page, "classic")
    expect(page.locator("[name=name-1]")).to_have_value("Wyatt")
    expect(page.locator("[name=box-S1]"), "a collection is remembered, whatever was marked elsewhere").to_be_checked()

    page.locator('button[value="edition:frontier"]').click()
    looked_at(page, "undead-or-alive")
    ned = page.locator('.survivor:has([name="who-Ned"])')
    expect(page.locator(".survivor:visible")).to_have_count(len(SETTLERS))
    expect(ned).to_be_hidden()
    page.locator("[name=option-city-folk]").check()
    ned.wait_for()  # a house rule lets others in
    expect(page.locator('.home[data-home="classic"]')).to_be_visible()
    page.locator("[name=option-city-folk]").uncheck()
    expect(ned).to_be_hidden()
    page.locator("[name=option-city-folk]").check()
    ned.wait_for()
    page.locator("[name=who-Quinn]").uncheck()
    page.locator("[name=who-Ned]").check()
    page.locator('aside button[type="submit"]').click()
    page.wait_for_selector("#options .option")
    expect(page.locator("body")).to_have_attribute("data-edition", "undead-or-alive")
    game = served.hub.tables.get(page.url.rsplit("/", 1)[1]).game
    assert game.setting.mission.id == MISSION
    assert "Ned" in [survivor.name for survivor in game.state.survivors]
    page.wait_for_selector('[aria-label*="0 adrenaline"]')
