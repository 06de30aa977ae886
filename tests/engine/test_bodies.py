"""Pieces that count as Survivors: seen and heard, attacked and hit, whatever chapter brings them."""

from pathlib import Path

import pytest

from shamble.games import new_game
from shamble.rules.noise import noise_levels, noticed
from shamble.rules.pursuit import Senses
from shamble.scenario import run_file
from shamble.world import Game
from shamble.world.pieces import FIRST_BODY, PIECES, Piece, body_of
from shamble.world.play import Play
from shamble.world.state import Survivor


class Stranger(Piece, tag="stranger"):
    awake: bool = False


@body_of(Stranger)
def _stranger(g: Play, piece: Stranger, somebody: Survivor) -> None:
    somebody.name = "Stranger" if piece.awake else ""
    somebody.skills = ("Slippery",)


KIND = PIECES.pop("stranger")  # other tests know of none


@pytest.fixture(autouse=True)
def strangers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(PIECES, "stranger", KIND)


@pytest.fixture
def game() -> Game:
    game = new_game("RM-T1", seed=1)
    game.state.pieces = [Stranger(0, awake=True), Stranger(0), Stranger(-1)]
    return game


def test_only_who_is_somebody_and_on_the_board_counts(game: Game) -> None:
    assert [person.index for person in game.bodies()] == [FIRST_BODY]
    assert game.person(FIRST_BODY).profile.traits == ("Slippery",)
    assert game.people_in(0)[-1].name == "Stranger"
    assert game.survivors_in(0) == [person for person in game.people_in(0) if person.index < FIRST_BODY]


def test_he_is_heard_and_seen(game: Game) -> None:
    before = noise_levels(game)[0]
    assert noticed(game)[-1].index == FIRST_BODY
    game.state.piece(0, Stranger).awake = False
    assert noise_levels(game)[0] == before - 1


def test_he_keeps_his_identity_but_not_from_game_to_game(game: Game) -> None:
    person = game.person(FIRST_BODY)
    assert game.person(FIRST_BODY) is person
    other = game.copy()
    other.settle(other.person(FIRST_BODY), 1)
    assert (game.person(FIRST_BODY).zone, other.person(FIRST_BODY).zone) == (0, 1)
    assert other.state.pieces[0].zone == 1


def test_zombies_go_for_him(game: Game) -> None:
    for survivor in game.state.survivors:
        survivor.zone = -1
    game.state.noise = [0] * len(game.state.noise)
    zone = next(iter(game.layout.adjacent[0]))
    assert Senses(game).targets(zone) == (0,)


SCENARIO = """
scenario: A stranger is shot and bitten like anybody
board: {grid: "a b c"}
survivors: {Ned: {at: a, hands: [Pistol], skills: []}}
pieces:
- {piece: stranger, zone: b, awake: true}
- {piece: stranger, zone: c, awake: true}
zombies: {b: {Walker: 1}, c: {Walker: 1}}
steps:
- do: {who: Ned, action: ranged, zone: b}
  dice: [6]
- expect: {zombies: {b: {Walker: 1}}, pieces: [{piece: stranger, zone: null}, {piece: stranger, zone: c}]}
- run: activation
- expect: {pieces: [{piece: stranger, zone: null}, {piece: stranger, zone: null}], zombies: {c: {Walker: 1}}}
"""


def test_one_wound_removes_him(tmp_path: Path) -> None:
    file = tmp_path / "stranger.yaml"
    file.write_text(SCENARIO)
    result = run_file(file)
    assert result.ok, result.difference
