"""The keys of `expect` about a Survivor."""

from __future__ import annotations

from collections.abc import Callable

from shamble.files.plain import Json
from shamble.rules.experience import tracker
from shamble.rules.modes.experience_cards import cards_of
from shamble.rules.turn import FREE_TYPES, Purse, turn_of
from shamble.scenario.inventories import listed
from shamble.scenario.names import card_name, slot_names
from shamble.world.game import Game
from shamble.world.state import Survivor


def _actions(game: Game, survivor: Survivor) -> int:
    turn = turn_of(game, survivor.index)
    return Purse(game, turn, survivor).left if turn is not None else 0


def _free(game: Game, survivor: Survivor) -> list[str]:
    turn = turn_of(game, survivor.index)
    if turn is None:
        return []
    purse = Purse(game, turn, survivor)
    return [free for free in FREE_TYPES for _ in range(purse.free_left(free))]


def _cards(game: Game, survivor: Survivor, key: str) -> Json:
    """The cards in a place, or in all places that have no key of their own."""

    def names(span: slice) -> list[str]:
        return [name for name in slot_names(game, survivor.slots[span]) if name is not None]

    return listed(game.setting.rules.places, names).get(key, [])


def _unloaded(game: Game, survivor: Survivor) -> list[str]:
    return [card_name(game, card) for card in survivor.cards if card in game.state.unloaded]


OF_SURVIVOR: dict[str, Callable[[Game, Survivor], Json]] = {
    "at": lambda g, s: g.setting.board.zones[s.zone].name if s.on_board else "nowhere",
    "xp": lambda g, s: s.xp,
    "tracker": lambda g, s: tracker(g, s)[1],
    "experience_cards": cards_of,
    "level": lambda g, s: g.setting.levels[s.level].name,
    "actions": _actions,
    "free": _free,
    "hands": lambda g, s: _cards(g, s, "hands"),
    "reserve": lambda g, s: _cards(g, s, "reserve"),
    "places": lambda g, s: _cards(g, s, "places"),
    "wounds": lambda g, s: s.wounds,
    "skills": lambda g, s: list(s.skills),
    "extra_actions": lambda g, s: s.extra_actions,
    "tokens": lambda g, s: s.tokens,
    "unloaded": _unloaded,
}
"""The value of each key."""
