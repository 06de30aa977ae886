"""Bots that think: one at a time, in a process of their own; whoever has waited for their turn thinks the shorter."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from time import monotonic
from typing import TypeVar

from shamble.bots.advice import Advice
from shamble.bots.own import own_names
from shamble.engine.decisions import Option
from shamble.table.play.thinkers import Advise, Position, Thinker, Thinkers, think_here
from shamble.web.threads import beside
from shamble.web.workers import Workers
from shamble.world.game import Game

T = TypeVar("T")

AT_ONCE = 1
"""The bots that think at the same time."""
AT_LEAST = 0.1
"""The part of the usual time that is left for those who have waited long."""


class Thinking:
    """The thoughts of all bots of a server; each takes at most so many seconds, with the time that it had to wait."""

    def __init__(self, seconds: float, workers: Workers | None = None) -> None:
        """Without workers they think in a thread; so do those that the host brings along in a file."""
        self._seconds = seconds
        self._workers = workers
        self._here: Advise = Thinkers().advice
        self._turn = asyncio.Semaphore(AT_ONCE)

    async def __call__(self, think: Callable[[float], T]) -> T:
        """Let a bot think: `think` is told how many seconds it may take."""
        asked = monotonic()
        async with self._turn:
            left = max(AT_LEAST * self._seconds, self._seconds - (monotonic() - asked))
            return await beside(lambda: think(left))

    def advise(
        self,
        thinker: Thinker,
        game: Game,
        options: Sequence[Option],
        seconds: float | None,
        is_late: Callable[[], bool],
    ) -> Advice:
        """The choice of a bot; waits for the process that finds it."""
        if self._workers is None or thinker.bot in own_names():
            return self._here(thinker, game, options, seconds, is_late)
        keys = [option.key for option in options]
        key, reason = self._workers.done(think_here, thinker, Position.of(game), keys, seconds)
        return Advice(next(option for option in options if option.key == key), reason)
