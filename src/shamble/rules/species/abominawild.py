"""The Abominawild (SE-ABOM-05): a Molotov in its Zone burns it and nothing else."""

from __future__ import annotations

from shamble.rules.combat.hitting import BURNS_ALONE
from shamble.rules.horde import present
from shamble.rules.kinds import able
from shamble.rules.rule import Rule
from shamble.world.about import about
from shamble.world.game import Game

rules = Rule("abominawild")


@rules.on(BURNS_ALONE)
@about(abilities=("molotov-kills-only-it",))
def it_alone(g: Game, zone: int) -> tuple[int, ...]:
    """SE-ABOM-05: no other Actor of the Zone is harmed."""
    return tuple(kind for kind, _ in present(g, zone) if able(g, kind, "molotov-kills-only-it"))
