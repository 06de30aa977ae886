"""The Mission's map, where Survivors start and with what (CL-SETUP-03, -34, -35; RM-HELI-01, RM-SPAWN-01, -02)."""

from collections.abc import Callable

import pytest

from shamble.content import ContentError
from shamble.editions import EDITIONS
from shamble.games import new_game
from shamble.world import Game

Rewrite = Callable[..., str]


def names_of(game: Game, zone: int) -> tuple[str, ...]:
    return game.setting.board.zones[zone].names


@pytest.mark.rule("CL-SETUP-03")
def test_the_missions_map_is_the_board_with_its_tokens() -> None:
    game = new_game("RM-M01", seed=1)
    mission, board = game.setting.mission, game.setting.board
    assert board.tile_names == ("5R", "8R", "1R", "6R", "4V", "9R")
    assert {name.partition(".")[0] for zone in board.zones for name in zone.names} == set(board.tile_names)
    assert [door.name for door in board.doors] == ["1R.B-1R.S2", "6R.B-6R.S2", "8R.B-8R.S2", "4V.L1-4V.S2"]
    spawns = [("5R.S5", (1, 2)), ("8R.S1", (3,)), ("9R.S5", (4,)), ("5R.S1", (5, 6))]
    assert [(spawn.zone, spawn.locators) for spawn in mission.spawns] == [
        (board.zone(name), locators) for name, locators in spawns
    ]
    assert [(board.zone(name), colour) for name, colour in (("8R.A", "blue"), ("5R.A", "red"), ("6R.C", "red"))] == [
        (token.zone, token.colour) for token in mission.objectives
    ]
    assert mission.exit == board.zone("9R.H")
    assert new_game("RM-T1", seed=1).setting.board.tile_names == ("2V", "4V", "6V", "7V")


@pytest.mark.rule("CL-SETUP-34")
def test_survivors_begin_in_the_starting_zones_of_the_mission(rewritten: Rewrite) -> None:
    players = [["Jane", "Bear", "James"], ["Travis", "Joe", "Cathy"]]
    game = new_game("RM-M01", players, teams=[[1], [2]], seed=1)
    assert {survivor.zone for survivor in game.state.survivors} == {game.setting.board.zone("1R.S1")}
    two_areas = rewritten("RM-M01", ("start: [1R.S1]", "start: [6R.S2, 8R.S4]"))
    apart = new_game(two_areas, players, teams=[[1], [2]], seed=1)
    assert [
        ["6R.S2" in names_of(apart, s.zone), "8R.S4" in names_of(apart, s.zone)] for s in apart.state.survivors
    ] == [
        *[[True, False]] * 3,
        *[[False, True]] * 3,
    ]


PILOTS = {"Parker", "Terry", "Travis"}
ROPERS = {"Dan", "James", "Louise"}
ALL = ["Jane", "Bear", "James", "Travis", "Joe", "Cathy", "Maddie", "Laurie", "Parker", "Dan", "Louise", "Terry"]


@pytest.mark.rule("CL-SETUP-35")
def test_everybody_starts_blue_without_experience_and_with_his_blue_skill_only() -> None:
    pack = EDITIONS["classic"].pack
    game = new_game("RM-M01", [ALL[:6], ALL[6:]], seed=1)
    for survivor in game.state.survivors:
        card = pack.survivors[survivor.name]
        assert (survivor.xp, survivor.level) == (0, 0)
        assert survivor.skills == card.blue
        assert len(survivor.skills) == (2 if survivor.name in PILOTS | ROPERS else 1)
        assert not set(card.yellow) & set(survivor.skills)


@pytest.mark.rule("RM-HELI-01")
def test_three_pilots_and_three_fast_ropers_have_a_second_blue_skill() -> None:
    game = new_game("RM-M01", [ALL[:6], ALL[6:]], seed=1)
    second = {survivor.name: survivor.skills[1] for survivor in game.state.survivors if len(survivor.skills) > 1}
    assert {name for name, skill in second.items() if skill == "Helicopter pilot"} == PILOTS
    assert {name for name, skill in second.items() if skill == "Fast roping"} == ROPERS
    assert set(second) == PILOTS | ROPERS


@pytest.mark.rule("RM-SPAWN-02")
def test_each_number_of_the_die_belongs_to_one_spawn_zone_and_a_spawn_zone_may_have_none(rewritten: Rewrite) -> None:
    players = [ALL[:6]]
    moved = rewritten("RM-M01", ("5R.S5, locators: [1, 2]", "5R.S5"), ("locators: [5, 6]", "locators: [1, 2, 5, 6]"))
    spawns = new_game(moved, players, seed=1).setting.mission.spawns
    assert [spawn.locators for spawn in spawns] == [(), (3,), (4,), (1, 2, 5, 6)]
    for locators, fault in (("[1, 2, 3]", "the locator 3 is on"), ("[1]", "no Spawn Zone has the locator 2")):
        with pytest.raises(ContentError, match=fault):
            new_game(rewritten("RM-M01", ("locators: [1, 2]", f"locators: {locators}")), players, seed=1)
