import argparse
import json
from pathlib import Path

from shamble.cli.output import above_zero, add_json_flag, complain, write_result
from shamble.errors import ShambleError
from shamble.files.disk import data_folder, write_atomically
from shamble.games import new_game
from shamble.lab.ending_games import FOLDER, endings, keep_game
from shamble.lab.endings import EndingFound, look_for, progress_line
from shamble.lab.results import Seed, kept
from shamble.rules.missions.endings import WIN


def add_options(parser: argparse.ArgumentParser) -> None:
    """Add the options of `shamble prove`."""
    parser.description = (
        "Look for a won game of a Mission, to show that it can be won: a search that sees all cards and "
        "dice and keeps the luckiest of many tries, on one seed after the other. The game is kept as a golden one. "
        "The search goes on with the seed after the last one that it gave up."
    )
    parser.add_argument("mission", metavar="MISSION", help="a Mission (RM-T1), or a file")
    which = parser.add_mutually_exclusive_group()
    which.add_argument("--way", type=int, default=1, metavar="N", help="which of its ways to win (default 1)")
    which.add_argument("--ending", metavar="ENDING", help="any other ending: 'lose 1', 'all-dead'")
    which.add_argument("--endings", action="store_true", help="only list in what ways the Mission can end")
    parser.add_argument("--minutes", type=above_zero, default=10.0, metavar="M", help="how long at most (default 10)")
    parser.add_argument("--workers", type=int, default=1, metavar="W", help="how many processes (default 1)")
    parser.add_argument("--seed", type=int, metavar="S", help="begin with this seed and leave the last place alone")
    parser.add_argument(
        "--to", type=Path, metavar="FOLDER", help=f"where the game is kept (default {FOLDER}, else the present folder)"
    )
    parser.add_argument("--save", type=Path, metavar="FILE", help="write it as a saved game, too: `shamble replay`")
    add_json_flag(parser)


def run(arguments: argparse.Namespace) -> int:
    """Exit 1 when no game was found in time."""
    game = new_game(arguments.mission)
    facts = game.setting.mission
    if arguments.endings:
        print("\n".join(endings(game)))
        return 0
    ending = arguments.ending or WIN.format(arguments.way)
    search = _Search(facts.id, ending, arguments.seed)
    found = look_for(
        arguments.mission,
        ending,
        seed=search.seed,
        seconds=arguments.minutes * 60,
        workers=arguments.workers,
        progress=search.tell,
    )
    if found is None:
        complain(
            f"{facts.id}, {ending}: no such game was found in {arguments.minutes:g} minutes, up to seed "
            f"{search.seed - 1}. That proves nothing: run it again to go on."
        )
        return 1
    folder = arguments.to or (FOLDER if FOLDER.parent.is_dir() else Path())
    file = keep_game(facts.id, ending, found, folder)
    game = found.replay(arguments.mission)
    if arguments.save is not None:
        write_atomically(arguments.save, game.to_json())
    result = {"mission": facts.id, "ending": ending, "seed": found.seed, "rounds": game.state.round}
    line = f"{facts.id}, {ending}: seed {found.seed}, {game.state.round} rounds, {len(game.log) - 1} choices: {file}"
    write_result({**result, "choices": len(game.log) - 1, "file": str(file)}, [line], as_json=arguments.json)
    return 0


class _Search:
    """Which seed is next; remembered between searches unless the first one was named."""

    def __init__(self, mission: str, ending: str, seed: int | None) -> None:
        self._name = f"{mission}, {ending}"
        self._remembers = seed is None
        self._path = data_folder() / "prove.json"
        self.seed = self._kept().get(self._name, 0) if seed is None else seed

    def _kept(self) -> dict[str, int]:
        return kept(self._path, dict[str, Seed], {})

    def tell(self, result: EndingFound) -> None:
        complain(progress_line(result))
        self.seed = result.seed + 1
        if self._remembers and result.game is None:
            try:
                write_atomically(self._path, json.dumps({**self._kept(), self._name: self.seed}, indent=1) + "\n")
            except OSError as error:
                raise ShambleError(f"{self._path}: cannot be written: {error.strerror}") from error
