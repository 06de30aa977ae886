"""The limits on the heads of requests, which hold before anybody reads one, and the HTTP that keeps to them."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

import h11

LARGEST_HEAD = 32 * 1024
"""Bytes of a request's first line and its headers together."""
LARGEST_HEADER = 8 * 1024
"""Bytes of one header with its name."""
MOST_HEADERS = 100
UNREADABLE, NO_LENGTH, TOO_LARGE = 400, 411, 431
_END = re.compile(rb"\n\r?\n")
_NO_SIGN = re.compile(rb"[\x00-\x08\x0b\x0c\x0e-\x1f\x7f]|\r(?!\n)")
"""Signs that no head has; the reader of heads tries all the ways to divide the blanks before one."""


def are_too_large(headers: Sequence[tuple[bytes, bytes]]) -> bool:
    """Whether these headers are more, or larger, than any browser sends."""
    sizes = [len(name) + len(value) for name, value in headers]
    return len(sizes) > MOST_HEADERS or sum(sizes) > LARGEST_HEAD or max(sizes, default=0) > LARGEST_HEADER


class BoundedConnection(h11.Connection):
    """HTTP whose heads have limits, of all that came at once as well; bodies say how long they are."""

    refused_with = UNREADABLE
    """The status of the answer to a request that cannot be read."""

    def __init__(self) -> None:
        super().__init__(h11.SERVER, LARGEST_HEAD)

    def next_event(self) -> Any:
        """The next part of a request; an error when its head is too large, or none, or its body has no length.

        The pieces of a body without a length bring heads of their own, which no browser sends.
        """
        if self.their_state is h11.IDLE:
            self._refuse(_fault_of(self.trailing_data[0][: LARGEST_HEAD + 1]))
        event = super().next_event()
        if isinstance(event, h11.Request):
            self._refuse(NO_LENGTH if any(name == b"transfer-encoding" for name, _ in event.headers) else 0)
        return event

    def _refuse(self, status: int) -> None:
        if status:
            self.refused_with = status
            raise h11.RemoteProtocolError("refused", status)


def _fault_of(begun: bytes) -> int:
    """The status that answers the head of a request, or what came of it so far; 0 when it may be read."""
    end = _END.search(begun)
    if end is None:
        return TOO_LARGE if len(begun) > LARGEST_HEAD else 0
    head = begun[: end.end()]
    headers = head.split(b"\n")[1:-2]
    if len(head) > LARGEST_HEAD or len(headers) > MOST_HEADERS or max(map(len, headers), default=0) > LARGEST_HEADER:
        return TOO_LARGE
    return UNREADABLE if _NO_SIGN.search(head) else 0
