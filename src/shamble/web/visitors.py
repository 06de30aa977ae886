"""Visitors, each known by a random secret in a cookie that scripts cannot read; the store knows its holder's seats."""

from __future__ import annotations

import contextlib
import ipaddress
import re
from http.cookies import CookieError, SimpleCookie

from starlette.datastructures import Headers
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.types import Scope

from shamble.table.store.access import SESSIONS_LAST
from shamble.table.store.keys import new_secret
from shamble.web.connection_limits import neighbourhood

HOLDER_COOKIE = "shamble"
HERE_COOKIE = "shamble-here"
_SECRET = re.compile(r"[A-Za-z0-9_-]{22}")
_WITH_PORT = re.compile(r"(?:([\d.]+)|\[([0-9A-Fa-f:.]+)\])(?::\d+)?")
"""An address with a port, as some proxies write it."""
_LOOPBACK = ("127.0.0.1", "::1")


def cookies_of(scope: Scope) -> dict[str, str]:
    """The cookies of a request; none when they cannot be read."""
    try:
        return {name: morsel.value for name, morsel in SimpleCookie(Headers(scope=scope).get("cookie", "")).items()}
    except CookieError:
        return {}


def is_secret(text: str) -> bool:
    """Whether a text looks like one of our secrets."""
    return _SECRET.fullmatch(text) is not None


def holder_of(connection: HTTPConnection) -> str:
    """The secret that this visitor's browser holds, or an empty text."""
    found = cookies_of(connection.scope).get(HOLDER_COOKIE, "")
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


def remember(request: Request, response: Response, holder: str) -> None:
    """Give the browser its secret; a link from elsewhere still brings it along, a form from elsewhere does not."""
    secure, age = request.url.scheme == "https", int(SESSIONS_LAST)
    response.set_cookie(HOLDER_COOKIE, holder, max_age=age, httponly=True, samesite="lax", secure=secure, path="/")


def mark_here(request: Request, response: Response) -> None:
    """Mark a browser that has seen one of our pages, so that forms of ours can be told from forms of others."""
    if HERE_COOKIE not in cookies_of(request.scope):
        secure = request.url.scheme == "https"
        response.set_cookie(HERE_COOKIE, "1", httponly=True, samesite="strict", secure=secure, path="/")


def remember_again(request: Request, response: Response) -> None:
    """Extend the secret of a visitor who comes back."""
    holder = holder_of(request)
    if holder:
        remember(request, response, holder)


def new_holder() -> str:
    """A secret for a browser that has none yet."""
    return new_secret()
