"""The words of scenarios are those of the rules, and docs/scenarios.md tells them all."""

from collections.abc import Iterable
from pathlib import Path
from typing import get_args

import pytest
import yaml

import shamble
from shamble.cli import main
from shamble.content.records import FilePart
from shamble.editions import DEFAULT, EDITIONS
from shamble.engine.declared import ACTIONS, EVENTS
from shamble.rules.searching import SOURCES
from shamble.rules.turn import FREE_TYPES
from shamble.scenario import keys, run_scenario, shape
from shamble.scenario.docs import page
from shamble.scenario.phases import UNTIL_NEXT_PLAYER
from shamble.scenario.piles import REST, decks_of, discards_of
from shamble.scenario.showing import SHOWN
from shamble.scenario.words import fields_of, short_field
from shamble.world.pieces import PIECES

SOURCE = Path(shamble.__file__).parent
PAGE = SOURCE.parents[1] / "docs" / "scenarios.md"
PLACES = EDITIONS["classic"].places.everywhere
DECKS = [deck for edition in EDITIONS.values() for deck in edition.decks]


def test_short_answers_name_a_field_of_their_action() -> None:
    for word in ACTIONS:
        assert short_field(word) in ("", *fields_of(word)), word


@pytest.mark.parametrize(
    ("table", "struct"),
    [
        (keys.EXPECTED, shape.Expect),
        (keys.EXPECTED_OF_SURVIVOR, shape.ExpectedSurvivor),
        (keys.FILE, shape.Scenario),
        (keys.BOARD, shape.BoardDetail),
        (keys.ZONE, shape.ZoneDetail),
        (keys.SURVIVOR, shape.SurvivorDetail),
        (keys.STEP, shape.ScenarioStep),
        (keys.DEAL, shape.DealDetail),
        (keys.EXPECTED_OF_PILE, shape.ExpectedPile),
    ],
)
def test_every_key_is_explained(table: dict[str, str], struct: type[FilePart]) -> None:
    assert set(table) == set(struct.__struct_encode_fields__)


def test_every_deck_is_explained() -> None:
    assert set(keys.DECK) == {*decks_of(DECKS), REST}


def test_every_run_is_explained() -> None:
    parts = EDITIONS[DEFAULT].ruleset("rue-morgue", {}).parts
    assert set(keys.RUNS) == {*parts, UNTIL_NEXT_PLAYER}


def test_everything_that_is_shown_is_explained() -> None:
    assert tuple(keys.SHOWS) == tuple(SHOWN) == get_args(shape.Show)


@pytest.mark.parametrize("names", [FREE_TYPES, decks_of(DECKS), discards_of(DECKS), PIECES, EVENTS, PLACES, SOURCES])
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
