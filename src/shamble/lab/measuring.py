"""Measuring the difficulty of a Mission: many games by a bot, which are kept, so that it can be resumed."""

from __future__ import annotations

import datetime
import statistics
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import yaml

from shamble.bots import BEST, BOTS, bot_version
from shamble.bots.findings import own_file
from shamble.content import Mission
from shamble.content.difficulty import BUILT_IN, Difficulty, mission_digest, read_difficulties, wilson
from shamble.editions import EDITIONS
from shamble.errors import ShambleError
from shamble.files.disk import data_folder, write_atomically
from shamble.games import content_with
from shamble.games.missions import find_mission
from shamble.lab.matrix import Cell
from shamble.lab.measured import CHECKOUT_FILE
from shamble.lab.playing import Played
from shamble.lab.results import Results
from shamble.lab.simulation import Crew, Pace, Progress, games_of, one_cell, play_cells

GAMES = 200
CLOSER = 2000
"""The number of games for a Mission that no bot has won in the usual number."""
FIRST_SEED = 20_000
"""Apart from the seeds that tests and people use."""
BATCH = 10
"""The games after which it is told how far they have come."""
MOST_DECISIONS = 1500

NOT_IN_FILES = str.maketrans(":=,", "---")

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
    cell = msgspec.structs.replace(
        one_cell(name, games=how.games, bot=how.bot, seed=FIRST_SEED, most_decisions=MOST_DECISIONS), closer=how.closer
    )
    kept = _kept_file(mission, how.bot)
    if how.again:
        kept.unlink(missing_ok=True)
    with Results(kept) as results:
        play_cells([cell], results, Crew(how.workers), _telling(cell, report))
        found = summed_up(mission, how.bot, games_of(cell, results))
    write_difficulty(difficulty_file(name, how.bot), mission.id, found)
    return found


def _telling(cell: Cell, report: Report) -> Progress:
    """Tells now and then how far the games have come."""
    looked_closer = False

    def tell(pace: Pace) -> None:
        nonlocal looked_closer
        name = Path(cell.setup.mission).stem
        if pace.closer and not looked_closer:
            looked_closer = True
            report(f"{name}: no game of {cell.games} was won; {cell.closer} are played for a closer look")
        if pace.done % BATCH == 0 or pace.done == pace.games:
            report(f"{name}: {pace.done} of {pace.games} games, {pace.won} won")

    return tell


def _kept_file(mission: Mission, bot: str) -> Path:
    """Games are kept as long as neither the Mission nor the bot changes."""
    name = f"{mission.id}-{mission_digest(mission)}-{bot.translate(NOT_IN_FILES)}-{bot_version(bot)}.jsonl"
    return data_folder() / "measuring" / name


def summed_up(mission: Mission, bot: str, played: list[Played]) -> Difficulty:
    """The difficulty that the games of a Mission have shown."""
    games = len(played)
    won = sum(one.won for one in played)
    low, high = wilson(won, games)
    ended = [one for one in played if one.outcome] or played
    return Difficulty(
        bot=bot,
        version=bot_version(bot),
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


def difficulty_file(name: str, bot: str = BEST) -> Path:
    """The file for a measurement of this Mission by this bot."""
    built_in = bot.partition(":")[0] in BOTS and any(name in edition.pack.missions for edition in EDITIONS.values())
    return BUILT_IN if built_in and CHECKOUT_FILE.is_file() else own_file()


def write_difficulty(path: Path, name: str, found: Difficulty) -> None:
    """Put a measurement into a file, in place of an earlier one."""
    known = {**read_difficulties(path), name: found}
    data = {"format": 1, "missions": {one: msgspec.to_builtins(known[one]) for one in sorted(known)}}
    text = "# Written by `shamble measure`: what became of many games of each Mission.\n"
    text += yaml.safe_dump(data, sort_keys=False, allow_unicode=True, default_flow_style=None, width=120)
    write_atomically(path, text)
