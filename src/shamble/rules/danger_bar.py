"""The end of the Danger Bar: further Adrenaline is lost, unless the tracker goes round again (UA-CLAR-31)."""

from __future__ import annotations

from shamble.rules.modes.ultrared import runs_on
from shamble.rules.rule import Rule
from shamble.world.game import Game
from shamble.world.state import Survivor

rules = Rule("danger-bar")


@rules.way("points-gained")
def up_to_the_end(g: Game, survivor: Survivor, points: int) -> int:
    """UA-CLAR-31: nothing is counted beyond the last level."""
    return points if runs_on(g) else min(points, g.setting.levels[-1].points - survivor.xp)
