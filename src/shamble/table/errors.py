"""Errors of a table, each with a reason that can be shown as it is."""

from __future__ import annotations

import re

from shamble.errors import ShambleError
from shamble.text import words

_FOLDERS = re.compile(r"(?<![\w/:.<])(?:[A-Za-z]:)?(?:[/\\][^\s/\\:'\"<>]+)+[/\\]")


class Refused(ShambleError):
    """A request that the table refuses. Nothing was changed."""


class Overtaken(Refused):
    """Somebody wrote to the table first. It has been brought up to date, and the request may still be possible."""


class StoreError(ShambleError):
    """The database of the tables cannot be used; the message says what to do."""


class Conflict(ShambleError):
    """Somebody else has already written the entry with this number."""


def overtaken() -> Overtaken:
    """The refusal of whoever came too late."""
    return Overtaken(words().tell("late"))


def without_paths(text: str) -> str:
    """A message in which files are named without their folders: visitors need not know where a server keeps them."""
    return _FOLDERS.sub("", text)


def refused(code: str, /, **fields: object) -> Refused:
    """A refusal in words."""
    return Refused(words().tell(code, **fields))
