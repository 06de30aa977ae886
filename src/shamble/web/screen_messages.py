"""Screens as messages: a complete one, or the changes since the one that a page has.

A message for several pages is compared and encoded once.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, NamedTuple

import msgspec
from msgspec.structs import replace

from shamble.table.screen.beats import StepShown
from shamble.table.screen.changes import ScreenChange, change_of, pieces_after
from shamble.table.screen.position import OwnShown, ScreenShown, SharedShown, joined
from shamble.table.screen.to_page import ToPage, encode
from shamble.table.store.store import clock
from shamble.table.table import Table
from shamble.text import ENGLISH, readers_language, reading_in


class ScreenMessage(ToPage, tag_field="is", tag="screen"):
    """A whole screen, the steps that led to it, and the time."""

    at: int
    screen: Annotated[msgspec.Raw, ScreenShown]
    steps: Annotated[msgspec.Raw, list[StepShown]]
    now: float


class ChangeMessage(ToPage, tag_field="is", tag="change", rename={"origin": "from"}):
    """The changes from one screen to another, of each part; what the steps have changed of the pieces is left out."""

    origin: int
    to: int
    changes: tuple[Annotated[msgspec.Raw, ScreenChange], ScreenChange]
    steps: Annotated[msgspec.Raw, list[StepShown]]
    now: float


class View(NamedTuple):
    """A screen that was sent to pages: the part that everybody sees, the part of these seats, and a number for both."""

    number: int
    shared: SharedShown
    own: OwnShown

    @property
    def seq(self) -> int:
        """The number of the entry that made its position."""
        return self.shared.seq


class ScreenRequest(NamedTuple):
    """A page that needs a message: its seats, the screen that it has, and the entry since which it needs steps."""

    seats: frozenset[int]
    has: View | None
    since: int
    language: str = ENGLISH


class _Shown:
    """The screen of one language now: the part that all its readers see, as data and as JSON, and views of seats."""

    __slots__ = ("shared", "text", "views")

    def __init__(self, shared: SharedShown) -> None:
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
            shown.text = encode(shown.shared)
        return shown.text


class _Steps(NamedTuple):
    """The steps since an entry, and as JSON."""

    steps: Sequence[StepShown]
    text: msgspec.Raw


class _Batch:
    """The messages of one moment, with everything encoded so far."""

    def __init__(self, screens: ScreenMessages) -> None:
        self._screens = screens
        self._steps: dict[tuple[str, int], _Steps] = {}
        self._changes: dict[tuple[int, int], msgspec.Raw] = {}
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
            message = self._whole(request, view) if request.has is None else self._change(request, request.has, view)
            self._texts[key] = encode(message).decode()
        return view, self._texts[key]

    def _whole(self, request: ScreenRequest, view: View) -> ScreenMessage:
        screen = joined(self._screens.shared_text(), view.own)
        return ScreenMessage(view.number, msgspec.Raw(screen), self._steps_since(request.since, view.seq).text, clock())

    def _change(self, request: ScreenRequest, old: View, new: View) -> ChangeMessage:
        steps = self._steps_since(request.since, new.seq)
        key = id(old.shared), request.since
        if key not in self._changes:
            self._changes[key] = msgspec.Raw(encode(change_of(after(old.shared, steps.steps), new.shared)))
        both = self._changes[key], change_of(old.own, new.own)
        return ChangeMessage(old.number, new.number, both, steps.text, clock())

    def _steps_since(self, since: int, seq: int) -> _Steps:
        key = (readers_language(), since)
        if key not in self._steps:
            steps = self._screens.table.steps_since(since) if 0 <= since < seq else []
            self._steps[key] = _Steps(steps, msgspec.Raw(encode(steps)))
        return self._steps[key]


def after(screen: SharedShown, steps: Sequence[StepShown]) -> SharedShown:
    """A screen with the pieces as these steps leave them: a page knows that much of the next one."""
    pieces = pieces_after(screen.pieces, [step.pieces for step in steps])
    return replace(screen, pieces=pieces) if steps else screen
