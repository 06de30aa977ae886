"""Sharing with the home network by a button, for the person at this computer alone."""

from __future__ import annotations

import contextlib
from collections.abc import Sequence
from typing import NamedTuple, NoReturn

from starlette.requests import Request
from starlette.responses import Response

from shamble.table.errors import Refused
from shamble.table.tables import Pass
from shamble.text import words
from shamble.web.doors import DoorPlace, PageDoor
from shamble.web.pictures import qr_code
from shamble.web.requests import form_of, hub_of, is_at_home, may_here, see
from shamble.web.rights import SHARE, SHARED_ADDRESS, Right, Roles, roles_of
from shamble.web.threads import in_thread
from shamble.web.visitors import holder_of


async def may_share(request: Request) -> bool:
    """Whether this is the person at this computer, with the session of somebody who put up a table here."""
    return hub_of(request).sharing.can_change and SHARE.allows(await _roles_here(request))


async def _roles_here(request: Request) -> Roles:
    """The roles of a visitor at this computer, of whatever table they are the host."""
    holder, at_home = holder_of(request), is_at_home(request)
    hosts = at_home and bool(holder) and await in_thread(lambda: hub_of(request).tables.hosts(holder))
    return roles_of(Pass(frozenset(), host=hosts, watch=False), at_home=at_home)


def _refuse(request: Request, rights: Sequence[Right], roles: Roles) -> NoReturn:
    raise Refused(words().page("share-not-here"))


AT_THIS_COMPUTER = DoorPlace(_roles_here, _refuse)


class SharingShown(NamedTuple):
    """Whether this server can be reached from outside: at which address, and what a button would change."""

    may: bool
    table: str
    address: str
    qr: str
    act: str
    label: str


async def sharing_shown(request: Request, code: str = "") -> SharingShown:
    """The sharing state on a page, or on that of one table: for the person at this computer alone."""
    outside = hub_of(request).sharing.address if may_here(request, SHARED_ADDRESS) else ""
    address = f"{outside}/join" + (f"?code={code}" if code else "") if outside else ""
    return SharingShown(
        may=await may_share(request),
        table=code,
        address=address,
        qr=qr_code(address) if address else "",
        act="stop" if address else "start",
        label=words().page("share-stop") if address else words().page("share-start"),
    )


async def share(request: Request) -> Response:
    """Begin or end sharing, then go back to where the button was."""
    form = await form_of(request)
    if not hub_of(request).sharing.can_change:
        raise Refused(words().page("share-not-here"))
    sharing = hub_of(request).sharing
    await (sharing.stop() if form.get("act") == "stop" else sharing.start())
    with contextlib.suppress(Refused):
        return see(f"/t/{(await hub_of(request).live(form.get('table', ''))).table.code}/people")
    return see("/")


ROUTES = [PageDoor("/share", share, SHARE, place=AT_THIS_COMPUTER, methods=["POST"])]
