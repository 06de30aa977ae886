"""The speed of random play, compared with a well-known engine of another board game and with a baseline.

Decisions are those with two or more options; those that only place cards one by one (arrange, find) are left out,
as they would make the number larger without any rule being played. Seconds are those of a core, so that others who use
the machine count for as little as possible.
"""

from __future__ import annotations

import cProfile
import gc
import json
import pstats
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path

import msgspec

from shamble import is_compiled
from shamble.bots import RandomBot
from shamble.editions import EDITIONS
from shamble.engine.declared import DECISIONS
from shamble.errors import ShambleError
from shamble.files.disk import write_atomically
from shamble.games import new_game
from shamble.world import Game

MISSIONS = ("RM-M01", "GAL-4", "GAL-7", "UA-M0", "UA-M3")
"""The Missions to measure: the most played one, one with switches, one with Team Actions (the most options), and of the
Old West one without a Train and one with it, Companions and all."""
COPIES = 2000
MID_GAME_CHOICES = 60
MOST_CHOICES = 5000
"""The choices after which a game that is still going on is abandoned."""
ROUNDS = 5
"""Ours and the other are measured in turn, so that a slow moment of the machine hits both; the median counts."""
COUNTED_SEEDS = range(100, 106)
COUNTED_CHOICES = 150
PEER = "catanatron"
PEER_SCRIPT = Path(__file__).with_name("peer.py")
BASELINE = Path(__file__).parents[3] / "benchmarks" / "baseline.json"
LARGEST_DROP = 0.1


class Speed(msgspec.Struct):
    """The counts of some seconds of random play."""

    decisions: int = 0
    options: int = 0
    games: int = 0
    seconds: float = 0.0
    copy_us: float = 0.0

    @property
    def rate(self) -> float:
        """Decisions per second."""
        return self.decisions / self.seconds


class Figures(msgspec.Struct, frozen=True):
    """The median of some measurements."""

    decisions_per_second: int
    options_per_decision: float
    games_per_second: float
    copy_us: float

    @classmethod
    def of(cls, rounds: Sequence[Speed]) -> Figures:
        """The median of the rounds; of the copies the fastest."""
        return cls(
            decisions_per_second=round(statistics.median(one.rate for one in rounds)),
            options_per_decision=round(
                sum(one.options for one in rounds) / max(1, sum(one.decisions for one in rounds)), 2
            ),
            games_per_second=round(statistics.median(one.games / one.seconds for one in rounds), 2),
            copy_us=round(min(one.copy_us for one in rounds), 1),
        )


class BenchRow(msgspec.Struct, frozen=True):
    """A Mission: ours, ours divided by the other's where there is one, and calls, which no machine makes fewer."""

    mission: str
    ours: Figures
    calls_per_decision: float
    ratio: float | None = None
    copy_ratio: float | None = None


class Report(msgspec.Struct, frozen=True):
    """All Missions, and the other engine where there is one."""

    python: str
    rows: list[BenchRow]
    peer: Figures | None = None
    note: str = ""
    compiled: bool = False


def benched() -> Iterator[str]:
    """The Missions that are measured; of an edition that has none of these, its first."""
    yield from MISSIONS
    for edition in EDITIONS.values():
        missions = edition.pack.missions
        if missions and not any(name in missions for name in MISSIONS):
            yield next(iter(missions))


def measure(mission: str, seconds: float, first_seed: int) -> Speed:
    """Random games of the usual team; setting a game up counts as part of it."""
    speed = Speed()
    began = time.process_time()
    while time.process_time() - began < seconds:
        game = new_game(mission, seed=first_seed + speed.games)
        bot = RandomBot(first_seed + speed.games)
        decision, left = game.decision, MOST_CHOICES
        while decision is not None and left:
            if not DECISIONS[decision.kind].lays_out:
                speed.decisions += 1
                speed.options += len(decision.options)
            game.choose(bot.choose(game))
            decision = game.decision
            left -= 1
        speed.games += 1
    speed.seconds = time.process_time() - began
    speed.copy_us = _copying(_middle_of_a_game(mission))
    return speed


def play_on(game: Game, seed: int, most: int) -> int:
    """Play this many choices at random, or to the end; returns their number."""
    bot = RandomBot(seed)
    for number in range(most):
        if game.decision is None:
            return number
        game.choose(bot.choose(game))
    return most


def _middle_of_a_game(mission: str) -> Game:
    seed = 0
    while True:
        game = new_game(mission, seed=seed)
        play_on(game, seed, MID_GAME_CHOICES)
        if game.decision is not None:
            return game
        seed += 1


def _copying(game: Game) -> float:
    began = time.process_time()
    for _ in range(COPIES):
        game.copy()
    return 1e6 * (time.process_time() - began) / COPIES


def calls_per_decision(mission: str) -> float:
    """The calls of functions per choice of random play, set-up included: the same on every machine."""
    for seed in COUNTED_SEEDS:  # what is looked up once and kept is no cost of a choice
        play_on(new_game(mission, seed=seed), seed, COUNTED_CHOICES)
    profile = cProfile.Profile()
    with _without_collector(), profile:
        choices = sum(play_on(new_game(mission, seed=seed), seed, COUNTED_CHOICES) for seed in COUNTED_SEEDS)
    counted: int = pstats.Stats(profile).total_calls  # type: ignore[attr-defined]  # typeshed lacks it
    return round(counted / choices, 1)


@contextmanager
def _without_collector() -> Iterator[None]:
    """Others may be called when garbage is collected, and when that is depends on all that has run before."""
    collects = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if collects:
            gc.enable()


def peer_python(folder: Path, say: Callable[[str], None]) -> Path | None:
    """The Python of a separate environment with the other engine in it, made if need be; None when that fails."""
    python = folder / "bin" / "python"
    if _runs([str(python), "-c", f"import {PEER}"]):
        return python
    say(f"installing {PEER} into {folder.name}")
    made = _runs([sys.executable, "-m", "venv", str(folder)])
    if made:
        (folder / ".gitignore").write_text("*\n", encoding="utf-8")
    install = [str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", PEER]
    return python if made and _runs(install) else None


def _runs(command: list[str]) -> bool:
    try:
        return subprocess.run(command, capture_output=True, check=False).returncode == 0
    except OSError:
        return False


def measure_peer(python: Path, seconds: float, first_seed: int) -> Speed:
    """The same for the other engine, in its own environment."""
    command = [str(python), str(PEER_SCRIPT), str(seconds), str(first_seed)]
    said = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    return msgspec.convert(json.loads(said), Speed)


def bench(seconds: float, python: Path | None, note: str = "") -> Report:
    """Measure for about so many seconds each, in turns."""
    ours: dict[str, list[Speed]] = {mission: [] for mission in benched()}
    peer: list[Speed] = []
    for turn in range(ROUNDS):
        for mission, rounds in ours.items():
            rounds.append(measure(mission, seconds / ROUNDS, 1000 * turn))
        if python is not None:
            peer.append(measure_peer(python, seconds / ROUNDS, 1000 * turn + 1))
    version = f"{sys.version_info.major}.{sys.version_info.minor}"
    rows = [_row(mission, rounds, peer) for mission, rounds in ours.items()]
    return Report(version, rows, Figures.of(peer) if peer else None, note, is_compiled())


def _row(mission: str, ours: Sequence[Speed], peer: Sequence[Speed]) -> BenchRow:
    row = BenchRow(mission, Figures.of(ours), calls_per_decision(mission))
    if not peer:
        return row
    ratio = statistics.median(mine.rate / other.rate for mine, other in zip(ours, peer, strict=True))
    copies = min(one.copy_us for one in peer) / min(one.copy_us for one in ours)
    return msgspec.structs.replace(row, ratio=round(ratio, 2), copy_ratio=round(copies, 2))


# ---------------------------------------------------------------------- baseline


class Baseline(msgspec.Struct, frozen=True):
    """The baseline of a Mission; `calls` are those of this version of Python."""

    ratio: float
    copy_ratio: float
    calls: dict[str, float] = {}


def read_baseline(path: Path) -> dict[str, Baseline]:
    """The baselines of the Missions; none when there is no file yet."""
    try:
        return msgspec.json.decode(path.read_bytes(), type=dict[str, Baseline])
    except FileNotFoundError:
        return {}
    except (OSError, msgspec.DecodeError) as error:
        raise ShambleError(f"{path}: is no baseline of `shamble bench`: {error}") from error


def write_baseline(path: Path, report: Report) -> None:
    """Write a new baseline from this report; that takes the other engine."""
    if report.peer is None:
        raise ShambleError(f"bench: a baseline holds ratios: it cannot be written without {PEER}")
    if report.compiled:
        raise ShambleError("bench: a baseline is that of the plain package: it cannot be written by the compiled one")
    before = read_baseline(path)
    kept = {
        row.mission: Baseline(
            row.ratio or 0.0,
            row.copy_ratio or 0.0,
            {**(before[row.mission].calls if row.mission in before else {}), report.python: row.calls_per_decision},
        )
        for row in report.rows
    }
    write_atomically(path, msgspec.json.format(msgspec.json.encode(kept), indent=2).decode() + "\n")


def drops(report: Report, baseline: Mapping[str, Baseline]) -> list[str]:
    """The figures that are worse by more than a tenth, Mission by Mission."""
    found: list[str] = []
    for row in report.rows:
        if row.mission not in baseline:
            continue
        kept = baseline[row.mission]
        for what, now, was in (("decisions/s", row.ratio, kept.ratio), ("copies/s", row.copy_ratio, kept.copy_ratio)):
            if now is not None and now < was * (1 - LARGEST_DROP):
                found.append(f"{row.mission}: {what} are {now} times those of {PEER}, they were {was} times")
        calls = kept.calls.get(report.python)
        if calls is not None and row.calls_per_decision > calls * (1 + LARGEST_DROP):
            found.append(f"{row.mission}: {row.calls_per_decision} calls per decision, there were {calls}")
    return found
