"""What is told of Corpse Piles before somebody steps into a building."""

import pytest
import yaml

from shamble.scenario.building import KIND, build
from shamble.world import Game, hooks

POSITION = """
scenario: A building of two tiles with a pile each, and one without
edition: undead-or-alive
board:
  grid: B C d E
  openings: [B-C, C-d, d-E]
  zones: {B: {tile: P, tags: [corpse-pile]}, C: {tile: Q, tags: [corpse-pile]}, E: {tile: Q}}
survivors: {Meg: {at: d, skills: []}}
"""


def told(game: Game, origin: str, zone: str) -> list[tuple[str, list[str]]]:
    board = game.setting.board
    found = [one for hook in game.hooks(hooks.SETS_OFF) for one in hook(game, board.zone(origin), board.zone(zone))]
    return [(word, [board.zones[room].name for room in rooms]) for word, rooms in found]


@pytest.mark.rule("UA-CORPSE-02")
def test_a_step_tells_which_piles_it_wakes() -> None:
    game = build({"kind": KIND, "scenario": yaml.safe_load(POSITION)}).start()
    assert told(game, "d", "C") == [("corpse-pile", ["C"])]
    assert told(game, "C", "B") == [("corpse-pile", ["B"])]
    assert told(game, "C", "d") == []
    assert told(game, "d", "E") == []
    assert told(game, "C", "C") == [], "who is there already does not enter"
