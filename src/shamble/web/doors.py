"""Routes that name their rows of the table of rights: nobody reaches a handler whom none of its rows lets in."""

from __future__ import annotations

import inspect
from collections.abc import Awaitable, Callable, Iterable, Sequence
from typing import Any, NamedTuple, NoReturn

from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.websockets import WebSocket

from shamble.web.rights import Right, Roles, may

Handler = Callable[[Request], Any]


class DoorPlace(NamedTuple):
    """A place that routes lead to: the roles that a visitor has there, and the answer to those who may not come in."""

    roles: Callable[[Request], Awaitable[Roles]]
    refuse: Callable[[Request, Sequence[Right], Roles], NoReturn]


class PageDoor(Route):
    """A page, with the rows that let somebody see it.

    Without a `place` it stands open to everybody, as one of its rows says. Where only a form names the table, its
    handler makes the demand (`demands_itself`).
    """

    def __init__(
        self,
        path: str,
        handler: Handler,
        *rights: Right,
        place: DoorPlace | None = None,
        demands_itself: bool = False,
        methods: list[str] | None = None,
    ) -> None:
        super().__init__(path, handler if place is None else _behind(handler, rights, place), methods=methods)
        self.rights = rights
        self.is_guarded = place is not None or demands_itself


class SocketDoor(WebSocketRoute):
    """A socket, with the rows that let somebody connect, and those of each message."""

    def __init__(
        self,
        path: str,
        handler: Callable[[WebSocket], Awaitable[None]],
        *rights: Right,
        messages: dict[str, tuple[Right, ...]],
    ) -> None:
        super().__init__(path, handler)
        self.rights = rights
        self.messages = messages


def _behind(handler: Handler, rights: Sequence[Right], place: DoorPlace) -> Callable[[Request], Awaitable[Response]]:
    async def checked(request: Request) -> Response:
        roles = await place.roles(request)
        if not may(rights, roles):
            place.refuse(request, rights, roles)
        if inspect.iscoroutinefunction(handler):
            answer: Response = await handler(request)
            return answer
        return await run_in_threadpool(handler, request)

    return checked


def without_rights(routes: Iterable[BaseRoute]) -> list[str]:
    """The routes and messages that name no row of the table of rights, or stand open although no row says so."""
    faults = []
    for route in routes:
        path = getattr(route, "path", str(route))
        if isinstance(route, SocketDoor):
            faults += [f"{path} {message}" for message, rights in route.messages.items() if not rights]
        elif isinstance(route, PageDoor) and not route.is_guarded and not may(route.rights, frozenset()):
            faults.append(f"{path} stands open")
        if not getattr(route, "rights", ()):
            faults.append(path)
    return faults


def rights_named(routes: Iterable[BaseRoute]) -> set[Right]:
    """The rows that routes and messages name."""
    named: set[Right] = set()
    for route in routes:
        named.update(getattr(route, "rights", ()))
        for rights in getattr(route, "messages", {}).values():
            named.update(rights)
    return named
