"""The drawn map."""

import io
import re

import pytest

from shamble.editions import EDITIONS
from shamble.games import new_game
from shamble.rules.horde import put
from shamble.terminal.board_map import drawn, legend
from shamble.terminal.console import Console
from shamble.terminal.map_geometry import boxes, largest_box
from shamble.terminal.paint import Paint, paint_for
from shamble.text import words
from shamble.world import Game

PLAIN = Paint(colours=False, unicode=True)
MISSIONS = sorted(EDITIONS["classic"].pack.missions)


class Tty(io.StringIO):
    encoding = "utf-8"

    def isatty(self) -> bool:
        return True


WIDER = {"GAL-4": 132}
"""Boards of many narrow cells; where they do not fit, the Zones are listed."""


def map_of(game: Game, paint: Paint = PLAIN, width: int = 100) -> str:
    lines = drawn(words(), paint, game, width)
    assert lines is not None
    return "\n".join(lines)


@pytest.mark.parametrize("mission", MISSIONS)
def test_every_mission_fits_the_columns_of_a_terminal_with_all_its_zones(mission: str) -> None:
    game = new_game(mission, seed=1)
    width = WIDER.get(mission, 100)
    lines = map_of(game, width=width).splitlines()
    assert {len(line) for line in lines} == {len(lines[0])}
    assert len(lines[0]) <= width
    for zone in game.setting.board.zones:
        assert any(zone.name in line for line in lines), zone


@pytest.mark.parametrize("mission", MISSIONS)
def test_words_stand_inside_their_zone(mission: str) -> None:
    board = new_game(mission, seed=1).setting.board
    for zone, box in zip(board.zones, boxes(board), strict=True):
        inside = [(x, y) for x in range(box.left, box.right + 1) for y in range(box.top, box.bottom + 1)]
        assert set(inside) <= set(zone.cells)


def test_the_largest_box_of_a_bent_zone() -> None:
    assert largest_box([(0, 0), (0, 1), (0, 2), (1, 2), (2, 2), (1, 1), (2, 1)]) == (0, 1, 2, 2)


def test_the_map_shows_who_and_what_is_there() -> None:
    game = new_game("RM-M01", seed=1)
    zone = game.setting.board.zone("9R.H")
    for kind, count in ((0, 3), (1, 1)):
        game.state.stock[kind] = count
        put(game, zone, kind, count)
    game.state.noise[zone] = 2
    shown = map_of(game)
    assert "9R.H 3SW 1SF ♪2 EXIT helicopter" in shown
    assert "1R.S1 Bea Cat Dan Jam Jan" in shown
    assert "8R.A ●blue" in shown
    assert "5R.S5 ▼1,2" in shown
    key = " ".join(legend(words(), PLAIN, game, 100, of_map=True))
    assert "SW Skinner Walker" in key
    assert "AB" not in key


def test_a_full_zone_makes_its_row_higher_and_moves_no_column() -> None:
    game = new_game("RM-M01", seed=1)
    before = map_of(game).splitlines()
    zone = game.setting.board.zone("9R.S5")
    for kind in range(game.setting.stride):
        game.state.stock[kind] = 30
        put(game, zone, kind, 12)
    after = map_of(game).splitlines()
    assert len(after) > len(before)
    assert after[0] == before[0]
    assert all(f"12{code}" in "\n".join(after) for code in ("SW", "SF", "AB", "C"))


def test_doors_change_their_look_when_they_open() -> None:
    game = new_game("RM-T1", seed=1)
    closed = map_of(game)
    game.state.doors = 3
    opened = map_of(game)
    assert "▓" in closed
    assert "░" not in closed
    assert opened == closed.replace("▓", "░")


def test_plain_characters_where_there_is_nothing_better() -> None:
    shown = map_of(new_game("RM-T1", seed=1), Paint(colours=False, unicode=False))
    assert shown.isascii()
    assert "+----" in shown


def test_a_terminal_too_narrow_for_the_map_gets_none() -> None:
    assert drawn(words(), PLAIN, new_game("RM-T1", seed=1), 40) is None


def test_colours_change_nothing_but_colours(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.delenv("NO_COLOR", raising=False)
    game = new_game("RM-M01", seed=1)
    coloured = map_of(game, paint_for(Tty()))
    assert "\x1b[" in coloured
    assert re.sub(r"\x1b\[[0-9;]*m", "", coloured) == map_of(game)


@pytest.mark.parametrize(("name", "value"), [("NO_COLOR", "1"), ("TERM", "dumb")])
def test_colours_can_be_refused(monkeypatch: pytest.MonkeyPatch, name: str, value: str) -> None:
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setenv(name, value)
    assert not paint_for(Tty()).colours
    assert not paint_for(io.StringIO()).colours


def test_the_width_of_the_terminal_chooses_map_or_list(monkeypatch: pytest.MonkeyPatch) -> None:
    for columns, list_view in (("80", True), ("90", False), ("200", False)):
        monkeypatch.setenv("COLUMNS", columns)
        console = Console(io.StringIO(), io.StringIO())
        assert console.list_view is list_view
        assert console.width == min(100, int(columns))
    assert Console(io.StringIO(), io.StringIO(), narrow=True).list_view


def test_what_a_terminal_cannot_encode_does_not_stop_it() -> None:
    raw = io.BytesIO()
    out = io.TextIOWrapper(raw, encoding="ascii")
    Console(io.StringIO(), out).show("♪2 in 2V.L3")
    out.flush()
    assert raw.getvalue() == b"?2 in 2V.L3\n"


def test_a_balcony_stands_below_the_street_that_it_hangs_over() -> None:
    shown = drawn(words(), PLAIN, new_game("UA-M0", seed=1), 100)
    assert shown is not None
    street, balcony = (next(at for at, line in enumerate(shown) if name in line) for name in ("2R.S3", "2R.BAL"))
    assert shown[street].index("2R.S3") == shown[balcony].index("2R.BAL")
    assert balcony == street + 1
