"""Proofs that a Mission can be won: a beam search with open cards for a whole won game, on any seed.

From each of the positions kept, many ways to play the next turn are tried on copies, which know every card and die;
the best are kept. A proof, not a player: it sees what nobody at a table sees, and keeps what luck has brought.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from typing import NamedTuple

from shamble.bots import GreedyBot
from shamble.bots.aims import Aims
from shamble.bots.building import builds
from shamble.bots.stream import Stream
from shamble.lab.heuristics import STYLES, WON, Heuristics
from shamble.world import Game
from shamble.world.missions import Given

SIZES = ((6, 6), (6, 6), (12, 8), (24, 10))
"""Pairs: the positions kept from turn to turn, and the attempts at the next turn from each of them.

One seed after the other takes the next of these: several small searches find more than a wide one, but not always.
"""
MOST_ROUNDS = 120
PATIENCE = 8
"""The rounds without progress after which another seed is more promising."""
MOST_STEPS_BACK, FARTHEST_BACK = 40, 5
"""Where every attempt ends badly, the search goes back some rounds and plays on differently: how often, and how far."""
MOST_CHOICES = 60
"""A turn with more choices than this goes nowhere."""
WHIMS = (0, 100, 15, 100, 35, 100)
"""The choices in a hundred that are left to chance, attempt by attempt; the others are the greedy bot's."""
BUILDING = 50
"""The turns in a hundred in which whoever can builds a better card out of two."""
CHILDREN = 5
"""The most positions that are kept of those that come from the same one."""


Ranked = tuple[float, Game]
"""The value of a position, and the position."""


class AttemptResult(NamedTuple):
    """The result of an attempt: the game of the best position, and whether it ended as wanted."""

    game: Game
    done: bool
    rounds: int
    left: float


class Attempt:
    """The search from one position, with one seed."""

    def __init__(
        self,
        game: Game,
        heuristics: Heuristics,
        ends: Callable[[Game], bool],
        *,
        seed: int = 0,
    ) -> None:
        self._kept = [game]
        self._heuristics = heuristics
        self._ends = ends
        self._stream = Stream(seed)
        self._bot = GreedyBot(seed)
        self._width, self._tries = SIZES[seed % len(SIZES)]
        self._ended: list[Game] = []

    def run(self, until: float, report: Callable[[AttemptResult], None] = lambda found: None) -> AttemptResult:
        """Round after round, until it is won, nothing is left, nothing comes nearer, or the time is over."""
        best, last_gain, steps_back = -WON, 0, 0
        began = self._kept[0].state.round
        before = [self._kept]
        for number in range(MOST_ROUNDS):
            ranked = self._round(until)
            if self._ended:
                return AttemptResult(self._ended[0], True, number + 1, 0.0)
            if not ranked:  # whatever is tried from here ends badly
                steps_back += 1
                if steps_back > MOST_STEPS_BACK or time.monotonic() > until:
                    break
                before = before[: -1 - steps_back % FARTHEST_BACK] or before[:1]
                self._kept, last_gain = before[-1], number
                self._width += 1
                continue
            self._kept = [game for _, game in ranked]
            before.append(self._kept)
            report(self._found(began))
            worth = ranked[0][0]
            if worth > best + 1:
                best, last_gain = worth, number
            if number - last_gain >= PATIENCE or time.monotonic() > until:
                break
        return self._found(began)

    def _found(self, began: int) -> AttemptResult:
        game = self._kept[0]
        return AttemptResult(game, False, game.state.round - began, self._heuristics.aims.read(game).left)

    def _round(self, until: float) -> list[Ranked]:
        """The best positions at the beginning of the next round."""
        now = self._kept[0].state.round
        middle, beyond = list(self._kept), list[Ranked]()
        while middle and not self._ended and time.monotonic() < until:
            tried = [one for game in middle for one in self._children(game)]
            beyond += [one for one in tried if one[1].state.round > now]
            middle = [game for _, game in self._best([one for one in tried if one[1].state.round <= now])]
        return self._best(beyond)

    def _children(self, game: Game) -> list[Ranked]:
        found: list[Ranked] = []
        for number in range(self._tries):
            child = self._one_turn(game, WHIMS[number % len(WHIMS)])
            if not child.state.outcome:
                found.append((self._heuristics.worth(child), child))
            elif self._ends(child):
                self._ended.append(child)
                break
        return sorted(found, key=_worth, reverse=True)[:CHILDREN]

    def _one_turn(self, game: Game, whim: int) -> Game:
        """A copy in which the next turn has been played, by the bot with some whims of chance."""
        goal = self._heuristics.goal(game, self._stream)
        trial = game.copy()
        who, round_ = -1, game.state.round
        for _ in range(MOST_CHOICES):
            decision = trial.decision
            if decision is None or trial.state.round != round_:
                break
            if decision.kind == "activate" and who >= 0:
                break
            if decision.kind == "turn":
                if who >= 0 and decision.who != who:
                    break
                first, who = who < 0, decision.who
                if first and self._stream.below(100) < BUILDING and self._built(trial, who):
                    continue
            of_all = decision.who < 0 and decision.kind != "activate"  # the bot would think the whole phase through
            if of_all or self._stream.below(100) < whim:
                trial.choose(trial.options[self._heuristics.choose(trial, goal, self._stream)])
            else:
                trial.choose(self._bot.choose(trial))
        return trial

    def _built(self, trial: Game, who: int) -> bool:
        """Whether a Survivor has built a better card out of two."""
        found = builds(trial, who)
        if found:
            trial.choose(found[self._stream.below(len(found))])
        return bool(found)

    def _best(self, ranked: list[Ranked]) -> list[Ranked]:
        """The best of those that differ."""
        seen: set[object] = set()
        kept: list[Ranked] = []
        for worth, game in sorted(ranked, key=_worth, reverse=True):
            sign = _sign(game)
            if sign not in seen:
                seen.add(sign)
                kept.append((worth, game))
            if len(kept) == self._width:
                break
        return kept


def _worth(ranked: Ranked) -> float:
    return ranked[0]


def _sign(game: Game) -> object:
    """A value that tells positions apart."""
    state = game.state
    people = tuple((one.zone, one.status, one.wounds, *sorted(one.slots)) for one in state.survivors)
    return people, tuple(state.zombies), state.doors, state.taken


def search(
    game: Game,
    ends: Callable[[Game], bool],
    goals: Iterable[Given] | None = None,
    *,
    seed: int = 0,
    seconds: float = 600.0,
    report: Callable[[AttemptResult], None] = lambda found: None,
) -> AttemptResult:
    """One attempt from a position to an end for which `ends` says yes."""
    heuristics = Heuristics(Aims(game.setting, goals), STYLES[seed // 2 % len(STYLES)])
    return Attempt(game, heuristics, ends, seed=seed).run(time.monotonic() + seconds, report)
