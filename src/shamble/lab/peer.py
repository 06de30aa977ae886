"""The speed of catanatron, counted as ours is. Run by the Python of a separate environment; prints JSON.

It stands alone: that environment has no Shamble.
"""

import importlib
import json
import sys
import time
from typing import Any

COPIES = 1000
MID_GAME_TICKS = 200
TURN_LIMIT = 1000


def measure(seconds: float, first_seed: int) -> dict[str, float]:
    """Random games of four players; a decision is a tick with two or more playable actions."""
    catanatron: Any = importlib.import_module("catanatron")
    colours = [catanatron.Color.RED, catanatron.Color.BLUE, catanatron.Color.WHITE, catanatron.Color.ORANGE]
    decisions = options = games = 0
    middle: Any = None
    began = time.process_time()
    while time.process_time() - began < seconds:
        game = catanatron.Game([catanatron.RandomPlayer(colour) for colour in colours], seed=first_seed + games)
        ticks = 0
        while game.winning_color() is None and game.state.num_turns < TURN_LIMIT:
            playable = len(game.state.playable_actions)
            if playable > 1:
                decisions += 1
                options += playable
            game.play_tick()
            ticks += 1
            if ticks == MID_GAME_TICKS and middle is None:
                middle = game.copy()
        games += 1
    spent = time.process_time() - began
    began = time.process_time()
    for _ in range(COPIES):
        middle.copy()
    copying = time.process_time() - began
    return {
        "decisions": decisions,
        "options": options,
        "games": games,
        "seconds": spent,
        "copy_us": 1e6 * copying / COPIES,
    }


if __name__ == "__main__":
    print(json.dumps(measure(float(sys.argv[1]), int(sys.argv[2]))))
