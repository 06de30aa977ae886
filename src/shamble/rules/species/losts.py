"""Losts (CL-LOST): tough Zombies with Wounds of their own, and loot for whoever brings one down."""

from __future__ import annotations

from shamble.engine import hooks
from shamble.engine.game import Game
from shamble.engine.setting import ZombieCard
from shamble.rules.registry import on


@on(hooks.CARD_SPENT, "CL-LOST-05", of="losts")
def used_once(g: Game, card: ZombieCard, spent: bool) -> bool:
    """CL-LOST-05, CL-ZCARD-03, -16: its card is never discarded, and so never shuffled back."""
    kinds = g.setting.kinds
    return spent or any("card-removed-after-draw" in kinds[kind].abilities for line in card.lines for kind, _ in line)
