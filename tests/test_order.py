"""The order of the tests: shuffled by a seed, which every run tells."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]


def test_the_order_is_shuffled_and_even_a_quiet_run_tells_the_seed() -> None:
    command = [sys.executable, "-m", "pytest", "-q", "--collect-only", "-n", "0", "-p", "no:cacheprovider"]
    run = [*command, "--randomly-seed=1", "tests/test_machine.py"]
    said = subprocess.run(run, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    assert "The same order again: make test ARGS=--randomly-seed=1\n" in said
    tests = [line.partition("::")[2] for line in said.splitlines() if "::" in line]
    assert len(tests) == 4
    assert tests[-1] == "test_where_it_could_be_installed_a_missing_program_fails[1000-true]", "written as the second"
