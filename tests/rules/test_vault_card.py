"""The Vault card lies face down: neither seats nor bots know it before somebody comes in."""

from __future__ import annotations

import json

import pytest

from shamble.games import new_game
from shamble.rules.vault.traps import CARD, VaultCard
from shamble.text import story
from shamble.world.game import Game

TEAM = ["Scott", "Vanderohe", "Guzman", "Dieter", "Cruz", "Kate"]
NAMES = {"Gears and Bolts", "Pressure Plate", "Laser Hall", "Blind Flight", "Maker's Riddle"}


@pytest.fixture
def game() -> Game:
    game = new_game("AD-M5", [TEAM[:3], TEAM[3:]], seed=5)
    while game.decision is not None and game.decision.kind != "activate":
        game.choose(game.options[0])
    return game


def lying(game: Game) -> int:
    return game.state.all_of(VaultCard)[0].face_down


@pytest.mark.rule("AD-SETUP-18")
def test_no_seat_sees_it(game: Game) -> None:
    assert game.setting.card(lying(game)).name in NAMES
    for seat in (0, 1):
        seen = game.view(seat)
        told = json.dumps({key: value for key, value in seen.items() if key not in ("decks", "stock")})
        assert not [name for name in NAMES if name in told]
        assert [piece["face_down"] for piece in seen["pieces"] if piece["piece"] == CARD] == ["hidden"]


@pytest.mark.rule("AD-SETUP-18")
def test_no_line_tells_it(game: Game) -> None:
    lines = [line for entry in game.log for line in story(game, entry)]
    assert lines
    assert not [name for name in NAMES for line in lines if name in line]


@pytest.mark.rule("AD-SETUP-18")
def test_bots_think_of_any_of_the_five(game: Game) -> None:
    dealt = {game.setting.card(lying(game.redeal(0, seed))).name for seed in range(60)}
    assert dealt == NAMES


@pytest.mark.rule("AD-VAULT-03")
def test_once_turned_everybody_knows_it(game: Game) -> None:
    piece = game.state.all_of(VaultCard)[0]
    piece.card, piece.face_down = piece.face_down, 0
    name = game.setting.card(piece.card).name
    assert [one["card"] for one in game.view(1)["pieces"] if one["piece"] == CARD] == [name]
    at = game.state.pieces.index(piece)
    dealt = {game.redeal(0, salt).state.piece(at, VaultCard).card for salt in range(9)}
    assert dealt == {piece.card}
