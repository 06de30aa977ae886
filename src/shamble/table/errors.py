"""Errors of a table, each with a reason that can be shown as it is."""

from __future__ import annotations

import contextlib
import logging
import re
from collections.abc import Iterator

from shamble.errors import ShambleError
from shamble.files.commands import command
from shamble.text import words

log = logging.getLogger(__name__)

_FOLDERS = re.compile(r"(?<![\w/:.<])(?:[A-Za-z]:)?(?:[/\\][^\s/\\:'\"<>]+)+[/\\]")


class Refused(ShambleError):
    """A request that the table refuses. Nothing was changed."""


class Overtaken(Refused):
    """Somebody wrote to the table first. It has been brought up to date, and the request may still be possible."""


class StoreError(ShambleError):
    """The database of the tables cannot be used; the message says what to do."""


class Damaged(StoreError):
    """A table or a campaign that cannot be read. It was left as it is, and all others go on."""


class Conflict(ShambleError):
    """Somebody else has already written the entry with this number."""


@contextlib.contextmanager
def readable(code: str) -> Iterator[None]:
    """Read a table or a campaign from the database: `Damaged` where that makes no sense; the log says why."""
    try:
        yield
    except StoreError:
        raise
    except Exception as error:  # whatever stands in a database, it stops nothing but its own table
        log.exception("What is written of %s cannot be read", code)
        told = words().tell("damaged", code=code, command=command("tables", "--delete", code))
        raise Damaged(without_paths(told)) from error


def overtaken() -> Overtaken:
    """The refusal of whoever came too late."""
    return Overtaken(words().tell("late"))


def without_paths(text: str) -> str:
    """A message in which files are named without their folders: visitors need not know where a server keeps them."""
    return _FOLDERS.sub("", text)


def refused(code: str, /, **fields: object) -> Refused:
    """A refusal in words."""
    return Refused(words().tell(code, **fields))
