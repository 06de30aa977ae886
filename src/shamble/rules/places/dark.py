"""Dark rooms: they alone are spawned in, and a mode lets nobody see far into them (SE-SPAWN-11, -12; SE-DARK)."""

from __future__ import annotations

from collections.abc import Mapping

from shamble.engine.agenda import Frame
from shamble.rules.doors import mark_rooms, opened_up
from shamble.rules.frames import Attack
from shamble.rules.rule import ON, Rule
from shamble.world import hooks
from shamble.world.facts import SEES_IN_THE_DARK
from shamble.world.game import Game
from shamble.world.records import Mode
from shamble.world.state import Survivor

DARK = "dark"
FLASHLIGHT = "Flashlight"
ONLY_A_SIX = 6

rules = Rule("dark-rooms")


def is_dark(g: Game, zone: int) -> bool:
    """Whether a Zone is a dark room."""
    return DARK in g.setting.board.zones[zone].tags


@rules.on(hooks.SPAWNED_ROOM, "SE-SPAWN-11", stage=hooks.FORBID)
def dark_rooms_alone(g: Game, zone: int, spawned: bool) -> bool:
    """SE-SPAWN-11: lit rooms get nothing."""
    return spawned and is_dark(g, zone)


@rules.on(hooks.READY, "SE-SPAWN-12")
def open_from_the_start(g: Game) -> list[Frame]:
    """SE-SPAWN-12: a building that is open to any street never gets a card, whether or not somebody can get there."""
    streets = [zone.index for zone in g.setting.board.zones if zone.kind == "street"]
    mark_rooms(g, opened_up(g.layout, *streets))
    return []


dark_zones = Rule("dark-zones", "SE-DARK-01", "SE-DARK-02", "SE-DARK-03", of="zombies", values=(ON,))


def _near(g: Game, seen: Mapping[int, int]) -> Mapping[int, int]:
    return {zone: far for zone, far in seen.items() if far <= 1 or not is_dark(g, zone)}


@dark_zones.on(hooks.SIGHT, "SE-DARK-01", stage=hooks.CAP)
def not_far_into_the_dark(g: Game, s: Survivor, origin: int, seen: Mapping[int, int]) -> Mapping[int, int]:
    """SE-DARK-01: a dark room is seen at Range 0-1 only."""
    return seen if SEES_IN_THE_DARK in s.profile.facts else _near(g, seen)


@dark_zones.on(hooks.ZOMBIE_SIGHT, "SE-DARK-01", stage=hooks.CAP)
def nor_do_zombies(g: Game, origin: int, seen: Mapping[int, int]) -> Mapping[int, int]:
    """SE-DARK-01: Zombies see no better."""
    return _near(g, seen)


@dark_zones.on(hooks.FIGURES, "SE-DARK-02", stage=hooks.CAP)
def shots_into_the_dark(g: Game, s: Survivor, attack: Attack, mode: Mode) -> Mode:
    """SE-DARK-02: they need a 6 without a Flashlight; Melee is as ever (SE-DARK-03)."""
    lit = SEES_IN_THE_DARK in s.profile.facts or any(g.setting.card(card).name == FLASHLIGHT for card in s.cards)
    return mode.altered(accuracy=ONLY_A_SIX) if mode.ranged and is_dark(g, attack.zone) and not lit else mode
