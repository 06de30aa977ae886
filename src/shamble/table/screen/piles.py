"""The stock to look through: kinds of Zombies, and the cards that lie open, drawn."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from shamble import draw
from shamble.rules.kinds import damage_needed
from shamble.table.screen import pictures
from shamble.text import words_of
from shamble.world.decks import EQUIPMENT
from shamble.world.game import Game
from shamble.world.records import ZombieCard
from shamble.world.view import open_piles

Pile = list[dict[str, Any]]


def piles_shown(game: Game) -> dict[str, Any]:
    """The discard piles, the newest card first, what is set aside, and all kinds of Zombies with their figures."""
    setting, state, said = game.setting, game.state, words_of(game.setting)
    aside = sorted(state.aside, key=lambda card: setting.card(card).name)
    discards = {name: _drawn(game, name, reversed(pile)) for name, pile in open_piles(game).items()}
    return {
        "piles": {**discards, "aside": _drawn(game, EQUIPMENT, aside)},
        "kinds": [
            {"mark": draw.zombie_mark(said, kind), "figures": _figures(game, kind.index)} for kind in setting.kinds
        ],
    }


def _figures(game: Game, number: int) -> str:
    """The open figures of a kind of Zombie: Actions, the Damage that kills it, Wounds, points."""
    kind, said = game.setting.kinds[number], words_of(game.setting)
    figures = said.tell(
        "kind-figures", actions=kind.actions, damage=damage_needed(game, number), wounds=kind.wounds, points=kind.xp
    )
    return said.tell("kind-for-all", figures=figures) if kind.xp_for_all else figures


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
