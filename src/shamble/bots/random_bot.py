"""The bot that takes any option, each as likely as the others."""

from __future__ import annotations

from shamble.bots.stream import Stream
from shamble.engine import Option
from shamble.world import Game


class RandomBot:
    """Uniform over the options; one choice in `anytime_one_in` is an act outside the question, if there is any."""

    __slots__ = ("_anytime_one_in", "stream")

    def __init__(self, seed: int = 0, anytime_one_in: int = 0) -> None:
        self.stream = Stream(seed)
        """The bot's own random numbers."""
        self._anytime_one_in = anytime_one_in

    def choose(self, game: Game) -> Option:
        """One of the options."""
        options = game.options
        if self._anytime_one_in and self.stream.below(self._anytime_one_in) == 0:
            options = self._acts_outside(game) or options
        return options[self.stream.below(len(options))]

    def _acts_outside(self, game: Game) -> list[Option]:
        return game.anytime(self.stream.below(game.setting.seats))
