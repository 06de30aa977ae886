"""A whole game in the browser, from the first choice to its end: once by mouse clicks only, once by keyboard alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from shamble.bots import Bot, make_bot
from shamble.table.table import Table
from shamble.world import Game
from shamble.world.setup import GameSetup

from .conftest import expect, wait_until
from .test_table import seen, unfold

Opened = Callable[..., Any]

SEED = 93
"""The greedy bot wins this game of the tutorial in fewer than 80 choices."""
MOST_CHOICES = 80


def answer(bot: Bot, game: Game) -> str:
    """What the bot wants, but it never searches: finds are laid out in a dialog of their own."""
    wanted = bot.choose(game)
    if wanted.action == "search":
        wanted = next(option for option in game.options if option.action == "end")
    return wanted.key


def by_mouse(page: Any, key: str) -> None:
    unfold(page)
    page.locator(f'#options .option[data-key="{key}"]').click()


def by_keyboard(page: Any, key: str) -> None:
    """Go to an option with the arrow keys, the shorter way round, and press Enter."""
    page.evaluate("document.activeElement.blur()")
    unfold(page)
    everything = "#options .option:enabled, #more:not([hidden]) summary"
    keys = page.eval_on_selector_all(everything, "all => all.map(one => one.dataset.key)")
    page.keyboard.press("ArrowDown")
    down = keys.index(key)
    up = len(keys) - down
    for _ in range(min(down, up)):
        page.keyboard.press("ArrowDown" if down < up else "ArrowUp")
    wait_until(page, lambda: page.evaluate("document.activeElement.dataset.key") == key)
    page.keyboard.press("Enter")


@pytest.mark.parametrize("take", [by_mouse, by_keyboard])
def test_a_whole_game(served: Any, open_page: Opened, holder: str, take: Callable[[Any, str], None]) -> None:
    table: Table = served.hub.tables.create(GameSetup(mission="RM-T1", seed=SEED), holder=holder).table
    bot = make_bot("greedy")
    page = open_page(table, holder)
    choices = 0
    while table.game.decision is not None and choices < MOST_CHOICES:
        seen(page, table)
        before = table.seq
        take(page, answer(bot, table.game))
        while table.seq == before:
            page.wait_for_timeout(5)
        choices += 1
    assert table.game.state.outcome == "won"
    seen(page, table)
    expect(page.locator("#options .option")).to_have_count(0)
