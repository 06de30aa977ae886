"""Many games by bots, on one or more processes or a cluster, with the same results for any number of them."""

from __future__ import annotations

import time
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager
from itertools import zip_longest
from statistics import fmean
from typing import NamedTuple

import msgspec

from shamble.bots import make_bot
from shamble.content.difficulty import wilson
from shamble.errors import ShambleError
from shamble.lab.clusters import cluster
from shamble.lab.matrix import Cell
from shamble.lab.playing import GameJob, Matchup, Played, play_or_tell
from shamble.lab.processes import Spread, processes
from shamble.lab.results import Results
from shamble.world.setup import GameSetup


class Crew(NamedTuple):
    """Those who play: so many processes of this machine, or the cluster with this address."""

    workers: int = 1
    cluster: str = ""

    def spread(self) -> AbstractContextManager[Spread]:
        """Hands work out to them; results come as they get done."""
        return cluster(self.cluster) if self.cluster else processes(self.workers, as_done=True)


ALONE = Crew()


class Pace:
    """The progress of a run. What is left takes as long, in each cell, as the games before did."""

    def __init__(self, jobs: Sequence[GameJob], results: Results, *, closer: bool) -> None:
        self.closer = closer
        self.games = len(jobs)
        self.done = 0
        self.won = 0
        self._began = time.monotonic()
        self._played_now = 0.0
        self._left = Counter(_cell_of(job.id) for job in jobs)
        self._took: defaultdict[str, float] = defaultdict(float)
        self._counted: Counter[str] = Counter()
        for job in jobs:
            if job.id in results.played:
                self._count(results.played[job.id])

    def add(self, played: Played) -> None:
        """One more game is played."""
        self._played_now += played.seconds
        self._count(played)

    def _count(self, played: Played) -> None:
        cell = _cell_of(played.id)
        self.done += 1
        self.won += played.won
        self._left[cell] -= 1
        self._counted[cell] += 1
        self._took[cell] += played.seconds

    @property
    def seconds_left(self) -> float:
        """The time that the other games will take, at the speed of those that were played since it began."""
        usual = sum(self._took.values()) / max(1, self.done)
        means = {cell: self._took[cell] / number for cell, number in self._counted.items()}
        work = sum(left * means.get(cell, usual) for cell, left in self._left.items())
        speed = self._played_now / max(0.001, time.monotonic() - self._began)
        return work / max(0.001, speed)


def _cell_of(game: str) -> str:
    return game.rpartition("-")[0]


Progress = Callable[[Pace], None]


def play_cells(
    cells: Sequence[Cell], results: Results, crew: Crew = ALONE, progress: Progress = lambda pace: None
) -> None:
    """Play what is missing of the games of all cells: a game of each in turn, then what wants a closer look."""
    if crew.workers < 1:
        raise ShambleError("simulate: the number of workers must be 1 or more")
    for closer in (False, True):
        wanted = [cell for cell in cells if not closer or wins_none(cell, results)]
        jobs = list(_in_turn([list(cell.jobs(closer)) for cell in wanted]))
        waiting = [job for job in jobs if job.id not in results.played]
        if not waiting:
            continue
        pace = Pace(jobs, results, closer=closer)
        with (crew if crew.cluster else crew._replace(workers=min(crew.workers, len(waiting)))).spread() as spread:
            for played in spread(play_or_tell, waiting):
                results.add(played)
                pace.add(played)
                progress(pace)


def _in_turn(rows: Sequence[Sequence[GameJob]]) -> Iterator[GameJob]:
    """The first of each row, then the second: whenever a run is stopped, all cells have come about as far."""
    for column in zip_longest(*rows):
        yield from (job for job in column if job is not None)


def wins_none(cell: Cell, results: Results) -> bool:
    """Whether a cell asks for a closer look and wins none of its games, all of which are played."""
    played = [results.played.get(job.id) for job in cell.jobs()]
    return cell.closer > cell.games and not any(one is None or one.won for one in played)


def games_of(cell: Cell, results: Results) -> list[Played]:
    """The games of a cell that count, in the order of their seeds; those of a closer look only where it was due."""
    jobs = [*cell.jobs(), *(cell.jobs(closer=True) if wins_none(cell, results) else ())]
    return [results.played[job.id] for job in jobs if job.id in results.played]


def summary(cell: Cell, played: Sequence[Played]) -> Summary:
    """The results of the games of a cell."""
    wins, games = sum(one.won for one in played), len(played)
    low, high = wilson(wins, games) if games else (0.0, 100.0)
    return Summary(
        mission=cell.setup.mission,
        bot=cell.setup.bot,
        survivors=sum(map(len, played[0].team)) if played else 0,
        rules=cell.setup.rules,
        games=games,
        wins=wins,
        losses=sum(bool(one.outcome) and not one.won for one in played),
        unfinished=sum(not one.outcome for one in played),
        low=low,
        high=high,
        decisions=sum(one.decisions for one in played),
        seconds=round(sum(one.seconds for one in played), 3),
        rounds=round(fmean(one.rounds for one in played), 2) if played else 0.0,
    )


class Summary(msgspec.Struct, frozen=True):
    """The results of the games of a cell; `rounds` is the mean per game, `low` and `high` bound the share that is won.

    Between rivals a game counts as won that the first team has won. `seconds` are those of a core, for all games.
    """

    mission: str
    bot: str
    survivors: int
    rules: str
    games: int
    wins: int
    losses: int
    unfinished: int
    low: float
    high: float
    decisions: int
    seconds: float
    rounds: float


def one_cell(
    mission: str,
    *,
    games: int,
    bot: str = "random",
    seed: int = 0,
    most_decisions: int = 5000,
    options: Mapping[str, str] | None = None,
) -> Cell:
    """The matrix of a single Mission and bot: games with the seeds `seed`, `seed + 1` ..."""
    if games < 1 or most_decisions < 1:
        raise ShambleError("simulate: the numbers of games, workers and decisions must be 1 or more")
    setup = Matchup(GameSetup(mission=mission, options=dict(options or {})), bot, most_decisions=most_decisions)
    setup.begun(seed)
    make_bot(bot)  # a mistyped name is refused here, once, and not in every worker
    return Cell.of(setup, games, seed=seed)


def simulate(cell: Cell, crew: Crew = ALONE, progress: Progress = lambda pace: None) -> Summary:
    """Play the games of a cell and count how they end; nothing of them is kept."""
    results = Results()
    play_cells([cell], results, crew, progress)
    return summary(cell, games_of(cell, results))
