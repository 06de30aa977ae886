"""Scenarios: a position, what happens, what must come of it."""

from shamble.scenario.defaults import DEFAULTS, read_scenario, scenario_files
from shamble.scenario.faults import ScenarioError
from shamble.scenario.running import Result, load, run_file, run_scenario

__all__ = ["DEFAULTS", "Result", "ScenarioError", "load", "read_scenario", "run_file", "run_scenario", "scenario_files"]
