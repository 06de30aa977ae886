import copy
import re

import pytest

from shamble.draw import board_svg, pieces, zone_text
from shamble.draw.wording import tent_text
from shamble.games import build, new_game
from shamble.world.game import Game


@pytest.fixture
def camp() -> Game:
    """The first training Mission with tents on two of its fields."""
    game = build(new_game("RM-T1").setting.setup)
    board = game.setting.board
    game.setting.mission = mission = copy.copy(game.setting.mission)
    mission.tents = (board.zone("7V.C1"), board.zone("7V.C4"))
    game.state.tents = [1, 4]
    return game.start()


def test_closed_tents_look_all_alike(camp: Game) -> None:
    before = board_svg(camp)
    camp.state.tents = [3, 5]
    assert board_svg(camp) == before
    assert board_svg(camp.redeal(0, salt=3)) == before
    assert "closed tent" in zone_text(camp, camp.setting.mission.tents[0])


def test_an_entered_tent_shows_its_beds(camp: Game) -> None:
    before = pieces(camp)
    camp.state.tents = [-1 - 1, 4]
    after = pieces(camp)
    assert {name for name in after if after[name] != before[name]} == {"tent:7V.C1"}
    beds = camp.setting.tent_cards[1].beds
    assert len(re.findall(r"<title>(?:blue|green) bed</title>", after["tent:7V.C1"])) == sum(beds.by_colour.values())
    assert "blue bed" in tent_text(camp, 0)


def test_tents_stand_there_before_their_cards_are_dealt(camp: Game) -> None:
    dealt = board_svg(camp)
    camp.state.tents = []
    assert board_svg(camp) == dealt
    assert "closed tent" in zone_text(camp, camp.setting.mission.tents[0])
