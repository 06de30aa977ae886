"""The statistics of friends over their games, for those who played them."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from shamble.table.errors import Refused
from shamble.text import words
from shamble.web.doors import PageDoor
from shamble.web.forms import LONGEST_CODE, clean
from shamble.web.render import page
from shamble.web.requests import aside, form_of, hub_of, no_place, see, settled, visit_to
from shamble.web.rights import COUNT_NO_LONGER, COUNTED, READ, demand, roles_of
from shamble.web.threads import in_thread
from shamble.web.time_ago import ago


async def friends(request: Request, fault: str = "") -> Response:
    """Missions won and lost, kills, and who died where: a section for each group that the visitor has played with."""
    holder, tables = await settled(request), hub_of(request).tables
    found = await aside(request, lambda: tables.together(holder)) if holder else []
    said = words()
    groups = [
        {"title": said.listed([name or said.page("friends-person") for name in one.people]), "of": one} for one in found
    ]
    return page(request, "friends.html", 409 if fault else 200, fault=fault, groups=groups, ago=ago)


async def forget(request: Request) -> Response:
    """Take a game out of the statistics; everybody who played it may."""
    code = clean((await form_of(request)).get("code", ""), LONGEST_CODE)
    here = await visit_to(request, code)
    if here is None:
        raise no_place(request)
    try:
        demand((COUNT_NO_LONGER,), roles_of(here.place))
        await in_thread(lambda: hub_of(request).tables.count_no_longer(here.live.table.code, here.place))
    except Refused as refusal:
        return await friends(request, str(refusal))
    return see("/friends")


ROUTES = [
    PageDoor("/friends", friends, READ, COUNTED, methods=["GET"]),
    PageDoor("/friends", forget, COUNT_NO_LONGER, demands_itself=True, methods=["POST"]),
]
