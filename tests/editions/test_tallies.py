"""What an edition keeps count of is told to everybody: the kills of a Personal Objective (AD-KILL-01)."""

from __future__ import annotations

import yaml

from shamble.editions import EDITIONS
from shamble.rules.frames import Attack
from shamble.rules.rule import Rule
from shamble.rules.tallies import add, tally
from shamble.scenario import run_scenario
from shamble.scenario.building import KIND, build
from shamble.text import tallies
from shamble.world import Game, hooks
from shamble.world.records import RUNNER
from shamble.world.state import Survivor

CLASSIC = EDITIONS["classic"]
WANTED = 3

hunt = Rule("hunt")


@hunt.on(hooks.AFTER_ATTACK, "AD-KILL-01")
def counts(g: Game, survivor: Survivor, attack: Attack) -> None:
    add(g, "hunt", sum(g.setting.kinds[kind].type == RUNNER for kind in attack.kills))


@hunt.on(hooks.TALLIES, "AD-KILL-01")
def told(g: Game) -> list[tuple[str, int | str]]:
    return [("Runners", f"{tally(g, 'hunt')} of {WANTED}")]


HUNTING = CLASSIC.but("hunting", rules=(*CLASSIC.rules, hunt))

HEAD = """
edition: hunting
board: {grid: a b}
survivors: {Ann: {at: a, hands: [Machete], skills: []}}
"""
ONE_OF_TWO = (
    HEAD
    + """
scenario: One of two kills is of the kind that is wanted
zombies: {a: {Runner: 1, Walker: 1}}
steps:
  - do: {who: Ann, action: melee}
    dice: [6]
    answers: [{hits: [Walker]}]
  - expect: {pieces: [{piece: tally, of: hunt, number: 0}]}
  - do: {who: Ann, action: melee}
    dice: [6]
  - expect: {zombies: {a: {}}, pieces: [{piece: tally, of: hunt, number: 1}]}
"""
)


def test_kills_of_the_kind_are_counted() -> None:
    with EDITIONS.with_one_more(HUNTING):
        assert run_scenario(yaml.safe_load(ONE_OF_TWO)).difference is None


def test_everybody_sees_how_far_it_is() -> None:
    data = {**yaml.safe_load(HEAD), "scenario": "x", "pieces": [{"piece": "tally", "of": "hunt", "number": 2}]}
    with EDITIONS.with_one_more(HUNTING):
        assert tallies(build({"kind": KIND, "scenario": data})) == ["Runners: 2 of 3"]
