"""Small pieces beside figures: each has room of its own, is named once, and can be chosen on the board."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tests.sent import sent

from shamble.draw import pieces, zone_text
from shamble.scenario import load
from shamble.table.screen.offers import decision_shown
from shamble.world import Game

POSITION = """
scenario: A crowd around a switch and a car
boxes: [S1, RM, DC, AN]
board: {grid: "c a B", doors: {a-B: closed}}
allows: [driving]
survivors:
  Ned: {at: a, reserve: [Cherry], skills: []}
  Amy: {at: a, skills: [], done: true}
  Josh: {at: a, skills: [], done: true}
companions: [{piece: companion, zone: a, sign: Cherry}]
pieces:
  - {piece: switch, zone: a, colour: red, opens: [a, B]}
  - {piece: car, zone: a, kind: taxi}
turn: Ned
"""


@pytest.fixture
def game(tmp_path: Path) -> Game:
    file = tmp_path / "crowd.yaml"
    file.write_text(POSITION)
    return load(file)[1].start()


def _at(drawn: str) -> tuple[float, float]:
    found = re.search(r"translate\(([-\d.]+) ([-\d.]+)\)", drawn)
    assert found
    return float(found[1]), float(found[2])


def test_nobody_stands_on_a_switch(game: Game) -> None:
    drawn = pieces(game)
    x, y = next(_at(part) for name, part in drawn.items() if name.startswith("piece:") and "switch" in part)
    people = [_at(part) for name, part in drawn.items() if name.startswith(("survivor:", "figure:"))]
    assert len(people) == 4
    assert all(abs(px - x) > 60 or abs(py - y) > 60 for px, py in people)


def test_a_companion_is_named_once(game: Game) -> None:
    told = zone_text(game, game.state.survivors[0].zone)
    assert told.count("Cherry") == 1
    assert "ompanion" not in told


def test_options_name_the_piece_that_they_are_about(game: Game) -> None:
    shown = sent(decision_shown(game, [0]))
    assert shown is not None
    kinds = {f"piece:{n}": piece.piece_kind.name for n, piece in enumerate(game.state.pieces)}
    about = {option["action"]: option.get("piece", "") for option in shown["options"]}
    assert kinds[about["get-in"]] == "car"
    assert kinds[about["pull-switch"]] == "switch"
    assert about["dog-run"].startswith("figure:")
    assert about["trade"] == ""


def test_what_can_be_done_with_a_vehicle_comes_first_for_those_in_it(game: Game) -> None:
    game.choose(next(option for option in game.options if option.action == "get-in"))
    shown = sent(decision_shown(game, [0]))
    assert shown is not None
    groups = [option["group"] for option in shown["options"]]
    assert groups[0] == "Vehicle"
    assert "Vehicle" not in groups[groups.count("Vehicle") :]
