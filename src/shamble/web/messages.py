"""Messages of pages, read with limits; an error says what is wrong with one."""

from __future__ import annotations

import json

import msgspec

from shamble.table.errors import Refused
from shamble.table.store.records import Sent
from shamble.text import words


class Message(msgspec.Struct, rename={"origin": "from"}):
    """A message of a page: what it wants to `do`, and whatever else it says, which is checked before it is used."""

    do: str
    seq: Sent = None
    key: Sent = None
    zone: Sent = None
    kind: Sent = None
    data: Sent = None
    wish: Sent = None
    text: Sent = None
    origin: Sent = None
    to: Sent = None
    who: Sent = None
    at: Sent = None
    seat: Sent = None
    bot: Sent = None
    about: Sent = None
    draft: Sent = None
    pace: Sent = None


def read_message(raw: object, longest: int) -> Message:
    """A message of a page; Refused when it is too long or no message at all."""
    said = words()
    if not isinstance(raw, str):
        raise Refused(said.page("message-unreadable"))
    if len(raw) > longest:
        raise Refused(said.page("message-too-long"))
    try:
        message = json.loads(raw)
        json.dumps(message, ensure_ascii=False, allow_nan=False).encode("utf-8")
        return msgspec.convert(message, Message)
    except (ValueError, RecursionError) as error:
        raise Refused(said.page("message-unreadable")) from error


def text_of(value: Sent) -> str:
    """A text in a message."""
    if not isinstance(value, str):
        raise Refused(words().page("message-unreadable"))
    return value


def number_of(value: Sent) -> int:
    """A whole number in a message."""
    if not isinstance(value, int) or isinstance(value, bool) or abs(value) > 2**31:
        raise Refused(words().page("message-unreadable"))
    return value
