"""The table in a browser: by mouse, by keyboard, on a phone, by two people, without scripts."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from shamble.bots import make_bot
from shamble.rules.frames import PlayersPhase
from shamble.table.store.keys import new_secret
from shamble.table.store.records import OPEN, Seat
from shamble.table.store.schema import WATCH
from shamble.table.table import Table

from .conftest import expect, stop_clock, wait_until, with_a_clock

PHONE = {"width": 390, "height": 844}

Opened = Callable[..., Any]


def seen(page: Any, table: Table) -> None:
    """Wait until the page shows the newest position of the table."""
    body = page.locator("body")
    wait_until(page, lambda: body.get_attribute("data-seq") == str(table.seq))


def after(page: Any, table: Table, act: Callable[[], object]) -> None:
    """Do something on the page that must end in a new entry at the table."""
    before = table.seq
    act()
    wait_until(page, lambda: table.seq > before)
    seen(page, table)


def unfold(page: Any) -> None:
    """Open what is folded under "More"."""
    page.locator("#more").evaluate("more => { more.open = true }")


def play_until(table: Table, reached: Callable[[Table], bool], most: int = 600) -> None:
    """Let a bot play for everybody, past the page."""
    bot = make_bot("greedy")
    everybody = frozenset(range(table.game.setting.seats))
    for _ in range(most):
        if table.game.decision is None or reached(table):
            return
        table.choose(everybody, table.seq, bot.choose(table.game).key)


def in_turn(*actions: str) -> Callable[[Table], bool]:
    """Whether it is somebody's turn and he is offered these actions."""

    def reached(table: Table) -> bool:
        decision = table.game.decision
        assert decision is not None
        return decision.kind == "turn" and {option.action for option in decision.options}.issuperset(actions)

    return reached


def zone_of(table: Table, who: int) -> str:
    return table.game.setting.board.zones[table.game.state.survivors[who].zone].name


def acting(table: Table) -> int:
    assert table.game.decision is not None
    return table.game.decision.who


def move_to(table: Table) -> str:
    """A Zone that the acting Survivor can go to."""
    assert table.game.decision is not None
    zone = next(option.zone for option in table.game.decision.options if option.action == "move")
    return table.game.setting.board.zones[zone].name


def last_turn(table: Table) -> bool:
    """Whether the last Survivor of the round is acting."""
    phase = table.game.innermost(PlayersPhase)
    return (
        in_turn("end")(table) and phase is not None and phase.activated.bit_count() == len(table.game.state.survivors)
    )


def test_by_mouse(served: Any, open_page: Opened, holder: str) -> None:
    table = served.table("RM-M01", holder=holder)
    page = open_page(table, holder)
    seen(page, table)
    while not in_turn("move")(table):
        after(page, table, lambda: page.locator("#options .option").first.click())
    who, zone = acting(table), move_to(table)

    after(page, table, lambda: page.locator(f'.zone[data-zone="{zone}"]').click())
    assert zone_of(table, who) == zone
    expect(page.locator("#log .line").last).not_to_be_empty()
    after(page, table, lambda: page.locator('#tools [data-command="undo"]').click())
    assert zone_of(table, who) != zone
    after(page, table, lambda: page.locator('#tools [data-command="redo"]').click())
    assert zone_of(table, who) == zone


def test_one_screen_without_scrolling(served: Any, open_page: Opened, holder: str) -> None:
    table = served.table("RM-M01", holder=holder)
    play_until(table, lambda table: table.game.state.round == 3 and in_turn("move")(table))
    page = open_page(table, holder)
    seen(page, table)
    size = page.evaluate("[document.documentElement.scrollWidth, document.documentElement.scrollHeight]")
    assert size == [1366, 768]
    bottoms = "boxes => boxes.map(box => box.getBoundingClientRect().bottom)"
    boxes = page.locator("#people .dashboard, #can, #told, #stage").evaluate_all(bottoms)
    assert len(boxes) == 9
    assert max(boxes) <= 768
    nameless = "buttons => buttons.filter(one => one.offsetParent && !one.ariaLabel && !one.textContent.trim()).length"
    unnamed = page.locator("button").evaluate_all(nameless)
    assert unnamed == 0


def test_by_keyboard_alone(served: Any, open_page: Opened, holder: str) -> None:
    table = served.table("RM-M01", holder=holder)
    page = open_page(table, holder)
    seen(page, table)
    press = page.keyboard.press
    press("?")
    expect(page.locator("#dialog-help")).to_contain_text("Sounds of the game: on or off", use_inner_text=True)
    press("Escape")
    for told in ("off", "on"):
        press("q")
        page.get_by_text(f"The sounds of the game are {told}.").wait_for()
        expect(page.locator("#set-effects")).to_be_checked(checked=told == "on")
    while not in_turn("move")(table):
        after(page, table, lambda: press("1"))
    who, zone = acting(table), move_to(table)
    press("b")
    for _ in range(80):
        at = page.evaluate("document.activeElement.dataset.zone")
        if at == zone:
            break
        here, there = page.evaluate(_MIDDLE, at), page.evaluate(_MIDDLE, zone)
        dx, dy = there[0] - here[0], there[1] - here[1]
        press(
            ("ArrowRight" if dx > 0 else "ArrowLeft") if abs(dx) > abs(dy) else ("ArrowDown" if dy > 0 else "ArrowUp")
        )

    after(page, table, lambda: press("Enter"))
    assert zone_of(table, who) == zone
    after(page, table, lambda: press("z"))
    after(page, table, lambda: press("y"))
    after(page, table, lambda: press("e"))
    assert not in_turn()(table) or acting(table) != who
    page.evaluate("document.activeElement.blur()")
    press("ArrowDown")
    expect(page.locator(".option:focus")).to_have_count(1)
    after(page, table, lambda: press("Enter"))
    expect(page.locator(".option:focus"), "the focus stays in the list").to_have_count(1)


_MIDDLE = """name => { const b = document.querySelector(`.zone[data-zone="${name}"]`).getBBox();
return [b.x + b.width / 2, b.y + b.height / 2]; }"""


def test_laying_cards_out_by_keyboard(served: Any, open_page: Opened, holder: str) -> None:
    table = served.table("RM-M01", holder=holder)
    play_until(table, in_turn("reorganise"))
    who = acting(table)
    slots = list(table.game.state.survivors[who].slots)
    page = open_page(table, holder)
    seen(page, table)
    unfold(page)
    after(page, table, lambda: page.locator(".option", has_text="Rearrange your own cards").click())
    page.locator("#dialog-arrange").wait_for()
    first = slots.index(next(card for card in slots if card))
    page.keyboard.press("ArrowRight")
    page.locator("#dialog-arrange .main").click()
    wait_until(page, lambda: table.game.decision is not None and table.game.decision.kind != "arrange")
    seen(page, table)
    moved = table.game.state.survivors[who].slots
    assert (slots[first] in moved[:2]) != (first < 2)
    assert sorted(moved) == sorted(slots)


def test_a_trade_shows_both_sides(served: Any, open_page: Opened, holder: str) -> None:
    table = served.table("RM-M01", holder=holder)
    play_until(table, in_turn("trade"))
    who = acting(table)
    slots = list(table.game.state.survivors[who].slots)
    page = open_page(table, holder)
    seen(page, table)
    unfold(page)
    after(page, table, lambda: page.locator('.option[data-key^="trade"]').first.click())
    page.locator("#dialog-arrange").wait_for()
    expect(page.locator("#dialog-arrange .pile")).to_have_count(4)
    after(page, table, lambda: page.locator("#dialog-arrange .main").click())
    assert table.game.state.survivors[who].slots == slots
    assert in_turn()(table)


def test_tools_over_the_board(served: Any, open_page: Opened, holder: str) -> None:
    table = served.table("RM-M01", holder=holder)
    play_until(table, lambda table: table.game.state.round == 2 and in_turn("move")(table))
    page = open_page(table, holder)
    seen(page, table)
    page.keyboard.press("n")
    page.locator("#overlay .way").first.wait_for(state="attached")
    page.keyboard.press("Escape")
    expect(page.locator("#overlay .way")).to_have_count(0)
    page.keyboard.press("m")
    page.locator(".zone").nth(0).click(force=True)
    page.locator(".zone").nth(5).click(force=True)
    page.locator("#overlay .measure").wait_for(state="attached")
    page.keyboard.press("Escape")
    page.keyboard.press("h")
    page.locator(".option.suggested").wait_for()
    for key, dialog in (("k", "stock"), ("g", "goals"), ("x", "settings")):
        page.keyboard.press(key)
        expect(page.locator(f"#dialog-{dialog}")).to_be_visible()
        page.keyboard.press("Escape")
    page.keyboard.press("x")
    page.locator("#set-theme").select_option("light")
    expect(page.locator("html.light")).to_have_count(1)
    page.locator("#set-theme").select_option("dark")


def test_on_a_phone(served: Any, open_page: Opened, holder: str) -> None:
    table = served.table("RM-M01", holder=holder)
    page = open_page(table, holder, size=PHONE, has_touch=True)
    seen(page, table)
    stage = page.locator("#stage").bounding_box()
    assert stage["width"] == PHONE["width"]
    assert stage["height"] > PHONE["height"] * 0.8
    wait_until(page, lambda: page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"])
    page.locator('[data-sheet="can"]').tap()
    after(page, table, lambda: page.locator("#options .option").first.tap())
    page.locator('[data-sheet="people"]').tap()
    page.locator(".dashboard").first.wait_for()
    page.locator('[data-sheet="told"]').tap()
    page.locator("#log .line").last.wait_for()


def test_what_happens_is_played(served: Any, open_page: Opened, holder: str) -> None:
    table = served.table("RM-M01", holder=holder)
    play_until(table, lambda table: table.game.state.round == 2 and last_turn(table))
    page = open_page(table, holder, motion="no-preference", before=with_a_clock)
    seen(page, table)
    stop_clock(page)
    page.keyboard.press("e")
    page.locator("#playback").wait_for()
    expect(page.locator("#caption")).not_to_be_empty()
    page.keyboard.press("p")
    page.keyboard.press("s")
    page.locator("#playback").wait_for(state="hidden")
    seen(page, table)


def test_two_people(served: Any, open_page: Opened, holder: str) -> None:
    seats = (Seat(0, "Host"), Seat(1, "", OPEN))
    table = served.table("RM-M01", ["Bear", "Cathy", "Dan"], ["James", "Jane", "Joe"], holder=holder, seats=seats)
    guest = new_secret()
    served.hub.tables.join(table.code, guest, 1, "Guest")
    play_until(table, lambda table: table.game.state.round == 1 and in_turn("move")(table))
    one, two = open_page(table, holder, before=with_a_clock), open_page(table, guest)
    for page in (one, two):
        seen(page, table)
    stop_clock(one)
    two.keyboard.press("c")
    two.keyboard.type("Hello")
    two.keyboard.press("Enter")
    one.keyboard.press("c")
    one.locator("#said", has_text="Hello").wait_for()
    one.keyboard.press("Tab")
    zone = zone_of(table, 0)
    two.locator(f'.zone[data-zone="{zone}"]').click(button="right", force=True)
    one.locator(".toast", has_text=table.shared_screen().names[zone]).wait_for()
    assert table.game.decision is not None
    here, there = (one, two) if table.game.decision.seats == (0,) else (two, one)
    expect(here.locator("#options .option"), "one at a time").not_to_have_count(0)
    expect(there.locator("#options .option"), "one at a time").to_have_count(0)


def test_undo_by_consent(served: Any, open_page: Opened, holder: str) -> None:
    seats = (Seat(0, "Host"), Seat(1, "", OPEN))
    table = served.table("RM-M01", ["Bear", "Cathy", "Dan"], ["James", "Jane", "Joe"], holder=holder, seats=seats)
    guest = new_secret()
    served.hub.tables.join(table.code, guest, 1, "Guest")
    play_until(table, lambda table: table.game.state.round == 1 and table.undo.allowed() == "consent")
    one, two = open_page(table, holder), open_page(table, guest)
    for page in (one, two):
        seen(page, table)
    choices = len(table.game.log)
    one.keyboard.press("z")
    one.locator("#dialog-wish .main").click()
    two.locator("#wish", has_text="Host").wait_for()
    assert len(table.game.log) == choices
    after(two, table, lambda: two.keyboard.press("a"))
    assert len(table.game.log) < choices
    one.locator("#wish").wait_for(state="hidden")


def test_connection_comes_back(served: Any, open_page: Opened, holder: str) -> None:
    table = served.table("RM-M01", holder=holder)
    sockets: list[Any] = []

    def between(page: Any) -> None:
        page.route_web_socket(re.compile(r"/ws(\?|$)"), lambda ws: sockets.append((ws, ws.connect_to_server())))

    page = open_page(table, holder, before=between)
    seen(page, table)
    sockets[-1][0].close()
    page.locator("#lost").wait_for()
    play_until(table, in_turn("move"))
    page.locator("#lost").wait_for(state="hidden")
    seen(page, table)
    assert len(sockets) == 2


def test_watching(served: Any, open_page: Opened, holder: str) -> None:
    table = served.table("RM-M01", holder=holder)
    watcher = new_secret()
    served.hub.tables.store.grant(table.id, watcher, WATCH)
    page = open_page(table, watcher)
    seen(page, table)
    expect(page.locator("#options .option")).to_have_count(0)
    expect(page.locator("#asked")).to_be_visible()


def test_without_scripts(served: Any, open_page: Opened, holder: str) -> None:
    table = served.table("RM-M01", holder=holder)
    page = open_page(table, holder, java_script_enabled=False)
    before = table.seq
    page.locator("#options button").first.click()
    page.wait_for_load_state()
    assert table.seq > before
    expect(page.locator("#options button")).not_to_have_count(0)
