"""Zombivors at the table: chosen by name, told by the symbol on their card (CL-SETUP-13, CL-ZOMBIVOR-03)."""

import pytest
from tests.sent import sent

from shamble import draw
from shamble.editions import EDITIONS
from shamble.games import new_game
from shamble.table.screen.dashboards import dashboard
from shamble.web.setup_form import form_shown
from shamble.world import Game


def game() -> Game:
    return new_game("RM-M01", [["Amy (zombivor)", "Ned", "Bear", "Cathy", "Dan", "James"]], seed=1, boxes=["RM", "S1"])


@pytest.mark.rule("CL-SETUP-13", "CL-READ-21")
def test_a_player_may_take_a_zombivor_in_place_of_a_survivor() -> None:
    amy = game().state.survivors[0]
    assert amy.name == "Amy (zombivor)"
    assert amy.skills == EDITIONS["classic"].pack.survivors["Amy (zombivor)"].blue
    assert "Amy (zombivor)" in [one["name"] for one in form_shown({"box-TCM": "1"})["survivors"]]


@pytest.mark.rule("CL-ZOMBIVOR-03")
def test_the_symbol_stands_on_the_card_of_a_zombivor_and_on_no_other() -> None:
    amy, ned = game().view(0)["survivors"][:2]
    assert (amy["traits"], ned["traits"]) == (["zombivor"], [])
    assert ["biohazard" in draw.portrait(one["name"]) for one in (amy, ned)] == [True, False]
    marks = [sent(dashboard(game(), survivor))["tokens"] for survivor in game().state.survivors[:2]]
    assert marks == [["Zombivor"], []]
    pieces = draw.pieces(game())
    assert ["biohazard" in pieces[f"survivor:{index}"] for index in (0, 1)] == [True, False]
