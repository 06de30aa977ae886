from collections import Counter

import pytest

from shamble.draw.figures import EMBLEMS, shape_of
from shamble.editions import EDITIONS
from shamble.games import new_game


@pytest.mark.parametrize("name", EDITIONS)
def test_kinds_that_come_in_numbers_are_told_apart(name: str) -> None:
    game = new_game(next(iter(EDITIONS[name].pack.missions)))
    looks = Counter(
        (shape_of(kind).outline, kind.species, EMBLEMS.get(kind.name))
        for kind in game.setting.kinds
        if game.state.stock[kind.index] > 1
    )
    assert looks.most_common(1)[0][1] == 1
