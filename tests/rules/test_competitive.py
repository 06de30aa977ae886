"""Competitive mode beyond what a scenario shows: which Missions allow it, and who has won."""

import re
from pathlib import Path

import pytest
from msgspec.structs import replace

from shamble.editions import EDITIONS
from shamble.engine.errors import SetupError
from shamble.files.faults import ContentError
from shamble.games import build, new_game
from shamble.rules.rivals import is_competitive, leaders, scores
from shamble.terminal.opening import split_players
from shamble.text import outcome
from shamble.world import Game

MISSION = """
format: 1
id: duel
title: Duel
edition: classic
box: RM
variant: rue-morgue
survivors: [6, 12]
from: designed
competitive: {competitive}
teams: {teams}
tiles: [[2V, 4V]]
turns: [[90, 180]]
start: [2V.L3, 4V.S2]
spawns: [{{zone: 4V.S1, locators: [1, 2, 3, 4, 5, 6]}}]
objectives: [{{zone: 2V.D}}]
win: [{{taken: all}}]
"""
RED, BLUE = ["Bear", "Cathy", "Dan"], ["James", "Jane", "Joe"]


def mission(folder: Path, competitive: str = "true", teams: int = 2) -> str:
    file = folder / "duel.yaml"
    file.write_text(MISSION.format(competitive=competitive, teams=teams))
    return str(file)


@pytest.mark.rule("RM-COMP-02", "CL-MODE-COMP-04")
def test_a_competitive_mission_is_for_two_rival_teams(tmp_path: Path) -> None:
    game = new_game(mission(tmp_path), [RED, BLUE], teams=[[1], [2]])
    assert is_competitive(game)
    with pytest.raises(
        SetupError, match="for 2 rival teams, not 1: name the Survivors of 2 players, with ; between"
    ) as no:
        new_game(mission(tmp_path), [RED + BLUE])
    seats = re.search(r"\((\S+;\S+)\)", str(no.value))
    assert seats is not None
    assert new_game(mission(tmp_path), split_players(seats[1])).setting.teams == (0, 1), "what it says can be done"
    assert new_game(mission(tmp_path), [RED, BLUE]).setting.teams == (0, 1)
    with pytest.raises(SetupError, match="for 2 rival teams, not 3"):
        new_game(mission(tmp_path), [RED[:2], BLUE[:2], ["Louise", "Maddie"]], teams=[[1], [2], [3]])


@pytest.mark.rule("CL-MODE-COMP-04")
def test_other_missions_have_no_rivals(tmp_path: Path) -> None:
    with pytest.raises(SetupError, match="no Competitive Mission"):
        new_game("RM-T1", [RED, BLUE], teams=[[1], [2]], options={"competitive": "on"})
    assert not is_competitive(new_game(mission(tmp_path, "false"), [RED, BLUE], teams=[[1], [2]]))


@pytest.mark.rule("CL-MODE-COMP-04")
def test_a_competitive_mission_has_nothing_but_rivals(tmp_path: Path) -> None:
    with pytest.raises(SetupError, match="its teams have to be rivals"):
        new_game(mission(tmp_path), [RED, BLUE], options={"competitive": "off"})


def test_a_game_that_was_begun_without_rivals_goes_on(tmp_path: Path) -> None:
    setup = new_game(mission(tmp_path), [RED, BLUE]).setting.setup
    once = build(replace(setup, options={**setup.options, "competitive": "off"})).start()
    assert not is_competitive(Game.from_json(once.to_json()))


def test_a_competitive_mission_for_one_team_is_a_fault(tmp_path: Path) -> None:
    with pytest.raises(ContentError, match="at least 2"):
        new_game(mission(tmp_path, teams=1), [RED, BLUE])


@pytest.mark.rule("RM-COMP-02")
def test_no_mission_of_the_book_but_two_is_competitive() -> None:
    marked = {
        one.id: one.teams
        for one in EDITIONS["classic"].pack.missions.values()
        if one.id.startswith("RM-") and one.competitive
    }
    assert marked == {name: 2 for name in ("RM-M11", "RM-M12") if name in EDITIONS["classic"].pack.missions}


@pytest.mark.rule("CL-MODE-COMP-02")
def test_the_dead_count_and_equal_teams_both_win(tmp_path: Path) -> None:
    game = new_game(mission(tmp_path), [RED, BLUE], teams=[[1], [2]])
    people = game.state.survivors
    people[0].xp, people[1].xp, people[4].xp = 3, 4, 7
    people[4].status, people[4].zone = "dead", -1
    assert scores(game) == [(0, 7), (1, 7)]
    assert leaders(game) == [0, 1]
    people[5].xp = 1
    game.finish("lost", "mission-failed")
    assert (game.state.outcome, game.state.reason) == ("won", "most-experience")
    assert "team 2" in outcome(game)
    assert "team 1" not in outcome(game)


@pytest.mark.rule("CL-SETUP-34")
def test_chance_says_which_team_starts_where() -> None:
    drawn = set()
    for seed in range(8):
        game = new_game("RM-M11", seed=seed)
        while game.state.phase == "setup" and game.decision is not None:
            game.choose(game.decision.options[0])
        zones = {one.team: game.setting.board.zones[one.zone].name for one in game.state.survivors}
        assert len({(one.team, one.zone) for one in game.state.survivors}) == 2
        told = {event.data["team"]: event.data["zone"] for event in game.events if event.code == "team-starts"}
        assert zones == {team: game.setting.board.zones[zone].name for team, zone in told.items()}
        drawn.add((zones[0], zones[1]))
    assert drawn == {("2R.S3", "5R.S7"), ("5R.S7", "2R.S3")}


def test_lots_need_something_to_draw_from(tmp_path: Path) -> None:
    file = tmp_path / "duel.yaml"
    text = MISSION.format(competitive="true", teams=2).replace("[2V.L3, 4V.S2]", "[2V.L3]\nstart_drawn: true")
    file.write_text(text)
    with pytest.raises(ContentError, match="start_drawn: found a single starting Zone"):
        new_game(str(file), [RED, BLUE])
