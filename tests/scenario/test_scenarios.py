"""Every file under tests/scenarios is a test of its own, and lies where tests/README.md says."""

import json
from pathlib import Path

import pytest

from shamble import rulebook
from shamble.editions import EDITIONS
from shamble.engine.agenda import read_frame
from shamble.engine.decisions import Option
from shamble.engine.events import Event
from shamble.files.reading import read_yaml
from shamble.rulebook.ledger import SKILLS_BOOK
from shamble.rules.missions.endings import ended_by, possible_ends
from shamble.scenario import DEFAULTS, run_file, scenario_files
from shamble.text import words_of
from shamble.text.conditions import end_told
from shamble.world.game import Game

FOLDER = Path(__file__).parents[1] / "scenarios"
FILES = scenario_files(FOLDER)
READINGS = {"clarifications", "open-questions"}
NO_CHAPTERS = {"correcting", "examples", "missions", "reasons", "runner"}
"""Folders whose scenarios are not about the rules of one chapter."""


@pytest.fixture(autouse=True)
def every_position_can_be_saved(monkeypatch: pytest.MonkeyPatch) -> None:
    """After each choice of a scenario what waits on the agenda comes back from JSON as it was."""
    choose = Game.choose

    def chosen(game: Game, option: Option | str, seat: int | None = None) -> list[Event]:
        events = choose(game, option, seat)
        written = json.loads(json.dumps(game.state.to_data()))
        assert [read_frame(frame) for frame in written["agenda"]] == game.state.agenda
        assert_that_people_were_told_of(game)
        return events

    monkeypatch.setattr(Game, "choose", chosen)


def assert_that_people_were_told_of(game: Game) -> None:
    """What has ended a game is in the list of all that can, and has words."""
    if game.state.outcome:
        ended = [end for end in possible_ends(game) if ended_by(game) in end.by]
        assert ended, ended_by(game)
        assert all(end_told(words_of(game.setting), game, end) for end in ended)


@pytest.mark.parametrize("path", FILES, ids=[path.relative_to(FOLDER).as_posix() for path in FILES])
def test_scenario(path: Path) -> None:
    result = run_file(path)
    assert result.ok, f"{result.scenario}\n{result.difference}"


def test_there_are_scenarios() -> None:
    assert FILES


def homes(rule: str) -> set[str]:
    """The folders in which a rule's scenarios are looked for: its chapter; that of a Skill, or all Skills.

    A reading of something that a book leaves open may lie with the rules that it is about.
    """
    known = rulebook.load()
    entry = known.get(rule)
    if entry.book != SKILLS_BOOK:
        about = entry.interacts if entry.chapter in READINGS else ()
        return {entry.chapter, *(known.rules[one].chapter for one in about if one in known.rules)}
    return {SKILLS_BOOK, f"{SKILLS_BOOK}/{rule.removeprefix('SKILL-').partition('/')[0]}"}


def test_a_scenario_lies_in_the_chapter_of_a_rule_that_it_proves() -> None:
    elsewhere = []
    for path in FILES:
        edition, *inside = path.relative_to(FOLDER).parent.parts
        assert edition in EDITIONS
        home = "/".join(inside[:2] if inside[0] == SKILLS_BOOK else inside[:1])
        claimed = read_yaml(path).get("rules") or ()
        if inside[0] not in NO_CHAPTERS and claimed and home not in set().union(*map(homes, claimed)):
            elsewhere.append((path.relative_to(FOLDER).as_posix(), claimed))
    assert elsewhere == []


def test_every_folder_is_called_after_a_chapter_or_a_skill() -> None:
    entries = rulebook.load().rules.values()
    chapters = {entry.chapter for entry in entries if entry.book != SKILLS_BOOK} | NO_CHAPTERS | {SKILLS_BOOK}
    found = {path.relative_to(FOLDER).parts[1] for path in FILES}
    assert found - chapters == set()
    known = {skill.removeprefix("SKILL-") for skill in rulebook.load().skills}
    assert {path.parent.name for path in FILES if path.parent.parent.name == SKILLS_BOOK} - known == set()


def test_an_edition_writes_its_defaults_down() -> None:
    for name in {path.relative_to(FOLDER).parts[0] for path in FILES}:
        edition, said = EDITIONS[name], read_yaml(FOLDER / name / DEFAULTS)
        assert said["edition"] == name
        assert said["variant"] == edition.default_variant
        assert said["boxes"] == list(edition.usual_boxes)


def test_scenarios_do_not_repeat_what_their_folder_says() -> None:
    repeated = []
    for path in FOLDER.glob(f"*/**/*/{DEFAULTS}"):
        for scenario in scenario_files(path.parent):
            own = read_yaml(scenario)
            repeated += [(scenario.name, key) for key, said in read_yaml(path).items() if own.get(key) == said]
    assert repeated == []
