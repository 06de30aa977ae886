"""Objectives that were mixed and lie face down: nobody knows more of them than their backs."""

import json

import pytest

from shamble.engine.errors import UndoNeedsConsentError
from shamble.games import new_game
from shamble.rules.objective_colours import FACE_DOWN, FaceDownObjective, colour_of, may_be, seen_colour
from shamble.world import Game

PLACES = range(5)


def laid(seed: int = 1) -> Game:
    game = new_game("RM-M06", seed=seed)
    while game.state.round == 0:
        game.choose(game.options[0])
    return game


def colours(game: Game) -> list[str]:
    return [colour_of(game, index) for index in PLACES]


def with_colours(game: Game, wanted: list[str]) -> Game:
    """The same game with other colours under the backs."""
    other = game.copy()
    for piece in other.state.all_of(FaceDownObjective):
        piece.face = wanted[piece.number - 1]
    return other


@pytest.mark.rule("CL-SETUP-03")
def test_they_are_mixed_when_the_game_is_set_up() -> None:
    found = [colours(laid(seed)) for seed in range(8)]
    assert all(sorted(one) == ["blue", "red", "red", "red", "red"] for one in found)
    assert len({one.index("blue") for one in found}) > 2


@pytest.mark.rule("CL-SETUP-03")
def test_before_that_they_are_as_unknown() -> None:
    game = new_game("RM-M06", [["Jane", "Bear", "Joe"], ["Cathy", "Maddie", "Dan"]])
    assert colours(game) == [""] * 5
    assert [one["colour"] for one in game.view(0)["objectives"]] == [FACE_DOWN] * 5


def test_nobody_sees_which_is_which() -> None:
    game = laid()
    other = with_colours(game, list(reversed(colours(game))))
    assert colours(other) != colours(game) or colours(game)[2] == "blue"
    assert json.dumps(game.view(0)) == json.dumps(other.view(0))
    assert [option.key for option in game.options] == [option.key for option in other.options]
    assert {seen_colour(game, index) for index in PLACES} == {FACE_DOWN}
    assert may_be(game, 0) == ("blue", "red")


def test_who_thinks_thinks_on_other_colours_that_do_not_depend_on_the_true_ones() -> None:
    game = laid()
    thought = [game.redeal(0, salt) for salt in range(12)]
    assert all(sorted(colours(one)) == sorted(colours(game)) for one in thought)
    assert len({tuple(colours(one)) for one in thought}) > 1
    other = with_colours(game, list(reversed(colours(game))))
    assert [colours(one) for one in thought] == [colours(other.redeal(0, salt)) for salt in range(12)]


def test_taking_one_shows_it_and_undoing_that_needs_consent() -> None:
    game = laid()
    survivor = game.state.survivors[0]
    where = game.setting.mission.objectives[0].zone
    game.state.survivors[0].zone = where
    if game.decision is not None and game.decision.kind == "activate":
        game.choose(next(option for option in game.options if option.who == survivor.index))
    game = game.copy()
    game.choose(next(option for option in game.options if option.action == "objective"))
    assert seen_colour(game, 0) == colour_of(game, 0) != ""
    assert game.view(0)["objectives"][0]["colour"] == colour_of(game, 0)
    assert not game.last.free_to_undo
    with pytest.raises(UndoNeedsConsentError):
        game.undo()
