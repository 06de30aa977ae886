"""Custom Survivors: a file, or a text that somebody sent, becomes a checked Survivor or a list of faults."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec

from shamble.content.checks import skill_findings
from shamble.content.pack import Pack
from shamble.content.records import DEFAULT_EDITION, CustomSurvivor
from shamble.files.faults import ContentError, Finding, suggestion
from shamble.files.plain import Json
from shamble.files.reading import Document, parse_yaml, read_document

SUFFIXES = (".yaml", ".yml")


def load_survivor(path: Path, pack: Pack) -> CustomSurvivor:
    """The Survivor in a file; ContentError lists all that is wrong."""
    return checked_survivor(read_document(path), pack)


def read_survivor(text: str, shown: str, pack: Pack) -> CustomSurvivor:
    """The Survivor in a text; `shown` is what messages call it. ContentError lists all that is wrong."""
    return checked_survivor(parse_yaml(text, shown), pack)


def survivor_of(data: Json, shown: str, pack: Pack) -> CustomSurvivor:
    """The Survivor in plain data, such as a saved game carries, checked as strictly as a file."""
    return checked_survivor(Document(data, shown, None), pack)


def checked_survivor(document: Document, pack: Pack) -> CustomSurvivor:
    """The Survivor in a document that is already read."""
    survivor = document.decode(CustomSurvivor)
    faults = [document.fault(steps, problem) for steps, problem in _findings(survivor, pack)]
    if faults:
        raise ContentError(faults)
    return survivor


def plain(survivor: CustomSurvivor) -> dict[str, Json]:
    """The data of a Survivor as a game is saved with them; notes are for people and stay in the file."""
    found: dict[str, Json] = msgspec.json.decode(msgspec.json.encode(msgspec.structs.replace(survivor, notes=())))
    if survivor.edition == DEFAULT_EDITION:
        del found["edition"]  # as in games from before there were several editions
    return found


def _findings(survivor: CustomSurvivor, pack: Pack) -> Iterator[Finding]:
    if unknown := pack.pieces.language.edition_fault(survivor.edition):
        yield ("edition",), unknown
    taken = {name.casefold(): card for name, card in pack.survivors.items()}.get(survivor.name.casefold())
    if taken is not None:
        yield ("name",), f'"{survivor.name}" is a Survivor of the box {taken.box}, choose another name'
    at_home = any(mission.edition == survivor.edition for mission in pack.missions.values())
    cards = () if at_home else pack.pieces.language.names(survivor.edition, "card_names")
    known = cards or pack.equipment
    yield from skill_findings((), survivor, known)
    for place, name in enumerate(survivor.starting_equipment):
        if name not in known:
            yield ("starting_equipment", place), f'no card "{name}"{suggestion(name, known)}'
    if at_home:
        yield from _findings_at_home(survivor, pack)


def _findings_at_home(survivor: CustomSurvivor, pack: Pack) -> Iterator[Finding]:
    """Faults that only their own edition can tell: in their packs and traits."""
    for at, cards in enumerate(survivor.packs):
        for place, name in enumerate(cards):
            if name not in pack.equipment:
                yield ("packs", at, place), f'no card "{name}"{suggestion(name, pack.equipment)}'
    known = sorted({trait for card in pack.survivors.values() for trait in card.traits})
    for place, trait in enumerate(survivor.traits):
        if trait not in known:
            yield ("traits", place), f'no trait "{trait}"{suggestion(trait, known)}'
