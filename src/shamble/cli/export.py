import argparse
from pathlib import Path

import yaml

from shamble.cli.output import add_json_flag, tell_note, write_json
from shamble.scenario.exporting import export
from shamble.terminal.saves import read_game

WIDTH = 120


def add_options(parser: argparse.ArgumentParser) -> None:
    """Add the options of `shamble export`."""
    parser.description = "Write a position of a saved game as a scenario (YAML) that can be run, changed and shared."
    parser.add_argument("save", type=Path, metavar="SAVE", help="a saved game")
    parser.add_argument("--at", type=int, metavar="N", help="the position after N choices (default: the last one)")
    add_json_flag(parser)


def run(arguments: argparse.Namespace) -> int:
    """Print the scenario on stdout."""
    game = read_game(arguments.save)
    tell_note(arguments.save, game)
    data = export(game, arguments.at)
    if arguments.json:
        write_json(data)
    else:
        print(yaml.safe_dump(data, sort_keys=False, default_flow_style=None, width=WIDTH, allow_unicode=True), end="")
    return 0
