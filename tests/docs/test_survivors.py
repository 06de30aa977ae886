"""docs/survivors.md: its Survivor can be played, and its table names every key."""

import re
from pathlib import Path

import msgspec

from shamble.content import CustomSurvivor, read_survivor
from shamble.editions import EDITIONS

PAGE = (Path(__file__).parents[2] / "docs" / "survivors.md").read_text(encoding="utf-8")


def test_the_survivor_of_the_page_is_without_fault() -> None:
    example = re.search(r"^```yaml\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
    assert example is not None
    assert read_survivor(example[1], "page", EDITIONS["classic"].pack).name == "Mo"


def test_every_key_of_a_survivor_is_in_the_table() -> None:
    keys = {name for row in re.findall(r"^\| (`.*?) \|", PAGE, re.MULTILINE) for name in re.findall(r"`(\w+)`", row)}
    assert keys == {field.encode_name for field in msgspec.structs.fields(CustomSurvivor)}
