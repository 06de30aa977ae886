"""The table: its page, its form for browsers without scripts, its picture, its files, its replay."""

from __future__ import annotations

from typing import Any

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from shamble.draw import board_svg, defs, static_layer, viewbox
from shamble.engine.game import Game
from shamble.engine.setting import Setting
from shamble.table.errors import Refused
from shamble.table.lines import told
from shamble.table.replay import Replay
from shamble.table.schema import HOST
from shamble.table.store import Store
from shamble.text import words
from shamble.web.render import drawn, error_page, page
from shamble.web.requests import form_of, hub_of, is_at_home, live_of, number_in, see, visit
from shamble.web.threads import in_thread
from shamble.web.visitors import holder_of, new_holder, remember

LONGEST_REPORT = 2000
_LAYERS: dict[tuple[Any, ...], str] = {}


async def table_page(request: Request) -> Response:
    """The page of a table for whoever has a place there; others are asked to join."""
    live = await live_of(request)
    hub = hub_of(request)
    place = await hub.pass_of(live, holder_of(request))
    if not place.may_look:
        if is_at_home(request):
            return page(request, "adopt.html", code=live.table.code, title=live.table.game.setting.mission.title)
        return see(f"/join?code={live.table.code}")
    table = live.table
    live.wake()
    screen = await in_thread(lambda: table.screen(place.seats))
    setting = table.game.setting
    layer = drawn(await in_thread(lambda: _static_layer(setting)))
    return page(
        request,
        "table.html",
        code=table.code,
        title=setting.mission.title,
        screen=screen,
        static=layer,
        static_svg=layer,
        defs=drawn(defs()),
        viewbox=viewbox(setting),
        seats=screen["table"]["seats"],
        me=screen["me"],
    )


def _static_layer(setting: Setting) -> str:
    """What never changes, drawn once for all games on the same board."""
    key = (setting.mission.id, id(setting.board))
    if key not in _LAYERS:
        if len(_LAYERS) >= 64:
            _LAYERS.clear()
        _LAYERS[key] = static_layer(setting)
    return _LAYERS[key]


async def choose(request: Request) -> Response:
    """A choice from the form of a page without scripts."""
    form = await form_of(request)
    here = await visit(request)
    seq, key = number_in(form.get("seq")), form.get("key")
    try:
        await in_thread(lambda: here.live.table.choose(here.place.seats, seq, key))
    except Refused as refusal:
        return error_page(409, str(refusal), back=f"/t/{here.live.table.code}")
    await here.live.changed()
    await here.live.wait_for_bots()
    return see(f"/t/{here.live.table.code}")


async def wish(request: Request) -> Response:
    """Consent or objection from the form of a page without scripts."""
    form = await form_of(request)
    here = await visit(request)
    table = here.live.table
    act = {"consent": table.consent, "object": table.object}.get(form.get("act", ""))
    try:
        if act is None:
            raise Refused(words().page("unknown-wish", wish=form.get("act", "")[:40]))
        await in_thread(lambda: act(here.place.seats, number_in(form.get("wish"))))
    except Refused as refusal:
        return error_page(409, str(refusal), back=f"/t/{table.code}")
    await here.live.changed()
    await here.live.wait_for_bots()
    return see(f"/t/{table.code}")


async def screen(request: Request) -> Response:
    """The whole table as data, as this visitor sees it."""
    here = await visit(request)
    return JSONResponse(await in_thread(lambda: here.live.table.screen(here.place.seats)))


async def adopt(request: Request) -> Response:
    """Whoever sits at this computer takes its people's seats again, in another browser or without the old cookie."""
    live = await live_of(request)
    if not is_at_home(request):
        raise HTTPException(403, words().page("no-place"))
    holder = holder_of(request) or new_holder()
    table = live.table
    free = [seat for seat in table.sitting.persons() if not table.sitting.is_here(seat)]
    store: Store = table.store
    await in_thread(lambda: store.grant(table.id, holder, HOST, *free))
    response = see(f"/t/{table.code}")
    remember(request, response, holder)
    return response


async def again(request: Request) -> Response:
    """The same game once more, with other luck; everybody who is at the table is taken along."""
    here = await visit(request)
    if not here.place.seats and not here.place.host:
        raise HTTPException(403, words().page("not-yours"))
    hub, old = hub_of(request), here.live.table
    try:
        new = await in_thread(lambda: hub.tables.again(old, here.place.seats))
    except Refused as refusal:
        return error_page(409, str(refusal), back=f"/t/{old.code}")
    hub.move_links(old.code, new.code)
    await here.live.changed()
    return see(f"/t/{new.code}")


# ---------------------------------------------------------------------- files


async def save(request: Request) -> Response:
    """The game as a file."""
    here = await visit(request)
    try:
        code = here.live.table.code
        name, text = await in_thread(lambda: hub_of(request).tables.download(code, here.place))
    except Refused as refusal:
        raise HTTPException(403, str(refusal)) from refusal
    return _download(name, text)


async def report(request: Request) -> Response:
    """What is needed to look into a problem, as a file."""
    here = await visit(request)
    code = here.live.table.code
    said = request.query_params.get("told", "").encode("utf-8", "replace").decode("utf-8")[:LONGEST_REPORT]
    data = await in_thread(lambda: hub_of(request).tables.report(code, said))
    return _download(f"shamble-report-{code}.json", JSONResponse(data).body)


async def chronicle(request: Request) -> Response:
    """The game in figures."""
    here = await visit(request, only_look=True)
    return JSONResponse(await in_thread(lambda: hub_of(request).tables.chronicle(here.live.table.code)))


def _download(name: str, text: str | bytes | memoryview) -> Response:
    return Response(
        bytes(text) if isinstance(text, memoryview) else text,
        media_type="application/json",
        headers={"Content-Disposition": f'attachment; filename="{name}"'},
    )


# ---------------------------------------------------------------------- pictures and replays


async def board_picture(request: Request) -> Response:
    """The board now, or after a choice (`?at=7`)."""
    here = await visit(request, only_look=True)
    table = here.live.table
    hub = hub_of(request)
    light = request.query_params.get("light") == "1"

    def draw() -> str:
        game: Game = table.game
        if "at" in request.query_params:
            replay = hub.replay(table)
            game = replay.game(_moment(request, replay))
        return board_svg(game, light=light)

    return Response(await in_thread(draw), media_type="image/svg+xml")


async def replay_page(request: Request) -> Response:
    """A game choice by choice; with a slider where scripts run, with links where not."""
    here = await visit(request, only_look=True)
    table = here.live.table
    replay = await in_thread(lambda: hub_of(request).replay(table))
    at = _moment(request, replay)
    return page(
        request,
        "replay.html",
        code=table.code,
        title=table.game.setting.mission.title,
        at=at,
        last=len(replay) - 1,
        corrections=[chapter for chapter in await in_thread(replay.chapters) if chapter["correction"]],
        fault=replay.fault,
        may_save=here.place.host or bool(table.game.state.outcome),
        **await in_thread(lambda: _told(replay, at)),
    )


async def replay_data(request: Request) -> Response:
    """What happened with one choice, as data."""
    here = await visit(request, only_look=True)
    replay = await in_thread(lambda: hub_of(request).replay(here.live.table))
    at = _moment(request, replay)
    return JSONResponse({"at": at, **await in_thread(lambda: _told(replay, at))})


def _moment(request: Request, replay: Replay) -> int:
    """The choice in the address, kept between the first and the last."""
    return min(number_in(request.query_params.get("at", "0")) or 0, len(replay) - 1)


def _told(replay: Replay, at: int) -> dict[str, Any]:
    game = replay.game(at)
    where = words().page("replay-where", round=game.state.round, at=at, last=len(replay) - 1)
    return {"where": where, "lines": [line["text"] for line in told(game, game.log[-1], at)]}


ROUTES = [
    Route("/t/{code}", table_page),
    Route("/t/{code}/choose", choose, methods=["POST"]),
    Route("/t/{code}/wish", wish, methods=["POST"]),
    Route("/t/{code}/adopt", adopt, methods=["POST"]),
    Route("/t/{code}/again", again, methods=["POST"]),
    Route("/t/{code}/screen", screen),
    Route("/t/{code}/board.svg", board_picture),
    Route("/t/{code}/replay", replay_page),
    Route("/t/{code}/replay.json", replay_data),
    Route("/t/{code}/chronicle", chronicle),
    Route("/t/{code}/save", save),
    Route("/t/{code}/report", report),
]
