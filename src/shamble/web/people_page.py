"""Who sits where: invite links with QR codes, bots, handing seats over."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import Response

from shamble.table.errors import Refused
from shamble.table.screen.pictures import portrait
from shamble.table.seats.seats import Seats
from shamble.table.store.records import BOT, OPEN, PERSON, Seat
from shamble.table.store.schema import WATCH
from shamble.text import words
from shamble.web.doors import PageDoor
from shamble.web.edition_look import of_edition
from shamble.web.forms import LONGEST_NAME, Form, clean
from shamble.web.hub import Hub
from shamble.web.pictures import qr_code
from shamble.web.render import drawn, page
from shamble.web.requests import AT_TABLE, Visit, form_of, give_place, hub_of, number_in, see, visit
from shamble.web.rights import (
    DELETE,
    END_ANOTHERS,
    END_OTHERS,
    HAND,
    HAND_ANOTHERS,
    INVITE,
    LINK_ANOTHERS,
    LINK_DEVICE,
    PACE,
    PLACE_BOT,
    REMOVE,
    RENAME,
    RENAME_ANOTHERS,
    SEE_SEATS,
    SEND_AWAY,
    TAKE_OVER,
    Right,
    demand,
    roles_of,
)
from shamble.web.sharing_page import sharing_shown
from shamble.web.threads import in_thread
from shamble.web.visitors import new_holder


async def people(request: Request, fault: str = "") -> Response:
    """The page of seats, with everything that can be done about them."""
    here = await visit(request)
    hub = hub_of(request)
    table = here.live.table
    seats = table.seats
    arranges = bool(here.place.seats) or here.place.host
    await hub.forget_used_links(here.live)
    links = hub.links(table.code) if arranges else {}
    sessions = await in_thread(lambda: table.store.sessions(table.id))
    address = hub.sharing.address or f"{request.url.scheme}://{request.headers['host']}"
    watch = f"{address}/i/{links[WATCH]}" if WATCH in links else ""
    return page(
        request,
        "people.html",
        409 if fault else 200,
        code=table.code,
        title=table.game.setting.mission.title,
        **of_edition(table.game.setting),
        fault=fault,
        over=bool(table.game.state.outcome),
        may_arrange=arranges,
        seated=bool(here.place.seats),
        host=here.place.host,
        only_here=hub.options.at_home and not hub.sharing.address,
        sharing=await sharing_shown(request, table.code),
        invitation=_invitation(here, address) if arranges else None,
        seats=[_shown(here, seat, address, links, sessions.get(seat.seat, 0)) for seat in seats],
        longest_name=LONGEST_NAME,
        watching=seats.watching,
        watchers=sessions.get(WATCH, 0),
        watch_link=watch,
        watch_qr=qr_code(watch) if watch else "",
    )


def _invitation(here: Visit, address: str) -> dict[str, str] | None:
    """One link to all seats that are free, as long as there are any."""
    table = here.live.table
    if table.game.state.outcome or all(seat.kind != OPEN for seat in table.seats):
        return None
    link = f"{address}/join?code={table.code}"
    return {"link": link, "qr": qr_code(link)}


class ActOnPage(NamedTuple):
    """Something that can be done about a seat, and the words on its button."""

    act: str
    label: str


class SeatOnPage(NamedTuple):
    """A seat on the page of seats, with a link to it where there is one."""

    seat: int
    name: str
    own_name: str
    kind: str
    mine: bool
    here: bool
    lent: bool
    presence: str
    survivors: list[str]
    portraits: list[Markup]
    link: str
    link_use: str
    sessions: int
    removable: bool
    qr: str
    acts: list[ActOnPage]


def _shown(here: Visit, seat: Seat, address: str, links: dict[int, str], sessions: int) -> SeatOnPage:
    seats = here.live.table.seats
    mine = seat.seat in here.place.seats
    names = [one.name for one in here.live.table.game.state.survivors if one.seat == seat.seat]
    link = f"{address}/i/{links[seat.seat]}" if seat.seat in links and (mine or seat.kind == OPEN) else ""
    acts = _acts(here, seat, mine, bool(link), sessions) if here.place.seats else []
    return SeatOnPage(
        seat=seat.seat,
        name=seats.name(seat.seat),
        own_name=seat.name,
        kind=seat.kind,
        mine=mine,
        here=seats.is_here(seat.seat),
        lent=seat.lent,
        presence=_presence(seats, seat, mine),
        survivors=names,
        portraits=[drawn(portrait(name)) for name in names],
        link=link,
        link_use=words().page("people-device-use") if mine else words().page("people-link-use"),
        sessions=sessions if mine else 0,
        removable=here.place.host and not mine and seat.kind == PERSON,
        qr=qr_code(link) if link else "",
        acts=[ActOnPage(act, words().page(f"act-{act}")) for act in acts],
    )


def _presence(seats: Seats, seat: Seat, mine: bool) -> str:
    """The present state of a seat, in one word."""
    if seat.kind != PERSON:
        return seat.kind
    if mine:
        return "mine"
    if seat.lent:
        return "stood-in" if seat.bot else "lent"
    return "here" if seats.is_here(seat.seat) else "away"


def _acts(here: Visit, seat: Seat, mine: bool, linked: bool, sessions: int) -> list[str]:
    """The things that whoever sits at the table can do about a seat."""
    hand = [] if here.place.seats == {seat.seat} else ["hand"]
    alone = ["alone"] if mine and sessions > 1 else []
    if seat.kind == BOT:
        return ["sit", *hand, *alone]
    if mine:
        return ["device", *hand, "bot", *alone]
    if seat.kind == OPEN:
        return [*([] if linked else ["invite"]), "sit", "bot"]
    if here.live.table.seats.is_here(seat.seat):
        return []
    return [act for act in ("lend", "stand-in") if not seat.lent or bool(seat.bot) == (act == "lend")]


async def arrange(request: Request) -> Response:
    """Do one of the things that the page of seats offers."""
    form = await form_of(request)
    here = await visit(request)
    hub = hub_of(request)
    act = ACTS.get(form.get("act", ""))
    try:
        if act is None:
            raise Refused(words().page("unknown-wish", wish=form.get("act", "")[:40]))
        demand(act.rights, roles_of(here.place))
        if act.do is None:
            await hub.delete(here.live, here.place)
            return see("/")
        do = act.do
        if do is _sit:
            here = here._replace(holder=new_holder())
        await in_thread(lambda: do(hub, here, number_in(form.get("seat")), form))
    except Refused as refusal:
        return await people(request, str(refusal))
    response = see(f"/t/{here.live.table.code}/people")
    if act.do is _sit:
        await give_place(request, response, here.holder)
    await hub.renew_all(here.live)
    return response


def _link(hub: Hub, here: Visit, seat: int | None, form: Form) -> None:
    table = here.live.table
    number = table.seats.known(seat)
    hub.remember_link(table.code, number, table.seat_changes.link(here.place.seats, number))


def _watch(hub: Hub, here: Visit, seat: int | None, form: Form) -> None:
    table = here.live.table
    hub.remember_link(table.code, WATCH, table.seat_changes.watch_link(here.place.seats))


def _hand(hub: Hub, here: Visit, seat: int | None, form: Form) -> None:
    table = here.live.table
    number = table.seats.known(seat)
    if here.place.seats == {number}:
        raise Refused(words().page("last-seat"))
    hub.remember_link(table.code, number, table.seat_changes.hand_over(here.place.seats, number))


def _bot(hub: Hub, here: Visit, seat: int | None, form: Form) -> None:
    here.live.table.seat_changes.set_seat(here.place.seats, seat, kind=BOT)
    hub.forget_link(here.live.table.code, here.live.table.seats.known(seat))


def _sit(hub: Hub, here: Visit, seat: int | None, form: Form) -> None:
    table = here.live.table
    number = table.seats.known(seat)
    name = table.seats[min(here.place.seats)].name if here.place.seats else None
    table.seat_changes.set_seat(here.place.seats, number, kind=PERSON, name=name, holder=here.holder)
    hub.forget_link(table.code, number)


def _remove(hub: Hub, here: Visit, seat: int | None, form: Form) -> None:
    table = here.live.table
    secret = table.seat_changes.remove(here.place.seats, seat, host=here.place.host)
    hub.remember_link(table.code, table.seats.known(seat), secret)


def _alone(hub: Hub, here: Visit, seat: int | None, form: Form) -> None:
    here.live.table.seat_changes.end_others(here.place.seats, seat, here.holder)


def _unwatch(hub: Hub, here: Visit, seat: int | None, form: Form) -> None:
    here.live.table.seat_changes.end_watching(here.place.seats, host=here.place.host)


def _lend(hub: Hub, here: Visit, seat: int | None, form: Form) -> None:
    here.live.table.seat_changes.lend(here.place.seats, seat)


def _stand_in(hub: Hub, here: Visit, seat: int | None, form: Form) -> None:
    here.live.table.seat_changes.lend(here.place.seats, seat, to_bot=True)


def _name(hub: Hub, here: Visit, seat: int | None, form: Form) -> None:
    if seat not in here.place.seats:
        raise Refused(words().page("not-yours"))
    here.live.table.seat_changes.set_seat(here.place.seats, seat, name=clean(str(form.get("name", ""))))


class SeatOffer(NamedTuple):
    """Something that the page of seats offers, with the rows that let somebody do it."""

    rights: tuple[Right, ...]
    do: Callable[[Hub, Visit, int | None, Form], None] | None
    """None: the table itself is deleted, so that no page of it can be shown again."""


ACTS: dict[str, SeatOffer] = {
    "invite": SeatOffer((INVITE, LINK_ANOTHERS), _link),
    "device": SeatOffer((LINK_DEVICE, LINK_ANOTHERS), _link),
    "watch": SeatOffer((INVITE,), _watch),
    "hand": SeatOffer((HAND, HAND_ANOTHERS), _hand),
    "bot": SeatOffer((PLACE_BOT,), _bot),
    "sit": SeatOffer((TAKE_OVER,), _sit),
    "lend": SeatOffer((PACE,), _lend),
    "stand-in": SeatOffer((PACE,), _stand_in),
    "name": SeatOffer((RENAME, RENAME_ANOTHERS), _name),
    "remove": SeatOffer((REMOVE,), _remove),
    "alone": SeatOffer((END_OTHERS, END_ANOTHERS), _alone),
    "unwatch": SeatOffer((SEND_AWAY,), _unwatch),
    "delete": SeatOffer((DELETE,), None),
}

_TO_ARRANGE = tuple(right for act in ACTS.values() for right in act.rights)

ROUTES = [
    PageDoor("/t/{code}/people", people, SEE_SEATS, place=AT_TABLE, methods=["GET"]),
    PageDoor("/t/{code}/people", arrange, *_TO_ARRANGE, place=AT_TABLE, methods=["POST"]),
]
