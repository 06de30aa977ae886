"""Who can take part in Resurrection mode (CL-MODE-RES-01), and how somebody looks who is down."""

import pytest
from tests.sent import sent

from shamble import draw
from shamble.engine import SetupError
from shamble.games import new_game
from shamble.rules.modes.fallen import Downed
from shamble.rules.wounds import kill
from shamble.table.screen.dashboards import dashboard
from shamble.world import Game

TEAM = ["Amy", "Ned", "Josh", "Doug", "Phil", "Wanda"]


def game(team: list[str]) -> Game:
    return new_game("RM-M01", [team], seed=1, boxes=["RM", "S1"], options={"resurrection": "on"})


@pytest.mark.rule("CL-MODE-RES-01")
def test_only_survivors_with_a_zombivor_version_take_part_and_they_begin_without_it() -> None:
    assert not any(survivor.turned for survivor in game(TEAM).state.survivors)
    with pytest.raises(SetupError, match=r"Amy \(zombivor\) begins in the ordinary version"):
        game(["Amy (zombivor)", *TEAM[1:]])
    with pytest.raises(SetupError, match="Eagle Chaz has no Zombivor version"):
        game(["Eagle Chaz", *TEAM[1:]])


def test_whoever_is_down_lies_on_the_board_and_his_dashboard_says_so() -> None:
    down = game(TEAM)
    kill(down, down.state.survivors[0])
    lying = next(n for n, piece in enumerate(down.state.pieces) if isinstance(piece, Downed))
    assert ">Amy<" in draw.pieces(down)[f"piece:{lying}"]
    assert "survivor:0" not in draw.pieces(down)
    assert sent(dashboard(down, down.state.survivors[0]))["status_name"] == "lies still, and may come back"
