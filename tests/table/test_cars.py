"""Screens of games with cars: whole at every decision, with labels that all differ."""

import json
import random
from pathlib import Path

from tests.sent import sent

from shamble.games import new_game
from shamble.table import Table
from shamble.text import label

from .test_screen import with_game

MISSION = Path(__file__).parents[1] / "lab" / "missions" / "five-cars.yaml"
CORNER = "the street at the Spawn Zone in the south-west"


def test_screens_are_whole_while_cars_are_driven(table: Table) -> None:
    players = [["Ned", "Amy", "Phil", "Wanda", "Josh", "Doug"]]
    other = with_game(table, new_game(str(MISSION), players, seed=4, boxes=["S1", "RM"]))
    chance = random.Random(4)
    seen = set()
    for _ in range(160):
        if other.game.decision is None:
            break
        screen = sent(other.screen({0}))
        json.dumps(screen)
        labels = [option["label"] for option in screen["decision"]["options"]]
        assert len(set(labels)) == len(labels)
        seen |= {option["action"] for option in screen["decision"]["options"]}
        cars = [option for option in other.game.options if option.action in ("get-in", "drive", "search-car", "stash")]
        other.game.choose(chance.choice(cars or other.game.options))
    assert {"get-in", "get-out", "change-seat", "drive", "search-car", "stash", "take-out", "drive-on"} <= seen


def test_corrections_tell_cars_of_one_kind_apart_by_their_zones_and_numbers(tmp_path: Path) -> None:
    text = MISSION.read_text(encoding="utf-8")
    mission = tmp_path / "five-cars.yaml"
    for zone, told in (("1R.S2", "the taxi from the 3rd street in the north"), ("6R.S2", "the taxi (no. 4)")):
        mission.write_text(text.replace("1R.S2, kind: hippiemobile", f"{zone}, kind: taxi"), encoding="utf-8")
        game = new_game(str(mission), seed=4, options={"corrections": "on"})
        while game.decision is not None and game.decision.kind != "activate":
            game.choose(game.options[0])
        labels = [label(game, option) for option in game.corrections("fix-vehicle")]
        assert f"Now {told} stands in {CORNER}" in labels
        assert len(set(labels)) == len(labels)
    assert f"Now the police car stands in {CORNER}" in labels, "the only one of its kind needs no more"
