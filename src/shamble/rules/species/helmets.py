"""Zombies whom nothing harms until an Explosive makes them another kind, with the same miniature (AD-ZEUS-03)."""

from __future__ import annotations

from shamble.engine.declared import EventKind, declare
from shamble.rules.combat.snares import same_figure
from shamble.rules.combat.weapons import is_explosive, weapon_of
from shamble.rules.frames import Attack
from shamble.rules.horde import present
from shamble.rules.rule import Rule
from shamble.world import hooks
from shamble.world.about import about
from shamble.world.game import Game
from shamble.world.state import Survivor

rules = Rule("helmets")

BECOMES = "becomes:"

declare(
    EventKind("helmet-broken", "who zone kind", dice=True),
)


@rules.on(hooks.AFTER_ATTACK, "AD-ZEUS-03")
@about(scene=lambda scene: any(one.startswith(BECOMES) for one in scene.abilities))
def break_helmet(g: Game, survivor: Survivor, attack: Attack) -> None:
    """AD-ZEUS-03, AD-OPEN-10: an Explosive that hits its Zone swaps its card; no Damage of that blast goes further."""
    if not attack.scored or not is_explosive(weapon_of(g, attack)):
        return
    for kind, count in present(g, attack.zone):
        into = next((one for one in g.setting.kinds[kind].abilities if one.startswith(BECOMES)), "")
        if into:
            becomes = g.setting.kind_of[into.removeprefix(BECOMES)]
            _swap(g, attack.zone, kind, becomes, count)
            g.emit("helmet-broken", "AD-ZEUS-03", who=survivor.index, zone=attack.zone, kind=becomes)


def _swap(g: Game, zone: int, kind: int, becomes: int, count: int) -> None:
    """The miniature stays where it is: nobody comes to the Zone, and nobody leaves it."""
    state, at = g.state, zone * g.setting.stride
    state.zombies[at + kind] -= count
    state.zombies[at + becomes] += count
    state.stock[kind] += count
    state.stock[becomes] -= count
    same_figure(g, zone, kind, becomes)
