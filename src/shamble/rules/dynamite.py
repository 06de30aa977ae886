"""Dynamite: a BOOM! where it goes off (UA-DYNAMITE)."""

from __future__ import annotations

from shamble.rules.combat.attack import NOISE_ZONE
from shamble.rules.combat.weapons import weapon_of
from shamble.rules.frames import Attack
from shamble.rules.rule import Rule
from shamble.world.game import Game
from shamble.world.state import Survivor

HEARD_AT_TARGET = "heard-at-target"

rules = Rule("dynamite")


@rules.on(NOISE_ZONE)
def at_its_target(g: Game, survivor: Survivor, attack: Attack) -> int:
    """UA-EQUIP-08, UA-DYNAMITE-05: in the Zone of the attacker, but for what is heard where it strikes."""
    return attack.zone if HEARD_AT_TARGET in weapon_of(g, attack).traits else survivor.zone
