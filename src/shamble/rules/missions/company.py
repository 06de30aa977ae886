"""Conditions of Missions about Companions: who comes along, who is still there."""

from __future__ import annotations

from shamble.engine.game import Game
from shamble.engine.pieces import pieces_of
from shamble.rules.companions.figures import COMPANION, companions_of
from shamble.rules.missions.words import Given, condition


@condition("{led: 3}", led="number")
def _led(g: Game, given: Given, moment: str) -> bool:
    """So many Companions are with Survivors who are on the board: their Leaders or Handlers have taken them along."""
    return sum(len(companions_of(g, survivor)) for survivor in g.on_board()) >= int(given["led"])


@condition("{companions: 3}", companions="number")
def _companions(g: Game, given: Given, moment: str) -> bool:
    """So many Companions are on the board, whether somebody leads them or they still wait, revealed or not."""
    return len([piece for _, piece in pieces_of(g, COMPANION) if piece["zone"] >= 0]) >= int(given["companions"])
