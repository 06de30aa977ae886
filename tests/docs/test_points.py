"""docs/points.md lists every point that the sources declare."""

from pathlib import Path

from shamble.lab.points_page import declared, page
from shamble.world.hooks import POINTS

ROOT = Path(__file__).parents[2]


def test_the_page_is_current() -> None:
    said = (ROOT / "docs" / "points.md").read_text(encoding="utf-8")
    assert said == page(), "run: python -m shamble.lab.points_page"


def test_every_hook_point_is_on_it() -> None:
    assert {point.name for point in POINTS} <= {one.name.lower().replace("_", "-") for one in declared()}
