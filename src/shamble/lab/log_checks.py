"""Checks of a table's log, however its server ended: nothing that was answered is lost."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from shamble.table import Refused, Store, Table
from shamble.table.store.records import ChoiceEntry


class Answered(NamedTuple):
    """A choice that a player was told of: the number it answered, and its key."""

    code: str
    seq: int
    key: str


def faults_of_table(store: Store, code: str, answered: Iterable[Answered] = ()) -> list[str]:
    """The faults of a table, in words: a gap in its log, a lost choice, a log that leads elsewhere."""
    saved = store.load(code)
    if saved is None:
        return [f"table {code} is gone"]
    faults = []
    if [entry.seq for entry in saved.entries] != list(range(len(saved.entries))):
        faults.append(f"table {code}: the entries of its log are not numbered without gaps")
    written = {entry.seq: entry for entry in saved.entries}
    for choice in answered:
        entry = written.get(choice.seq + 1)
        key = entry.data.choice if entry is not None and isinstance(entry.data, ChoiceEntry) else ""
        if key != choice.key:
            found = key or (entry.kind if entry is not None else "nothing")
            faults.append(f"table {code}: {choice.key!r} was answered after entry {choice.seq}; {found!r} is there")
    try:
        # A table whose log leads to another position than the one written beside it says so in its note.
        note = Table.open(store, code).game.note
    except Refused as refusal:
        note = str(refusal)
    return [*faults, *([f"table {code}: {note}"] if note else [])]
