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

_ORDINALS = {1: "st", 2: "nd", 3: "rd"}
_TEENS = (11, 12, 13)
_OPEN_AIR = re.compile(
    r"the (?:\S+ )?(?:balcony|basketball|drive|forecourt|helipad|lawn|parking|pavement|pool|railroad|ramp|rock|stage)"
)
"""Places that people are on, not in."""


def functions(forms: Forms) -> Functions:
    """INDEFINITE("A-Bomb"): an A-Bomb. PLURAL("Skinner Fatty"): Skinner Fatties. IN("the lawn"): on the lawn."""

    def indefinite(name: str) -> str:
        return forms(name, "indefinite") or f"{article(name)} {name}"

    def plural(name: str) -> str:
        return of_last_word(name, forms, "plural", with_ending)

    return {"INDEFINITE": indefinite, "PLURAL": plural, "NTH": nth, "WHICH": which, "IN": being_in}


def article(name: str) -> str:
    """`an` before a vowel that is heard."""
    heard = SPELT_WITH_A_VOWEL if _SPELT.match(name) else VOWELS
    return "an" if name[:1] in heard else "a"


def with_ending(noun: str) -> str:
    """The regular plural of a noun."""
    found = ((ending, put) for ending, put in _PLURALS if re.search(ending, noun))
    ending, put = next(found)
    return re.sub(ending, put, noun, count=1)


def nth(place: str, number: int) -> str:
    """A place among others that are called the same: the 2nd room."""
    count = int(number)
    ending = "th" if count % 100 in _TEENS else _ORDINALS.get(count % 10, "th")
    return re.sub(r"^the ", f"the {count}{ending} ", place)


def being_in(place: str) -> str:
    """A place where somebody is: in the kitchen, on the lawn."""
    return f"{'on' if _OPEN_AIR.match(place) else 'at' if 'crossroads' in place.split(' in ')[0] else 'in'} {place}"


def which(place: str, side: str) -> str:
    """A place that is told from another by its side: the western room."""
    return re.sub(r"^the ", f"the {side} ", place)
