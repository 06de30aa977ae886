"""State: all that can change in a game, as plain data. It knows no rule; a game adds what lies on its table."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from typing import Any, Self

from shamble.engine.agenda import Frame, copied, read_frame, written_frames


class State:
    """The state of any game: the agenda, the generator, how it ended, and the options changed since it began.

    A game has a subclass with fields of its own, which adds them to `copy`, `to_data` and `from_data`. A state is made
    empty, so that copies cost little, and filled by `prepare`.
    """

    __slots__ = ("agenda", "beyond", "outcome", "reason", "rng", "rules")

    def prepare(self) -> None:
        """Fill in how any game begins."""
        self.agenda: list[Frame] = []
        self.beyond: tuple[str, ...] = ()  # the ends that were reached and played on from
        self.outcome = ""
        self.reason = ""
        self.rng = 0
        self.rules: dict[str, Any] = {}  # options changed since the beginning; replaced, never changed in place

    def copy(self) -> Self:
        """An independent copy. Frames are copied one level deep: their values are never changed in place."""
        other = type(self)()
        other.agenda = copied(self.agenda)
        other.beyond = self.beyond
        other.outcome = self.outcome
        other.reason = self.reason
        other.rng = self.rng
        other.rules = self.rules
        return other

    def to_data(self) -> dict[str, Any]:
        """Plain JSON data that `from_data` reads back exactly."""
        data: dict[str, Any] = {"outcome": self.outcome, "reason": self.reason, "rng": self.rng}
        if self.rules:
            data["rules"] = dict(self.rules)
        if self.beyond:
            data["beyond"] = list(self.beyond)
        data["agenda"] = written_frames(self.agenda)
        return data

    @classmethod
    def from_data(cls, data: dict[str, Any]) -> Self:
        """The state written by `to_data`."""
        other = cls()
        other.agenda = [read_frame(frame) for frame in data["agenda"]]
        other.beyond = tuple(data.get("beyond", ()))
        other.outcome = data["outcome"]
        other.reason = data["reason"]
        other.rng = data["rng"]
        other.rules = dict(data.get("rules", {}))
        return other

    def hash(self) -> str:
        """A short digest of everything but the generator, the same in every process."""
        return digest(self.to_data())


def digest(data: Mapping[str, Any]) -> str:
    """As `State.hash`, of the data of a state, whichever version has written them."""
    lasting = {name: value for name, value in data.items() if name != "rng"}
    text = json.dumps(lasting, sort_keys=True, separators=(",", ":"))
    return hashlib.blake2b(text.encode(), digest_size=12).hexdigest()
