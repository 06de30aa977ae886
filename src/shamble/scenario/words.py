"""Every action of the game, as scenarios name it.

`docs/scenarios.md` is made from these tables and those of the decisions; a test compares them with what the rules
really offer and ask.
"""

from __future__ import annotations

from shamble.content import LEVELS
from shamble.scenario.correction_words import CORRECTIONS
from shamble.scenario.decision_words import CHOICES
from shamble.scenario.turn_words import TURN, Action

ACTIONS: dict[str, Action] = {**TURN, **CORRECTIONS, **CHOICES}
"""In the order of the page."""

STATES = (
    "open", "closed", "taken", "there", "awake", "asleep", "revealed", "closed-room", "set-off", "waiting",
    "torn", "intact", "stands-in", "flies-over",
    "gets", "loses", *LEVELS, "loaded", "empty", "acted", "waits",
    "driver", "pilot", "passenger", "into", "out-of",
)  # fmt: skip
"""What `to` may say besides places for a card: in corrections, and of seats."""
