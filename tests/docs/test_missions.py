"""docs/missions.md: its Mission can be played, and its table names every key."""

import re
from pathlib import Path

import msgspec
import pytest
import yaml

from shamble.content import Mission
from shamble.content.mission_words import read_condition, read_effect
from shamble.lab.mission_page import page
from shamble.lab.simulation import one_cell, simulate
from shamble.scenario import scenario_files
from shamble.world.words import CONDITIONS, EFFECTS

PAGE = (Path(__file__).parents[2] / "docs" / "missions.md").read_text(encoding="utf-8")


def test_the_mission_of_the_page_can_be_played(tmp_path: Path) -> None:
    example = re.search(r"^```yaml\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
    assert example is not None
    path = tmp_path / "bridge.yaml"
    path.write_text(example[1], encoding="utf-8")
    played = simulate(one_cell(str(path), games=4, bot="greedy"))
    assert played.wins + played.losses == 4


def test_every_key_of_a_mission_is_in_the_table() -> None:
    table = PAGE.partition("| key | meaning |")[2].partition("\n\n")[0]
    keys = {name for row in table.splitlines()[2:] for name in re.findall(r"`(\w+)`", row.split(" | ")[0])}
    assert keys == {field.encode_name for field in msgspec.structs.fields(Mission)}


def test_the_page_is_current() -> None:
    assert page() == PAGE, "make it anew: shamble missions --docs > docs/missions.md"


class Anything:
    """Every name exists."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def wrong(self, steps: tuple[str | int, ...], problem: str) -> None:
        """Note a fault."""
        self.found.append(f"{steps}: {problem}")

    def zone(self, name: object, steps: object) -> int:
        """Any number will do."""
        return 0

    def kinds_of(self, type_: str, steps: object) -> list[int]:
        """One will do."""
        return [0]

    def card(self, name: str, steps: object) -> str:
        """Any name will do."""
        return name

    def own(self, sort: str) -> tuple[str, ...]:
        """Those of the examples."""
        return ("zombie", "equipment") if sort == "deck_names" else ()

    def achievement(self, name: str, steps: object, granted: bool) -> str:
        """Any name will do."""
        return name

    door = tile = kind = zone
    note_card = join = laid_tile = zone
    objective = spawn = tent = survivor = skill = trait = objective_name = part = card
    objective_card = companion = card

    def script(self, effects: object, steps: object) -> str:
        """Nothing is kept."""
        return ""

    choices = script


@pytest.mark.parametrize("kind", [0, 1])
def test_every_word_has_an_example_that_is_written_right(kind: int) -> None:
    read = (read_condition, read_effect)[kind]
    for word in (CONDITIONS, EFFECTS)[kind].values():
        names = Anything()
        given = yaml.safe_load(word.example)
        assert word.name in read(given, names, ())
        assert names.found == []


def test_every_word_is_used_by_a_scenario() -> None:
    scenarios = scenario_files(Path(__file__).parents[1] / "scenarios")
    used = "\n".join(path.read_text(encoding="utf-8") for path in scenarios)
    for words in (CONDITIONS, EFFECTS):
        assert [word for word in words if f"{{{word}: " not in used] == []
