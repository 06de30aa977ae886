from collections.abc import Callable
from typing import Any

import pytest

from shamble.scenario.building import build
from shamble.world import Game

Position = Callable[..., Game]


@pytest.fixture
def position() -> Position:
    """A game that begins at a position, given by the keys of a scenario."""

    def make(**keys: Any) -> Game:
        return build({"kind": "scenario", "scenario": {"scenario": "A position", **keys}}).start()

    return make
