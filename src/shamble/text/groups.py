"""The options of a turn in groups, so that a long list can be read."""

from __future__ import annotations

from collections.abc import Sequence

from shamble.engine.decisions import Option
from shamble.engine.declared import ACTIONS
from shamble.rules.rivals import enemy_in
from shamble.world.game import Game

OTHERS = "skill"
GROUPS = ("fight", OTHERS, "move", "vehicle", "place", "cards", "company", "team", "end")
"""All groups, in the order in which they are shown where somebody can be fought."""


def group_of(option: Option) -> str:
    """The group of an option; one that declares none belongs to the Skills."""
    return ACTIONS[option.action].group or OTHERS


def is_idle(game: Game, option: Option) -> bool:
    """Whether an option is an attack on a Zone where nobody can be fought."""
    return ACTIONS[option.action].attacks and not enemy_in(game, game.person(option.who), option.zone)


def in_groups(game: Game, options: Sequence[Option]) -> list[tuple[str, list[Option]]]:
    """Options by group: a vehicle first for whoever sits in it, and the Moves before the attacks if they hit nobody."""
    groups: dict[str, list[Option]] = {group: [] for group in _order(game, options)}
    for option in options:
        groups[group_of(option)].append(option)
    return [(group, found) for group, found in groups.items() if found]


def _order(game: Game, options: Sequence[Option]) -> list[str]:
    aboard = any(ACTIONS[option.action].aboard for option in options)
    fights = any(ACTIONS[option.action].attacks and not is_idle(game, option) for option in options)
    first = ["vehicle"] * aboard + ["move"] * (not fights)
    return list(dict.fromkeys([*first, *GROUPS]))
