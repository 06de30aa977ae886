"""The search bot: it thinks macro actions through on copies of the game in which all that is hidden is dealt anew.

A macro action is a plan for the rest of somebody's turn. Each is played out by the quick player, with the turns of all
others and the Zombies' Phase, on the same deals for all; the better half goes on until the budget is spent.
"""

from __future__ import annotations

import time
from collections.abc import Callable

from shamble.bots.candidates import Candidate, candidates
from shamble.bots.greedy import GreedyBot
from shamble.bots.intent import NOTHING, Intent
from shamble.bots.playing_out import Table
from shamble.bots.quick import taken_by
from shamble.bots.situation import Style
from shamble.engine import Option
from shamble.world import Game

NODES = 300
"""The choices on copies that may be made for one real one, unless something else is said."""
STYLE = Style(unhurt=6.0, out_of_reach=0.4, onward=6.0, armed=3.0, eager=3.5)
"""The style of its own plans, and by which it values where they lead to."""
FIRST_DEALS = 3
"""The deals on which every candidate is played out before any is dropped."""
LOYALTY = 2.0
"""By so much another plan has to be better than the usual one."""


def never() -> bool:
    """Nothing has happened that makes a thought idle."""
    return False


class SearchBot:
    """Plays like the greedy bot where nothing is at stake, and searches elsewhere, within a budget."""

    __slots__ = ("_clock", "_greedy", "_planned", "_salt", "intent", "is_late", "nodes", "seconds")

    def __init__(self, seed: int = 0, nodes: int = NODES, seconds: float = 0.0) -> None:
        self.nodes = nodes
        self.seconds = seconds
        """The most seconds for one choice; 0: as many as the nodes take."""
        self.is_late: Callable[[], bool] = never
        """Asked now and then: whether nobody waits for the choice any more."""
        self.intent: Intent = NOTHING
        """The intent of the last choice."""
        self._greedy = GreedyBot(seed, STYLE)
        self._salt = seed
        self._planned: Candidate | None = None
        self._clock = 0.0

    def choose(self, game: Game) -> Option:
        """The option that the best macro action begins with."""
        self._clock = time.perf_counter()
        decision = game.decision
        if decision is None or decision.kind != "turn" or len(game.options) < 2:
            return self._as_greedy(game)
        going_on = self._going_on(game, decision.who)
        if going_on is not None:
            return going_on
        found = candidates(game, self._greedy, decision.who)
        best = self._best(game, found) if len(found) > 1 else found[0]
        self._planned = best
        self.intent = best.intent
        return best.option

    def _as_greedy(self, game: Game) -> Option:
        option = self._greedy.choose(game)
        self.intent = self._greedy.intent
        return option

    def _going_on(self, game: Game, who: int) -> Option | None:
        """The next step of the plan, as long as nothing has come out by chance since it was made."""
        plan = self._planned
        if plan is None or plan.who != who or not plan.path or not game.last.free_to_undo:
            return None
        option = taken_by(game, game.options, plan.path[0])
        self._planned = plan._replace(path=plan.path[1:])
        return option

    def _best(self, game: Game, found: list[Candidate]) -> Candidate:
        """The candidate whose games went best; the usual plan (the first) unless another is clearly better."""
        decision = game.decision
        assert decision is not None
        self._salt += 1
        table = Table(game, self._greedy.memory(game), STYLE)
        totals, left = [0.0] * len(found), list(range(len(found)))
        deals, most = 0, FIRST_DEALS
        while True:
            while deals < most and not self._is_spent(table):
                deal = game.redeal(decision.seats[0], self._salt * 1000 + deals)
                for index in left:
                    totals[index] += table.played_out(deal.copy(), found[index])
                deals += 1
            worths = {index: totals[index] / max(1, deals) + LOYALTY * (index == 0) for index in left}
            left.sort(key=lambda index: (-worths[index], index))
            if self._is_spent(table) or len(left) == 1:
                return found[left[0]]
            left = left[: (len(left) + 1) // 2]
            most += deals

    def _is_spent(self, table: Table) -> bool:
        if self.is_late():
            return True
        if self.seconds and time.perf_counter() - self._clock > self.seconds:
            return True
        return table.nodes >= self.nodes
