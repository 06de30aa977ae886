"""Misses that hit Survivors: who says whom, and how hard (UA-FF, UA-CLAR-24)."""

from __future__ import annotations

from msgspec.structs import replace

from shamble.rules.combat.hitting import STRAY_DAMAGE, STRAYS_SHARED
from shamble.rules.combat.weapons import mode_of
from shamble.rules.frames import Attack
from shamble.rules.rule import Rule
from shamble.world import hooks
from shamble.world.game import Game

rules = Rule("stray-shots")
rules.on(STRAYS_SHARED)(lambda g: True)  # UA-FF-03


@rules.on(STRAY_DAMAGE)
def whatever_was_rolled(g: Game, attack: Attack) -> int:
    """UA-FF-04, UA-CLAR-24: the Damage with all that raises it, but for what depends on the dice."""
    unrolled = replace(attack, dice=(), beside=(), fresh=())
    return g.ask(hooks.DAMAGE, g.person(attack.who), unrolled, mode_of(g, unrolled).damage)
