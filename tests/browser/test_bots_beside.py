"""A bot beside a person at the page: it asks first, says why, and plays at the pace that they set."""

from __future__ import annotations

import re
from typing import Any

import pytest

from shamble.bots import make_bot
from shamble.games import new_game
from shamble.table.play.bots import BotSeats
from shamble.table.store.records import Seat
from shamble.table.table import Table

from .conftest import expect, wait_until
from .test_table import Opened

PLAYERS = [["Ned", "Amy", "Josh"], ["Wanda", "Phil", "Joe"]]


def test_a_bot_asks_first_and_says_why(
    served: Any, open_page: Opened, holder: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, bot = new_game("RM-M01", PLAYERS, boxes=["S1", "RM"], seed=5), make_bot("greedy", 1)
    while (option := bot.choose(game)).action != "open-door" or game.state.survivors[option.who].seat != 1:
        game.choose(option)
    seats = [Seat(0, "Ann"), Seat(1, "Robby", "bot", "greedy")]
    code = Table.put_up(served.hub.tables.store, game, seats, holder).table.code
    table = served.hub.tables.get(code)
    think = BotSeats.think
    monkeypatch.setattr(BotSeats, "think", lambda bots, seconds: think(bots) if table.seats.is_here(0) else None)
    page = open_page(table, holder)
    wish = page.locator("#wish")
    wish.wait_for()
    expect(wish.locator("#wish-text")).to_have_text(re.compile("^Robby asks: Open the door"), use_inner_text=True)
    expect(wish.get_by_role("button")).to_have_text(["Go ahead A", "No, leave it to us O"], use_inner_text=True)
    page.keyboard.press("a")
    page.locator("#lines .because", has_text="It opens the way to").wait_for()
    page.keyboard.press("x")
    page.locator("#set-pace").select_option("slow")
    wait_until(page, lambda: table.options.pace == "slow")
