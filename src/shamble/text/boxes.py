"""The names of boxes: those of the game from the texts, those of dropped packs from their own files."""

from __future__ import annotations

from shamble.content import Pack
from shamble.text.catalogue import words


def box_title(pack: Pack, box: str) -> str:
    """The name of a box for people."""
    dropped = pack.dropped.get(box)
    if dropped is not None:
        return dropped.title
    return words().page_or(f"box-{box}", box)
