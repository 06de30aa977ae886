"""What goals and special rules name is named where it lies: on the sheet, in the terminal and on the page."""

from __future__ import annotations

import pytest
from tests.sent import sent

from shamble.draw import zone_texts
from shamble.editions import EDITIONS
from shamble.games import new_game
from shamble.games.missions import content_naming, find_mission
from shamble.rules.missions.endings import possible_ends
from shamble.rules.places.parts import move_part
from shamble.sheet import contents
from shamble.sheet.contents import TokenRow
from shamble.table.screen.goals import objectives_shown
from shamble.table.screen.position import board_part
from shamble.terminal.contents import everything, ways
from shamble.terminal.paint import Paint
from shamble.text import languages, reading_in, words_of
from shamble.text.pieces import objective_colour, piece_name
from shamble.web.assets import STATIC
from shamble.world.game import Game
from shamble.world.words import COUNTED, leaves, word_of

MISSIONS = sorted(mission for edition in EDITIONS.values() for mission in edition.pack.missions)
OBJECTIVES = ("found", "unloaded", "bearing")
PIECES = ("aboard", "left", "on_track", "tokens")
"""Conditions whose value is the name of Objectives, and the kind of a piece."""


def rows_of(game: Game) -> tuple[TokenRow, ...]:
    pack = content_naming(game.setting.mission.id)
    return contents(game, find_mission(pack, game.setting.mission.id), pack, ()).rows


def on_sheet(rows: tuple[TokenRow, ...], name: str, zone: str) -> bool:
    return any(name.casefold() in row.name.casefold() and zone in row.places for row in rows)


def in_terminal(game: Game, zone: int) -> str:
    words, paint = words_of(game.setting), Paint(colours=False, unicode=True)
    return " ".join([*(text for text, _ in everything(words, paint, game, zone)), ways(words, game, zone)])


@pytest.mark.parametrize("mission", MISSIONS)
def test_objectives_and_pieces_are_called_the_same_wherever_they_are_shown(mission: str) -> None:
    game = new_game(mission)
    for language in languages():
        with reading_in(language):
            assert_named(game)


def assert_named(game: Game) -> None:
    """Each Objective and piece that the Mission names, in the language of whoever reads."""
    named = [(n, one) for n, one in enumerate(game.setting.mission.objectives) if one.name and not one.face_down]
    pieces = [one for one in game.setting.mission.pieces if getattr(one, "trait", "") and one.zone >= 0]
    said, page, rows, zones = words_of(game.setting), zone_texts(game), rows_of(game), game.setting.board.zones
    listed = sent(objectives_shown(game))
    for number, token in named:
        zone, called = zones[token.zone].name, objective_colour(said, game, number)
        assert token.name in called
        assert called in listed[number]["text"]
        assert called in page[zone]
        assert called in in_terminal(game, token.zone)
        assert on_sheet(rows, called, zone)
    for piece in pieces:
        zone, called = zones[piece.zone].name, piece_name(said, piece)
        assert said.word(getattr(piece, "trait", "")) in called
        assert called in page[zone]
        assert called in in_terminal(game, piece.zone)
        assert on_sheet(rows, called, zone)


@pytest.mark.parametrize("mission", MISSIONS)
def test_whatever_a_goal_names_lies_somewhere_under_this_name(mission: str) -> None:
    game = new_game(mission)
    there = " ".join(zone_texts(game).values())
    for end in possible_ends(game):
        for leaf in leaves(end.given) if end.given else ():
            word, value = word_of(leaf), leaf[word_of(leaf)]
            if word in OBJECTIVES:
                assert f"“{value}” Objective" in there
            if word in PIECES and value not in COUNTED:
                assert words_of(game.setting).word(value) in there


@pytest.mark.parametrize("mission", [one for one in MISSIONS if new_game(one).setting.mission.part_joins])
def test_a_part_that_moves_says_which_zones_it_joins(mission: str) -> None:
    game = new_game(mission)
    rows, page, zones = rows_of(game), zone_texts(game), game.setting.board.zones
    for part, state, pair in game.setting.mission.part_joins:
        one, other = sorted(pair)
        names = zones[one].name, zones[other].name
        assert on_sheet(rows, "part of the board", f"{names[0]} – {names[1]}") or on_sheet(
            rows, "part of the board", f"{names[1]} – {names[0]}"
        )
        for zone in pair:
            assert f"ways with “{part}: {state}”: " in page[zones[zone].name]
            assert f"ways with “{part}: {state}”: " in in_terminal(game, zone)


def test_the_ways_of_a_part_are_told_once_when_it_has_moved() -> None:
    game = new_game("AD-M10")
    move_part(game, "lifts", "running")
    text = zone_texts(game)["V8.E"]
    assert "ways with" not in text
    assert "stairwell" in text


def test_zones_that_only_seem_to_meet_are_named_with_the_line_that_parts_them() -> None:
    """The limits between R4.L2 and R4.L4 and, a tenth of a tile farther south, R5.L5 and R5.L4 count as one line."""
    game = new_game("AD-M5")
    board = game.setting.board
    one, other = board.zone("R4.L4"), board.zone("R5.L5")
    assert board.parted == ((one, other),)
    assert other not in game.layout.adjacent[one]
    assert other not in game.layout.sight[one]
    assert on_sheet(rows_of(game), "the limits of these Zones are one line", "R4.L4 – R5.L5")
    for zone in (one, other):
        assert "the limits of the Zones are one line" in zone_texts(game)[board.zones[zone].name]
        assert "the limits of the Zones are one line" in in_terminal(game, zone)
    assert set(sent(board_part(game))["parted"]) == {"R4.L4", "R5.L5"}
    assert "screen.parted?.[String(who.zone)]" in (STATIC / "overlays.js").read_text(encoding="utf-8")


def test_no_other_mission_has_zones_that_only_seem_to_meet() -> None:
    assert [mission for mission in MISSIONS if new_game(mission).setting.board.parted] == ["AD-M5"]
