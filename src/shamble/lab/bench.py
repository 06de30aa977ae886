"""How fast random play is, and how that compares with a well-known engine of another board game.

Decisions are those with two or more options; those that only place cards one by one (arrange, find) are left out,
as they would make the number larger without any rule being played.
"""

from __future__ import annotations

import json
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import msgspec

from shamble.bots import RandomBot
from shamble.games import new_game
from shamble.world import Game

MISSION = "RM-M01"
PLACING_CARDS = ("arrange", "find")
COPIES = 2000
MID_GAME_CHOICES = 60
TURNS = 3
"""Ours and the other are measured in turn, so that a busy moment of the machine hits both."""
PEER = "catanatron"
PEER_SCRIPT = Path(__file__).with_name("peer.py")


class Speed(msgspec.Struct):
    """What was counted in some seconds of random play."""

    decisions: int = 0
    options: int = 0
    games: int = 0
    seconds: float = 0.0
    copy_us: float = 0.0

    def add(self, other: Speed) -> None:
        """Count another measurement in; of the copies the faster one stands."""
        self.decisions += other.decisions
        self.options += other.options
        self.games += other.games
        self.seconds += other.seconds
        self.copy_us = min(self.copy_us or other.copy_us, other.copy_us)

    def figures(self) -> Figures:
        """The measurement by the second."""
        return Figures(
            decisions_per_second=round(self.decisions / self.seconds),
            options_per_decision=round(self.options / max(1, self.decisions), 2),
            games_per_second=round(self.games / self.seconds, 2),
            copy_us=round(self.copy_us, 1),
        )


class Figures(msgspec.Struct, frozen=True):
    """A measurement as it is shown."""

    decisions_per_second: int
    options_per_decision: float
    games_per_second: float
    copy_us: float


class Report(msgspec.Struct, frozen=True):
    """Ours, the other's where there is one, and ours divided by the other's."""

    mission: str
    python: str
    ours: Figures
    peer: Figures | None
    ratio: dict[str, float] | None
    note: str = ""


def measure(seconds: float, first_seed: int) -> Speed:
    """Random games of six Survivors; setting a game up counts as part of it."""
    speed = Speed()
    began = time.perf_counter()
    while time.perf_counter() - began < seconds:
        game = new_game(MISSION, seed=first_seed + speed.games)
        bot = RandomBot(first_seed + speed.games)
        decision = game.decision
        while decision is not None:
            if decision.kind not in PLACING_CARDS:
                speed.decisions += 1
                speed.options += len(decision.options)
            game.choose(bot.choose(game))
            decision = game.decision
        speed.games += 1
    speed.seconds = time.perf_counter() - began
    speed.copy_us = _copying(_middle_of_a_game())
    return speed


def _middle_of_a_game() -> Game:
    seed = 0
    while True:
        game, bot = new_game(MISSION, seed=seed), RandomBot(seed)
        while game.decision is not None and len(game.log) <= MID_GAME_CHOICES:
            game.choose(bot.choose(game))
        if game.decision is not None:
            return game
        seed += 1


def _copying(game: Game) -> float:
    began = time.perf_counter()
    for _ in range(COPIES):
        game.copy()
    return 1e6 * (time.perf_counter() - began) / COPIES


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
    ours, peer = Speed(), Speed()
    for turn in range(TURNS):
        ours.add(measure(seconds / TURNS, 1000 * turn))
        if python is not None:
            peer.add(measure_peer(python, seconds / TURNS, 1000 * turn + 1))
    version = f"{sys.version_info.major}.{sys.version_info.minor}"
    if python is None:
        return Report(MISSION, version, ours.figures(), None, None, note)
    mine, others = ours.figures(), peer.figures()
    ratio = {
        "decisions_per_second": round(mine.decisions_per_second / others.decisions_per_second, 2),
        "games_per_second": round(mine.games_per_second / others.games_per_second, 2),
        "copies_per_second": round(others.copy_us / mine.copy_us, 2),
    }
    return Report(MISSION, version, mine, others, ratio, note)
