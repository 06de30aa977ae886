"""Random play with Companions everywhere, a dog for whoever wants one, Slimer about, and cars to ride in."""

import pytest
from msgspec.structs import replace

from shamble.lab.checker import check_game
from shamble.lab.trials import mixed_trial, start
from shamble.rules.companions.figures import Companion
from shamble.world import Game
from shamble.world.setup import GameSetup

BOXES = ("S1", "RM", "AN", "DC", "G1")


def company(number: int) -> GameSetup:
    """The mixed table with this number, with Companions beside every Objective."""
    table = mixed_trial(number, ["RM-M01"])
    return replace(table, boxes=BOXES, options={**table.options, "companions": "anywhere"})


@pytest.mark.parametrize("number", [1, 2])
def test_games_with_companions_survive_the_checker(number: int) -> None:
    assert check_game(company(number), most_decisions=600).decisions


def test_dogs_and_companions_take_part() -> None:
    game: Game = start(company(1))
    decisions = []
    while game.state.phase == "setup" and game.decision is not None:
        decisions.append(game.decision.kind)
        game.choose(game.options[-1])
    assert "starting-dog" in decisions
    assert any(person.name == "Moog" for person in game.bodies())
    assert game.state.decks["companion"]
    assert Companion(0).card == 0
