"""The bare boards of three missions as text: every Zone, border, way and sight line, looked over by hand.

After a change that is meant, write the text of the failing test into the file and read the difference.
"""

from collections.abc import Callable
from pathlib import Path

import pytest

from shamble.board import Board

PINNED = Path(__file__).parent / "pinned"


@pytest.mark.parametrize("name", ["RM-T1", "RM-M01", "RM-M08"])
def test_the_board_is_as_pinned(mission: Callable[..., Board], name: str) -> None:
    assert mission(name).describe() == (PINNED / f"{name}.txt").read_text(encoding="utf-8")
