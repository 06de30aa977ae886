"""Fitting the value of positions: what decides games gets the weight, and every round is looked at once."""

import random

from shamble.bots.valuing import Facts
from shamble.lab.valuing import Seen, cooperative_missions, fitted, watch

NOTHING = Facts(*[0.0] * len(Facts._fields))


def test_what_decides_games_gets_the_weight() -> None:
    chance = random.Random(1)
    games = []
    for at in range(400):
        arms, horde = chance.uniform(0, 4), chance.uniform(0, 4)
        won = chance.random() < (0.8 if arms > 2 else 0.2)
        games.append(Seen(f"M{at % 3}", won, [NOTHING._replace(arms=arms, horde=horde)]))
    weights = fitted(games)
    assert weights.arms > 4 * abs(weights.horde)
    assert weights.gone == 0


def test_easy_missions_do_not_speak_for_what_is_found_there() -> None:
    easy = [Seen("easy", at % 10 > 0, [NOTHING._replace(arms=2.0 + at % 2)]) for at in range(200)]
    hard = [Seen("hard", at % 10 == 0, [NOTHING._replace(arms=float(at % 2))]) for at in range(200)]
    assert abs(fitted([*easy, *hard]).arms) < 0.3


def test_each_round_of_a_game_is_looked_at_once() -> None:
    assert "RM-T1" in cooperative_missions()
    assert "RM-M11" not in cooperative_missions()
    seen = watch(("RM-T1", 3))
    assert seen is not None
    assert len(seen.facts) > 1
    assert seen.facts[0].share == 1
    rounds = [round(facts.late / facts.share) for facts in seen.facts]
    assert rounds == [number + 1 for number in range(len(rounds))]
