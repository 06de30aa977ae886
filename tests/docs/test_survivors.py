"""docs/survivors.md: its Survivors can be played, and its table names every key."""

import re
from pathlib import Path

import msgspec

from shamble.content import CustomSurvivor, read_survivor
from shamble.editions import EDITIONS

PAGE = (Path(__file__).parents[2] / "docs" / "survivors.md").read_text(encoding="utf-8")


def test_the_survivors_of_the_page_are_without_fault() -> None:
    classic, second, heist, old_west = re.findall(r"^```yaml\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
    assert read_survivor(classic, "page", EDITIONS["classic"].pack).name == "Mo"
    assert read_survivor(second, "page", EDITIONS["second-edition"].pack).traits == ("kid",)
    assert read_survivor(heist, "page", EDITIONS["army-of-the-dead"].pack).traits == ("Mechanic", "Stealthy")
    assert read_survivor(old_west, "page", EDITIONS["undead-or-alive"].pack).favorite == "melee"


def test_every_key_of_a_survivor_is_in_the_table() -> None:
    keys = {name for row in re.findall(r"^\| (`.*?) \|", PAGE, re.MULTILINE) for name in re.findall(r"`(\w+)`", row)}
    assert keys == {field.encode_name for field in msgspec.structs.fields(CustomSurvivor)}
