"""German: articles and plurals of English names of Zombies and cards, as people say them at the table."""

from __future__ import annotations

import re

from shamble.text.languages import Forms, Functions, of_last_word

FORMS = ("nominative", "accusative", "plural")
_FEMININE = re.compile(r"(?:Abomination|Bomb|Queen|Mother|Crowz?)$")
"""The endings of names that are feminine in German; all others are masculine, as Zombies are."""
_PLURALS = ((r"(?<=er)$|(?<=s)$|(?<=z)$|(?<=en)$", ""), (r"(?<=tion)$", "en"), (r"$", "s"))


def functions(forms: Forms) -> Functions:
    """EIN("Walker"): ein Walker. EINEN("Walker"): einen Walker. PLURAL("Fatty"): Fattys."""

    def nominative(name: str) -> str:
        return forms(name, "nominative") or f"{'eine' if _FEMININE.search(name) else 'ein'} {name}"

    def accusative(name: str) -> str:
        return forms(name, "accusative") or f"{'eine' if _FEMININE.search(name) else 'einen'} {name}"

    def plural(name: str) -> str:
        return of_last_word(name, forms, "plural", with_ending)

    return {"EIN": nominative, "EINEN": accusative, "PLURAL": plural}


def with_ending(noun: str) -> str:
    """The regular plural of an English name in German: Walker, Fattys, Abominationen."""
    ending, put = next((ending, put) for ending, put in _PLURALS if re.search(ending, noun))
    return re.sub(ending, put, noun, count=1)
