"""The pace of the bots at a table: how long they wait before each choice."""

from __future__ import annotations

from shamble.table.errors import refused
from shamble.table.store.records import Sent, TableOptions

PACES = {"slow": 2.5, "normal": 1.0, "at-once": 0.0}
"""The paces, and how many of the usual pauses a bot makes before a choice."""
USUAL_PACE = "normal"


def pace_of(options: TableOptions) -> str:
    """The pace of a table's options."""
    return options.pace or USUAL_PACE


def known_pace(pace: Sent) -> str:
    """A pace that there is, or a refusal."""
    if not isinstance(pace, str) or pace not in PACES:
        raise refused("no-pace", paces=", ".join(PACES))
    return pace
