"""The application: all routes, with the guard before them."""

from __future__ import annotations

import contextlib
import logging
from collections.abc import AsyncIterator

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response

from shamble import rulebook
from shamble.editions import EDITIONS
from shamble.errors import ShambleError
from shamble.table.errors import StoreError, without_paths
from shamble.table.store.store import Store
from shamble.text import languages, reading_in, words
from shamble.web import (
    assets,
    campaign_page,
    ending_page,
    friends_page,
    home_page,
    installing,
    people_page,
    reading,
    replay_page,
    rules_page,
    sharing_page,
    table_page,
    table_socket,
)
from shamble.web.guard import Guard
from shamble.web.housekeeping import keeping_house
from shamble.web.hub import Hub
from shamble.web.options import Options
from shamble.web.other_processes import following
from shamble.web.reading import language_of
from shamble.web.render import error_page
from shamble.web.threads import in_thread, wait_until_idle
from shamble.web.turns import TooBusyError

log = logging.getLogger(__name__)

SECONDS_TO_FINISH = 5
SMALL = 1000
"""Answers of fewer bytes are not worth packing."""
PACKED_QUICKLY = 5
"""The level of gzip for pages, which are made anew each time."""


def make_app(store: Store, options: Options | None = None) -> Starlette:
    """The whole table as an ASGI application on a store."""
    hub = Hub(store, options or Options())

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await in_thread(_warm_up)
        async with following(hub), keeping_house(hub):
            yield
            await hub.stop()
        wait_until_idle(SECONDS_TO_FINISH)

    app = Starlette(
        routes=[
            *home_page.ROUTES,
            *table_socket.ROUTES,
            *table_page.ROUTES,
            *people_page.ROUTES,
            *replay_page.ROUTES,
            *ending_page.ROUTES,
            *friends_page.ROUTES,
            *campaign_page.ROUTES,
            *rules_page.ROUTES,
            *sharing_page.ROUTES,
            *reading.ROUTES,
            *installing.ROUTES,
            *assets.ROUTES,
        ],
        middleware=[
            Middleware(Guard, options=hub.options, sharing=hub.sharing),
            Middleware(GZipMiddleware, minimum_size=SMALL, compresslevel=PACKED_QUICKLY),
        ],
        exception_handlers={
            HTTPException: _refusal,
            StoreError: _no_database,
            TooBusyError: _too_busy,
            ShambleError: _fault,
            Exception: _our_fault,
        },
        lifespan=lifespan,
    )
    app.state.hub = hub
    return app


def _warm_up() -> None:
    """Read what every table needs once, before many come at the same time and each of them reads it."""
    for edition in EDITIONS.values():
        _ = edition.pack
    rulebook.load()
    for language in languages():
        words(language)
    assets.assets()


async def _refusal(request: Request, error: Exception) -> Response:
    status = error.status_code if isinstance(error, HTTPException) else 400
    detail = error.detail if isinstance(error, HTTPException) else str(error)
    shown = words().page("no-page") if status == 404 and detail == "Not Found" else detail
    return error_page(status, shown)


async def _fault(request: Request, error: Exception) -> Response:
    return error_page(400, without_paths(str(error)))


async def _too_busy(request: Request, error: Exception) -> Response:
    return error_page(error.status if isinstance(error, TooBusyError) else 503, str(error))


async def _no_database(request: Request, error: Exception) -> Response:
    return error_page(503, str(error))


async def _our_fault(request: Request, error: Exception) -> Response:
    log.error("%s %s failed", request.method, request.url.path, exc_info=error)
    with reading_in(language_of(request.scope)):  # the guard is no longer there
        return error_page(500, words().page("page-failed"))
