"""The stock to look through: kinds of Zombies, and the cards that lie open, drawn."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from shamble import draw
from shamble.table import pictures
from shamble.world.game import Game

Pile = list[dict[str, Any]]


def piles_shown(game: Game) -> dict[str, Any]:
    """Both discard piles, the newest card first, what is set aside, and a picture of each kind of Zombie."""
    setting, state = game.setting, game.state
    zombie = [draw.zombie_card(setting, card) for card in reversed(state.discards["zombie"])]
    return {
        "equipment": _equipment(game, reversed(state.discards["equipment"])),
        "zombie": _together(zombie),
        "aside": _equipment(game, sorted(state.aside, key=lambda card: setting.card(card).name)),
        "kinds": [draw.zombie_mark(kind) for kind in setting.kinds],
    }


def _equipment(game: Game, cards: Iterable[int]) -> Pile:
    return _together([pictures.card(game.setting, card, loaded=True, joined="") for card in cards])


def _together(drawn: list[str]) -> Pile:
    """Equal cards once, with their number."""
    return [{"svg": svg, "count": drawn.count(svg)} for svg in dict.fromkeys(drawn)]
