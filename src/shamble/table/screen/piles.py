"""The stock to look through: the cards that lie open, drawn."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from shamble import draw
from shamble.table.screen import pictures
from shamble.world.decks import EQUIPMENT
from shamble.world.game import Game
from shamble.world.records import ZombieCard
from shamble.world.view import open_piles

Pile = list[dict[str, Any]]


def piles_shown(game: Game) -> dict[str, Any]:
    """The discard piles, the newest card first, and what is set aside."""
    setting, state = game.setting, game.state
    aside = sorted(state.aside, key=lambda card: setting.card(card).name)
    discards = {name: _drawn(game, name, reversed(pile)) for name, pile in open_piles(game).items()}
    return {
        "piles": {**discards, "aside": _drawn(game, EQUIPMENT, aside)},
    }


def _drawn(game: Game, pile: str, cards: Iterable[int]) -> Pile:
    """Equal cards once, with their number."""
    setting = game.setting
    drawn = [
        draw.zombie_card(setting, card)
        if isinstance(setting.card_in(pile, card), ZombieCard)
        else pictures.card(setting, card, loaded=True, joined="")
        for card in cards
    ]
    return [{"svg": svg, "count": drawn.count(svg)} for svg in dict.fromkeys(drawn)]
