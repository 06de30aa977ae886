"""Counted choice trees: how many ways to go on a small position has. A few numbers pin what is offered when."""

from __future__ import annotations

import json
import sys
from pathlib import Path

from shamble.files.disk import write_atomically
from shamble.scenario import load
from shamble.world import Game

DEPTH = 4
POSITIONS = Path("tests") / "lab" / "positions"
FILE = Path("tests") / "golden" / "perft.json"


def leaves(game: Game, depth: int) -> int:
    """The number of ways to make `depth` choices; a game that is over counts as one. Dice follow the game's seed."""
    if depth == 0 or game.decision is None:
        return 1
    if depth == 1:
        return len(game.options)
    total = 0
    for option in game.options:
        trial = game.copy()
        trial.choose(option)
        total += leaves(trial, depth - 1)
    return total


def tree(path: Path, depth: int) -> list[int]:
    """The leaves of a scenario's position at the depths 1, 2 ... `depth`."""
    _, game = load(path)
    game.start()
    return [leaves(game, level) for level in range(1, depth + 1)]


def counts() -> dict[str, list[int]]:
    """The trees of all positions in the present folder's tests, by name."""
    return {path.stem: tree(path, DEPTH) for path in sorted(POSITIONS.glob("*.yaml"))}


def text(found: dict[str, list[int]]) -> str:
    """The file of all trees, one on each line."""
    lines = [f"{json.dumps(name)}: {json.dumps(numbers)}" for name, numbers in found.items()]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def main() -> int:
    """Count all positions and write the file anew."""
    write_atomically(FILE, text(counts()))
    print(FILE)
    return 0


if __name__ == "__main__":
    sys.exit(main())
