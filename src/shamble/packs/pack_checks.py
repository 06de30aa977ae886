"""Checks of a dropped pack: it may not take names that exist already, or put cards into the boxes of others."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator, Sequence
from typing import Any

from shamble.board import BoardError, from_tiles
from shamble.content import checks
from shamble.content.mission import Mission
from shamble.content.pack import Pack, misnamed
from shamble.content.records import CUSTOM_NAME, EquipmentFile, ZombieCardFile
from shamble.content.tiles import Tile
from shamble.content.tiles import tile_faults as faults_of_tile
from shamble.editions.language import LANGUAGE
from shamble.files.faults import Fault, Finding, Steps, suggestion
from shamble.files.reading import Document
from shamble.review import review
from shamble.rulebook import catalogue

PACK_NAME = re.compile(r"[A-Za-z0-9](?:[A-Za-z0-9 ._-]{0,38}[A-Za-z0-9_-])?")
ID = re.compile(r"[A-Za-z0-9][A-Za-z0-9_-]{0,39}")
MOST_CARDS = 500
RESERVED = ("custom", "all")
"""Names with a meaning of their own wherever boxes are named."""


def name_faults(name: str, shown: str, boxes: Iterable[str]) -> Iterator[Fault]:
    """A pack is a box: its name must be one that can be typed, and no other's."""
    taken = {box.casefold() for box in (*boxes, *RESERVED)}
    if not PACK_NAME.fullmatch(name):
        told = "expected a name of up to 40 letters, digits, blanks and the signs . _ -"
        yield Fault(shown if shown.isprintable() else ascii(shown), "", told)
    elif name.casefold() in taken:
        yield Fault(shown, "", f'a box is called "{name}" already; give the folder another name')


def equipment_faults(
    files: Sequence[tuple[Document, EquipmentFile]], base: Pack, box: str, edition: str
) -> Iterator[Fault]:
    """Faults of cards and combinations, which may use the cards of all boxes."""
    yield from checks.unknown_boxes(files, [box])
    yield from checks.equipment_faults(files, base.zombies, base.decks, tuple(base.equipment.values()))
    taken = {name.casefold() for name in base.equipment}
    known = sorted({_head(trait) for card in base.equipment.values() for trait in card.traits})
    copies = 0
    for document, file in files:
        for i, card in enumerate(file.cards):
            steps: Steps = ("cards", i)
            copies += sum(card.boxes.values())
            if card.name.casefold() in taken:
                yield document.fault((*steps, "name"), f'there is a card "{card.name}" already; choose another name')
            if not re.fullmatch(CUSTOM_NAME, card.name):
                yield document.fault((*steps, "name"), "expected up to 40 signs without comma or semicolon")
            for at, trait in enumerate(card.traits):
                if _head(trait) not in known and (problem := _trait_problem(trait, known, edition)):
                    yield document.fault((*steps, "traits", at), problem)
    if copies > MOST_CARDS:
        yield files[0][0].fault(("cards",), f"found {copies} cards in this pack, expected {MOST_CARDS} at most")


def _trait_problem(trait: str, known: Sequence[str], edition: str) -> str:
    if catalogue.find_skill(trait) is None:
        return f'no rule knows the trait "{trait}"{suggestion(_head(trait), known)}'
    return LANGUAGE.skill_fault(edition, trait)


def _head(trait: str) -> str:
    return trait.partition(":")[0]


def zombie_card_faults(files: Sequence[tuple[Document, ZombieCardFile]], base: Pack, box: str) -> Iterator[Fault]:
    """Faults of Zombie cards; their numbers count within the pack."""
    yield from checks.unknown_boxes(files, [box])
    yield from checks.zombie_card_faults(files, base.zombies, base.decks)
    if sum(len(file.cards) for _, file in files) > MOST_CARDS:
        yield files[0][0].fault(("cards",), f"found more than {MOST_CARDS} Zombie cards in this pack")


def tile_faults(files: Sequence[tuple[Document, Tile]], base: Pack, box: str) -> Iterator[Fault]:
    """Faults of tiles, each of which is laid alone to see whether it can be."""
    yield from misnamed(files)
    for document, tile in files:
        findings = [*_id_findings(tile.id, base.tiles, "tile"), *_overlaps(tile)]
        if tile.box != box:
            findings.append((("box",), f'found "{tile.box}", expected the name of the pack, "{box}"'))
        faults = [*(document.fault(*finding) for finding in findings), *faults_of_tile(document, tile)]
        yield from faults or _laid_alone(document, tile)


def _overlaps(tile: Tile) -> Iterator[Finding]:
    """Zones that overlap: the board would silently give the place to one of them."""
    rects = [(i, rect) for i, zone in enumerate(tile.zones) for rect in ((zone.rect,) if zone.rect else zone.rects)]
    for at, (i, (left, top, right, bottom)) in enumerate(rects):
        for j, (west, north, east, south) in rects[:at]:
            if i != j and min(right, east) - max(left, west) > 0 and min(bottom, south) - max(top, north) > 0:
                yield ("zones", i), f"lies on the Zone {tile.zones[j].id}"


def _laid_alone(document: Document, tile: Tile) -> Iterator[Fault]:
    try:
        from_tiles([[document.data]], [[0]], doors=())
    except BoardError as error:
        yield document.fault((), str(error))
    except Exception as error:  # a drawing can be wrong in ways that nobody thought of; it must stop nothing else
        yield document.fault((), f"cannot be laid out ({type(error).__name__}: {error})")


def mission_faults(
    files: Sequence[tuple[Document, Mission]], taken: Collection[str], box: str, all_files: Collection[str]
) -> Iterator[Fault]:
    """The faults that only a Mission of a dropped pack can have; `taken` are the ids of other Missions."""
    for document, mission in files:
        for finding in _id_findings(mission.id, taken, "Mission"):
            yield document.fault(*finding)
        if mission.box == box:
            told = f'found "{box}", expected the box that it is played with, such as RM; its own joins by itself'
            yield document.fault(("box",), told)
        if mission.module is not None and f"missions/{mission.module}.py" not in all_files:
            yield document.fault(("module",), f"there is no file missions/{mission.module}.py in this pack")


def reviewed(document: Document, pack: Pack) -> list[Fault]:
    """The faults that show only when a Mission is laid out: routes, seams, goals that nobody can meet."""
    try:
        return review(document, pack).faults
    except Exception as error:  # its board may be wrong in ways that nobody thought of; it must stop nothing else
        return [document.fault((), f"cannot be laid out ({type(error).__name__}: {error})")]


def _id_findings(name: str, taken: Iterable[str], what: str) -> Iterator[Finding]:
    if not ID.fullmatch(name):
        yield ("id",), "expected up to 40 letters, digits and the signs _ -"
    elif name.casefold() in map(str.casefold, taken):
        yield ("id",), f'there is a {what} "{name}" already; choose another name'


def long_texts(document: Document, longest: int) -> Iterator[Fault]:
    """Texts that no page could show."""

    def texts(value: Any, steps: Steps) -> Iterator[Steps]:
        if isinstance(value, str) and len(value) > longest:
            yield steps
        elif isinstance(value, dict):
            for key, inner in value.items():
                yield from texts(str(key), steps)
                yield from texts(inner, (*steps, str(key)))
        elif isinstance(value, list):
            for i, inner in enumerate(value):
                yield from texts(inner, (*steps, i))

    for steps in texts(document.data, ()):
        yield document.fault(steps[:3], f"is a text of more than {longest} signs")
