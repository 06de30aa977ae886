from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any

import pytest
import yaml

import shamble.content
from shamble.board import Board, DoorSpec, from_tiles

TILES = Path(shamble.content.__file__).parent / "classic" / "tiles" / "rue-morgue"

# The grids of the missions with turns that fit, and how many gaps in walls meet in each across its seams.
MISSIONS: dict[str, tuple[str, list[list[int]], int]] = {
    "RM-T1": ("2V 4V / 6V 7V", [[90, 180], [0, 90]], 4),
    "RM-T2": ("6R 5R / 2R 9R", [[0, 180], [0, 270]], 3),
    "RM-M01": ("5R 8R / 1R 6R / 4V 9R", [[90, 90], [180, 0], [0, 270]], 4),
    "RM-M02": ("4R 9R / 6R 1R / 3R 2R", [[90, 90], [90, 270], [270, 90]], 5),
    "RM-M05": ("4V 2V / 6R 3R / 7V 9R", [[180, 180], [0, 180], [180, 180]], 5),
    "RM-M06": ("9R 8R / 2V 4V / 1V 5V", [[270, 90], [0, 0], [180, 0]], 10),
    "RM-M07": ("9R 6R / 3R 4R / 7R 5R / 2R 1R", [[0, 90], [0, 180], [90, 90], [180, 90]], 8),
    "RM-M08": ("4V 7V / 6V 5R / 8V 9V", [[90, 0], [0, 0], [180, 180]], 2),
    "RM-M09": ("3V 1V 5V / 6V 4V 2V / 9V 7V 8R", [[270, 0, 180], [90, 180, 180], [180, 180, 90]], 16),
    "RM-M10": ("3R 7V / 1R 4R / 5R 6R / 9R 2R", [[90, 0], [180, 90], [180, 90], [180, 90]], 5),
    "RM-M11": ("9R 6R 5R / 2R 4R 1R / 7R 8R 3R", [[270, 90, 0], [180, 180, 270], [0, 270, 270]], 6),
    "RM-M12": ("2V 9R 7V / 4V 5R 6R / 3V 8R 1R", [[90, 0, 0], [90, 0, 0], [90, 270, 270]], 9),
}

TileReader = Callable[[str], dict[str, Any]]
Layer = Callable[..., Board]


@pytest.fixture(scope="session")
def tile() -> TileReader:
    """Reads one parsed tile by name."""
    known: dict[str, dict[str, Any]] = {}

    def read(name: str) -> dict[str, Any]:
        if name not in known:
            known[name] = yaml.safe_load((TILES / f"{name}.yaml").read_text(encoding="utf-8"))
        return known[name]

    return read


@pytest.fixture(scope="session")
def lay(tile: TileReader) -> Layer:
    """Lays tiles, written as "2V 4V / 6V 7V", with their turns; default: none is turned."""

    def build(
        grid: str,
        turns: Sequence[Sequence[int]] | None = None,
        *,
        doors: Sequence[tuple[str, str]] = (),
        opaque: Iterable[str] = (),
        stairs: Iterable[tuple[str, str]] = (),
    ) -> Board:
        tiles = [[tile(name) for name in row.split()] for row in grid.split("/")]
        straight = [[0] * len(row) for row in tiles]
        specs = [DoorSpec(*pair) for pair in doors]
        return from_tiles(tiles, turns or straight, doors=specs, opaque=opaque, stairs=stairs)

    return build


@pytest.fixture(scope="session")
def mission(lay: Layer) -> Layer:
    """Lays the tiles of a mission by its id, with any doors, tents and stairs given."""

    def build(name: str, **tokens: Any) -> Board:
        grid, turns, _ = MISSIONS[name]
        return lay(grid, turns, **tokens)

    return build


@pytest.fixture(scope="session")
def mission_gaps() -> dict[str, int]:
    """How many pairs of Zones of each mission are joined by a gap across a seam."""
    return {name: gaps for name, (_, _, gaps) in MISSIONS.items()}
