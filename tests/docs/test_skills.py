"""docs/skills.md is what the registered Skills and the tests give, and no hook point is alone without a reason."""

from pathlib import Path

from shamble.engine.hooks import POINTS
from shamble.lab.skills_page import page, reasons, single_users

ROOT = Path(__file__).parents[2]


def test_the_page_is_current() -> None:
    said = (ROOT / "docs" / "skills.md").read_text(encoding="utf-8")
    assert said == page(ROOT / "tests"), "run: shamble rules --skills-docs > docs/skills.md"


def test_a_hook_point_with_a_single_user_has_a_reason() -> None:
    assert [point for point in single_users() if point not in reasons()] == []


def test_reasons_are_given_for_points_that_exist() -> None:
    assert [point for point in reasons() if point not in POINTS] == []
