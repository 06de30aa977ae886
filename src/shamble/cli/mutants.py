"""`shamble mutants`: whether the tests notice when a rule is wrong."""

import argparse
import datetime
from pathlib import Path

from shamble.cli.output import Subparsers, above_zero, add_json_flag, complain, write_json
from shamble.content.disk import data_folder
from shamble.errors import ShambleError
from shamble.lab import mutants
from shamble.lab.measured import add_row

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
    parser.add_argument("--sample", type=int, default=150, metavar="N", help="how many (default 150); 0: all")
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="which sample (default 1)")
    parser.add_argument("--workers", type=int, default=2, metavar="W", help="how many at a time (default 2)")
    add_json_flag(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Exit 1 when a wrong went unnoticed that nobody has called harmless."""
    if not (ROOT / "tests" / "scenarios").is_dir():
        raise ShambleError("There are no tests here: run this in a checkout of the project (make mutants MINUTES=10).")
    todo = mutants.chosen(ROOT, arguments.only, arguments.sample, arguments.seed)
    results = mutants.run(
        ROOT, data_folder() / "mutants.json", arguments.minutes, todo, workers=arguments.workers, report=complain
    )
    tried = [mutation for mutation in todo if mutation.name in results]
    missed = [mutation for mutation in tried if not results[mutation.name]]
    reasons = mutants.harmless(ROOT)
    open_ones = [mutation for mutation in missed if mutation.name not in reasons]
    share = f"{100 * (len(tried) - len(missed)) / len(tried):.0f} %" if tried else "-"
    what = f"{arguments.only or 'all rules'}, sample of {len(todo)}, seed {arguments.seed}"
    row = [what, datetime.date.today().isoformat(), str(len(tried)), share, str(len(missed)), str(len(open_ones))]
    add_row(ROOT / "docs" / "measured.md", HEADING, row, only_last=True)
    if arguments.json:
        names = {"missed": [one.name for one in missed], "open": [one.name for one in open_ones]}
        write_json({"tried": len(tried), **names})
    else:
        print(f"{len(tried)} of {len(todo)} wrongs tried, {share} noticed; {len(missed)} unnoticed:")
        for mutation in missed:
            print(f"  {mutation.name}{' (' + reasons[mutation.name] + ')' if mutation.name in reasons else ''}")
        if len(tried) < len(todo):
            print("Run it again to go on.")
    return 1 if open_ones else 0
