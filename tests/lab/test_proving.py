"""The search for won games: it finds each ending of a small Mission, and keeps it so that it can be played again."""

import json
from pathlib import Path
from typing import Any

import pytest

from shamble.cli import main
from shamble.errors import ShambleError
from shamble.games import new_game
from shamble.lab.ending_games import endings, keep_game, kept_games, still_ends, written_down
from shamble.lab.endings import look_for, merits
from shamble.lab.proving import search
from shamble.rules.missions.endings import alternatives, ended_by, ways_to_win
from shamble.scenario.building import build
from shamble.world import Game

TWO_WAYS = str(Path(__file__).parent / "missions" / "two-ways.yaml")


def drawn(**scenario: Any) -> Game:
    return build({"kind": "scenario", "scenario": {"scenario": "a position", **scenario}}).start()


def test_a_walk_to_the_exit_past_zombies_is_found() -> None:
    game = drawn(
        board={"grid": "a b c d e", "zones": {"e": {"exit": True}}},
        survivors={"Ann": {"at": "a", "hands": ["Fire Axe"]}, "Bob": {"at": "a", "hands": ["Pistol"]}},
        zombies={"c": {"Walker": 2}},
        win=[{"rally": "exit", "who": "all-starting"}],
        lose=[{"dead": "any-starting"}],
    )
    found = search(game, lambda over: ended_by(over) == "win 1", seed=1, seconds=60)
    assert found.done
    assert found.game.state.outcome == "won"
    assert game.state.outcome == ""


def test_what_cannot_be_won_is_given_up() -> None:
    game = drawn(board={"grid": "a b"}, survivors={"Ann": {"at": "a"}}, win=[{"kills": 50}], lose=[{"round": 3}])
    found = search(game, lambda over: ended_by(over) == "win 1", seed=1, seconds=60)
    assert not found.done
    assert found.left == 5.0


def test_the_ways_of_a_mission_are_its_alternatives() -> None:
    game = new_game(TWO_WAYS)
    facts = game.setting.mission
    assert endings(game) == ["win 1", "win 2", "lose 1", "all-dead"]
    assert [tuple(way[0]) for way in ways_to_win(facts)] == [("taken",), ("kills",)]
    both = {"then": ({"any": ({"kills": 1}, {"kills": 2})}, {"any": ({"round": 1}, {"round": 2})}), "id": "x"}
    assert len(alternatives(both)) == 4
    assert alternatives(both)[1] == {"then": ({"kills": 1}, {"round": 2}), "id": "x"}


@pytest.mark.parametrize("mission", ["RM-T1", "RM-M01"])
def test_where_one_death_is_the_end_nobody_waits_for_the_others(mission: str) -> None:
    assert endings(new_game(mission)) == ["win 1", "lose 1"]


@pytest.mark.parametrize("ending", ["win 1", "win 2", "lose 1", "all-dead"])
def test_every_ending_of_a_small_mission_is_found_and_kept(ending: str, tmp_path: Path) -> None:
    found = look_for(TWO_WAYS, ending, seconds=120)
    assert found is not None
    assert ended_by(found.replay(TWO_WAYS)) == ending
    keep_game("two-ways", ending, found, tmp_path)
    assert kept_games("two-ways", tmp_path) == {ending: found}
    assert still_ends(TWO_WAYS, ending, found)
    assert not still_ends(TWO_WAYS, "lose 7", found)


def test_every_third_attempt_has_the_achievements_that_the_mission_asks_for() -> None:
    asked = ["Tunnel Dweller", "Let There Be Light", "Praetorian", "Gravedigger", "Corpse Robber"]
    assert merits("WZ-M7", 2) == {"sheets": {"achievements": asked}}
    assert merits("WZ-M7", 3) == merits(TWO_WAYS, 2) == {}


def test_an_ending_that_a_mission_does_not_have_is_refused() -> None:
    with pytest.raises(ShambleError, match="there are win 1, win 2, lose 1, all-dead"):
        look_for(TWO_WAYS, "win 3")


def test_a_game_that_no_longer_fits_is_noticed() -> None:
    found = look_for(TWO_WAYS, "win 1", seconds=120)
    assert found is not None
    numbers = found.choices.split()
    cut = written_down(found.replay(TWO_WAYS), found.players)
    assert cut == found
    assert not still_ends(TWO_WAYS, "win 1", type(found)(found.seed, " ".join(numbers[:-1]), found.players))
    assert not still_ends(TWO_WAYS, "win 1", type(found)(found.seed, "999", found.players))


def test_prove_keeps_a_game_and_goes_on_where_it_stopped(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    save = tmp_path / "game.json"
    assert main(["prove", TWO_WAYS, "--way", "2", "--to", str(tmp_path), "--save", str(save), "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["ending"] == "win 2"
    assert told["file"] == str(tmp_path / "two-ways.json")
    assert Game.from_json(save.read_text(encoding="utf-8")).state.outcome == "won"
    assert main(["prove", TWO_WAYS, "--endings"]) == 0
    assert capsys.readouterr().out.split("\n")[:2] == ["win 1", "win 2"]


def test_prove_says_that_it_found_nothing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    hopeless = tmp_path / "hopeless.yaml"
    text = Path(TWO_WAYS).read_text(encoding="utf-8").replace("id: two-ways", "id: hopeless")
    hopeless.write_text(text.replace("{taken: all}, {kills: 1}", "{kills: 99}, {round: 99}"), encoding="utf-8")
    assert main(["prove", str(hopeless), "--minutes", "0.001", "--to", str(tmp_path)]) == 1
    shown = capsys.readouterr().err
    assert "no such game was found" in shown
    assert json.loads((tmp_path / "shamble" / "prove.json").read_text(encoding="utf-8")) == {"hopeless, win 1": 1}
