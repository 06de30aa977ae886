"""`shamble mutants`: whether the tests notice when a rule is wrong."""

import argparse
from pathlib import Path

from shamble.cli.output import above_zero, add_json_flag, complain, write_result
from shamble.errors import ShambleError
from shamble.files.disk import data_folder
from shamble.lab import mutants
from shamble.lab.measured import add_row, today
from shamble.lab.wrongs import UNNOTICED, Results
from shamble.scenario import scenario_files

HEADING = "Mutants"
ROOT = Path(__file__).parents[3]


def add_options(parser: argparse.ArgumentParser) -> None:
    """Add the options of `shamble mutants`."""
    parser.description = (
        "Break the rules of a copy on purpose, one small wrong at a time, and list those that no test "
        "notices; or leave out hooks, or change the content. Goes on where it stopped the last time."
    )
    parser.add_argument(
        "--hooks",
        action="store_true",
        help="take out one hook at a time, all of them, and name those that no test misses which claims their rule",
    )
    parser.add_argument(
        "--data",
        action="store_true",
        help="change one figure of a card, or one key of a Mission or campaign, at a time",
    )
    parser.add_argument("--minutes", type=above_zero, default=1.0, metavar="M", help="how long (default 1)")
    parser.add_argument(
        "--only",
        default="",
        metavar="TEXT",
        help="only files, hooks or changes with this in their name; several texts for files and changes: zeus,vault",
    )
    parser.add_argument("--sample", type=int, default=150, metavar="N", help="how many (default 150); 0: all")
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="which sample (default 1)")
    parser.add_argument(
        "--by",
        default="",
        metavar="FOLDER",
        help="try each with the scenarios of this folder alone (tests/scenarios/classic), which is quick; "
        "those that they miss are tried with everything by the next run without it",
    )
    parser.add_argument("--workers", type=int, default=2, metavar="W", help="how many at a time (default 2)")
    add_json_flag(parser)


def run(arguments: argparse.Namespace) -> int:
    """Exit 1 when a mutation went unnoticed that nobody has called harmless."""
    if not (ROOT / "tests" / "scenarios").is_dir():
        raise ShambleError("There are no tests here: run this in a checkout of the project (make mutants MINUTES=10).")
    if arguments.data:
        return _data(arguments)
    return _hooks(arguments) if arguments.hooks else _wrongs(arguments)


def _wrongs(arguments: argparse.Namespace) -> int:
    by = arguments.by
    if by and not scenario_files(ROOT / by):
        raise ShambleError(f"mutants: no scenario lies in {by!r}; name a folder of them, like tests/scenarios/classic.")
    todo = mutants.chosen(ROOT, arguments.only, arguments.sample, arguments.seed)
    kept = data_folder() / "mutants.json"
    results = mutants.run(ROOT, kept, arguments.minutes, todo, by=by, workers=arguments.workers, report=complain)
    files = arguments.only.replace(",", ", ") or "all rules"
    what = f"{files}, sample of {len(todo)}, seed {arguments.seed}" + (f", by {by} alone" if by else "")
    return _tell(arguments, what, [mutation.name for mutation in todo], results, mutants.harmless(ROOT))


def _hooks(arguments: argparse.Namespace) -> int:
    from shamble.lab import hook_mutants  # needs pytest, which the other kind does not

    todo = hook_mutants.spots(ROOT, arguments.only)
    kept = data_folder() / "hook-mutants.json"
    results = hook_mutants.run(ROOT, kept, arguments.minutes, todo, workers=arguments.workers, report=complain)
    what = f"{arguments.only or 'all'} hooks, one at a time, by the tests that claim their rule"
    return _tell(arguments, what, [one.name for one in todo], results, hook_mutants.harmless(ROOT))


def _data(arguments: argparse.Namespace) -> int:
    from shamble.lab import data_mutants

    todo = data_mutants.chosen(ROOT, arguments.only, arguments.sample, arguments.seed)
    kept = data_folder() / "data-mutants.json"
    results = data_mutants.run(ROOT, kept, arguments.minutes, todo, workers=arguments.workers, report=complain)
    what = f"figures and keys of {arguments.only or 'all content'}, sample of {len(todo)}, seed {arguments.seed}"
    names = [one.name for one in todo]
    return _tell(arguments, what, names, results, data_mutants.harmless(ROOT, names))


def _tell(arguments: argparse.Namespace, what: str, names: list[str], results: Results, reasons: dict[str, str]) -> int:
    """Write the result down and print it."""
    tried = [name for name in names if name in results]
    missed = [name for name in tried if results[name] in UNNOTICED]
    open_ones = [name for name in missed if name not in reasons]
    share = f"{100 * (len(tried) - len(missed)) / len(tried):.0f} %" if tried else "-"
    cells = (what, today(), len(tried), share, len(missed), len(open_ones))
    add_row(ROOT / "docs" / "measured.md", HEADING, *cells, only_last=True)
    lines = [f"{len(tried)} of {len(names)} wrongs tried, {share} noticed; {len(missed)} unnoticed:"]
    lines += [f"  {name}{_because(results[name], reasons.get(name, ''))}" for name in missed]
    lines += ["Run it again to go on."] if len(tried) < len(names) else []
    write_result({"tried": len(tried), "missed": missed, "open": open_ones}, lines, as_json=arguments.json)
    return 1 if open_ones else 0


def _because(result: str, reason: str) -> str:
    why = reason or (f"{result} rule" if result else "")
    return f" ({why})" if why else ""
