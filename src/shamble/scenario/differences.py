"""What tells a scenario apart from the game: the first thing that is not as it says."""

from __future__ import annotations

from collections.abc import Sequence


class Difference(Exception):
    """Something is not as the scenario says: what it expected, what the game has instead, and what would help."""

    def __init__(self, expected: str, got: Sequence[str], cure: str = "") -> None:
        super().__init__(expected)
        self.expected = expected
        self.got = list(got)
        self.cure = cure

    def __str__(self) -> str:
        lines = [f"expected: {self.expected}"]
        if len(self.got) == 1:
            lines.append(f"got: {self.got[0]}")
        else:
            lines += ["got:", *(f"  {line}" for line in self.got)]
        return "\n".join([*lines, f"help: {self.cure}"] if self.cure else lines)
