"""An edition plays the same whichever others somebody has loaded: chapters of many modules are whole in each."""

from __future__ import annotations

import subprocess
import sys
from functools import cache

import pytest

from shamble.editions import EDITIONS

BROUGHT = """
import sys
from shamble.editions import EDITIONS
from shamble.rules import chapters
EDITIONS[sys.argv[1]].rules
for value in chapters.mission.values.values():
    for one in value.brought:
        call = getattr(one, "call", one)
        print(type(one).__name__, getattr(call, "__module__", ""), getattr(call, "__qualname__", ""))
"""


@cache
def _brought(edition: str) -> list[str]:
    """All that the chapter of Missions brings where only this edition was asked for."""
    done = subprocess.run([sys.executable, "-c", BROUGHT, edition], capture_output=True, text=True, check=True)
    return sorted(done.stdout.splitlines())


@pytest.mark.parametrize("edition", [name for name in EDITIONS if name != "classic"])
def test_the_language_of_missions_does_the_same_in_every_edition(edition: str) -> None:
    assert _brought(edition) == _brought("classic")
