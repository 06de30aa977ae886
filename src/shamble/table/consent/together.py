"""Decisions of the players together: anyone answers for all, or the first answer is a proposal."""

from __future__ import annotations

from shamble.table.errors import refused
from shamble.table.store.records import Sent, TableOptions

ANYONE, PROPOSE = "anyone", "propose"
WAYS = (ANYONE, PROPOSE)
SECONDS = (5, 10, 20, 60)
USUAL_SECONDS = 10


def together_of(options: TableOptions) -> tuple[str, int | float]:
    """(way, seconds) of a table's options."""
    return options.together or ANYONE, options.seconds or USUAL_SECONDS


def tidy_together(data: Sent) -> TableOptions:
    """The part of a table's options that somebody wants, or a refusal."""
    given = data if isinstance(data, dict) else {}
    way, seconds = given.get("together"), given.get("seconds", USUAL_SECONDS)
    if way not in WAYS or isinstance(seconds, bool) or seconds not in SECONDS:
        raise refused("no-together", ways=", ".join(WAYS), seconds=", ".join(map(str, SECONDS)))
    return TableOptions(way, seconds)
