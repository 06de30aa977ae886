"""Leaving the board by the Exit (CL-CLAR-13), where a Mission asks for it."""

from __future__ import annotations

from shamble.engine import hooks
from shamble.engine.game import Game
from shamble.engine.state import Frame
from shamble.rules.missions.events import settle
from shamble.rules.missions.tallies import exit_zone
from shamble.rules.missions.words import words_in
from shamble.rules.registry import on
from shamble.rules.wounds import is_out, leave_board


def leaving_counts(g: Game) -> bool:
    """Whether the Mission asks for leaving the board."""
    return any("escape" in words_in(condition) for condition in g.setting.mission.win)


@on(hooks.TURN_ENDED, "CL-CLAR-13", of="exits")
def leave_by_exit(g: Game, who: int) -> list[Frame]:
    """CL-CLAR-13: whoever stands in the Exit Zone when his activation is over leaves of himself."""
    survivor = g.state.survivors[who]
    if leaving_counts(g) and survivor.zone == exit_zone(g) >= 0:
        leave_board(g, survivor)
        settle(g, "escape")
        if all(is_out(other) for other in g.state.survivors):  # CL-READ-06
            g.finish("lost", "nobody-left")
    return []
