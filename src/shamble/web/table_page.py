"""The table: its page, its form for browsers without scripts, its picture, its files."""

from __future__ import annotations

from urllib.parse import quote

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from shamble.draw import board_svg, defs, viewbox
from shamble.table.consent.together import SECONDS
from shamble.table.errors import Refused
from shamble.table.play.pace import PACES
from shamble.table.screen.pictures import ground
from shamble.table.screen.piles import piles_shown
from shamble.table.screen.to_page import encode
from shamble.text import words, words_of
from shamble.web.doors import PageDoor
from shamble.web.edition_look import of_edition
from shamble.web.forms import LONGEST_CODE, clean
from shamble.web.jobs import draw_moment
from shamble.web.render import drawn, error_page, page
from shamble.web.replay_page import moment_in
from shamble.web.requests import (
    AT_TABLE,
    as_data,
    aside,
    by_worker,
    form_of,
    give_place,
    hub_of,
    live_at_home,
    may_here,
    number_in,
    see,
    spend_guess,
    spend_new_game,
    visit,
    visit_to,
)
from shamble.web.rights import (
    ADOPT,
    ANSWER,
    CHOOSE,
    CHOOSE_FOR_ANOTHER,
    CHOOSE_FOR_LENT,
    KNOCK,
    LOOK_BACK,
    PLAY_AGAIN,
    REPORT,
    SAVE_ALONE,
    SAVE_OVER,
    SAVE_RUNNING,
    SEE,
)
from shamble.web.threads import in_thread
from shamble.web.visitors import new_holder

LONGEST_REPORT = 2000


async def table_page(request: Request) -> Response:
    """The page of a table for whoever has a place there; others are asked to join."""
    here = await visit_to(request, request.path_params["code"])
    if here is None:
        if may_here(request, ADOPT):
            table = (await live_at_home(request)).table
            return page(request, "adopt.html", code=table.code, title=table.game.setting.mission.title)
        spend_guess(request)
        return see(f"/join?code={quote(clean(request.path_params['code'], LONGEST_CODE))}")
    table = here.live.table
    here.live.wake()
    screen = await in_thread(lambda: table.screen(here.place.seats))
    setting = table.game.setting
    layer = drawn(await in_thread(lambda: ground(setting)))
    return page(
        request,
        "table.html",
        code=table.code,
        title=setting.mission.title,
        **of_edition(setting),
        screen=screen.shared,
        own=screen.own,
        static=layer,
        defs=drawn(defs()),
        viewbox=viewbox(setting),
        me=screen.own.me,
        waits=SECONDS,
        paces=PACES,
        campaign=await in_thread(lambda: hub_of(request).campaigns.of_table(table.code)),
        script_words=words_of(setting).file("script").all_to_fill(),
    )


async def choose(request: Request) -> Response:
    """A choice from the form of a page without scripts."""
    form = await form_of(request)
    here = await visit(request)
    seq, key = number_in(form.get("seq")), form.get("key")
    try:
        await here.live.changed(lambda: here.live.table.choose(here.place.seats, seq, key))
    except Refused as refusal:
        return error_page(409, str(refusal), back=f"/t/{here.live.table.code}")
    await here.live.wait_for_bots()
    return see(f"/t/{here.live.table.code}")


async def wish(request: Request) -> Response:
    """Consent or objection from the form of a page without scripts."""
    form = await form_of(request)
    here = await visit(request)
    table = here.live.table
    act = {"consent": table.agreement.consent, "object": table.agreement.object}.get(form.get("act", ""))
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
    shown = await in_thread(lambda: here.live.table.screen(here.place.seats))
    return Response(shown.to_json(), media_type="application/json")


async def rounds(request: Request) -> Response:
    """The whole log by round."""
    here = await visit(request)
    return as_data(await aside(request, here.live.table.rounds))


async def legend(request: Request) -> Response:
    """The signs of the board."""
    here = await visit(request)
    return as_data(await in_thread(here.live.table.legend))


async def adopt(request: Request) -> Response:
    """Give whoever sits at this computer its people's seats again, in another browser or without the old cookie."""
    live, holder = await live_at_home(request), new_holder()
    table = live.table
    await in_thread(lambda: table.seat_changes.adopt(holder))
    await hub_of(request).renew_all(live)
    response = see(f"/t/{table.code}")
    await give_place(request, response, holder)
    return response


async def again(request: Request) -> Response:
    """The same game once more, with other luck; everybody who is at the table is taken along."""
    here = await visit(request)
    hub, old = hub_of(request), here.live.table
    campaign = await in_thread(lambda: hub.campaigns.of_table(old.code))
    if campaign:
        return see(f"/c/{campaign}")
    try:
        async with here.live.going_on:
            if not old.history.following:
                spend_new_game(request)
            new = await aside(request, lambda: hub.tables.again(old, here.place.seats))
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
        name, text = await aside(request, lambda: hub_of(request).tables.download(code, here.place))
    except Refused as refusal:
        raise HTTPException(403, str(refusal)) from refusal
    return _download(name, text)


async def report(request: Request) -> Response:
    """A file with everything that is needed to look into a problem."""
    here = await visit(request)
    code = here.live.table.code
    said = request.query_params.get("told", "").encode("utf-8", "replace").decode("utf-8")[:LONGEST_REPORT]
    data = await aside(request, lambda: hub_of(request).tables.report(code, said, here.place.seats))
    return _download(f"shamble-report-{code}.json", encode(data))


async def piles(request: Request) -> Response:
    """The cards that lie open, drawn, to look through."""
    here = await visit(request)
    return as_data(await aside(request, lambda: piles_shown(here.live.table.game)))


def _download(name: str, text: str | bytes) -> Response:
    return Response(
        text,
        media_type="application/json",
        headers={"Content-Disposition": f'attachment; filename="{name}"'},
    )


# ---------------------------------------------------------------------- pictures


async def board_picture(request: Request) -> Response:
    """The board now, or after a choice (`?at=7`)."""
    here = await visit(request)
    table = here.live.table
    light = request.query_params.get("light") == "1"
    if "at" in request.query_params:
        text = await in_thread(lambda: hub_of(request).saved(table))
        svg = await by_worker(request, draw_moment, text, moment_in(request), light)
    else:
        svg = await aside(request, lambda: board_svg(table.game, light=light))
    return Response(svg, media_type="image/svg+xml")


ROUTES = [
    PageDoor("/t/{code}", table_page, KNOCK, SEE),
    PageDoor("/t/{code}/choose", choose, CHOOSE, CHOOSE_FOR_ANOTHER, CHOOSE_FOR_LENT, place=AT_TABLE, methods=["POST"]),
    PageDoor("/t/{code}/wish", wish, ANSWER, place=AT_TABLE, methods=["POST"]),
    PageDoor("/t/{code}/adopt", adopt, ADOPT, place=AT_TABLE, methods=["POST"]),
    PageDoor("/t/{code}/again", again, PLAY_AGAIN, place=AT_TABLE, methods=["POST"]),
    PageDoor("/t/{code}/screen", screen, SEE, place=AT_TABLE),
    PageDoor("/t/{code}/board.svg", board_picture, LOOK_BACK, place=AT_TABLE),
    PageDoor("/t/{code}/piles", piles, LOOK_BACK, place=AT_TABLE),
    PageDoor("/t/{code}/rounds", rounds, LOOK_BACK, place=AT_TABLE),
    PageDoor("/t/{code}/legend", legend, LOOK_BACK, place=AT_TABLE),
    PageDoor("/t/{code}/save", save, SAVE_RUNNING, SAVE_ALONE, SAVE_OVER, place=AT_TABLE),
    PageDoor("/t/{code}/report", report, REPORT, place=AT_TABLE),
]
