"""The greedy bot: it tries each option on a copy dealt anew, looks at the position, and takes the best."""

from __future__ import annotations

from shamble.bots.compass import Compass
from shamble.bots.wishes import Position, score
from shamble.engine import Game, Option

DEALS = 3
"""How often the unseen is dealt again to try an option; a single deal would trust one card or one roll."""
QUIET = ("turn", "activate")
"""Decisions before which nothing is half done: here a position can be looked at."""
LAYING_OUT = "arrange"
FIND = "find"
"""A find and the places of all cards are one choice: it is looked through to its end. Further finds are not."""
NOT_TRIED = ("trade", "noise")
"""A trade has too many ends to look through; noise on purpose needs a plan."""
STANDING_STILL = 0.01
"""An Action has to be worth more than this, or the turn ends."""


class GreedyBot:
    """Looks one choice ahead, never at what its seat cannot know."""

    __slots__ = ("_compass", "_salt")

    def __init__(self, seed: int = 0) -> None:
        self._salt = seed
        self._compass: Compass | None = None

    def choose(self, game: Game) -> Option:
        """The option after which the position is best; of equals the first."""
        options = [option for option in game.options if _worth_trying(game, option)] or game.options
        if len(options) == 1:
            return options[0]
        self._salt += 1
        deals = [game.redeal(_seat(game), self._salt * DEALS + deal) for deal in range(DEALS)]
        worths = [self._worth(deals, option) for option in options]
        return options[worths.index(max(worths))]

    def _worth(self, deals: list[Game], option: Option) -> float:
        """The mean score of the positions to which an option leads; ending a turn leaves everything as it is."""
        if option.action == "end":
            return self._score(deals[0]) + STANDING_STILL
        finds = deals[0].decision is not None and deals[0].decision.kind in QUIET
        return sum(self._after(deal, option, finds=finds) for deal in deals) / len(deals)

    def _after(self, game: Game, option: Option, *, finds: bool) -> float:
        """The score of the next quiet position when further questions get their first answer."""
        trial = game.copy()
        trial.choose(option)
        decision = trial.decision
        while decision is not None and decision.kind not in QUIET:
            if decision.kind == LAYING_OUT or (decision.kind == FIND and finds):
                finds = finds and decision.kind != FIND
                return max(self._after(trial, further, finds=finds) for further in decision.options)
            trial.choose(decision.options[0])
            decision = trial.decision
        return self._score(trial)

    def _score(self, game: Game) -> float:
        if self._compass is None or self._compass.setting is not game.setting:
            self._compass = Compass(game.setting)
        return score(Position(game, self._compass))


def _worth_trying(game: Game, option: Option) -> bool:
    """Neither what is too long to think through, nor shots at Zones where no Zombie is."""
    wasted = option.action == "ranged" and not game.state.crowd[option.zone]
    return option.action not in NOT_TRIED and not wasted


def _seat(game: Game) -> int:
    decision = game.decision
    return decision.seats[0] if decision is not None else 0
