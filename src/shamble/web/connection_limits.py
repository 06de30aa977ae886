"""Limits on connections: those that send nothing, or half a request, are bounded in number and time."""

from __future__ import annotations

import asyncio
import contextlib
import ipaddress
from collections import Counter
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import STATUS_PHRASES, H11Protocol

from shamble.text import words
from shamble.web.heads import TOO_LARGE, BoundedConnection

IPV6_NETWORK = 64
"""The size of the networks that are one visitor: whoever has one address of such a network has all of them."""


def neighbourhood(address: str) -> str:
    """The address as far as it tells visitors apart."""
    with contextlib.suppress(ValueError):
        found = ipaddress.ip_address(address.partition("%")[0])
        if isinstance(found, ipaddress.IPv6Address):
            mapped = found.ipv4_mapped
            return str(mapped or ipaddress.ip_network((found, IPV6_NETWORK), strict=False))
    return address


class ConnectionLimits:
    """The connections of one server, and those whose request is not complete yet, the oldest first."""

    def __init__(self, *, most_waiting: int, per_address: int, seconds: float) -> None:
        """`per_address`: connections without a WebSocket that an address may have; 0 for any number."""
        self.most_waiting = most_waiting
        self.per_address = per_address
        self.seconds = seconds
        self.waiting: dict[PatientProtocol, None] = {}
        self.by_address: Counter[str] = Counter()

    def protocol(self) -> type[H11Protocol]:
        """HTTP for this server."""
        return type("Patient", (PatientProtocol,), {"limits": self})

    def may_come(self, address: str) -> bool:
        """Whether there is room for one more connection from an address."""
        return not self.per_address or self.by_address[address] < self.per_address

    def make_room(self) -> None:
        """Too many wait at once: whoever has kept us waiting longest goes first."""
        while len(self.waiting) > self.most_waiting:
            next(iter(self.waiting)).give_up()


class PatientProtocol(H11Protocol):
    """HTTP that does not wait for ever for the rest of a request, and reads no head that is too large."""

    limits: ConnectionLimits
    conn: BoundedConnection
    _address = ""
    _counted = False
    _timer: asyncio.TimerHandle | None = None

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self.conn = BoundedConnection()

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Accept a connection, unless there are too many already."""
        super().connection_made(transport)
        self._address = neighbourhood(self.client[0]) if self.client else ""
        if not self.limits.may_come(self._address):
            transport.abort()
            return
        self.limits.by_address[self._address] += 1
        self._counted = True
        self._wait()

    def data_received(self, data: bytes) -> None:
        """Take a piece of a request."""
        super().data_received(data)
        running: Any = self.cycle
        if running is not None and not running.response_complete:
            self._end_timer()
            if not running.more_body:
                self.limits.waiting.pop(self, None)

    def send_400_response(self, msg: str) -> None:
        """Say why a request is not read, and end the connection."""
        status = self.conn.refused_with
        said = words().page("headers-too-large") if status == TOO_LARGE else msg
        headers = [("content-type", "text/plain; charset=utf-8"), ("connection", "close")]
        events = (
            h11.Response(status_code=status, headers=headers, reason=STATUS_PHRASES[status]),
            h11.Data(data=said.encode()),
            h11.EndOfMessage(),
        )
        self.transport.write(b"".join(self.conn.send(event) or b"" for event in events))
        self.transport.close()

    def on_response_complete(self) -> None:
        """A request was answered: the next one has no more time than the first."""
        super().on_response_complete()
        if not self.transport.is_closing() and self._counted:
            self._wait()

    def handle_websocket_upgrade(self, event: Any) -> None:
        """The connection becomes a page of a table and is counted there."""
        self._leave()
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection has ended."""
        self._leave()
        super().connection_lost(exc)

    def give_up(self) -> None:
        """Close the connection."""
        self._leave()
        self.transport.abort()

    def _wait(self) -> None:
        self._end_timer()
        self.limits.waiting.pop(self, None)
        self.limits.waiting[self] = None
        self._timer = self.loop.call_later(self.limits.seconds, self.give_up)
        self.limits.make_room()

    def _end_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _leave(self) -> None:
        self._end_timer()
        self.limits.waiting.pop(self, None)
        if self._counted:
            self._counted = False
            self.limits.by_address[self._address] -= 1
            if not self.limits.by_address[self._address]:
                del self.limits.by_address[self._address]
