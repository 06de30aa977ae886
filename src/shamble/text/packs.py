"""Dropped packs in words: their contents, and why one is not in play."""

from __future__ import annotations

from shamble.files.commands import command
from shamble.packs import UNTRUSTED, ShelvedPack, trust
from shamble.text.catalogue import words


def contents(pack: ShelvedPack) -> str:
    """`1 Mission, 2 tiles and 3 Survivors`; nothing for one that could not be read."""
    content = pack.found.content
    if content is None:
        return ""
    numbers = {
        "missions": len(content.missions),
        "tiles": len(content.tiles),
        "equipment": sum(sum(card.boxes.values()) for card in content.equipment.values()),
        "zombie-cards": len(content.zombie_cards),
        "survivors": len(content.survivors),
    }
    said = words()
    return said.listed([said.page(f"holds-{code}", count=number) for code, number in numbers.items() if number])


def standing(pack: ShelvedPack) -> str:
    """Whether a pack is in play, and if not, what to do."""
    state = "changed" if pack.state == UNTRUSTED and pack.name in trust.trusted() else pack.state
    return words().page(f"pack-{state}", command=command("packs", "trust", pack.name))
