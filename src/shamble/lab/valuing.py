"""Fitting the value of positions to games that were played: `python -m shamble.lab.valuing --games 50`.

Bots of several styles play all Missions; the facts of every position in which a round begins are kept with how the game
ended. A logistic regression with an offset for each Mission gives the weights for `bots/valuing.py`. It needs NumPy
(`pip install 'shamble[envs]'`).
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from shamble.bots.greedy import GreedyBot
from shamble.bots.search import OTHERWISE
from shamble.bots.situation import USUAL, Memory, Situation
from shamble.bots.valuing import Facts, facts_of
from shamble.editions import EDITIONS
from shamble.games import new_game
from shamble.lab.processes import processes

STYLES = (USUAL, *OTHERWISE)
FIRST_SEED = 800_000
MOST_CHOICES = 1500
STEPS = 30
SHRUNK, SHRUNK_OFFSETS = 1.0, 0.5
"""The pull of weights and of offsets to zero."""


class Seen(NamedTuple):
    """A game: its Mission, whether it was won, and the facts at the beginning of each round."""

    mission: str
    won: bool
    facts: list[Facts]


def cooperative_missions() -> list[str]:
    """All Missions of all editions that are won or lost together."""
    found = [(name, one) for edition in EDITIONS.values() for name, one in edition.pack.missions.items()]
    return [name for name, one in found if not one.competitive]


def watch(job: tuple[str, int]) -> Seen | None:
    """Play a game and keep the facts of its rounds; None where it does not end."""
    mission, seed = job
    game = new_game(mission, seed=seed)
    memory, bot = Memory(game), GreedyBot(seed, STYLES[seed % len(STYLES)])
    facts: list[Facts] = []
    latest = 0
    for _ in range(MOST_CHOICES):
        decision = game.decision
        if decision is None:
            return Seen(mission, game.state.outcome == "won", facts)
        if game.state.round != latest and decision.kind in ("activate", "turn"):
            latest = game.state.round
            facts.append(facts_of(Situation(game, memory, 0)))
        game.choose(bot.choose(game))
    return None


def fitted(games: Sequence[Seen]) -> Facts:
    """The weights of the facts that tell best how these games ended."""
    import numpy as np

    missions = sorted({game.mission for game in games})
    rows = [(facts, game) for game in games for facts in game.facts]
    values = np.array([facts for facts, _ in rows], float)
    spread = values.std(0) + 1e-9
    offsets = np.eye(len(missions))[[missions.index(game.mission) for _, game in rows]]
    design = np.hstack([values / spread, offsets])
    won = np.array([game.won for _, game in rows], float)
    shrunk = np.repeat([SHRUNK, SHRUNK_OFFSETS], [values.shape[1], len(missions)])
    weights: Any = np.zeros(design.shape[1])
    for _ in range(STEPS):
        expected = 1 / (1 + np.exp(-design @ weights))
        slope = design.T @ (expected - won) + shrunk * weights
        curve = (design * (expected * (1 - expected))[:, None]).T @ design + np.diag(shrunk)
        weights = weights - np.linalg.solve(curve, slope)
    return Facts(*(weights[: values.shape[1]] / spread).tolist())


def _watched(jobs: Sequence[tuple[str, int]], workers: int) -> Iterator[Seen]:
    with processes(workers) as spread:
        for at, seen in enumerate(spread(watch, jobs), 1):
            print(f"\r{at} of {len(jobs)} games", end="", file=sys.stderr)
            if seen is not None:
                yield seen
    print(file=sys.stderr)


def main(arguments: Sequence[str]) -> None:
    """Play the games and print the weights."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=50, help="for each Mission")
    parser.add_argument("--workers", type=int, default=1)
    chosen = parser.parse_args(arguments)
    jobs = [(name, FIRST_SEED + at) for at in range(chosen.games) for name in cooperative_missions()]
    for name, weight in fitted(list(_watched(jobs, chosen.workers)))._asdict().items():
        print(f"{name}={weight:.3f}")


if __name__ == "__main__":
    main(sys.argv[1:])
