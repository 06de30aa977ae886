"""Packs that people drop into the data folder: found, checked, trusted or not, and added to what there is."""

from shamble.content.pack import DroppedPack
from shamble.packs.merging import merged
from shamble.packs.reading import PackFound, read_pack
from shamble.packs.shelf import (
    FAULTY,
    FORBIDDEN,
    READY,
    UNTRUSTED,
    ShelvedPack,
    content_of,
    in_play,
    on_shelf,
    packs_folder,
    ready,
)

__all__ = [
    "FAULTY",
    "FORBIDDEN",
    "READY",
    "UNTRUSTED",
    "DroppedPack",
    "PackFound",
    "ShelvedPack",
    "content_of",
    "in_play",
    "merged",
    "on_shelf",
    "packs_folder",
    "read_pack",
    "ready",
]
