from pathlib import Path
from string import ascii_uppercase
from typing import Any

import pytest

from shamble.content import ContentError, load_mission
from shamble.editions import EDITIONS
from shamble.scenario.running import run_scenario

LOCATORS = [1, 2, 3, 4, 5, 6]


def spawn_step(survivors: int, dice: list[int], zones: dict[str, Any]) -> dict[str, Any]:
    """A scenario that fails when more or fewer dice are rolled than these."""
    return {
        "scenario": f"{survivors} Survivors",
        "board": {"grid": "a b c", "zones": zones},
        "survivors": {f"Survivor {letter}": {"at": "b"} for letter in ascii_uppercase[:survivors]},
        "steps": [{"run": "spawn", "dice": dice}],
    }


@pytest.mark.rule("CL-SPAWN-03")
@pytest.mark.parametrize(
    ("survivors", "dice"), [(1, 4), (5, 4), (6, 4), (7, 5), (8, 5), (9, 6), (10, 6), (11, 7), (12, 7)]
)
@pytest.mark.parametrize(
    "zones",
    [
        {"a": {"spawn": {"locators": LOCATORS}}},
        {"a": {"spawn": {"locators": [1, 2, 3]}}, "c": {"spawn": {"locators": [4, 5, 6]}}},
    ],
    ids=["one-zone", "two-zones"],
)
def test_the_number_of_dice_follows_from_the_survivors_alone(survivors: int, dice: int, zones: dict[str, Any]) -> None:
    assert run_scenario(spawn_step(survivors, [1] * dice, zones)).difference is None
    assert run_scenario(spawn_step(survivors, [1] * (dice + 1), zones)).difference
    assert run_scenario(spawn_step(survivors, [1] * (dice - 1), zones)).difference


def faults_with_locators(first: str, second: str, folder: Path) -> list[str]:
    text = (EDITIONS["classic"].folder / "missions" / "RM-T1.yaml").read_text()
    for old, new in (("locators: [3, 4]", f"locators: {first}"), ("locators: [5, 6]", f"locators: {second}")):
        assert old in text
        text = text.replace(old, new)
    path = folder / "RM-T1.yaml"
    path.write_text(text)
    try:
        load_mission(path, EDITIONS["classic"].pack)
    except ContentError as error:
        return [fault.place for fault in error.faults]
    return []


@pytest.mark.rule("RM-SPAWN-02")
@pytest.mark.parametrize(
    ("first", "second", "places"),
    [
        ("[3, 4]", "[5, 6]", []),
        ("[3, 4, 5, 6]", "[]", []),
        ("[6, 3]", "[4, 5]", []),
        ("[3, 4]", "[4, 5, 6]", ["spawns[2].locators[0]"]),
        ("[3, 3, 4]", "[5, 6]", ["spawns[1].locators[1]"]),
        ("[3, 4]", "[5]", ["spawns"]),
    ],
)
def test_each_locator_belongs_to_one_spawn_zone(first: str, second: str, places: list[str], tmp_path: Path) -> None:
    assert faults_with_locators(first, second, tmp_path) == places


@pytest.mark.rule("CL-ZCARD-01")
@pytest.mark.parametrize(
    ("box", "species"),
    [
        ("S1", [{"standard"}]),
        ("AN", [{"seeker"}]),
        ("PO", [{"standard"}, {"berserker"}]),
        ("TCM", [{"toxic"}]),
        ("LZ", [{"lost"}]),
        ("RM", [{"skinner", "a-bomb", "crawler"}]),
    ],
)
def test_a_card_shows_one_species_of_those_of_its_box(box: str, species: list[set[str]]) -> None:
    pack = EDITIONS["classic"].pack
    cards = [card for card in pack.zombie_cards if card.box == box]
    in_box: set[str] = set()
    for card in cards:
        shown = {name for level in ("blue", "yellow", "orange", "red") for name in card.at(level)}
        shown |= {card.activates} if card.activates else set()
        found = {pack.zombies[name].species for name in shown}
        assert any(found <= one for one in species)
        in_box |= found
    assert in_box == set().union(*species)
