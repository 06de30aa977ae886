"""The value of a position: each fact counts, and in the right direction."""

from typing import Any

import pytest

from shamble.bots.situation import Memory, Situation
from shamble.bots.valuing import WEIGHTS, chance, facts_of, standing
from shamble.scenario.building import build
from shamble.world import Game

PLAIN: dict[str, Any] = {
    "board": {"grid": "a b c d e", "zones": {"e": {"exit": True}}},
    "survivors": {"Ann": {"at": "b", "hands": ["Pan"]}, "Bob": {"at": "b"}},
    "win": [{"rally": "exit", "when": "end-phase"}],
    "turn": "Ann",
}


def drawn(**changed: Any) -> Game:
    return build({"kind": "scenario", "scenario": {"scenario": "a position", **PLAIN, **changed}}).start()


def situation_of(**changed: Any) -> Situation:
    game = drawn(**changed)
    return Situation(game, Memory(game), 0)


@pytest.mark.parametrize(
    ("fact", "changed"),
    [
        ("nearest", {"survivors": {"Ann": {"at": "a", "hands": ["Pan"]}, "Bob": {"at": "a"}}}),
        ("way", {"survivors": {"Ann": {"at": "b", "hands": ["Pan"]}, "Bob": {"at": "a"}}}),
        ("wounds", {"survivors": {"Ann": {"at": "b", "hands": ["Pan"], "wounds": 1}, "Bob": {"at": "b"}}}),
        ("arms", {"survivors": {"Ann": {"at": "b"}, "Bob": {"at": "b"}}}),
        ("attacks", {"zombies": {"b": {"Walker": 1}}}),
        ("reach", {"zombies": {"a": {"Walker": 1}}}),
        ("horde", {"zombies": {"e": {"Walker": 1}}}),
        ("tough", {"zombies": {"e": {"Fatty": 1}}}),
    ],
)
def test_each_fact_makes_a_position_worse(fact: str, changed: dict[str, Any]) -> None:
    before, after = situation_of(), situation_of(**changed)
    assert getattr(facts_of(before), fact) != getattr(facts_of(after), fact)
    assert standing(after) < standing(before)


def test_the_dead_count() -> None:
    game = drawn()
    memory = Memory(game)
    assert facts_of(Situation(game, memory, 0)).dead == 0
    game.state.survivors[1].status = "dead"
    assert facts_of(Situation(game, memory, 0)).dead == 1
    assert WEIGHTS.dead < 0


def test_tasks_that_are_left_count_by_number_and_by_share() -> None:
    game = drawn()
    memory = Memory(game)
    all_left = facts_of(Situation(game, memory, 0))
    memory.tasks = 4 * all_left.tasks
    most_done = facts_of(Situation(game, memory, 0))
    assert all_left.tasks == most_done.tasks > 0
    assert (all_left.share, most_done.share) == (1, 0.25)
    assert WEIGHTS.tasks < 0 > WEIGHTS.share


def test_even_odds_grow_with_what_is_gained() -> None:
    assert chance(0.0) == 0.5
    assert chance(-1.0) == pytest.approx(1 - chance(1.0))
    assert 0.5 < chance(1.0) < chance(2.0) < 1


def test_only_weapons_make_a_position_better() -> None:
    assert [name for name, weight in WEIGHTS._asdict().items() if weight > 0] == ["arms"]
