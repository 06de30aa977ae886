"""Run the tests of the rules against every mutation and list those that nobody notices.

It goes on where it stopped: results are kept by mutation, and a mutation of a changed line is a new one.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from shamble.errors import ShambleError
from shamble.lab.mutations import Mutation, mutations

PACKAGES = ("rules", "combat")
SECONDS_PER_MUTANT = 180


def all_mutations(root: Path) -> list[Mutation]:
    """Every mutation of the rules, file by file."""
    package = root / "src" / "shamble"
    return [
        mutation
        for folder in PACKAGES
        for path in sorted((package / folder).rglob("*.py"))
        for mutation in mutations(path, path.relative_to(package).as_posix())
    ]


def noticed_by(root: Path, tree: Path, mutation: Mutation) -> str:
    """Which tests fail with the mutation in place: "scenarios", "tests", or "" when nobody notices."""
    target = tree / "src" / "shamble" / mutation.file
    original = target.read_text(encoding="utf-8")
    target.write_text(mutation.text, encoding="utf-8")
    try:
        scenarios = sorted(str(path) for path in (tree / "tests" / "scenarios").rglob("*.yaml"))
        for name, command in (
            ("scenarios", ["-m", "shamble", "scenario", *scenarios]),
            (
                "tests",
                ["-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", "tests/rules", "tests/engine"],
            ),
        ):
            if _fails(tree, command):
                return name
        return ""
    finally:
        target.write_text(original, encoding="utf-8")


def _fails(tree: Path, command: list[str]) -> bool:
    environment = {**os.environ, "PYTHONPATH": str(tree / "src"), "PYTHONDONTWRITEBYTECODE": "1"}
    try:
        done = subprocess.run(
            [sys.executable, *command],
            cwd=tree,
            env=environment,
            capture_output=True,
            timeout=SECONDS_PER_MUTANT,
            check=False,
        )
    except subprocess.TimeoutExpired:
        return True
    return done.returncode != 0


def _known(results: Path) -> dict[str, str]:
    """What was found so far; nothing when the file is missing or not ours."""
    try:
        found = json.loads(results.read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError):
        return {}
    return found if isinstance(found, dict) else {}


def run(
    root: Path, results: Path, minutes: float, only: str = "", *, report: Callable[[str], None] = lambda line: None
) -> dict[str, str]:
    """Try mutations that have no result yet, for so many minutes; returns the results of the files asked for."""
    known = _known(results)
    todo = [mutation for mutation in all_mutations(root) if only in mutation.file]
    if not todo:
        raise ShambleError(f"mutants: no file of {' or '.join(PACKAGES)} has {only!r} in its name")
    names = {mutation.name for mutation in todo}
    known = {name: by for name, by in known.items() if name in names or (only and only not in name)}
    end = time.monotonic() + minutes * 60
    with tempfile.TemporaryDirectory() as folder:
        tree = Path(folder)
        for part in ("src", "tests"):
            shutil.copytree(root / part, tree / part, ignore=shutil.ignore_patterns("__pycache__"))
        shutil.copy(root / "pyproject.toml", tree)
        for at, mutation in enumerate(todo, 1):
            if mutation.name in known:
                continue
            if time.monotonic() > end:
                break
            known[mutation.name] = noticed_by(root, tree, mutation)
            results.parent.mkdir(parents=True, exist_ok=True)
            results.write_text(json.dumps(known, indent=0, sort_keys=True), encoding="utf-8")
            state = known[mutation.name] or "NOT NOTICED"
            report(f"{at}/{len(todo)} {state}: {mutation.name}")
    return {name: by for name, by in known.items() if name in names}
