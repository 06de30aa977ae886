import random
from collections.abc import Callable

import pytest

from shamble.games import new_game
from shamble.world.game import Game


def play(mission: str, choices: int, seed: int = 3) -> Game:
    game = new_game(mission, seed=seed)
    chance = random.Random(seed)
    for _ in range(choices):
        if game.decision is None:
            break
        game.choose(chance.choice(game.options))
    return game


@pytest.fixture(scope="session")
def played() -> Callable[[str, int], Game]:
    """A game after so many choices at random; made once, to be copied by those who change it."""
    made: dict[tuple[str, int], Game] = {}

    def get(mission: str, choices: int) -> Game:
        if (mission, choices) not in made:
            made[mission, choices] = play(mission, choices)
        return made[mission, choices]

    return get
