"""`--kept`: what lasts from earlier games is taken in at the beginning and written at the end."""

import json
from pathlib import Path

import pytest

from shamble.errors import ShambleError
from shamble.games import new_game
from shamble.table.files.lasting import read_lasting, write_lasting

from .conftest import Play

KEPT = {"experience": {"Ned": {"cards": ["Lucky"], "reached": 1}, "Amy": {"cards": ["Medic"], "reached": 1}}}
TEAM = "Amy,Ned,Josh,Doug,Phil,Wanda"


def test_a_game_takes_the_file_in_and_only_a_finished_one_writes_it(play: Play, tmp_path: Path) -> None:
    file = tmp_path / "kept.json"
    file.write_text(json.dumps(KEPT))
    wish = ["--mission", "RM-M01", "--survivors", TEAM, "--boxes", "RM,S1", "--kept", str(file)]
    told = play(*wish, lines=["survivors Ned", "quit"])
    assert told.code == 0
    assert "Lucky" in told.out
    assert json.loads(file.read_text()) == KEPT
    told = play(*wish, "--retire", "Ned", lines=["survivors Ned", "quit"])
    assert "Lucky" not in told.out


def test_the_file_is_written_when_the_game_is_over(tmp_path: Path) -> None:
    file = tmp_path / "kept.json"
    assert read_lasting(file) == {}
    game = new_game("RM-M01", [TEAM.split(",")], boxes=["RM", "S1"], options={"experience-cards": "on"}, kept=KEPT)
    assert not write_lasting(file, game)
    game.give_up(0)
    assert write_lasting(file, game)
    assert read_lasting(file) == KEPT


@pytest.mark.parametrize("text", ["[1]", "{"])
def test_a_file_that_holds_something_else_is_refused(tmp_path: Path, text: str) -> None:
    file = tmp_path / "kept.json"
    file.write_text(text)
    with pytest.raises(ShambleError, match=r"kept\.json"):
        read_lasting(file)
