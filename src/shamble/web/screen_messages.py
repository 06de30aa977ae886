"""Screens as messages: a complete one, or the changes since the one that a page has.

A message for several pages is compared and encoded once.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec

from shamble.table.screen.changes import change
from shamble.table.store.store import clock
from shamble.table.table import Table
from shamble.text import ENGLISH, readers_language, reading_in

_encode = msgspec.json.Encoder().encode


class View(NamedTuple):
    """A screen that was sent to pages: the part that everybody sees, the part of these seats, and a number for both."""

    number: int
    shared: dict[str, Any]
    own: dict[str, Any]

    @property
    def seq(self) -> int:
        """The number of the entry that made its position."""
        return int(self.shared["seq"])


class ScreenRequest(NamedTuple):
    """A page that needs a message: its seats, the screen that it has, and the entry since which it needs steps."""

    seats: frozenset[int]
    has: View | None
    since: int
    language: str = ENGLISH


class _Shown:
    """The screen of one language now: the part that all its readers see, as data and as JSON, and views of seats."""

    __slots__ = ("shared", "text", "views")

    def __init__(self, shared: dict[str, Any]) -> None:
        self.shared = shared
        self.text = b""
        self.views: dict[frozenset[int], View] = {}


class ScreenMessages:
    """Makes the messages of one table. Its methods take time, and lock the table meanwhile."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._numbers = 0
        self._shown: dict[str, _Shown] = {}

    def messages(self, wanted: Sequence[ScreenRequest]) -> list[tuple[View, str]]:
        """For each request the screen that the page then has, and the message that brings it there."""
        with self.table.lock:
            return _Batch(self).all(wanted)

    def view(self, seats: frozenset[int]) -> View:
        """The screen of these seats now, for whoever reads."""
        shared = self.table.shared_screen()
        shown = self._shown.get(readers_language())
        if shown is None or shared is not shown.shared:
            shown = self._shown[readers_language()] = _Shown(shared)
        if seats not in shown.views:
            self._numbers += 1
            shown.views[seats] = View(self._numbers, shared, self.table.own_screen(seats))
        return shown.views[seats]

    def shared_text(self) -> bytes:
        """The part of the screen that everybody sees who reads the same language, as JSON."""
        shown = self._shown[readers_language()]
        if not shown.text:
            shown.text = _encode(shown.shared)
        return shown.text


class _Batch:
    """The messages of one moment, with everything encoded so far."""

    def __init__(self, screens: ScreenMessages) -> None:
        self._screens = screens
        self._steps: dict[tuple[str, int], msgspec.Raw] = {}
        self._changes: dict[int, msgspec.Raw] = {}
        self._texts: dict[tuple[int, int, int], str] = {}

    def all(self, wanted: Sequence[ScreenRequest]) -> list[tuple[View, str]]:
        found = []
        for request in wanted:
            with reading_in(request.language):
                found.append(self._one(request))
        return found

    def _one(self, request: ScreenRequest) -> tuple[View, str]:
        view = self._screens.view(request.seats)
        key = (view.number, request.has.number if request.has is not None else -1, request.since)
        if key not in self._texts:
            message = self._whole(view) if request.has is None else self._change(request.has, view)
            steps = self._steps_since(request.since, view.seq)
            self._texts[key] = _encode({**message, "steps": steps, "now": clock()}).decode()
        return view, self._texts[key]

    def _whole(self, view: View) -> dict[str, Any]:
        screen = self._screens.shared_text()[:-1] + b"," + _encode(view.own)[1:]
        return {"is": "screen", "at": view.number, "screen": msgspec.Raw(screen)}

    def _change(self, old: View, new: View) -> dict[str, Any]:
        shared = id(old.shared)
        if shared not in self._changes:
            self._changes[shared] = msgspec.Raw(_encode(change(old.shared, new.shared)))
        both = [self._changes[shared], change(old.own, new.own)]
        return {"is": "change", "from": old.number, "to": new.number, "changes": both}

    def _steps_since(self, since: int, seq: int) -> msgspec.Raw:
        key = (readers_language(), since)
        if key not in self._steps:
            steps = self._screens.table.steps_since(since) if 0 <= since < seq else []
            self._steps[key] = msgspec.Raw(_encode(steps))
        return self._steps[key]
