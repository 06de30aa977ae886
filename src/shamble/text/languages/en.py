"""English: articles and plurals, for names that no file of ours has to know."""

from __future__ import annotations

import re

from shamble.text.languages import Forms, Functions, of_last_word

FORMS = ("indefinite", "plural")
VOWELS = frozenset("AEIOUaeiou")
SPELT_WITH_A_VOWEL = frozenset("AEFHILMNORSX8")
"""The letters and digits that begin with a vowel when they are read out, as in an M16 or an 8-Ball."""
_SPELT = re.compile(r"(?:[A-Z]|[A-Z]*[0-9][A-Z0-9]*|[B-DF-HJ-NP-TV-Z]+)(?![A-Za-z])")
_PLURALS = ((r"(?<=[^aeiou])y$", "ies"), (r"(?<=ss)$|(?<=x)$|(?<=ch)$|(?<=sh)$", "es"), (r"(?<=s)$", ""), (r"$", "s"))
"""The endings of nouns and of their plurals; what ends in a single s is a plural already, as Evil Twins."""


def functions(forms: Forms) -> Functions:
    """INDEFINITE("A-Bomb"): an A-Bomb. PLURAL("Skinner Fatty"): Skinner Fatties."""

    def indefinite(name: str) -> str:
        return forms(name, "indefinite") or f"{article(name)} {name}"

    def plural(name: str) -> str:
        return of_last_word(name, forms, "plural", with_ending)

    return {"INDEFINITE": indefinite, "PLURAL": plural}


def article(name: str) -> str:
    """`an` before a vowel that is heard."""
    heard = SPELT_WITH_A_VOWEL if _SPELT.match(name) else VOWELS
    return "an" if name[:1] in heard else "a"


def with_ending(noun: str) -> str:
    """The regular plural of a noun."""
    found = ((ending, put) for ending, put in _PLURALS if re.search(ending, noun))
    ending, put = next(found)
    return re.sub(ending, put, noun, count=1)
