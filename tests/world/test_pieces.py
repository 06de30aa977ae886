"""Pieces: records that are copied, saved, found, hidden and dealt again; most of it needs no game."""

import json
import types
from pathlib import Path
from typing import Annotated

import pytest

from shamble.content.pieces import piece_findings, read_piece
from shamble.files.plain import Json
from shamble.games import new_game
from shamble.lab.invariants import equipment_faults
from shamble.scenario import run_file
from shamble.world import Game
from shamble.world.pieces import (
    HIDDEN,
    NOWHERE,
    PIECES,
    CardNumbers,
    Piece,
    SurvivorNumber,
    cards_in,
    copied_pieces,
    dealt_again,
    inside,
    pieces_at,
    pieces_called,
    pieces_of,
    read_pieces,
)
from shamble.world.state import State


class Crate(Piece, tag="crate"):
    open: bool = False
    inside: Annotated[str, HIDDEN] = ""
    by: SurvivorNumber = -1
    kept: CardNumbers = ()


KIND = PIECES.pop("crate")  # other tests know of none


@pytest.fixture(autouse=True)
def crates(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(PIECES, "crate", KIND)


def three_crates() -> list[Piece]:
    return [Crate(zone, inside=word) for zone, word in ((0, "gold"), (1, "silver"), (2, "sand"))]


def _crates(pieces: list[Piece]) -> list[Crate]:
    return [piece for piece in pieces if isinstance(piece, Crate)]


@pytest.fixture
def state() -> State:
    """A table on which nothing lies but three crates."""
    state = State().lay_out(zones=3, kinds=1)
    state.pieces = three_crates()
    return state


@pytest.fixture
def game() -> Game:
    game = new_game("RM-T1", seed=1)
    game.state.pieces = three_crates()
    return game


def test_a_kind_is_registered_once_with_known_types() -> None:
    with pytest.raises(ValueError, match="there are two"):
        types.new_class("Crate", (Piece,), {"tag": "crate"})
    with pytest.raises(ValueError, match=r"fields of unknown types or defaults: \['size', 'full'\]"):

        class Barrel(Piece, tag="barrel"):
            size: float = 1.5
            full: bool = True


def test_what_is_not_said_of_a_piece_is_unset_and_what_it_cannot_have_is_refused() -> None:
    assert Crate(1) == Crate(1, open=False, inside="", by=-1, kept=())
    with pytest.raises(TypeError, match="colour"):
        Crate(1, colour="red")  # type: ignore[call-arg]
    with pytest.raises(ValueError, match="no kind of piece 'krate'"):
        read_pieces([{"piece": "krate", "zone": 1}])


def test_pieces_survive_json_and_copies_share_nothing(state: State) -> None:
    again = State.from_data(json.loads(json.dumps(state.to_data())))
    assert again.pieces == state.pieces
    assert again.hash() == state.hash()
    copy = state.copy()
    copy.piece(0, Crate).open = True
    assert not state.piece(0, Crate).open
    assert copy.hash() != state.hash()
    copy.pieces.pop()
    assert len(state.pieces) == 3


def test_what_is_hidden_is_exchanged_among_those_that_hold_something(state: State) -> None:
    state.pieces.append(Crate(2, open=True))
    before = copied_pieces(state.pieces)
    deals = [_crates(dealt_again(state.pieces, seed)[0]) for seed in range(20)]
    assert state.pieces == before
    assert len({tuple(piece.inside for piece in deal) for deal in deals}) > 1
    for deal in deals:
        assert sorted(piece.inside for piece in deal[:3]) == ["gold", "sand", "silver"]
        assert [(one.zone, one.open) for one in deal] == [(one.zone, one.open) for one in _crates(before)]
        assert deal[3].inside == ""
    assert dealt_again(state.pieces, 7) == dealt_again(list(state.pieces), 7)
    assert dealt_again(state.pieces, 7)[1] != 7


def test_a_deal_depends_on_nothing_that_is_hidden(state: State) -> None:
    dealt = dealt_again(state.pieces, 3)
    for piece, word in zip(state.all_of(Crate), ("sand", "gold", "silver"), strict=True):
        piece.inside = word
    assert dealt_again(state.pieces, 3) == dealt


def test_cards_that_pieces_hold_are_found(state: State) -> None:
    state.piece(0, Crate).kept, state.piece(2, Crate).kept = (4, 5), (9,)
    assert list(cards_in(state)) == [4, 5, 9]


def test_the_place_inside_a_piece_is_no_zone() -> None:
    assert inside(0) != inside(1)
    assert max(inside(0), inside(1)) < NOWHERE


def test_a_game_shows_what_is_hidden_to_nobody_and_deals_it_again(game: Game) -> None:
    assert [piece["inside"] for piece in game.view(0)["pieces"]] == ["hidden"] * 3
    assert len({tuple(piece.inside for piece in game.redeal(0, salt).state.all_of(Crate)) for salt in range(20)}) > 1
    crate = game.state.piece(1, Crate)
    crate.open, crate.inside = True, ""
    assert game.view(0)["pieces"][1]["inside"] == ""


def test_pieces_are_found_by_kind_and_zone_while_they_are_on_the_board(game: Game) -> None:
    game.state.pieces[0].zone = NOWHERE
    assert [number for number, _ in pieces_of(game, Crate)] == [1, 2]
    assert [number for number, _ in pieces_at(game, Crate, 2)] == [2]
    assert pieces_called(game, "car") == []


def test_a_card_in_a_piece_is_in_one_place(game: Game) -> None:
    card = game.state.decks["equipment"].pop()
    assert list(equipment_faults(game))
    game.state.piece(0, Crate).kept = (card,)
    assert list(cards_in(game.state)) == [card]
    assert not list(equipment_faults(game))


def test_every_fault_of_a_piece_is_told() -> None:
    everything = ("word", "number", "flag", "zone", "zones", "survivor", "survivors", "card", "cards")
    assert "crate" in dict(piece_findings({"piece": "krate"}, everything))["piece",]
    given: dict[str, Json] = {"piece": "crate", "zone": "a", "opn": True, "inside": 3, "kept": ["Pan"]}
    told = dict(piece_findings(given, ("word", "flag")))
    assert 'did you mean "open"' in told["opn",]
    assert "expected a word" in told["inside",]
    assert "leave it out" in told["kept",]


def test_a_piece_is_read_by_names() -> None:
    piece = read_piece(
        {"piece": "crate", "zone": "b", "by": None, "kept": ["Pan", "Water"]},
        {"zone": lambda name, _: "abc".index(name), "card": lambda name, _: len(name)},
    )
    assert piece == Crate(1, kept=(3, 5))


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
