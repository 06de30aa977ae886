"""What conditions of Missions are made of."""

import shamble.games  # noqa: F401  (whoever plays games knows all words)
from shamble.world.words import leaves, words_in

GOAL = {"then": ({"any": ({"taken": "all"}, {"not": {"round": 9}})}, {"escape": "all-starting"})}


def test_the_plain_conditions_inside_a_condition() -> None:
    assert list(leaves(GOAL)) == [{"taken": "all"}, {"round": 9}, {"escape": "all-starting"}]
    assert list(leaves({"round": 9})) == [{"round": 9}]


def test_all_words_of_a_condition() -> None:
    assert list(words_in(GOAL)) == ["then", "any", "taken", "not", "round", "escape"]
