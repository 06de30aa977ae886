"""Deleting games that nobody has touched for a long time, if whoever runs the server wants that."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator

from shamble.table.errors import StoreError
from shamble.web.hub import Hub
from shamble.web.threads import in_thread

log = logging.getLogger(__name__)

SECONDS_BETWEEN_LOOKS = 6 * 3600
SECONDS_OF_A_DAY = 24 * 3600


@contextlib.asynccontextmanager
async def keeping_house(hub: Hub) -> AsyncIterator[None]:
    """Look for old games now and then, if old ones are to go at all."""
    task = asyncio.create_task(_keep_house(hub)) if hub.options.keep_days else None
    try:
        yield
    finally:
        if task is not None:
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)


async def _keep_house(hub: Hub) -> None:
    while True:
        with contextlib.suppress(StoreError):  # the store has told whoever runs the server; the next look may work
            await forget_old_games(hub)
        await asyncio.sleep(SECONDS_BETWEEN_LOOKS)


async def forget_old_games(hub: Hub) -> None:
    """Delete what nobody has touched for so many days; pages that show such a game end."""
    store, seconds = hub.tables.store, hub.options.keep_days * SECONDS_OF_A_DAY
    for code in await in_thread(lambda: store.delete_unchanged(seconds)):
        hub.forget(code)
        log.info("The game %s was deleted: nobody had touched it for %d days", code, hub.options.keep_days)
