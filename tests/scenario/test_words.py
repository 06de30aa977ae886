"""The words of scenarios are those of the rules, and docs/scenarios.md tells them all."""

import ast
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import get_args

import pytest
import yaml

import shamble
from shamble.cli import main
from shamble.content.records import Part
from shamble.editions import DEFAULT, EDITIONS
from shamble.rules.searching import SOURCES
from shamble.scenario import keys, run_scenario, shape
from shamble.scenario.decision_words import DECISIONS
from shamble.scenario.docs import page
from shamble.scenario.expected_survivors import FREE_TYPES
from shamble.scenario.phases import UNTIL_NEXT_PLAYER
from shamble.scenario.piles import REST, decks_of, discards_of
from shamble.scenario.showing import SHOWN
from shamble.scenario.words import ACTIONS
from shamble.text import words
from shamble.world.pieces import PIECES

SOURCE = Path(shamble.__file__).parent
PAGE = SOURCE.parents[1] / "docs" / "scenarios.md"
PLACES = EDITIONS["classic"].places.everywhere
SILENT = {"rule", "seat"}
DECKS = [deck for edition in EDITIONS.values() for deck in edition.decks]


def calls(name: str) -> Iterator[ast.Call]:
    """Every `Option(...)` or `Question(...)` of the rules."""
    paths = [*SOURCE.glob("rules/**/*.py"), *SOURCE.glob("combat/*.py"), SOURCE / "scenario" / "phases.py"]
    for path in sorted(paths):
        for node in ast.walk(ast.parse(path.read_bytes())):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == name:
                yield node


def test_every_decision_is_known() -> None:
    asked = {ast.literal_eval(call.args[0]) for call in calls("Question")}
    assert asked == set(DECISIONS)


def test_every_action_is_known_with_its_fields() -> None:
    found: dict[str, set[str]] = {}
    for call in calls("Option"):
        word = call.args[0]
        actions = [word.value] if isinstance(word, ast.Constant) else ["melee", "ranged"]
        fields = {keyword.arg for keyword in call.keywords if keyword.arg} - SILENT
        for action in actions:
            assert isinstance(action, str)
            found.setdefault(action, set()).update("card" if field == "cards" else field for field in fields)
    known = {word: set(action.fields.replace("with", "card").split()) for word, action in ACTIONS.items()}
    assert found == known


def test_short_answers_name_a_field_of_their_action() -> None:
    for word, action in ACTIONS.items():
        assert action.short in ("", *action.fields.split()), word


@pytest.mark.parametrize(
    ("table", "struct"),
    [
        (keys.EXPECTED, shape.Expect),
        (keys.EXPECTED_OF_SURVIVOR, shape.ExpectedSurvivor),
        (keys.FILE, shape.Scenario),
        (keys.BOARD, shape.BoardDetail),
        (keys.ZONE, shape.ZoneDetail),
        (keys.SURVIVOR, shape.SurvivorDetail),
        (keys.STEP, shape.Step),
        (keys.DEAL, shape.DealDetail),
        (keys.EXPECTED_OF_PILE, shape.ExpectedPile),
    ],
)
def test_every_key_is_explained(table: dict[str, str], struct: type[Part]) -> None:
    assert set(table) == set(struct.__struct_encode_fields__)


def test_every_deck_is_explained() -> None:
    assert set(keys.DECK) == {*decks_of(DECKS), REST}


def test_every_run_is_explained() -> None:
    parts = EDITIONS[DEFAULT].ruleset("rue-morgue", {}).parts
    assert set(keys.RUNS) == {*parts, UNTIL_NEXT_PLAYER}


def test_everything_that_is_shown_is_explained() -> None:
    assert tuple(keys.SHOWS) == tuple(SHOWN) == get_args(shape.Show)


@pytest.mark.parametrize(
    "names", [FREE_TYPES, decks_of(DECKS), discards_of(DECKS), PIECES, words().file("events"), PLACES, SOURCES]
)
def test_closed_lists_are_told_from_their_registries(names: Iterable[str]) -> None:
    listed = page().split("## Words")[1]
    assert [name for name in names if f"`{name}`" not in listed] == []


def test_fields_of_pieces_are_told() -> None:
    assert "`kind` (police-car or pimpmobile or" in page()
    table = page().split("### Pieces")[1].split("### Events")[0]
    lines = {line.split("`")[1]: line for line in table.splitlines() if line.startswith("| `")}
    for name, kind in PIECES.items():
        assert [field for field in kind.fields if f"`{field}` (" not in lines[name]] == []


def test_page_is_current() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(), "run: shamble scenario --docs > docs/scenarios.md"


def test_example_of_the_page_runs() -> None:
    example = page().split("```yaml\n")[1].split("```")[0]
    assert run_scenario(yaml.safe_load(example)).difference is None


def test_command_prints_the_page(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["scenario", "--docs"]) == 0
    assert capsys.readouterr().out == page()
