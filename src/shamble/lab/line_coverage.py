"""The tests that run each line, so that a mutant is tried first with those that can notice it.

`python -m shamble.lab.line_coverage cover TREE OUT` writes the map; `... notice FILE...` runs scenarios until one of
them fails.
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

import coverage

from shamble.scenario import run_file, scenario_files

TEST_FOLDERS = ("tests/rules", "tests/engine", "tests/world", "tests/editions")
PACKAGES = ("rules",)
MOST_TESTS = 80
"""The most tests of a line that a mutant is tried with first."""
PYTEST = ("pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", "-p", "no:randomly")
Cover = dict[str, dict[str, list[str]]]
"""File (below src/shamble) -> line -> scenarios and tests that run it, as pytest and the runner call them."""


def cover(tree: Path) -> Cover:
    """The map of a tree: every scenario, and every test of TEST_FOLDERS."""
    found: Cover = {}
    package = tree / "src" / "shamble"
    sources = [str(package / folder) for folder in PACKAGES]
    watch = coverage.Coverage(data_file=None, source=sources)
    watch.start()
    for path in scenario_files(tree / "tests" / "scenarios"):
        watch.switch_context(path.relative_to(tree).as_posix())
        run_file(path)
    watch.stop()
    _add(found, watch.get_data(), package)
    data = tree / ".coverage"
    rc = tree / "mutants-coverage.ini"
    settings = ("dynamic_context = test_function", f"source = {','.join(sources)}", f"data_file = {data}")
    rc.write_text("\n".join(("[run]", *settings, "")), encoding="utf-8")
    command = ["-m", "coverage", "run", f"--rcfile={rc}", "-m", *PYTEST]
    done = subprocess.run([sys.executable, *command, *TEST_FOLDERS], cwd=tree, capture_output=True, check=False)
    if done.returncode:
        sys.exit("the tests fail as they are: no mutant could be told from that")
    if data.exists():
        measured = coverage.CoverageData(str(data))
        measured.read()
        _add(found, measured, package)
    return found


def _add(found: Cover, data: coverage.CoverageData, package: Path) -> None:
    for file in data.measured_files():
        lines = found.setdefault(Path(file).relative_to(package).as_posix(), {})
        for line, contexts in data.contexts_by_lineno(file).items():
            known = lines.setdefault(str(line), [])
            tests = [test for context in sorted(contexts) if (test := _test(context)) and test not in known]
            known += tests[: MOST_TESTS - len(known)]


def _test(context: str) -> str:
    """A context as the runner knows it: the file of a scenario, or file::test."""
    if not context or context.endswith(".yaml"):
        return context
    module, _, name = context.rpartition(".")
    return f"{module.replace('.', '/')}.py::{name}" if module.startswith("tests.") else ""


def notice(paths: Iterable[str]) -> bool:
    """Whether one of these scenarios fails; the rest is not run then."""
    return not all(_holds(Path(path)) for path in paths)


def _holds(path: Path) -> bool:
    try:
        return run_file(path).ok
    except Exception:  # a mutant may break anything, and all of it counts as noticed
        return False


if __name__ == "__main__":
    if sys.argv[1] == "cover":
        Path(sys.argv[3]).write_text(json.dumps(cover(Path(sys.argv[2]).resolve())), encoding="utf-8")
    else:
        sys.exit(int(notice(sys.argv[2:])))
