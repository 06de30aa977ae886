"""A trade between two people: an offer is shown, taken, refused, answered; cards move by mouse, finger and keyboard."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from shamble.engine.decisions import Option
from shamble.table.store.keys import new_secret
from shamble.table.store.records import OPEN, Seat
from shamble.table.table import Table

from .conftest import expect, wait_until
from .test_table import PHONE, acting, after, play_until, seen, unfold

Opened = Callable[..., Any]
PLAYERS = (["Bear", "Cathy", "Dan"], ["James", "Jane", "Joe"])


def trade_across(table: Table) -> Option | None:
    """A trade that the first player's Survivor may begin with one of the second player."""
    decision = table.game.decision
    assert decision is not None
    people = table.game.state.survivors
    found = (o for o in decision.options if o.action == "trade" and people[o.who].seat < people[o.other].seat)
    return next((option for option in found if people[option.who].cards), None)


def two_people(served: Any, holder: str) -> tuple[Table, str, Option]:
    """A table of two where the first may trade with the second."""
    seats = (Seat(0, "Ann"), Seat(1, "", OPEN))
    table = served.table("RM-M01", *PLAYERS, holder=holder, seats=seats)
    guest = new_secret()
    served.hub.tables.join(table.code, guest, 1, "Ben")
    play_until(table, lambda table: trade_across(table) is not None)
    option = trade_across(table)
    assert option is not None
    return table, guest, option


def kind(table: Table) -> str:
    return table.game.decision.kind if table.game.decision is not None else ""


def seats_asked(table: Table) -> tuple[int, ...]:
    return table.game.decision.seats if table.game.decision is not None else ()


def offered(table: Table, trade: Option) -> None:
    """The first player offers his first card, past the page."""
    table.choose({0}, table.seq, trade.key)
    while kind(table) == "arrange":
        gift = next((o for o in table.game.options if o.to == "other-reserve"), table.game.options[-1])
        table.choose({0}, table.seq, gift.key)


def test_an_offer_is_made_changed_and_accepted(served: Any, open_page: Opened, holder: str) -> None:
    table, guest, trade = two_people(served, holder)
    one, two = open_page(table, holder), open_page(table, guest)
    for page in (one, two):
        seen(page, table)
    unfold(one)
    after(one, table, lambda: one.locator(f'.option[data-key="{trade.key}"]').first.click())
    dialog, answer = one.locator("#dialog-arrange"), two.locator("#dialog-arrange")
    name = dialog.locator(".laid").first.get_attribute("aria-label").split(",")[0]
    dialog.locator(".laid").first.drag_to(dialog.locator('[data-place="other-reserve"]'))
    expect(dialog.locator('[data-place="other-reserve"] .changed', has_text="from Bear")).to_have_count(1)
    expect(answer, "nobody sees an offer before it is made").to_be_hidden()
    dialog.locator(".main").click()
    answer.locator('[data-answer="agree"]').wait_for()
    mark = answer.locator('[data-place="reserve"] .changed')
    expect(mark).to_have_attribute("aria-label", re.compile(f"^{re.escape(name)}, "))
    two.keyboard.press("c")
    expect(answer.locator(".told")).not_to_be_empty()
    mark.press("ArrowLeft")
    expect(answer.locator('[data-place="hand"] .changed')).to_have_count(1)
    expect(answer.locator('[data-answer="agree"]')).to_have_count(0)
    two.keyboard.press("c")
    wait_until(two, lambda: kind(table) == "trade-consent" and seats_asked(table) == (0,))
    dialog.locator('[data-answer="agree"]').wait_for()
    bob = table.game.state.survivors[trade.other]
    before = len(bob.cards)
    one.keyboard.press("a")
    wait_until(one, lambda: kind(table) != "trade-consent")
    assert len(table.game.state.survivors[trade.other].cards) == before + 1


def test_an_offer_is_refused_and_survives_a_reload(served: Any, open_page: Opened, holder: str) -> None:
    table, guest, trade = two_people(served, holder)
    offered(table, trade)
    page = open_page(table, guest)
    dialog = page.locator("#dialog-arrange")
    dialog.locator('[data-answer="refuse"]').wait_for()
    changed = dialog.locator(".changed")
    moved = changed.count()
    assert moved
    changed.first.press("ArrowLeft")
    expect(dialog.locator('[data-answer="agree"]')).to_have_count(0)
    page.reload()
    dialog.locator('[data-answer="agree"]').wait_for()
    expect(changed).to_have_count(moved)
    after(page, table, lambda: page.keyboard.press("r"))
    assert kind(table) == "turn"
    assert acting(table) == trade.who


def test_an_answer_that_is_begun_from_the_list_begins_with_the_offer(
    served: Any, open_page: Opened, holder: str
) -> None:
    table, guest, trade = two_people(served, holder)
    offered(table, trade)
    page = open_page(table, guest)
    dialog = page.locator("#dialog-arrange")
    dialog.locator('[data-answer="refuse"]').wait_for()
    moved = dialog.locator(".changed").count()
    page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    page.locator(".option", has_text="Make a different offer").click()
    wait_until(page, lambda: kind(table) == "arrange")
    dialog.wait_for()
    expect(dialog.locator(".changed")).to_have_count(moved)


def test_cards_are_dragged_with_a_finger(served: Any, open_page: Opened, holder: str) -> None:
    table, guest, trade = two_people(served, holder)
    offered(table, trade)
    page = open_page(table, guest, size=PHONE, has_touch=True)
    dialog = page.locator("#dialog-arrange")
    dialog.locator('[data-answer="agree"]').wait_for()
    wait_until(
        page,
        lambda: (
            page.evaluate("document.querySelector('#dialog-arrange').getBoundingClientRect().bottom") <= PHONE["height"]
        ),
    )
    card = dialog.locator('[data-place="reserve"] .changed').first
    own, theirs = (dialog.locator(f'[data-place="{place}"] .laid') for place in ("reserve", "other-reserve"))
    before = own.count(), theirs.count()
    start, goal = card.bounding_box(), dialog.locator('[data-place="other-reserve"]').bounding_box()
    finger = page.context.new_cdp_session(page)

    def touch(kind: str, *points: tuple[float, float]) -> None:
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y} for x, y in points]})

    x, y = start["x"] + 20, start["y"] + 20
    tx, ty = goal["x"] + 60, goal["y"] + 40
    touch("touchStart", (x, y))
    for part in (0.3, 0.7, 1.0):
        touch("touchMove", (x + (tx - x) * part, y + (ty - y) * part))
    touch("touchEnd")
    theirs.nth(before[1]).wait_for()
    expect(own).to_have_count(before[0] - 1)


def test_a_trade_that_was_begun_can_be_left(served: Any, open_page: Opened, holder: str) -> None:
    table, _, trade = two_people(served, holder)
    page = open_page(table, holder)
    seen(page, table)
    before = [list(one.cards) for one in table.game.state.survivors]
    unfold(page)
    after(page, table, lambda: page.locator(f'.option[data-key="{trade.key}"]').click())
    after(page, table, lambda: page.locator('#dialog-arrange [data-answer="keep"]').click())
    assert kind(table) == "turn"
    assert [list(one.cards) for one in table.game.state.survivors] == before
