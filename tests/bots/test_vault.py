"""The Vault: who opens its door without a tool, and that its traps are tried again where dice decide."""

from typing import Any

import pytest

from shamble.bots import GreedyBot
from shamble.bots.aims import EVERYBODY, Aims
from shamble.bots.heading import head_for
from shamble.scenario.building import build
from shamble.world import Game


def before_the_vault(**piece: Any) -> Game:
    """Bob, who alone can open the Vault, stands with Ann before its traps; nobody carries anything for doors."""
    return build(
        {
            "kind": "scenario",
            "scenario": {
                "scenario": "a position",
                "edition": "army-of-the-dead",
                "boxes": ["AOTD"],
                "board": {
                    "grid": "A T W",
                    "openings": ["A-T"],
                    "doors": {"T-W": "closed"},
                    "zones": {"A": {"kind": "room"}, "T": {"tags": ["trap"]}, "W": {"tags": ["vault"]}},
                },
                "survivors": {"Ann": {"at": "T"}, "Bob": {"at": "T", "skills": ["Vault Expert"]}},
                "pieces": [{"piece": "vault-card", "zone": "T", "card": "Laser Hall", **piece}],
                "win": [{"all": [{"traps": "cleared"}, {"opened": [["T", "W"]]}]}],
            },
        }
    ).start()


def test_nobody_looks_for_a_tool_where_somebody_needs_none() -> None:
    game = before_the_vault(cleared=True)
    heading = head_for(game, Aims(game.setting), game.on_board())
    assert heading.aim is not None
    assert (heading.aim.word, heading.aim.who) == ("opened", (1,))


@pytest.mark.parametrize("seed", range(6))
def test_the_traps_are_tried_whatever_a_trial_brings(seed: int) -> None:
    assert GreedyBot(seed).choose(before_the_vault()).action == "try-vault"


def test_all_come_who_can_try() -> None:
    game = before_the_vault()
    aim = Aims(game.setting).read(game).now[0]
    assert (aim.word, aim.number) == ("traps", EVERYBODY)
