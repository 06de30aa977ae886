from collections.abc import Callable
from typing import Any

import pytest

from shamble.engine import Game
from shamble.scenario.building import build

Position = Callable[..., Game]


@pytest.fixture
def position() -> Position:
    """A game that begins at a position, given by the keys of a scenario."""

    def make(**keys: Any) -> Game:
        return build({"kind": "scenario", "scenario": {"scenario": "A position", **keys}}).start()

    return make
