"""Games of Mission files that a person wrote: set up as written, or refused with the reason."""

from pathlib import Path

import pytest

from shamble.cli import main
from shamble.editions import EDITIONS
from shamble.engine.errors import SetupError
from shamble.games import new_game
from shamble.games.missions import find_mission
from shamble.games.teams import default_survivors
from shamble.world.game import Game

MISSION = """\
format: 1
id: own
title: Out of the Alley
edition: classic
box: RM
variant: rue-morgue
survivors: [6, 12]
from: designed
tiles: [[2V, 4V]]
turns: [[90, 180]]
doors: [{between: [4V.L1, 4V.S2]}]
start: [2V.L3]
spawns: [{zone: 4V.S1, locators: [1, 2, 3, 4, 5, 6]}]
zombies: {4V.S2: {Skinner Walker: 2}}
objectives: [{zone: 2V.D}]
win: [{taken: all}]
"""


def written(folder: Path, old: str = "", new: str = "", name: str = "own") -> str:
    path = folder / f"{name}.yaml"
    path.write_text(MISSION.replace("id: own", f"id: {name}").replace(old, new), encoding="utf-8")
    return str(path)


def test_a_mission_file_is_set_up_as_written(tmp_path: Path) -> None:
    game = new_game(written(tmp_path))
    assert [zone.name for zone in game.setting.board.zones if zone.name.startswith("6V")] == []
    assert sum(game.state.zombies) == 2


def test_a_file_that_is_called_like_a_mission_of_the_pack_keeps_its_own_board(tmp_path: Path) -> None:
    game = new_game(written(tmp_path, name="RM-T1"))
    assert {tile for zone in game.setting.board.zones for tile in [zone.name.partition(".")[0]]} == {"2V", "4V"}


def test_a_game_of_a_file_is_resumed_from_any_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    written(tmp_path)
    monkeypatch.chdir(tmp_path)
    saved = new_game("own.yaml").to_json()
    monkeypatch.chdir("/")
    assert Game.from_json(saved).note == ""


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("edition: classic", "edition: clasic", 'no edition "clasic", did you mean "classic"?'),
        ("Skinner Walker: 2", "Walker: 2", "found 2 of Standard Walker; the boxes in use (RM) hold 0"),
        ("Skinner Walker: 2", "Skinner Walker: 41", "found 41 of Skinner Walker; the boxes in use (RM) hold 40"),
        ("win: ", "module: os\nwin: ", "a file alone runs no code; put it with os.py into a pack"),
        (
            "win: ",
            "tokens: [{kind: helicoptr, zone: 4V.S2}]\nwin: ",
            "tokens: there is no token 'helicoptr'; did you mean 'helicopter'?",
        ),
        ("4V.L1, 4V.S2", "4V.L1, 2V.D", "own.yaml: door 4V.L1-2V.D: these Zones do not touch"),
    ],
)
def test_what_cannot_be_set_up_is_refused(
    old: str, new: str, message: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["simulate", written(tmp_path, old, new), "--games", "1"]) == 2
    assert message in capsys.readouterr().err


def test_boxes_that_nobody_has_are_refused() -> None:
    with pytest.raises(SetupError, match="there is no box 'XX'; there are S1, Walk of the Dead 1"):
        new_game("RM-T1", boxes=["RM", "XX"])


@pytest.mark.parametrize(("wanted", "number"), [("[6, 12]", 6), ("[8, 12]", 8), ("[1, 4]", 4)])
def test_as_many_survivors_play_as_the_mission_is_for(wanted: str, number: int, tmp_path: Path) -> None:
    pack = EDITIONS["classic"].pack
    mission = find_mission(pack, written(tmp_path, "[6, 12]", wanted))
    assert len(default_survivors(pack, mission)) == number
