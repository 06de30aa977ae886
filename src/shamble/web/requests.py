"""Helpers that all pages share: the hub, the visitor, forms."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, NoReturn, TypeVar

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from shamble.table.errors import Damaged, Refused
from shamble.table.screen.to_page import ToPage, encode
from shamble.table.tables import Pass
from shamble.text import words
from shamble.web.doors import DoorPlace
from shamble.web.forms import Form
from shamble.web.hub import Hub, LiveTable
from shamble.web.rights import AT_HOME, STRANGER, Right, Roles, roles_of, sees, why_not
from shamble.web.threads import in_thread
from shamble.web.visitors import holder_before, holder_of, is_at_this_computer, remember, visitor_of

T = TypeVar("T")

MOST_FIELDS = 1000
"""The form of a new game has two fields for each Survivor of every box."""
MOST_FILES = 12
LARGEST_FILE = 64 * 1024


NOBODY = Pass.of(frozenset())


class Visit(NamedTuple):
    """A visitor at a table."""

    live: LiveTable
    holder: str
    place: Pass


def hub_of(request: Request) -> Hub:
    """The live tables."""
    hub: Hub = request.app.state.hub
    return hub


def is_at_home(request: Request) -> bool:
    """Whether the visitor may see all tables of this computer."""
    return hub_of(request).options.at_home and is_at_this_computer(request)


async def live_at_home(request: Request) -> LiveTable:
    """The table in the address, for whoever sits at this computer; 404 when there is none."""
    try:
        return await hub_of(request).live(request.path_params["code"])
    except Refused as refusal:
        raise HTTPException(404, str(refusal)) from refusal
    except Damaged:
        spend_guess(request)
        raise


def no_place(request: Request) -> HTTPException:
    """The answer to somebody without a place, which is the same whether there is such a table or not."""
    spend_guess(request)
    return HTTPException(403, words().page("no-place"))


def spend_guess(request: Request) -> None:
    """Count a request that could find out a code or a link; 429 when a visitor makes too many, whatever they ask."""
    if not is_at_home(request) and not hub_of(request).guesses.spend(visitor_of(request.scope)):
        raise HTTPException(429, words().page("too-often"))


def spend_new_game(request: Request) -> None:
    """Count a new table; 429 for whoever creates too many, so that there is room for the tables of others."""
    if not is_at_home(request) and not hub_of(request).new_games.spend(visitor_of(request.scope)):
        raise HTTPException(429, words().page("too-many-games"))


async def visit(request: Request) -> Visit:
    """The visitor at the table in the address, whom a row has let in; without a place only whoever is at home."""
    found = await visit_to(request, request.path_params["code"])
    if found is not None:
        return found
    if not is_at_home(request):
        raise no_place(request)
    return Visit(await live_at_home(request), "", NOBODY)


async def _roles_at_table(request: Request) -> Roles:
    """The roles of a visitor: the table itself is looked for only when this is somebody at home."""
    at_home = is_at_home(request)
    place = await hub_of(request).place_at(request.path_params["code"], await settled(request))
    if at_home and not sees(place):
        await live_at_home(request)
    return roles_of(place, at_home=at_home)


def refuse(request: Request, rights: Sequence[Right], roles: Roles) -> NoReturn:
    """Refuse what a place does not allow; whoever has none is told the same of every code."""
    if STRANGER in roles:
        raise no_place(request)
    raise HTTPException(409 if request.method == "POST" else 403, why_not(rights, roles))


AT_TABLE = DoorPlace(_roles_at_table, refuse)
"""The table in the address."""


def may_here(request: Request, right: Right) -> bool:
    """Whether a row that asks for no place at a table lets this visitor in."""
    return right.allows(frozenset({AT_HOME}) if is_at_home(request) else frozenset())


async def visit_to(request: Request, code: str) -> Visit | None:
    """The visitor at a table, or None without a place there; then nobody has looked whether the table exists."""
    hub, holder = hub_of(request), await settled(request)
    if not sees(await hub.place_at(code, holder)):
        return None
    try:
        live = await hub.live(code)
    except Refused as refusal:  # its pack is gone
        raise HTTPException(404, str(refusal)) from refusal
    return Visit(live, holder, await hub.pass_of(live, holder))


async def settled(request: Request) -> str:
    """The secret of a visitor. The one before it ends here, as this one has reached the browser."""
    holder, before = holder_of(request), holder_before(request)
    if holder and before and before != holder and not getattr(request.state, "settled", False):
        hub = hub_of(request)
        hub.goes_by(before, holder)
        await in_thread(lambda: hub.tables.store.succeed(before, holder, ends=True))
        request.state.settled = True
    return holder


async def give_place(request: Request, response: Response, holder: str) -> None:
    """Give the browser the new secret that has just got a place, with all that it holds by another one.

    The old secret stays good until the browser comes with the new one: this answer may be lost on its way.
    """
    before = await settled(request)
    if before:
        await in_thread(lambda: hub_of(request).tables.store.succeed(before, holder))
    remember(request, response, holder, before)


async def by_worker(request: Request, work: Callable[..., T], *arguments: Any) -> T:
    """The result of a job (`web/jobs.py`) that a worker does for this visitor."""
    return await hub_of(request).workers.run(visitor_of(request.scope), work, *arguments)


async def aside(request: Request, work: Callable[[], T]) -> T:
    """Something slow that needs tables or pages, done for this visitor in a thread when it is their turn."""
    return await hub_of(request).aside.take(visitor_of(request.scope), work)


async def form_of(request: Request) -> Form:
    """The fields of a form; files are left out. 400 when it cannot be read."""
    fields, _ = await form_and_files(request)
    return fields


async def form_and_files(request: Request) -> tuple[Form, list[tuple[str, bytes]]]:
    """The fields of a form, and the files that were chosen (name and content). 400 when it cannot be read."""
    await _refuse_many_fields(request)
    try:
        async with request.form(max_files=MOST_FILES, max_fields=MOST_FIELDS) as form:
            fields = {name: value for name, value in form.items() if isinstance(value, str)}
            "".join((*fields, *fields.values())).encode("utf-8")
            chosen = [file for _, file in form.multi_items() if not isinstance(file, str) and file.filename]
            return fields, [(str(file.filename), await file.read(LARGEST_FILE)) for file in chosen]
    except (UnicodeError, ValueError) as error:
        raise HTTPException(400, words().page("message-unreadable")) from error


async def _refuse_many_fields(request: Request) -> None:
    """Look before anything is parsed: a form in one line has no limit of its own."""
    if request.headers.get("content-type", "").startswith("multipart/"):
        return
    if (await request.body()).count(b"&") >= MOST_FIELDS:
        raise HTTPException(413, words().page("too-large"))


def as_data(told: ToPage | Sequence[ToPage]) -> Response:
    """Something that a page's scripts have asked for."""
    return Response(encode(told), media_type="application/json")


def see(path: str) -> Response:
    """Go on to another page."""
    return RedirectResponse(path, 303)


def number_in(text: object) -> int | None:
    """A whole number that somebody typed, or None."""
    return int(text) if isinstance(text, str) and text.isascii() and text.isdigit() and len(text) < 10 else None
