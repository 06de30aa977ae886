"""A page that reads slowly holds up nobody: what it misses is dropped, and it gets the whole screen later."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from types import SimpleNamespace
from typing import cast

import pytest
from starlette.websockets import WebSocket, WebSocketState

from shamble.table import Store, Tables
from shamble.table.screen.position import OwnShown, SharedShown
from shamble.table.screen.small import PresenceShown
from shamble.web import sessions
from shamble.web.options import Options
from shamble.web.screen_messages import ScreenMessages, ScreenRequest, View
from shamble.web.sessions import MOST_WAITING, TOO_SLOW, Session
from shamble.world.setup import GameSetup


class SlowPage:
    """A socket that takes a message only when it is let."""

    application_state = WebSocketState.CONNECTED

    def __init__(self) -> None:
        self.read: list[str] = []
        self.reading = asyncio.Event()
        self.closed = 0

    async def send_text(self, text: str) -> None:
        await self.reading.wait()
        self.read.append(text)

    async def close(self, code: int) -> None:
        self.closed = code


def session_of(page: SlowPage) -> Session:
    return Session(cast(WebSocket, page), frozenset({0}), "", Options())


def view(number: int) -> View:
    return View(number, cast(SharedShown, SimpleNamespace(seq=number)), OwnShown([], "", None, []))


async def until(so: Callable[[], bool]) -> None:
    async with asyncio.timeout(60):
        while not so():
            await asyncio.sleep(0.001)


def test_a_slow_page_gets_the_whole_screen_instead_of_what_it_missed() -> None:
    async def play() -> None:
        page = SlowPage()
        session = session_of(page)
        caught_up: list[int] = []

        async def catch_up() -> None:
            caught_up.append(session.shown)
            assert session.view is None
            session.tell_view(view(99), "whole")

        writing = asyncio.create_task(session.write(catch_up))
        for number in range(MOST_WAITING + 9):
            session.tell_view(view(number), f"change {number}")
            await asyncio.sleep(0)
        assert session.view is None
        page.reading.set()
        await until(lambda: page.read[-1:] == ["whole"])
        assert page.read == ["change 0", "whole"]
        assert len(caught_up) == 1
        session.tell_view(view(100), "change 100")
        await until(lambda: page.read[-1] == "change 100")
        writing.cancel()

    asyncio.run(play())


def test_a_page_that_reads_nothing_is_cut_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sessions, "SECONDS_TO_TAKE_A_MESSAGE", 0.01)

    async def play() -> None:
        page = SlowPage()
        session = session_of(page)
        session.send(PresenceShown([], 0))

        async def never() -> None:
            raise AssertionError("nothing to catch up with")

        await session.write(never)
        assert (page.closed, page.read) == (TOO_SLOW, [])

    asyncio.run(play())


def test_what_everybody_is_told_is_told_once() -> None:
    """Two onlookers with the same screen get the very same text."""
    store = Store("sqlite://")
    table = Tables(store).create(GameSetup(mission="RM-T1", seed=1)).table
    screens = ScreenMessages(table)
    watching: frozenset[int] = frozenset()
    wishes = [
        ScreenRequest(watching, None, -1),
        ScreenRequest(watching, None, -1),
        ScreenRequest(frozenset({0}), None, -1),
    ]
    first, second, seat = screens.messages(wishes)
    assert first[1] is second[1]
    assert seat[0].number != first[0].number
    seq = table.seq
    table.choose({0}, seq, table.game.options[0].key)
    told, again = screens.messages([ScreenRequest(watching, first[0], seq), ScreenRequest(watching, second[0], seq)])
    assert told[1] is again[1]
    assert len(told[1]) < len(first[1])
    store.close()
