"""Mutate the rules, one small mutation at a time, and list those that no test notices.

Each mutant is tried with the scenarios and tests that run its line, and with the others only if none notices it; or
with the scenarios of one folder and nothing else, which is quick.
It goes on where it stopped: results are kept by mutation, and a mutation of a changed statement is a new one.
"""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from queue import Queue

from shamble.errors import ShambleError
from shamble.lab import wrongs
from shamble.lab.line_coverage import PACKAGES, PYTEST, TEST_FOLDERS
from shamble.lab.mutations import Mutation, mutated, mutations
from shamble.lab.wrongs import UNNOTICED, Results, keep, known, reasons
from shamble.scenario import scenario_files

SECONDS_PER_MUTANT = 300
SECONDS_FOR_COVERAGE = 3600
HARMLESS = Path("tests") / "lab" / "harmless-mutants.yaml"
"""Mutations that make no difference to a game, and why."""


def all_mutations(root: Path, only: str = "") -> list[Mutation]:
    """Every mutation of the rules, file by file; of files only that have one of the words of `only` in their names."""
    package = root / "src" / "shamble"
    wanted = only.split(",")
    return [
        mutation
        for folder in PACKAGES
        for path in sorted((package / folder).rglob("*.py"))
        if _one_of(wanted, file := path.relative_to(package).as_posix())
        for mutation in mutations(path, file)
    ]


def _one_of(wanted: list[str], file: str) -> bool:
    return any(word in file for word in wanted)


def chosen(root: Path, only: str, sample: int, seed: int) -> list[Mutation]:
    """The mutations to try: of the files asked for all, or a sample that the seed gives."""
    found = all_mutations(root, only)
    if not found:
        raise ShambleError(f"mutants: no file of {' or '.join(PACKAGES)} has {only!r} in its name")
    return wrongs.sample(found, sample, seed, lambda mutation: mutation.name)


def harmless(root: Path) -> dict[str, str]:
    """The mutations that were judged to make no difference, with the reason."""
    return reasons(root / HARMLESS)


class Bench:
    """A copy of the project in which one mutant at a time is tried."""

    def __init__(self, root: Path, folder: Path) -> None:
        self.tree = folder
        for part in ("src", "tests", "docs"):
            shutil.copytree(root / part, folder / part, ignore=shutil.ignore_patterns("__pycache__"))
        shutil.copy(root / "pyproject.toml", folder)

    @contextmanager
    def wrong(self, mutation: Mutation) -> Iterator[None]:
        """The mutation is in place inside the block."""
        target = self.tree / "src" / "shamble" / mutation.file
        original = target.read_text(encoding="utf-8")
        target.write_text(mutated(original, mutation), encoding="utf-8")
        try:
            yield
        finally:
            target.write_text(original, encoding="utf-8")

    def noticed(self, mutation: Mutation, covering: list[str]) -> str:
        """Who notices the mutation: those tests that run its line, then all, then nobody."""
        scenarios = [test for test in covering if test.endswith(".yaml")]
        tests = [test for test in covering if not test.endswith(".yaml")]
        everything = [path.relative_to(self.tree).as_posix() for path in scenario_files(self.tree / "tests/scenarios")]
        rest = [path for path in everything if path not in set(scenarios)]
        with self.wrong(mutation):
            if scenarios and self.fails("-m", "shamble.lab.line_coverage", "notice", *scenarios):
                return "scenarios"
            if tests and self.fails(*_PYTEST, *tests):
                return "tests"
            if self.fails("-m", "shamble.lab.line_coverage", "notice", *rest):
                return "all"
            return "all" if self.fails(*_PYTEST, *TEST_FOLDERS) else ""

    def noticed_by(self, mutation: Mutation, folder: str) -> str:
        """Who notices the mutation: the scenarios of this folder, or nobody."""
        with self.wrong(mutation):
            return "scenarios" if self.some_fail(folder) else ""

    def some_fail(self, folder: str) -> bool:
        """Whether one of the scenarios of this folder fails."""
        return self.fails("-m", "shamble.lab.line_coverage", "notice", *map(str, scenario_files(self.tree / folder)))

    def fails(self, *command: str, seconds: int = SECONDS_PER_MUTANT) -> bool:
        """Whether a command fails in this copy; one that never ends does."""
        environment = {**os.environ, "PYTHONPATH": str(self.tree / "src"), "PYTHONDONTWRITEBYTECODE": "1"}
        try:
            done = subprocess.run(
                [sys.executable, *command],
                cwd=self.tree,
                env=environment,
                capture_output=True,
                timeout=seconds,
                check=False,
            )
        except subprocess.TimeoutExpired:
            return True
        return done.returncode != 0


_FAIL_ANYWAY = "mutants: the tests fail without any wrong in the rules; mend that first (make test)."
_PYTEST = ("-m", *PYTEST, "-x")


def _coverage(root: Path, bench: Bench, store: Path) -> dict[str, dict[str, list[str]]]:
    """Which tests run which line; made once for a state of the project."""
    digest = hashlib.blake2b(digest_size=12)
    for folder in ("src", "tests"):
        for path in sorted((root / folder).rglob("*")):
            if path.suffix in (".py", ".yaml"):
                digest.update(path.relative_to(root).as_posix().encode() + path.read_bytes())
    kept = store / f"covering-{digest.hexdigest()}.json"
    if not kept.exists():
        store.mkdir(parents=True, exist_ok=True)
        for old in store.glob("covering-*.json"):
            old.unlink()
        command = ("-m", "shamble.lab.line_coverage", "cover", str(bench.tree), str(kept))
        if bench.fails(*command, seconds=SECONDS_FOR_COVERAGE):
            raise ShambleError(_FAIL_ANYWAY)
    found: dict[str, dict[str, list[str]]] = json.loads(kept.read_text(encoding="utf-8"))
    return found


def run(
    root: Path,
    results: Path,
    minutes: float,
    todo: list[Mutation],
    *,
    by: str = "",
    workers: int = 1,
    report: Callable[[str], None] = lambda line: None,
) -> Results:
    """Try these mutations as far as they have no result yet, for so many minutes; returns what is known of them.

    With `by`, the scenarios of that folder alone may notice them.
    """
    found = known(results)
    left = [mutation for mutation in todo if found.get(mutation.name, "") in UNNOTICED]  # who was missed is tried again
    end = time.monotonic() + minutes * 60
    with tempfile.TemporaryDirectory() as folder:
        benches: Queue[Bench] = Queue()
        for number in range(workers if left else 0):
            benches.put(Bench(root, Path(folder) / str(number)))
        covered = _coverage(root, benches.queue[0], results.parent) if left and not by else {}
        if left and by and benches.queue[0].some_fail(by):
            raise ShambleError(_FAIL_ANYWAY)

        def attempt(mutation: Mutation) -> tuple[Mutation, str] | None:
            if time.monotonic() > end:
                return None
            bench = benches.get()
            try:
                if by:
                    return mutation, bench.noticed_by(mutation, by)
                return mutation, bench.noticed(mutation, covered.get(mutation.file, {}).get(str(mutation.line), []))
            finally:
                benches.put(bench)

        with ThreadPoolExecutor(workers) as pool:
            for tried in pool.map(attempt, left):
                if tried is not None:
                    mutation, noticed = tried
                    found[mutation.name] = noticed
                    keep(results, found)
                    report(f"{noticed or 'NOT NOTICED'}: {mutation.name} (line {mutation.line})")
    return {mutation.name: found[mutation.name] for mutation in todo if mutation.name in found}
