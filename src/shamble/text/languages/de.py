"""German: articles and plurals of English names of Zombies and cards, as people say them at the table."""

from __future__ import annotations

import re

from shamble.text.languages import Forms, Functions, of_last_word

FORMS = ("nominative", "accusative", "plural")
_FEMININE = re.compile(r"(?:Abomination|Bomb|Queen|Mother|Crowz?)$")
"""The endings of names that are feminine in German; all others are masculine, as Zombies are."""
_PLURALS = ((r"(?<=er)$|(?<=s)$|(?<=z)$|(?<=en)$", ""), (r"(?<=tion)$", "en"), (r"$", "s"))

_DATIVE = {"der ": "dem ", "das ": "dem ", "die ": "der "}
_ON = re.compile(
    r"d\w\w (?:\d+\. |\w+(?:lich|ittler)e )?(?:Auffahrt|Bahngleis|Balkon|Basketballfeld|Bühne|Felsen|Friedhof|Gehweg|"
    r"Gräberfeld|Hubschrauberlandeplatz|Kreuzung|Panzer|Parkdeck|Parkplatz|Poolterrasse|Rampe|Rasen|Schotterfeld|Straße|"
    r"Vorplatz|Zeltfeld)"
)
"""Places that people are on, not in."""


def functions(forms: Forms) -> Functions:
    """EIN("Walker"): ein Walker. EINEN("Walker"): einen Walker. PLURAL("Fatty"): Fattys. IN("der Raum"): im Raum."""

    def nominative(name: str) -> str:
        return forms(name, "nominative") or f"{'eine' if _FEMININE.search(name) else 'ein'} {name}"

    def accusative(name: str) -> str:
        return forms(name, "accusative") or f"{'eine' if _FEMININE.search(name) else 'einen'} {name}"

    def plural(name: str) -> str:
        return of_last_word(name, forms, "plural", with_ending)

    return {"EIN": nominative, "EINEN": accusative, "PLURAL": plural, **PLACES}


def with_ending(noun: str) -> str:
    """The regular plural of an English name in German: Walker, Fattys, Abominationen."""
    ending, put = next((ending, put) for ending, put in _PLURALS if re.search(ending, noun))
    return re.sub(ending, put, noun, count=1)


def the_one(place: str) -> str:
    """A place as an accusative: den Raum, die Straße."""
    return _weak(f"den {place[4:]}") if place.startswith("der ") else place


def at_the_one(place: str) -> str:
    """A place as a dative: dem Raum, der Straße."""
    return _weak(_DATIVE[place[:4]] + place[4:]) if place[:4] in _DATIVE else place


def _weak(place: str) -> str:
    """The adjective of a side takes its ending."""
    return re.sub(r"^(d\w\w \w+(?:lich|ittler)e) ", r"\1n ", place)


def going_to(place: str) -> str:
    """A place to which somebody goes: in den Raum, auf die Straße; nach 6V.S5."""
    if place[:4] not in _DATIVE:
        return f"nach {place}"
    return f"{'auf' if _ON.match(place) else 'in'} {the_one(place)}"


def being_in(place: str) -> str:
    """A place where somebody is: im Raum, auf der Straße; in 6V.S5."""
    if place[:4] not in _DATIVE:
        return f"in {place}"
    return f"auf {at_the_one(place)}" if _ON.match(place) else f"in {at_the_one(place)}".replace("in dem ", "im ", 1)


def coming_from(place: str) -> str:
    """A place that somebody leaves: aus dem Raum, von der Straße; aus 6V.S5."""
    return f"{'von' if _ON.match(place) else 'aus'} {at_the_one(place)}".replace("von dem ", "vom ", 1)


def nth(place: str, number: int) -> str:
    """A place among others that are called the same: der 2. Raum."""
    return f"{place[:4]}{int(number)}. {place[4:]}" if place[:4] in _DATIVE else f"{place} {int(number)}"


def which(place: str, side: str) -> str:
    """A place that is told from another by its side: der westliche Raum."""
    return f"{place[:4]}{side} {place[4:]}" if place[:4] in _DATIVE else f"{place} ({side})"


PLACES: Functions = {
    "DEN": the_one,
    "DEM": at_the_one,
    "NACH": going_to,
    "IN": being_in,
    "AUS": coming_from,
    "NTES": nth,
    "WELCHES": which,
}
"""The functions for places, which come with their article."""
