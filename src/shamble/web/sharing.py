"""Sharing with the home network, switched on and off while the program runs."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import Protocol


@dataclass(frozen=True, slots=True)
class SharedAddress:
    """The address where others find the tables, and the host names that may be used there."""

    address: str
    names: frozenset[str]


class Listener(Protocol):
    """A listener at the address of the home network."""

    async def open(self) -> SharedAddress:
        """Begin to listen; Refused when that fails."""

    async def close(self) -> None:
        """Stop listening, and close the connections of others."""


class Sharing:
    """Whether the home network may come in now. Without a listener it stays as the program was started."""

    def __init__(self, address: str = "") -> None:
        self.listener: Listener | None = None
        self._begun_with = address
        self._shared: SharedAddress | None = None
        self._lock = asyncio.Lock()

    @property
    def address(self) -> str:
        """The beginning of links for others; empty when only this computer can use them."""
        return self._shared.address if self._shared is not None else self._begun_with

    @property
    def names(self) -> frozenset[str]:
        """The names that are good only while it is shared."""
        return self._shared.names if self._shared is not None else frozenset()

    @property
    def can_change(self) -> bool:
        """Whether there is a button: not where the program was started for others anyway."""
        return self.listener is not None and not self._begun_with

    async def start(self) -> None:
        """Let the home network in."""
        async with self._lock:
            if self.listener is not None and self.can_change and self._shared is None:
                self._shared = await self.listener.open()

    async def stop(self) -> None:
        """Let nobody in any more, and close the connections of others."""
        async with self._lock:
            if self.listener is not None and self._shared is not None:
                self._shared = None
                await self.listener.close()
