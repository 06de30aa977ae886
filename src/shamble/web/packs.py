"""Your packs: what was dropped into the data folder, as the page of a new game lists it for the owner."""

from __future__ import annotations

from typing import NamedTuple

from shamble.games import packs_found
from shamble.packs import FAULTY, READY, ShelvedPack, packs_folder
from shamble.text import words
from shamble.text.packs import contents, standing

MOST_FAULTS = 20


class PackListed(NamedTuple):
    """A pack, what it holds, whether it is in play and what is wrong with it; `more`: so many faults besides."""

    name: str
    title: str
    author: str
    holds: str
    state: str
    ready: bool
    standing: str
    faults: list[str]
    more: int


class PacksListed(NamedTuple):
    """The folder of packs, all of them, and how many are not in play, in words."""

    folder: str
    all: list[PackListed]
    waiting: str


def packs_shown() -> PacksListed:
    """The folder, every pack in it with what is wrong with it, and how many are not in play."""
    packs = packs_found()
    waiting = sum(pack.state != READY for pack in packs)
    return PacksListed(
        folder=str(packs_folder()),
        all=[_shown(pack) for pack in packs],
        waiting=words().page("packs-waiting", count=waiting) if waiting else "",
    )


def _shown(pack: ShelvedPack) -> PackListed:
    content = pack.found.content
    faults = [str(fault) for fault in pack.faults]
    return PackListed(
        name=pack.name,
        title=content.title if content is not None else pack.name,
        author=content.author if content is not None else "",
        holds=contents(pack),
        state=pack.state,
        ready=pack.state == READY,
        standing=standing(pack),
        faults=faults[:MOST_FAULTS],
        more=len(faults) - MOST_FAULTS if pack.state == FAULTY and len(faults) > MOST_FAULTS else 0,
    )
