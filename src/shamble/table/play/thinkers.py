"""Whoever thinks for a seat: bots with what they remember of the games they play, here or in another process."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import NamedTuple, cast

import msgspec

from shamble.bots import Bot, make_bot
from shamble.bots.advice import Advice, advice_of
from shamble.bots.reasons import Reason
from shamble.engine.decisions import Option
from shamble.engine.saves import built
from shamble.table.store.records import ChoiceMade
from shamble.world.game import Game
from shamble.world.setup import GameSetup
from shamble.world.state import State

MOST_THINKERS = 500
TABLES_LAID = 32


class Thinker(NamedTuple):
    """A bot by its name and seed; `memory` is the name of what it remembers: another one begins with nothing."""

    memory: str
    bot: str
    seed: int = 0


Advise = Callable[[Thinker, Game, Sequence[Option], float | None, Callable[[], bool]], Advice]
"""Somebody's choice of these options, within so many seconds, unless the last function says that it is too late."""


class Thinkers:
    """The bots that remember something."""

    def __init__(self, most: int = MOST_THINKERS) -> None:
        self._most = most
        self._bots: dict[Thinker, Bot] = {}

    def advice(
        self,
        thinker: Thinker,
        game: Game,
        options: Sequence[Option],
        seconds: float | None,
        is_late: Callable[[], bool],
    ) -> Advice:
        """The choice of a bot, which remembers for the next time what it had in mind."""
        bot = self._bots.pop(thinker, None) or make_bot(thinker.bot, thinker.seed)
        self._bots[thinker] = bot
        for old in list(self._bots)[: -self._most]:
            self._bots.pop(old, None)
        return advice_of(bot, game, options, seconds, is_late)


class Position(NamedTuple):
    """A position in plain data: the set-up, the newest entry of the log, and the state."""

    setup: GameSetup
    last: ChoiceMade
    state: bytes

    @classmethod
    def of(cls, game: Game) -> Position:
        """The position of a game."""
        return cls(game.setting.setup, ChoiceMade.of(game.last), msgspec.json.encode(game.state.to_data()))

    def game(self) -> Game:
        """A game that stands so, without its past."""
        found = _laid(self.setup).copy()
        found.resume(State.from_data(msgspec.json.decode(self.state)), log=[self.last.entry])
        return found


@lru_cache(maxsize=TABLES_LAID)
def _laid(setup: GameSetup) -> Game:
    return cast(Game, built(setup))


_THINKERS = Thinkers()


def think_here(thinker: Thinker, position: Position, keys: Sequence[str], seconds: float | None) -> tuple[str, Reason]:
    """The choice of a bot in a position that another process has sent: the key of an option, and the reason."""
    game = position.game()
    options = [option for option in game.options if option.key in keys]
    option, reason = _THINKERS.advice(thinker, game, options, seconds, lambda: False)
    return option.key, reason
