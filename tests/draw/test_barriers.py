"""Barricades, barbwire, gates, towers, planks and switches look like what they are now."""

from typing import Any
from xml.etree import ElementTree

from shamble.draw import board_svg, zone_names
from shamble.draw.pieces import pieces
from shamble.draw.wording import zone_texts
from shamble.scenario.building import KIND, build
from shamble.world.game import Game

POSITION: dict[str, Any] = {
    "scenario": "Everything that stands on borders",
    "board": {
        "grid": "a b c t\nA H g d\nB . e d",
        "openings": ["A-H", "H-g"],
        "planks": ["B-H"],
        "barricades": {"a-b": 1},
        "barbwire": {"b-c": "intact", "e-d": "torn"},
        "gates": {"g": 90},
        "towers": {"t": "c"},
        "zones": {"H": {"kind": "hole"}, "g": {"kind": "indoor-alley"}, "e": {"token": "rubble"}},
    },
    "survivors": {"Ned": {"at": "a", "skills": []}},
    "pieces": [
        {"piece": "switch", "zone": "d", "colour": "red", "turns": ["g"]},
        {"piece": "unfinished-barricade", "zone": "a", "beyond": "b"},
    ],
}


def position() -> Game:
    return build({"kind": KIND, "scenario": POSITION}).start()


def test_the_whole_board_is_well_formed() -> None:
    game = position()
    for turned in (False, True):
        ElementTree.fromstring(board_svg(game, turned))


def test_what_changes_is_drawn_anew() -> None:
    game = position()
    before = pieces(game)
    names = {one.name: f"barrier:{one.index}" for one in game.setting.board.barriers}
    assert set(names.values()) <= set(before)
    assert "piece:1" in before
    for barrier, state in ((game.setting.board.barriers[at], to) for at, to in enumerate((2, 1, 0, 2))):
        key = game.state.doors
        game.state.doors = barrier.put(key, state)
        if game.state.doors != key:
            assert pieces(game)[f"barrier:{barrier.index}"] != before[f"barrier:{barrier.index}"]


def test_zones_are_told_with_what_stands_on_their_edges() -> None:
    told, names = zone_texts(position()), zone_names(position())
    assert f"1 of 2 barricades between {names['a']} and {names['b']}" in told["a"]
    assert f"barbwire between {names['b']} and {names['c']}" in told["b"]
    assert f"gate in {names['g']}, open to east, south" in told["g"]
    assert "observation tower" in told["t"]
