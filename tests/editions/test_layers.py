"""Layers: variant and single options choose between ways of playing; later wins, contradictions are refused."""

import ast
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import shamble
from shamble.editions import EDITIONS
from shamble.editions.edition import check_replacements
from shamble.engine import SetupError
from shamble.engine.hooks import arrange
from shamble.games import new_game
from shamble.rules.anytime import AFTER_BUILDING
from shamble.rules.numbers import NUMBERS
from shamble.rules.rule import Offer, Rule, Without, rule
from shamble.rules.running_out import MANHOLES
from shamble.rules.spawn import SPAWN, dice_and_locators, one_card_each
from shamble.rules.splitting import SPLIT_SHORTAGE, WHO_DECIDES
from shamble.rules.starting_weapons import STARTING_WEAPONS
from shamble.world.hooks import ADD, CAP, FORBID, MULTIPLY, SET, Hook, Point, Replaced, SetupWay

from ..source import nodes

CLASSIC = EDITIONS["classic"]
POINT: SetupWay[None] = SetupWay("something that options differ in")
ruleset = CLASSIC.ruleset

WAYS: dict[str, Replaced[*tuple[Any, ...], Any]] = {
    "spawn": SPAWN,
    "starting-weapons": STARTING_WEAPONS,
    "numbers": NUMBERS,
    "manholes": MANHOLES,
    "split-shortage": SPLIT_SHORTAGE,
    "who-decides": WHO_DECIDES,
    "after-building": AFTER_BUILDING,
}
"""Where Rue Morgue and the older seasons disagree."""


@pytest.mark.rule("CL-SETUP-05")
@pytest.mark.parametrize("way", sorted(WAYS))
def test_wherever_the_seasons_disagree_the_older_rule_can_be_chosen_alone(way: str) -> None:
    rue_morgue, older = ruleset("rue-morgue", {}), ruleset("older-seasons", {})
    chosen = ruleset("rue-morgue", {way: "older-seasons"})
    point = WAYS[way].index
    assert chosen.answers[point] is older.answers[point]
    assert chosen.answers[point] is not rue_morgue.answers[point]


@pytest.mark.rule("CL-SETUP-05")
def test_rue_morgue_is_the_default_and_the_older_rules_can_be_chosen() -> None:
    usual = new_game("RM-T1", seed=1)
    assert {name for name, value in usual.setting.rules.chosen.items() if value == "rue-morgue"} == {"variant", *WAYS}
    assert usual.setting.answers[SPAWN.index] is dice_and_locators
    older = new_game("RM-T1", seed=1, options={"spawn": "older-seasons"})
    assert older.setting.answers[SPAWN.index] is one_card_each


def test_a_single_option_changes_nothing_else() -> None:
    plain = ruleset("rue-morgue", {}).chosen
    changed = ruleset("rue-morgue", {"spawn": "older-seasons"}).chosen
    assert {name for name in plain if plain[name] != changed[name]} == {"spawn"}


def test_the_rules_in_force_are_readable() -> None:
    chosen = ruleset("older-seasons", {"crawlers": "off"}).chosen
    assert chosen["variant"] == "older-seasons"
    assert chosen["crawlers"] == "off"
    assert chosen["spawn"] == "older-seasons"


@pytest.mark.parametrize(
    ("options", "in_force"),
    [({}, False), ({"competitive": "off"}, False), ({"competitive": "on"}, True)],
)
def test_a_rule_is_in_force_with_a_value_that_brings_something(options: dict[str, str], in_force: bool) -> None:
    assert ("competitive" in ruleset("rue-morgue", options).in_force) is in_force


def test_a_number_of_nothing_puts_no_rule_in_force() -> None:
    assert "team-actions" not in ruleset("rue-morgue", {"team-actions": "0"}).in_force
    assert "team-actions" in ruleset("rue-morgue", {"team-actions": "1"}).in_force


PLACES_OF_RULES = ("rules", "missions", "review", "games", "bots", "lab")


def _compared() -> Iterator[tuple[str, str]]:
    """Every comparison in the places where rules are asked, with its file."""
    root = Path(shamble.__file__).parent
    for folder in PLACES_OF_RULES:
        for path in (root / folder).rglob("*.py"):
            for node in nodes(path):
                if isinstance(node, ast.Compare):
                    yield f"{path.relative_to(root)}:{node.lineno}", ast.unparse(node.left)


def test_nobody_asks_which_way_or_which_text_of_an_option_was_chosen() -> None:
    asked = (".answers[", ".ways[", ".chosen.get(", ".chosen[", "options.get(")
    assert [place for place, text in _compared() if any(one in text.partition(" ")[0] for one in asked)] == []


def test_unknown_variants_options_and_values_are_all_named() -> None:
    with pytest.raises(SetupError, match="no variant 'rue-morge'"):
        CLASSIC.check("rue-morge", {})
    with pytest.raises(SetupError) as caught:
        CLASSIC.check("rue-morgue", {"spwan": "older-seasons", "crawlers": "maybe"})
    assert "did you mean 'spawn'" in str(caught.value)
    assert "'on' or 'off'" in str(caught.value)


def test_two_rules_that_replace_the_same_id_are_refused_unless_one_joins_the_other() -> None:
    wounds, armour = Rule("wounds"), Rule("armour")
    wounds.value("soft", POINT, replaces=("CL-WOUND-01",))(lambda: None)
    armour.value("thick", POINT, replaces=("CL-WOUND-01",))(lambda: None)
    armour.value("thin", POINT, replaces=("CL-WOUND-01",), joins=("wounds=soft",))(lambda: None)
    rules = {"wounds": wounds, "armour": armour}
    with pytest.raises(SetupError, match="both replace CL-WOUND-01"):
        check_replacements([("wounds", "soft"), ("armour", "thick")], rules)
    check_replacements([("wounds", "soft"), ("armour", "thin")], rules)


def test_every_variant_names_values_that_its_options_have() -> None:
    for variant, values in CLASSIC.variants.items():
        for name, value in values.items():
            assert value in CLASSIC.options[name].values, (variant, name)


def test_hooks_come_in_order_of_stage_then_rule_id() -> None:
    point: Point[Callable[[], str]] = Point("what is thrown")

    def made(name: str) -> Hook:
        stage = {"set": SET, "add": ADD, "multiply": MULTIPLY, "cap": CAP, "forbid": FORBID}[name.split("-")[0]]
        return Hook(point, stage, name, lambda name=name: name)

    names = ["forbid-a", "cap-a", "multiply-a", "add-b", "add-a", "set-a"]
    calls = arrange(made(name) for name in names)[point]
    assert [call() for call in calls] == ["set-a", "add-a", "add-b", "multiply-a", "cap-a", "forbid-a"]


def test_a_hook_at_an_unknown_point_is_refused() -> None:
    with pytest.raises(ValueError, match="no hook point 'dise'"):
        arrange([Hook("dise", ADD, "CL-TEST", lambda: None)])  # type: ignore[arg-type]


def test_set_up_faults_are_listed_together() -> None:
    with pytest.raises(SetupError) as caught:
        new_game("RM-T1", [["Jane", "Jane", "Berr"]])
    message = str(caught.value)
    assert "did you mean 'Bear'" in message
    assert "Jane is taken twice" in message
    assert "6 to 12" in message


def test_an_unknown_mission_names_the_nearest() -> None:
    with pytest.raises(SetupError, match="did you mean 'RM-T1'"):
        new_game("RM-T11")


def test_a_rule_takes_offers_out_wherever_they_stand_and_brings_its_own_where_it_says() -> None:
    @rule("quiet", of="survivors")
    def quiet() -> Iterator[Without | Offer]:
        yield Without(CLASSIC.anytime[0])
        yield Without(CLASSIC.offers_anywhere[0])
        yield Offer(print)
        yield Offer(delattr, anywhere=True)

    rules = CLASSIC.but("quiet", house=(quiet,)).ruleset("rue-morgue", {"quiet": "on"})
    assert CLASSIC.anytime[0] not in rules.anytime
    assert CLASSIC.offers_anywhere[0] not in rules.offers_anywhere
    assert (print in rules.offers, delattr in rules.offers) == (True, True)
    assert (print in rules.offers_anywhere, delattr in rules.offers_anywhere) == (False, True)


def test_a_choice_goes_before_the_variant() -> None:
    assert ruleset("older-seasons", {"spawn": "rue-morgue"}).answers[SPAWN.index] is dice_and_locators


def test_further_versions_of_skills_are_those_of_the_chosen_value_alone() -> None:
    named = next(rule for rule in CLASSIC.options.values() if rule.further_skills)
    for value in named.choices:
        versions = CLASSIC.skill_versions("rue-morgue", {named.name: value})
        assert [one for one in versions if one in named.further_skills] == [value] * (value in named.further_skills)


def test_a_chosen_reading_of_a_skill_goes_before_the_versions_of_the_variant() -> None:
    versions = CLASSIC.skill_versions("rue-morgue", {"crawlers": "off"})
    assert versions == ("crawlers=off", *CLASSIC.skills["rue-morgue"])
