"""The first page, new games, joining, opening saved games."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from markupsafe import Markup
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from shamble.editions import DEFAULT, EDITIONS
from shamble.engine.errors import SaveError, SetupError
from shamble.games import all_content
from shamble.games.missions import edition_listing
from shamble.table.campaigns import MOST_LISTED
from shamble.table.errors import Refused
from shamble.table.screen.pictures import portrait
from shamble.table.screen.position import called
from shamble.table.store.records import BOT, DEVICE, LOOK, OPEN, PERSON, ListedTable, Seat
from shamble.table.store.schema import WATCH
from shamble.table.table import NewTable, Table
from shamble.text import to_reader, words
from shamble.web.campaign_page import campaigns_going
from shamble.web.doors import PageDoor
from shamble.web.forms import LONGEST_CODE, Form, FormError, clean
from shamble.web.hub import Hub
from shamble.web.jobs import check_save
from shamble.web.own_survivors import File
from shamble.web.packs import packs_shown
from shamble.web.pictures import PAPERS
from shamble.web.reading import VARIES
from shamble.web.render import drawn, page
from shamble.web.requests import (
    aside,
    by_worker,
    form_and_files,
    form_of,
    give_place,
    hub_of,
    may_here,
    number_in,
    see,
    settled,
    spend_guess,
    spend_new_game,
)
from shamble.web.rights import (
    ALL_TABLES,
    FOLLOW,
    KNOCK,
    READ,
    SET_UP,
    SHARED_ADDRESS,
    SIT_DOWN,
    SIT_ON_SOMEBODY,
    sees,
)
from shamble.web.setup_form import WantedGame, edition_in, form_shown, in_edition, read_form
from shamble.web.setup_house import TAKE_SET, with_set
from shamble.web.setup_seats import BOT as BOT_PLACE
from shamble.web.setup_seats import FRIENDS, INVITED, with_friends
from shamble.web.setup_survivors import INVITE, LOAD, RANDOM, USUAL, dealt_anew, with_loaded, with_strangers
from shamble.web.sharing_page import SharingShown, sharing_shown
from shamble.web.threads import in_thread
from shamble.web.time_ago import ago
from shamble.web.visitors import holder_of, is_secret, new_holder, visitor_of
from shamble.world.game import Game

SWITCH = "edition:"
"""The prefix of the action of an edition's button, before the edition's name."""
KINDS = {INVITED: OPEN, BOT_PLACE: BOT}


async def home(request: Request, fault: str = "") -> Response:
    """The first page: continue, begin, join, watch again, look up; with the fault of a file opened here."""
    await settled(request)
    sharing = await sharing_shown(request)
    return await aside(request, lambda: _home(request, fault, sharing))


def _home(request: Request, fault: str, sharing: SharingShown) -> Response:
    holder = holder_of(request)
    return page(
        request,
        "home.html",
        400 if fault else 200,
        fault=fault,
        sharing=sharing,
        first=EDITIONS[DEFAULT].pack.first_mission,
        missions=sum(len(edition.pack.missions) for edition in EDITIONS.values()),
        going=_tables(request, over=False),
        over=_tables(request, over=True),
        campaigns=campaigns_going(hub_of(request), holder) if holder else [],
    )


def _tables(request: Request, *, over: bool) -> list[TableOnPage]:
    """The newest tables of this browser, then at home those of others."""
    tables, holder = hub_of(request).tables, holder_of(request)
    own = tables.listed(holder, over=over, most=MOST_LISTED) if holder else []
    mine = {one.code for one in own}
    others = tables.listed(over=over, most=MOST_LISTED + len(own)) if may_here(request, ALL_TABLES) else []
    known = [*own, *(one for one in others if one.code not in mine)]
    return [_listed(one, one.code in mine) for one in known[:MOST_LISTED]]


class TableOnPage(NamedTuple):
    """A table in a list, with the faces of its Survivors and whose turn it is."""

    code: str
    mine: bool
    title: str
    round: int
    outcome: str
    survivors: list[Markup]
    turn: str
    ago: str


def _listed(table: ListedTable, mine: bool) -> TableOnPage:
    summary = table.summary
    asked = [called(summary.seats[seat]) for seat in summary.asked]
    said = words()
    return TableOnPage(
        code=table.code,
        mine=mine,
        title=summary.title,
        round=summary.round,
        outcome=table.outcome,
        survivors=[drawn(portrait(name)) for name in summary.survivors],
        turn=said.page("turn-of", who=said.listed(asked))
        if asked and len(summary.seats) > 1
        else str(to_reader(summary.question)),
        ago=ago(table.changed),
    )


# ---------------------------------------------------------------------- new games


async def new_form(request: Request) -> Response:
    """The form of a new game, with a default for everything."""
    return await aside(request, lambda: _empty_form(request))


def _empty_form(request: Request) -> Response:
    asked = {name: clean(request.query_params.get(name, ""), 40) for name in ("edition", "mission")}
    form: Form = {**asked, "seat-1": "me"}
    try:
        form = with_set(edition_in(form), form, request.query_params.get("house", ""))
    except (FormError, SetupError) as error:
        return _setting_up(request, form, error)
    return _setting_up(request, form)


def _setting_up(request: Request, form: Form, error: Exception | None = None) -> Response:
    """The page of a new game, with the filled-in values and the error in them."""
    about = "" if error is None else getattr(error, "about", "") or "rules"
    shown = {**form_shown(form), "packs": packs_shown() if may_here(request, ALL_TABLES) else None}
    return page(request, "new.html", 200 if error is None else 422, fault=str(error or ""), about=about, **shown)


async def new(request: Request) -> Response:
    """Set a game up as the form says."""
    form, files = await form_and_files(request)
    if form.get("do") == LOAD:
        return await _load(request, form, files)
    asked = await aside(request, lambda: _asked_for(request, form))
    if isinstance(asked, Response):
        return asked
    spend_new_game(request)
    hub, holder = hub_of(request), new_holder()
    try:
        made = await aside(request, lambda: create(hub, asked, holder))
    except (SetupError, Refused) as error:
        fault = error
        return await aside(request, lambda: _setting_up(request, form, fault))
    invites = any(seat.kind == OPEN for seat in made.table.seats)
    response = see(f"/t/{made.table.code}/people" if invites else f"/t/{made.table.code}")
    await give_place(request, response, holder)
    return response


async def _load(request: Request, form: Form, files: Sequence[File]) -> Response:
    """The form with the Survivors of these files, which a worker reads: they are YAML of a stranger."""
    try:
        filled = await by_worker(request, with_loaded, form, files)
    except FormError as error:
        fault = error
        return await aside(request, lambda: _setting_up(request, form, fault))
    return await aside(request, lambda: _setting_up(request, filled))


def _asked_for(request: Request, form: Form) -> WantedGame | Response:
    """The game that is to begin; or the form again, as one of its buttons fills it in or with what is wrong."""
    all_content()  # newly dropped packs are read there
    try:
        changed = _form_changed(form)
        if changed is None:
            return read_form(with_friends(form) if form.get("do") == FRIENDS else form)
    except (FormError, SetupError) as error:
        return _setting_up(request, form, error)
    return _setting_up(request, changed)


def _form_changed(form: Form) -> Form | None:
    """The form as one of its buttons fills it in; None where the game is to begin."""
    deed = form.get("do", "")
    if deed in (RANDOM, USUAL):
        return dealt_anew(form, deed)
    if deed.startswith(SWITCH):
        return in_edition(form, deed.removeprefix(SWITCH))
    if deed == INVITE:
        return with_strangers(form, edition_in(form))
    if deed == TAKE_SET:
        return with_set(edition_in(form), form, str(form.get("house-set", "")))
    return None


def create(hub: Hub, wanted: WantedGame, holder: str) -> NewTable:
    """Create the table that was asked for; its links are remembered for the page of seats."""
    seats = [
        Seat(number, place.name, KINDS.get(place.kind, PERSON), place.bot if place.kind == BOT_PLACE else "")
        for number, place in enumerate(wanted.places)
    ]
    made = hub.tables.create(
        wanted.setup,
        seats=seats,
        holder=holder,
        table_options=wanted.table_options,
    )
    _remember_links(hub, made)
    return made


def _remember_links(hub: Hub, made: NewTable) -> None:
    for seat in made.table.seats:
        if seat.kind == OPEN:
            hub.remember_link(made.table.code, seat.seat, made.seat_secrets[seat.seat])
    hub.remember_link(made.table.code, WATCH, made.watch_secret)


async def open_save(request: Request) -> Response:
    """A table that goes on with a saved game from a file, or shows it again."""
    hub = hub_of(request)
    async with request.form(max_files=1, max_fields=4, max_part_size=hub.options.largest_save) as form:
        file = form.get("file")
        watch = form.get("then") == "watch"
        raw = await file.read() if file is not None and not isinstance(file, str) else b""
    if not raw:
        return await home(request, words().page("no-file"))
    holder = new_holder()
    try:
        text = raw.decode("utf-8")
        checked = await by_worker(request, check_save, text)
        made = await aside(request, lambda: hub.tables.adopt(Game.from_json(checked), holder))
    except UnicodeDecodeError:
        return await home(request, words().page("save-foreign"))
    except (SaveError, Refused) as error:
        return await home(request, str(error))
    _remember_links(hub, made)
    shown = "/replay" if watch or made.table.game.state.outcome else ""
    response = see(f"/t/{made.table.code}{shown}")
    await give_place(request, response, holder)
    return response


async def mission_picture(request: Request) -> Response:
    """The map of a Mission."""
    mission = request.path_params["mission"]
    kept = "private, max-age=3600" if mission in edition_listing(mission).pack.missions else "no-cache"
    light = request.query_params.get("light") == "1"
    svg = await hub_of(request).pictures.map(visitor_of(request.scope), mission, light)
    if svg is None:
        raise HTTPException(404, words().page("no-page"))
    return Response(svg, media_type="image/svg+xml", headers={"Cache-Control": kept, **VARIES})


async def mission_paper(request: Request) -> Response:
    """The sheet of a Mission to be printed."""
    mission, paper = request.path_params["mission"], request.query_params.get("paper")
    wanted = paper if paper in PAPERS else PAPERS[0]
    sheet = await hub_of(request).pictures.sheet(visitor_of(request.scope), mission, wanted)
    if sheet is None:
        raise HTTPException(404, words().page("no-page"))
    headers = {"Cache-Control": "no-cache", "Content-Disposition": f'inline; filename="{mission}.pdf"'}
    return Response(sheet, media_type="application/pdf", headers=headers)


# ---------------------------------------------------------------------- joining


async def join_form(request: Request) -> Response:
    """Type the code of a table, then choose a free seat."""
    code = clean(request.query_params.get("code", ""), LONGEST_CODE)
    if not code:
        return page(request, "join.html", code="", typed="", fault="")
    spend_guess(request)
    try:
        live = await hub_of(request).live(code)
    except Refused as refusal:
        return page(request, "join.html", 404, code="", typed=code, fault=str(refusal))
    return page(request, "join.html", **_free_seats(live.table), fault="")


def _free_seats(table: Table) -> dict[str, Any]:
    survivors = table.game.state.survivors
    seats = []
    for seat in table.seats:
        if seat.kind == OPEN:
            names = [survivor.name for survivor in survivors if survivor.seat == seat.seat]
            seats.append(
                {
                    "seat": seat.seat,
                    "name": table.seats.name(seat.seat),
                    "survivors": names,
                    "portraits": [drawn(portrait(name)) for name in names],
                }
            )
    return {"code": table.code, "title": table.game.setting.mission.title, "seats": seats}


async def join(request: Request) -> Response:
    """Sit down in a free seat of the table with this code."""
    form = await form_of(request)
    hub = hub_of(request)
    code = clean(form.get("code", ""), LONGEST_CODE)
    spend_guess(request)
    try:
        live = await hub.live(code)
    except Refused as refusal:
        return page(request, "join.html", 404, code="", typed=code, fault=str(refusal))
    holder = new_holder()
    if "seat" not in form:
        place = await hub.pass_of(live, holder_of(request))
        return see(f"/t/{live.table.code}" if sees(place) else f"/join?code={live.table.code}")
    seat, name = number_in(form["seat"]), clean(form.get("name", ""))
    try:
        if seat is None:
            raise Refused(words().page("no-seat"))
        await in_thread(lambda: hub.tables.join(live.table.code, holder, seat, name or None))
    except Refused as refusal:
        return page(request, "join.html", 409, **_free_seats(live.table), fault=str(refusal))
    hub.forget_link(live.table.code, seat)
    await hub.renew_all(await hub.live(live.table.code))
    response = see(f"/t/{live.table.code}")
    await give_place(request, response, holder)
    return response


async def follow(request: Request) -> Response:
    """The page of a link. A free seat asks for a name: a messenger that previews the link must not sit down there."""
    spend_guess(request)
    secret = _secret_in(request)
    hub = hub_of(request)
    try:
        table, link = await in_thread(lambda: hub.tables.opened_by(secret))
    except Refused as error:
        raise HTTPException(404, words().page("link-of-no-use")) from error
    held = await in_thread(lambda: hub.tables.store.granted(table.id, holder_of(request)))
    if link.kind == LOOK or link.over or link.seat in held:
        return await _enter(request, secret)
    here: dict[str, Any] = {"code": table.code, "title": table.game.setting.mission.title, "action": f"/i/{secret}"}
    if link.kind == DEVICE:
        return page(request, "device.html", name=table.seats.name(link.seat), **here)
    seats = [seat for seat in _free_seats(table)["seats"] if seat["seat"] == link.seat]
    return page(request, "join.html", **here, seats=seats, fault="")


async def enter(request: Request) -> Response:
    """Exchange the secret of a link for a place in the visitor's cookie; the secret leaves the address."""
    spend_guess(request)
    return await _enter(request, _secret_in(request), clean((await form_of(request)).get("name", "")))


async def _enter(request: Request, secret: str, name: str = "") -> Response:
    hub, before, holder = hub_of(request), await settled(request), new_holder()
    try:
        table, link = await in_thread(lambda: hub.tables.opened_by(secret))
        if link.seat in await in_thread(lambda: hub.tables.store.granted(table.id, before)):
            return see(f"/t/{table.code}")
        await in_thread(lambda: hub.tables.enter(secret, holder, name or None))
    except Refused as refusal:
        raise HTTPException(410, str(refusal)) from refusal
    live = await hub.live(table.code)
    await hub.forget_used_links(live)
    await hub.renew_all(live)
    response = see(f"/t/{table.code}")
    await give_place(request, response, holder)
    return response


def _secret_in(request: Request) -> str:
    """The secret in the address; 404 when it cannot be one of ours."""
    secret: str = request.path_params["secret"]
    if not is_secret(secret):
        raise HTTPException(404, words().page("link-of-no-use"))
    return secret


ROUTES = [
    PageDoor("/", home, READ, ALL_TABLES, SHARED_ADDRESS),
    PageDoor("/new", new_form, SET_UP, ALL_TABLES, methods=["GET"]),
    PageDoor("/new", new, SET_UP, methods=["POST"]),
    PageDoor("/open", open_save, SET_UP, methods=["POST"]),
    PageDoor("/mission/{mission}.svg", mission_picture, READ),
    PageDoor("/mission/{mission}.pdf", mission_paper, READ),
    PageDoor("/join", join_form, KNOCK, methods=["GET"]),
    PageDoor("/join", join, KNOCK, SIT_DOWN, SIT_ON_SOMEBODY, methods=["POST"]),
    PageDoor("/i/{secret}", follow, FOLLOW, methods=["GET"]),
    PageDoor("/i/{secret}", enter, FOLLOW, methods=["POST"]),
]
