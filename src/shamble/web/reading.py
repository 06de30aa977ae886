"""The language of a visitor: the one they have chosen here, or else the one that their browser asks for."""

from __future__ import annotations

import re

from starlette.datastructures import Headers, QueryParams
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import Scope

from shamble.text import ENGLISH, languages
from shamble.web.doors import PageDoor
from shamble.web.requests import form_of, see
from shamble.web.rights import READ
from shamble.web.visitors import cookie_of, is_safe, name_of_cookie

LANGUAGE_COOKIE = "shamble-language"
A_YEAR = 365 * 24 * 3600
MOST_WISHES = 20
VARIES = {"Vary": "Accept-Language, Cookie"}
"""For answers that browsers keep: they have to ask again when the language has changed."""
_WISH = re.compile(r"([A-Za-z]{1,8})(?:-[A-Za-z0-9-]+)?(?:\s*;\s*q=([01](?:\.[0-9]{0,3})?))?")
"""A language and how much it is wanted, without blanks around it: two places for the same blanks would be tried all."""
_OWN_PATH = re.compile(r"/(?![/\\])[^\\\x00-\x1f]*")


def language_of(scope: Scope) -> str:
    """The language in which a visitor reads; a page that is connected says in which it is written."""
    written = QueryParams(scope.get("query_string", b"")).get("language", "") if scope["type"] == "websocket" else ""
    chosen = written or cookie_of(scope, LANGUAGE_COOKIE)
    return chosen if chosen in languages() else _wished(Headers(scope=scope).get("accept-language", ""))


def _wished(header: str) -> str:
    """The first language of ours among those that a browser prefers most."""
    wishes = []
    for wish in header.split(",", MOST_WISHES)[:MOST_WISHES]:
        found = _WISH.fullmatch(wish.strip())
        if found and found[1].lower() in languages():
            wishes.append((float(found[2] or 1), found[1].lower()))
    wanted = [(weight, language) for weight, language in wishes if weight > 0]
    return max(wanted, key=lambda wish: wish[0])[1] if wanted else ENGLISH


async def choose_language(request: Request) -> Response:
    """Read everything in another language from now on, and go back to the page that was read."""
    form = await form_of(request)
    back, language = form.get("back", "/"), form.get("language", "")
    response = see(back if _OWN_PATH.fullmatch(back) else "/")
    if language in languages():
        name, secure = name_of_cookie(request.scope, LANGUAGE_COOKIE), is_safe(request.scope)
        response.set_cookie(name, language, max_age=A_YEAR, samesite="lax", secure=secure, path="/")
    return response


ROUTES = [PageDoor("/language", choose_language, READ, methods=["POST"])]
