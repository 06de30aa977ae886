"""What boxes are called: those of the game by the texts, those that somebody dropped by their own files."""

from __future__ import annotations

from shamble.content import Pack
from shamble.text.catalogue import words


def box_title(pack: Pack, box: str) -> str:
    """The name of a box for people."""
    dropped = pack.dropped.get(box)
    return dropped.title if dropped is not None else words().page(f"box-{box}")
