"""The conditions about who is inside certain Zones, or outside."""

from __future__ import annotations

from shamble.rules.missions.conditions import concerned, zones_named
from shamble.world.game import Game
from shamble.world.state import Survivor
from shamble.world.words import Given, condition

WHO = ("all-starting", "remaining")


def _meant(g: Game, given: Given) -> list[Survivor]:
    return g.in_play() if given.get("who", "remaining") == "remaining" else concerned(g)


@condition("{inside: hospital, who: remaining}", inside="zones", who=WHO, when=("end-phase", "any-time"))
def _inside(g: Game, given: Given, moment: str) -> bool:
    """Everybody who is left (at least one) is in one of these Zones; with `who: all-starting` everybody who began.

    With `when: end-phase` it counts when a round ends, otherwise at any moment.
    """
    if given.get("when", "any-time") not in (moment, "any-time"):
        return False
    zones, meant = zones_named(g, given["inside"]), _meant(g, given)
    return bool(meant) and all(survivor.zone in zones for survivor in meant)


@condition("{outside: hospital, who: remaining}", outside="zones", who=WHO)
def _outside(g: Game, given: Given, moment: str) -> bool:
    """Everybody who is left (at least one), or who began, is on the board and in none of these Zones."""
    zones, meant = zones_named(g, given["outside"]), _meant(g, given)
    return bool(meant) and all(survivor.on_board and survivor.zone not in zones for survivor in meant)
