"""Golden games: whole random games whose ends are written down, so that no change of the rules goes unnoticed.

`python -m shamble.lab.golden` plays them and writes them anew; with `--print` it only shows what they are now.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from shamble.bots import RandomBot
from shamble.files.disk import write_atomically
from shamble.lab.trials import name_of, start, trial
from shamble.world.setup import GameSetup

MISSIONS = ("RM-M01", "RM-T1")
GAMES_PER_MISSION = 16
"""Enough games for every variant, number of seats and choice of boxes (see `trial`)."""
ANYTIME_ONE_IN = 20
FOLDER = Path("tests") / "golden"


def play(one: GameSetup) -> dict[str, Any]:
    """A whole game of the random bot, and how it ended."""
    game = start(one)
    bot = RandomBot(one.seed or 0, ANYTIME_ONE_IN)
    while game.decision is not None:
        game.choose(bot.choose(game))
    return {
        "game": name_of(one),
        "decisions": len(game.log) - 1,
        "rounds": game.state.round,
        "outcome": game.state.outcome,
        "reason": game.state.reason,
        "hash": game.state_hash(),
    }


def games(mission: str) -> list[dict[str, Any]]:
    """All golden games of a Mission as they are now."""
    return [play(trial(number, [mission])) for number in range(GAMES_PER_MISSION)]


def text(mission: str) -> str:
    """The golden file of a Mission, a game on each line."""
    lines = [json.dumps(game, ensure_ascii=False) for game in games(mission)]
    return "[\n" + ",\n".join(lines) + "\n]\n"


def main(arguments: Sequence[str]) -> int:
    """Write tests/golden in the present folder, or print the files to stdout."""
    for mission in MISSIONS:
        if "--print" in arguments:
            sys.stdout.write(text(mission))
        else:
            path = FOLDER / f"{mission}.json"
            write_atomically(path, text(mission))
            print(path)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
