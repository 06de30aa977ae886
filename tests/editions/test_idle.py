"""Zombies that take no Actions for a while: an edition says how many of a group they are."""

from __future__ import annotations

import yaml

from shamble.editions import EDITIONS
from shamble.rules.rule import Rule
from shamble.scenario import run_scenario
from shamble.world import Game, hooks
from shamble.world.about import about

CLASSIC = EDITIONS["classic"]

tar = Rule("tar")


@tar.on(hooks.IDLE)
@about(tags=("tar",))
def one_sticks(g: Game, zone: int, kind: int, idle: int) -> int:
    """One of each kind sticks in the tar."""
    return idle + ("tar" in g.setting.board.zones[zone].tags)


STICKY = CLASSIC.but("sticky", rules=(*CLASSIC.rules, tar))

SCENARIO = """
    scenario: Tar holds one of each kind
    edition: sticky
    board: {grid: a b c d, zones: {a: {tags: [tar]}, b: {tags: [tar]}}}
    zombies: {a: {Walker: 3, Runner: 1}, c: {Walker: 1}}
    survivors: {Ann: {at: d, skills: [], hands: [Pan, Water]}}
    decks: {zombie: [{extra_activation: Walker}], rest: none}
    steps:
      - run: activation
      - expect: {zombies: {a: {Walker: 1, Runner: 1}, b: {Walker: 2}, d: {Walker: 1}}}
      - run: activation
        answers: [{lose: Pan}]
      - expect: {zombies: {a: {Walker: 1, Runner: 1}, b: {Walker: 1}, c: {Walker: 1}, d: {Walker: 1}}}
"""


def test_those_who_stick_neither_move_nor_attack() -> None:
    with EDITIONS.with_one_more(STICKY):
        result = run_scenario(yaml.safe_load(SCENARIO))
    assert result.ok, result.difference
