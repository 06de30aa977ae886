"""Team Actions beyond what a scenario shows: the cards in the box, options, and the page."""

import pytest
from tests.sent import sent

from shamble.editions import EDITIONS
from shamble.engine.errors import SetupError
from shamble.games import new_game
from shamble.rules.team.cards import CARDS, COPIES
from shamble.table.screen.dashboards import dashboard


@pytest.mark.rule("RM-TEAM-01")
def test_the_box_holds_as_many_cards_as_the_rules_hand_out() -> None:
    held = {t.face: t.count for t in EDITIONS["classic"].pack.tokens if t.token == "team-action-card"}
    assert held == dict.fromkeys(CARDS, COPIES)


@pytest.mark.rule("CL-SETUP-25")
def test_there_is_no_third_card_for_a_team() -> None:
    with pytest.raises(SetupError, match="team-actions"):
        new_game("RM-T1", options={"team-actions": "3"})


@pytest.mark.rule("CL-TEAM-02")
def test_the_dashboard_shows_the_cards_of_the_team() -> None:
    game = new_game("RM-T1", options={"team-actions": "2"})
    while game.decision is not None and game.decision.kind != "turn":
        wanted = [option for option in game.options if option.name == "Move!"]
        game.choose((wanted or game.options)[0])
    survivor = game.state.survivors[0]
    assert sent(dashboard(game, survivor))["tokens"] == ["Team Action: Move!", "Team Action: Move!"]
    use = next(option for option in game.options if option.action == "team-action")
    game.choose(use)
    assert sent(dashboard(game, survivor))["tokens"] == ["Team Action: Move! (used)", "Team Action: Move!"]
