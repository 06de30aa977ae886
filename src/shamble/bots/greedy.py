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
NOT_TRIED = ("trade", "change", "noise")
"""A trade and an offer of one's own have too many ends to look through; noise on purpose needs a plan."""
MOST_LAYOUTS = 200
"""After so many ends of one option the cards are laid out as they come: nine of them have thousands."""
STANDING_STILL = 0.01
"""An Action has to be worth more than this, or the turn ends."""


class GreedyBot:
    """Looks one choice ahead, never at what its seat cannot know."""

    __slots__ = ("_compass", "_looked", "_salt")

    def __init__(self, seed: int = 0) -> None:
        self._salt = seed
        self._looked = 0
        self._compass: Compass | None = None

    def choose(self, game: Game) -> Option:
        """The option after which the position is best; of equals the first."""
        options = [option for option in game.options if _worth_trying(game, option)] or game.options
        if len(options) == 1 or _lays_out_a_trade(game):
            return options[0]
        self._salt += 1
        deals = [game.redeal(_seat(game), self._salt * DEALS + deal) for deal in range(DEALS)]
        worths = [self._worth(deals, option) for option in options]
        return options[worths.index(max(worths))]

    def _worth(self, deals: list[Game], option: Option) -> float:
        """The mean score of the positions to which an option leads; ending a turn leaves everything as it is."""
        if option.action == "end":
            return self._score(deals[0]) + STANDING_STILL
        return sum(self._from(deal, option) for deal in deals) / len(deals)

    def _from(self, deal: Game, option: Option) -> float:
        self._looked = 0
        return self._after(deal, option, finds=deal.decision is not None and deal.decision.kind in QUIET)

    def _after(self, game: Game, option: Option, *, finds: bool) -> float:
        """The score of the next quiet position when further questions get their first answer."""
        trial = game.copy()
        trial.choose(option)
        decision = trial.decision
        while decision is not None and decision.kind not in QUIET:
            looked_through = decision.kind == LAYING_OUT or (decision.kind == FIND and finds)
            if looked_through and self._looked < MOST_LAYOUTS and not _lays_out_a_trade(trial):
                finds = finds and decision.kind != FIND
                return max(self._after(trial, further, finds=finds) for further in decision.options)
            trial.choose(decision.options[0])
            decision = trial.decision
        self._looked += 1
        return self._score(trial)

    def _score(self, game: Game) -> float:
        if self._compass is None or self._compass.setting is not game.setting:
            self._compass = Compass(game.setting)
        return score(Position(game, self._compass))


def _worth_trying(game: Game, option: Option) -> bool:
    """Neither what is too long to think through, nor shots at Zones where no Zombie is."""
    wasted = option.action == "ranged" and not game.state.crowd[option.zone]
    return option.action not in NOT_TRIED and not wasted


def _lays_out_a_trade(game: Game) -> bool:
    """Whether a trade that somebody else began is being laid out; the first way on ends it soonest."""
    decision = game.decision
    return decision is not None and decision.kind == "arrange" and game.state.agenda[-1]["other"] >= 0


def _seat(game: Game) -> int:
    decision = game.decision
    return decision.seats[0] if decision is not None else 0
