"""A stranger with bad intentions: sends whatever bytes to a server on this computer, from one of several addresses."""

from __future__ import annotations

import asyncio
import contextlib
import random
import re
import time
from collections import Counter
from collections.abc import Coroutine, Iterable, Sequence
from typing import Any
from urllib.parse import urlencode

from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from shamble.lab.swarm_server import SwarmError
from shamble.web.serving import HERE
from shamble.web.visitors import HOLDER_COOKIE

ADDRESSES = tuple(f"127.0.0.{last}" for last in range(2, 10))
"""The addresses that strangers come from, where the system has them: limits by address are not shared with players."""
SECONDS_FOR_AN_ANSWER = 10.0
LONGEST_ANSWER = 4_000_000
MOST_AT_ONCE = 100
MOST_KNOCKS, BETWEEN_KNOCKS = 200, 0.1
BOUNDARY = "siege-of-a-table"
_STATUS = re.compile(rb"HTTP/1\.1 (\d{3})")
_COOKIE = re.compile(rb"set-cookie: " + HOLDER_COOKIE.encode() + rb"=([\w-]+)", re.IGNORECASE)
_LOCATION = re.compile(rb"location: /t/(\w+)", re.IGNORECASE)


class SiegeStranger:
    """The sender of attacks. `codes` are tables that others play at; `scale` makes attacks smaller, for tests."""

    def __init__(
        self, address: str, codes: Sequence[str], stream: random.Random, scale: float = 1.0, patience: float = 0.0
    ) -> None:
        host, _, port = address.rpartition(":")
        if host != HERE:
            raise SwarmError(f"{address}: a siege is laid to servers on {HERE} alone.")
        self.port = int(port)
        self.codes = codes
        self.stream = stream
        self.patience = patience or SECONDS_FOR_AN_ANSWER
        self.answers: Counter[str] = Counter()
        self.own = ""
        self.holder = ""
        self._scale = scale
        self._from = HERE

    def count(self, number: int) -> int:
        """So many, or fewer where attacks are made smaller."""
        return max(1, int(number * self._scale))

    def move(self) -> None:
        """Come from another address."""
        self._from = self.stream.choice(ADDRESSES)

    async def ask(
        self,
        path: str,
        body: bytes = b"",
        headers: Iterable[tuple[str, str]] = (),
        kind: str = "application/x-www-form-urlencoded",
        *,
        post: bool = False,
    ) -> bytes:
        """One request, and as much of the answer as comes in time; nothing where none came."""
        head = [f"{'POST' if body or post else 'GET'} {path} HTTP/1.1", f"Host: {HERE}:{self.port}"]
        if self.holder:
            head.append(f"Cookie: {HOLDER_COOKIE}={self.holder}")
        if body or post:
            head += [f"Content-Type: {kind}", f"Content-Length: {len(body)}"]
        head += [f"{name}: {value}" for name, value in headers]
        answer = b""
        with contextlib.suppress(OSError, TimeoutError, asyncio.IncompleteReadError):
            async with asyncio.timeout(self.patience):
                answer = await self._exchanged(
                    "\r\n".join([*head, "Connection: close", "", ""]).encode("latin-1") + body
                )
        found = _STATUS.match(answer)
        self.answers[found[1].decode() if found else "none"] += 1
        return answer

    async def _exchanged(self, raw: bytes) -> bytes:
        reader, writer = await self.connected()
        try:
            writer.write(raw)
            await writer.drain()
            answer = b""
            while (piece := await reader.read(65536)) and len(answer) < LONGEST_ANSWER:
                answer += piece
            return answer
        finally:
            writer.close()

    async def connected(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """A connection to the server, from the address that this stranger has now."""
        with contextlib.suppress(OSError):
            return await asyncio.open_connection(HERE, self.port, local_addr=(self._from, 0))
        return await asyncio.open_connection(HERE, self.port)

    async def wait_for_server(self) -> float:
        """Wait until the server listens, for it may have been killed; returns how long that took."""
        began = time.monotonic()
        for _ in range(MOST_KNOCKS):
            try:
                _, writer = await self.connected()
            except OSError:
                await asyncio.sleep(BETWEEN_KNOCKS)
            else:
                writer.close()
                break
        return time.monotonic() - began

    async def form(self, path: str, fields: Iterable[tuple[str, str]] = ()) -> bytes:
        """Send a form."""
        return await self.ask(path, urlencode(list(fields)).encode(), post=True)

    async def file(self, path: str, content: bytes, name: str = "file.yaml", **fields: str) -> bytes:
        """Send a form with a file."""
        begin = f'--{BOUNDARY}\r\nContent-Disposition: form-data; name="'
        parts = [f'{begin}{field}"\r\n\r\n{value}\r\n' for field, value in fields.items()]
        head = f'{"".join(parts)}{begin}file"; filename="{name}"\r\n\r\n'
        body = head.encode() + content + f"\r\n--{BOUNDARY}--\r\n".encode()
        return await self.ask(path, body, kind=f"multipart/form-data; boundary={BOUNDARY}")

    async def settle(self) -> None:
        """Set up a table of one's own, for what only those who have one can ask for."""
        if not self.own:
            answer = await self.form("/new", [("mission", "RM-T1"), ("seat-1", "me")])
            holder, table = _COOKIE.search(answer), _LOCATION.search(answer)
            if holder and table:
                self.holder, self.own = holder[1].decode(), table[1].decode()

    async def together(self, asking: Iterable[Coroutine[Any, Any, object]]) -> None:
        """Do several things at once."""
        coroutines = list(asking)
        assert len(coroutines) <= MOST_AT_ONCE, "a siege is bounded"
        await asyncio.gather(*coroutines)

    async def say(self, messages: Iterable[str]) -> None:
        """Send messages to the socket of one's own table."""
        with contextlib.suppress(OSError, TimeoutError, WebSocketException):
            async with (
                asyncio.timeout(self.patience),
                connect(
                    f"ws://{HERE}:{self.port}/t/{self.own}/ws",
                    additional_headers={"Cookie": f"{HOLDER_COOKIE}={self.holder}"},
                    compression=None,
                    proxy=None,
                    max_size=None,
                    local_addr=(self._from, 0) if self._from != HERE else None,
                ) as socket,
            ):
                for message in messages:
                    await socket.send(message)
                await socket.recv()
                self.answers["heard"] += 1
