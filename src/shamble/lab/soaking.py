"""Soaking: the checker on game after game for as long as one likes; it goes on where it stopped the last time."""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple

import msgspec

from shamble.bots import Bot, GreedyBot
from shamble.editions import EDITIONS, edition_named
from shamble.engine.errors import SetupError
from shamble.errors import ShambleError
from shamble.files.disk import data_folder, write_atomically
from shamble.games import content_with
from shamble.games.missions import find_mission
from shamble.lab.checker import ANYTIME_ONE_IN, CheckError, check_game
from shamble.lab.eager_bot import EagerBot
from shamble.lab.processes import processes
from shamble.lab.results import Seed, kept
from shamble.lab.trials import era_trial, mixed_trial, wild_trial, with_house_rules

GREEDY_ONE_IN = 32
EAGER_ONE_IN = 2
"""Random games end early; so others play, too, who live long enough to gain Skills."""
MOST_FAILURES = 20
"""The failures after which a soak ends: they will have one cause."""
MOST_DECISIONS = 300
"""The decisions after which a game is broken off: new games find more than the tails of long ones."""
BATCH = 8
"""The games that each process takes at a time."""


class SoakReport(msgspec.Struct):
    """The result of a soak; `failed` are the seeds of games with something wrong, `unfinished` were broken off."""

    first: int
    games: int = 0
    unfinished: int = 0
    decisions: int = 0
    seconds: float = 0.0
    failed: list[int] = msgspec.field(default_factory=list)


def state_file() -> Path:
    """Where the next seed is kept between soaks."""
    return data_folder() / "soak.json"


def next_seed(path: Path) -> int:
    """The seed to go on with; 0 when nothing was soaked yet or the file is not ours."""
    return kept(path, dict[str, Seed], {}).get("next", 0)


class SoakGame(NamedTuple):
    """One game to soak; Missions of the packs, or none: everything of an edition at once, of none: of each in turn.

    With `eras` it is played by Survivors of all editions, on any Mission if none is named.
    """

    seed: int
    missions: tuple[str, ...]
    edition: str
    house: bool
    most_decisions: int
    eras: bool = False


class Outcome(NamedTuple):
    """The result of a soaked game: its decisions, whether it came to an end, and its fault, if any."""

    decisions: int
    finished: bool = True
    fault: str = ""


def soak(
    seconds: float,
    *,
    seed: int | None = None,
    missions: Sequence[str] = (),
    edition: str = "",
    games: int | None = None,
    house: bool = False,
    eras: bool = False,
    most_decisions: int = MOST_DECISIONS,
    workers: int = 1,
    report: Callable[[str], None] = lambda line: None,
    progress: Callable[[SoakReport], None] = lambda done: None,
    path: Path | None = None,
) -> SoakReport:
    """Check wild games until the time is over, or so many `games`; failures are reported, and the next is played.

    If Missions are named, it is mixed games of these; otherwise games of the edition, or of each edition in turn. With
    `eras` Survivors of all editions play them, or all Missions there are.
    """
    _check_wishes(missions, edition)
    if workers < 1 or most_decisions < 1:
        raise ShambleError("soak: the numbers of workers and decisions must be 1 or more")
    where = path or state_file()
    done = SoakReport(first=next_seed(where) if seed is None else seed)
    began = time.monotonic()
    with processes(workers) as spread:
        while not done.games or (_goes_on(done, began, seconds, games) and len(done.failed) < MOST_FAILURES):
            at = done.first + done.games
            size = 1 if workers == 1 else min(workers * BATCH, (games or sys.maxsize) - done.games)
            batch = [SoakGame(n, tuple(missions), edition, house, most_decisions, eras) for n in range(at, at + size)]
            for one, played in zip(batch, spread(play_soaked, batch), strict=True):
                _count(done, one, played, report)
                progress(done)
                if seed is None:
                    write_atomically(where, json.dumps({"next": one.seed + 1}) + "\n")
    done.seconds = round(time.monotonic() - began, 1)
    return done


def _check_wishes(missions: Sequence[str], edition: str) -> None:
    """SetupError when there is no such Mission or edition."""
    for mission in missions:
        if mission.endswith((".yaml", ".yml")):
            raise SetupError(f"soak plays the Missions of the pack, by id; {mission!r} is a file.")
        find_mission(content_with(mission), mission)
    if edition:
        edition_named(edition)


def play_soaked(one: SoakGame) -> Outcome:
    """Play one game under the checker."""
    edition = one.edition or list(EDITIONS)[one.seed % len(EDITIONS)]
    if one.eras:
        table = era_trial(one.seed, one.missions)
    else:
        table = mixed_trial(one.seed, one.missions) if one.missions else wild_trial(one.seed, edition)
    try:
        checked = check_game(with_house_rules(table) if one.house else table, bot_for(one.seed), one.most_decisions)
        return Outcome(checked.decisions, bool(checked.outcome))
    except CheckError as error:
        return Outcome(0, fault=str(error))


def _count(done: SoakReport, one: SoakGame, played: Outcome, report: Callable[[str], None]) -> None:
    done.games += 1
    done.decisions += played.decisions
    done.unfinished += not played.finished
    if played.fault:
        done.failed.append(one.seed)
        report(f"seed {one.seed}: {played.fault}")


def _goes_on(done: SoakReport, began: float, seconds: float, games: int | None) -> bool:
    return time.monotonic() - began < seconds if games is None else done.games < games


def bot_for(seed: int) -> Bot | None:
    """The bot that plays a soaked game; None: it is played at random."""
    if seed % GREEDY_ONE_IN == GREEDY_ONE_IN - 1:
        return GreedyBot(seed)
    return EagerBot(seed, ANYTIME_ONE_IN) if seed % EAGER_ONE_IN == 0 else None
