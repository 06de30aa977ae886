"""The heart of a live table: its game, its log, and the one way in which anything is written down."""

from __future__ import annotations

import json
import threading
from collections.abc import Collection, Sequence
from typing import Any

from shamble.bots import Bot
from shamble.engine.deeds import deed_of
from shamble.engine.errors import SaveError
from shamble.engine.game import FORMAT, Game
from shamble.table import correcting, looks
from shamble.table.errors import Conflict, refused
from shamble.table.history import History
from shamble.table.records import CHAT, Entry, Position, Saved, Seat, Sent
from shamble.table.screen import seat_part
from shamble.table.showing import shared_screen, summary
from shamble.table.sitting import Sitting
from shamble.table.steps import KEPT, Turned, jump
from shamble.table.store import Store, clock

LONGEST_CHAT = 500


class Core:
    """What every part of a table stands on: loading, writing, showing."""

    def __init__(self, store: Store, saved: Saved) -> None:
        self.store = store
        self.id = saved.id
        self.code = saved.code
        self._first_options = saved.options
        self.created = saved.created
        self.lock = threading.RLock()
        self._load(saved)

    def _load(self, saved: Saved) -> None:
        self.sitting = Sitting(saved.seats)
        self.history = History()
        for entry in saved.entries:
            self.history.take(entry)
        self.game = _game_of(saved, self.history)
        self._turned: list[Turned] = []
        self._steps_from = self.history.seq
        self._bots: dict[int, tuple[str, Bot]] = {}
        self._answered: tuple[int, str] = (-1, "")
        self._shared: dict[str, Any] | None = None

    @property
    def seq(self) -> int:
        """The number of the entry that made the present position; a choice has to name it."""
        return self.history.seq

    @property
    def options(self) -> dict[str, Any]:
        """The table's own options, as they were agreed on last."""
        return {**self._first_options, **self.history.options}

    def can_undo(self) -> str:
        """`free`, `consent` or `no`."""
        count = self.history.undo_count()
        last = self.game.log[-count:] if count else []
        if not last or len(self.game.log) - count < self.game.undo_floor:
            return "no"
        return "free" if all(entry.free_to_undo and deed_of(entry.key) is None for entry in last) else "consent"

    # ------------------------------------------------------------------ talking and looking

    def chat(self, seats: Collection[int], text: Sent) -> None:
        """Say something to everybody."""
        with self.lock:
            self._seated(seats)
            said = " ".join(str(text).split())[:LONGEST_CHAT]
            if not said:
                raise refused("empty-chat")
            self._write(CHAT, min(seats), {"name": self.sitting[min(seats)].name, "text": said})

    def screen(self, seats: Collection[int] = ()) -> dict[str, Any]:
        """Everything that these seats see (none: a spectator), as JSON data with all words ready to show."""
        with self.lock:
            if self._shared is None:
                self._shared = shared_screen(self)
            return {**self._shared, "me": sorted(seats), **seat_part(self.game, self.sitting.played_by(seats))}

    def steps_since(self, seq: int) -> list[dict[str, Any]]:
        """What happened after an entry, step by step with changed pieces; all pieces at once if that is long ago."""
        with self.lock:
            if seq < self._steps_from:
                return [jump(self.seq, self.screen()["pieces"])] if seq < self.seq else []
            return [step for one in self._turned if one.seq > seq for step in one.steps()]

    def whereto(self, who: Sent = None, zone: Sent = None) -> dict[str, Any]:
        """Where the Zombies would go now, or if a Survivor stood in another Zone."""
        if who is None or zone is None:
            return looks.whereto(self.game)
        if isinstance(who, bool) or not isinstance(who, int):
            raise refused("no-survivor")
        return looks.whereto(self.game, (who, looks.zone_index(self.game, zone)))

    def corrections(self, seats: Collection[int], about: Sent = None, draft: Sent = None) -> dict[str, Any]:
        """What can be put right by hand about a Zone, a Survivor or the round, after a draft of corrections."""
        self._seated(seats)
        return correcting.corrections(self.game, about, draft)

    def measure(self, a: Sent, b: Sent) -> dict[str, Any]:
        """Range, sight and distance between two Zones."""
        return looks.measure(self.game, looks.zone_index(self.game, a), looks.zone_index(self.game, b))

    # ------------------------------------------------------------------ inside

    def _seated(self, seats: Collection[int]) -> None:
        if not seats:
            raise refused("watching")
        for seat in seats:
            self.sitting.known(seat)

    def _turn(self, turned: Turned) -> None:
        if len(self._turned) >= KEPT:
            self._steps_from = self._turned[0].seq
        self._turned = [*self._turned, turned][-KEPT:]

    def _write(
        self, kind: str, by: int, data: dict[str, Any], *, game: Game | None = None, seats: Sequence[Seat] = ()
    ) -> None:
        """Write an entry down, then let it count; when another process was quicker, take its state instead."""
        entry = Entry(self.history.next_seq, kind, by, clock(), data)
        position = position_of(game, self.sitting.seats) if game is not None else None
        try:
            self.store.append(self.id, entry, position=position, seats=seats)
        except Conflict as error:
            self.reload()
            raise refused("late") from error
        self.history.take(entry)
        for seat in seats:
            self.sitting.put(seat)
        if game is not None:
            self.game = game
        self._shared = None

    def reload(self) -> None:
        """Take everything from the store again: another process has written to it."""
        with self.lock:
            saved = self.store.load(self.code)
            if saved is None:
                raise refused("no-table", code=self.code)
            here = self.sitting
            self._load(saved)
            here.seats = self.sitting.seats
            self.sitting = here


def position_of(game: Game, seats: Sequence[Seat]) -> Position:
    """What is written beside an entry: the position after it, from which the game goes on if its log no longer runs."""
    data = {
        "content": game.setting.content_hash,
        "table": game.table,
        "state": game.state.to_data(),
        "hash": game.state_hash(),
    }
    return Position(data, summary(game, seats), game.state.outcome)


def _game_of(saved: Saved, history: History) -> Game:
    """The game that a table's log and its newest position make."""
    whole = {
        "shamble": "save",
        "format": FORMAT,
        "config": saved.config,
        "log": [move.engine_data for move in history.moves],
        "undone": [move.engine_data for move in history.undone],
        **saved.position,
    }
    try:
        return Game.from_json(json.dumps(whole))
    except SaveError as error:
        raise refused("damaged", code=saved.code, why=str(error)) from error
