"""Costs that grow with a game, and those of a command before it does anything."""

from __future__ import annotations

import gc
import os
import subprocess
import sys
import time
import tracemalloc
from collections.abc import Callable
from typing import Any

import msgspec

from shamble.games import new_game
from shamble.lab.bench import MISSIONS, play_on
from shamble.rules import horde
from shamble.scenario.building import build
from shamble.world import Game

FEW, MANY = 30, 300
"""Zombies on the board."""
CROWDED_CHOICES = 40
CROWDED_GAMES = 40
CHOICES, SOON = 5000, 1000
WINDOW = 600
TRIES = 3
ENDLESS: dict[str, Any] = {
    "scenario": "Nobody comes",
    "board": {"grid": "a b C\na D D", "openings": ["b-C"], "doors": {"a-D": "closed"}},
    "survivors": {"Ann": {"at": "a", "hands": ["Crowbar"]}, "Bob": {"at": "C", "hands": ["Sniper Rifle"]}},
    "decks": {"equipment": ["Pan", "Water", "Pan", "Water", "Pan", "Water"], "rest": "none"},
    "pause": False,
}
"""A position from which random play goes on for ever."""


class Growth(msgspec.Struct, frozen=True):
    """A choice among many Zombies divided by one among few, a long game's loading and memory, and start-up (CPU)."""

    crowd: float
    load_ms: float
    run_ms: float
    bytes_per_choice: float
    help_ms: float
    rules_ms: float


def measure_growth(choices: int = CHOICES, soon: int = SOON) -> Growth:
    """Measure everything."""
    game, grown = _long_game(choices, soon)
    text = game.to_json()
    return Growth(
        crowd=round(_crowded(MANY) / _crowded(FEW), 2),
        load_ms=_ms(lambda: Game.from_json(text)),
        run_ms=_ms(lambda: Game.from_json(text, run_all=True)),
        bytes_per_choice=round(grown / (choices - soon), 1),
        help_ms=_start_up("--help"),
        rules_ms=_start_up("rules", "CL-MOVE-03"),
    )


def endless_game() -> Game:
    """A game that random play does not end."""
    return build({"kind": "scenario", "scenario": ENDLESS}).start()


def _long_game(choices: int, soon: int) -> tuple[Game, int]:
    """A game of this many choices, and the bytes by which its peak has grown since the first `soon` of them."""
    game = endless_game()
    tracemalloc.start()
    try:
        first = _most_of(game, soon)
        return game, _most_of(game, choices - soon) - first
    finally:
        tracemalloc.stop()


def _most_of(game: Game, choices: int) -> int:
    """Play on; returns the peak of memory over the last of these choices. It goes up and down as entries are folded."""
    play_on(game, 0, choices - min(choices, WINDOW))
    gc.collect()
    tracemalloc.reset_peak()
    play_on(game, 0, min(choices, WINDOW))
    return tracemalloc.get_traced_memory()[1]


def _crowded(zombies: int) -> float:
    """Seconds per choice in the first rounds of a game with so many Zombies on the board."""
    game = new_game(MISSIONS[0], seed=1)
    while game.decision is not None and game.decision.kind != "turn":
        play_on(game, 1, 1)
    taken = {survivor.zone for survivor in game.state.survivors}
    free = [zone for zone in range(len(game.state.crowd)) if zone not in taken]
    for number in range(zombies):
        horde.put(game, free[number % len(free)], number % 3, 1)
    spent, choices = 0.0, 0
    for seed in range(CROWDED_GAMES):
        copy = game.copy()
        copy.state.rng = seed
        began = time.process_time()
        choices += play_on(copy, seed, CROWDED_CHOICES)
        spent += time.process_time() - began
    return spent / choices


def _ms(what: Callable[[], object]) -> float:
    """The CPU that something takes, the best of some tries."""
    found = []
    for _ in range(TRIES):
        began = time.process_time()
        what()
        found.append(time.process_time() - began)
    return round(1e3 * min(found), 1)


def _start_up(*arguments: str) -> float:
    found = []
    for _ in range(TRIES):
        before = os.times()
        subprocess.run([sys.executable, "-m", "shamble", *arguments], capture_output=True, check=True)
        after = os.times()
        found.append(after.children_user - before.children_user + after.children_system - before.children_system)
    return round(1e3 * min(found), 1)
