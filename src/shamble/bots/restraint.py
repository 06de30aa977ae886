"""Restraint: what is met is not left again, nothing is done that changes nothing, and nobody goes there and back."""

from __future__ import annotations

from shamble.rules.turn import actions_left
from shamble.world import Game, Survivor

MET = 0.05
"""So little is left to do where all goals are met and the game only has to look."""
A_TRIFLE = 1e-6


def leaves_goal(before: float, after: float) -> bool:
    """Whether goals that were met are not met any more, by what was left to do before and after."""
    return before <= MET and after > before + A_TRIFLE


def changes_nothing(before: Game, after: Game, who: int) -> bool:
    """Whether somebody's turn goes on with the table as it was before, and without a further Action."""
    then, now = before.state, after.state
    if (then.doors, then.taken, then.triggered, then.awake) != (now.doors, now.taken, now.triggered, now.awake):
        return False
    if then.zombies != now.zombies or then.noise != now.noise or then.unloaded != now.unloaded:
        return False
    if then.pieces != now.pieces or then.joined != now.joined or then.tents != now.tents:
        return False
    if any(_shown(one) != _shown(other) for one, other in zip(then.survivors, now.survivors, strict=True)):
        return False
    left, left_now = actions_left(before, before.person(who)), actions_left(after, after.person(who))
    return (left[0] or 0) >= (left_now[0] or 0) and len(left[1]) >= len(left_now[1])


def _shown(survivor: Survivor) -> tuple[object, ...]:
    return survivor.zone, survivor.status, survivor.wounds, survivor.xp, survivor.slots, survivor.skills
