"""docs/missions.md: its Mission can be played, and its table names every key."""

import re
from pathlib import Path

import msgspec

from shamble.content import Mission
from shamble.lab.simulation import simulate

PAGE = (Path(__file__).parents[2] / "docs" / "missions.md").read_text(encoding="utf-8")


def test_the_mission_of_the_page_can_be_played(tmp_path: Path) -> None:
    example = re.search(r"^```yaml\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
    assert example is not None
    path = tmp_path / "bridge.yaml"
    path.write_text(example[1], encoding="utf-8")
    played = simulate(str(path), games=4, bot="greedy")
    assert played.wins + played.losses == 4


def test_every_key_of_a_mission_is_in_the_table() -> None:
    keys = {name for row in re.findall(r"^\| (`.*?) \|", PAGE, re.MULTILINE) for name in re.findall(r"`(\w+)`", row)}
    assert keys == {field.encode_name for field in msgspec.structs.fields(Mission)}
