"""Screens of games with cars: whole at every decision, with labels that all differ."""

import json
import random
from pathlib import Path

from shamble.games import new_game
from shamble.table import Table

from .test_screen import with_game

MISSION = Path(__file__).parents[1] / "lab" / "missions" / "five-cars.yaml"


def test_screens_are_whole_while_cars_are_driven(table: Table) -> None:
    players = [["Ned", "Amy", "Phil", "Wanda", "Josh", "Doug"]]
    other = with_game(table, new_game(str(MISSION), players, seed=4, boxes=["S1", "RM"]))
    chance = random.Random(4)
    seen = set()
    for _ in range(160):
        if other.game.decision is None:
            break
        screen = other.screen({0})
        json.dumps(screen)
        labels = [option["label"] for option in screen["decision"]["options"]]
        assert len(set(labels)) == len(labels)
        seen |= {option["action"] for option in screen["decision"]["options"]}
        cars = [option for option in other.game.options if option.action in ("get-in", "drive", "search-car", "stash")]
        other.game.choose(chance.choice(cars or other.game.options))
    assert {"get-in", "get-out", "change-seat", "drive", "search-car", "stash", "take-out", "drive-on"} <= seen
