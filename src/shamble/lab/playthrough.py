"""A whole game as a text that can be read: every decision, all its options, what was chosen, what happened."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

from shamble.bots import make_bot
from shamble.files.disk import write_atomically
from shamble.games import new_game
from shamble.text import label, outcome, question, story
from shamble.world import Game

MISSION = "RM-T1"
BOT = "greedy"
SEED = 10
FOLDER = Path("tests") / "playthroughs"


def playthrough(mission: str = MISSION, bot: str = BOT, seed: int = SEED) -> str:
    """A game of a bot from its first decision to its end."""
    game = new_game(mission, seed=seed)
    player = make_bot(bot, seed)
    lines = [f"{mission}, played by the {bot} bot, seed {seed}", ""]
    lines += [f"  {line}" for line in story(game, game.log[-1])]
    while game.decision is not None:
        chosen = player.choose(game)
        lines += _asked(game, chosen.key)
        game.choose(chosen)
        lines += [f"  {line}" for line in story(game, game.log[-1])]
    lines += ["", outcome(game), f"{len(game.log) - 1} decisions, {game.state.round} rounds, {game.state_hash()}"]
    return "\n".join(lines) + "\n"


def _asked(game: Game, chosen: str) -> list[str]:
    decision = game.decision
    if decision is None:
        return []
    lines = ["", f"{len(game.log)}. {question(game, decision)}"]
    for option in decision.options:
        mark = ">" if option.key == chosen else " "
        lines.append(f"  {mark} {label(game, option)}  [{option.key}]")
    return lines


def main(arguments: Sequence[str]) -> int:
    """Write tests/playthroughs in the present folder."""
    path = FOLDER / f"{MISSION}.txt"
    write_atomically(path, playthrough())
    print(path)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
