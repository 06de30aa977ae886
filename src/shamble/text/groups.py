"""The options of a turn in groups, so that a long list can be read."""

from __future__ import annotations

from shamble.engine.decisions import Option

GROUPS = ("fight", "move", "vehicle", "place", "cards", "company", "team", "skill", "end")
"""All groups, in the order in which they are shown."""

_GROUP_OF_ACTION = {
    "move": "move",
    "move-on": "move",
    "sprint": "move",
    "jump": "move",
    "bloodlust": "move",
    "charge": "move",
    "blitz": "move",
    "full-tilt": "move",
    "iron-maiden": "move",
    "field-medic": "move",
    "drive": "vehicle",
    "fly": "vehicle",
    "land": "vehicle",
    "take-off": "vehicle",
    "get-in": "vehicle",
    "get-out": "vehicle",
    "change-seat": "vehicle",
    "melee": "fight",
    "ranged": "fight",
    "reload": "fight",
    "search": "cards",
    "take-lying": "cards",
    "mission-deed": "place",
    "search-car": "vehicle",
    "stash": "vehicle",
    "take-out": "vehicle",
    "reorganise": "cards",
    "trade": "cards",
    "open-door": "place",
    "shut-door": "place",
    "objective": "place",
    "pull-switch": "place",
    "start-barricade": "place",
    "complete-barricade": "place",
    "tear-down": "place",
    "noise": "place",
    "take-companion": "place",
    "volley": "company",
    "handyman-opens": "company",
    "handyman-breaks": "company",
    "dog-run": "company",
    "dog-bite": "company",
    "dog-bark": "company",
    "dog-search": "company",
    "swap-seats": "vehicle",
    "slow-drive": "vehicle",
    "fast-drive": "vehicle",
    "team-action": "team",
    "end": "end",
}

_DOES_WITHOUT = frozenset({"stop", "decline", "keep", "keep-roll", "stay-here", "no-more-dice"})
"""What answers a question by leaving things as they are."""


def group_of(option: Option) -> str:
    """The group of an option; what no other group takes is the work of a Skill."""
    return _GROUP_OF_ACTION.get(option.action, "skill")


def ends(option: Option) -> str:
    """What an option puts an end to: the `turn`, the `question`, or nothing."""
    if group_of(option) == "end":
        return "turn"
    return "question" if option.action in _DOES_WITHOUT else ""
