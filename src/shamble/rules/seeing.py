"""The sight of Survivors and Zombies, and who sees a Survivor, with their Skills (CL-LOS)."""

from __future__ import annotations

from collections.abc import Mapping

from shamble.rules.rivals import is_competitive
from shamble.world import hooks
from shamble.world.facts import TOWERS
from shamble.world.game import Game
from shamble.world.state import Survivor


def sight_of(g: Game, survivor: Survivor, origin: int = -1) -> Mapping[int, int]:
    """The Zones that a Survivor sees from where they stand, or would see from another Zone, with their Range."""
    zone = survivor.zone if origin < 0 else origin
    if zone < 0:
        return {}  # CL-HELI-22
    found = g.ask(hooks.SIGHT, survivor, zone, g.layout.sight[zone])
    return {**_rivals_seen(g, survivor, zone), **found} if is_competitive(g) else found


def _rivals_seen(g: Game, survivor: Survivor, zone: int) -> dict[int, int]:
    """The Zones of rivals who are seen from there beyond common sight, as far off as they see it themselves."""
    return {
        other.zone: g.ask(hooks.SIGHT, other, other.zone, g.layout.sight[other.zone])[zone]
        for other in g.on_board()
        if other.team != survivor.team and _towers_over(g, other, zone)
    }


def over_everything(g: Game, zone: int) -> Mapping[int, int]:
    """The streets that would be seen from a street if nothing stood in the way."""
    return g.setting.board.far_sight.over_buildings(zone, g.state.doors, everything=True)


def _towers_over(g: Game, survivor: Survivor, zone: int) -> bool:
    """Whether somebody is seen from a Zone beyond common sight."""
    return TOWERS in survivor.profile.facts and zone in over_everything(g, survivor.zone)


def zombie_sight(g: Game, zone: int) -> Mapping[int, int]:
    """The Zones that Zombies see from a Zone, with their Range."""
    return g.ask(hooks.ZOMBIE_SIGHT, zone, g.layout.sight[zone])


def is_seen_from(g: Game, survivor: Survivor, zone: int) -> bool:
    """Whether Zombies in a Zone see this Survivor."""
    return survivor.zone in zombie_sight(g, zone) or (survivor.on_board and _towers_over(g, survivor, zone))


def range_to(g: Game, survivor: Survivor, zone: int) -> int:
    """The Range of an attack: along their sight, or straight through whatever stops it."""
    seen = sight_of(g, survivor).get(zone)
    return seen if seen is not None else g.setting.board.far_sight.straight(survivor.zone).get(zone, 0)
