"""Zones that a Mission joins in the course of a game: a shaft, a tunnel behind two doors (WZ-M7-02, WZ-M8-01, -05)."""

from __future__ import annotations

from shamble.board import JOINS
from shamble.board.barriers import SURVIVORS
from shamble.engine.agenda import Frame
from shamble.engine.declared import EventKind, declare
from shamble.rules.doors import opened_up, reveal
from shamble.world.game import Game
from shamble.world.words import MISSION_SAYS, Given, effect

declare(
    EventKind("zones-joined", "zone via"),
)


@effect("{join: [4V.A, 2V.A], who: survivors}", join="pair", who=("everybody", "survivors"))
def _join(g: Game, given: Given, who: int) -> list[Frame]:
    """These Zones count as adjacent from now on, wherever they lie, without sight; `who: survivors`: for them alone.

    SE-SPAWN-11: that opens the rooms on both sides if somebody stands on one; otherwise the first door to them does.
    """
    join = [one for one in g.setting.board.barriers if one.kind == JOINS][given["join"]]
    if not join.state(g.state.doors):
        g.state.doors = join.put(g.state.doors, 1)
        g.emit("zones-joined", MISSION_SAYS, zone=join.a, via=join.b)
        both_sides = opened_up(g.layout, join.a, join.b)
        if join.face != SURVIVORS and any(one.zone in both_sides for one in g.on_board()):
            reveal(g, both_sides, who)
    return []
