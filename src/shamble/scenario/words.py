"""The words of options, as scenarios write them."""

from __future__ import annotations

from shamble.content import LEVELS
from shamble.engine.declared import ACTIONS

STATES = (
    "open", "closed", "taken", "there", "awake", "asleep", "revealed", "closed-room", "set-off", "waiting", "woken",
    "torn", "intact", "stands-in", "flies-over",
    "gets", "loses", *LEVELS, "loaded", "empty", "acted", "waits",
    "driver", "pilot", "gunner", "passenger", "into", "out-of", "loose", "reserved",
)  # fmt: skip
"""The words of `to` besides places for a card: in corrections, and of seats."""

_WRITTEN = {"cards": "with", "seat": ""}
"""Fields of options that have another name in scenarios, or none."""


def written(field: str) -> str:
    """The name of a field of an option in a scenario; empty where it has none."""
    return _WRITTEN.get(field, field)


def fields_of(action: str) -> list[str]:
    """The fields that an option of an action may have."""
    return [name for field in ACTIONS[action].fields.split() if (name := written(field))]


def short_field(action: str) -> str:
    """The field that a short answer names; empty where none is needed."""
    return written(ACTIONS[action].short)
