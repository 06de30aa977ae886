"""Messages of pages, read with limits; an error says what is wrong with one."""

from __future__ import annotations

import json
from typing import Any

from shamble.table.errors import Refused
from shamble.text import words

Message = dict[str, Any]


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
    except (ValueError, RecursionError) as error:
        raise Refused(said.page("message-unreadable")) from error
    if not isinstance(message, dict) or not isinstance(message.get("do"), str):
        raise Refused(said.page("message-unreadable"))
    return message


def text_of(message: Message, field: str) -> str:
    """A text in a message."""
    value = message.get(field)
    if not isinstance(value, str):
        raise Refused(words().page("message-unreadable"))
    return value


def number_of(message: Message, field: str) -> int:
    """A whole number in a message."""
    value = message.get(field)
    if not isinstance(value, int) or isinstance(value, bool) or abs(value) > 2**31:
        raise Refused(words().page("message-unreadable"))
    return value
