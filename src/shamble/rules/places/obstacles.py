"""A Tank that Survivors climb, and corridors that cannot be Searched (WZ-TANK-03, -04; WZ-COR-02)."""

from __future__ import annotations

from shamble.board.zones import TANK
from shamble.engine.decisions import Option
from shamble.engine.declared import ACTIONS
from shamble.rules.frames import Turn
from shamble.rules.moving import ENTERING
from shamble.rules.rule import Rule
from shamble.rules.turn import Purse
from shamble.world import hooks
from shamble.world.about import about
from shamble.world.game import Game
from shamble.world.state import Survivor

CORRIDOR = "corridor"
CLIMB = 1
"""WZ-TANK-03: the Actions that it takes to get onto a Tank besides those of the Move."""

rules = Rule("obstacles")


def has_tank(g: Game, zone: int) -> bool:
    """Whether a Tank stands in a Zone."""
    return zone >= 0 and TANK in g.setting.board.zones[zone].tags


@rules.on(ENTERING)
def climbing_up(g: Game, zone: int) -> int:
    """WZ-TANK-03: a Move onto the Tank takes one Action more; off it none (WZ-TANK-04)."""
    return CLIMB if has_tank(g, zone) else 0


@rules.on(hooks.OFFER_LIMITS, "WZ-TANK-03", stage=hooks.CAP)
@about(tags=(TANK,))
def dearer_moves(g: Game, turn: Turn, survivor: Survivor, options: list[Option]) -> list[Option]:
    """WZ-TANK-03: what leads onto the Tank costs more, and is not offered to who cannot pay it."""
    left = Purse(g, turn, survivor).left
    found: list[Option] = []
    for option in options:
        if not ACTIONS[option.action].moves or not has_tank(g, option.zone):
            found.append(option)
        elif option.cost + CLIMB <= left:
            found.append(_for_more(option))
    return found


def _for_more(option: Option) -> Option:
    return Option(option.action, **{**option.fields(), "cost": option.cost + CLIMB}, rule="WZ-TANK-03")


@rules.on(hooks.SEARCHABLE, "WZ-COR-02", stage=hooks.FORBID)
@about(tags=(CORRIDOR,))
def no_search_in_corridors(g: Game, zone: int, searchable: bool) -> bool:
    """WZ-COR-02: nothing is found on the carpet."""
    return searchable and CORRIDOR not in g.setting.board.zones[zone].tags
