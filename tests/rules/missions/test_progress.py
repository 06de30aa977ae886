"""How far a goal of a Mission has come, which everybody is told."""

from typing import Any

import pytest
import yaml

from shamble.scenario.building import KIND, build
from shamble.world import Game
from shamble.world.words import PROGRESS, Given, Progress

POSITION = """
scenario: Two parts and a fuse, one part taken; Companions with and without a Leader
edition: undead-or-alive
board:
  grid: a b C D
  zones:
    a: {objective: {colour: red, name: part}}
    b: {objective: {colour: red, name: part}}
    C: {objective: {colour: blue, name: fuse}, tags: [corpse-pile]}
    D: {tags: [corpse-pile]}
taken: [a]
survivors: {Meg: {at: a}}
pieces:
  - {piece: follower, zone: a, called: May, leader: Meg}
  - {piece: follower, zone: b, called: Carl}
  - {piece: added-spawn, zone: D, kind: corpse-pile, asleep: true}
"""


@pytest.fixture(scope="module")
def game() -> Game:
    return build({"kind": KIND, "scenario": yaml.safe_load(POSITION)}).start()


@pytest.mark.parametrize(
    ("goal", "done", "all_of_them"),
    [
        ({"found": "part"}, 1, 2),
        ({"found": "part", "number": 1}, 1, 1),
        ({"found": "fuse"}, 0, 1),
        ({"rallied": 2}, 1, 2),
        ({"rallied": 2, "trait": "Brawler"}, 1, 2),
        ({"rallied": 2, "trait": "Faithful"}, 0, 2),
        ({"piles": "safe"}, 1, 2),
    ],
)
def test_what_is_done_is_counted(game: Game, goal: Given, done: int, all_of_them: int) -> None:
    so_far: Progress = PROGRESS[next(iter(goal))](game, goal)
    assert so_far[:2] == (done, all_of_them)


def test_what_is_missing_is_named(game: Game) -> None:
    missing: Any = PROGRESS["found"](game, {"found": "part"}).objectives
    assert [game.setting.mission.objectives[index].zone for index in missing] == [game.setting.board.zone("b")]
