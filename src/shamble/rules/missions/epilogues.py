"""The end of a Mission's story, as the game came out."""

from __future__ import annotations

from shamble.rules.missions.scripts import is_so
from shamble.world.game import Game


def epilogue(g: Game) -> str:
    """The first epilogue of the Mission whose condition is met; empty unless the game was won and there is one."""
    told = g.setting.mission.epilogues if g.state.outcome == "won" else ()
    return next((one.story for one in told if is_so(g, one.when, -1)), "")
