"""The nearness of defeat: by counts where there are some, else only once it is there."""

from typing import Any

import pytest

from shamble.bots.defeats import nearness
from shamble.bots.situation import Memory, Situation
from shamble.bots.valuing import facts_of, standing
from shamble.rules.sleepers.tokens import SleeperToken
from shamble.scenario.building import build
from shamble.world import Game


def drawn(*lose: dict[str, Any], **changed: Any) -> Game:
    people = {name: {"at": "a", "skills": []} for name in ("Ann", "Bob", "Cid")}
    position = {"board": {"grid": "a b"}, "survivors": people, "win": [{"kills": 9}], "lose": list(lose)}
    return build({"kind": "scenario", "scenario": {"scenario": "a position", **position, **changed}}).start()


def after_deaths(game: Game, number: int) -> Game:
    for survivor in game.state.survivors[:number]:
        survivor.status = "dead"
    return game


def test_without_a_defeat_none_is_near() -> None:
    assert nearness(drawn(), 1.0) == 0


@pytest.mark.parametrize(("deaths", "near"), [(0, 0.5), (1, 2 / 3), (2, 1)])
def test_the_fewer_are_left_the_nearer(deaths: int, near: float) -> None:
    assert nearness(after_deaths(drawn({"not": {"alive": 2}}), deaths), 1.0) == near


def test_only_those_who_are_meant_count() -> None:
    people = {"Ann": {"at": "a", "skills": ["Slippery"]}, "Bob": {"at": "a", "skills": []}}
    game = drawn({"not": {"alive": 1, "trait": "Slippery"}}, survivors=people)
    assert nearness(game, 1.0) == 0.5
    assert nearness(after_deaths(game, 1), 1.0) == 1


@pytest.mark.parametrize(("woken", "near"), [(0, 0), (1, 0.5), (2, 1)])
def test_every_sleeper_that_wakes_brings_it_nearer(woken: int, near: float) -> None:
    laid = [{"piece": "sleeper", "zone": "a", "number": 1}] * 3
    game = drawn({"woken": 2}, edition="army-of-the-dead", pieces=laid)
    for at, piece in enumerate(game.state.all_of(SleeperToken)):
        piece.woken = at < woken
    assert nearness(game, 1.0) == near


@pytest.mark.parametrize(("share", "near"), [(1.0, 0.75), (0.5, 0.375)])
def test_time_presses_as_far_as_there_is_something_left_to_do(share: float, near: float) -> None:
    game = drawn({"round": 4})
    game.state.round = 3
    assert nearness(game, share) == near


def test_of_several_the_nearest_counts_and_one_of_several_parts_is_as_near_as_the_last_of_them() -> None:
    few, fewer = {"not": {"alive": 2}}, {"not": {"alive": 1}}
    assert nearness(drawn(few, fewer), 1.0) == nearness(drawn({"any": [few, fewer]}), 1.0) == 0.5
    assert nearness(drawn({"all": [few, fewer]}), 1.0) == 0.25


def test_what_cannot_come_nearer_is_there_or_not() -> None:
    game = drawn({"dead": "any-starting"})
    assert nearness(game, 1.0) == 0
    assert nearness(after_deaths(game, 1), 1.0) == 1


def test_a_position_is_worse_the_nearer_defeat_is() -> None:
    game = drawn({"round": 9})
    memory = Memory(game)
    worth = []
    for game.state.round in (3, 6):
        situation = Situation(game, memory, 0)
        late = facts_of(situation)
        worth.append(standing(situation))
    assert late.defeat == pytest.approx((6 / 9) ** 2)
    lateness = 0.1 * 3
    assert worth[1] < worth[0] - lateness - 0.9
