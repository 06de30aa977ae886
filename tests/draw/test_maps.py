"""Maps of Missions: everything on the board but the Survivors, and a legend."""

import xml.etree.ElementTree as ET

import pytest

from shamble.draw import map_svg
from shamble.draw.maps import shape, signs
from shamble.editions import EDITIONS
from shamble.games import new_game

SVG = "{http://www.w3.org/2000/svg}"


def ids(drawing: str) -> list[str]:
    return [str(element.get("id")) for element in ET.fromstring(drawing).iter() if element.get("id")]


@pytest.mark.parametrize("mission", sorted(EDITIONS["classic"].pack.missions))
@pytest.mark.parametrize("light", [False, True])
def test_every_mission_has_a_map_without_survivors(mission: str, light: bool) -> None:
    game = new_game(mission)
    drawing = map_svg(game, light=light)
    assert "var(--" not in drawing
    names = ids(drawing)
    assert not [name for name in names if name.startswith("survivor:")]
    assert len([name for name in names if name.startswith("start:")]) == len(set(game.setting.mission.start))
    assert len([name for name in names if name.startswith("door:")]) == len(game.setting.mission.doors)


def test_the_legend_names_each_sign_once() -> None:
    assert [sign.words for sign in signs(new_game("RM-M01"))] == [
        "Survivors begin here",
        "Exit",
        "closed door",
        "locked blue door",
        "blue Objective",
        "red Objective",
        "Spawn Zone",
        "helicopter",
        "manhole",
        "blue bed",
        "green bed",
        "locker room",
    ]


def test_companions_who_have_no_name_yet_wait_on_the_map_and_stand_in_the_legend() -> None:
    game = new_game("AD-M4")
    assert {"Companion", "Sleeper"} <= {sign.words for sign in signs(game)}
    told = [title.text for title in ET.fromstring(map_svg(game, False, legend=False)).iter(f"{SVG}title")]
    assert told.count("Companion") == 2


def test_the_legend_lies_below_the_map() -> None:
    game = new_game("RM-M01")
    wide, high = shape(game, False)
    whole = ET.fromstring(map_svg(game, False))
    alone = ET.fromstring(map_svg(game, False, legend=False))
    frames = [[float(number) for number in str(one.get("viewBox")).split()] for one in (whole, alone)]
    assert frames[1][2:] == [wide, high]
    assert frames[0][2] == wide
    assert frames[0][3] > high
    words = {text.text for text in whole.iter(f"{SVG}text")}
    assert {"locked blue door", "manhole"} <= words
    assert not {"locked blue door", "manhole"} & {text.text for text in alone.iter(f"{SVG}text")}


def test_cards_that_lie_in_zones_have_a_sign_on_the_map_and_in_the_legend() -> None:
    game = new_game("RM-M09")
    told = ["La Guillotine: for whoever Searches here", "Nailbat (RM): for whoever Searches here"]
    assert [sign.words for sign in signs(game) if "Searches" in sign.words] == told
    board, legend = map_svg(game).split('<g class="legend">')
    for words in told:
        assert f"<title>{words}</title>" in board
        assert f">{words}</text>" in legend
