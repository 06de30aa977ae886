"""Gaming Night is no Resurrection (CL-MODE-NIGHT-01), and a lost evening may begin anew (CL-MODE-NIGHT-07)."""

import pytest

from shamble.engine import SetupError
from shamble.games import new_game
from shamble.rules.wounds import kill

TEAM = ["Amy", "Ned", "Josh", "Doug", "Phil", "Wanda"]


@pytest.mark.rule("CL-MODE-NIGHT-01")
def test_gaming_night_and_resurrection_are_refused_together() -> None:
    both = {"gaming-night": "on", "resurrection": "on"}
    with pytest.raises(SetupError, match=r"gaming-night and resurrection cannot be played together.*CL-MODE-NIGHT-01"):
        new_game("RM-M01", [TEAM], boxes=["RM", "S1"], options=both)


@pytest.mark.rule("CL-MODE-NIGHT-07")
def test_with_everybody_down_the_players_go_on_or_end_it_themselves() -> None:
    game = new_game("RM-M01", [TEAM], seed=1, boxes=["RM", "S1"], options={"gaming-night": "on"})
    for survivor in game.state.survivors:
        kill(game, survivor)
    assert {survivor.status for survivor in game.state.survivors} == {"down"}
    assert not game.state.outcome
    game.give_up(0)
    assert game.state.reason == "given-up"
