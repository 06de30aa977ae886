"""Sharing with the home network by a button, for the person at this computer alone."""

from __future__ import annotations

import contextlib
from typing import Any

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from shamble.table.errors import Refused
from shamble.text import words
from shamble.web.pictures import qr_code
from shamble.web.requests import form_of, hub_of, is_at_home, see
from shamble.web.threads import in_thread
from shamble.web.visitors import holder_of


async def may_share(request: Request) -> bool:
    """Whether this is the person at this computer, with the session of somebody who put up a table here."""
    hub, holder = hub_of(request), holder_of(request)
    if not (hub.sharing.can_change and holder and is_at_home(request)):
        return False
    return await in_thread(lambda: hub.tables.hosts(holder))


async def sharing_shown(request: Request, code: str = "") -> dict[str, Any]:
    """The sharing state on a page, or on that of one table: for the person at this computer alone."""
    outside = hub_of(request).sharing.address if is_at_home(request) else ""
    address = f"{outside}/join" + (f"?code={code}" if code else "") if outside else ""
    return {
        "may": await may_share(request),
        "table": code,
        "address": address,
        "qr": qr_code(address) if address else "",
        "act": "stop" if address else "start",
        "label": words().page("share-stop") if address else words().page("share-start"),
    }


async def share(request: Request) -> Response:
    """Begin or end sharing, then go back to where the button was."""
    form = await form_of(request)
    if not await may_share(request):
        raise Refused(words().page("share-not-here"))
    sharing = hub_of(request).sharing
    await (sharing.stop() if form.get("act") == "stop" else sharing.start())
    with contextlib.suppress(Refused):
        return see(f"/t/{(await hub_of(request).live(form.get('table', ''))).table.code}/people")
    return see("/")


ROUTES = [Route("/share", share, methods=["POST"])]
