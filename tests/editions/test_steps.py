"""Steps of a game are lists of the edition: rules put theirs between phases, and a scenario runs them by name."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import yaml

from shamble.bots import RandomBot
from shamble.editions import EDITIONS, Edition
from shamble.engine import SetupError
from shamble.engine.agenda import Frame
from shamble.games import new_game
from shamble.rules import zombies_phase
from shamble.rules.frames import EndPhase, Round
from shamble.rules.missions.modules import MissionRules
from shamble.rules.missions.notes import note, noted
from shamble.rules.rule import Rule
from shamble.scenario import ScenarioError, run_scenario
from shamble.world import Game

CLASSIC = EDITIONS["classic"]
MISSION = Path(__file__).parents[2] / "src/shamble/content/classic/missions/RM-T1.yaml"

bell = Rule("bell")
"""Steps in every list, each of which notes that it was taken."""
PLACES = (("setup", "decks"), ("round", "players"), ("zombies-phase", "activation"), ("end-phase", "begin"))


def _ring(of: str, after: str) -> None:
    @bell.step(of, f"bell-{of}", after=after)
    def ring(g: Game, f: Frame) -> None:
        note(g, f"{of} in {g.state.phase}")


for _of, _after in PLACES:
    _ring(_of, _after)

drum = Rule("drum", of="zombies")


@drum.step("round", "drum", after="players")
def beat(g: Game, f: Frame) -> None:
    """A step of a house rule, which can be switched on and off in the middle of a game."""
    note(g, "drum")


BELLS = CLASSIC.but("bells", rules=(*CLASSIC.rules, bell), house=(drum,))


def played(text: str, edition: Edition) -> str | None:
    """What differs in a scenario of this edition."""
    with EDITIONS.with_one_more(edition):
        return run_scenario(yaml.safe_load(text)).difference


def kept(*names: str) -> str:
    """The tallies of these notes, as a scenario expects them."""
    return ", ".join(f'{{piece: tally, of: "note {name}", number: 1}}' for name in names)


ONE_ROUND = f"""
scenario: Each list has its further step where the rule puts it, and is walked once in a round
edition: bells
pause: false
board: {{grid: a b c}}
survivors: {{Ann: {{at: a, skills: []}}}}
steps:
  - do: {{who: Ann, action: end}}
  - expect: {{round: 2, pieces: [{kept("round in players", "zombies-phase in zombies", "end-phase in end")}]}}
"""

BY_NAME = f"""
scenario: A step is run by its name, alone
edition: bells
board: {{grid: a b c}}
survivors: {{Ann: {{at: a, skills: []}}}}
zombies: {{c: {{Walker: 1}}}}
steps:
  - run: bell-round
  - expect: {{zombies: {{c: {{Walker: 1}}}}, pieces: [{kept("round in players")}]}}
  - run: activation
  - expect: {{zombies: {{b: {{Walker: 1}}}}, pieces: [{kept("round in players")}]}}
  - run: zombies
  - expect: {{pieces: [{kept("round in players", "zombies-phase in zombies")}]}}
  - undo: 3
  - expect: {{pieces: []}}
"""


@pytest.mark.parametrize("text", [ONE_ROUND, BY_NAME])
def test_a_rule_puts_its_step_into_the_list(text: str) -> None:
    assert played(text, BELLS) is None


def test_an_edition_can_have_a_list_of_its_own() -> None:
    quiet = CLASSIC.but(
        "quiet",
        steps={**CLASSIC.steps, "zombies-phase": (zombies_phase.spawn, zombies_phase.close, zombies_phase.over)},
    )
    scenario = """
scenario: Where Zombies have no Activation they stand still
edition: quiet
board: {grid: a b c}
survivors: {Ann: {at: a, skills: []}}
zombies: {c: {Walker: 1}}
steps:
  - run: zombies
  - expect: {zombies: {c: {Walker: 1}}}
"""
    assert played(scenario, quiet) is None
    difference = played(scenario.replace("quiet", "classic"), quiet)
    assert difference is not None
    with pytest.raises(ScenarioError, match='no part of the round "activation"'):
        played(scenario.replace("run: zombies", "run: activation"), quiet)


def test_steps_that_a_list_does_not_have_are_told() -> None:
    late, twice = Rule("late"), Rule("twice")
    late.step("round", "late", after="brunch")(beat)
    twice.step("round", "end", after="zombies")(beat)
    with pytest.raises(SetupError, match="'late' comes after 'brunch'; round has players, zombies, end"):
        CLASSIC.but("late", rules=(*CLASSIC.rules, late)).ruleset("rue-morgue", {})
    with pytest.raises(SetupError, match="round has two steps that are called 'end'"):
        CLASSIC.but("twice", rules=(*CLASSIC.rules, twice)).ruleset("rue-morgue", {})


def test_the_module_of_a_mission_brings_steps_too() -> None:
    rules = MissionRules()
    rules.step("end-phase", "alarm", after="begin")(beat)
    brought = CLASSIC.ruleset("rue-morgue", {}, rules)
    assert [name for name in brought.steps["end-phase"] if name] == ["begin", "alarm", "token"]
    assert "alarm" in brought.parts
    assert "alarm" not in CLASSIC.ruleset("rue-morgue", {}).parts


def test_of_two_behind_the_same_step_the_first_comes_first() -> None:
    other = Rule("other")
    other.step("round", "first", after="")(beat)
    other.step("round", "bell-2", after="players")(beat)
    rules = BELLS.but("two", rules=(*BELLS.rules, other)).ruleset("rue-morgue", {})
    assert [name for name in rules.steps["round"] if name] == [
        "first", "players", "bell-round", "bell-2", "drum", "zombies", "end",
    ]  # fmt: skip


def game_of(edition: str, tmp_path: Path, **more: Any) -> Game:
    """The first tutorial in another edition."""
    mission = tmp_path / "RM-T1.yaml"
    mission.write_text(MISSION.read_text(encoding="utf-8").replace("edition: classic", f"edition: {edition}"))
    return new_game(str(mission), seed=3, **more)


def play(game: Game, choices: int) -> Game:
    bot = RandomBot(7)
    for _ in range(choices):
        if game.decision is not None:
            game.choose(bot.choose(game))
    return game


def test_games_with_further_steps_are_saved_undone_and_replayed(tmp_path: Path) -> None:
    with EDITIONS.with_one_more(BELLS):
        game = play(game_of("bells", tmp_path), 60)
        assert noted(game, "setup in setup") == 1
        assert noted(game, "round in players") >= game.state.round - 1 > 0
        loaded = Game.from_json(game.to_json())
        assert loaded.state_hash() == game.state_hash()
        assert Game.replay(game.setting.setup, game.log).state_hash() == game.state_hash()
        for _ in range(40):
            game.undo(consent=True)
        for _ in range(40):
            game.redo()
        assert loaded.state_hash() == game.state_hash()
        assert game.view(0)["pieces"] == game.view(1)["pieces"]


def test_a_step_whose_rule_is_switched_off_meanwhile_is_passed_over(tmp_path: Path) -> None:
    drums = CLASSIC.but("drums", house=(drum,))
    with EDITIONS.with_one_more(drums):
        game = game_of("drums", tmp_path, options={"drum": "on"})
        while game.state.round < 2:
            play(game, 1)
        frame = game.innermost(Round)
        assert frame is not None
        assert frame.at == "drum"
        assert noted(game, "drum") == 1
        game.change_rules({"drum": "off"}, 0)
        while game.state.round < 3:
            play(game, 1)
        assert noted(game, "drum") == 1


def test_a_part_of_a_step_that_an_edition_has_not_is_none_of_its_parts() -> None:
    steps = [one for one in CLASSIC.steps["zombies-phase"] if one.name != "activation"]
    calm = CLASSIC.but("calm", steps={**CLASSIC.steps, "zombies-phase": steps})
    start = "scenario: No Zombie acts, edition: calm, board: {grid: a}, survivors: {Ann: {at: a}}"
    with pytest.raises(ScenarioError, match=r'steps\[1\]\.run: no part of the round "zombie-action"'):
        played(f"{{{start}, steps: [{{run: zombie-action}}]}}", calm)
    assert "zombie-action" in CLASSIC.ruleset("rue-morgue", {}).parts


def test_a_step_keeps_something_for_a_later_one_in_their_frame() -> None:
    memo = Rule("memo")

    @memo.step("end-phase", "write", after="begin")
    def write(g: Game, f: EndPhase) -> None:
        f.note("written", g.state.round)

    @memo.step("end-phase", "read", after="write")
    def read(g: Game, f: EndPhase) -> None:
        note(g, f"read {f.noted('written')}")

    text = f"""
scenario: The second step finds what the first has left
edition: memo
board: {{grid: a}}
survivors: {{Ann: {{at: a}}}}
round: 3
pause: false
steps:
  - do: {{who: Ann, action: end}}
  - expect: {{pieces: [{kept("read 3")}]}}
"""
    assert played(text, CLASSIC.but("memo", rules=(*CLASSIC.rules, memo))) is None
