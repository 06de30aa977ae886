"""Whatever stands in the file of a Mission, a review tells it and goes on; without a fault it can be set up."""

import copy
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml

from shamble.editions import EDITIONS
from shamble.files.reading import read_document
from shamble.games import new_game
from shamble.review import review

FILES = [EDITIONS["classic"].folder / "missions" / f"{name}.yaml" for name in ("RM-T1", "RM-M01", "RM-M11", "GAL-6")]
Way = tuple[str | int, ...]


def ways(data: Any, way: Way = ()) -> Iterator[Way]:
    entries: Any = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for step, inner in entries:
        yield (*way, step)
        yield from ways(inner, (*way, step))


def at(data: Any, way: Way) -> Any:
    for step in way:
        data = data[step]
    return data


def spoilt(data: Any, chance: random.Random) -> Any:
    """The data with one thing missing, or in the place of another."""
    data = copy.deepcopy(data)
    every = list(ways(data))
    way = chance.choice(every)
    if chance.random() < 0.3:
        at(data, way[:-1]).pop(way[-1])
    else:
        other = copy.deepcopy(at(data, chance.choice(every)))
        at(data, way[:-1])[way[-1]] = chance.choice([other, other, 0, "x", "all", [], {}, None])
    return data


@pytest.mark.parametrize("seed", range(40))
def test_a_spoilt_mission_is_told_or_can_be_set_up(seed: int, tmp_path: Path) -> None:
    chance = random.Random(seed)
    data = spoilt(yaml.safe_load(chance.choice(FILES).read_text(encoding="utf-8")), chance)
    path = tmp_path / f"{data.get('id') or 'nameless'}.yaml".replace("/", "-")
    path.write_text(yaml.safe_dump(data, sort_keys=False), encoding="utf-8")
    found = review(read_document(path), EDITIONS["classic"].pack)
    if not found.faults:
        new_game(str(path))
