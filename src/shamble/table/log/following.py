"""Follows what another process has written: the same choices with the same dice, seen step by step."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from shamble.engine.errors import EngineError, IllegalChoiceError, SetupError
from shamble.table.screen.lines import undo_line
from shamble.table.screen.steps import PlayedEntry, StateRecording
from shamble.table.store.records import UNDO, ChoiceEntry, PositionWritten, StepsEntry, TableEntry
from shamble.world.game import Game


class _Chance(msgspec.Struct):
    rng: int


class Followed(NamedTuple):
    """The game after an entry, and its steps."""

    after: Game
    played: PlayedEntry


def follow(game: Game, entries: Sequence[TableEntry], position: PositionWritten) -> list[Followed] | None:
    """The game after each entry; None when they do not lead to the position that was stored with the last."""
    made: list[Followed] = []
    for entry in entries:
        try:
            made.append(_after(made[-1].after if made else game, entry))
        except (EngineError, IllegalChoiceError, SetupError, AttributeError, LookupError, TypeError, ValueError):
            return None
    if made:
        last = made[-1].after
        if last.state_hash() != position.hash:
            return None
        last.state.rng = msgspec.json.decode(position.state, type=_Chance).rng
        last.table = msgspec.json.decode(position.table)
    return made


def _after(before: Game, entry: TableEntry) -> Followed:
    after = before.copy()
    recording = StateRecording(after)
    data, count, reason = entry.data, 1, None
    if isinstance(data, ChoiceEntry):
        after.repeat(data.entry)
        reason = data.reason
    elif isinstance(data, StepsEntry) and entry.kind == UNDO:
        for _ in range(data.count):
            after.undo(consent=True)
        return Followed(after, PlayedEntry(entry.seq, before, after, remark=undo_line(after, data)))
    elif isinstance(data, StepsEntry):
        count = data.count
        for _ in range(count):
            after.redo()
    else:
        raise KeyError(entry.kind)
    played = PlayedEntry(entry.seq, before, after, after.log[-count:], recording=recording.stop(), reason=reason)
    return Followed(after, played)
