"""Without a connection the table shows what it showed last, and goes on when the connection is back."""

from __future__ import annotations

from typing import Any

from .conftest import Opened, expect, wait_until
from .test_table import in_turn, play_until, seen

CONTROLLED = "() => navigator.serviceWorker.ready.then(() => Boolean(navigator.serviceWorker.controller))"
KEPT = """async ([code, seq]) => {
  const found = await caches.match(`/t/${code}/last`);
  return Boolean(found) && (await found.json()).seq === seq;
}"""


def test_the_last_screen_is_shown_until_the_connection_is_back(served: Any, open_page: Opened, holder: str) -> None:
    table = served.table("RM-M01", holder=holder)
    page = open_page(table, holder)
    seen(page, table)
    wait_until(page, lambda: page.evaluate(CONTROLLED))
    play_until(table, in_turn("move"))
    page.reload()
    seen(page, table)
    seq = int(page.locator("body").get_attribute("data-seq"))
    wait_until(page, lambda: page.evaluate(KEPT, [table.code, seq]))
    page.context.set_offline(True)
    page.reload()
    page.locator("#lost").wait_for()
    page.locator(f"body[data-seq='{seq}']").wait_for()
    wait_until(page, lambda: page.locator("#board .zone").count() > 20)
    page.goto(f"{served.address}/rules")
    expect(page.locator("h1")).to_have_text("No connection", use_inner_text=True)
    page.go_back()
    page.locator(f"body[data-seq='{seq}']").wait_for()
    page.context.set_offline(False)
    page.locator("#lost").wait_for(state="hidden")
    seen(page, table)
