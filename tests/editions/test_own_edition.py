"""An edition is a list that somebody can write: here one of rules that another edition offers as house rules."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
import yaml

import shamble.web
from shamble.editions import EDITIONS, Edition, edition_fault, edition_named
from shamble.engine import SetupError
from shamble.errors import ShambleError
from shamble.games import new_game
from shamble.rules.house import noise, survivors
from shamble.rules.noise import NOISE_TOKENS
from shamble.scenario import ScenarioError, run_scenario
from shamble.world import Game, hooks
from shamble.world.hooks import Hook

CLASSIC = EDITIONS["classic"]
PAGE = Path(__file__).parents[2] / "docs" / "adding-an-edition.md"


def _from_the_page() -> Edition:
    """The edition of docs/adding-an-edition.md, as its code stands there."""
    found = re.search(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert found is not None
    names: dict[str, Any] = {}
    exec(found[1], names)
    made: Edition = names["TOUGH"]
    return made


TOUGH = _from_the_page()


def test_what_another_edition_offers_as_a_house_rule_is_a_rule_of_this_one_under_its_own_id() -> None:
    rules = TOUGH.ruleset("printed", {})
    assert rules.answers[NOISE_TOKENS.index] is noise.move_token
    brought = [one for rule in TOUGH.rules for one in rule.brings() if isinstance(one, Hook)]
    told = [one.rule for one in brought if one.point == hooks.HEALTH]
    assert ("UA-ADR-01" in told, "CL-HOUSE-42" in told) == (True, False)
    assert "CL-HOUSE-42" in survivors.three_wounds.ids


def test_its_options_variants_and_house_rules_are_its_own() -> None:
    assert TOUGH.ruleset("printed", {}).chosen == {"variant": "printed", "spawn": "older-seasons"}
    assert TOUGH.changeable() == ["spawn", "wounds-cost-nothing"]
    with pytest.raises(SetupError, match="no option 'crawlers'"):
        TOUGH.ruleset("printed", {"crawlers": "off"})
    with pytest.raises(SetupError, match="no variant 'rue-morgue' of tough; there are printed"):
        TOUGH.ruleset("rue-morgue", {})


def test_every_edition_has_its_block_in_the_style_sheet() -> None:
    css = (Path(shamble.web.__file__).parent / "static" / "editions.css").read_text(encoding="utf-8")
    for edition in (*EDITIONS.values(), TOUGH):
        for start in ("\n", "\n.light "):
            assert f'{start}[data-edition="{edition.look}"] {{ --accent: ' in css, edition.name


def test_its_numbers_are_its_own() -> None:
    assert TOUGH.ruleset("printed", {}).numbers.actions == 4
    assert CLASSIC.ruleset("rue-morgue", {}).numbers.actions == 3


def test_a_sister_differs_in_what_is_named_alone() -> None:
    calm = CLASSIC.but("calm", numbers=CLASSIC.numbers._replace(actions=2), house=())
    assert calm.ruleset("rue-morgue", {}).numbers.actions == 2
    assert calm.name == "calm"
    assert not calm.house
    assert calm.rules == CLASSIC.rules
    assert calm.options == CLASSIC.options


SCENARIO = """
scenario: Four Actions, three Wounds and one Noise token that every noise moves
edition: tough
board: {grid: a b c d, zones: {d: {spawn: true}}}
survivors:
  Ann: {at: a, hands: [Sawed-Off, Pan], skills: []}
  Bob: {at: b, wounds: 2, skills: [], done: true}
zombies: {b: {Walker: 1}}
steps:
  - do: {who: Ann, action: move, zone: b}
  - do: {who: Ann, action: noise}
  - expect: {survivors: {Ann: {actions: 2}, Bob: {wounds: 2}}, noise: {b: 1}}
  - do: {who: Ann, action: move, zone: c, cost: 2}
  - do: {who: Ann, action: end}
  - run: activation
  - expect: {survivors: {Bob: dead}}
"""


def test_scenarios_are_played_in_it() -> None:
    with EDITIONS.with_one_more(TOUGH):
        result = run_scenario(yaml.safe_load(SCENARIO))
    assert result.ok, result.difference
    assert list(EDITIONS) == ["classic", "second-edition", "army-of-the-dead", "undead-or-alive"]
    with pytest.raises(ScenarioError, match='no edition "tough", there is classic'):
        run_scenario(yaml.safe_load(SCENARIO))


def test_a_mission_is_played_in_the_edition_that_it_names(tmp_path: Path) -> None:
    source = Path(__file__).parents[2] / "src/shamble/content/classic/missions/RM-T1.yaml"
    text = source.read_text(encoding="utf-8").replace("edition: classic", "edition: tough")
    mission = tmp_path / "RM-T1.yaml"
    mission.write_text(text.replace("variant: rue-morgue", "variant: printed"), encoding="utf-8")
    with EDITIONS.with_one_more(TOUGH):
        game = new_game(str(mission))
        assert (game.setting.rules.edition, game.setting.rules.numbers.actions) == ("tough", 4)
        assert Game.from_json(game.to_json()).setting.rules.edition == "tough"
    with pytest.raises(ShambleError, match='no edition "tough"'):
        new_game(str(mission))


def test_an_edition_that_is_only_misspelt_is_told() -> None:
    assert edition_fault("clasic") == 'no edition "clasic", did you mean "classic"?'
    assert edition_fault("classic") == ""
    with pytest.raises(SetupError, match="there is classic, second-edition"):
        edition_named("elsewhere")
