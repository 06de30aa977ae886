import argparse
from collections.abc import Iterable
from pathlib import Path
from typing import cast

from shamble.cli.output import add_json_flag, complain, write_json
from shamble.engine.log import Entry
from shamble.terminal.saves import read_game
from shamble.text import outcome, reading_a_plain_map, story, words_of
from shamble.world.game import Game


def add_options(parser: argparse.ArgumentParser) -> None:
    """Add the options of `shamble replay`."""
    parser.description = "Run the log of a saved game again and tell what happened, choice by choice."
    parser.add_argument("file", type=Path, metavar="FILE", help="a saved game")
    parser.add_argument("--verify", action="store_true", help="only check that the log leads to the saved position")
    add_json_flag(parser)
    parser.add_argument("--data", type=Path, metavar="FOLDER", help="where packs are looked for")


def run(arguments: argparse.Namespace) -> int:
    """Exit 1 when the log does not lead to the saved position any more."""
    game = read_game(arguments.file, full_log=True)
    ok = not game.note
    if not ok:
        complain(f"{arguments.file}: {game.note}")
    if arguments.json:
        write_json({"ok": ok, "choices": _choices(game), "hash": game.state_hash(), "outcome": game.state.outcome})
    elif arguments.verify:
        if ok:
            print(f"{arguments.file}: {_choices(game)} choices lead to {game.state_hash()}, as saved")
    else:
        with reading_a_plain_map():
            _tell(game)
        if game.state.outcome:
            print(outcome(game))
    return 0 if ok else 1


def _tell(game: Game) -> None:
    """Tell the game choice by choice, as far as its log leads."""
    if not game.note:
        _show(game, game.log)
        return
    for position in game.retraced():
        _show(cast(Game, position), [position.last])
    print(words_of(game.setting).page("replay-ends-early"))


def _show(game: Game, entries: Iterable[Entry]) -> None:
    for entry in entries:
        for line in story(game, entry):
            print(line)


def _choices(game: Game) -> int:
    """The first entry of a log is the start of the game."""
    return len(game.log) - 1
