"""A pack that somebody dropped, and the content that comes about when it is added to what there is already."""

from __future__ import annotations

import dataclasses
import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any

from shamble.content.mission import Mission
from shamble.content.pack import Pack
from shamble.content.records import DEFAULT_EDITION, Box, Combination, CustomSurvivor, EquipmentCard, ZombieCard
from shamble.content.tiles import Tile

OWN_SEASON = 5
"""Where the boxes of dropped packs stand in a collection: behind all others."""


@dataclass(frozen=True, slots=True, eq=False)
class DroppedPack:
    """The content of one pack that was dropped. It is a box of its own, called like its folder."""

    name: str
    title: str
    author: str
    equipment: Mapping[str, EquipmentCard]
    combinations: tuple[Combination, ...]
    zombie_cards: tuple[ZombieCard, ...]
    tiles: Mapping[str, Tile]
    tile_data: Mapping[str, dict[str, Any]]
    survivors: Mapping[str, CustomSurvivor]
    missions: Mapping[str, Mission]
    hash: str
    files: Mapping[str, Any]
    """The data of its files, by their way from the folder that it lies in."""
    has_code: bool = False
    modules: Mapping[str, str] = field(default_factory=dict)
    """The text of each Python module beside its Missions; nobody runs it unless the pack is trusted."""


def merged(base: Pack, packs: Sequence[DroppedPack]) -> Pack:
    """The content of a pack and, behind it, that of dropped ones whose names clash nowhere."""
    if not packs:
        return base
    boxes = {pack.name: _box(pack) for pack in packs}
    pieces = base.pieces._replace(
        tiles=_joined(base.pieces.tiles, *(pack.tiles for pack in packs)),
        boxes=(*base.pieces.boxes, *boxes),
        cards=(*base.pieces.cards, *(name for pack in packs for name in pack.equipment)),
    )
    return dataclasses.replace(
        base,
        boxes=_joined(base.boxes, boxes),
        equipment=_joined(base.equipment, *(pack.equipment for pack in packs)),
        combinations=(*base.combinations, *(made for pack in packs for made in pack.combinations)),
        zombie_cards=(*base.zombie_cards, *(card for pack in packs for card in pack.zombie_cards)),
        tiles=_joined(base.tiles, *(pack.tile_data for pack in packs)),
        missions=_joined(base.missions, *(pack.missions for pack in packs)),
        hash=_hash(base, packs),
        pieces=pieces,
        dropped=_joined(base.dropped, {pack.name: pack for pack in packs}),
    )


def _box(pack: DroppedPack) -> Box:
    """A pack is a box of the edition that its Missions or Survivors are made for."""
    made_for = [one.edition for one in pack.missions.values()] + [one.edition for one in pack.survivors.values()]
    return Box(box=pack.name, season=OWN_SEASON, edition=next(iter(made_for), DEFAULT_EDITION), origin="designed")


def _joined(*parts: Mapping[str, Any]) -> Mapping[str, Any]:
    return MappingProxyType({name: value for part in parts for name, value in part.items()})


def _hash(base: Pack, packs: Sequence[DroppedPack]) -> str:
    told = "\n".join([base.hash, *(f"{pack.name} {pack.hash}" for pack in packs)])
    return hashlib.blake2b(told.encode(), digest_size=16).hexdigest()
