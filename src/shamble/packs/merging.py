"""Merging dropped packs into the content that they join."""

from __future__ import annotations

import dataclasses
import hashlib
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any

from shamble.content.mission_pieces import Pieces
from shamble.content.pack import DroppedPack, Pack
from shamble.content.records import Box

OWN_SEASON = 5
"""The season of the boxes of dropped packs in a collection: behind all others."""


def merged(base: Pack, packs: Sequence[DroppedPack]) -> Pack:
    """The content of a pack and, behind it, that of dropped ones whose names clash nowhere."""
    if not packs:
        return base
    boxes = {pack.name: Box(box=pack.name, season=OWN_SEASON, origin="designed") for pack in packs}
    return dataclasses.replace(
        base,
        boxes=_joined(base.boxes, boxes),
        equipment=_joined(base.equipment, *(pack.equipment for pack in packs)),
        combinations=(*base.combinations, *(made for pack in packs for made in pack.combinations)),
        zombie_cards=(*base.zombie_cards, *(card for pack in packs for card in pack.zombie_cards)),
        tiles=_joined(base.tiles, *(pack.tile_data for pack in packs)),
        missions=_joined(base.missions, *(pack.missions for pack in packs)),
        campaigns=_joined(base.campaigns, *(pack.campaigns for pack in packs)),
        hash=_hash(base, packs),
        pieces=_pieces(base.pieces, packs),
        dropped=_joined(base.dropped, {pack.name: pack for pack in packs}),
    )


def _pieces(base: Pieces, packs: Sequence[DroppedPack]) -> Pieces:
    return base._replace(
        tiles=_joined(base.tiles, *(pack.tiles for pack in packs)),
        boxes=(*base.boxes, *(pack.name for pack in packs)),
        cards=(*base.cards, *(name for pack in packs for name in pack.equipment)),
        survivors=(*base.survivors, *(name for pack in packs for name in pack.survivors)),
    )


def _joined(*parts: Mapping[str, Any]) -> Mapping[str, Any]:
    return MappingProxyType({name: value for part in parts for name, value in part.items()})


def _hash(base: Pack, packs: Sequence[DroppedPack]) -> str:
    told = "\n".join([base.hash, *(f"{pack.name} {pack.hash}" for pack in packs)])
    return hashlib.blake2b(told.encode(), digest_size=16).hexdigest()
