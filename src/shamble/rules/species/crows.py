"""Murders of Crows (CL-CROWS): they fly over everything, three Zones at a time, to a target chosen at the start."""

from __future__ import annotations

from shamble.board import Layout
from shamble.rules.kinds import OWN_LAYOUT, able
from shamble.rules.rule import Rule
from shamble.world.about import about
from shamble.world.game import Game

rules = Rule("crows")


@rules.on(OWN_LAYOUT)
@about(abilities=("ignores-obstacles",))
def over_everything(g: Game, kind: int) -> Layout | None:
    """CL-CROWS-09, -10, CL-ZACT-12: between any two Zones that share an edge, whatever stands on it."""
    return g.setting.board.flight if able(g, kind, "ignores-obstacles") else None
