"""Whether another build of the program plays as the plain one does.

`python -m shamble.lab.agreement` plays the golden games and counts the trees, and compares them with what is written
down; `... --trails` prints a digest of every position that some games of every Mission go through, to be compared.
"""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Iterator, Sequence

from shamble.bots import RandomBot
from shamble.editions import EDITIONS
from shamble.lab import golden, perft, playthrough
from shamble.lab.bench import play_on
from shamble.lab.growth import endless_game
from shamble.lab.trials import name_of, start, trial
from shamble.world import Game
from shamble.world.setup import GameSetup

GAMES_PER_EDITION = 40
MOST_CHOICES = 300
LONG = 1_200


def disagreements() -> Iterator[str]:
    """The files of golden games, trees and the playthrough that this build would write otherwise."""
    for mission in golden.MISSIONS:
        path = golden.FOLDER / f"{mission}.json"
        if golden.text(mission) != path.read_text(encoding="utf-8"):
            yield str(path)
    if perft.text(perft.counts()) != perft.FILE.read_text(encoding="utf-8"):
        yield str(perft.FILE)
    path = playthrough.FOLDER / f"{playthrough.MISSION}.txt"
    if playthrough.playthrough().splitlines() != path.read_text(encoding="utf-8").splitlines():
        yield str(path)


def trails() -> Iterator[str]:
    """The digests of all positions of some games, a game on each line."""
    for edition in EDITIONS:
        for number in range(GAMES_PER_EDITION):
            table = trial(number, edition=edition)
            yield f"{name_of(table)} {_trail(table)}"
    yield f"a long game {_long_trail()}"


def _trail(table: GameSetup) -> str:
    game = start(table)
    bot = RandomBot(table.seed or 0, golden.ANYTIME_ONE_IN)
    found = hashlib.sha256(game.state_hash().encode())
    for _ in range(MOST_CHOICES):
        if game.decision is None:
            break
        game.choose(bot.choose(game))
        found.update(game.state_hash().encode())
        found.update(str(game.last.events).encode())
    return found.hexdigest()


def _long_trail() -> str:
    """The digest of a game that is long enough for its log to be folded, as it was saved and loaded again."""
    game = endless_game()
    play_on(game, 0, LONG)
    return Game.from_json(game.to_json()).state_hash()


def main(arguments: Sequence[str]) -> int:
    """Print the trails, or the files with which this build does not agree; then the exit code is 1."""
    lines = list(trails() if "--trails" in arguments else disagreements())
    for line in lines:
        print(line if "--trails" in arguments else f"{line}: this build plays otherwise")
    return 1 if lines and "--trails" not in arguments else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
