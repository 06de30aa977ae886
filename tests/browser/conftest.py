"""A real server and a real browser."""

from __future__ import annotations

import asyncio
import shutil
import socket
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest
import uvicorn

from shamble.table.store.keys import new_secret
from shamble.table.store.records import Seat, TableOptions
from shamble.table.store.store import Store
from shamble.table.table import Table
from shamble.web import Options, make_app
from shamble.web.hub import Hub
from shamble.web.options import Rate
from shamble.web.visitors import HOLDER_COOKIE
from shamble.world.setup import GameSetup, seated

from ..conftest import need

playwright_api = pytest.importorskip(
    "playwright.sync_api", reason="browser tests need playwright: pip install -e '.[dev]'"
)

CHROMIUM = next((path for path in map(shutil.which, ("chromium", "chromium-browser", "google-chrome")) if path), None)
PLENTY = Rate(1_000_000, 1_000_000.0)
DESKTOP = {"width": 1366, "height": 768}


class Served:
    """A server in this process, with its tables."""

    def __init__(self, address: str, hub: Hub) -> None:
        self.address = address
        self.hub = hub

    def table(
        self, mission: str, *players: list[str], holder: str, seats: tuple[Seat, ...] = (), **options: Any
    ) -> Table:
        """A new table whose seats of kind person all belong to one holder; `options` are the table's own."""
        made = self.hub.tables.create(
            GameSetup(mission=mission, players=seated(players), seed=7),
            seats=seats,
            holder=holder,
            table_options=TableOptions(**options),
        )
        table: Table = made.table
        return table


PATIENCE = 60
"""Seconds after which nobody waits any longer for something that has to come, however busy the machine is."""


@pytest.fixture(scope="session")
def served() -> Iterator[Served]:
    store = Store("sqlite://")
    limits = ("posts", "secrets", "uploads", "new_games", "arrivals", "messages", "chatting")
    rates: dict[str, Any] = dict.fromkeys(limits, PLENTY)
    leisure: dict[str, Any] = dict.fromkeys(("seconds_per_request", "seconds_per_job"), 10.0 * PATIENCE)
    app = make_app(store, Options(bot_pause=0.0, bot_thinks=0.02, **rates, **leisure))
    listener = socket.create_server(("127.0.0.1", 0))
    server = uvicorn.Server(uvicorn.Config(app, log_level="error", timeout_graceful_shutdown=1))
    thread = threading.Thread(target=server.run, args=([listener],), daemon=True)
    thread.start()
    while not server.started:
        time.sleep(0.02)
    yield Served(f"http://127.0.0.1:{listener.getsockname()[1]}", app.state.hub)
    server.should_exit = True
    thread.join(PATIENCE)
    listener.close()
    store.close()


class Browser:
    """A chromium whose event loop runs in this thread only while somebody is at it.

    Playwright leaves its loop marked as running from one call to the next. Whatever starts a loop of its own would be
    refused then, in any later test of the process.
    """

    def __init__(self, chromium: Any) -> None:
        self._chromium = chromium
        self._loop = asyncio.get_running_loop()
        asyncio._set_running_loop(None)

    @contextmanager
    def in_use(self) -> Iterator[Any]:
        """The chromium itself, to be used only inside of this."""
        asyncio._set_running_loop(self._loop)
        try:
            yield self._chromium
        finally:
            asyncio._set_running_loop(None)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """One chromium for all tests of this process."""
    path = need(CHROMIUM, "chromium", "apt-get install chromium")
    with playwright_api.sync_playwright() as playwright:
        browser = Browser(playwright.chromium.launch(executable_path=path, args=["--no-sandbox", "--disable-gpu"]))
        yield browser
        with browser.in_use() as chromium:
            chromium.close()
            playwright.stop()


@pytest.fixture
def chromium(browser: Browser) -> Iterator[Any]:
    """The chromium of this process, for the time of one test."""
    with browser.in_use() as chromium:
        yield chromium


Opened = Callable[..., Any]
expect = playwright_api.expect
expect.set_options(timeout=1000 * PATIENCE)


def wait_until(page: Any, true: Callable[[], object]) -> None:
    """Poll from here: the page's own policy forbids the evaluation that Playwright would poll with."""
    deadline = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < deadline
        page.wait_for_timeout(15)


def with_a_clock(page: Any) -> None:
    """Give a page a clock of its own, before it is opened, that can be stopped and put forward."""
    page.clock.install()


def stop_clock(page: Any) -> None:
    """No timer of the page rings any more: what it shows for a while stays, however slowly a busy machine goes on."""
    page.clock.pause_at(page.evaluate("Date.now()") + 1000)


@pytest.fixture
def open_page(chromium: Any, served: Served) -> Iterator[Opened]:
    """A function that opens a table, or nothing yet, in a browser of its own; no console error may come up."""
    contexts: list[Any] = []
    faults: list[str] = []

    def heard(message: Any) -> None:
        if message.type in ("error", "warning") and "WebSocket" not in message.text:
            faults.append(message.text)

    def open_(
        table: Table | None,
        holder: str,
        *,
        size: dict[str, int] = DESKTOP,
        motion: str = "reduce",
        briefing: bool = False,
        before: Callable[[Any], object] | None = None,
        **how: Any,
    ) -> Any:
        context = chromium.new_context(viewport=size, reduced_motion=motion, **how)
        context.add_cookies([{"name": HOLDER_COOKIE, "value": holder, "url": served.address}])
        context.set_default_timeout(1000 * PATIENCE)
        if not briefing:
            context.add_init_script("localStorage.setItem('shamble.briefing', 'off')")
        contexts.append(context)
        page = context.new_page()
        if before is not None:
            before(page)
        page.on("console", heard)
        page.on("pageerror", lambda error: faults.append(str(error)))
        if table is not None:
            page.goto(f"{served.address}/t/{table.code}")
        return page

    yield open_
    for context in contexts:
        context.close()
    assert faults == []


@pytest.fixture
def holder() -> str:
    return new_secret()
