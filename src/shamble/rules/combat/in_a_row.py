"""Attacks in a row, each of which throws more dice than the one before."""

from __future__ import annotations

from collections.abc import Callable

from shamble.rules.combat.weapons import weapon_of
from shamble.rules.frames import Attack
from shamble.rules.turn import turn_of
from shamble.world.game import Game
from shamble.world.state import Survivor

NOTED = "roll"
"""The stage at which an attack asks for its dice; one that is only thought of is not among the Actions done."""


def earlier_in_a_row(g: Game, survivor: Survivor, attack: Attack, belongs: Callable[[str, str], bool]) -> int:
    """The number of attacks (mode, weapon) of a series right before this one, which belongs to it as well."""
    turn = turn_of(g, survivor.index)
    if turn is None or not belongs(attack.mode, weapon_of(g, attack).name):
        return 0
    done = turn.done[:-1] if attack.at == NOTED else turn.done
    return next((count for count, act in enumerate(reversed(done)) if not belongs(*act)), len(done))
