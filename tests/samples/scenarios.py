"""Chooses sample scenarios: the fewest of tests/scenarios that use as many words of the language as can be.

`python -m tests.samples.scenarios FOLDER NUMBER [--without FILE]` copies so many with the defaults of their folders; a
file names, a line each, those that are not to be taken: what they claim may change. Written by hand: `OWN`.
"""

from __future__ import annotations

import argparse
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from shamble.scenario import DEFAULTS, read_scenario, run_file, scenario_files

from .language import declared, used

OF_TESTS = Path(__file__).parents[1] / "scenarios"
NAMED = ("do", "offer", "refuse", "expect", "answer", "answers", "run", "pieces", "win", "lose", "options")


def words_of(scenario: dict[str, Any]) -> set[str]:
    """The keys of a scenario, and besides the actions, pieces, parts of a round, options and effects that it names."""
    return used(scenario) | {f"word {word}" for word in _words(scenario)}


def _words(data: Any) -> Iterator[str]:
    if isinstance(data, list | tuple):
        for one in data:
            yield from _words(one)
    elif isinstance(data, dict):
        for name, value in data.items():
            if name in ("action", "piece", "run", "event", "decision", "kind") and isinstance(value, str):
                yield f"{name} {value}"
            if name in ("win", "lose", "do", "when", "needs", "options", "answer", "answers"):
                for one in value if isinstance(value, list | tuple) else [value]:
                    yield from (f"{name} {key}" for key in (one if isinstance(one, dict) else ()))
            if name == "piece":
                yield from (f"piece {value} {field}" for field in data)
            yield from _words(value)


def chosen(number: int, without: set[str]) -> list[Path]:
    """So many scenarios: first those that use the most keys not used before, then those with the most further words."""
    left = {}
    for path in scenario_files(OF_TESTS):
        if str(path.relative_to(OF_TESTS)) not in without:
            left[path] = words_of(read_scenario(path).data)
    keys, found = declared(), list[Path]()
    missing = set().union(*left.values())
    while left and len(found) < number:
        first = missing & keys or missing
        best = max(left, key=lambda path: (len(left[path] & first), len(left[path] & missing), -path.stat().st_size))
        found.append(best)
        missing -= left.pop(best)
    return found


def copy(paths: list[Path], folder: Path) -> None:
    """Copy scenarios into a folder, each with the defaults of its folders."""
    for path in paths:
        to = folder / path.relative_to(OF_TESTS)
        to.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(path, to)
        for above in path.relative_to(OF_TESTS).parents:
            defaults = OF_TESTS / above / DEFAULTS
            if defaults.is_file():
                shutil.copyfile(defaults, folder / above / DEFAULTS)
        assert run_file(to).ok


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("folder", type=Path)
    parser.add_argument("number", type=int)
    parser.add_argument("--without", type=Path)
    arguments = parser.parse_args()
    names = set(arguments.without.read_text(encoding="utf-8").split("\n")) if arguments.without else set()
    copy(chosen(arguments.number, names), arguments.folder)
