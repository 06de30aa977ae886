"""The Hobomination (SE-ABOM-03): nobody can attack in its stench."""

from __future__ import annotations

from shamble.rules.combat.weapons import BARS_ATTACKS
from shamble.rules.horde import present
from shamble.rules.kinds import able
from shamble.rules.rule import Rule
from shamble.world.about import about
from shamble.world.game import Game

rules = Rule("hobomination")


@rules.on(BARS_ATTACKS)
@about(abilities=("no-combat-in-zone",))
def in_its_zone(g: Game, zone: int) -> bool:
    """SE-ABOM-03: neither Melee nor Ranged, not even at another Zone."""
    return g.state.crowd[zone] > 0 and any(able(g, kind, "no-combat-in-zone") for kind, _ in present(g, zone))
