"""Measuring the difficulty of a Mission: many games by a bot, in batches that are kept, so that it can be resumed."""

from __future__ import annotations

import datetime
import json
import statistics
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import yaml

from shamble.bots import BEST, VERSIONS
from shamble.bots.findings import own_file
from shamble.content import Mission
from shamble.content.difficulty import BUILT_IN, Difficulty, mission_digest, read_difficulties, wilson
from shamble.editions import EDITIONS
from shamble.errors import ShambleError
from shamble.files.disk import data_folder, write_atomically
from shamble.games import content_with, new_game
from shamble.games.missions import find_mission
from shamble.lab.measured import CHECKOUT_FILE
from shamble.lab.processes import processes
from shamble.lab.simulation import Job, Played, play

GAMES = 200
CLOSER = 2000
"""The number of games for a Mission that no bot has won in the usual number."""
FIRST_SEED = 20_000
"""Apart from the seeds that tests and people use."""
BATCH = 10
"""The games that each process plays before they are written down."""
MOST_DECISIONS = 1500

Report = Callable[[str], None]


class Measuring(NamedTuple):
    """The settings of a measurement."""

    bot: str = BEST
    games: int = GAMES
    closer: int = CLOSER
    workers: int = 1
    again: bool = False
    """Whether games that were played before are played anew."""


USUAL = Measuring()


def measure(name: str, how: Measuring = USUAL, report: Report = lambda line: None) -> Difficulty:
    """Play what is missing of a Mission's games, write down what became of them, and return it."""
    if how.games < 1 or how.workers < 1:
        raise ShambleError("measure: the numbers of games and workers must be 1 or more")
    mission = find_mission(content_with(name), name)
    new_game(name)  # what cannot be set up is refused here, once
    kept = _kept_file(mission, how.bot)
    played = [] if how.again else _read(kept)
    _play_up_to(how.games, name, how, kept, played, report)
    if not any(is_won(one) for one in played[: how.games]) and how.closer > how.games:
        report(f"{mission.id}: no game of {how.games} was won; {how.closer} are played for a closer look")
        _play_up_to(how.closer, name, how, kept, played, report)
    wanted = how.games if any(is_won(one) for one in played[: how.games]) else max(how.games, how.closer)
    found = summed_up(mission, how.bot, played[:wanted])
    write_difficulty(difficulty_file(name), mission.id, found)
    return found


def _play_up_to(games: int, name: str, how: Measuring, kept: Path, played: list[Played], report: Report) -> None:
    with processes(how.workers) as spread:
        while len(played) < games:
            begin = len(played)
            seeds = range(begin, min(games, begin + BATCH * how.workers))
            jobs = [Job(name, how.bot, FIRST_SEED + index, MOST_DECISIONS) for index in seeds]
            played.extend(spread(play, jobs))
            kept.parent.mkdir(parents=True, exist_ok=True)
            write_atomically(kept, json.dumps(played))
            won = sum(is_won(one) for one in played)
            report(f"{Path(name).stem}: {len(played)} of {games} games, {won} won")


def _kept_file(mission: Mission, bot: str) -> Path:
    """Games are kept as long as neither the Mission nor the bot changes."""
    name = f"{mission.id}-{mission_digest(mission)}-{bot}-{VERSIONS.get(bot, 0)}.json"
    return data_folder() / "measuring" / name


def _read(path: Path) -> list[Played]:
    try:
        return [
            Played(*one[:5])._replace(winners=tuple(one[5])) for one in json.loads(path.read_text(encoding="utf-8"))
        ]
    except (OSError, ValueError, TypeError, LookupError):
        return []


def is_won(played: Played) -> bool:
    """Whether a game was won; between rivals, by the first team."""
    return played.outcome == "won" and played.winners[:1] in ((), (1,))


def summed_up(mission: Mission, bot: str, played: list[Played]) -> Difficulty:
    """The difficulty that the games of a Mission have shown."""
    games = len(played)
    won = sum(is_won(one) for one in played)
    low, high = wilson(won, games)
    ended = [one for one in played if one.outcome] or played
    return Difficulty(
        bot=bot,
        version=VERSIONS.get(bot, 0),
        games=games,
        won=won,
        unfinished=sum(one.outcome == "" for one in played),
        low=low,
        high=high,
        rounds=round(sum(one.rounds for one in ended) / len(ended), 1),
        decisions=round(sum(one.decisions for one in ended) / len(ended)),
        rivals=mission.competitive,
        **_defeats([one for one in played if one.outcome == "lost"]),
        seeds=(FIRST_SEED, FIRST_SEED + games - 1),
        when=datetime.date.today().isoformat(),
        digest=mission_digest(mission),
    )


def _defeats(lost: list[Played]) -> dict[str, Any]:
    """Why the lost games were lost, in which round, and where most of them."""
    places = Counter(one.where for one in lost if one.where)
    return {
        "lost_by": dict(Counter(one.by for one in lost).most_common()),
        "lost_round": int(statistics.median_low([one.rounds for one in lost])) if lost else 0,
        "lost_at": min(places, key=lambda place: (-places[place], place)) if places else "",
    }


# ---------------------------------------------------------------------- files


def difficulty_file(name: str) -> Path:
    """The file for a measurement of this Mission."""
    built_in = any(name in edition.pack.missions for edition in EDITIONS.values())
    return BUILT_IN if built_in and CHECKOUT_FILE.is_file() else own_file()


def write_difficulty(path: Path, name: str, found: Difficulty) -> None:
    """Put a measurement into a file, in place of an earlier one."""
    known = {**read_difficulties(path), name: found}
    data = {"format": 1, "missions": {one: msgspec.to_builtins(known[one]) for one in sorted(known)}}
    text = "# Written by `shamble measure`: what became of many games of each Mission.\n"
    text += yaml.safe_dump(data, sort_keys=False, allow_unicode=True, default_flow_style=None, width=120)
    path.parent.mkdir(parents=True, exist_ok=True)
    write_atomically(path, text)
