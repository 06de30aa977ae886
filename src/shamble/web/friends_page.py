"""The statistics of friends over their games, for those who played them."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from shamble.table.errors import Refused
from shamble.text import words
from shamble.web.forms import clean
from shamble.web.render import page
from shamble.web.requests import form_of, hub_of, see
from shamble.web.threads import in_thread
from shamble.web.time_ago import ago
from shamble.web.visitors import holder_of


async def friends(request: Request, fault: str = "") -> Response:
    """Missions won and lost, kills, and who died where: a section for each group that the visitor has played with."""
    holder, tables = holder_of(request), hub_of(request).tables
    found = await in_thread(lambda: tables.together(holder)) if holder else []
    said = words()
    groups = [
        {"title": said.listed([name or said.page("friends-person") for name in one.people]), "of": one} for one in found
    ]
    return page(request, "friends.html", 409 if fault else 200, fault=fault, groups=groups, ago=ago)


async def forget(request: Request) -> Response:
    """Take a game out of the statistics; everybody who played it may."""
    code = clean((await form_of(request)).get("code", ""), 12)
    hub = hub_of(request)
    try:
        live = await hub.live(code)
        place = await hub.pass_of(live, holder_of(request))
        await in_thread(lambda: hub.tables.count_no_longer(live.table.code, place))
    except Refused as refusal:
        return await friends(request, str(refusal))
    return see("/friends")


ROUTES = [Route("/friends", friends, methods=["GET"]), Route("/friends", forget, methods=["POST"])]
