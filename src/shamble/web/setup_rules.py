"""The single rules on the form of a new game and at a table: the options by group, and their usual values."""

from __future__ import annotations

from typing import Any

from shamble.editions import EDITIONS, Edition
from shamble.text import words_in
from shamble.web.forms import Form
from shamble.web.setup_house import changeable_house_rule
from shamble.world.game import Game


def single_options(edition: Edition) -> dict[str, list[str]]:
    """The single options of the edition and their values."""
    return {name: rule.choices for name, rule in edition.options.items()}


def options_shown(edition: Edition, form: Form) -> list[dict[str, Any]]:
    """The single rules by chapter, with their values in words; rules without a chapter stand elsewhere."""
    said = words_in(edition)
    return [
        {
            "title": said.page(f"options-{group}"),
            "options": [
                _option_shown(edition, name, form) for name, rule in edition.options.items() if rule.of == group
            ],
        }
        for group in dict.fromkeys(rule.of for rule in edition.options.values() if rule.of)
    ]


def further_skills_shown(edition: Edition, form: Form) -> list[dict[str, Any]]:
    """The versions of Skills that the edition can let in besides its own."""
    said = words_in(edition)
    return [
        {
            "option": rule.name,
            "value": version,
            "label": said.page(f"new-skills-{version}"),
            "chosen": form.get(f"option-{rule.name}") == version,
        }
        for rule in edition.options.values()
        for version in rule.further_skills
    ]


def rules_shown(game: Game) -> list[dict[str, Any]]:
    """The options that can still be changed in a game, each with what it is now."""
    edition = EDITIONS[game.setting.rules.edition]
    changeable = edition.changeable()
    chosen = {f"option-{name}": value for name, value in game.setting.rules.chosen.items()}
    shown = [_option_shown(edition, name, chosen) for name in edition.options if name in changeable]
    return shown + [changeable_house_rule(edition, name, chosen) for name in edition.house if name in changeable]


def _option_shown(edition: Edition, name: str, form: Form) -> dict[str, Any]:
    said = words_in(edition)
    return {
        "name": name,
        "label": said.page(f"option-{name}"),
        "usually": _usually(edition, name),
        "values": [
            {"value": value, "label": said.page(f"value-{name}-{value}"), "chosen": form.get(f"option-{name}") == value}
            for value in edition.values_of(name)
        ],
    }


def _usually(edition: Edition, name: str) -> str:
    """The usual value of a single rule, in words: by variant where they differ."""
    said = words_in(edition)
    usual = {variant: edition.usual(variant, name) for variant in edition.variants}
    if len(set(usual.values())) == 1:
        return said.page("usually", value=said.page(f"value-{name}-{next(iter(usual.values()))}"))
    return "; ".join(
        said.page("in-variant", variant=said.page(f"variant-{variant}"), value=said.page(f"value-{name}-{value}"))
        for variant, value in usual.items()
    )
