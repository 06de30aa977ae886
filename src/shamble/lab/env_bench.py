"""Throughput of the environments: steps per second with masks, beside PettingZoo's connect four in the same run."""

from __future__ import annotations

import argparse
import random
import statistics
import time
import warnings
from pathlib import Path
from typing import Any

import numpy as np

from shamble import envs
from shamble.lab.measured import add_row, this_machine, today

HEADING = "Environments"
STEPS = 8000


def connect_four() -> Any:
    """PettingZoo's connect four, as its users make it."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)
        from pettingzoo.classic import connect_four_v3
    return connect_four_v3.env()


def steps_per_second(env: Any, steps: int = STEPS) -> float:
    """Random play: observation and mask are made for every step. Seconds are those of a core."""
    chance, done = random.Random(1), 0
    began = time.process_time()
    while done < steps:
        env.reset(seed=done)
        for _ in env.agent_iter():
            seen, _, over, cut, _ = env.last()
            env.step(None if over or cut else int(chance.choice(np.flatnonzero(seen["action_mask"]))))
            done += 1
    return done / (time.process_time() - began)


def ratio(mission: str, rounds: int) -> tuple[float, float]:
    """Our steps per second, and the median of their ratio to connect four's; both measured in turns."""
    peer, ours = connect_four(), envs.env(mission)
    steps_per_second(ours, 500)
    found = [(steps_per_second(ours), steps_per_second(peer)) for _ in range(rounds)]
    return statistics.median(mine for mine, _ in found), statistics.median(mine / other for mine, other in found)


def main() -> None:
    """Measure, print, and write a row if a file is named."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--mission", default="RM-T1")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--measured", type=Path, help="add a row to this file")
    parser.add_argument("--note", default="-")
    asked = parser.parse_args()
    speed, found = ratio(asked.mission, asked.rounds)
    print(f"{asked.mission}: {speed:.0f} steps/s, {found:.2f} times connect four")
    if asked.measured:
        figures = (f"{speed:.0f}", f"{found:.2f}")
        add_row(asked.measured, HEADING, today(), this_machine(), asked.mission, *figures, asked.note)


if __name__ == "__main__":
    main()
