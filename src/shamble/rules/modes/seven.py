"""More than six Survivors in the older seasons (CL-MODE-SEVEN): more Spawn tokens, where the players like.

The starting weapons that come in are dealt in `rules/setup.py`.
"""

from __future__ import annotations

from shamble.board.zones import STREET
from shamble.engine import hooks
from shamble.engine.agenda import frame
from shamble.engine.decisions import Option, Question
from shamble.engine.game import Game
from shamble.engine.pieces import new_piece
from shamble.engine.state import Frame
from shamble.rules.registry import on
from shamble.rules.spawn import ADDED_SPAWN, USUAL_SURVIVORS, draws_by_zone


@on(hooks.SET_UP, "CL-MODE-SEVEN-01", of="seven")
def added_tokens(g: Game) -> list[Frame]:
    """CL-MODE-SEVEN-01, CL-SETUP-04: one for each two Survivors beyond six, a single one counting as two.

    Where dice are rolled for the cards there are more of them, and no tokens are added.
    """
    beyond = len(g.state.survivors) - USUAL_SURVIVORS
    if beyond <= 0 or not draws_by_zone(g):
        return []
    return [{"frame": "added-spawns", "left": (beyond + 1) // 2, "after": 0}]


@frame("added-spawns")
def added_spawns(g: Game, f: Frame) -> Question | None:
    """CL-MODE-SEVEN-02: on a Spawn Zone, or on any other street Zone, which is a Spawn Zone from now on."""
    if not f["left"]:
        g.pop()
        return None
    board = g.setting.board
    spawns = {spawn.zone for spawn in g.setting.mission.spawns}
    zones = [z.index for z in board.zones if z.index in spawns or (z.kind == STREET and z.index not in board.blocked)]
    options = [Option("add-spawn", zone=zone, rule="CL-MODE-SEVEN-02") for zone in zones if zone >= f["after"]]
    return Question("add-spawn", g.all_seats(), options)


@added_spawns.answer
def _add_spawn(g: Game, f: Frame, option: Option) -> None:
    f.update(left=f["left"] - 1, after=option.zone)
    g.state.pieces.append(new_piece(ADDED_SPAWN, option.zone))
    g.emit("spawn-added", zone=option.zone)
