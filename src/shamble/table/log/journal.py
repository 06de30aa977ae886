"""A table as its log makes it (game, seats, what was agreed and said), and the one place where anything is written."""

from __future__ import annotations

import functools
import threading
from collections.abc import Callable, Sequence
from typing import ParamSpec, TypeVar

import msgspec

from shamble.engine.chance import SECURE
from shamble.engine.errors import SetupError
from shamble.engine.saves import FORMAT
from shamble.table.errors import Conflict, Damaged, Overtaken, overtaken, readable, refused, without_paths
from shamble.table.log.following import follow
from shamble.table.log.history import TableHistory
from shamble.table.screen.position import summary
from shamble.table.screen.steps import Playback, PlayedEntry, StateRecording
from shamble.table.store.records import (
    MOVES,
    ChoiceEntry,
    EntryData,
    Handover,
    PositionWritten,
    Seat,
    StepsEntry,
    StoredPosition,
    StoredTable,
    TableEntry,
    TableOptions,
    checked,
)
from shamble.table.store.store import Store, clock
from shamble.text import words
from shamble.world.game import Game

TIMES_OVERTAKEN = 5
MOST_ENTRIES = 50_000
"""Choices, chat and everything else; the longest games have some thousands."""
KEPT_FOR_CHOICES = 10_000
"""Entries that nobody can fill with talk."""

P = ParamSpec("P")
T = TypeVar("T")


def retried(act: Callable[P, T]) -> Callable[P, T]:
    """Decorator for what depends on the table as it is: when somebody else wrote first, it is tried again."""

    @functools.wraps(act)
    def tried(*given: P.args, **named: P.kwargs) -> T:
        for _ in range(TIMES_OVERTAKEN):
            try:
                return act(*given, **named)
            except Overtaken:
                continue
        return act(*given, **named)

    return tried


class Journal:
    """The log of one table, with the position that it leads to. Whoever reads or writes holds `lock`."""

    def __init__(self, store: Store, saved: StoredTable) -> None:
        self.store = store
        self.id = saved.id
        self.code = saved.code
        self.lock = threading.RLock()
        self.changes = 0
        """Goes up whenever something here has changed."""
        self.readers: set[str] = set()
        """The languages in which people have looked at the table."""
        self._first_options = saved.options
        self._load(saved)

    def _load(self, saved: StoredTable) -> None:
        with readable(saved.code):
            saved = checked(saved)
            history = TableHistory()
            for entry in saved.entries:
                history.take(entry)
            game = _game_of(saved, history)
            if len(saved.seats) != game.setting.seats:
                raise ValueError("a seat is missing")
        self.seats, self.history, self.game = saved.seats, history, game
        # Whoever sees some dice of a seed can tell all that follow: only who asked for a seed gets such dice.
        self.game.secure = None if saved.seeded else SECURE
        self.playback = Playback(self.history.seq, self.readers)
        self.changes += 1

    @property
    def options(self) -> TableOptions:
        """The table's own options, as they were agreed on last."""
        return self._first_options.changed(self.history.options)

    # ------------------------------------------------------------------ writing

    def play(self, kind: str, by: int, act: Callable[[Game], ChoiceEntry | StepsEntry]) -> None:
        """Do something that adds entries to the game's log; `act` does it to a copy and returns what is written."""
        before, trial = self.game, self.game.copy()
        recording = StateRecording(trial)
        data = act(trial)
        self.write(kind, by, data, game=trial)
        new = trial.log[-(data.count if isinstance(data, StepsEntry) else 1) :]
        reason = data.reason if isinstance(data, ChoiceEntry) else None
        self.playback.add(PlayedEntry(self.history.seq, before, trial, new, recording=recording.stop(), reason=reason))

    def write(
        self,
        kind: str,
        by: int,
        data: EntryData,
        *,
        game: Game | None = None,
        seats: Sequence[Seat] = (),
        handed: Sequence[Handover] = (),
    ) -> None:
        """Write an entry, then let it count; when another process was quicker, take over its state instead."""
        if self.history.next_seq >= MOST_ENTRIES - (0 if kind in MOVES else KEPT_FOR_CHOICES):
            raise refused("table-full")
        entry = TableEntry(self.history.next_seq, kind, by, clock(), data)
        changed = {seat.seat: seat for seat in seats}
        after = tuple(changed.get(seat.seat, seat) for seat in self.seats)
        position = position_of(game or self.game, after) if game is not None or seats else None
        try:
            self.store.append(self.id, entry, position=position, seats=seats, handed=handed)
        except Conflict as error:
            self.catch_up()
            raise overtaken() from error
        self.history.take(entry)
        self.seats = after
        if game is not None:
            self.game = game
        self.changes += 1

    # ------------------------------------------------------------------ what others have written

    def catch_up(self) -> None:
        """Read what others have written meanwhile, in another process or through another table object."""
        with self.lock:
            newest = self.store.newest(self.id)
            if 0 <= newest < self.history.next_seq:
                return
            if not self._follow(self._saved(since=self.history.next_seq)):
                self._load(self._saved())

    def _saved(self, since: int = 0) -> StoredTable:
        saved = self.store.load(self.code, since)
        if saved is None:
            raise refused("no-table", code=self.code)
        return saved

    def _follow(self, saved: StoredTable) -> bool:
        """Play what was added, so that it can be shown step by step; False when that leads to another position."""
        made = follow(self.game, [entry for entry in saved.entries if entry.kind in MOVES], saved.position)
        if made is None:
            return False
        for followed in made:
            self.game = followed.after
            self.playback.add(followed.played)
        for entry in saved.entries:
            self.history.take(entry)
        self.seats = saved.seats
        self.changes += 1
        return True


def position_of(game: Game, seats: Sequence[Seat]) -> StoredPosition:
    """The position that is stored with an entry: the game goes on from it if its log no longer runs."""
    table, state = (msgspec.Raw(msgspec.json.encode(part)) for part in (game.table, game.state.to_data()))
    data = PositionWritten(game.setting.content_hash, table, state, game.state_hash())
    return StoredPosition(data, summary(game, seats), game.state.outcome)


def _game_of(saved: StoredTable, history: TableHistory) -> Game:
    """The game of a table's log and its newest position."""
    save = {
        "shamble": "save",
        "format": FORMAT,
        "config": saved.config,
        "log": [move.data.engine_part for move in history.moves],
        "undone": [move.data.engine_part for move in history.undone],
        **msgspec.structs.asdict(saved.position),
    }
    try:
        return Game.from_json(msgspec.json.encode(save).decode())
    except SetupError as error:  # a pack is not there, or has changed: the message says what to do
        raise Damaged(words().tell("not-opened", code=saved.code, why=without_paths(str(error)))) from error
