"""Hospitals (CL-HOSP): building Zones in every respect, but only locker rooms can be Searched."""

from __future__ import annotations

from shamble.rules.rule import Rule
from shamble.world import hooks
from shamble.world.about import about
from shamble.world.game import Game
from shamble.world.hooks import FORBID

rules = Rule("hospital")

HOSPITAL = "hospital"


@rules.on(hooks.SEARCHABLE, "CL-HOSP-03", stage=FORBID)
@about(tags=(HOSPITAL,))
def only_locker_rooms(g: Game, zone: int, searchable: bool) -> bool:
    """CL-HOSP-03, CL-SEARCH-03: within the hospital a Search is possible in a locker room alone."""
    tags = g.setting.board.zones[zone].tags
    return searchable and (HOSPITAL not in tags or "locker-room" in tags)
