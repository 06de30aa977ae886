"""Objectives that are destroyed before anybody takes them: they are out of the game and do not count as taken."""

from __future__ import annotations

from shamble.engine.declared import EventKind, declare
from shamble.rules.objective_colours import turn_up
from shamble.world.game import Game
from shamble.world.pieces import NOWHERE, Piece


class BurntObjective(Piece, tag="burnt-objective"):
    """An Objective that was destroyed, counted from 1."""

    number: int = 0


declare(
    EventKind("objective-burnt", "zone colour"),
)


def lose_objectives(g: Game, zone: int, rule: str) -> None:
    """All Objectives that lie in a Zone are destroyed, by the rule with this ledger id."""
    for index, token in enumerate(g.setting.mission.objectives):
        if token.zone == zone and not g.state.taken >> index & 1:
            g.state.taken |= 1 << index
            g.state.pieces.append(BurntObjective(NOWHERE, number=index + 1))
            g.emit("objective-burnt", rule, zone=zone, colour=turn_up(g, index))


def find_objective(g: Game, index: int) -> None:
    """An Objective that was destroyed is in the game after all."""
    for piece in g.state.all_of(BurntObjective):
        if piece.number == index + 1:
            piece.number = 0


def taken_and_not_lost(g: Game, index: int) -> bool:
    """Whether somebody has taken an Objective: the way `objective-taken` where some can be destroyed."""
    lost = any(piece.number == index + 1 for piece in g.state.all_of(BurntObjective))
    return bool(g.state.taken >> index & 1) and not lost
