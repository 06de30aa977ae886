"""Seams of tiles: what fits, and what runs against a wall."""

import pytest

from shamble.board.laid_tiles import LaidTile
from shamble.board.mismatches import Mismatch, mismatches
from shamble.editions import EDITIONS


def seams(tiles: list[list[str]], turns: list[list[int]]) -> list[Mismatch]:
    pack = EDITIONS["classic"].pack
    return mismatches(
        [
            LaidTile(row * len(names) + column, row, column, pack.tiles[name], turns[row][column])
            for row, names in enumerate(tiles)
            for column, name in enumerate(names)
        ]
    )


def told(tiles: list[list[str]], turns: list[list[int]]) -> list[tuple[str, str, bool]]:
    return [(one.zone, one.facing, one.street) for one in seams(tiles, turns)]


@pytest.mark.parametrize(
    ("tiles", "turns"),
    [
        ([["2V", "4V"], ["6V", "7V"]], [[90, 180], [0, 90]]),
        ([["6R", "5R"], ["2R", "9R"]], [[0, 180], [0, 270]]),
        ([["6R", "5R"], ["2R", "9R"]], [[90, 270], [90, 180]]),
        ([["5R", "8R"], ["1R", "6R"], ["4V", "9R"]], [[90, 90], [180, 0], [0, 270]]),
    ],
)
def test_turns_that_fit_have_none(tiles: list[list[str]], turns: list[list[int]]) -> None:
    assert seams(tiles, turns) == []


def test_a_street_against_a_building() -> None:
    """7R has a street to the north and buildings on its other sides."""
    assert told([["7R", "9R"]], [[90, 0]]) == [
        ("7R.S1", "9R.H", True),
        ("7R.S2", "9R.H", True),
    ]


def test_a_gap_against_a_closed_wall() -> None:
    found = [one for one in told([["4V", "6V"]], [[0, 0]]) if not one[2]]
    assert found
    assert all(zone.startswith(("4V.", "6V.")) for zone, _, _ in found)
