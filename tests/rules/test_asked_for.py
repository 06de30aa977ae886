"""What players ask for beyond the options: why an action is missing, and where a walk of several Moves would lead."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from shamble.games import new_game
from shamble.rulebook import load
from shamble.rules.missing import ORDER, missing
from shamble.rules.turn import Purse, is_given, turn_of
from shamble.rules.walking import step_to, walks
from shamble.world.about import made_by
from shamble.world.game import Game

MISSIONS = ("RM-M05", "SE-M1", "AD-M1", "UA-M0", "WZ-M4")


def turns(mission: str, most: int = 220) -> Iterator[tuple[Game, random.Random]]:
    """Every moment of a random game in which somebody on the board chooses what to do in their own turn."""
    game, chance = new_game(mission, seed=1), random.Random(2)
    for _ in range(most):
        decision = game.decision
        if decision is None:
            return
        turn = turn_of(game, decision.who) if decision.kind == "turn" else None
        if turn is not None and not is_given(turn) and game.state.survivors[decision.who].zone >= 0:
            yield game, chance
        game.choose(chance.choice(decision.options))


@pytest.mark.parametrize("mission", MISSIONS)
def test_what_is_not_offered_has_a_reason_and_what_is_offered_has_none(mission: str) -> None:
    reasons = set()
    for game, _ in turns(mission):
        assert game.decision is not None
        offered = {option.action for option in game.decision.options}
        told = dict(missing(game))
        possible = made_by(game.setting.rules.offers)
        assert set(told) == {action for action in ORDER if action in possible} - offered
        reasons |= {(lack.code, lack.rule) for lack in told.values()}
    assert len(reasons) > 5
    assert all(load().behind(rule) is not None for _, rule in reasons)


@pytest.mark.parametrize("mission", MISSIONS)
def test_a_walk_costs_what_it_says_and_can_be_walked(mission: str) -> None:
    walked = 0
    for game, chance in turns(mission, 120):
        assert game.decision is not None
        who = game.decision.who
        turn, survivor = turn_of(game, who), game.state.survivors[who]
        assert turn is not None
        before = Purse(game, turn, survivor).left
        for zone, walk in walks(game, survivor).items():
            if chance.random() > 0.1:
                continue
            tried = game.copy()
            for step in walk.steps:
                option = step_to(tried, step)
                if option is None:
                    break
                tried.choose(option)
            if tried.state.survivors[who].zone != zone:
                assert tried.decision is None or tried.decision.kind != "turn", "only an event ends a walk early"
                continue
            walked += 1
            after = turn_of(tried, who)
            left = Purse(tried, after, tried.state.survivors[who]).left if after is not None else 0
            assert before - left == walk.cost
    assert walked or mission == "UA-M0"
