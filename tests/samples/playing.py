"""Ways to play a game to the moment that a sample is to show."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from shamble.bots import RandomBot
from shamble.engine import Option
from shamble.lab.eager_bot import EagerBot
from shamble.table import Table
from shamble.world import Game


def played(game: Game, choices: int) -> Game:
    """So many choices at random."""
    bot = RandomBot(1)
    for _ in range(choices):
        game.choose(bot.choose(game))
    return game


def until(game: Game, wanted: Callable[[Game], bool], liked: str = "") -> Game:
    """Choices at random, but `liked` whenever it is offered, until something is so."""
    bot = RandomBot(1)
    while not wanted(game):
        if offers(game, liked):
            take(game, liked)
        else:
            game.choose(bot.choose(game))
    return game


def eagerly(games: Iterable[Game], wanted: Callable[[Game], bool]) -> Game:
    """The first of these games in which play that hardly ever idles gets to such a moment, at that moment."""
    for game in games:
        bot = EagerBot(1)
        while game.decision is not None and not wanted(game):
            game.choose(bot.choose(game))
        if wanted(game):
            return game
    raise LookupError("no game gets there")


def first_turn(game: Game) -> Game:
    """The set-up is over: the first Survivor may be chosen."""
    while game.decision is not None and game.decision.kind != "activate":
        game.choose(game.options[0])
    return game


def take(game: Game, action: str, **fields: object) -> None:
    """The one option, or the first, with these fields."""
    found = [*game.options, *game.corrections(action)]
    game.choose(next(one for one in found if one.action == action and fits(one, fields)))


def fits(option: Option, fields: dict[str, object]) -> bool:
    return all(getattr(option, name) == value for name, value in fields.items())


def offers(game: Game, action: str) -> bool:
    return any(option.action == action for option in game.options)


def asked_in(frame: str) -> Callable[[Game], bool]:
    """Whether something is asked while this is being resolved."""
    return lambda game: game.decision is not None and any(one.frame_kind.name == frame for one in game.state.agenda)


def zone_of(game: Game, name: str) -> int:
    """The number of a Zone of the map."""
    return next(zone.index for zone in game.setting.board.zones if zone.name == name)


def answer(table: Table, choices: int) -> None:
    """So many choices at random, each by whoever is asked."""
    bot = RandomBot(1)
    for _ in range(choices):
        decision, option = table.game.decision, bot.choose(table.game)
        assert decision is not None
        table.choose({option.seat if option.seat >= 0 else decision.seats[0]}, table.seq, option.key)
