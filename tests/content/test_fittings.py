"""Missions lay barricades, barbwire, gates, towers, planks and switches; what contradicts itself is refused."""

from pathlib import Path

import pytest

from shamble.board import BARRICADES, FENCES, GATES
from shamble.content import ContentError, load_mission
from shamble.editions import EDITIONS
from shamble.games import new_game
from shamble.lab.checker import check_game
from shamble.lab.trials import mixed_trial
from shamble.rules.places.switches import Switch

MISSION = """\
format: 1
id: T-2
title: Behind the Wire
edition: classic
box: S1
variant: rue-morgue
survivors: [6, 12]
from: designed
tiles: [[1P, 9P], [11R, 12R]]
turns: [[0, 0], [0, 0]]
start: [1P.S1]
spawns:
  - {zone: 9P.S1, locators: [1, 2, 3, 4, 5, 6]}
exit: 9P.S2
"""
WIN = "win: [{rally: exit}]\n"


def load(text: str, folder: Path) -> str:
    path = folder / "T-2.yaml"
    path.write_text(text, encoding="utf-8")
    load_mission(path, EDITIONS["classic"].pack)
    return str(path)


FAULTS = [
    ("barricades: [{between: [1P.S1, 1P.S2]}, {between: [1P.S2, 1P.S1]}]", "barricades[0] lies between these Zones"),
    ("barricades: [{between: [1P.S1, 1P.S2], places: 1, complete: 2}]", "found 2 of 1"),
    ("torn: [[1P.C1, 1P.C1]]", 'found "1P.C1" twice'),
    ("towers: [{zone: 9P.S1, ladder: 9P.S2}]", "9P.S1 is a Spawn Zone: Zombies never spawn in towers"),
    ("towers: [{zone: 1P.S2, ladder: 1P.S3}, {zone: 1P.S3, ladder: 1P.S4}]", "a ladder stands on the ground"),
    ("gates: [{zone: 9P.L1}, {zone: 9P.L1}]", "9P.L1 holds one of gates already"),
    ("gates: [{zone: 9P.X}]", 'no Zone "9P.X" on that tile'),
    ("pieces: [{piece: switch, zone: 9P.A}]", "this switch does nothing"),
    ("pieces: [{piece: switch, zone: 9P.A, opens: [9P.A, 9P.B]}]", "expected the two Zones of each door"),
    ("pieces: [{piece: switch, zone: 9P.A, turns: [9P.L1]}]", "there is no gate in 9P.L1"),
]


@pytest.mark.parametrize(("line", "message"), FAULTS)
def test_contradictions_are_named(line: str, message: str, tmp_path: Path) -> None:
    with pytest.raises(ContentError) as caught:
        load(MISSION + WIN + line + "\n", tmp_path)
    assert message in str(caught.value)


WHOLE = """\
barricades:
  - {between: [1P.S6, 1P.S7], complete: 2}
  - {between: [1P.S7, 1P.S8], complete: 1, again: false}
torn: [[1P.S2, 1P.S8]]
gates: [{zone: 9P.L1, turn: 90}]
towers: [{zone: 1P.S4, ladder: 1P.S2}]
tokens: [{kind: rubble, zone: 9P.S3}]
pieces: [{piece: switch, zone: 9P.S2, colour: red, turns: [9P.L1]}]
"""


def test_a_mission_lays_all_of_it(tmp_path: Path) -> None:
    mission = load(MISSION + WIN + WHOLE, tmp_path)
    game = new_game(mission, seed=3)
    board, key = game.setting.board, game.state.doors
    states = {(one.kind, one.name): one.state(key) for one in board.barriers}
    assert states[BARRICADES, "1P.S6-1P.S7"] == 2
    assert states[BARRICADES, "1P.S7-1P.S8"] == 1
    assert states[GATES, "9P.L1"] == 1
    assert [name for (kind, name), state in states.items() if kind == FENCES and state] != []
    assert board.planks
    assert isinstance(game.state.pieces[0], Switch)


def test_random_play_survives_it(tmp_path: Path) -> None:
    mission = load(MISSION + WIN + WHOLE, tmp_path)
    assert all(check_game(mixed_trial(number, [mission])).outcome for number in (2,))
