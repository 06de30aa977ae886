"""Follows what another process has written: the same choices with the same dice, seen step by step."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from shamble.bots.reasons import Reason
from shamble.engine.errors import EngineError, IllegalChoiceError, SetupError
from shamble.engine.log import Entry
from shamble.table.screen.lines import undo_line
from shamble.table.screen.steps import PlayedEntry, StateRecording
from shamble.table.store.records import CHOICE, REDO, UNDO, TableEntry
from shamble.world.game import Game


class Followed(NamedTuple):
    """The game after an entry, and its steps."""

    after: Game
    played: PlayedEntry


def follow(game: Game, entries: Sequence[TableEntry], position: dict[str, Any]) -> list[Followed] | None:
    """The game after each entry; None when they do not lead to the position that was stored with the last."""
    made: list[Followed] = []
    for entry in entries:
        try:
            made.append(_after(made[-1].after if made else game, entry))
        except (EngineError, IllegalChoiceError, SetupError, AttributeError, LookupError, TypeError, ValueError):
            return None
    if made:
        last = made[-1].after
        if last.state_hash() != position["hash"]:
            return None
        last.state.rng = position["state"]["rng"]
        last.table = list(position["table"])
    return made


def _after(before: Game, entry: TableEntry) -> Followed:
    after = before.copy()
    recording = StateRecording(after)
    if entry.kind == CHOICE:
        after.repeat(Entry.from_data(entry.data))
    elif entry.kind == REDO:
        for _ in range(entry.data["count"]):
            after.redo()
    elif entry.kind == UNDO:
        for _ in range(entry.data["count"]):
            after.undo(consent=True)
        return Followed(after, PlayedEntry(entry.seq, before, after, remark=undo_line(after, entry.data)))
    else:
        raise KeyError(entry.kind)
    count = entry.data.get("count", 1)
    reason = Reason.written_in(entry.data)
    played = PlayedEntry(entry.seq, before, after, after.log[-count:], recording=recording.stop(), reason=reason)
    return Followed(after, played)
