"""docs/skills.md is what the registered Skills and the tests give."""

from pathlib import Path

from shamble.lab.skills_page import page, waiting
from shamble.rulebook import skills
from shamble.rules.traits import workings

ROOT = Path(__file__).parents[2]


def test_the_page_is_current() -> None:
    said = (ROOT / "docs" / "skills.md").read_text(encoding="utf-8")
    assert said == page(ROOT / "tests"), "run: shamble rules --skills-docs > docs/skills.md"


def test_every_version_that_classic_games_can_have_is_written_or_waits_for_its_piece() -> None:
    played = {"classic-rm", "classic-older", "semi-official"}
    printed = [v.id for skill in skills().values() for v in skill.versions if played & set(v.editions)]
    written = {f"{owner}/{word}" for owner, word in workings()}
    assert sorted(set(printed) - written) == sorted(waiting())
