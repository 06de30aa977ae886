"""The stock to look through: the cards that lie open, drawn."""

from __future__ import annotations

from collections.abc import Iterable

from shamble import draw
from shamble.table.screen import pictures
from shamble.table.screen.to_page import ToPage
from shamble.world.decks import EQUIPMENT
from shamble.world.game import Game
from shamble.world.records import ZombieCard
from shamble.world.view import open_piles


class PiledShown(ToPage):
    """Equal cards of a pile: their drawing, and their number."""

    svg: str
    count: int


class PilesShown(ToPage):
    """The piles that lie open, by name."""

    piles: dict[str, list[PiledShown]]


def piles_shown(game: Game) -> PilesShown:
    """The discard piles, the newest card first, and what is set aside."""
    setting, state = game.setting, game.state
    aside = sorted(state.aside, key=lambda card: setting.card(card).name)
    discards = {name: _drawn(game, name, reversed(pile)) for name, pile in open_piles(game).items()}
    return PilesShown({**discards, "aside": _drawn(game, EQUIPMENT, aside)})


def _drawn(game: Game, pile: str, cards: Iterable[int]) -> list[PiledShown]:
    """Equal cards once, with their number."""
    setting = game.setting
    drawn = [
        draw.zombie_card(setting, card)
        if isinstance(setting.card_in(pile, card), ZombieCard)
        else pictures.card(setting, card, loaded=True, joined="")
        for card in cards
    ]
    return [PiledShown(svg, drawn.count(svg)) for svg in dict.fromkeys(drawn)]
