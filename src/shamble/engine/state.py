"""State: all that can change in a game, as plain data. It knows no rule; a game adds what lies on its table."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, ClassVar, Self

import msgspec

from shamble.engine.agenda import Frame, copied, read_frame, written_frames


class Saved:
    """Something that is written and read field by field. What a field begins with stands in `prepare`.

    A `copy` takes over every field; a test sees to it.
    """

    __slots__ = ()
    fields: ClassVar[tuple[str, ...]]
    """The fields that are written, in their order."""
    later: ClassVar[Mapping[str, Any]] = MappingProxyType({})
    """Those that are left out while they say no more than this, as in data from before they were there."""

    def to_data(self) -> dict[str, Any]:
        """Plain JSON data that can be read back exactly."""
        data: dict[str, Any] = msgspec.to_builtins(self.written())
        return data

    def written(self) -> dict[str, Any]:
        """As `to_data`; but lists are those of this one, and not to be kept."""
        data = {name: getattr(self, name) for name in self.fields}
        for name, unsaid in self.later.items():
            if data[name] == unsaid:
                del data[name]
        return data

    def fill(self, data: Mapping[str, Any]) -> None:
        """Take over the fields that `to_data` has written; the others stay as they begin."""
        for name in self.fields:
            if name in data or name not in self.later:
                setattr(self, name, self.read(name, data[name]))

    def read(self, name: str, data: Any) -> Any:
        """The value of a field that was written: of the type that it begins with."""
        return type(getattr(self, name))(msgspec.to_builtins(data))


class BaseState(Saved):
    """The state of any game: the agenda, the generator, how it ended, and the options changed since it began.

    A game has a subclass with fields of its own, which adds them to `fields`, `prepare` and `copy`. A state is made
    empty, so that copies cost little, and filled by `prepare`.
    """

    __slots__ = ("agenda", "beyond", "outcome", "reason", "rng", "rules")
    fields: ClassVar[tuple[str, ...]] = ("outcome", "reason", "rng", "rules", "beyond", "agenda")
    later: ClassVar[Mapping[str, Any]] = MappingProxyType({"rules": {}, "beyond": ()})

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

    def written(self) -> dict[str, Any]:
        """As `to_data`; but lists are those of this state, and not to be kept."""
        return {**super().written(), "agenda": written_frames(self.agenda)}

    def read(self, name: str, data: Any) -> Any:
        """The value of a field that was written."""
        return [read_frame(frame) for frame in data] if name == "agenda" else super().read(name, data)

    @classmethod
    def from_data(cls, data: dict[str, Any]) -> Self:
        """The state written by `to_data`."""
        other = cls()
        other.prepare()
        other.fill(data)
        return other

    def hash(self) -> str:
        """A short digest of everything but the generator, the same in every process."""
        return digest(self.written())


def digest(data: Mapping[str, Any]) -> str:
    """As `State.hash`, of the data of a state, whichever version has written them."""
    lasting = {name: value for name, value in data.items() if name != "rng"}
    text = json.dumps(lasting, sort_keys=True, separators=(",", ":"))
    return hashlib.blake2b(text.encode(), digest_size=12).hexdigest()
