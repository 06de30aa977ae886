"""Dice with faces of their own: an edition with dice that break weapons, and one that is thrown outside attacks."""

from __future__ import annotations

import pytest
import yaml
from tests.sent import sent

from shamble.editions import EDITIONS
from shamble.engine import EngineError
from shamble.engine.agenda import Frame
from shamble.engine.chance import Script
from shamble.rules.combat.rolling import DICE_BESIDE, beside
from shamble.rules.combat.weapons import weapon_cards
from shamble.rules.dice import throw
from shamble.rules.frames import Attack
from shamble.rules.horde import put
from shamble.rules.rule import Rule
from shamble.rules.wounds import drop_card
from shamble.scenario import ScenarioError, run_scenario
from shamble.scenario.building import KIND, build
from shamble.table.screen.dice import dice_shown
from shamble.table.screen.steps import entry_steps
from shamble.text import story
from shamble.world import Game, hooks
from shamble.world.state import Survivor

CLASSIC = EDITIONS["classic"]
ALL_OUT, SLEEPER, LONG = "All-Out", "Sleeper", "Eight"
WALKER = 0
VALUES = {"Katana": ((ALL_OUT, 2),), "Pan": ((LONG, 1),)}

all_out, sleepers = Rule("all-out"), Rule("sleepers")


def _dice(g: Game, attack: Attack) -> tuple[tuple[str, int], ...]:
    return tuple(one for card in weapon_cards(attack) for one in VALUES.get(g.setting.card(card).name, ()))


@all_out.on(hooks.BEFORE_ROLL, "WZ-ALLOUT-02")
def may_declare(g: Game, survivor: Survivor, attack: Attack) -> str | None:
    return ALL_OUT if _dice(g, attack) else None


@all_out.on(DICE_BESIDE)
def all_of_them(g: Game, survivor: Survivor, attack: Attack) -> tuple[tuple[str, int], ...]:
    """WZ-ALLOUT-03."""
    return _dice(g, attack) if ALL_OUT in attack.used else ()


@all_out.on(hooks.AFTER_ATTACK, "WZ-ALLOUT-05")
def breaks(g: Game, survivor: Survivor, attack: Attack) -> None:
    """Each Break costs one of the weapons (WZ-ALLOUT-08)."""
    for card in weapon_cards(attack)[: beside(attack, ALL_OUT).count("Break")]:
        drop_card(g, survivor, card)


@sleepers.on(hooks.MOVED, "AD-SLEEP-07")
def may_wake(g: Game, survivor: Survivor, origin: int, zone: int) -> list[Frame]:
    """Whoever leaves the Zone of a Sleeper throws the die for it; here there is one in every Zone."""
    if throw(g, survivor, SLEEPER, rule="AD-SLEEP-07") == ["wakes"]:
        put(g, origin, WALKER, 1)
    return []


DICE = {
    **CLASSIC.dice,
    ALL_OUT: ("Break", 2, 3, 4, 5, 6),
    SLEEPER: ("sleeps", "sleeps", "wakes"),
    LONG: (1, 2, 3, 4, 5, 6, 7, 8),
}
BREAKS = CLASSIC.but("breaks", dice=DICE, rules=(*CLASSIC.rules, all_out, sleepers))

HEAD = """
edition: breaks
board: {grid: a b}
"""

DECLARED = (
    HEAD
    + """
scenario: Who goes All-Out throws all those dice beside the usual ones; a Break hits nobody and costs the weapon
survivors: {Ann: {at: a, hands: [Katana, Crowbar], skills: []}}
zombies: {a: {Walker: 9}}
steps:
  - do: {action: melee, with: [Katana]}
    dice: [4, 1]
    answers: [{plain-roll: true}]
  - expect: {zombies: {a: {Walker: 8}}, survivors: {Ann: {hands: [Katana, Crowbar]}}}
  - do: {action: melee, with: [Crowbar]}
    dice: [4]
  - expect: {zombies: {a: {Walker: 7}}, not_events: [rolled-beside]}
  - do: {action: melee, with: [Katana]}
    dice: [4, 1, Break, 4]
    answers: [{use-skill: All-Out}]
  - expect: {zombies: {a: {Walker: 5}}, survivors: {Ann: {hands: [Crowbar]}}, events: [rolled, rolled-beside, hits]}
"""
)

ALWAYS_MISSES = (
    HEAD
    + """
scenario: However good the bonus, a Break is no hit, and a bonus lifts what an All-Out die shows as any other
survivors: {Ann: {at: a, hands: [Katana], skills: ["+1 to dice roll: Combat", "+1 to dice roll: Melee"]}}
zombies: {a: {Walker: 9}}
steps:
  - do: {action: melee}
    dice: [1, 1, Break, 2]
    answers: [{use-skill: All-Out}]
  - expect: {zombies: {a: {Walker: 8}}}
"""
)

NOT_AGAIN = (
    HEAD
    + """
scenario: A re-roll is of the usual dice alone
survivors: {Ann: {at: a, hands: [Katana], skills: [Lucky]}}
zombies: {a: {Walker: 9}}
steps:
  - do: {action: melee}
    dice: [1, 1, Break, 5, 6, 1]
    answers: [{use-skill: All-Out}, {reroll: Lucky}]
  - expect: {zombies: {a: {Walker: 7}}, survivors: {Ann: {hands: [null, null]}}}
"""
)

SIXES = (
    HEAD
    + """
scenario: A 6 of an All-Out die brings another die, once; after a re-roll of the others it counts with the new roll
survivors: {Ann: {at: a, hands: [Katana], skills: ["Roll 6: +1 die Combat", Lucky]}}
zombies: {a: {Walker: 9}}
steps:
  - do: {action: melee}
    dice: [1, 1, 3, 6, 1, 1, 4]
    answers: [{use-skill: All-Out}, {reroll: Lucky}, {more-dice: 1}]
  - expect: {zombies: {a: {Walker: 7}}}
"""
)

EIGHT = (
    HEAD
    + """
scenario: A die with more faces shows what it shows; with a bonus a 5 counts as a 6 and an 8 stays an 8
survivors: {Ann: {at: a, hands: [Pan], skills: ["Roll 6: +1 die Combat", "+1 to dice roll: Combat"]}}
zombies: {a: {Walker: 9}}
steps:
  - do: {action: melee}
    dice: [1, 8]
    answers: [{use-skill: All-Out}]
  - expect: {zombies: {a: {Walker: 8}}}
  - do: {action: melee}
    dice: [1, 5, 1]
    answers: [{use-skill: All-Out}, {more-dice: 1}]
  - expect: {zombies: {a: {Walker: 7}}}
"""
)

ASLEEP = (
    HEAD
    + """
scenario: A die outside attacks
survivors: {Ann: {at: a, skills: []}}
steps:
  - do: {action: move, zone: b}
    dice: [sleeps]
  - expect: {zombies: {a: {}}, events: [threw]}
  - do: {action: move, zone: a}
    dice: [wakes]
  - expect: {zombies: {b: {Walker: 1}}}
"""
)


@pytest.mark.parametrize("text", [DECLARED, ALWAYS_MISSES, NOT_AGAIN, SIXES, EIGHT, ASLEEP])
def test_dice_of_their_own_in_scenarios(text: str) -> None:
    with EDITIONS.with_one_more(BREAKS):
        assert run_scenario(yaml.safe_load(text)).difference is None


def test_a_scenario_gives_what_a_die_can_show() -> None:
    with EDITIONS.with_one_more(BREAKS):
        difference = run_scenario(yaml.safe_load(ASLEEP.replace("dice: [wakes]", "dice: [6]"))).difference
        assert "The die that is rolled here shows sleeps, sleeps, wakes, never 6." in str(difference)
        with pytest.raises(
            ScenarioError, match=r'dice\[1\]: found "wake", expected what a die shows: 1, 2, 3, 4, 5, 6, B'
        ):
            run_scenario(yaml.safe_load(ASLEEP.replace("dice: [wakes]", "dice: [wake]")))
    with pytest.raises(ScenarioError, match=r"dice\[1\]: found 7, expected what a die shows: 1, 2, 3, 4, 5, 6"):
        run_scenario({**yaml.safe_load(ASLEEP), "edition": "classic", "steps": [{"run": "end", "dice": [7]}]})
    with pytest.raises(EngineError, match="never 7"):
        Script([6, 7]).take(2, CLASSIC.dice["die"])


def after(text: str, *answers: str, dice: tuple[int | str, ...] | None = None) -> Game:
    """The position of a scenario after these choices."""
    game = build({"kind": KIND, "scenario": {**yaml.safe_load(text), "steps": []}, "seed": 1})
    game.start()
    if dice is not None:
        game.script = Script(dice)
    for action in answers:
        game.choose(next(option for option in game.options if option.action == action))
    return game


def test_what_was_thrown_is_saved_undone_and_replayed() -> None:
    with EDITIONS.with_one_more(BREAKS):
        game = after(NOT_AGAIN, "melee", "use-skill")
        attack = game.innermost(Attack)
        assert attack is not None
        faces = beside(attack, ALL_OUT)
        assert len(faces) == 2
        assert set(faces) <= set(DICE[ALL_OUT])
        assert ["dice", list(faces)] in game.last.chance
        for again in (Game.from_json(game.to_json()), Game.replay(game.setting.setup, game.log)):
            assert again.innermost(Attack) == attack
            assert again.state_hash() == game.state_hash()
        game.undo(consent=True)
        game.redo()
        assert game.innermost(Attack) == attack
        assert game.redeal(0).innermost(Attack) == attack


def test_the_table_shows_them_and_tells_of_them() -> None:
    with EDITIONS.with_one_more(BREAKS):
        game = after(NOT_AGAIN, "melee", "use-skill", dice=(1, 5, "Break", 6))
        shown = sent(dice_shown(game, game.log))
        assert shown is not None
        assert (shown["faces"], shown["hit"]) == ([1, 5, "Break", 6], [False, True, False, True])
        assert story(game, game.last)[-1] == "Ann rolled Break 6 too (All-Out)."
        game = after(NOT_AGAIN, "melee", "use-skill", "reroll", dice=(1, 5, "Break", 6, 4, 4))
        assert (sent(dice_shown(game, game.log)) or {})["faces"] == [4, 4, "Break", 6]
        game = after(ASLEEP, "move", dice=("wakes",))
        (threw,) = [sent(one.step) for one in entry_steps(game, game.last, 0) if one.step.code == "threw"]
        assert (threw["text"], threw["dice"]["faces"]) == ("Ann rolled wakes (Sleeper).", ["wakes"])
        (event,) = [event for event in game.last.events if event.code == "threw"]
        assert event.rule == "AD-SLEEP-07"
