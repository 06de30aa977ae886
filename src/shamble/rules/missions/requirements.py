"""The Skills that a Mission asks for: so many Survivors must bring them, each another one (RM-T2, RM-M10)."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

Skills = Callable[[str], Collection[str]]
"""The Skills that the Survivor of this name begins with."""


def unmet(required: Sequence[str], team: Sequence[str], skills: Skills) -> list[str]:
    """The required Skills for which nobody is left, when each Survivor stands for one of them at the most."""
    return [required[at] for at in range(len(required)) if at not in _allotted(required, team, skills).values()]


def _allotted(required: Sequence[str], team: Sequence[str], skills: Skills) -> dict[str, int]:
    """Who stands for which requirement, so that as many as possible are met."""
    stands_for: dict[str, int] = {}

    def find(at: int, asked: set[str]) -> bool:
        for name in team:
            if name in asked or required[at] not in skills(name):
                continue
            asked.add(name)
            if name not in stands_for or find(stands_for[name], asked):
                stands_for[name] = at
                return True
        return False

    for at in range(len(required)):
        find(at, set())
    return stands_for


def with_required(required: Sequence[str], team: Sequence[str], others: Sequence[str], skills: Skills) -> list[str]:
    """The team, the last ones of it exchanged for such of the others as bring what the Mission asks for."""
    found, bench = list(team), [name for name in others if name not in team]
    for skill in unmet(required, found, skills):
        comes = next((name for name in bench if skill in skills(name)), None)
        needed = _allotted(required, found, skills)
        goes = next((name for name in reversed(found) if name not in needed), None)
        if comes is not None and goes is not None:
            found[found.index(goes)] = comes
            bench.remove(comes)
    return found
