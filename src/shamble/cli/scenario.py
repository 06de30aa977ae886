import argparse
from collections.abc import Iterable, Iterator
from pathlib import Path

from shamble.cli.output import add_json_flag, write_json
from shamble.errors import ShambleError
from shamble.scenario import DEFAULTS, Result, ScenarioError, run_file, scenario_files
from shamble.scenario.docs import page

EXIT_FAILED = 1
EXIT_FAULTS = 2


def add_options(parser: argparse.ArgumentParser) -> None:
    """Add the options of `shamble scenario`."""
    parser.description = "Run scenarios and show, for each that fails, the first difference."
    parser.add_argument(
        "files", nargs="*", type=Path, metavar="FILE", help="the file of a scenario (YAML), or a folder of them"
    )
    parser.add_argument("--docs", action="store_true", help="print the page that describes the files of scenarios")
    add_json_flag(parser)


def run(arguments: argparse.Namespace) -> int:
    """Exit 1 when a scenario fails, 2 when one cannot be played as it is written; otherwise 0."""
    if arguments.docs:
        print(page(), end="")
        return 0
    files = list(_files(arguments.files))
    if not files:
        raise ShambleError("scenario: name the files of scenarios to run or their folders, or ask for --docs")
    code = 0
    results = []
    for path in files:
        try:
            result = run_file(path)
            code = code if result.ok else max(code, EXIT_FAILED)
        except ScenarioError as error:
            result = Result(str(path), "", False, str(error))
            code = EXIT_FAULTS
        results.append(result)
        if not arguments.json:
            show(result)
    if arguments.json:
        write_json(results)
    return code


def _files(named: Iterable[Path]) -> Iterator[Path]:
    """All scenarios named; a pattern such as *.yaml may meet the defaults of their folder as well."""
    for path in named:
        if path.is_dir():
            yield from scenario_files(path)
        elif path.name != DEFAULTS:
            yield path


def show(result: Result) -> None:
    """One line, what the scenario shows, and what was different."""
    if result.ok:
        print(f"ok      {result.file}: {result.scenario}")
    elif not result.scenario:
        print("faulty  " + (result.difference or "").replace("\n", "\n        "))
    else:
        print(f"failed  {result.file}: {result.scenario}")
    for shown in result.shown:
        print("\n".join(f"    {line}" for line in shown.splitlines()))
    if result.scenario and not result.ok:
        print("\n".join(f"    {line}" for line in (result.difference or "").splitlines()))
