"""Visitors, each known by a random secret in a cookie that scripts cannot read; the store knows its holder's seats."""

from __future__ import annotations

import contextlib
import ipaddress
import re

from starlette.datastructures import Headers
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.types import Scope

from shamble.table.store.access import SESSIONS_LAST
from shamble.table.store.keys import new_secret
from shamble.web.connection_limits import neighbourhood

HOLDER_COOKIE = "shamble"
BEFORE_COOKIE = "shamble-before"
"""The secret that a browser held until it was given a new one, for as long as it has not shown the new one."""
HERE_COOKIE = "shamble-here"
LOCKED = "__Host-"
"""The prefix of cookies that no other host and no page without HTTPS can have set."""
A_DAY = 24 * 3600
MARK = "2"
MARK_LASTS = 30 * A_DAY
"""Seconds after which a browser that comes back has its secret's cookie extended."""
HOLDER_LASTS = int(SESSIONS_LAST) + MARK_LASTS
_COOKIE = re.compile(r"""(?:^|;)[ \t]*((?:__Host-)?shamble[a-z-]{0,20})="?([A-Za-z0-9_-]{0,40})"?[ \t]*(?=;|$)""")
"""A cookie of ours. Where it does not fit, it fails after one look at each sign."""
_SECRET = re.compile(r"[A-Za-z0-9_-]{22}")
_WITH_PORT = re.compile(r"(?:([\d.]+)|\[([0-9A-Fa-f:.]+)\])(?::\d+)?")
"""An address with a port, as some proxies write it."""
_LOOPBACK = ("127.0.0.1", "::1")


def is_safe(scope: Scope) -> bool:
    """Whether a request came by HTTPS."""
    return scope.get("scheme") in ("https", "wss")


def name_of_cookie(scope: Scope, name: str) -> str:
    """The name that a cookie of ours has where this request came."""
    return LOCKED + name if is_safe(scope) else name


def cookies_of(scope: Scope) -> dict[str, str]:
    """The cookies of ours in a request, each by its whole name; of two of one name the first."""
    told = ";".join(Headers(scope=scope).getlist("cookie"))
    return dict(reversed(_COOKIE.findall(told)))


def cookie_of(scope: Scope, name: str) -> str:
    """A cookie of ours, or an empty text; one from before cookies were locked counts where there is no locked one."""
    found = cookies_of(scope)
    return found.get(LOCKED + name) or found.get(name, "")


def set_cookie(
    request: Request, response: Response, name: str, value: str, lasts: int, *, strict: bool = False
) -> None:
    """Give the browser a cookie that scripts cannot read; with no time that it lasts, take it away.

    A link from elsewhere still brings it along, a form from elsewhere does not; a strict one comes with neither.
    """
    response.set_cookie(
        name,
        value,
        max_age=lasts,
        httponly=True,
        samesite="strict" if strict else "lax",
        secure=is_safe(request.scope),
        path="/",
    )


def is_secret(text: str) -> bool:
    """Whether a text looks like one of our secrets."""
    return _SECRET.fullmatch(text) is not None


def holder_of(connection: HTTPConnection) -> str:
    """The secret that this visitor's browser holds, or an empty text."""
    return _secret_in(connection, HOLDER_COOKIE)


def holder_before(connection: HTTPConnection) -> str:
    """The secret that this visitor's browser held before it was given another, or an empty text."""
    return _secret_in(connection, BEFORE_COOKIE)


def _secret_in(connection: HTTPConnection, name: str) -> str:
    found = cookie_of(connection.scope, name)
    return found if is_secret(found) else ""


def visitor_of(scope: Scope) -> str:
    """The address of a visitor, as far as it tells one from another."""
    client = scope.get("client")
    return neighbourhood(client[0]) if client else ""


def as_the_proxy_tells(scope: Scope, headers: Headers) -> None:
    """Give a request the visitor's own address and HTTPS, as they were where the proxy took it.

    A visitor can send any list of addresses; the last one is what the proxy itself has added.
    """
    told = headers.get("x-forwarded-for", "").rpartition(",")[2].strip()
    with_port = _WITH_PORT.fullmatch(told)
    with contextlib.suppress(ValueError):
        scope["client"] = (str(ipaddress.ip_address((with_port[1] or with_port[2]) if with_port else told)), 0)
    scope["scheme"] = "wss" if scope["type"] == "websocket" else "https"


def is_at_this_computer(connection: HTTPConnection) -> bool:
    """Whether the visitor sits at the computer that the server runs on."""
    return connection.client is not None and connection.client.host in _LOOPBACK


def remember(request: Request, response: Response, holder: str, before: str = "") -> None:
    """Give the browser a new secret; with it goes the one `before`, which ends when the browser comes with both."""
    set_cookie(request, response, name_of_cookie(request.scope, HOLDER_COOKIE), holder, HOLDER_LASTS)
    forget_before(request, response)
    if before:
        set_cookie(request, response, name_of_cookie(request.scope, BEFORE_COOKIE), before, A_DAY)
    if is_safe(request.scope) and HOLDER_COOKIE in cookies_of(request.scope):
        set_cookie(request, response, HOLDER_COOKIE, "", 0)


def forget_before(request: Request, response: Response) -> None:
    """The secret before this one has ended."""
    for name in {LOCKED + BEFORE_COOKIE, BEFORE_COOKIE} & set(cookies_of(request.scope)):
        set_cookie(request, response, name, "", 0)


def bears_mark(scope: Scope) -> bool:
    """Whether a request comes from one of our pages: from elsewhere no browser sends this cookie along."""
    return name_of_cookie(scope, HERE_COOKIE) in cookies_of(scope)


def greet(request: Request, response: Response) -> None:
    """Mark a browser that has seen one of our pages, and extend its secret, when it has no mark or an old one.

    Not with every page: an answer that is on its way while the browser is given a new secret would bring the old back.
    """
    found = cookies_of(request.scope)
    if found.get(name_of_cookie(request.scope, HERE_COOKIE)) == MARK:
        return
    set_cookie(request, response, name_of_cookie(request.scope, HERE_COOKIE), MARK, MARK_LASTS, strict=True)
    name = next((one for one in (LOCKED + HOLDER_COOKIE, HOLDER_COOKIE) if found.get(one)), "")
    if name and is_secret(found[name]):
        set_cookie(request, response, name, found[name], HOLDER_LASTS)


def new_holder() -> str:
    """A secret for a browser that is given a place."""
    return new_secret()
