"""Second Edition as a whole: games of its Missions, and the book that their events name."""

import pytest
from msgspec.structs import replace

from shamble.bots.stream import Stream
from shamble.editions import EDITIONS
from shamble.lab.checker import check_game
from shamble.lab.trials import start, trial
from shamble.world.setup import GameSetup

MISSIONS = tuple(EDITIONS["second-edition"].pack.missions)
EVERYTHING_ON = (
    ("abomination-fest", "3"),
    ("abominations-to-choose", "on"),
    ("advanced-equipment", "on"),
    ("clock", "17"),
    ("companions-may-die", "on"),
    ("dark-zones", "on"),
    ("elimination", "knocked-out"),
    ("survivors-as-companions", "2"),
    ("ultrared", "on"),
    ("zombie-cards", "harder"),
)


def table(mission: str, seed: int) -> GameSetup:
    """As printed, or with all modes, for every other seed."""
    return replace(trial(seed, [mission]), options=dict(EVERYTHING_ON) if seed % 2 else {})


@pytest.mark.parametrize("seed", [0, 1, 2, 3])
@pytest.mark.parametrize("mission", MISSIONS)
def test_random_games_hold_under_the_checker(mission: str, seed: int) -> None:
    assert check_game(table(mission, seed), None, 120).decisions > 40


@pytest.mark.parametrize("mission", MISSIONS)
def test_every_rule_that_a_game_names_is_of_its_book(mission: str) -> None:
    named: set[str] = set()
    for seed in range(6):
        game, chance = start(table(mission, seed)), Stream(seed)
        while (decision := game.decision) is not None and len(game.log) < 200:
            rules = {option.rule for option in decision.options}
            named |= {game.setting.rules.own_ids.get(rule, rule) for rule in rules}
            game.choose(decision.options[chance.below(len(decision.options))])
        named |= {event.rule for event in game.events}
    assert {rule for rule in named if rule.startswith("SE-")} > {"SE-ACT-01", "SE-SPAWN-05", "SE-ZP-05"}
    assert sorted(rule for rule in named if not rule.startswith(("SE-", "WZ-", "SKILL-")) and rule) == []
