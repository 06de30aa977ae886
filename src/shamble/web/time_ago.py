"""The time since something happened, in words."""

from __future__ import annotations

import time

from shamble.text import words


def ago(moment: float) -> str:
    """The time since a moment, in words."""
    minutes = max(0, int(time.time() - moment) // 60)
    for size, unit in ((1440, "days"), (60, "hours"), (1, "minutes")):
        if minutes >= size:
            return words().page(f"ago-{unit}", count=minutes // size)
    return words().page("ago-now")
