"""Empty weapons that one Action reloads together: those that were fired as a pair (UA-RELOAD-05, UA-CLAR-18)."""

from __future__ import annotations

from shamble.rules.combat.weapons import RELOADED_TOGETHER
from shamble.rules.frames import Attack
from shamble.rules.rule import Rule
from shamble.world import hooks
from shamble.world.game import Game
from shamble.world.pieces import NOWHERE, Piece
from shamble.world.state import Survivor

rules = Rule("reload-pairs")


class FiredPair(Piece, tag="fired-pair"):
    """A record of two cards that were emptied together, by their numbers; it lies nowhere."""

    first: int = 0
    second: int = 0


def _records(g: Game) -> list[FiredPair]:
    return g.state.all_of(FiredPair)


@rules.on(hooks.AFTER_ATTACK, "UA-RELOAD-05")
def note_pair(g: Game, survivor: Survivor, attack: Attack) -> None:
    """UA-RELOAD-05: what was emptied together goes together; a later shot undoes that."""
    if not any(card in g.state.unloaded for card in attack.cards):
        return
    for record in _records(g):
        if record.first in attack.cards or record.second in attack.cards:
            record.first = record.second = 0
    if len(attack.cards) > 1:
        first, second = attack.cards
        g.state.pieces.append(FiredPair(NOWHERE, first=first, second=second))


@rules.on(RELOADED_TOGETHER)
def fired_together(g: Game, survivor: Survivor, card: int) -> tuple[int, ...]:
    """UA-RELOAD-05, UA-CLAR-18: a card, and the one that it was fired with if both are here and empty."""
    for record in _records(g):
        pair = (record.first, record.second)
        if card in pair and all(one in survivor.slots and one in g.state.unloaded for one in pair):
            return pair
    return (card,)
