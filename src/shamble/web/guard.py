"""The guard before every page: the host's name, the sender's origin, sizes and rates; and the headers of answers."""

from __future__ import annotations

import asyncio
import re
from collections import Counter

from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from shamble.nearest import few_suggestions
from shamble.text import reading_in, words
from shamble.web.heads import TOO_LARGE, are_too_large
from shamble.web.limits import Buckets
from shamble.web.options import Options
from shamble.web.reading import language_of
from shamble.web.render import error_page
from shamble.web.sharing import Sharing
from shamble.web.visitors import as_the_proxy_tells, bears_mark, visitor_of

_HOST = re.compile(r"(?:[A-Za-z0-9._-]{1,253}|\[[0-9A-Fa-f:.]{2,45}\])(?::\d{1,5})?")
UPLOAD_PATH, CAMPAIGN_PATH = "/open", "/campaigns/open"
REFUSED_SOCKET = 4403
SAFE_FOR = 365 * 24 * 3600
"""Seconds for which a browser that came by HTTPS comes by nothing else."""


class Guard:
    """Refuses requests that no page of ours would send, before any of our code sees them."""

    def __init__(self, app: ASGIApp, options: Options, sharing: Sharing) -> None:
        self._app = app
        self._options = options
        self._sharing = sharing
        self._posts = Buckets(options.posts)
        self._uploads = Buckets(options.uploads)
        self._under_way: Counter[str] = Counter()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer one request, or pass it on; whatever is said meanwhile is said in the visitor's language."""
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        if are_too_large(scope["headers"]):
            await self._refuse(scope, receive, send, "", (TOO_LARGE, words().page("headers-too-large")))
            return
        headers = Headers(scope=scope)
        if self._options.behind_proxy:
            as_the_proxy_tells(scope, headers)
        with reading_in(language_of(scope)), few_suggestions():
            await self._pass_on(scope, receive, send, headers)

    async def _pass_on(self, scope: Scope, receive: Receive, send: Send, headers: Headers) -> None:
        host = headers.get("host", "")
        fault = self._fault(scope, headers, host)
        if fault:
            await self._refuse(scope, receive, send, host, fault)
        elif scope["type"] == "websocket":
            await self._app(scope, receive, send)
        else:
            await self._in_time(scope, receive, self._with_headers(send, scope, host))

    async def _refuse(self, scope: Scope, receive: Receive, send: Send, host: str, fault: tuple[int, str]) -> None:
        if scope["type"] == "websocket":
            await receive()
            await send({"type": "websocket.close", "code": REFUSED_SOCKET, "reason": fault[1][:100]})
        else:
            await error_page(*fault)(scope, receive, self._with_headers(send, scope, host))

    async def _in_time(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer within the time that a request has: one that is sent too slowly is given up."""
        begun, visitor = False, visitor_of(scope)
        self._under_way[visitor] += 1

        async def sending(message: Message) -> None:
            nonlocal begun
            begun = True
            await send(message)

        try:
            async with asyncio.timeout(self._options.seconds_per_request):
                await self._app(scope, self._limited(scope, receive), sending)
        except ClientDisconnect:
            return  # in the middle of sending; there is nobody to answer, and nothing to complain about
        except TimeoutError:
            if not begun:
                await error_page(408, words().page("too-slow"))(scope, receive, send)
        finally:
            self._under_way[visitor] -= 1
            if not self._under_way[visitor]:
                del self._under_way[visitor]

    def _fault(self, scope: Scope, headers: Headers, host: str) -> tuple[int, str] | None:
        """The status and the reason for refusing a request, or None."""
        said = words()
        if not _HOST.fullmatch(host) or not self._answers_to(_name_of(host)):
            return 421, said.page("wrong-host")
        if scope["type"] == "websocket":
            origin = headers.get("origin")
            return (403, said.page("wrong-origin")) if origin is not None and not _same(origin, host) else None
        if scope["method"] == "POST" and not _from_our_page(scope, headers, host):
            return 403, said.page("wrong-origin")
        if self._comes_too_often(scope):
            return 429, said.page("too-often")
        length = headers.get("content-length", "0")
        if not (length.isascii() and length.isdigit()) or int(length[:20]) > self._largest(scope):
            return 413, said.page("too-large")
        return None

    def _comes_too_often(self, scope: Scope) -> bool:
        """Whether a visitor waits for too many answers, or has spent what they may for forms or uploads."""
        visitor, path = visitor_of(scope), scope["path"]
        if self._under_way[visitor] >= self._options.connections_per_address:  # a proxy's connections tell nobody apart
            return True
        is_post = scope["method"] == "POST"
        if is_post and not self._posts.spend(visitor):
            return True
        return is_post and path in (UPLOAD_PATH, CAMPAIGN_PATH) and not self._uploads.spend(visitor)

    def _answers_to(self, name: str) -> bool:
        return not self._options.hosts or name in self._options.hosts or name in self._sharing.names

    def _largest(self, scope: Scope) -> int:
        options = self._options
        larger = {UPLOAD_PATH: options.largest_save, CAMPAIGN_PATH: options.largest_campaign}
        return larger.get(scope["path"], options.largest_form)

    def _limited(self, scope: Scope, receive: Receive) -> Receive:
        """The body with its size counted as it comes: a sender may have lied about its length."""
        left = self._largest(scope)

        async def limited() -> Message:
            nonlocal left
            message = await receive()
            left -= len(message.get("body", b""))
            if left < 0:
                raise HTTPException(413, words().page("too-large"))
            return message

        return limited

    def _with_headers(self, send: Send, scope: Scope, host: str) -> Send:
        """Send answers with what browsers have to know about our pages."""
        known = host if _HOST.fullmatch(host) else "localhost"
        policy = (
            "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
            f"connect-src 'self' ws://{known} wss://{known}; font-src 'self'; media-src 'self' data:; "
            "manifest-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'"
        )

        async def sending(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                headers["Content-Security-Policy"] = policy
                headers["Referrer-Policy"] = "no-referrer"
                headers["X-Content-Type-Options"] = "nosniff"
                headers["X-Frame-Options"] = "DENY"
                headers["Cross-Origin-Opener-Policy"] = "same-origin"
                headers["Cross-Origin-Resource-Policy"] = "same-origin"
                if self._options.behind_proxy:
                    headers["Strict-Transport-Security"] = f"max-age={SAFE_FOR}"
                headers.setdefault("Cache-Control", "no-store")
            await send(message)

        return sending


def _name_of(host: str) -> str:
    return re.sub(r":\d+$", "", host).casefold()


def _same(origin: str, host: str) -> bool:
    return origin.casefold() in (f"http://{host}".casefold(), f"https://{host}".casefold())


def _from_our_page(scope: Scope, headers: Headers, host: str) -> bool:
    """Whether a form was sent by one of our pages.

    Pages that send no referrer send `Origin: null` as well. Then the browser's word (Sec-Fetch-Site) counts, or, where
    it gives none, a SameSite=Strict cookie that only requests of our own pages bear.
    """
    origin = headers.get("origin")
    site = headers.get("sec-fetch-site")
    if site is not None and site not in ("same-origin", "none"):
        return False
    if origin == "null":
        return site == "same-origin" or bears_mark(scope)
    return origin is None or _same(origin, host)
