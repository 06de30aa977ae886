"""Murders of Crows (CL-CROWS): they fly over everything, three Zones at a time, to a target fixed at the start."""

from __future__ import annotations

from shamble.board import Layout
from shamble.rules.kinds import able
from shamble.rules.rule import Rule
from shamble.world import hooks
from shamble.world.game import Game

rules = Rule("crows")


@rules.on(hooks.ZOMBIE_LAYOUT, "CL-CROWS-09")
def over_everything(g: Game, kind: int, layout: Layout | None) -> Layout | None:
    """CL-CROWS-09, -10, CL-ZACT-12: from Zone to Zone that share an edge, whatever stands there."""
    return g.setting.board.flight if able(g, kind, "ignores-obstacles") else layout
