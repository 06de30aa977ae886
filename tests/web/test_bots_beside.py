"""Bots beside people over the wire: their pace, hints that nobody waits for, and bots for those who are away."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import replace
from time import monotonic

import pytest
from starlette.testclient import TestClient, WebSocketTestSession

from shamble.bots import make_bot
from shamble.table.play.bots import BotSeats, HintShown
from shamble.table.table import Table
from shamble.web.hub import Hub
from shamble.web.thinking import Thinking

from .conftest import OPEN_TO_ALL, Browser, started, table_of
from .test_socket import hear, two_seats

BESIDE_A_BOT = {"seat-1": "me", "name-1": "Ada", "seat-2": "bot", "name-2": "Robby"}
PATIENCE = 60.0
"""Seconds after which nobody waits any longer for something to happen."""
SOMETHING = {"do": "measure", "from": "4V.S2", "to": "4V.S2"}


def wait_until(socket: WebSocketTestSession, so: Callable[[], bool], **asking: str) -> list[str]:
    """Ask the server for something again and again until it is so; returns what was heard meanwhile."""
    heard = []
    due = monotonic() + PATIENCE
    while not so():
        assert monotonic() < due
        for message in (asking, SOMETHING):
            if message:
                socket.send_json(message)
        while (kind := socket.receive_json()["is"]) != "measure":
            heard.append(kind)
    return heard


def play_until(table: Table, reached: Callable[[Table], bool]) -> None:
    bot = make_bot("greedy")
    while not reached(table):
        table.choose(range(len(table.seats)), table.seq, bot.choose(table.game).key)


@pytest.mark.parametrize("options", [replace(OPEN_TO_ALL, bot_pause=3600.0)])
def test_a_bot_makes_a_pause_unless_somebody_is_in_a_hurry(client: TestClient, hub: Hub) -> None:
    code = started(client, **BESIDE_A_BOT)
    table = table_of(hub, code)
    play_until(table, lambda table: table.bots.asked == 1)
    before = table.seq
    with client.websocket_connect(f"/t/{code}/ws") as socket:
        assert hear(socket, "screen")["screen"]["seq"] == before
        wait_until(socket, lambda: table.seq > before, do="hurry")
        assert table.history.moves[-1].by_bot


def test_a_hint_for_a_position_that_is_past_is_not_shown(
    client: TestClient, browser: Browser, hub: Hub, monkeypatch: pytest.MonkeyPatch
) -> None:
    with two_seats(client, browser) as (code, ada, _):
        table, whole = table_of(hub, code), BotSeats.hint
        play_until(table, lambda table: table.game.decision is not None and table.game.decision.seats == (0,))

        def choosing_meanwhile(bots: BotSeats, seats: frozenset[int], seconds: float) -> HintShown:
            answer = whole(bots, seats, seconds)
            table.choose({0}, table.seq, table.game.options[0].key)
            return answer

        monkeypatch.setattr(BotSeats, "hint", choosing_meanwhile)
        seq = table.seq
        ada.send_json({"do": "hint"})
        asked = next(page for page in hub.lives[code].sessions if 0 in page.seats)
        heard = wait_until(ada, lambda: asked.asking is not None and asked.asking.done())
        assert table.seq != seq
        assert "hint" not in heard


def test_bots_think_one_at_a_time_and_shorter_when_they_had_to_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [0.0]
    given: list[float] = []
    thinking: list[int] = []
    monkeypatch.setattr("shamble.web.thinking.monotonic", lambda: now[0])

    def think(seconds: float) -> None:
        assert not thinking
        thinking.append(1)
        given.append(seconds)
        now[0] += seconds / 2
        thinking.pop()

    async def asked() -> None:
        together = Thinking(2.0)
        await asyncio.gather(*(together(think) for _ in range(4)))
        await together(think)

    asyncio.run(asked())
    assert given == [2.0, 1.0, 0.5, 0.25, 2.0]


def test_a_bot_plays_for_whoever_has_left_and_stops_when_they_are_back(
    client: TestClient, browser: Browser, hub: Hub
) -> None:
    with two_seats(client, browser) as (code, ada, ben):
        table = table_of(hub, code)
        ben.close()
        wait_until(ada, lambda: not table.seats.is_here(1))
        ada.send_json({"do": "lend", "seat": 1, "bot": True})
        wait_until(ada, lambda: table.seats.is_bots(1))
        table.seat_changes.arrive({1})
        assert not table.seats.is_bots(1)
