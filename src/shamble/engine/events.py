"""Events: facts that happened, as a code with fields. Sentences are made from them elsewhere."""

from __future__ import annotations

from typing import Any


class Event:
    """One fact. `code` names it, `data` holds plain values (indexes, names, numbers)."""

    __slots__ = ("code", "data")

    def __init__(self, code: str, data: dict[str, Any]) -> None:
        self.code = code
        self.data = data

    def to_data(self) -> dict[str, Any]:
        """The event as one flat JSON object."""
        return {"event": self.code, **self.data}

    def __repr__(self) -> str:
        inside = ", ".join(f"{key}={value!r}" for key, value in self.data.items())
        return f"Event({self.code}: {inside})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Event) and self.code == other.code and self.data == other.data

    __hash__ = None  # type: ignore[assignment]  # events hold lists; nobody keys by them
