"""Random play with a helicopter that may be flown, and between rival teams with Vests and Team Actions."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from shamble.bots import RandomBot
from shamble.games import new_game
from shamble.lab.checker import check_game
from shamble.lab.invariants import Totals, faults
from shamble.lab.trials import mixed_trial
from shamble.rules.vehicles.helicopter import helicopters, is_flying

MISSIONS = Path(__file__).parent / "missions"
PILOTS = (("Parker", "Terry", "Travis"), ("Dan", "James", "Louise"))


@pytest.mark.parametrize("number", [2, 3])
def test_games_with_a_helicopter_survive_the_checker(number: int) -> None:
    trial = mixed_trial(number, [str(MISSIONS / "airlift.yaml")])
    trial = replace(trial, players=PILOTS, survivors=(), boxes=("RM",))
    assert check_game(trial, most_decisions=400).decisions > 60


def flies(seed: int) -> bool:
    game = new_game(str(MISSIONS / "airlift.yaml"), [list(seat) for seat in PILOTS], seed=seed)
    bot = RandomBot(seed)
    while game.decision is not None:
        game.choose(bot.choose(game))
        if any(is_flying(piece) for piece in helicopters(game)):
            return True
    return False


def test_random_pilots_do_fly() -> None:
    assert any(flies(seed) for seed in range(12))


def test_rivals_play_to_the_end() -> None:
    teams = [[1], [2]]
    game = new_game(
        str(MISSIONS / "duel.yaml"), [list(p) for p in PILOTS], teams=teams, seed=1, options={"team-actions": "2"}
    )
    totals, bot = Totals(game), RandomBot(1)
    for _ in range(1500):
        if game.decision is None:
            break
        game.choose(bot.choose(game))
        assert list(faults(game, totals)) == []
    assert (game.state.outcome, game.state.reason) == ("won", "most-experience")
