"""Halls and corridors of the casino and its hotel: buildings that are as open as streets (AD-LOS-08 to -10)."""

from __future__ import annotations

from shamble.rules.rule import Rule
from shamble.world import hooks
from shamble.world.about import about
from shamble.world.game import Game
from shamble.world.hooks import FORBID, SET

rules = Rule("halls")

HALL, CORRIDOR = "casino-hall", "hotel-corridor"


@rules.on(hooks.SEARCHABLE, "AD-LOS-08", stage=SET)
@about(tags=(HALL,))
def search_in_halls(g: Game, zone: int, searchable: bool) -> bool:
    """AD-LOS-08, -10: but for sight the casino's hall is a building like any other."""
    return searchable or HALL in g.setting.board.zones[zone].tags


@rules.on(hooks.SEARCHABLE, "AD-LOS-10", stage=FORBID)
@about(tags=(CORRIDOR,))
def no_search_in_corridors(g: Game, zone: int, searchable: bool) -> bool:
    """AD-LOS-10: nothing is found in the hotel's corridor."""
    return searchable and CORRIDOR not in g.setting.board.zones[zone].tags
