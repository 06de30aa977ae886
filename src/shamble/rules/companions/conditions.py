"""Conditions of Missions about Companions: who comes along, who is still there."""

from __future__ import annotations

from shamble.rules.companions.figures import Companion, companions_of
from shamble.world.game import Game
from shamble.world.pieces import NOWHERE
from shamble.world.words import Given, condition


@condition("{led: 3}", led="number")
def _led(g: Game, given: Given, moment: str) -> bool:
    """So many Companions are with Survivors who are in play: their Leaders or Handlers have taken them along."""
    return sum(len(companions_of(g, survivor, aloft=True)) for survivor in g.in_play()) >= int(given["led"])


@condition("{companions: 3}", companions="number")
def _companions(g: Game, given: Given, moment: str) -> bool:
    """So many Companions are in play, whether somebody leads them or they still wait, revealed or not."""
    in_play = [piece for piece in g.state.pieces if isinstance(piece, Companion) and piece.zone != NOWHERE]
    return len(in_play) >= int(given["companions"])
