"""Which of the offered options a scenario means."""

from __future__ import annotations

from shamble.engine.decisions import Option
from shamble.scenario.names import ALLOT, border, find_door, is_called, kind_names, place_among
from shamble.scenario.shape import Wanted
from shamble.world.game import Game


def matches(game: Game, option: Option, wanted: Wanted) -> bool:
    """Whether an option has all the fields that are given."""
    if wanted.action is not None and option.action != wanted.action:
        return False
    return (
        _has_plain_fields(option, wanted)
        and _has_people(game, option, wanted)
        and _is_where(game, option, wanted)
        and _has_cards(game, option, wanted)
        and (wanted.n is None or wanted.n == (place_among(game, option) if option.action == ALLOT else option.n))
    )


def _has_plain_fields(option: Option, wanted: Wanted) -> bool:
    fields = ("to", "free", "name", "cost")
    return all(getattr(wanted, field) in (None, getattr(option, field)) for field in fields)


def _has_people(game: Game, option: Option, wanted: Wanted) -> bool:
    for name, index in ((wanted.who, option.who), (wanted.other, option.other)):
        if name is not None and (index < 0 or game.person(index).name != name):
            return False
    return True


def _is_where(game: Game, option: Option, wanted: Wanted) -> bool:
    """Whether Zones, door and kind of Zombie are those that are given."""
    for name, index in ((wanted.zone, option.zone), (wanted.via, option.via)):
        if name is not None and game.setting.board.names.get(name) != index:
            return False
    if wanted.kind is not None and kind_names(game.setting).get(wanted.kind) != option.kind:
        return False
    return wanted.door is None or _is_door(game, option, wanted.door)


def _is_door(game: Game, option: Option, name: str) -> bool:
    board = game.setting.board
    zones = board.names
    pair = border(name, zones)
    door = find_door(board, zones[pair[0]], zones[pair[1]]) if pair else None
    return door is not None and door.index == option.door


def _has_cards(game: Game, option: Option, wanted: Wanted) -> bool:
    cards = list(option.cards) or ([option.card] if option.card else [])
    if wanted.card is not None and not (len(cards) == 1 and is_called(game, cards[0], wanted.card)):
        return False
    if wanted.with_ is None:
        return True
    for name in wanted.with_:
        called = next((card for card in cards if is_called(game, card, name)), None)
        if called is None:
            return False
        cards.remove(called)
    return not cards


def offered(game: Game, wanted: Wanted) -> list[Option]:
    """The options that match: those of the decision, or else acts that are legal at any moment."""
    found = [option for option in game.options if matches(game, option, wanted)]
    if found or game.decision is None:
        return found
    return [option for option in all_anytime(game) if matches(game, option, wanted)]


def all_anytime(game: Game) -> list[Option]:
    """The acts of any seat outside the question, and the corrections where they are switched on."""
    return [*anytime_acts(game), *game.corrections()]


def anytime_acts(game: Game) -> list[Option]:
    """The acts of any seat outside the question."""
    return [option for seat in range(game.setting.seats) for option in game.anytime(seat)]
