"""The campaign of the classic Season: where its Missions lead, and what its terms bring in its games."""

from typing import Any

import pytest

from shamble.editions import EDITIONS
from shamble.engine import SetupError
from shamble.games import begun
from shamble.games.campaign import CampaignError, RunningCampaign, begin, next_setup, options, record, started
from shamble.games.campaign_teams import usual_players
from shamble.rules.campaign.points import gain_cxp
from shamble.rules.campaign.sheets import sheet_of
from shamble.rules.experience import gain_xp, level_named
from shamble.rules.house.knocked_out import FALLEN, KnockedOut
from shamble.rules.missions.conditions import RESCUED
from shamble.rules.wounds import take_away
from shamble.world import Game

LONG_WEEK = EDITIONS["classic"].pack.campaigns["long-week"]
TEAM = ["Ned", "Amy", "Josh", "Joe", "Doug", "Phil"]


def _game(**sheets: Any) -> Game:
    """Its first game, past the set-up, with what earlier games left on the sheets."""
    kept = {"sheets": {"sheets": sheets}} if sheets else None
    game = begun(next_setup(begin(LONG_WEEK, seed=3, kept=kept), [TEAM]))
    while game.state.round < 1:
        game.choose(game.options[0])
    return game


def _over(game: Game, choose: str = "") -> RunningCampaign:
    """The campaign after this game, which is given up; of what is asked then, the option with this word."""
    running = started(begin(LONG_WEEK, seed=3, kept=_brought(game)), game)
    game.give_up(0)
    while game.decision is not None:
        wanted = [option for option in game.options if choose and choose in option.key]
        game.choose((wanted or game.options[-1:])[0])
    return record(running, game)


def _brought(game: Game) -> dict[str, Any]:
    return {name: value for name, value in game.setting.kept.items() if name != "campaign"}


def test_every_way_to_the_fire_has_six_missions_and_no_defeat_ends_it() -> None:
    ways, whole = [LONG_WEEK.begins], []
    while ways:
        way = ways.pop()
        following = LONG_WEEK.following(way[-1], "won", "mission-done")
        ways += [(*way, one) for one in following]
        whole += [] if following else [way]
    streets, lairs = ("RM-M02", "RM-M03"), ("RM-M06", "RM-M09")
    assert sorted(whole) == [("RM-M01", one, "RM-M05", other, "RM-M10") for one in streets for other in lairs]
    back = {one: LONG_WEEK.following(one, "lost", "all-dead") for one in LONG_WEEK.road}
    assert {one for one, then in back.items() if then == (one,)} == {"RM-M01", "RM-M03", "RM-M05", "RM-M10"}
    assert [back[one] for one in ("RM-M02", "RM-M06", "RM-M09")] == [("RM-M03",), ("RM-M09",), ("RM-M06",)]


def test_it_is_played_by_six_of_its_boxes_who_can_be_carried_out() -> None:
    running = begin(LONG_WEEK, seed=3)
    game = begun(next_setup(running, usual_players(running)))
    assert len(game.state.survivors) == 6
    assert game.setting.setup.boxes == ("S1", "RM")
    assert game.setting.rules.chosen["knocked-out"] == "on"
    seven = begun(next_setup(running, [TEAM, ["Wanda"]]))
    with pytest.raises(CampaignError, match="One Long Week is played with 6 Survivors, not with 7"):
        started(running, seven)


def test_a_level_is_worth_a_point_and_yellow_none() -> None:
    game = _game()
    ned = game.state.survivors[0]
    points = {}
    for name in ("yellow", "orange", "red"):
        gain_xp(game, ned, game.setting.levels[level_named(game, name)].points - ned.xp)
        while game.decision is not None and game.decision.kind in ("skill", "milestone"):
            game.choose(game.options[-1])
        sheet = sheet_of(game, ned)
        assert sheet is not None
        points[name] = sheet.cxp
    assert points == {"yellow": 0, "orange": 1, "red": 2}


def test_seven_milestones_fill_the_bar_and_the_last_has_room_for_a_seventh_bonus_action() -> None:
    game = _game(Ned={"bonus_actions": 6})
    ned = game.state.survivors[0]
    asked = []
    for _ in range(25):
        frames = gain_cxp(game, ned, 1, "WZ-CXP-03")
        sheet = sheet_of(game, ned)
        assert sheet is not None
        asked += [sheet.cxp] * len(frames)
    assert asked == [2, 5, 8, 11, 14, 17, 20]
    assert sheet is not None
    assert sheet.cxp == 20


@pytest.mark.parametrize("has", [6, 7])
def test_a_milestone_brings_a_skill_of_the_sheet_or_a_bonus_action_while_there_is_room(has: int) -> None:
    game = _game(Ned={"cxp": 1, "bonus_actions": has, "skills": ["Hoard", "Lifesaver"]})
    game.push_all(gain_cxp(game, game.state.survivors[0], 1, "WZ-CXP-03"))
    game._run()
    offered = {option.name or option.action for option in game.options}
    skills = {"Destiny", "Hold your nose", "Low profile", "Starts with a Crowbar", "Steady hand", "Webbing"}
    assert offered == skills | ({"more-bonus-actions"} if has == 6 else set())


def test_everybody_keeps_one_card_and_whoever_is_left_lying_is_dead_for_good() -> None:
    game = _game(Amy={"cxp": 3, "achievements": ["Oath"]})
    _, amy, josh, *_ = game.state.survivors
    for survivor, status in ((amy, FALLEN), (josh, RESCUED)):
        take_away(game, survivor, status)
        game.state.pieces.append(KnockedOut(0, who=survivor.index, round=1))
    running = _over(game, choose="carry-over")
    kept = running.state.kept["sheets"]
    assert [len(kept["sheets"][name].get("equipment", ())) for name in ("Ned", "Josh", "Joe")] == [1, 0, 1]
    assert list(kept["dead"]) == ["Amy"]
    assert running.state.missions == ("RM-M01",)
    assert "Amy" not in [name for seat in usual_players(running) for name in seat]
    with pytest.raises(SetupError, match="Amy died earlier in this campaign"):
        begun(next_setup(running, [TEAM]))
    following = begun(next_setup(running, usual_players(running)))
    following.choose(next(option for option in following.options if option.action == "follow"))
    heir = next(one for one in following.kept()["sheets"]["sheets"].values() if one.get("follows"))
    assert heir == {"achievements": ["Oath"], "follows": "Amy"}


def test_it_is_lost_when_nobody_is_left_standing() -> None:
    game = _game()
    for survivor in game.state.survivors:
        take_away(game, survivor, RESCUED)
    running = _over(game)
    assert (running.state.outcome, options(running)) == ("lost", [])
