"""Actions that are missing in a turn, and why: the reasons stand beside the rules that offer them (`@lacking`)."""

from __future__ import annotations

from shamble.rules.registry import LACKS, Lack
from shamble.rules.turn import Purse, forbidden_by, is_given, turn_of
from shamble.world.about import made_by
from shamble.world.game import Game

ORDER = ("melee", "ranged", "move", "open-door", "objective", "search", "trade", "reorganise")
"""The actions that players look for, in the order in which they are told."""


def missing(g: Game) -> list[tuple[str, Lack]]:
    """The usual actions that whoever acts is not offered now, each with its reason."""
    decision = g.decision
    if decision is None or decision.kind != "turn":
        return []
    survivor, turn = g.state.survivors[decision.who], turn_of(g, decision.who)
    if turn is None or is_given(turn) or survivor.zone < 0:
        return []
    offered = {option.action for option in decision.options}
    known = made_by(g.setting.rules.offers)
    found: list[tuple[str, Lack]] = []
    for action in ORDER:
        if action in offered or action not in known:
            continue
        lack = LACKS[action](g, turn, survivor)
        if lack is None and (rule := forbidden_by(g, turn, survivor, action)):
            lack = Lack("forbidden", rule)
        if lack is None and Purse(g, turn, survivor).left < 1:
            lack = Lack("no-actions", "CL-ACT-01")
        if lack is not None:
            found.append((action, lack))
    return found
