"""The house rules on the form of a new game: those to choose from, and sets that somebody brings or hands on."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from shamble.editions.classic import CLASSIC
from shamble.editions.layers import choose_policies
from shamble.rules.house.registry import OFF, HouseRule, by_chapter, contested
from shamble.rules.house.sets import LONGEST_NAME as LONGEST_SET_NAME
from shamble.rules.house.sets import HouseSet
from shamble.rules.house.sets import link as set_link
from shamble.rules.house.sets import read as read_set
from shamble.rules.house.sets import written as written_set
from shamble.text import words
from shamble.web.forms import clean

TAKE_SET = "take-set"


def house_options() -> dict[str, list[str]]:
    """The house rules of the edition and their values."""
    return {name: CLASSIC.values_of(name) for name in CLASSIC.house}


def with_set(form: Mapping[str, Any], text: str) -> dict[str, Any]:
    """The same form with the house rules of a set that somebody brings, in place of those chosen before."""
    taken = read_set(text)
    house_faults_of(taken)
    kept = {name: value for name, value in form.items() if name.removeprefix("option-") not in CLASSIC.house}
    return kept | {"house-name": taken.name} | {f"option-{name}": value for name, value in taken.options.items()}


def house_faults_of(taken: HouseSet) -> None:
    """SetupError when the house rules of a set cannot be played together."""
    choose_policies(CLASSIC, CLASSIC.default_variant, taken.options)


def house_shown(form: Mapping[str, Any]) -> dict[str, Any]:
    """The house rules by chapter, with those that are chosen, and the chosen ones as text and link."""
    said = words()
    chosen = {name: str(form[f"option-{name}"]) for name in CLASSIC.house if form.get(f"option-{name}", OFF) != OFF}
    name = clean(form.get("house-name", ""), LONGEST_SET_NAME)
    return {
        "chapters": [
            {
                "title": said.page(f"house-chapter-{chapter}"),
                "rules": [_house_rule_shown(rule, chosen.get(rule.name, OFF)) for rule in rules],
                "chosen": sum(rule.name in chosen for rule in rules),
            }
            for chapter, rules in by_chapter()
        ],
        "chosen": len(chosen),
        "name": name,
        "text": written_set(chosen, name) if chosen else "",
        "link": set_link(chosen, name) if chosen else "",
    }


def _house_rule_shown(rule: HouseRule, value: str) -> dict[str, Any]:
    said = words()
    entry = said.file.house[rule.name]
    against = [other.name for other in CLASSIC.house.values() if other is not rule and contested(rule, other)]
    return {
        "name": rule.name,
        "title": entry["title"],
        "about": entry["about"],
        "rule": rule.rules[0],
        "value": value,
        "chosen": value != OFF,
        "values": [{"value": one, "label": said.value(rule.name, one), "chosen": one == value} for one in rule.values],
        "against": " ".join(against),
        "needs": " ".join(rule.needs),
        "find": " ".join([rule.name, entry["title"], entry["about"], *rule.rules]).casefold(),
    }


def changeable_house_rule(name: str, chosen: Mapping[str, str]) -> dict[str, Any]:
    """A house rule that can still be changed in a game, with what it is now."""
    said = words()
    rule = CLASSIC.house[name]
    now = chosen.get(f"option-{name}", OFF)
    return {
        "name": name,
        "chapter": said.page(f"house-chapter-{rule.chapter}"),
        "label": said.option(name),
        "usually": said.file.house[name]["about"],
        "values": [
            {"value": value, "label": said.value(name, value), "chosen": value == now} for value in (OFF, *rule.values)
        ],
    }
