"""Events: facts that happened, as a code with fields. Sentences are made from them elsewhere."""

from __future__ import annotations

from typing import Any

import msgspec


class Event(msgspec.Struct, eq=False, gc=False):
    """One fact. `code` names it, `data` holds plain values (indexes, names, numbers).

    `rule` is the ledger id of the rule that made it so; events that tell the same fact are equal whatever it is.
    """

    code: str
    data: dict[str, Any]
    rule: str = ""

    def to_data(self) -> dict[str, Any]:
        """The event as one flat JSON object."""
        return {"event": self.code, **self.data}

    def __repr__(self) -> str:
        inside = ", ".join(f"{key}={value!r}" for key, value in self.data.items())
        return f"Event({self.code}: {inside})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Event) and self.code == other.code and self.data == other.data

    __hash__ = None  # type: ignore[assignment]  # events hold lists; nobody keys by them
