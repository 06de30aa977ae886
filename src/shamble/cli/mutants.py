import argparse
import datetime
from pathlib import Path

from shamble.cli.output import Subparsers, above_zero, add_json_flag, complain, write_json
from shamble.errors import ShambleError
from shamble.lab import mutants
from shamble.lab.measured import add_row
from shamble.terminal.saves import data_folder

HEADING = "Mutants"
ROOT = Path(__file__).parents[3]


def register(subparsers: Subparsers) -> None:
    """Add `shamble mutants` to the command line."""
    parser = subparsers.add_parser(
        "mutants",
        description="Break the rules of a copy on purpose, one small wrong at a time, and list those that no test "
        "notices. Goes on where it stopped the last time.",
    )
    parser.add_argument("--minutes", type=above_zero, default=1.0, metavar="M", help="how long (default 1)")
    parser.add_argument("--only", default="", metavar="TEXT", help="only files with this in their name")
    add_json_flag(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Exit 1 when a wrong went unnoticed."""
    if not (ROOT / "tests" / "scenarios").is_dir():
        raise ShambleError("There are no tests here: run this in a checkout of the project (make mutants MINUTES=10).")
    results = mutants.run(ROOT, data_folder() / "mutants.json", arguments.minutes, arguments.only, report=complain)
    missed = sorted(name for name, by in results.items() if not by)
    row = [arguments.only or "all rules", datetime.date.today().isoformat(), str(len(results)), str(len(missed))]
    add_row(ROOT / "docs" / "measured.md", HEADING, row, only_last=True)
    if arguments.json:
        write_json({"tried": len(results), "missed": missed})
    else:
        print(f"{len(results)} wrongs tried, {len(missed)} unnoticed")
        for name in missed:
            print(f"  {name}")
    return 1 if missed else 0
