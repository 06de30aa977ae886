"""Pieces: records that the engine copies, saves, shows and hides without knowing what they are."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from shamble.content.pieces import piece_findings, read_piece
from shamble.games import new_game
from shamble.lab.invariants import equipment_faults
from shamble.scenario import run_file
from shamble.world import Game
from shamble.world.pieces import PIECES, cards_in, new_piece, pieces_at, pieces_of, register_piece
from shamble.world.state import State


@pytest.fixture(autouse=True)
def crates() -> Iterator[None]:
    register_piece("crate", {"open": "flag", "inside": "word", "by": "survivor", "kept": "cards"}, hidden=("inside",))
    yield
    del PIECES["crate"]


@pytest.fixture
def game() -> Game:
    game = new_game("RM-T1", seed=1)
    game.state.pieces = [
        new_piece("crate", zone, inside=word) for zone, word in ((0, "gold"), (1, "silver"), (2, "sand"))
    ]
    return game


def test_a_kind_is_registered_once_with_known_types() -> None:
    with pytest.raises(ValueError, match="registered twice"):
        register_piece("crate")
    with pytest.raises(ValueError, match="unknown types"):
        register_piece("barrel", {"size": "litres"})


def test_pieces_survive_json_and_copies_share_nothing(game: Game) -> None:
    again = State.from_data(json.loads(json.dumps(game.state.to_data())))
    assert again.pieces == game.state.pieces
    assert again.hash() == game.state.hash()
    copy = game.copy()
    copy.state.pieces[0]["open"] = True
    assert not game.state.pieces[0]["open"]
    assert copy.state_hash() != game.state_hash()


def test_what_is_hidden_is_shown_to_nobody_and_dealt_again(game: Game) -> None:
    shown = game.view(0)["pieces"]
    assert [piece["inside"] for piece in shown] == ["hidden"] * 3
    deals = {tuple(piece["inside"] for piece in game.redeal(0, salt).state.pieces) for salt in range(20)}
    assert len(deals) > 1
    assert {tuple(sorted(deal)) for deal in deals} == {("gold", "sand", "silver")}
    game.state.pieces[1].update(open=True, inside="")
    assert game.view(0)["pieces"][1]["inside"] == ""


def test_pieces_are_found_by_kind_and_zone_while_they_are_on_the_board(game: Game) -> None:
    game.state.pieces[0]["zone"] = -1
    assert [number for number, _ in pieces_of(game, "crate")] == [1, 2]
    assert [number for number, _ in pieces_at(game, "crate", 2)] == [2]


def test_a_card_in_a_piece_is_in_one_place(game: Game) -> None:
    card = game.state.decks["equipment"].pop()
    assert list(equipment_faults(game))
    game.state.pieces[0]["kept"] = (card,)
    assert list(cards_in(game.state)) == [card]
    assert not list(equipment_faults(game))


def test_every_fault_of_a_piece_is_told() -> None:
    everything = ("word", "number", "flag", "zone", "zones", "survivor", "survivors", "card", "cards")
    assert "crate" in dict(piece_findings({"piece": "krate"}, everything))["piece",]
    given = {"piece": "crate", "zone": "a", "opn": True, "inside": 3, "kept": ["Pan"]}
    told = dict(piece_findings(given, ("word", "flag")))
    assert 'did you mean "open"' in told["opn",]
    assert "expected a word" in told["inside",]
    assert "leave it out" in told["kept",]


def test_a_piece_is_read_by_names() -> None:
    piece = read_piece(
        {"piece": "crate", "zone": "b", "by": None, "kept": ["Pan", "Water"]},
        {"zone": lambda name, _: "abc".index(name), "card": lambda name, _: len(name)},
    )
    assert piece == {"piece": "crate", "zone": 1, "open": False, "inside": "", "by": -1, "kept": (3, 5)}


def test_a_scenario_lays_and_expects_pieces(tmp_path: Path) -> None:
    file = tmp_path / "crate.yaml"
    file.write_text(
        "scenario: A crate\nboard: {grid: a b}\nsurvivors: {Ned: {at: a, skills: []}}\n"
        "pieces: [{piece: crate, zone: b, inside: gold, by: Ned, kept: [Pan]}]\n"
        "steps:\n  - expect: {pieces: [{piece: crate, zone: b, by: Ned, kept: [Pan]}]}\n"
    )
    assert run_file(file).ok
    file.write_text(file.read_text().replace("kept: [Pan]}]}", "kept: []}]}"))
    assert "kept: [Pan]" in str(run_file(file).difference)
