"""French: articles, plurals and elisions of English names of Zombies, cards and Survivors."""

from __future__ import annotations

import re

from shamble.text.languages import Forms, Functions, of_last_word

FORMS = ("indefinite", "plural")
_FEMININE = re.compile(r"(?:Abomination|A-Bomb|Bomb|Queen|Mother)$")
"""The endings of names that are feminine in French; all others are masculine, as Zombies are."""
_ELIDED = frozenset("AEIOUÀÂÉÈÊËÎÏÔÖÙÛÜaeiouàâéèêëîïôöùûü")
"""The letters before which `de` loses its e; an H may be aspirated, and stays."""

_ON = re.compile(
    r"l[ea’] ?(?:\d\w+ )?(?:balcon|char\b|emplacement|esplanade|héliport|parking|pelouse|rampe|rocher|scène|terrain|"
    r"terrasse|trottoir|voie)"
)
"""Places that people are on, not in."""
_ARTICLE = re.compile(r"(?:le |la |l’)")
_FEMININE_AFTER_ELISION = ("allée", "armurerie", "arrière-cour", "esplanade")
"""The places whose gender their elided article hides."""


def functions(forms: Forms) -> Functions:
    """UN("Walker"): un Walker. PLURIEL("Fatty"): Fattys. DE("Amy"): d'Amy. DU("le bar"): du bar."""

    def indefinite(name: str) -> str:
        return forms(name, "indefinite") or f"{'une' if _FEMININE.search(name) else 'un'} {name}"

    def plural(name: str) -> str:
        return of_last_word(name, forms, "plural", with_ending)

    return {"UN": indefinite, "PLURIEL": plural, "DE": of, "DU": of_the_one, "DANS": being_in, "NIEME": nth}


def of(name: str) -> str:
    """A name after `de`, which is elided before a vowel."""
    return f"d’{name}" if name[:1] in _ELIDED else f"de {name}"


def with_ending(noun: str) -> str:
    """The regular plural of an English name in French."""
    return noun if noun.endswith(("s", "x", "z")) else f"{noun}s"


def of_the_one(place: str) -> str:
    """A place after `de`: du bar, de la rue, de 6V.S5."""
    return f"du {place[3:]}" if place.startswith("le ") else f"de {place}"


def being_in(place: str) -> str:
    """A place where somebody is or goes: dans la rue, sur la pelouse, au carrefour; en 6V.S5."""
    if not _ARTICLE.match(place):
        return f"en {place}"
    if "carrefour" in place.split(" ")[1:3]:
        return f"au {place[3:]}"
    return f"{'sur' if _ON.match(place) else 'dans'} {place}"


def nth(place: str, number: int) -> str:
    """A place among others that are called the same: la 2e pièce."""
    article = _ARTICLE.match(place)
    if article is None:
        return f"{place} {int(number)}"
    noun = place[article.end() :]
    feminine = article[0] == "la " or noun.startswith(_FEMININE_AFTER_ELISION)
    ordinal = ("re" if feminine else "er") if int(number) == 1 else "e"
    return f"{'la' if feminine else 'le'} {int(number)}{ordinal} {noun}"
