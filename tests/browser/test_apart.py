"""A browser test takes nothing from the tests around it, whatever their order."""

from __future__ import annotations

import asyncio

from .conftest import Browser


async def answer() -> int:
    return 42


def test_others_start_loops_of_their_own_between_two_looks_at_a_page(browser: Browser) -> None:
    with browser.in_use() as chromium:
        page = chromium.new_page()
        page.set_content("<p>first</p>")
    assert asyncio.run(answer()) == 42
    with browser.in_use():
        with page.expect_console_message() as heard:
            page.evaluate("console.log(document.querySelector('p').textContent)")
        assert heard.value.text == "first"
        page.close()
