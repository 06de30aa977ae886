"""Campaigns in the browser: those that can be begun, and the page of one: road, story, sheets, going on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from markupsafe import Markup
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from shamble.content.campaign import Campaign
from shamble.editions import EDITIONS
from shamble.engine.errors import SetupError
from shamble.games import all_content, content_in_play
from shamble.games.campaign import NEXT_MISSION, CampaignError, RunningCampaign, begin, choose, missions_to_choose
from shamble.games.campaign_story import SheetTold, title_of
from shamble.games.campaign_teams import usual_players
from shamble.table.campaigns import CampaignHere, FirstGame, NextSeat, label_of
from shamble.table.errors import Refused
from shamble.table.screen.pictures import portrait
from shamble.table.store.records import OPEN, Seat
from shamble.table.store.schema import WATCH
from shamble.table.table import NewTable
from shamble.table.tables import Pass
from shamble.text import words, words_in
from shamble.web.campaign_form import SeatRow, people_shown, rows_for, seats_in
from shamble.web.doors import DoorPlace, PageDoor
from shamble.web.forms import Form, FormError, clean
from shamble.web.hub import Hub
from shamble.web.jobs import SentCampaign, check_campaign, print_campaign
from shamble.web.pictures import PAPERS
from shamble.web.render import drawn, page
from shamble.web.requests import (
    aside,
    by_worker,
    form_of,
    give_place,
    hub_of,
    is_at_home,
    may_here,
    no_place,
    number_in,
    refuse,
    see,
    settled,
    spend_new_game,
)
from shamble.web.rights import (
    ALL_TABLES,
    ANSWER,
    CHOOSE_NEXT,
    DELETE_CAMPAIGN,
    GO_ON,
    READ,
    SAVE_CAMPAIGN,
    SEE_CAMPAIGN,
    SET_UP,
    UNCHOOSE_ANOTHERS,
    Right,
    Roles,
    demand,
    roles_of,
)
from shamble.web.threads import in_thread
from shamble.web.visitors import holder_of, new_holder
from shamble.world.game import Game


class CampaignVisit(NamedTuple):
    """A visitor at a campaign."""

    here: CampaignHere
    holder: str
    place: Pass

    @property
    def plays(self) -> bool:
        """Whether they may choose and go on."""
        return GO_ON.allows(roles_of(self.place))


async def _place(request: Request) -> tuple[str, Pass]:
    """The visitor's secret, and their place at the table of the last game: nobody has looked for the campaign yet."""
    hub, holder = hub_of(request), await settled(request)
    code = request.path_params["code"]
    table = await in_thread(lambda: hub.tables.store.campaigns.table_of(code))
    return holder, await hub.place_at(table, holder)


async def visit(request: Request) -> CampaignVisit:
    """The visitor at the campaign in the address, whom a row has let in; 403 for others."""
    hub, (holder, place) = hub_of(request), await _place(request)
    if not SEE_CAMPAIGN.allows(_roles(request, place)):
        raise no_place(request)
    try:
        here = await aside(request, lambda: hub.campaigns.get(request.path_params["code"]))
    except Refused as refusal:
        raise HTTPException(404, str(refusal)) from refusal
    return CampaignVisit(here, holder, place)


def _roles(request: Request, place: Pass) -> Roles:
    return roles_of(place, at_home=is_at_home(request))


async def _roles_at_campaign(request: Request) -> Roles:
    _, place = await _place(request)
    return _roles(request, place)


AT_CAMPAIGN = DoorPlace(_roles_at_campaign, refuse)


# ---------------------------------------------------------------------- the list, and beginning one


async def campaigns(request: Request, fault: str = "") -> Response:
    """The campaigns that can be begun, and those of this browser."""
    await settled(request)
    return await aside(request, lambda: _list(request, fault))


def _list(request: Request, fault: str) -> Response:
    hub, holder = hub_of(request), holder_of(request)
    known = [one for pack in all_content() for one in pack.campaigns.values()]
    whose = None if may_here(request, ALL_TABLES) else holder
    mine = hub.campaigns.listed(whose) if holder or whose is None else []
    return page(
        request,
        "campaigns.html",
        400 if fault else 200,
        fault=fault,
        known=[_known_shown(one) for one in known],
        mine=[_mine_shown(one) for one in mine],
    )


class CampaignOnPage(NamedTuple):
    """A campaign that can be begun."""

    id: str
    title: str
    story: str
    edition: str
    look: str
    length: str
    path: str


class CampaignGoing(NamedTuple):
    """A campaign that goes on, and its next Mission."""

    code: str
    title: str
    game: int
    outcome: str
    next: str


def _known_shown(campaign: Campaign) -> CampaignOnPage:
    said = words()
    return CampaignOnPage(
        id=campaign.id,
        title=campaign.title,
        story=campaign.story,
        edition=words_in(EDITIONS[campaign.edition]).edition(campaign.edition),
        look=EDITIONS[campaign.edition].look,
        length=said.page("campaign-length-any")
        if campaign.free
        else said.page("campaign-length", missions=len(campaign.road)),
        path=f"/campaigns/{campaign.edition}/{campaign.id}",
    )


def campaigns_going(hub: Hub, holder: str) -> list[CampaignGoing]:
    """The campaigns of a browser that are not over, for the first page."""
    return [one for one in map(_mine_shown, hub.campaigns.listed(holder)) if not one.outcome]


def _mine_shown(here: CampaignHere) -> CampaignGoing:
    now = here.running.state
    mission = now.mission or (now.missions[0] if len(now.missions) == 1 else "")
    return CampaignGoing(
        code=here.code,
        title=here.running.campaign.title,
        game=now.game,
        outcome=now.outcome,
        next=title_of(here.running.campaign, mission) if mission else "",
    )


def _campaign_in(request: Request) -> Campaign:
    edition, name = request.path_params["edition"], request.path_params["campaign"]
    found = content_in_play(edition).campaigns.get(name) if edition in EDITIONS else None
    if found is None:
        raise HTTPException(404, words().page("no-page"))
    return found


def _first(running: RunningCampaign, form: Form) -> tuple[RunningCampaign, list[str]]:
    """The campaign with its first Mission chosen, as the form says or the first of them; and all there are."""
    there = list(missions_to_choose(running.campaign, running.state))
    if there:
        wanted = clean(form.get("mission", ""), 80)
        running = choose(running, f"{NEXT_MISSION} {wanted if wanted in there else there[0]}")
    return running, there


async def begin_form(request: Request, form: Form | None = None, fault: str = "") -> Response:
    """The page on which a campaign begins: its first Mission, and who plays."""
    return await aside(request, lambda: _begin_form(request, form, fault))


def _begin_form(request: Request, form: Form | None, fault: str) -> Response:
    campaign, filled = _campaign_in(request), form or {}
    running, there = _first(begin(campaign), filled)
    rows = rows_for(None, filled)
    return page(
        request,
        "campaign_begin.html",
        422 if fault else 200,
        fault=fault,
        edition=EDITIONS[campaign.edition].look,
        campaign=_known_shown(campaign),
        missions=[
            {"id": one, "title": title_of(campaign, one), "chosen": one in running.state.missions} for one in there
        ],
        **_form_shown(running, rows, filled),
    )


async def begin_one(request: Request) -> Response:
    """Begin a campaign as the form says."""
    form = await form_of(request)
    hub, holder = hub_of(request), new_holder()
    try:
        first = await aside(request, lambda: _first_game(request, form))
        spend_new_game(request)
        _, made = await aside(request, lambda: hub.campaigns.begin(*first, holder))
    except (FormError, SetupError, Refused, CampaignError) as error:
        return await begin_form(request, form, str(error))
    _remember_links(request, made)
    invites = any(seat.kind == OPEN for seat in made.table.seats)
    response = see(f"/t/{made.table.code}{'/people' if invites else ''}")
    await give_place(request, response, holder)
    return response


def _first_game(request: Request, form: Form) -> FirstGame:
    running, _ = _first(begin(_campaign_in(request)), form)
    return FirstGame(running, seats_in(running, None, form))


def _remember_links(request: Request, made: NewTable) -> None:
    hub = hub_of(request)
    for seat in made.table.seats:
        if seat.kind == OPEN:
            hub.remember_link(made.table.code, seat.seat, made.seat_secrets[seat.seat])
    hub.remember_link(made.table.code, WATCH, made.watch_secret)


def _form_shown(running: RunningCampaign, rows: list[SeatRow], form: Form) -> dict[str, Any]:
    """The part of a page that says who plays next."""
    people = people_shown(running, rows, form)
    return {
        "rows": [{**row._asdict(), "new": row.id.startswith("n")} for row in rows],
        "people": [{**one, "face": drawn(portrait(one["name"]))} for one in people],
    }


# ---------------------------------------------------------------------- the page of one


async def campaign_page(request: Request, form: Form | None = None, fault: str = "") -> Response:
    """The road, the story so far, the sheets; when a Mission is over, what is next."""
    found = await visit(request)
    return await aside(request, lambda: _page_of_one(request, found, form, fault))


def _page_of_one(request: Request, found: CampaignVisit, form: Form | None, fault: str) -> Response:
    hub, here = hub_of(request), found.here
    told = hub.campaigns.story(here)
    campaign = here.running.campaign
    following, further_fault = _following_shown(hub, found, form or {})
    fault = fault or further_fault
    return page(
        request,
        "campaign.html",
        409 if fault else 200,
        fault=fault,
        code=here.code,
        table=here.table.code,
        edition=EDITIONS[campaign.edition].look,
        title=campaign.title,
        campaign_story=campaign.story,
        outcome=told.outcome,
        ending=getattr(campaign.endings, told.outcome) if told.outcome else "",
        road=told.road,
        chapters=told.chapters,
        team=told.team,
        sheets=[_sheet_shown(one) for one in told.sheets],
        over=here.over,
        plays=found.plays,
        host=found.place.host,
        **following,
    )


def _following_shown(hub: Hub, found: CampaignVisit, form: Form) -> tuple[dict[str, Any], str]:
    """The part of the page about what is next, for whoever may choose and go on; and why nobody can."""
    here = found.here
    campaign, now = here.running.campaign, here.running.state
    shown: dict[str, Any] = {"due": False, "next_title": "", "rows": [], "people": []}
    fault = ""
    if found.plays and here.over and not here.table.history.following and len(now.missions) == 1:
        try:
            shown = {
                "due": True,
                "next_title": title_of(campaign, now.missions[0]),
                **_form_shown(here.running, rows_for(here.table, form), form),
            }
        except (CampaignError, SetupError) as error:  # too few are left, or the next Mission's pack is gone
            fault = str(error)
    asked = here.table.agreement.shown()
    wish = asked if asked is not None and asked.kind == "unchoose" else None
    choices = [{"key": one.key, "label": label_of(campaign, one)} for one in hub.campaigns.options(here)]
    return {
        **shown,
        "choices": choices,
        "chosen": here.table.history.chosen,
        "wish": wish,
        "may_consent": wish is not None and bool(found.place.seats & set(wish.missing)),
    }, fault


class Ticked(NamedTuple):
    """A Skill of a sheet, and whether it is ticked."""

    name: str
    ticked: bool


class PointBox(NamedTuple):
    """A box of a sheet for a point."""

    number: int
    ticked: bool
    milestone: bool


class SheetOnPage(NamedTuple):
    """The sheet of a Survivor."""

    name: str
    face: Markup
    dead: bool
    cxp: int
    boxes: list[PointBox]
    skills: list[Ticked]
    bonus: int
    most_bonus: int
    kept: Sequence[str]
    lost: Sequence[str]
    achievements: Sequence[str]
    follows: str
    cards: Sequence[str]


def _sheet_shown(one: SheetTold) -> SheetOnPage:
    sheet = one.sheet
    boxes = [PointBox(box, box <= sheet.cxp, box in one.milestones) for box in range(1, one.boxes + 1)]
    return SheetOnPage(
        name=one.name,
        face=drawn(portrait(one.name)),
        dead=one.dead,
        cxp=sheet.cxp,
        boxes=boxes,
        skills=[Ticked(name, name in sheet.skills) for name in one.skills],
        bonus=sheet.bonus_actions,
        most_bonus=one.most_bonus_actions,
        kept=sheet.equipment,
        lost=sheet.lost,
        achievements=one.achievements,
        follows=sheet.follows,
        cards=one.cards,
    )


async def act(request: Request) -> Response:
    """Choose, take back, agree, go on, or delete the campaign."""
    form = await form_of(request)
    found = await visit(request)
    hub, here = hub_of(request), found.here
    deed = form.get("act", "")
    table, seats = here.table, found.place.seats
    try:
        if deed not in ACTS:
            raise Refused(words().page("unknown-wish", wish=str(deed)[:40]))
        demand(ACTS[deed], roles_of(found.place))
        if deed == "go-on":
            return await _go_on(request, found, form)
        if deed == "delete":
            for gone in await in_thread(lambda: hub.campaigns.delete(here.code, found.place)):
                hub.forget(gone)
            return see("/campaigns")
        if deed == "choose":
            await aside(request, lambda: hub.campaigns.choose(here.code, seats, form.get("key")))
        elif deed == "unchoose":
            await in_thread(lambda: table.agreement.ask(seats, "unchoose"))
        else:
            answer = table.agreement.consent if deed == "consent" else table.agreement.object
            await in_thread(lambda: answer(seats, number_in(form.get("number"))))
    except (Refused, CampaignError) as refusal:
        return await campaign_page(request, form, str(refusal))
    await (await hub.live(table.code)).changed()
    return see(f"/c/{here.code}")


async def _go_on(request: Request, found: CampaignVisit, form: Form) -> Response:
    hub, here = hub_of(request), found.here
    live = await hub.live(here.table.code)
    try:
        async with live.going_on:
            if not here.over or here.table.history.following:  # somebody was first: all come to the same game
                return see(f"/t/{here.table.history.following or here.table.code}")
            seats = await aside(request, lambda: seats_in(here.running, here.table, form))
            spend_new_game(request)
            new = await aside(request, lambda: hub.campaigns.go_on(here.code, found.place, seats, found.holder))
    except (FormError, SetupError, Refused, CampaignError) as error:
        return await campaign_page(request, form, str(error))
    await live.changed()
    invites = any(seat.kind == OPEN for seat in new.seats)
    return see(f"/t/{new.code}{'/people' if invites else ''}")


# ---------------------------------------------------------------------- files


async def sheets_pdf(request: Request) -> Response:
    """The sheets, to be printed."""
    found = await visit(request)
    told = await aside(request, lambda: hub_of(request).campaigns.story(found.here))
    paper = request.query_params.get("paper")
    written = await by_worker(request, print_campaign, told, paper if paper in PAPERS else PAPERS[0])
    headers = {"Cache-Control": "no-cache", "Content-Disposition": f'inline; filename="campaign-{found.here.code}.pdf"'}
    return Response(written, media_type="application/pdf", headers=headers)


async def download(request: Request) -> Response:
    """The campaign as one file, without the game that goes on."""
    found = await visit(request)
    name, text = await aside(request, lambda: hub_of(request).campaigns.download(found.here.code))
    headers = {"Content-Disposition": f'attachment; filename="{name}"', "Cache-Control": "no-store"}
    return Response(text, media_type="application/json", headers=headers)


async def open_file(request: Request) -> Response:
    """Go on with a campaign from a file."""
    hub = hub_of(request)
    async with request.form(max_files=1, max_fields=4, max_part_size=hub.options.largest_campaign) as form:
        file = form.get("file")
        raw = await file.read() if file is not None and not isinstance(file, str) else b""
    if not raw:
        return await campaigns(request, words().page("no-file"))
    holder = new_holder()
    try:
        text = raw.decode("utf-8")
        sent = await by_worker(request, check_campaign, text)
        code = await aside(request, lambda: _taken_in(hub, sent, holder))
    except UnicodeDecodeError:
        return await campaigns(request, words().page("save-foreign"))
    except (CampaignError, SetupError, Refused) as error:
        return await campaigns(request, str(error))
    response = see(f"/c/{code}")
    await give_place(request, response, holder)
    return response


def _taken_in(hub: Hub, sent: SentCampaign, holder: str) -> str:
    last = Game.from_json(sent.last) if sent.last else None
    return hub.campaigns.take_in(sent.running, last, holder, _all_mine)


def _all_mine(running: RunningCampaign) -> FirstGame:
    """The first Mission there is, with one seat for all usual Survivors."""
    first, _ = _first(running, {})
    names = [name for seat in usual_players(first) for name in seat]
    return FirstGame(first, [NextSeat(Seat(0, ""), tuple(names))])


ACTS: dict[str, tuple[Right, ...]] = {
    "choose": (CHOOSE_NEXT,),
    "unchoose": (CHOOSE_NEXT, UNCHOOSE_ANOTHERS),
    "consent": (ANSWER,),
    "object": (ANSWER,),
    "go-on": (GO_ON,),
    "delete": (DELETE_CAMPAIGN,),
}
"""The deeds that the page of a campaign offers, with the rows that let somebody do each."""

_TO_ACT = tuple(right for rights in ACTS.values() for right in rights)

ROUTES = [
    PageDoor("/campaigns", campaigns, READ, ALL_TABLES, methods=["GET"]),
    PageDoor("/campaigns/open", open_file, SET_UP, methods=["POST"]),
    PageDoor("/campaigns/{edition}/{campaign}", begin_form, SET_UP, methods=["GET"]),
    PageDoor("/campaigns/{edition}/{campaign}", begin_one, SET_UP, methods=["POST"]),
    PageDoor("/c/{code}", campaign_page, SEE_CAMPAIGN, place=AT_CAMPAIGN, methods=["GET"]),
    PageDoor("/c/{code}", act, *_TO_ACT, place=AT_CAMPAIGN, methods=["POST"]),
    PageDoor("/c/{code}/sheets.pdf", sheets_pdf, SEE_CAMPAIGN, place=AT_CAMPAIGN),
    PageDoor("/c/{code}/file", download, SAVE_CAMPAIGN, place=AT_CAMPAIGN),
]
