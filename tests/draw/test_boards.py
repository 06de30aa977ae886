import re
import time
import xml.etree.ElementTree as ET
from collections.abc import Callable

import pytest

from shamble.draw import board_svg, defs, pieces, static_layer, style, viewbox, zone_text
from shamble.draw.geometry import geometry
from shamble.draw.places import plan
from shamble.rules.horde import put
from shamble.world.game import Game

SVG = "{http://www.w3.org/2000/svg}"
Played = Callable[[str, int], Game]

positions = pytest.mark.parametrize(
    ("mission", "choices"), [("RM-M01", 0), ("RM-M01", 150), ("RM-T1", 0), ("RM-T1", 120)]
)


def parsed(drawing: str) -> ET.Element:
    return ET.fromstring(drawing)


def wrapped(fragment: str) -> ET.Element:
    return parsed(f'<svg xmlns="http://www.w3.org/2000/svg">{fragment}</svg>')


@positions
@pytest.mark.parametrize("turned", [None, True, False])
@pytest.mark.parametrize("light", [False, True])
def test_a_board_stands_by_itself(played: Played, mission: str, choices: int, turned: bool | None, light: bool) -> None:
    drawing = board_svg(played(mission, choices), turned, light=light)
    root = parsed(drawing)
    ids = [element.get("id") for element in root.iter() if element.get("id")]
    assert len(ids) == len(set(ids))
    assert "var(" not in drawing
    used = set(re.findall(r"url\(#([^)]+)\)", drawing))
    assert used <= set(ids)


@positions
def test_every_zone_has_an_area_above_floors_and_below_pieces(played: Played, mission: str, choices: int) -> None:
    game = played(mission, choices)
    layer = parsed(static_layer(game.setting))
    areas = [element for element in layer.iter() if element.get("class") == "zone"]
    assert [area.get("data-zone") for area in areas] == [zone.name for zone in game.setting.board.zones]
    assert list(layer)[-len(areas) :] == areas
    assert all(area.get("aria-label") and area.get("tabindex") == "0" for area in areas)
    drawing = board_svg(game)
    assert drawing.rindex('class="zone"') < drawing.index('<g class="pieces">')


@pytest.mark.parametrize("turned", [False, True])
def test_areas_cover_the_board_once(played: Played, turned: bool) -> None:
    board = played("RM-T1", 0).setting.board
    drawn = geometry(board, turned)
    total = 0.0
    for outline in drawn.outlines:
        for loop in outline.split("Z")[:-1]:
            corners = [tuple(map(float, corner.split())) for corner in loop[1:].split("L")]
            total += sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(corners, corners[1:] + corners[:1], strict=True)) / (
                2
            )
    assert total == pytest.approx(drawn.width * drawn.height)


def test_the_page_and_the_picture_share_their_colours(played: Played) -> None:
    game = played("RM-M01", 150)
    drawn = defs() + static_layer(game.setting) + "".join(pieces(game).values()) + style()
    used = set(re.findall(r"var\((--d-[a-z0-9-]+)\)", drawn))
    given = set(re.findall(r"(--d-[a-z0-9-]+):", style()))
    assert used
    assert used <= given


def test_a_tall_board_is_turned(played: Played) -> None:
    setting = played("RM-M01", 0).setting
    _, _, width, height = map(float, viewbox(setting).split())
    assert width > height
    assert viewbox(setting) == viewbox(setting, True) != viewbox(setting, False)


def test_pieces_are_well_formed(played: Played) -> None:
    for mission in ("RM-M01", "RM-T1"):
        for fragment in pieces(played(mission, 150)).values():
            wrapped(fragment)


def changed(before: dict[str, str], after: dict[str, str]) -> set[str]:
    return {name for name in before.keys() | after.keys() if before.get(name) != after.get(name)}


def test_pieces_change_only_where_the_game_changed(played: Played) -> None:
    game = played("RM-M01", 0).copy()
    before = pieces(game)
    put(game, game.setting.board.zone("5R.S2"), 0, 3)
    assert changed(before, pieces(game)) == {"zombies:5R.S2"}
    game.state.noise[game.setting.board.zone("8R.A")] = 2
    assert changed(before, pieces(game)) == {"zombies:5R.S2", "noise:8R.A"}


def test_doors_objectives_and_spawns_show_their_state(played: Played) -> None:
    game = played("RM-M01", 0).copy()
    before = pieces(game)
    game.state.doors |= 1
    assert changed(before, pieces(game)) == {"door:0"}
    game.state.doors &= ~1
    game.state.taken |= 1 << 1
    assert changed(before, pieces(game)) == {"objective:1"}
    game.state.taken = 1
    assert changed(before, pieces(game)) == {"objective:0", "door:3"}, "the blue door loses its lock"
    game.state.taken = 0
    game.state.awake &= ~2
    assert changed(before, pieces(game)) == {"spawn:1"}


def test_a_trigger_shows_that_it_was_used(played: Played) -> None:
    game = played("RM-T1", 0).copy()
    before = pieces(game)
    game.state.triggered |= 1 << game.setting.mission.triggers[0]
    assert changed(before, pieces(game)) == {"trigger:4V"}


def test_survivors_who_left_the_board_are_not_drawn(played: Played) -> None:
    game = played("RM-M01", 0).copy()
    game.state.survivors[2].zone = -1
    assert "survivor:2" not in pieces(game)
    assert "survivor:1" in pieces(game)


@positions
def test_a_redealt_twin_draws_equal(played: Played, mission: str, choices: int) -> None:
    game = played(mission, choices)
    assert board_svg(game.redeal(0, salt=5)) == board_svg(game)


@pytest.mark.parametrize("turned", [False, True])
def test_tokens_and_figures_have_places_of_their_own(played: Played, turned: bool) -> None:
    for mission in ("RM-M01", "RM-T1"):
        for places in plan(played(mission, 0).setting, turned):
            for x, y in [*places.tokens.values(), *places.printed]:
                for room in (places.upper, places.lower):
                    assert not (room.x0 < x < room.x1 and room.y0 < y < room.y1)


def test_a_crowd_stays_in_its_zone(played: Played) -> None:
    game = played("RM-M01", 0).copy()
    game.state.zombies = [12] * len(game.state.zombies)
    game.state.crowd = [12 * game.setting.stride] * len(game.state.crowd)
    drawn = geometry(game.setting.board)
    for zone in game.setting.board.zones:
        room = drawn.rooms[zone.index]
        for x, y in re.findall(
            r'transform="translate\(([-\d.]+) ([-\d.]+)\) scale', pieces(game)[f"zombies:{zone.name}"]
        ):
            assert room.x0 < float(x) < room.x1
            assert room.y0 < float(y) < room.y1


def test_zone_text_tells_what_is_there(played: Played) -> None:
    game = played("RM-M01", 0).copy()
    zone = game.setting.board.zone("1R.S1")
    told = zone_text(game, zone)
    assert told.startswith("the street at the start (1R.S1)")
    assert all(survivor.name in told for survivor in game.state.survivors)
    put(game, zone, 0, 2)
    game.state.noise[zone] = 4
    assert "2 Skinner Walkers" in zone_text(game, zone)
    assert "4 Noise" in zone_text(game, zone)
    alley = zone_text(game, game.setting.board.zone("4V.L1"))
    assert "indoor alley" in alley
    assert "closed blue door to the 3rd street in the north" in alley
    assert "Exit" in zone_text(game, game.setting.board.zone("9R.H"))
    assert "1 blue bed" in zone_text(game, game.setting.board.zone("4V.C"))
    assert "Spawn Zone 1 2" in zone_text(game, game.setting.board.zone("5R.S5"))


def test_pieces_are_quick(played: Played) -> None:
    game = played("RM-M01", 150)
    pieces(game)
    times = []
    for _ in range(10):
        start = time.perf_counter()
        pieces(game)
        times.append(time.perf_counter() - start)
    assert min(times) < 0.012, "about 1 ms on a quiet machine"
