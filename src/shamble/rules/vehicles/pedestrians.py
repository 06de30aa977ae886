"""Pedestrians in the way of a car: its misses hit them, its hits do not (SE-CAR-08)."""

from __future__ import annotations

from shamble.rules.frames import Attack
from shamble.rules.rule import Rule
from shamble.rules.vehicles.driving import is_car_attack
from shamble.world import hooks
from shamble.world.game import Game
from shamble.world.state import Survivor

rules = Rule("pedestrians")


@rules.on(hooks.HITS_FRIENDS, "SE-CAR-08", stage=hooks.FORBID)
def hits_pass_them_by(g: Game, s: Survivor, attack: Attack, hits: bool) -> bool:
    """SE-CAR-08: hits go to Zombies."""
    return hits and not is_car_attack(attack)


@rules.on(hooks.STRAY_HITS, "SE-CAR-08")
def misses_hit_them(g: Game, s: Survivor, attack: Attack, misses: int, stray: int) -> int:
    """SE-CAR-08: each miss is a hit on somebody there who sits in no car."""
    return misses if is_car_attack(attack) else stray
