"""The conditions about who is inside certain Zones, or outside."""

from __future__ import annotations

from shamble.rules.missions.conditions import EVERYBODY, REMAINING, is_the_moment, whom, zones_named
from shamble.world.game import Game
from shamble.world.words import ANY_TIME, END_PHASE, Given, condition

WHO = (REMAINING, EVERYBODY)


@condition("{inside: hospital, who: remaining}", inside="zones", who=WHO, when=(ANY_TIME, END_PHASE))
def _inside(g: Game, given: Given, moment: str) -> bool:
    """Everybody who is left (at least one) is in one of these Zones; with `who: all-starting` everybody who began.

    With `when: end-phase` it counts when a round ends, otherwise at any moment.
    """
    if not is_the_moment(given, moment):
        return False
    zones, people = zones_named(g, given["inside"]), whom(g, given)
    return bool(people) and all(survivor.zone in zones for survivor in people)


@condition("{outside: hospital, who: remaining}", outside="zones", who=WHO)
def _outside(g: Game, given: Given, moment: str) -> bool:
    """Everybody who is left (at least one), or who began, is on the board and in none of these Zones."""
    zones, people = zones_named(g, given["outside"]), whom(g, given)
    return bool(people) and all(survivor.on_board and survivor.zone not in zones for survivor in people)
