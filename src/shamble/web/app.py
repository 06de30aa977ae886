"""The application: all routes, with the guard before them."""

from __future__ import annotations

import contextlib
import logging
from collections.abc import AsyncIterator
from pathlib import Path

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.routing import Mount, Route
from starlette.staticfiles import StaticFiles

from shamble import rulebook
from shamble.draw import font_files, style
from shamble.editions import EDITIONS
from shamble.errors import ShambleError
from shamble.table.errors import StoreError, without_paths
from shamble.table.store.store import Store
from shamble.text import languages, reading_in, words
from shamble.web import (
    campaign_page,
    ending_page,
    home_page,
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
from shamble.web.render import STATIC, error_page
from shamble.web.threads import in_thread, wait_until_idle

log = logging.getLogger(__name__)

SECONDS_TO_FINISH = 5
_A_DAY = {"Cache-Control": "public, max-age=86400"}


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
            *campaign_page.ROUTES,
            *rules_page.ROUTES,
            *sharing_page.ROUTES,
            *reading.ROUTES,
            Route("/draw.css", drawing_style),
            Route("/fonts/{number:int}.ttf", font),
            Mount("/static", StaticFiles(directory=STATIC)),
        ],
        middleware=[Middleware(Guard, options=hub.options, sharing=hub.sharing)],
        exception_handlers={
            HTTPException: _refusal,
            StoreError: _no_database,
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


def drawing_style(request: Request) -> Response:
    """The style sheet of all drawings, with their font."""
    faces = "".join(
        f'@font-face{{font-family:"{_family(path)}";font-weight:{weight};src:url("/fonts/{number}.ttf")}}'
        for number, (path, weight) in enumerate(zip(font_files(), (500, 700, 800), strict=False))
    )
    return Response(faces + style(), media_type="text/css", headers={"Cache-Control": "no-cache"})


def _family(path: str) -> str:
    return Path(path).stem.partition("-")[0]


def font(request: Request) -> Response:
    """One weight of the drawings' font."""
    files = font_files()
    number = request.path_params["number"]
    if number >= len(files):
        raise HTTPException(404, words().page("no-page"))
    return FileResponse(files[number], media_type="font/ttf", headers=_A_DAY)


async def _refusal(request: Request, error: Exception) -> Response:
    status = error.status_code if isinstance(error, HTTPException) else 400
    detail = error.detail if isinstance(error, HTTPException) else str(error)
    shown = words().page("no-page") if status == 404 and detail == "Not Found" else detail
    return error_page(status, shown)


async def _fault(request: Request, error: Exception) -> Response:
    return error_page(400, without_paths(str(error)))


async def _no_database(request: Request, error: Exception) -> Response:
    return error_page(503, str(error))


async def _our_fault(request: Request, error: Exception) -> Response:
    log.error("%s %s failed", request.method, request.url.path, exc_info=error)
    with reading_in(language_of(request.scope)):  # the guard is no longer there
        return error_page(500, words().page("page-failed"))
