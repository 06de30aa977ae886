"""Who is drawn as a Companion where the Mission names nobody."""

import pytest

from shamble.games import new_game
from shamble.rules.house.leaders import Follower
from shamble.rules.rallying import draw_unnamed
from shamble.world.records import Identity


@pytest.mark.rule("SE-COMPANION-02")
@pytest.mark.parametrize("skill", ["Starts with Health 4", "Starts with 2 XP", "Starts with a Pistol"])
def test_the_unfit_are_drawn_again(skill: str) -> None:
    for seed in range(8):
        game = new_game("SE-M1", seed=seed)
        blank: tuple[tuple[str, ...], ...] = ((), (), ())
        game.setting.bench = (Identity("Unfit", ((skill,), *blank)), Identity("Fit", (("Lucky",), *blank)))
        game.state.pieces.append(Follower(0))
        draw_unnamed(game)
        assert game.state.all_of(Follower)[-1].called == "Fit"
