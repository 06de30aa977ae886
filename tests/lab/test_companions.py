"""Random play with Companions everywhere, a dog for whoever wants one, Slimer about, and cars to ride in."""

from typing import Any

import pytest

from shamble.lab.checker import check_game
from shamble.lab.trials import Trial, mixed_trial
from shamble.world import Game
from shamble.world.pieces import new_piece

BOXES = ("S1", "RM", "AN", "DC", "G1")


class Company(Trial):
    """A table of anybody, in a game with every kind of Companion."""

    __slots__ = ()

    @property
    def options(self) -> dict[str, Any]:
        """Companions beside every Objective."""
        return {**super().options, "companions": "anywhere"}


def company(number: int) -> Company:
    """The mixed table with this number, with Companions."""
    return Company(*mixed_trial(number, ["RM-M01"])._replace(boxes=BOXES))


@pytest.mark.parametrize("number", [1, 2])
def test_games_with_companions_survive_the_checker(number: int) -> None:
    assert check_game(company(number), most_decisions=600).decisions


def test_dogs_and_companions_take_part() -> None:
    game: Game = company(1).start()
    decisions = []
    while game.state.phase == "setup" and game.decision is not None:
        decisions.append(game.decision.kind)
        game.choose(game.options[-1])
    assert "starting-dog" in decisions
    assert any(person.name == "Moog" for person in game.bodies())
    assert game.state.decks["companion"]
    assert new_piece("companion", 0)["card"] == 0
