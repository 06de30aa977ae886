"""Many games of one Mission by a bot, on one or more processes, with the same result for any number of them."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from typing import NamedTuple

import msgspec

from shamble.bots import make_bot
from shamble.errors import ShambleError
from shamble.games import new_game
from shamble.lab.processes import processes
from shamble.rules.rivals import is_competitive, leaders
from shamble.world import Game

Progress = Callable[[int], None]


class Job(NamedTuple):
    """One game to play."""

    mission: str
    bot: str
    seed: int
    most_decisions: int
    options: Mapping[str, str] | None = None


class Played(NamedTuple):
    """The result of one game; `outcome` is empty when it was not finished.

    `by` is the code of what ended it, `where` the Zone where the last Survivor died; of rival teams `winners` won.
    """

    outcome: str
    decisions: int
    rounds: int
    by: str = ""
    where: str = ""
    winners: tuple[int, ...] = ()


class Summary(msgspec.Struct, frozen=True):
    """The results of all games; `rounds` is the mean per game."""

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
    return Played(game.state.outcome, decisions, game.state.round, *_how_it_ended(game))


def _how_it_ended(game: Game) -> tuple[str, str, tuple[int, ...]]:
    by, where = "", ""
    for event in game.events:
        if event.code == "game-over":
            by = event.data.get("by") or event.data["reason"]
        elif event.code == "died":
            where = game.setting.board.zones[event.data["zone"]].name
    return by, where, tuple(team + 1 for team in leaders(game)) if is_competitive(game) else ()


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
    with processes(min(workers, games)) as spread:
        for result in spread(play, jobs):
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
