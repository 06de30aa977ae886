"""Scenario files that people have written or exported with an earlier version: they run, and use every key."""

from __future__ import annotations

from pathlib import Path

import pytest

from shamble.scenario import keys, load, read_scenario, run_file, scenario_files

from .language import declared, used
from .opening import CHOICES, VERSIONS, found, since_0_2
from .playing import played

HUNDRED = 100


@pytest.mark.parametrize("scenario", found("scenarios/*.yaml"))
def test_an_exported_scenario_runs(scenario: Path) -> None:
    assert run_file(scenario).ok
    played(load(scenario)[1].start(), CHOICES)


@pytest.mark.parametrize("version", [pytest.param(path, id=path.name) for path in VERSIONS])
def test_in_the_scenario_of_a_flight_nobody_is_left_behind(version: Path) -> None:
    game = load(version / "scenarios/in-the-air.yaml")[1].start()
    names = [person.name for person in game.people_in(game.state.survivors[0].zone)]
    assert names == ["Parker", "Dan", "Amy", "Gunman"]


@pytest.mark.parametrize("version", since_0_2())
def test_scenarios_of_people_hold_and_use_every_key_of_the_language(version: Path) -> None:
    files = [path for path in scenario_files(version / "scenarios") if path.parent != version / "scenarios"]
    assert len(files) >= HUNDRED
    assert [(path.name, result.difference) for path in files if not (result := run_file(path)).ok] == []
    known = {name for path in files for name in used(read_scenario(path).data)}
    if version == VERSIONS[-1]:
        assert declared() - known == set()
    assert {f"Scenario.{key}" for key in keys.FILE} <= declared()
