"""Every worked example of these books is played as a scenario, or waits for a piece that is named here."""

import re
from pathlib import Path

import pytest

from shamble.files.reading import read_document
from shamble.rulebook import load
from shamble.rulebook.ledger import LEDGER_FOLDER

FILES = ("classic-1", "classic-2", "rue-morgue", "undead-or-alive")
SCENARIOS = Path(__file__).parents[1] / "scenarios"
FOLDERS = ("classic", "undead-or-alive")
SCENARIO_NAME = re.compile(r"(?P<id>[a-z]+-ex-\d+)(?:-(?P<case>[a-z]))?")

WAITING: dict[str, str] = {}
"""The piece of the game that does not exist yet, by the example that needs it."""

EXAMPLES: dict[str, set[str]] = {
    example["id"]: set(example["rules"])
    for name in FILES
    for example in read_document(LEDGER_FOLDER / "examples" / f"{name}.yaml").data
}
PATHS = sorted(path for folder in FOLDERS for path in (SCENARIOS / folder / "examples").glob("*.yaml"))


def played_by() -> dict[str, list[str]]:
    """The cases of each example that has scenarios; a whole one is the case ""."""
    found: dict[str, list[str]] = {}
    for path in PATHS:
        name = SCENARIO_NAME.fullmatch(path.stem)
        assert name is not None, f"{path.name}: name it like cl-ex-102.yaml, or cl-ex-103-a.yaml for a case"
        found.setdefault(name["id"].upper(), []).append(name["case"] or "")
    return found


@pytest.mark.parametrize("example", EXAMPLES)
def test_an_example_is_played_or_waits_for_a_missing_piece(example: str) -> None:
    played = example in played_by()
    assert played or example in WAITING, f"{example} has no scenario in examples/ and no reason to wait"
    assert not (played and example in WAITING), f"{example} is played now; take it out of WAITING"


def test_what_is_played_or_waits_is_an_example() -> None:
    assert set(WAITING) <= set(EXAMPLES)
    assert set(played_by()) <= set(EXAMPLES)


@pytest.mark.parametrize(("example", "cases"), played_by().items())
def test_an_example_is_whole_or_all_its_cases_are_lettered(example: str, cases: list[str]) -> None:
    assert cases == [""] or cases == list("abcdefgh"[: len(cases)]), f"{example} has the cases {cases}"
    assert len(cases) != 1 or cases == [""], f"{example} has one case only; leave the letter out"


@pytest.mark.parametrize("path", PATHS, ids=[path.stem for path in PATHS])
def test_a_scenario_names_its_example_and_claims_rules_of_it_only(path: Path) -> None:
    scenario = read_document(path).data
    name = SCENARIO_NAME.fullmatch(path.stem)
    assert name is not None
    title = name["id"].upper() + (f" ({name['case']})" if name["case"] else "") + ": "
    assert scenario["scenario"].startswith(title)
    claimed = {rule.partition("/")[0] for rule in scenario["rules"]}
    told = EXAMPLES[name["id"].upper()]
    assert all(rule in told or clears_up(rule, told) for rule in claimed)


def clears_up(rule: str, told: set[str]) -> bool:
    """Whether a clarification is about one of the rules that an example tells."""
    found = load().get(rule)
    return found.kind == "clarification" and not told.isdisjoint(found.interacts)
