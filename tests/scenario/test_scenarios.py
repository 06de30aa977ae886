"""Every file under tests/scenarios is a test of its own."""

from pathlib import Path

import pytest

from shamble.scenario import run_file

FOLDER = Path(__file__).parents[1] / "scenarios"
FILES = sorted(FOLDER.rglob("*.yaml"))


@pytest.mark.parametrize("path", FILES, ids=[path.relative_to(FOLDER).as_posix() for path in FILES])
def test_scenario(path: Path) -> None:
    result = run_file(path)
    assert result.ok, f"{result.scenario}\n{result.difference}"


def test_there_are_scenarios() -> None:
    assert FILES
