"""The campaign of Washington Z.C.: ten Missions in order, its sheet, and how its games are set up."""

from collections.abc import Iterable
from typing import Any

import pytest

from shamble.editions import EDITIONS
from shamble.engine import SetupError
from shamble.games import begun, new_game
from shamble.games.campaign import RunningCampaign, begin, next_setup, options, record, started
from shamble.games.campaign_teams import usual_players
from shamble.review import edition_findings
from shamble.rulebook import find_skill
from shamble.rules.campaign.sheets import CampaignSheet
from shamble.rules.house.knocked_out import FALLEN, KnockedOut
from shamble.rules.missions.conditions import RESCUED
from shamble.rules.wounds import DEAD, take_away

PACK = EDITIONS["second-edition"].pack
CAMPAIGN = PACK.campaigns["infected-state"]
HOURS = {
    **{"WZ-M1": 12, "WZ-M2": 12, "WZ-M3": 11, "WZ-M4": 0, "WZ-M5": 15},
    **{"WZ-M6": 15, "WZ-M7": 4, "WZ-M8": 10, "WZ-M9": 15, "WZ-M10": 22},
}
MISSIONS = list(HOURS)


@pytest.mark.rule("WZ-CAMP-01", "SE-MISS-33")
def test_ten_missions_for_six_survivors_in_order() -> None:
    assert list(edition_findings(CAMPAIGN, PACK)) == []
    assert CAMPAIGN.begins == ("WZ-M1",)
    assert CAMPAIGN.survivors == (6, 6)
    assert list(CAMPAIGN.road) == MISSIONS
    for mission, following in zip(MISSIONS, [*MISSIONS[1:], None], strict=True):
        assert CAMPAIGN.following(mission, "won", "mission-done") == ((following,) if following else ())
        assert CAMPAIGN.following(mission, "lost", "mission-failed") == (mission,)


def test_each_mission_begins_at_its_hour_and_companions_may_die_in_the_last_two() -> None:
    for mission, hour in HOURS.items():
        chosen = new_game(mission, seed=1).setting.rules.chosen
        mortal = "on" if mission in MISSIONS[-2:] else "off"
        assert (chosen["clock"], chosen["companions-may-die"]) == (str(hour), mortal), mission


@pytest.mark.rule("SE-MISS-34")
def test_every_campaign_skill_is_written_as_the_box_has_it() -> None:
    for name in CAMPAIGN.skills:
        found = find_skill(name)
        assert found is not None, name
        assert found.skill.version("washington-zc") is not None, name


@pytest.mark.rule("WZ-CSK-03", "WZ-CXP-05", "WZ-CXP-06")
def test_the_sheet_has_fourteen_skills_and_seven_milestones_on_a_bar_of_twenty() -> None:
    assert sorted(CAMPAIGN.skills) == [
        "Combat reflexes",
        "Destiny",
        "Hoard",
        "Hold your nose",
        "Home defender",
        "Lifesaver",
        "Low profile",
        "Night fighter",
        "Sidestep",
        "Starts with 2 XP",
        "Starts with a Repair Kit",
        "Starts with an Ammo card",
        "Steady hand",
        "Webbing",
    ]
    assert CAMPAIGN.cxp is not None
    assert (CAMPAIGN.cxp.boxes, CAMPAIGN.cxp.levels) == (20, {"orange": 1, "red": 1})
    assert CAMPAIGN.milestones is not None
    assert CAMPAIGN.milestones.at == (2, 5, 8, 11, 14, 17, 20)
    assert sorted(CAMPAIGN.milestones.choose) == ["bonus-action", "skill"]
    assert CAMPAIGN.bonus_actions is not None
    assert CAMPAIGN.bonus_actions.most == 7


@pytest.mark.rule("WZ-CAMP-01", "WZ-CAMP-02", "WZ-OPEN-34")
def test_its_games_have_the_rules_of_the_box_and_sheets_but_not_the_optional_modes() -> None:
    running = begin(CAMPAIGN, seed=2)
    game = begun(next_setup(running, usual_players(running)))
    chosen = game.setting.rules.chosen
    assert (chosen["elimination"], chosen["campaign"], chosen["advanced-equipment"]) == ("knocked-out", "on", "on")
    assert (chosen["ultrared"], chosen["dark-zones"]) == ("off", "off")
    sheets = [one.who for one in game.state.all_of(CampaignSheet)]
    assert sheets == [survivor.index for survivor in game.state.survivors]
    running = started(running, game)
    game.give_up(0)
    running = record(running, game)
    assert running.state.missions == ("WZ-M1",)
    assert options(running) == []


def _ended(players: Iterable[Iterable[str]], statuses: dict[str, str], **document: Any) -> RunningCampaign:
    """The campaign after a first Mission that was given up, with these Survivors in these states."""
    running = begin(CAMPAIGN, seed=2, kept=document)
    game = begun(next_setup(running, players))
    running = started(running, game)
    for survivor in game.state.survivors:
        if survivor.name in statuses:
            take_away(game, survivor, statuses[survivor.name])
            game.state.pieces.append(KnockedOut(0, who=survivor.index, round=1))
    game.give_up(0)
    while game.decision is not None:
        game.choose(game.options[-1])
    return record(running, game)


@pytest.mark.rule("WZ-KO-08", "WZ-OPEN-24")
def test_who_is_left_lying_is_dead_and_never_plays_in_the_campaign_again() -> None:
    seats = usual_players(begin(CAMPAIGN, seed=2))
    left, carried, stands = seats[0][:3]
    running = _ended(seats, {left: FALLEN, carried: RESCUED})
    assert list(running.state.kept["sheets"]["dead"]) == [left]
    assert {carried, stands} <= {*running.state.kept["sheets"]["sheets"]}
    assert running.state.outcome == ""
    assert left not in [name for seat in usual_players(running) for name in seat]
    with pytest.raises(SetupError, match=f"{left} died earlier in this campaign"):
        begun(next_setup(running, seats))


@pytest.mark.rule("WZ-KO-10", "WZ-KO-09")
def test_a_successor_inherits_the_achievements_and_nothing_else() -> None:
    dead = {"cxp": 5, "skills": ["Hoard"], "bonus_actions": 1, "achievements": ["Oath"]}
    running = begin(CAMPAIGN, seed=2, kept={"sheets": {"dead": {"Tess": dead}}})
    game = begun(next_setup(running, usual_players(running)))
    assert game.decision is not None
    assert game.decision.kind == "follow"
    heir = next(option for option in game.options if option.action == "follow")
    game.choose(heir)
    sheets = game.kept()["sheets"]["sheets"]
    assert sheets[game.person(heir.who).name] == {"achievements": ["Oath"], "follows": "Tess"}


@pytest.mark.rule("WZ-KO-11")
@pytest.mark.parametrize(("last", "outcome"), [(RESCUED, "lost"), ("alive", ""), (FALLEN, "lost")])
def test_nobody_left_standing_loses_the_campaign(last: str, outcome: str) -> None:
    seats = usual_players(begin(CAMPAIGN, seed=2))
    names = [name for seat in seats for name in seat]
    states = dict(zip(names, [FALLEN, DEAD, RESCUED, FALLEN, RESCUED, last], strict=True))
    if last == "alive":
        del states[names[-1]]
    running = _ended(seats, states)
    assert running.state.outcome == outcome
    assert running.state.missions == (() if outcome else ("WZ-M1",))
