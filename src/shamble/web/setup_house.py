"""The house rules on the form of a new game: those to choose from, and sets that somebody brings or hands on."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from shamble.editions import Edition
from shamble.editions.edition import clash
from shamble.editions.house_sets import LONGEST_NAME as LONGEST_SET_NAME
from shamble.editions.house_sets import HouseSet
from shamble.editions.house_sets import link as set_link
from shamble.editions.house_sets import read as read_set
from shamble.editions.house_sets import written as written_set
from shamble.rules.rule import OFF, Rule
from shamble.text import words_in
from shamble.web.forms import Form, clean

TAKE_SET = "take-set"


def house_options(edition: Edition) -> dict[str, list[str]]:
    """The house rules of the edition and their values."""
    return {name: edition.values_of(name) for name in edition.house}


def with_set(edition: Edition, form: Form, text: str) -> Form:
    """The same form with the house rules of a set that somebody brings, in place of those chosen before."""
    taken = read_set(edition, text)
    house_faults_of(edition, taken)
    kept = {name: value for name, value in form.items() if name.removeprefix("option-") not in edition.house}
    return kept | {"house-name": taken.name} | {f"option-{name}": value for name, value in taken.options.items()}


def house_faults_of(edition: Edition, taken: HouseSet) -> None:
    """SetupError when the house rules of a set cannot be played together."""
    edition.check(edition.default_variant, taken.options)


def house_shown(edition: Edition, form: Form) -> dict[str, Any]:
    """The house rules by chapter, with those that are chosen, and the chosen ones as text and link."""
    said = words_in(edition)
    chosen = {name: str(form[f"option-{name}"]) for name in edition.house if form.get(f"option-{name}", OFF) != OFF}
    name = clean(form.get("house-name", ""), LONGEST_SET_NAME)
    return {
        "chapters": [
            {
                "title": said.page(f"house-chapter-{chapter}"),
                "rules": [_house_rule_shown(edition, rule, chosen.get(rule.name, OFF)) for rule in rules],
                "chosen": sum(rule.name in chosen for rule in rules),
            }
            for chapter, rules in edition.house_chapters()
        ],
        "chosen": len(chosen),
        "name": name,
        "text": written_set(edition, chosen, name) if chosen else "",
        "link": set_link(edition, chosen, name) if chosen else "",
        "start": set_link(edition, {}),
    }


def _house_rule_shown(edition: Edition, rule: Rule, value: str) -> dict[str, Any]:
    said = words_in(edition)
    title, about = said.option(rule.name), said.about(rule.name)
    against = [other.name for other in edition.house.values() if other is not rule and clash(rule, other)]
    return {
        "name": rule.name,
        "title": title,
        "about": about,
        "rule": rule.ids[0],
        "value": value,
        "chosen": value != OFF,
        "values": [{"value": one, "label": said.value(rule.name, one), "chosen": one == value} for one in rule.values],
        "against": " ".join(against),
        "needs": " ".join(rule.needs),
        "converts": rule.name in edition.converting(),
        "strangers": rule.of in {edition.house[name].of for name in edition.converting()},
        "find": " ".join([rule.name, title, about, *rule.ids]).casefold(),
    }


def changeable_house_rule(edition: Edition, name: str, chosen: Mapping[str, str]) -> dict[str, Any]:
    """A house rule that can still be changed in a game, with what it is now."""
    said = words_in(edition)
    rule = edition.house[name]
    now = chosen.get(f"option-{name}", OFF)
    return {
        "name": name,
        "chapter": said.page(f"house-chapter-{rule.of}"),
        "label": said.option(name),
        "usually": said.about(name),
        "values": [
            {"value": value, "label": said.value(name, value), "chosen": value == now} for value in rule.choices
        ],
    }
