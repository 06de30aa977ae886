from collections.abc import Callable

import pytest

from shamble.rules.horde import number, take_off
from shamble.world import Game

Position = Callable[..., Game]


def count(game: Game, zone: str, kind: str) -> int:
    return number(game, game.setting.board.zone(zone), game.setting.kind_of[kind])


@pytest.mark.rule("CL-READ-03")
@pytest.mark.parametrize(("noise", "moves"), [({}, False), ({"c": 1}, True)])
def test_without_any_noise_zombies_do_not_move(position: Position, noise: dict[str, int], moves: bool) -> None:
    game = position(board={"grid": "a b c"}, survivors={"Ann": {"at": "c"}}, zombies={"b": {"Walker": 1}}, noise=noise)
    game.state.survivors[0].zone = -1
    game.run_phase("activation")
    assert [count(game, zone, "Standard Walker") for zone in "abc"] == ([0, 0, 1] if moves else [0, 1, 0])


def test_zombies_that_die_in_the_middle_act_no_more(position: Position) -> None:
    game = position(
        board={"grid": "a b c d"},
        survivors={"Ann": {"at": "a", "hands": ["Pan", "Pistol"], "skills": []}, "Bob": {"at": "d", "skills": []}},
        zombies={"a": {"Runner": 1}, "c": {"Runner": 2}},
        noise={"a": 1},
    )
    game.run_phase("activation")
    assert game.decision is not None
    assert game.decision.kind == "lose-card"
    take_off(game, game.setting.board.zone("c"), game.setting.kind_of["Standard Runner"], 1)
    game.choose(game.options[0])
    assert game.state.survivors[0].status == "dead"
    assert [count(game, zone, "Standard Runner") for zone in "abcd"] == [1, 0, 1, 0]
