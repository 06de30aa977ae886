"""Scenarios: a position, what happens, what must come out."""

from shamble.scenario.faults import ScenarioError
from shamble.scenario.running import Result, load, run_file, run_scenario

__all__ = ["Result", "ScenarioError", "load", "run_file", "run_scenario"]
