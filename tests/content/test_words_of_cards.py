"""A trait of a card and an ability of a kind of Zombies mean something: a Skill, an effect, or a word of some rule."""

from __future__ import annotations

import ast
from pathlib import Path

import shamble
from shamble.editions import EDITIONS
from shamble.rules.traits import hooks_of

RULES = Path(shamble.__file__).parent / "rules"
FOR_PEOPLE = {
    *("acts-when-missing", "by-priority", "can-be-snared", "no-extra-activation-card", "tears-barbwire"),
}
"""Words that remind readers of a file of what a rule does with all of that type, or all with such a weapon."""


def words_of_rules() -> set[str]:
    """Every text that stands by itself in the rules, without what is put behind a colon."""
    nodes = (node for path in RULES.rglob("*.py") for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))))
    return {
        node.value.partition(":")[0] for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


def test_no_word_of_a_card_or_a_kind_means_nothing() -> None:
    known, silent = words_of_rules(), set()
    for edition in EDITIONS.values():
        traits = [trait for card in edition.pack.equipment.values() for trait in card.traits]
        abilities = [word for kind in edition.pack.zombies.values() for word in kind.abilities]
        silent |= {
            word.partition(":")[0]
            for word in (*traits, *abilities)
            if not hooks_of(word, edition.all_skill_versions) and word.partition(":")[0] not in known
        }
    assert silent == FOR_PEOPLE
