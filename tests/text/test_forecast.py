"""What is foretold of an attack is what is thrown then."""

import pytest
import yaml

from shamble.scenario.building import KIND, build
from shamble.text.forecast import forecast
from shamble.text.telling import label
from shamble.world import Game

GATLING = """
scenario: Carl stands at a Gatling Gun
edition: undead-or-alive
phase: players
pause: true
board: {grid: a b c}
pieces: [{piece: gatling-gun, zone: a}]
survivors: {Carl: {at: a, skills: [], actions: 9, hands: [Pan]}}
zombies: {a: {Walker: 5}, c: {Walker: 30}}
"""
ESCALATION = """
scenario: Carl shoots better and better
edition: undead-or-alive
phase: players
pause: true
board: {grid: a b c}
survivors: {Carl: {at: a, skills: ["Escalation: Ranged"], actions: 9, hands: [Winchester, Pan]}}
zombies: {a: {Walker: 5}, c: {Walker: 30}}
"""


def thrown_and_foretold(game: Game, mode: str) -> tuple[int, int]:
    """The dice of an attack, as they were foretold and as they fell."""
    question = game.decision
    assert question is not None
    option = next(one for one in question.options if one.action == mode)
    told = forecast(game, mode, option.who, option.zone, option.cards, option.name).dice
    assert f"{told} di" in label(game, option)
    game.choose(option)
    rolled = next(event for event in reversed(game.events) if event.code == "rolled")
    return len(rolled.data["dice"]), told


@pytest.mark.parametrize(("position", "dice"), [(GATLING, 4), (ESCALATION, 2)])
def test_each_attack_in_a_row_is_foretold_with_a_die_more(position: str, dice: int) -> None:
    game = build({"kind": KIND, "scenario": yaml.safe_load(position)}).start()
    for shot in range(3):
        assert thrown_and_foretold(game, "ranged") == (dice + shot, dice + shot)
    assert thrown_and_foretold(game, "melee") == (1, 1)
    assert thrown_and_foretold(game, "ranged") == (dice, dice), "another Action has ended the series"
