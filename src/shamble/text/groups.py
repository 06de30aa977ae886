"""The options of a turn in groups, so that a long list can be read."""

from __future__ import annotations

from shamble.engine.decisions import Option
from shamble.engine.declared import ACTIONS

OTHERS = "skill"
GROUPS = ("fight", "move", "vehicle", "place", "cards", "company", "team", OTHERS, "end")
"""All groups, in the order in which they are shown."""


def group_of(option: Option) -> str:
    """The group of an option; one that declares none belongs to the Skills."""
    return ACTIONS[option.action].group or OTHERS
