"""What the page does to help: shading, restored dialogs, rooms in one click, hints, reactions, waiting for a click."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace
from tests.sent import sent

from shamble.table.table import Table
from shamble.world.setup import GameSetup

from .conftest import expect, stop_clock, wait_until, with_a_clock
from .test_table import Opened, acting, in_turn, play_until, seen

STEPPING = "localStorage.setItem('shamble.speed', 'step')"
A_WHILE = 60_000
"""Milliseconds of the page's own clock."""


def by_steps(page: Any) -> None:
    """A page that shows what happens step by step, with a clock of its own."""
    page.add_init_script(STEPPING)
    with_a_clock(page)


def all_it_sent_has_come(page: Any) -> None:
    """What is said in the chat comes back: whatever the page had sent before has come to the table before."""
    page.keyboard.press("c")
    page.keyboard.type("Over")
    page.keyboard.press("Enter")
    page.locator("#said", has_text="Over").wait_for(state="attached")


def asked(table: Table, kind: str, least: int = 1) -> bool:
    decision = table.game.decision
    return decision is not None and decision.kind == kind and len(decision.options) >= least


def take(table: Table, action: str) -> None:
    """Take an option past the page."""
    option = next(option for option in table.game.options if option.action == action)
    table.choose({0}, table.seq, option.key)


def give(table: Table, who: int, name: str) -> None:
    """Put a card of this name into the last place of a Survivor."""
    game = table.game
    numbers = [card for card in game.state.decks["equipment"] if game.setting.card(card).name == name]
    game.state.decks["equipment"].remove(numbers[0])
    game.state.survivors[who].slots[-1] = numbers[0]
    game.renew(game.state.survivors[who])


def reacting(table: Table, reaction: str, answer: str) -> str:
    """A script that sets a reaction of the Survivor who is asked."""
    name = table.game.state.survivors[acting(table)].name
    kept = json.dumps(json.dumps({"0": {name: {reaction: answer}}}))
    return f"localStorage.setItem('shamble.reactions.{table.code}', {kept})"


def ammo(table: Table) -> str:
    """The ammunition of the gun of the first shot on offer."""
    shot = next(option for option in table.game.options if option.action == "ranged")
    return str(table.game.setting.card(shot.cards[0]).ammo)


def test_an_attack_darkens_what_it_cannot_reach(served: Any, open_page: Opened, holder: str) -> None:
    table = served.table("RM-M01", holder=holder)
    play_until(table, in_turn("ranged"))
    page = open_page(table, holder)
    seen(page, table)
    screen = sent(table.screen({0}))
    option = next(option for option in screen["decision"]["options"] if option["action"] == "ranged")
    survivor = screen["survivors"][option["who"]]
    held = survivor["places"][0]["slots"]
    least, most = next(card["reach"] for card in held if card and card["number"] == option["cards"][0])
    reached = [z for z, reach in screen["sight"][str(option["who"])].items() if least <= reach <= most]
    assert option["zone"] in reached
    dark = page.locator(".zone.unseen")
    page.locator(f'.option[data-key="{option["key"]}"]').hover()
    expect(dark).to_have_count(len(screen["zones"]) - len(reached))
    page.locator("#question").hover()
    expect(dark).to_have_count(0)
    page.locator(f'.dashboard [data-card="{option["cards"][0]}"]').focus()
    expect(dark).to_have_count(len(screen["zones"]) - len(reached))
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("w")
    expect(page.locator("#overlay .reach")).to_have_count(len(screen["sight"][str(acting(table))]))
    page.keyboard.press("w")
    expect(page.locator("#overlay .reach")).to_have_count(0)
    expect(dark).to_have_count(0)
    expect(page.locator(".dashboard .bar svg")).to_have_count(len(screen["survivors"]))


def test_an_arrangement_goes_on_after_a_reload(served: Any, open_page: Opened, holder: str) -> None:
    table = served.table("RM-M01", holder=holder)
    play_until(table, lambda table: in_turn("trade")(table) and all(s.cards for s in table.game.on_board()[:2]))
    who = acting(table)
    take(table, "trade")
    take(table, "place")
    page = open_page(table, holder)
    seen(page, table)
    dialog = page.locator("#dialog-arrange")
    dialog.wait_for()
    expect(dialog.locator(".pile")).to_have_count(4)
    laying = sent(table.screen({0}))["decision"]["arrange"]
    assert (laying["who"], len(laying["placed"])) == (who, 1)
    expect(dialog.locator(".laid")).to_have_count(len(laying["cards"]))
    expect(dialog.locator(f'[data-place="{laying["placed"][0]}"] .laid[disabled]')).to_have_count(1)
    dialog.locator(".laid:not([disabled])").last.press("ArrowRight")
    dialog.locator(".main").click()
    wait_until(page, lambda: not asked(table, "arrange"))
    seen(page, table)
    expect(dialog).to_be_hidden()


def test_rooms_are_opened_farthest_first_in_one_click(served: Any, open_page: Opened, holder: str) -> None:
    table = served.table("RM-M01", holder=holder)
    play_until(table, lambda table: asked(table, "reveal", 3))
    distances = {option["zone"]: option["distance"] for option in sent(table.screen({0}))["decision"]["options"]}
    assert len(set(distances.values())) > 1
    page = open_page(table, holder)
    seen(page, table)
    before = len(table.game.log)
    page.locator("#farthest").click()
    wait_until(page, lambda: not asked(table, "reveal"))
    seen(page, table)
    zones = table.game.setting.board.zones
    rooms = [zones[e.option.zone].name for e in table.game.log[before:] if e.option and e.option.action == "reveal"]
    assert len(rooms) >= len(distances) - 1
    assert [distances[room] for room in rooms] == sorted((distances[room] for room in rooms), reverse=True)
    expect(page.locator("#farthest")).to_be_hidden()


def test_an_undo_stops_what_goes_on_by_itself(served: Any, open_page: Opened, holder: str) -> None:
    table = served.table("RM-M01", holder=holder)
    play_until(table, lambda table: asked(table, "reveal", 3))
    take(table, "reveal")
    table.agreement.ask({0}, "undo")
    assert asked(table, "reveal", 3)
    page = open_page(table, holder)
    seen(page, table)
    all_it_sent_has_come(page)
    assert asked(table, "reveal", 3)
    page.locator("#farthest").click()
    wait_until(page, lambda: not asked(table, "reveal"))


def test_hints_of_the_first_mission_can_be_turned_off(served: Any, open_page: Opened, holder: str) -> None:
    table = served.table("RM-T1", holder=holder)
    play_until(table, in_turn("move"))
    page = open_page(table, holder)
    seen(page, table)
    guide = page.locator("#guide")
    guide.wait_for()
    first = guide.get_attribute("data-code")
    page.locator("#guide-next").click()
    expect(guide).not_to_have_attribute("data-code", first)
    page.reload()
    seen(page, table)
    expect(guide).not_to_have_attribute("data-code", first)
    page.locator("#guide-off").click()
    expect(guide).to_be_hidden()
    page.reload()
    seen(page, table)
    expect(guide).to_be_hidden()
    page.keyboard.press("x")
    page.locator("#set-guide").check()
    expect(guide).to_have_attribute("data-code", first)


def test_other_missions_give_no_hints(served: Any, open_page: Opened, holder: str) -> None:
    table = served.table("RM-M01", holder=holder)
    page = open_page(table, holder)
    seen(page, table)
    expect(page.locator("#guide")).to_be_hidden()


def test_a_set_reaction_is_carried_out(served: Any, open_page: Opened, holder: str) -> None:
    table = served.table("RM-M01", holder=holder)
    play_until(table, lambda table: in_turn("ranged")(table) and ammo(table) in ("light", "heavy"))
    who = acting(table)
    give(table, who, f"Plenty Of Ammo ({ammo(table)})")
    page = open_page(table, holder, before=with_a_clock)
    seen(page, table)
    stop_clock(page)
    page.keyboard.press("x")
    page.locator("#set-reactions summary").click()
    page.locator(f'[data-reaction="{who} reroll"]').select_option("never")
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    before = len(table.game.log)
    page.locator('.option[data-key^="ranged"]').first.click()
    wait_until(page, lambda: len(table.game.log) > before + 1)
    page.locator(".toast", has_text="as set").wait_for()
    assert "keep-roll" in [entry.option.action for entry in table.game.log[before:] if entry.option]


def after_a_miss(served: Any, holder: str) -> Table:
    """A table that asks about a roll worth another one: where no die missed, nobody wants to roll again."""
    for seed in range(7, 60):
        table: Table = served.hub.tables.create(GameSetup(mission="RM-M01", seed=seed), holder=holder).table
        play_until(table, lambda table: in_turn("ranged")(table) and ammo(table) in ("light", "heavy"))
        if table.game.decision is None:
            continue
        give(table, acting(table), f"Plenty Of Ammo ({ammo(table)})")
        take(table, "ranged")
        assert asked(table, "reroll")
        if "keep" not in sent(table.screen({0}))["decision"]["reactions"]["offered"][0]["yes"]:
            return table
    raise AssertionError("every die hit")


def test_no_reaction_answers_what_an_undo_brought_back(
    served: Any, open_page: Opened, holder: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = after_a_miss(served, holder)
    script = reacting(table, "reroll", "always")
    whole = Table.shared_screen
    with monkeypatch.context() as patch:
        patch.setattr(Table, "shared_screen", lambda *given: replace(whole(*given), can_redo=True))
        page = open_page(table, holder, before=lambda page: page.add_init_script(script))
        seen(page, table)
        all_it_sent_has_come(page)
        assert asked(table, "reroll")
    page.reload()
    wait_until(page, lambda: "reroll" in [entry.option.action for entry in table.game.log if entry.option])


def wait_for_zombies(table: Table, reached: Callable[[Table], bool]) -> None:
    """Everybody does nothing until something has happened."""
    while table.game.decision is not None and not reached(table):
        if in_turn("end")(table):
            take(table, "end")
        else:
            play_until(table, lambda table: in_turn("end")(table) or reached(table))


def test_a_goalie_mask_is_used_as_set(served: Any, open_page: Opened, holder: str) -> None:
    table = served.table("RM-M01", holder=holder)
    play_until(table, in_turn("move"))
    give(table, table.game.on_board()[0].index, "Goalie Mask")
    wait_for_zombies(table, lambda table: asked(table, "answer-wound"))
    script = reacting(table, "mask", "always")

    def prepare(page: Any) -> None:
        page.add_init_script(script)
        with_a_clock(page)
        stop_clock(page)

    page = open_page(table, holder, before=prepare)
    page.locator(".toast", has_text="as set").wait_for()
    wait_until(page, lambda: "use-mask" in [entry.option.action for entry in table.game.log if entry.option])


def next_step(page: Any) -> None:
    """Go on by one step, and wait until it is shown or was the last: one more Enter would skip it."""
    expect(page.locator("#playback")).to_be_visible()
    page.locator("#caption").evaluate("one => one.append(Object.assign(document.createElement('i'), {id: 'gone-by'}))")
    page.keyboard.press("Enter")
    page.locator("#gone-by").wait_for(state="detached")


def test_dice_wait_for_a_click(served: Any, open_page: Opened, holder: str) -> None:
    table = served.table("RM-M01", holder=holder)
    play_until(table, in_turn("melee"))
    page = open_page(table, holder, before=by_steps)
    seen(page, table)
    page.locator('.option[data-key^="melee"]').first.click()
    page.locator("#playback").wait_for()
    dice = page.locator("#caption .die")
    while not dice.count():
        next_step(page)
    page.clock.fast_forward(A_WHILE)
    assert dice.count() > 0
    while page.locator("#playback").is_visible():
        next_step(page)
    seen(page, table)


def test_drawn_cards_wait_for_a_click(served: Any, open_page: Opened, holder: str) -> None:
    table = served.table("RM-M01", holder=holder)
    play_until(table, lambda table: asked(table, "reveal", 2))
    page = open_page(table, holder, before=by_steps)
    seen(page, table)
    page.locator("#farthest").click()
    card = page.locator("#caption .drawn svg")
    card.first.wait_for()
    page.clock.fast_forward(A_WHILE)
    assert card.count() == 1
    shown = card.first.evaluate("one => one.outerHTML")
    page.locator(".zone").first.click(force=True)
    wait_until(page, lambda: not card.count() or card.first.evaluate("one => one.outerHTML") != shown)
