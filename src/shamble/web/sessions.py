"""One open page: its WebSocket, the seats of whoever looks at it, and what still has to be sent to it."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from shamble.table.screen.to_page import ToPage, encode
from shamble.text import readers_language
from shamble.web.limits import Bucket
from shamble.web.options import Options
from shamble.web.screen_messages import View

MOST_WAITING = 32
TOO_SLOW = 4408
NOT_ALLOWED = 4403
SECONDS_TO_FLUSH = 1
SECONDS_TO_TAKE_A_MESSAGE = 30


def as_text(message: ToPage) -> str:
    """A message as it goes over the wire."""
    return encode(message).decode()


class Session:
    """A page that is connected.

    Messages wait in a short queue. When a page reads so slowly that it is full, all of them are dropped and the page
    gets the whole screen once it has read the one before them; a page that reads nothing at all is cut off.
    """

    def __init__(
        self, socket: WebSocket, seats: frozenset[int], holder: str, options: Options, visitor: str = ""
    ) -> None:
        self.socket = socket
        self.visitor = visitor
        self.seats = seats
        self.holder = holder
        self.host = False
        self.language = readers_language()
        self.bucket = Bucket(options.messages)
        self.pointing = Bucket(options.pointing)
        self.chatting = Bucket(options.chatting)
        self.asking: asyncio.Task[None] | None = None
        """The answer to a question that takes a while."""
        self.view: View | None = None
        self.shown = -1
        self._waiting: asyncio.Queue[str] = asyncio.Queue(MOST_WAITING)
        self._behind = False
        self._ended = False

    def ask(self, answering: Coroutine[Any, Any, None]) -> None:
        """Answer something that takes a while, and go on listening; whoever asks again meanwhile just waits."""
        if self.asking is not None and not self.asking.done():
            answering.close()
        else:
            self.asking = asyncio.get_running_loop().create_task(answering)

    def stop_asking(self) -> None:
        """Nobody waits for an answer any more."""
        if self.asking is not None:
            self.asking.cancel()

    def end(self) -> None:
        """Close the page of somebody who may no longer look; waiting messages are not sent."""
        self._ended = True
        self.send_text("")

    def send(self, message: ToPage) -> None:
        """Send a message as soon as the page takes it."""
        self.send_text(as_text(message))

    def send_text(self, text: str) -> None:
        """Send a message that was made into text for several pages at once."""
        if self._behind and not self._ended:
            return
        if self._waiting.full():
            self._behind = True
            self.view = None
            while not self._waiting.empty():
                self._waiting.get_nowait()
                self._waiting.task_done()
        self._waiting.put_nowait("" if self._behind else text)

    def tell_view(self, view: View, text: str) -> None:
        """Send a message that brings the page to a screen."""
        if not self._behind:
            self.shown, self.view = view.seq, view
            self.send_text(text)

    async def flush(self) -> None:
        """Wait a moment until everything was sent."""
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._waiting.join(), SECONDS_TO_FLUSH)

    async def write(self, catch_up: Callable[[], Awaitable[None]]) -> None:
        """Send waiting messages for as long as the page is there; `catch_up` sends a slow page the whole screen."""
        with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError):
            try:
                while True:
                    text = await self._waiting.get()
                    if self._ended:
                        await self.socket.close(NOT_ALLOWED)
                        return
                    if text:
                        async with asyncio.timeout(SECONDS_TO_TAKE_A_MESSAGE):
                            await self.socket.send_text(text)
                    self._waiting.task_done()
                    if self._behind and self._waiting.empty():
                        self._behind = False
                        await catch_up()
            except TimeoutError:
                if self.socket.application_state is WebSocketState.CONNECTED:
                    await self.socket.close(TOO_SLOW)
