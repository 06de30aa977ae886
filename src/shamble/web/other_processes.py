"""Following what other server processes do at the tables that are live here."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator

from shamble.errors import ShambleError
from shamble.table.store.notices import (
    SECONDS_BETWEEN_SIGNS_OF_LIFE,
    Alive,
    Asking,
    Connected,
    Notice,
    PageMessage,
    SeatsChanged,
    Written,
)
from shamble.web.hub import Hub, LiveTable
from shamble.web.threads import in_thread

log = logging.getLogger(__name__)

PRESENCE, ENTRIES, SEATS = range(3)
"""The parts of a table that may have changed; each needs everything that the ones before it need."""


@contextlib.asynccontextmanager
async def following(hub: Hub) -> AsyncIterator[None]:
    """Keep the live tables in step with other processes; nothing to do where there can be none."""
    others = _Others(hub)
    tasks = [asyncio.create_task(work()) for work in (others.listen, others.beat)] if others.notices.shared else []
    try:
        yield
    finally:
        for task in (*tasks, *others.looking.values()):
            task.cancel()
        await asyncio.gather(*tasks, *others.looking.values(), return_exceptions=True)


class _Others:
    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.notices = hub.tables.store.notices
        self.looking: dict[str, asyncio.Task[None]] = {}
        self._wanted: dict[str, int] = {}

    async def listen(self) -> None:
        """Act on every notice as it arrives."""
        async with contextlib.aclosing(self.notices.heard()) as notices:
            async for notice in notices:
                self._heed(notice)

    async def beat(self) -> None:
        """Send signs of life, and notice when those of others fail to come."""
        while True:
            self.notices.sign_of_life()
            for code in self.notices.elsewhere.forget_the_silent():
                self._want(code, PRESENCE)
            await asyncio.sleep(SECONDS_BETWEEN_SIGNS_OF_LIFE)

    def _heed(self, notice: Notice) -> None:
        if isinstance(notice, Alive) and not self.notices.elsewhere.knows(notice.process):
            self.notices.ask()
        for code in self.notices.elsewhere.hear(notice):
            self._want(code, PRESENCE)
        if isinstance(notice, Written):
            self._want(notice.table, ENTRIES)
        elif isinstance(notice, SeatsChanged):
            for seat in notice.ended:
                self.hub.forget_link(notice.table, seat)
            self._want(notice.table, SEATS)
        elif isinstance(notice, PageMessage) and notice.table in self.hub.lives:
            self.hub.lives[notice.table].pass_on(notice.message)
        elif isinstance(notice, Connected | Asking):
            for code, live in self.hub.lives.items():
                if live.sessions:
                    live.table.seat_changes.tell_presence()
                    self._want(code, SEATS if isinstance(notice, Connected) else PRESENCE)

    def _want(self, code: str, what: int) -> None:
        """Look at a table once more if anybody here sees it; many notices in a row are answered by one look."""
        live = self.hub.lives.get(code)
        if live is not None and live.sessions:
            self._wanted[code] = max(what, self._wanted.get(code, what))
            if code not in self.looking:
                self.looking[code] = asyncio.create_task(self._look_while_wanted(live))

    async def _look_while_wanted(self, live: LiveTable) -> None:
        code = live.table.code
        try:
            while code in self._wanted:
                await self._look(live, self._wanted.pop(code))
        except ShambleError as error:
            log.warning("Table %s could not be looked at: %s", code, error)
        except Exception:
            log.exception("Table %s could not be looked at", code)
        finally:
            del self.looking[code]

    async def _look(self, live: LiveTable, what: int) -> None:
        if what >= ENTRIES:
            await in_thread(live.table.catch_up)
            await (self.hub.renew_all(live) if what == SEATS else live.changed())
        live.tell_presence()
        live.wake_bots()
