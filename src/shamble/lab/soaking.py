"""Soaking: the checker on game after game for as long as one likes; it goes on where it stopped the last time."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Sequence
from pathlib import Path

import msgspec

from shamble.bots import Bot, GreedyBot
from shamble.content import load_pack
from shamble.engine.errors import SetupError
from shamble.games import find_mission
from shamble.lab.checker import ANYTIME_ONE_IN, CheckError, check_game
from shamble.lab.eager import EagerBot
from shamble.lab.trials import mixed_trial, wild_trial, with_house_rules
from shamble.terminal.saves import data_folder, write_atomically

GREEDY_ONE_IN = 32
EAGER_ONE_IN = 2
"""Random games end early; so others play, too, who live long enough to gain Skills."""
MOST_FAILURES = 20
"""So many games with something wrong have one cause; a soak ends with them."""


class Soaked(msgspec.Struct):
    """What a soak has done; `failed` are the seeds of games with something wrong."""

    first: int
    games: int = 0
    decisions: int = 0
    seconds: float = 0.0
    failed: list[int] = msgspec.field(default_factory=list)


def state_file() -> Path:
    """Where the next seed is kept between soaks."""
    return data_folder() / "soak.json"


def next_seed(path: Path) -> int:
    """The seed to go on with; 0 when nothing was soaked yet or the file is not ours."""
    try:
        found = json.loads(path.read_text(encoding="utf-8"))["next"]
    except (OSError, ValueError, LookupError, TypeError):
        return 0
    return found if isinstance(found, int) and found >= 0 else 0


def soak(
    seconds: float,
    *,
    seed: int | None = None,
    missions: Sequence[str] = (),
    games: int | None = None,
    house: bool = False,
    report: Callable[[str], None] = lambda line: None,
    path: Path | None = None,
) -> Soaked:
    """Check wild games until the time is over, or so many `games`; failures are reported, and the next is played.

    If Missions are named, it is mixed games of these.
    """
    for mission in missions:
        if mission.endswith((".yaml", ".yml")):
            raise SetupError(f"soak plays the Missions of the pack, by id; {mission!r} is a file.")
        find_mission(load_pack(), mission)
    where = path or state_file()
    at = next_seed(where) if seed is None else seed
    done = Soaked(first=at)
    began = time.monotonic()
    while not done.games or (_goes_on(done, began, seconds, games) and len(done.failed) < MOST_FAILURES):
        try:
            table = mixed_trial(at, missions) if missions else wild_trial(at)
            done.decisions += check_game(with_house_rules(table) if house else table, bot_for(at)).decisions
        except CheckError as error:
            done.failed.append(at)
            report(f"seed {at}: {error}")
        at += 1
        done.games += 1
        if seed is None:
            write_atomically(where, json.dumps({"next": at}) + "\n")
    done.seconds = round(time.monotonic() - began, 1)
    return done


def _goes_on(done: Soaked, began: float, seconds: float, games: int | None) -> bool:
    return time.monotonic() - began < seconds if games is None else done.games < games


def bot_for(seed: int) -> Bot | None:
    """Who plays a soaked game; nobody in particular: it is played at random."""
    if seed % GREEDY_ONE_IN == GREEDY_ONE_IN - 1:
        return GreedyBot(seed)
    return EagerBot(seed, ANYTIME_ONE_IN) if seed % EAGER_ONE_IN == 0 else None
