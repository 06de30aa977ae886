"""Survivors belong to an edition: who may play where, and how a house rule takes others in."""

from __future__ import annotations

import io
import json
from pathlib import Path

import pytest

from shamble.cli import main
from shamble.content import load_survivor, plain
from shamble.editions import EDITIONS, Edition
from shamble.engine import SetupError
from shamble.files.faults import ContentError
from shamble.games import new_game
from shamble.games.missions import edition_of
from shamble.lab.trials import trial, with_house_rules
from shamble.terminal.saves import Saves
from shamble.world import Game

from .frontier import LEARNED, MISSION, SETTLERS, settler

CITY = ["Ned", "Amy", "Josh", "Wanda", "Phil"]
QUINN, ROSA = SETTLERS


def with_city_folk(seed: int = 0) -> Game:
    return new_game(MISSION, [["Ned", QUINN]], options={"city-folk": "on"}, seed=seed)


def test_the_usual_team_of_a_mission_is_of_its_edition(frontier: Edition) -> None:
    game = new_game(MISSION)
    assert [one.name for one in game.state.survivors] == list(SETTLERS)
    assert {(one.box, one.edition) for one in game.setting.identities} == {("Fort", "frontier")}
    classic = new_game("RM-T1").setting.identities
    assert {(one.box, one.edition) for one in classic} == {("RM", "classic")}


def test_a_survivor_of_another_edition_is_refused_with_what_to_do(frontier: Edition) -> None:
    with pytest.raises(SetupError) as caught:
        new_game(MISSION, [["Ned", QUINN]])
    told = str(caught.value)
    wanted = "choose Survivors of frontier, or play with 'city-folk', which converts others"
    assert f"Ned is a Survivor of classic: {wanted}" in told
    assert QUINN not in told
    assert caught.value.about == "survivors"
    with pytest.raises(SetupError, match=r"frontier: choose Survivors of classic, or play with 'other-eras'"):
        new_game("RM-T1", [[*CITY, QUINN]])


def test_both_sides_of_a_card_are_of_its_edition() -> None:
    amy = new_game("RM-T1", [["Amy", *CITY[2:], "Ned", "Doug"]]).setting.identities[0]
    assert amy.reverse is not None
    assert (amy.box, amy.edition) == ("S1", "classic")
    assert (amy.reverse.box, amy.reverse.edition) == ("TCM", "classic")


def test_a_house_rule_converts_them(frontier: Edition) -> None:
    game = with_city_folk()
    ned, quinn = game.state.survivors
    assert (ned.skills, quinn.skills) == ((LEARNED,), ("+1 free Move Action",))
    assert {one.edition for one in game.setting.identities} == {"frontier"}
    again = Game.from_json(game.to_json())
    assert again.state.survivors[0].skills == (LEARNED,)
    assert again.state_hash() == game.state_hash()


def test_it_converts_those_alone_whom_it_knows(frontier: Edition, tmp_path: Path) -> None:
    path = tmp_path / "far.yaml"
    path.write_text(settler("Far", "army-of-the-dead"), encoding="utf-8")
    with pytest.raises(SetupError, match="Far is a Survivor of army-of-the-dead"):
        new_game(MISSION, [["Ned", str(path)]], options={"city-folk": "on"})


def test_a_file_names_the_edition_and_classic_if_it_says_nothing(frontier: Edition, tmp_path: Path) -> None:
    path = tmp_path / "zeb.yaml"
    path.write_text(settler("Zeb"), encoding="utf-8")
    zeb = load_survivor(path, EDITIONS["classic"].pack)
    assert (zeb.edition, plain(zeb)["edition"]) == ("frontier", "frontier")
    assert "Zeb" in [one.name for one in new_game(MISSION, [[str(path), ROSA]]).state.survivors]
    with pytest.raises(SetupError, match="Zeb is a Survivor of frontier"):
        new_game("RM-T1", [[*CITY, str(path)]])
    path.write_text(settler("Zeb").replace("edition: frontier\n", ""), encoding="utf-8")
    zeb = load_survivor(path, EDITIONS["classic"].pack)
    assert zeb.edition == "classic"
    assert "edition" not in plain(zeb), "as games were saved before"
    path.write_text(settler("Zeb", "frontir"), encoding="utf-8")
    with pytest.raises(ContentError, match='edition: no edition "frontir", did you mean "frontier"'):
        load_survivor(path, EDITIONS["classic"].pack)


def test_check_tells_where_a_survivor_can_play(
    frontier: Edition, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "zeb.yaml"
    path.write_text(settler("Zeb", "frontier"), encoding="utf-8")
    assert main(["check", str(path)]) == 0
    told = "plays in games of frontier; in others only with a house rule that converts Survivors"
    assert told in capsys.readouterr().out
    path.write_text(settler("Zeb", "classic"), encoding="utf-8")
    assert main(["check", str(path)]) == 0
    assert "plays in" not in capsys.readouterr().out


def test_play_refuses_them_too(frontier: Edition, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "--terminal", "--mission", MISSION, "--survivors", "Ned,Quinn"]) != 0
    assert "Ned is a Survivor of classic" in capsys.readouterr().err


def test_the_command_line_reads_house_rules_and_boxes_of_the_missions_edition(
    frontier: Edition, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO())
    asked = ["play", "--terminal", "--mission", MISSION, "--survivors", "Ned,Quinn"]
    assert main([*asked, "--house", "city-folk", "--boxes", "all"]) == 0
    [save] = Saves().found()
    config = Saves().load(save.name).setting.setup
    assert config.boxes == ("Fort",)
    assert config.options == {"city-folk": "on"}
    capsys.readouterr()
    assert main([*asked, "--house", "hard-hitters"]) != 0
    assert "there is no house rule 'hard-hitters'" in capsys.readouterr().err
    assert main(["play", "--help"]) == 0
    assert "rue-morgue or older-seasons or printed" in " ".join(capsys.readouterr().out.split())


def test_the_list_of_house_rules_names_the_edition(frontier: Edition, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "--house", "city-folk", "--json"]) == 0
    [listed] = json.loads(capsys.readouterr().out)
    assert (listed["edition"], listed["title"]) == ("frontier", "City folk")
    assert main(["rules", "--house", "three-wounds"]) == 0
    headings = [line for line in capsys.readouterr().out.splitlines() if line and not line.startswith(" ")]
    assert [line.partition(":")[0] for line in headings] == ["classic", "frontier"]


def test_trials_draw_from_the_edition_of_their_mission(frontier: Edition) -> None:
    table = with_house_rules(trial(5, [MISSION]))
    assert (table.variant, edition_of(table.mission).name) == ("printed", "frontier")
    assert set(table.options) <= set(frontier.house)
    assert trial(5, ["RM-T1"]).variant == "older-seasons"
