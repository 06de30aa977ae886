"""Who is there: a random secret in a cookie that scripts cannot read; the store knows which seats its holder has."""

from __future__ import annotations

import re
from http.cookies import CookieError, SimpleCookie

from starlette.datastructures import Headers
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.types import Scope

from shamble.table.keys import new_secret

HOLDER_COOKIE = "shamble"
HERE_COOKIE = "shamble-here"
_SECRET = re.compile(r"[A-Za-z0-9_-]{22}")
_YEAR = 365 * 24 * 3600
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


def is_at_this_computer(connection: HTTPConnection) -> bool:
    """Whether the visitor sits at the computer that the server runs on."""
    return connection.client is not None and connection.client.host in _LOOPBACK


def remember(request: Request, response: Response, holder: str) -> None:
    """Give the browser its secret; a link from elsewhere still brings it along, a form from elsewhere does not."""
    secure = request.url.scheme == "https"
    response.set_cookie(HOLDER_COOKIE, holder, max_age=_YEAR, httponly=True, samesite="lax", secure=secure, path="/")


def mark_here(request: Request, response: Response) -> None:
    """Mark a browser that has seen one of our pages, so that forms of ours can be told from forms of others."""
    if HERE_COOKIE not in cookies_of(request.scope):
        secure = request.url.scheme == "https"
        response.set_cookie(HERE_COOKIE, "1", httponly=True, samesite="strict", secure=secure, path="/")


def new_holder() -> str:
    """A secret for a browser that has none yet."""
    return new_secret()
