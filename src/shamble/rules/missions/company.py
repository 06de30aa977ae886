"""Conditions of Missions about Companions."""

from __future__ import annotations

from shamble.engine.game import Game
from shamble.rules.companions.figures import companions_of
from shamble.rules.missions.words import Given, condition


@condition("{led: 3}", led="number")
def _led(g: Game, given: Given, moment: str) -> bool:
    """So many Companions are with Survivors who are on the board: their Leaders or Handlers have taken them along."""
    return sum(len(companions_of(g, survivor)) for survivor in g.on_board()) >= int(given["led"])
