"""The faults in the file of a scenario, gathered so that all can be shown at once."""

from __future__ import annotations

from collections.abc import Iterable

from shamble.files.faults import ContentError, Fault, Steps, suggestion
from shamble.files.reading import Document

FIRST = 1
"""Steps, and all else that stands in a list, are counted as people count."""


class ScenarioError(ContentError):
    """A scenario that cannot be played as it is written; one line for each fault."""


class Faults:
    """The faults of one scenario so far."""

    def __init__(self, document: Document) -> None:
        self.document = document
        self.found: list[Fault] = []

    def add(self, steps: Steps, problem: str) -> None:
        """Note a fault at a place of the file."""
        self.found.append(self.document.fault(steps, problem))

    def unknown(self, steps: Steps, what: str, name: str, known: Iterable[str]) -> None:
        """Note a name that does not exist, with the nearest one that does."""
        self.add(steps, f'no {what} "{name}"{suggestion(name, known)}')

    def raise_all(self) -> None:
        """Raise all faults, if there are any."""
        if self.found:
            raise ScenarioError(self.found)
