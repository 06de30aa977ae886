"""Proofs that a Mission can be won: a beam search with open cards for a whole won game, on any seed.

From each of the positions kept, many ways to play the next turn are tried on copies, which know every card and die;
the best are kept. A proof, not a player: it sees what nobody at a table sees, and keeps what luck has brought.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple

from shamble.bots.aims import Aims, Given
from shamble.bots.stream import Stream
from shamble.engine import Game
from shamble.lab.hunches import WON, Hunches

SIZES = ((8, 8), (8, 8), (16, 10), (32, 12))
"""How many positions are kept from turn to turn, and how many ways to play its next turn are tried from each of them.

One seed after the other takes the next of these: several small searches find more than a wide one, but not always.
"""
MOST_ROUNDS = 80
PATIENCE = 8
"""After so many rounds in which nothing came nearer, another seed is more promising."""
MOST_CHOICES = 60
"""A turn with more choices than this goes nowhere."""
CHILDREN = 5
"""So many positions at most are kept that come from the same one."""


class Found(NamedTuple):
    """What an attempt has come to: the game of the best position, and whether it ended as it should."""

    game: Game
    done: bool
    rounds: int
    left: float


class Attempt:
    """The search from one position, with one seed."""

    def __init__(
        self,
        game: Game,
        hunches: Hunches,
        ends: Callable[[Game], bool],
        *,
        seed: int = 0,
    ) -> None:
        self._kept = [game]
        self._hunches = hunches
        self._ends = ends
        self._stream = Stream(seed)
        self._width, self._tries = SIZES[seed % len(SIZES)]
        self._ended: list[Game] = []

    def run(self, until: float, report: Callable[[Found], None] = lambda found: None) -> Found:
        """Round after round, until it is won, nothing is left, nothing comes nearer, or the time is over."""
        best, last_gain = -WON, 0
        began = self._kept[0].state.round
        for number in range(MOST_ROUNDS):
            kept = self._round(until)
            if self._ended:
                return Found(self._ended[0], True, number + 1, 0.0)
            if not kept:
                break
            self._kept = kept
            found = self._found(began)
            report(found)
            worth = self._hunches.worth(kept[0])
            if worth > best + 1:
                best, last_gain = worth, number
            if number - last_gain >= PATIENCE or time.monotonic() > until:
                break
        return self._found(began)

    def _found(self, began: int) -> Found:
        game = self._kept[0]
        return Found(game, False, game.state.round - began, self._hunches.aims.read(game).left)

    def _round(self, until: float) -> list[Game]:
        """The best positions at the beginning of the next round."""
        now = self._kept[0].state.round
        middle, beyond = list(self._kept), list[Game]()
        while middle and not self._ended and time.monotonic() < until:
            tried = [one for game in middle for one in self._children(game)]
            beyond += [one for one in tried if one.state.round > now]
            middle = self._best([one for one in tried if one.state.round <= now])
        return self._best(beyond)

    def _children(self, game: Game) -> Iterator[Game]:
        found: list[Game] = []
        for _ in range(self._tries):
            child = self._one_turn(game)
            if child.state.outcome:
                if self._ends(child):
                    self._ended.append(child)
                    return
            else:
                found.append(child)
        found.sort(key=self._hunches.worth, reverse=True)
        yield from found[:CHILDREN]

    def _one_turn(self, game: Game) -> Game:
        """A copy in which the next turn has been played somehow."""
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
                who = decision.who
            trial.choose(trial.options[self._hunches.choose(trial, self._stream)])
        return trial

    def _best(self, games: Iterable[Game]) -> list[Game]:
        """The best of those that differ."""
        ranked = sorted(games, key=self._hunches.worth, reverse=True)
        seen: set[object] = set()
        kept: list[Game] = []
        for game in ranked:
            sign = _sign(game)
            if sign not in seen:
                seen.add(sign)
                kept.append(game)
            if len(kept) == self._width:
                break
        return kept


def _sign(game: Game) -> object:
    """What makes a position another one."""
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
    report: Callable[[Found], None] = lambda found: None,
) -> Found:
    """One attempt from a position to an end for which `ends` says yes."""
    hunches = Hunches(Aims(game.setting, goals))
    return Attempt(game, hunches, ends, seed=seed).run(time.monotonic() + seconds, report)
