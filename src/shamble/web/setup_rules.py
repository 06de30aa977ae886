"""The single rules on the form of a new game and at a table: the options by group, and what each usually is."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from shamble.editions.classic import CLASSIC
from shamble.engine.game import Game
from shamble.rules.registry import POLICIES
from shamble.text import words
from shamble.web.setup_house import changeable_house_rule

OPTION_GROUPS = {
    "modes": CLASSIC.modes,
    "setup": ("numbers", "starting-weapons", "zombie-deck", "nailbat", "team-actions", "competitive"),
    "zombies": ("spawn", "routing", "crawlers", "manholes", "split-shortage"),
    "survivors": ("who-decides", "after-building", "slippery"),
}
"""How the single rules are grouped on the page; one that is not listed stands with the last."""


def single_options() -> dict[str, list[str]]:
    """The single options of the edition and their values."""
    ways = next(iter(CLASSIC.variants.values()))
    return {name: list(POLICIES[name]) for name in ways} | {name: list(ways) for name, ways in CLASSIC.switches.items()}


def options_shown(form: Mapping[str, Any]) -> list[dict[str, Any]]:
    """The single rules by group, each with its values in words."""
    known = {name: values for name, values in single_options().items() if name != "skills"}
    listed = {name for names in OPTION_GROUPS.values() for name in names}
    last = list(OPTION_GROUPS)[-1]
    said = words()
    return [
        {
            "title": said.page(f"options-{group}"),
            "options": [
                _option_shown(name, known[name], form)
                for name in (*names, *((name for name in known if name not in listed) if group == last else ()))
                if name in known
            ],
        }
        for group, names in OPTION_GROUPS.items()
    ]


def rules_shown(game: Game) -> list[dict[str, Any]]:
    """The options that can still be changed in a game, each with what it is now."""
    changeable = CLASSIC.changeable()
    chosen = {f"option-{name}": value for name, value in game.setting.rules.chosen.items()}
    shown = [_option_shown(name, values, chosen) for name, values in single_options().items() if name in changeable]
    return shown + [changeable_house_rule(name, chosen) for name in CLASSIC.house if name in changeable]


def _option_shown(name: str, values: list[str], form: Mapping[str, Any]) -> dict[str, Any]:
    said = words()
    return {
        "name": name,
        "label": said.page(f"option-{name}"),
        "usually": _usually(name, values),
        "values": [
            {"value": value, "label": said.page(f"value-{name}-{value}"), "chosen": form.get(f"option-{name}") == value}
            for value in values
        ],
    }


def _usually(name: str, values: list[str]) -> str:
    """What a single rule is when nobody chooses, in words: by variant where they differ."""
    said = words()
    usual = {variant: ways.get(name, values[0]) for variant, ways in CLASSIC.variants.items()}
    if len(set(usual.values())) == 1:
        return said.page("usually", value=said.page(f"value-{name}-{next(iter(usual.values()))}"))
    return "; ".join(
        said.page("in-variant", variant=said.page(f"variant-{variant}"), value=said.page(f"value-{name}-{value}"))
        for variant, value in usual.items()
    )
