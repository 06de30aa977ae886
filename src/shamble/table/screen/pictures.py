"""The drawings of a screen; cards and portraits are drawn once."""

from __future__ import annotations

from functools import lru_cache

from shamble import draw
from shamble.draw.memory import LimitedMemory
from shamble.text import words_of
from shamble.world.game import Game
from shamble.world.setting import Setting

_CARDS: LimitedMemory[str] = LimitedMemory(4096)
_GROUNDS: LimitedMemory[str] = LimitedMemory(64)
GROUND = "ground"


def ground(setting: Setting) -> str:
    """The board below all pieces, drawn once for all games on the same board."""
    return _GROUNDS.get((words_of(setting), setting.mission.id, setting.board), lambda: draw.static_layer(setting))


def pieces(game: Game) -> dict[str, str]:
    """Everything on the board that can change, by name; where parts of the board move, the ground too."""
    found = draw.pieces(game)
    return {GROUND: ground(game.setting), **found} if game.setting.board.parts else found


def changes(before: dict[str, str], after: dict[str, str]) -> dict[str, str]:
    """The pieces that are new or look different now; an empty fragment means that one is gone."""
    changed = {name: drawn for name, drawn in after.items() if before.get(name) != drawn}
    return changed | {name: "" for name in before if name not in after}


def card(setting: Setting, number: int, *, loaded: bool, joined: str) -> str:
    """An Equipment card with its state."""
    card_type = setting.card(number)
    key = (words_of(setting), id(card_type), card_type.name, loaded, joined, draw.all_out_dice(setting, card_type))
    return _CARDS.get(key, lambda: draw.equipment_card(setting, card_type, loaded=loaded, joined=joined))


@lru_cache(maxsize=256)
def portrait(name: str) -> str:
    """The face of a Survivor."""
    return draw.portrait(name)
