"""Abominations that come once: a killed one leaves the game with its Zombie card (AD-ZOMB-06, AD-OPEN-27)."""

from __future__ import annotations

from shamble.engine.agenda import Frame
from shamble.engine.declared import EventKind, declare
from shamble.rules.frames import Attack
from shamble.rules.kinds import able
from shamble.rules.rule import Rule
from shamble.rules.set_apart import set_apart
from shamble.rules.zombie_cards import GONE
from shamble.world import hooks
from shamble.world.about import about
from shamble.world.decks import ZOMBIE
from shamble.world.game import Game
from shamble.world.state import Survivor

ABILITY = "card-leaves-with-it"

declare(
    EventKind("card-gone", "kind"),
)

rules = Rule("once-only")


@rules.on(hooks.KILLED, "AD-ZOMB-06")
@about(abilities=(ABILITY,))
def leave_the_game(
    g: Game, survivor: Survivor, zone: int, kinds: tuple[int, ...], attack: Attack | None
) -> list[Frame]:
    """AD-ZOMB-06: its miniature and every card that brings it, wherever that lies."""
    for kind in kinds:
        if able(g, kind, ABILITY):
            set_apart(g, kind, 1)
            _take_cards_out(g, kind)
            g.emit("card-gone", "AD-ZOMB-06", kind=kind)
    return []


def _take_cards_out(g: Game, kind: int) -> None:
    decks, discards = g.state.decks, g.state.discards
    for piles in (decks, discards):
        for card in [card for card in piles[ZOMBIE] if kind in g.setting.zombie_cards[card - 1].kinds]:
            piles[ZOMBIE].remove(card)
            discards.setdefault(GONE, []).append(card)
