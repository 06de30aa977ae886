"""Many games of one Mission by a bot, on one or more processes, with the same result for any number of them."""

from __future__ import annotations

import signal
import threading
import time
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import active_children, get_context
from typing import NamedTuple

import msgspec

from shamble.bots import make_bot
from shamble.errors import ShambleError
from shamble.games import new_game

SECONDS_TO_CANCEL = 0.2

Progress = Callable[[int], None]


class Job(NamedTuple):
    """One game to play."""

    mission: str
    bot: str
    seed: int
    most_decisions: int
    options: Mapping[str, str] | None = None


class Played(NamedTuple):
    """What became of one game; `outcome` is empty when it was not finished."""

    outcome: str
    decisions: int
    rounds: int


class Summary(msgspec.Struct, frozen=True):
    """What became of all of them; `rounds` is the mean per game."""

    mission: str
    games: int
    wins: int
    losses: int
    unfinished: int
    decisions: int
    seconds: float
    rounds: float


def play(job: Job) -> Played:
    """Play one game. Its seed is the bot's too."""
    game = new_game(job.mission, seed=job.seed, options=job.options)
    bot = make_bot(job.bot, job.seed)
    decisions = 0
    while game.decision is not None and decisions < job.most_decisions:
        game.choose(bot.choose(game))
        decisions += 1
    return Played(game.state.outcome, decisions, game.state.round)


def simulate(
    mission: str,
    *,
    games: int,
    bot: str = "random",
    seed: int = 0,
    workers: int = 1,
    most_decisions: int = 5000,
    options: Mapping[str, str] | None = None,
    progress: Progress = lambda done: None,
) -> Summary:
    """Play games with the seeds `seed`, `seed + 1` ... and count how they end."""
    if games < 1 or workers < 1 or most_decisions < 1:
        raise ShambleError("simulate: the numbers of games, workers and decisions must be 1 or more")
    new_game(mission, options=options)
    make_bot(bot)  # a mistyped name is refused here, once, and not in every worker
    began = time.perf_counter()
    played: list[Played] = []
    jobs = [Job(mission, bot, seed + index, most_decisions, options) for index in range(games)]
    with _results(jobs, workers) as results:
        for result in results:
            played.append(result)
            progress(len(played))
    outcomes = [one.outcome for one in played]
    return Summary(
        mission=mission,
        games=games,
        wins=outcomes.count("won"),
        losses=outcomes.count("lost"),
        unfinished=outcomes.count(""),
        decisions=sum(one.decisions for one in played),
        seconds=round(time.perf_counter() - began, 3),
        rounds=round(sum(one.rounds for one in played) / games, 2),
    )


@contextmanager
def _results(jobs: list[Job], workers: int) -> Iterator[Iterator[Played]]:
    if workers == 1:
        yield map(play, jobs)
        return
    # Unlike a Pool, an executor reports workers that cannot start, instead of starting new ones for ever.
    pool = ProcessPoolExecutor(min(workers, len(jobs)), mp_context=get_context("spawn"))
    try:
        with _ctrl_c_ignored():
            results = pool.map(play, jobs, chunksize=max(1, min(16, len(jobs) // (4 * workers))))
        yield results
    except BaseException:
        pool.shutdown(wait=False, cancel_futures=True)
        time.sleep(SECONDS_TO_CANCEL)  # what is cancelled first is not complained about when the workers go
        for worker in active_children():
            worker.terminate()
        raise
    pool.shutdown()


@contextmanager
def _ctrl_c_ignored() -> Iterator[None]:
    """Ctrl-C reaches every process of a terminal. Those begun now leave it to the first one, which ends them."""
    if threading.current_thread() is not threading.main_thread():  # no other thread may change what a signal does
        yield
        return
    usual = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, usual)
