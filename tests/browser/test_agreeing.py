"""Two people in two browsers: a proposal with an objection, giving up, playing on, the next game, other rules."""

from __future__ import annotations

import re
from typing import Any

from tests.sent import sent

from shamble.table.store.keys import new_secret
from shamble.table.store.records import OPEN, Seat
from shamble.table.table import Table

from .conftest import Opened, expect, stop_clock, wait_until, with_a_clock
from .test_table import PHONE, after, in_turn, play_until, seen

LONG = 60


def for_two(served: Any, holder: str, **options: Any) -> tuple[Table, str]:
    """A table of Host and Guest, and the guest's secret."""
    seats = (Seat(0, "Host"), Seat(1, "", OPEN))
    players = (["Bear", "Cathy", "Dan"], ["James", "Jane", "Joe"])
    table: Table = served.table("RM-M01", *players, holder=holder, seats=seats, **options)
    guest = new_secret()
    served.hub.tables.join(table.code, guest, 1, "Guest")
    return table, guest


def splitting(table: Table) -> bool:
    """Whether all are asked where Zombies go."""
    decision = table.game.decision
    return decision is not None and len(decision.seats) == 2 and any(o.zone >= 0 > o.seat for o in decision.options)


def both(table: Table, open_page: Opened, *holders: str, **how: Any) -> list[Any]:
    pages = [open_page(table, one, **how) for one in holders]
    for page in pages:
        seen(page, table)
    wait_until(pages[0], lambda: all(table.seats.is_here(seat) for seat in (0, 1)))
    return pages


def test_a_proposal_is_objected_to_and_another_one_agreed_to(served: Any, open_page: Opened, holder: str) -> None:
    table, guest = for_two(served, holder, together="propose", seconds=LONG)
    play_until(table, splitting)
    one, two = both(table, open_page, holder, guest)
    entries = len(table.game.log)
    one.keyboard.press("1")
    for page in (one, two):
        page.locator("#wish", has_text="Host proposes").wait_for()
        expect(page.locator("#wish-left")).to_have_text(re.compile(r"happens in \d+ seconds"), use_inner_text=True)
        expect(page.locator("#options .option:not([disabled])")).to_have_count(0)
        expect(page.locator("#options .suggested")).to_have_count(1)
    zone = sent(table.screen())["wish"]["zones"][-1]
    expect(two.locator(f'.zone.proposed[data-zone="{zone}"]')).to_have_count(1)
    two.keyboard.press("o")
    for page in (one, two):
        page.locator("#wish").wait_for(state="hidden")
    expect(one.locator("#lines li").last).to_contain_text("Guest objected.", use_inner_text=True)
    expect(one.locator(".zone.proposed")).to_have_count(0)
    assert len(table.game.log) == entries
    two.keyboard.press("2")
    one.locator("#wish", has_text="Guest proposes").wait_for()
    after(one, table, lambda: one.keyboard.press("a"))
    assert len(table.game.log) == entries + 1


def test_a_proposal_is_done_when_its_time_is_over(served: Any, open_page: Opened, holder: str) -> None:
    table, guest = for_two(served, holder, together="propose", seconds=2)
    play_until(table, splitting)
    one, two = both(table, open_page, holder, guest)
    after(two, table, lambda: one.keyboard.press("1"))
    for page in (one, two):
        page.locator("#wish").wait_for(state="hidden")


def test_giving_up_playing_on_and_the_next_game(served: Any, open_page: Opened, holder: str) -> None:
    table, guest = for_two(served, holder)
    play_until(table, in_turn("move"))
    one, two = both(table, open_page, holder, guest)
    before = sent(table.screen())["pieces"]

    def agree(page: Any, words: str) -> None:
        page.locator("#wish", has_text=words).wait_for()
        after(page, table, lambda: page.keyboard.press("a"))

    def give_up() -> None:
        one.keyboard.press("x")
        one.locator('#dialog-settings [data-command="give-up"]').click()
        one.locator("#dialog-wish .main").click()
        agree(two, "Host would like to give up")
        for page in (one, two):
            page.locator("#dialog-end", has_text="given up").wait_for()

    give_up()
    two.locator('#dialog-end [data-command="play-on"]').click()
    two.locator("#dialog-wish .main").click()
    agree(one, "Guest would like to play on")
    for page in (one, two):
        seen(page, table)
        page.locator("#dialog-end").wait_for(state="hidden")
    assert sent(table.screen())["pieces"] == before
    give_up()
    one.locator("#dialog-end", has_text="Play again").get_by_role("button", name="Play again").click()
    for page in (one, two):
        page.wait_for_url(lambda url: table.code not in url)
    assert one.url == two.url
    following = served.hub.tables.get(table.history.following)
    assert one.url.endswith(following.code)
    for page in (one, two):
        seen(page, following)


def test_other_rules_by_consent(served: Any, open_page: Opened, holder: str) -> None:
    table, guest = for_two(served, holder)
    play_until(table, in_turn("move"))
    one, two = both(table, open_page, holder, guest)
    one.keyboard.press("x")
    one.locator('#dialog-settings [data-command="rules"]').click()
    select = one.locator('#dialog-rules [data-rule="spawn"]')
    now = select.input_value()
    other = next(value for value in ("older-seasons", "rue-morgue") if value != now)
    select.select_option(other)
    one.locator("#dialog-rules .main").click()
    two.locator("#wish", has_text="Zombie cards").wait_for()
    after(two, table, lambda: two.keyboard.press("a"))
    assert table.game.setting.rules.chosen["spawn"] == other
    expect(one.locator("#lines")).to_contain_text("The rules changed", use_inner_text=True)


def test_nobody_waits_for_ever_for_somebody_who_is_away(served: Any, open_page: Opened, holder: str) -> None:
    table, guest = for_two(served, holder)
    play_until(table, lambda table: table.game.decision is not None and table.game.decision.seats == (1,))
    one = open_page(table, holder)
    seen(one, table)
    expect(one.locator("#options .option")).to_have_count(0)
    one.locator('#asked [data-lend="1"]').click()
    one.locator("#options .option").first.wait_for()
    expect(one.locator("#lines li").last).to_have_text("Host may play for Guest, who is away.", use_inner_text=True)
    two = open_page(table, guest)
    seen(two, table)
    one.locator("#lines", has_text="Guest is back").wait_for()
    wait_until(one, lambda: one.locator("#options .option").count() == 0)
    expect(one.locator("[data-lend]")).to_have_count(0)


def test_a_proposal_fits_on_a_phone(served: Any, open_page: Opened, holder: str) -> None:
    table, guest = for_two(served, holder, together="propose", seconds=LONG)
    play_until(table, splitting)
    _, two = both(table, open_page, holder, guest, size=PHONE)
    table.choose({0}, table.seq, table.game.options[0].key)
    two.reload()
    box = two.locator("#wish").bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= PHONE["width"]
    after(two, table, lambda: two.locator('#wish [data-answer="a"]').click())


def test_the_choice_of_another_is_taken_back_by_consent_and_a_removed_page_leaves(
    served: Any, open_page: Opened, holder: str
) -> None:
    table, guest = for_two(served, holder)
    play_until(table, lambda table: table.undo.allowed() == "free" and table.game.last.seat == 1)
    one, two = both(table, open_page, holder, guest, before=with_a_clock)
    for page in (one, two):
        stop_clock(page)
    one.keyboard.press("z")
    one.get_by_role("button", name="Ask to undo it").click()
    two.locator("#wish", has_text="Host would like to undo what Guest chose.").wait_for()
    two.keyboard.press("a")
    for page in (one, two):
        page.locator(".toast", has_text="undid this: ").wait_for()
    table.seat_changes.remove({0}, 1, host=True)
    one.goto(f"{served.address}/t/{table.code}/people")
    one.get_by_role("button", name="Rename").click()
    two.wait_for_url(f"**/join?code={table.code}")
