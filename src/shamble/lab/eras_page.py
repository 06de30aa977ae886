"""docs/eras.md, made from the ledger, the values of the editions and the lists of the table."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import permutations

from shamble.content import EquipmentCard
from shamble.editions import EDITIONS, Edition
from shamble.editions.crossing import ESSENTIAL, NEEDED_CARDS, NEEDS, SUBSTITUTES, weapon
from shamble.lab.measured import table
from shamble.lab.pages import page as from_template
from shamble.rulebook import load
from shamble.text import words


def page() -> str:
    """The whole page."""
    rules = [one for one in load().rules.values() if one.id.startswith("UA-ERA-")]
    return from_template(
        "eras",
        rules=table(("id", "about", "rule"), ((one.id, one.title, " ".join(one.rule.split())) for one in rules)),
        editions=table(("value", *map(words().edition, EDITIONS)), _values()),
        needs=table(
            ("needs", "Skills"), ((needed, ", ".join(skills)) for needed, skills in {**NEEDS, **NEEDED_CARDS}.items())
        ),
        substitutes=[_pairs(SUBSTITUTES.items())],
        essential=[_pairs(ESSENTIAL.items())],
        weapons=table(("of", "in", "card: reason"), _weapons()),
    )


def _values() -> Iterator[tuple[str, ...]]:
    rows: dict[str, Callable[[Edition], str]] = {
        "Health": lambda one: str(one.numbers.health),
        "more Health": lambda one: _pairs((name, f"+{more}") for name, more in one.era.tougher.items()),
        "points": lambda one: ", ".join(str(level.points) for level in one.numbers.levels),
        "places": lambda one: ", ".join(f"{place.slots} {place.name}" for place in one.places),
        "Noise": lambda one: ", ".join(one.noise) or "tokens",
        "versions of Skills": lambda one: ", ".join(one.skill_versions(one.default_variant, {})),
        "has": lambda one: ", ".join(sorted(one.era.elements)),
        "words that are Skills": lambda one: _pairs((name, ", ".join(of)) for name, of in one.era.abilities.items()),
        "ammunition": lambda one: ", ".join(one.era.ammo.values()) or "Ammo dice",
        "packs for strangers": lambda one: " or ".join(", ".join(pack) for pack in one.era.welcome) or "-",
    }
    for title, value in rows.items():
        yield title, *(value(edition) or "-" for edition in EDITIONS.values())


def _pairs(found: Iterable[tuple[str, str]]) -> str:
    return "; ".join(f"{name}: {value}" for name, value in found)


def _weapons() -> Iterator[tuple[str, ...]]:
    said = words()
    for home, here in permutations(EDITIONS.values(), 2):
        yield said.edition(home.name), said.edition(here.name), _pairs(_staying(home, here)) or "-"


def _staying(home: Edition, here: Edition) -> Iterator[tuple[str, str]]:
    for card in home.pack.equipment.values():
        found = weapon(home.name, card.name, here)
        if not isinstance(found, EquipmentCard) and found != "no-weapon":
            yield card.name, found
