"""The findings of a review: faults, which keep a Mission from being played as intended, and notes."""

from __future__ import annotations

from typing import NamedTuple

from shamble.files.faults import Steps


class Finding(NamedTuple):
    """A place in the file, the problem there, and whether it is only a note."""

    steps: Steps
    problem: str
    note: bool = False


def fault(steps: Steps, problem: str) -> Finding:
    """Something to put right."""
    return Finding(steps, problem)


def note(steps: Steps, problem: str) -> Finding:
    """Something that may be intended."""
    return Finding(steps, problem, note=True)
