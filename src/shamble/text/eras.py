"""Survivors who join a Mission of another edition, and what becomes of them, in words."""

from __future__ import annotations

from shamble.editions.crossing import ESSENTIAL, NEEDS
from shamble.editions.era import Change, Crossing
from shamble.text.words import Words

ELEMENTS = frozenset([*NEEDS, *ESSENTIAL.values()])


def changes_told(crossing: Crossing | str, said: Words) -> list[str]:
    """A sentence for each thing that changes, or why they cannot join."""
    if isinstance(crossing, str):
        return [said.page("era-refused", reason=crossing)]
    return [_told(one, said) for one in crossing.changes]


def _told(change: Change, said: Words) -> str:
    lacks = said.page(f"era-element-{change.lacks}") if change.lacks in ELEMENTS else change.lacks
    if change.what == "kept":
        return said.page("era-kept", name=change.name, edition=said.edition(change.into))
    if change.what in ("trait", "substitute"):
        return said.page(f"era-{change.what}", name=said.word(change.name), into=change.into)
    if change.what in ("left", "card"):
        return said.page(f"era-{change.what}", name=change.name, lacks=lacks or "nothing")
    return said.page(f"era-{change.what}", name=change.name, into=change.into)
