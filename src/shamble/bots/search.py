"""The search bot: it thinks macro actions through on copies of the game in which all that is hidden is dealt anew.

A macro action is a plan for the rest of somebody's turn, and a style for those who act after them: a team that has to
run together runs together. Who acts next is thought through in the same way. Each is played out by the quick player,
with the turns of all others and the Zombies' Phase, on the same deals for all; the better half goes on until the budget
is spent.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Collection

from shamble.bots.candidates import Candidate, candidates, in_any_order
from shamble.bots.greedy import GreedyBot
from shamble.bots.intent import NOTHING, Intent
from shamble.bots.playing_out import PlayedPosition, is_near, is_pressing
from shamble.bots.quick import taken_by
from shamble.bots.restraint import MET
from shamble.bots.situation import USUAL, Situation, Style
from shamble.engine import Option
from shamble.world import Game

WHO_ACTS, TURN = "activate", "turn"
"""The questions that are thought through."""
NODES = 250
"""The choices on copies for one real one, besides its part of the reserve, unless another number is said."""
RUN = USUAL._replace(unhurt=0.2, out_of_reach=0.0, fewer=0.3, onward=20.0, eager=0.0)
"""Everybody goes for it, whatever stands in the way: often enough that wins the game this round."""
BOLD = USUAL._replace(unhurt=2.0, out_of_reach=0.1, onward=8.0)
CAREFUL = USUAL._replace(unhurt=14.0, out_of_reach=1.5, fewer=2.0, onward=3.0)
ARMING = USUAL._replace(armed=5.0, eager=5.0)
OTHERWISE = (RUN, BOLD, CAREFUL, ARMING)
"""The other styles in which it lets a whole team play a round."""
DASH = (USUAL, RUN)
"""Where one task is left and everybody is near, plans are tried with a team that runs and with one that does not."""
FIRST_DEALS = 1
"""The deals on which every candidate is played out before any is dropped."""
LOYALTY, SURELY, SEEN_OFTEN = 0.01, 0.7, 3
"""Another plan has to beat the usual one by this chance to win and so many standard errors, on so many deals."""
CLEAR = 4
"""After so many deals the usual plan is taken if none is ahead of it."""
AGAIN = 2
"""In the middle of a turn this part of the budget has to do."""
RESERVE, PART = 120, 60
"""A game begins with the budget of so many choices in reserve, of which each takes one in so many besides its own.

So short games are thought through more than long ones. What easy choices leave of their budget goes to the reserve.
"""


def never() -> bool:
    """Nothing has happened that makes a thought idle."""
    return False


class SearchBot:
    """Plays like the greedy bot where nothing is at stake, and searches elsewhere, within a budget."""

    __slots__ = (
        "_clock",
        "_greedy",
        "_planned",
        "_reserve",
        "_round",
        "_salt",
        "_style",
        "intent",
        "is_late",
        "nodes",
        "seconds",
    )

    def __init__(self, seed: int = 0, nodes: int = NODES, seconds: float = 0.0) -> None:
        self.nodes = nodes
        self.seconds = seconds
        """The most seconds for one choice; 0: as many as the nodes take."""
        self.is_late: Callable[[], bool] = never
        """Asked now and then: whether nobody waits for the choice any more."""
        self.intent: Intent = NOTHING
        """The intent of the last choice."""
        self._greedy = GreedyBot(seed)
        self._salt = seed
        self._reserve = RESERVE * nodes
        self._planned: Candidate | None = None
        self._style, self._round = USUAL, 0
        self._clock = 0.0

    def choose(self, game: Game) -> Option:
        """The option that the best macro action begins with; met goals are kept as the greedy bot keeps them."""
        self._clock = time.perf_counter()
        decision = game.decision
        if decision is None or decision.kind not in (WHO_ACTS, TURN):
            return self._as_greedy(game)
        in_turn = decision.kind == TURN
        if not in_turn:
            self._planned = None
        if len(game.options) < 2:
            return self._as_greedy(game)
        who = decision.who if in_turn else game.options[0].who
        if in_turn:
            self._greedy.note(game)
        situation = self._greedy.situation(game, who)
        if situation.memory.aims.goals and situation.heading.left <= MET:
            self._planned = None
            return self._as_greedy(game)
        going_on = self._going_on(game, who)
        if going_on is not None:
            return going_on
        if not is_pressing(situation):
            return self._as_greedy(game)
        best = self._in_turn(game, situation, who) if in_turn else self._who_acts(game, situation)
        self.intent = best.intent
        return best.option

    def _who_acts(self, game: Game, situation: Situation) -> Candidate:
        return self._within_budget(
            game, PlayedPosition(situation), in_any_order(game, self._in_style(game)), self.nodes
        )

    def _in_turn(self, game: Game, situation: Situation, who: int) -> Candidate:
        """The best plan; the usual player follows its style for the rest of the round."""
        table = PlayedPosition(situation)
        shared = DASH if is_near(situation) else ()
        found = candidates(situation, self._in_style(game), who, self._otherwise(shared), shared)
        begun = self._planned is not None and self._planned.who == who
        best = self._within_budget(game, table, found, self.nodes // AGAIN if begun else self.nodes)
        self._planned, self._style = best, best.style
        return best

    def _within_budget(self, game: Game, table: PlayedPosition, found: list[Candidate], granted: int) -> Candidate:
        """The best candidate for so many nodes and a part of the reserve; what they leave goes there."""
        budget = granted + self._reserve * granted // (PART * max(1, self.nodes))
        best = self._best(game, table, found, budget) if len(found) > 1 else found[0]
        self._reserve = min(max(0, self._reserve + granted - table.nodes), RESERVE * self.nodes)
        return best

    def _in_style(self, game: Game) -> GreedyBot:
        """The greedy bot in the style that was chosen for this round, at first the usual one."""
        if game.state.round != self._round:
            self._round, self._style = game.state.round, USUAL
        return self._greedy if self._style is USUAL else self._greedy.in_style(self._style)

    def _otherwise(self, shared: Collection[Style]) -> dict[Style, Style]:
        """The other styles of plans, each with that of all meanwhile: nobody runs along before the last dash."""
        others = [style for style in (USUAL, *OTHERWISE) if style is not self._style]
        return {style: self._style if style is RUN and style not in shared else style for style in others}

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

    def _best(self, game: Game, table: PlayedPosition, found: list[Candidate], budget: int) -> Candidate:
        """The candidate whose games went best; the usual plan (the first) unless another is clearly better."""
        decision = game.decision
        assert decision is not None
        self._salt += 1
        worths: list[list[float]] = [[] for _ in found]
        left, deals, most = list(range(len(found))), 0, FIRST_DEALS
        while len(left) > 1 and not self._is_spent(table, budget):
            while deals < most and not self._is_spent(table, budget):
                deal = game.redeal(decision.seats[0], self._salt * 1000 + deals)
                for index, worth in zip(left, self._on(deal, table, [found[index] for index in left]), strict=False):
                    worths[index].append(worth)
                deals += 1
            left = [index for index in left if not index or worths[index] != worths[0]]
            left.sort(key=lambda index: -_mean(worths[index]))
            if deals >= CLEAR and left[0] == 0:
                break
            left, most = _better_half(left), most + max(1, deals // 2)
        best = max(left, key=lambda index: _mean(worths[index]))
        return found[best if _is_better(worths[best], worths[0]) else 0]

    def _on(self, deal: Game, table: PlayedPosition, plans: list[Candidate]) -> list[float]:
        """The worth of each of these plans on one deal; none of any if the time is up before the last."""
        worths: list[float] = []
        for plan in plans:
            if worths and self._is_out_of_time():
                return []
            worths.append(table.played_out(deal.copy(), plan))
        return worths

    def _is_spent(self, table: PlayedPosition, budget: int) -> bool:
        return table.nodes >= budget or self._is_out_of_time()

    def _is_out_of_time(self) -> bool:
        return self.is_late() or (self.seconds > 0 and time.perf_counter() - self._clock > self.seconds)


def _mean(worths: list[float]) -> float:
    return sum(worths) / len(worths) if worths else 0.0


def _better_half(ranked: list[int]) -> list[int]:
    """The better half, two at least; the usual plan stays, to be compared with."""
    kept = ranked[: max(2, (len(ranked) + 1) // 2)]
    return kept if 0 in kept else [*kept, 0]


def _is_better(one: list[float], usual: list[float]) -> bool:
    """Whether a plan was better than the usual one on the same deals, by more than chance alone makes likely."""
    gains = [mine - other for mine, other in zip(one, usual, strict=False)]
    if len(gains) < SEEN_OFTEN:
        return False
    mean = _mean(gains)
    spread = sum((gain - mean) ** 2 for gain in gains) / (len(gains) - 1)
    return mean > LOYALTY + SURELY * math.sqrt(spread / len(gains))
