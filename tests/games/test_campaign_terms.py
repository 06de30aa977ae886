"""The terms of a campaign as its games have them: what lasts, what excludes what, and what nobody is shown."""

import pytest

from shamble.editions import EDITIONS
from shamble.games import begun
from shamble.games.campaign import begin, next_setup
from shamble.games.campaign_story import story_of
from shamble.games.campaign_teams import usual_players
from shamble.rules.missions.achievements import ACHIEVE, has_achieved

CAMPAIGN = EDITIONS["second-edition"].pack.campaigns["infected-state"]
PAIRS = [("Gravedigger", "Corpse Robber"), ("Straight Talker", "Bluffer")]


@pytest.mark.parametrize(("first", "second"), [*PAIRS, *((b, a) for a, b in PAIRS), ("Oath", "Praetorian")])
def test_of_two_that_exclude_each_other_the_first_stays_alone(first: str, second: str) -> None:
    running = begin(CAMPAIGN, seed=2, kept={"sheets": {"achievements": [first]}})
    game = begun(next_setup(running, usual_players(running)))
    game.ask(ACHIEVE, second, -1, "WZ-ACH-01")
    assert has_achieved(game, first, -1)
    assert has_achieved(game, second, -1) == (first == "Oath")


def test_the_sheet_of_the_team_shows_what_it_has_but_nothing_hidden() -> None:
    shown = [one.name for one in CAMPAIGN.achievements if not one.name.endswith(" Saved")]
    assert [one.name for one in CAMPAIGN.achievements if one.hidden] == ["President Saved", "Taylor Saved"]
    kept = {"sheets": {"achievements": [*shown, "President Saved", "Taylor Saved"]}}
    assert [name for name, _ in story_of(begin(CAMPAIGN, seed=2, kept=kept)).team] == [
        *("Good Samaritan", "Oath", "Radio Contact", "Crew Log", "Gravedigger", "Corpse Robber", "Praetorian"),
        *("Let There Be Light", "Tunnel Dweller", "Straight Talker", "Bluffer"),
    ]


def test_keep_rolls_say_which_cards_last_to_the_next_mission() -> None:
    running = begin(CAMPAIGN, seed=2)
    game = begun(next_setup(running, usual_players(running)))
    bearer = game.state.survivors[0]
    bearer.slots[0] = min(game.setting.numbers_of("Crowbar"))
    game.give_up(0)
    assert game.kept()["sheets"]["sheets"][bearer.name] == {"equipment": ["Crowbar"]}
