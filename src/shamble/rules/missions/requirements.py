"""The Skills that a Mission requires: for each of them a different Survivor must have it (RM-T2, RM-M10)."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

Skills = Callable[[str], Collection[str]]
"""The Skills that the Survivor of this name begins with."""


def unmet(required: Sequence[str], team: Sequence[str], skills: Skills) -> list[str]:
    """The required Skills for which nobody is left, if each Survivor counts for one of them at most."""
    return [required[at] for at in range(len(required)) if at not in _allotted(required, team, skills).values()]


def _allotted(required: Sequence[str], team: Sequence[str], skills: Skills) -> dict[str, int]:
    """The requirement that each Survivor counts for, so that as many as possible are met."""
    counts_for: dict[str, int] = {}

    def find(at: int, asked: set[str]) -> bool:
        for name in team:
            if name in asked or required[at] not in skills(name):
                continue
            asked.add(name)
            if name not in counts_for or find(counts_for[name], asked):
                counts_for[name] = at
                return True
        return False

    for at in range(len(required)):
        find(at, set())
    return counts_for


def with_required(required: Sequence[str], team: Sequence[str], others: Sequence[str], skills: Skills) -> list[str]:
    """The team, with its last members exchanged for others who have the Skills that the Mission requires."""
    found, bench = list(team), [name for name in others if name not in team]
    for skill in unmet(required, found, skills):
        comes = next((name for name in bench if skill in skills(name)), None)
        needed = _allotted(required, found, skills)
        goes = next((name for name in reversed(found) if name not in needed), None)
        if comes is not None and goes is not None:
            found[found.index(goes)] = comes
            bench.remove(comes)
    return found
