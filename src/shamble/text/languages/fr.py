"""French: articles, plurals and elisions of English names of Zombies, cards and Survivors."""

from __future__ import annotations

import re

from shamble.text.languages import Forms, Functions, of_last_word

FORMS = ("indefinite", "plural")
_FEMININE = re.compile(r"(?:Abomination|A-Bomb|Bomb|Queen|Mother)$")
"""The endings of names that are feminine in French; all others are masculine, as Zombies are."""
_ELIDED = frozenset("AEIOUÀÂÉÈÊËÎÏÔÖÙÛÜaeiouàâéèêëîïôöùûü")
"""The letters before which `de` loses its e; an H may be aspirated, and stays."""


def functions(forms: Forms) -> Functions:
    """UN("Walker"): un Walker. PLURIEL("Fatty"): Fattys. DE("Amy"): d'Amy, DE("Ned"): de Ned."""

    def indefinite(name: str) -> str:
        return forms(name, "indefinite") or f"{'une' if _FEMININE.search(name) else 'un'} {name}"

    def plural(name: str) -> str:
        return of_last_word(name, forms, "plural", with_ending)

    return {"UN": indefinite, "PLURIEL": plural, "DE": of}


def of(name: str) -> str:
    """A name after `de`, which is elided before a vowel."""
    return f"d’{name}" if name[:1] in _ELIDED else f"de {name}"


def with_ending(noun: str) -> str:
    """The regular plural of an English name in French."""
    return noun if noun.endswith(("s", "x", "z")) else f"{noun}s"
