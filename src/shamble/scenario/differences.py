"""The difference between a scenario and the game: the first thing that is not as it says."""

from __future__ import annotations

from collections.abc import Sequence


class Difference(Exception):
    """Something is not as the scenario says: what it expected, what the game has instead, and what would help."""

    def __init__(self, expected: str, got: Sequence[str], hint: str = "") -> None:
        super().__init__(expected)
        self.expected = expected
        self.got = list(got)
        self.hint = hint

    def __str__(self) -> str:
        lines = [f"expected: {self.expected}"]
        if len(self.got) == 1:
            lines.append(f"got: {self.got[0]}")
        else:
            lines += ["got:", *(f"  {line}" for line in self.got)]
        return "\n".join([*lines, f"help: {self.hint}"] if self.hint else lines)
