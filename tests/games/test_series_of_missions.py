"""A series of Missions with the same Survivors, and a campaign in which many have died."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from shamble.content.campaign import Campaign
from shamble.editions import EDITIONS
from shamble.engine import SetupError
from shamble.games import begun
from shamble.games.campaign import CampaignError, RunningCampaign, begin, choose, next_setup, options, record, started
from shamble.games.campaign_teams import usual_players
from shamble.rules.setup import SettingUp

PACK = EDITIONS["second-edition"].pack
INFECTED, SERIES = PACK.campaigns["infected-state"], PACK.campaigns["same-survivors"]
EVERYBODY = tuple(PACK.survivors)


def after_deaths(campaign: Campaign, alive: int, everybody: tuple[str, ...] = EVERYBODY) -> RunningCampaign:
    """The campaign before its first game, with all but so many dead."""
    dead: dict[str, Any] = {name: {} for name in everybody[alive:]}
    return begin(campaign, seed=1, kept={"sheets": {"dead": dead}})


@pytest.mark.rule("WZ-KEEP-06")
def test_any_missions_are_played_one_after_the_other_with_what_was_kept() -> None:
    running = begin(SERIES, seed=4)
    assert {one.name for one in options(running)} == set(PACK.missions)
    running = choose(running, "next-mission SE-M1")
    game = begun(next_setup(running, usual_players(running)))
    chosen = game.setting.rules.chosen
    assert (chosen["advanced-equipment"], chosen["elimination"], chosen["campaign"]) == ("on", "loses", "on")
    bearer = game.state.survivors[0]
    found = next(card for card in game.state.decks["equipment"] if game.setting.card(card).keep == 1)
    game.state.decks["equipment"].remove(found)
    bearer.slots[-1] = found
    running = started(running, game)
    game.give_up(0)
    running = record(running, game)
    kept = running.state.kept["sheets"]["sheets"]
    assert {name: sheet.get("equipment") for name, sheet in kept.items() if sheet} == {bearer.name: ["Pistol"]}
    running = choose(running, "next-mission WZ-M2")
    game = begun(next_setup(running, usual_players(running)))
    while game.innermost(SettingUp) is not None:
        game.choose(game.options[0])
    dealt = [event.data["who"] for event in game.events if event.code == "dealt" and event.rule == "WZ-KEEP-03"]
    assert dealt == [game.setting.setup.players[0].index(bearer.name)]


@pytest.mark.rule("WZ-OPEN-40")
@pytest.mark.parametrize("alive", [5, 1])
def test_a_campaign_goes_on_with_those_who_are_left_alive(alive: int) -> None:
    running = after_deaths(INFECTED, alive)
    players = usual_players(running)
    assert players == (EVERYBODY[:alive],)
    game = begun(next_setup(running, players))
    assert len(game.state.survivors) == alive
    assert started(running, game).state.mission == "WZ-M1"


@pytest.mark.rule("WZ-OPEN-40")
def test_as_long_as_there_are_six_a_mission_is_for_six() -> None:
    running = after_deaths(INFECTED, 6)
    assert usual_players(running) == (EVERYBODY[:6],)
    with pytest.raises(SetupError, match="WZ-M1 is for 6 to 6 Survivors, not 5"):
        begun(next_setup(running, [EVERYBODY[:5]]))
    with pytest.raises(SetupError, match="WZ-M1 is for 5 to 6 Survivors, not 4"):
        begun(next_setup(after_deaths(INFECTED, 5), [EVERYBODY[:4]]))


@pytest.mark.rule("WZ-OPEN-40")
def test_nobody_is_enough_for_no_mission() -> None:
    with pytest.raises(CampaignError, match="WZ-M1 cannot be played with the 0 who are left alive"):
        usual_players(after_deaths(INFECTED, 0))


def test_a_mission_that_cannot_be_played_with_so_few_says_so_before() -> None:
    made = {"id": "few", "title": "Few", "begins": ["RM-M01"], "missions": {"RM-M01": {}}, "fallen": {}, "format": 1}
    running = after_deaths(msgspec.convert(made, Campaign), 5, tuple(EDITIONS["classic"].pack.survivors))
    with pytest.raises(CampaignError, match=r"(?s)RM-M01 cannot be played with the 5 who .*there must be 6 to 12"):
        usual_players(running)
