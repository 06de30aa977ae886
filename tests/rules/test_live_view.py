"""Everybody sees Exit and Spawn Zones where events of the Mission have laid them, in data, words and pictures."""

from pathlib import Path

import pytest

from shamble import draw
from shamble.games import new_game
from shamble.rules.spawn import move_spawn
from shamble.rules.tallies import move_exit
from shamble.world import Game


@pytest.fixture
def game() -> Game:
    found = new_game("RM-T1", seed=3)
    while found.state.round == 0:
        found.choose(found.options[0])
    zone = found.setting.board.zone
    move_exit(found, zone("2V.L3"))
    move_spawn(found, 0, zone("6V.S5"))
    return found


@pytest.mark.rule("CL-SPAWN-01")
def test_the_view_tells_where_they_lie_now(game: Game) -> None:
    seen = game.view(0)
    assert seen["exit"] == "2V.L3"
    assert [spawn["zone"] for spawn in seen["spawns"]] == ["6V.S5", "7V.C3", "6V.S5"]


def test_words_and_pictures_tell_the_same(game: Game) -> None:
    texts = draw.zone_texts(game)
    assert "Exit" in texts["2V.L3"]
    assert "Exit" not in texts["7V.C2"]
    assert "Spawn" not in texts["4V.S1"]
    assert texts["6V.S5"].partition(";")[2].count("Spawn") == 2  # the Zone itself is called after the first of them
    pieces = draw.pieces(game)
    assert "exit" not in pieces
    assert "spawn:0" not in pieces
    assert sum("EXIT" in fragment for fragment in pieces.values()) == 1


def test_a_face_down_objective_is_drawn_as_its_back(tmp_path: Path) -> None:
    game = new_game("RM-M06")
    fragments = [fragment for name, fragment in draw.pieces(game).items() if name.startswith("objective:")]
    assert len(fragments) == 5
    assert all(">?<" in fragment and "face-down Objective" in fragment for fragment in fragments)
