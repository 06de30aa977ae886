"""The places of an inventory as a scenario writes them: hands and reserve by keys of their own, others by name."""

from __future__ import annotations

from collections.abc import Callable

from shamble.files.faults import Steps
from shamble.files.plain import Json
from shamble.scenario.shape import ExpectedSurvivor, Slots, SurvivorDetail
from shamble.world.places import Places

PLACES = "places"
OWN_KEYS = frozenset(SurvivorDetail.__struct_fields__)


def listed(places: Places, look: Callable[[slice], Json]) -> dict[str, Json]:
    """The content of each place, under the keys of a Survivor."""
    found = {name: look(span) for name, span in places.span.items()}
    own = {key: found.pop(name) for name, key in places.keys.items() if key in OWN_KEYS}
    return {**own, PLACES: {name: seen for name, seen in found.items() if seen}}


def cards_given(places: Places, detail: SurvivorDetail | ExpectedSurvivor, name: str) -> tuple[Steps, Slots]:
    """The cards that a scenario gives for a place, and where it does so."""
    key = places.keys[name]
    if key in OWN_KEYS and getattr(detail, key):
        return (key,), getattr(detail, key)
    return (PLACES, name), (detail.places or {}).get(name, ())


def missing(places: Places, detail: SurvivorDetail | ExpectedSurvivor) -> list[tuple[Steps, str]]:
    """The places that a scenario names and the edition does not have, and where."""
    keys = {place.key or place.name for place in places}
    own = [((key,), key) for key in ("hands", "reserve") if getattr(detail, key) and key not in keys]
    named = [((PLACES, name), name) for name in detail.places or () if name not in places.span]
    return [*own, *named]


def arranged(places: Places) -> dict[str, int]:
    """The keys of an answer that lays cards out, with the number of each place."""
    keys = list(places.keys.values())
    return {key: at for at, key in enumerate([*keys, *(f"other_{key}" for key in keys), "discard"])}
