"""One open page: its WebSocket, the seats of whoever looks at it, and what still has to be sent to it."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from shamble.web.limits import Bucket
from shamble.web.options import Rate

MOST_WAITING = 32
TOO_SLOW = 4408
SECONDS_TO_FLUSH = 1


def as_text(message: dict[str, Any]) -> str:
    """A message as it goes over the wire."""
    return msgspec.json.encode(message).decode()


class Session:
    """A page that is connected. Messages wait in a short queue; a page that does not read them is cut off."""

    def __init__(self, socket: WebSocket, seats: frozenset[int], holder: str, rate: Rate) -> None:
        self.socket = socket
        self.seats = seats
        self.holder = holder
        self.host = False
        self.bucket = Bucket(rate)
        self.shown = -1
        self._waiting: asyncio.Queue[str] = asyncio.Queue(MOST_WAITING)
        self._too_slow = False

    def send(self, message: dict[str, Any]) -> None:
        """Send a message as soon as the page takes it."""
        self.send_text(as_text(message))

    def send_text(self, text: str) -> None:
        """Send a message that was made into text for several pages at once."""
        try:
            self._waiting.put_nowait(text)
        except asyncio.QueueFull:
            self._too_slow = True

    async def flush(self) -> None:
        """Wait a moment until everything was sent."""
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._waiting.join(), SECONDS_TO_FLUSH)

    async def write(self) -> None:
        """Send what waits, for as long as the page is there."""
        with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError):
            while not self._too_slow:
                await self.socket.send_text(await self._waiting.get())
                self._waiting.task_done()
            if self.socket.application_state is WebSocketState.CONNECTED:
                await self.socket.close(TOO_SLOW)
