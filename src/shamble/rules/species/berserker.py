"""Berserkers (CL-BERSERK): Ranged weapons do nothing to them. Their Target Priority stands in the zombie table."""

from __future__ import annotations

from shamble.rules.frames import Attack
from shamble.rules.kinds import able
from shamble.rules.rule import Rule
from shamble.world import hooks
from shamble.world.about import about
from shamble.world.game import Game

rules = Rule("berserkers")


@rules.on(hooks.KILLED_BY, "CL-BERSERK-02", stage=hooks.FORBID)
@about(abilities=("ranged-immunity",))
def immune_to_shots(g: Game, kind: int, attack: Attack | None, damage: int) -> int:
    """CL-BERSERK-02, -04, CL-RANGED-09: no Damage of a Ranged weapon, unless an effect says that it harms them all."""
    if attack is None or attack.mode != "ranged" or not able(g, kind, "ranged-immunity"):
        return damage
    return damage if g.ask(hooks.HARMS_ALL, g.person(attack.who), attack, False) else 0
