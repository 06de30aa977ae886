"""The heart of a live table: its game, its log, and the one way in which anything is written down."""

from __future__ import annotations

import functools
import json
import threading
from collections.abc import Callable, Collection, Sequence
from typing import Any, Concatenate, ParamSpec, TypeVar

from shamble.bots import Bot
from shamble.engine.chance import SECURE
from shamble.engine.deeds import deed_of
from shamble.engine.errors import SaveError, SetupError
from shamble.engine.saves import FORMAT
from shamble.table.errors import Conflict, Overtaken, overtaken, refused, without_paths
from shamble.table.log.following import follow
from shamble.table.log.history import History, Move
from shamble.table.screen import corrections, lookahead
from shamble.table.screen.lines import Told
from shamble.table.screen.position import seat_part
from shamble.table.screen.steps import KEPT, Turned, jump
from shamble.table.seats.seats import Sitting
from shamble.table.shared_screen import shared_screen, summary, with_people
from shamble.table.store.records import CHAT, MOVES, PERSON, Entry, Handed, Position, Saved, Seat, Sent
from shamble.table.store.store import Store, clock
from shamble.world.game import Game

LONGEST_CHAT = 500
TIMES_OVERTAKEN = 5
MOST_ENTRIES = 50_000
"""Choices, chat and all; the longest games have some thousand."""
KEPT_FOR_CHOICES = 10_000
"""Entries that nobody can fill with talk."""

C = TypeVar("C", bound="Core")
P = ParamSpec("P")
T = TypeVar("T")


def patient(act: Callable[Concatenate[C, P], T]) -> Callable[Concatenate[C, P], T]:
    """For what looks at the table as it is: when somebody else wrote first, it looks once more and tries again."""

    @functools.wraps(act)
    def tried(table: C, /, *given: P.args, **named: P.kwargs) -> T:
        for _ in range(TIMES_OVERTAKEN):
            try:
                return act(table, *given, **named)
            except Overtaken:
                continue
        return act(table, *given, **named)

    return tried


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
        self.sitting = Sitting(saved.seats, lambda: self.store.notices.elsewhere.at(self.code))
        self.history = History()
        for entry in saved.entries:
            self.history.take(entry)
        self.game = _game_of(saved, self.history)
        # Whoever sees some dice of a seed can tell all that follow: only who asked for a seed gets such dice.
        self.game.secure = None if saved.seeded else SECURE
        self._turned: list[Turned] = []
        self._steps_from = self.history.seq
        self._bots: dict[int, tuple[str, Bot]] = {}
        self._answered: tuple[int, str] = (-1, "")
        self._deadline: tuple[int, float] = (-1, 0.0)
        self.told = Told()
        self._shared: dict[str, Any] | None = None

    @property
    def seq(self) -> int:
        """The number of the entry that made the present position; a choice has to name it."""
        return self.history.seq

    @property
    def options(self) -> dict[str, Any]:
        """The table's own options, as they were agreed on last."""
        return {**self._first_options, **self.history.options}

    def can_undo(self, seats: Collection[int] | None = None) -> str:
        """`free`, `others` (it was not theirs), `consent` or `no`: for these seats, or for whoever made the choice."""
        count = self.history.undo_count()
        last = self.game.log[-count:] if count else []
        if not last or len(self.game.log) - count < self.game.undo_floor:
            return "no"
        if not all(entry.free_to_undo and deed_of(entry.key) is None for entry in last):
            return "consent"
        return "free" if seats is None or self.is_own(self.history.choices[-count], seats) else "others"

    def is_own(self, move: Move, seats: Collection[int]) -> bool:
        """Whether a choice was made by these seats alone, or for seats that no other person has now."""
        playing = self.sitting.played_by(seats)
        return all(seat in playing or self.sitting[seat].kind != PERSON for seat in move.makers)

    # ------------------------------------------------------------------ talking and looking

    @patient
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
            return {**self.shared_screen(), **self.own_screen(seats)}

    def shared_screen(self) -> dict[str, Any]:
        """The part of the screen that everybody sees alike: the same object until something of it is another."""
        with self.lock:
            if self._shared is None:
                self._shared = shared_screen(self)
            return self._shared

    def own_screen(self, seats: Collection[int] = ()) -> dict[str, Any]:
        """The part of the screen that depends on who lookahead."""
        with self.lock:
            part = seat_part(self.game, self.sitting.played_by(seats))
            return {"me": sorted(seats), "can_undo": self.can_undo(seats), **part}

    def steps_since(self, seq: int) -> list[dict[str, Any]]:
        """What happened after an entry, step by step with changed pieces; all pieces at once if that is long ago."""
        with self.lock:
            if seq < self._steps_from:
                return [jump(self.seq, self.screen()["pieces"])] if seq < self.seq else []
            return [step for one in self._turned if one.seq > seq for step in one.steps()]

    def whereto(self, who: Sent = None, zone: Sent = None) -> dict[str, Any]:
        """Where the Zombies would go now, or if a Survivor stood in another Zone."""
        if who is None or zone is None:
            return lookahead.whereto(self.game)
        if isinstance(who, bool) or not isinstance(who, int):
            raise refused("no-survivor")
        return lookahead.whereto(self.game, (who, lookahead.zone_index(self.game, zone)))

    def corrections(self, seats: Collection[int], about: Sent = None, draft: Sent = None) -> dict[str, Any]:
        """What can be put right by hand about a Zone, a Survivor or the round, after a draft of corrections."""
        self._seated(seats)
        return corrections.corrections(self.game, about, draft)

    def measure(self, a: Sent, b: Sent) -> dict[str, Any]:
        """Range, sight and distance between two Zones."""
        return lookahead.measure(self.game, lookahead.zone_index(self.game, a), lookahead.zone_index(self.game, b))

    # ------------------------------------------------------------------ inside

    def _seated(self, seats: Collection[int]) -> None:
        if not seats:
            raise refused("watching")
        for seat in seats:
            self.sitting.known(seat)

    def _come(self, seats: Collection[int], by: int) -> None:
        """One connection more or less; nothing else on the screen is another for it."""
        self.sitting.come(seats, by)
        if self._shared is not None:
            self._shared = with_people(self, self._shared)

    def _turn(self, turned: Turned) -> None:
        if len(self._turned) >= KEPT:
            self._steps_from = self._turned[0].seq
        self._turned = [*self._turned, turned][-KEPT:]

    def _write(
        self,
        kind: str,
        by: int,
        data: dict[str, Any],
        *,
        game: Game | None = None,
        seats: Sequence[Seat] = (),
        handed: Sequence[Handed] = (),
    ) -> None:
        """Write an entry down, then let it count; when another process was quicker, take its state instead."""
        if self.history.next_seq >= MOST_ENTRIES - (0 if kind in MOVES else KEPT_FOR_CHOICES):
            raise refused("table-full")
        entry = Entry(self.history.next_seq, kind, by, clock(), data)
        changed = {seat.seat: seat for seat in seats}
        sitting = [changed.get(seat.seat, seat) for seat in self.sitting.seats]
        position = position_of(game or self.game, sitting) if game is not None or seats else None
        try:
            self.store.append(self.id, entry, position=position, seats=seats, handed=handed)
        except Conflict as error:
            self.catch_up()
            raise overtaken() from error
        self.history.take(entry)
        for seat in seats:
            self.sitting.put(seat)
        if game is not None:
            self.game = game
        self._shared = None

    def catch_up(self) -> None:
        """Take in what others have written meanwhile, in another process or through another table object."""
        with self.lock:
            newest = self.store.newest(self.id)
            if 0 <= newest < self.history.next_seq:
                return
            saved = self.store.load(self.code, since=self.history.next_seq)
            if saved is None:
                raise refused("no-table", code=self.code)
            if not self._follow(saved):
                self._reload()

    def presence_changed(self) -> None:
        """Somebody came or left elsewhere: the screen has to be made again."""
        with self.lock:
            self._shared = None

    def _follow(self, saved: Saved) -> bool:
        """Play what was added, so that it can be shown step by step; False when that does not lead there."""
        made = follow(self.game, [entry for entry in saved.entries if entry.kind in MOVES], saved.position)
        if made is None:
            return False
        for turned in made:
            self.game = turned.after
            self._turn(turned.turned)
        for entry in saved.entries:
            self.history.take(entry)
        self.sitting.seats = saved.seats
        self._shared = None
        return True

    def _reload(self) -> None:
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
    except (SaveError, SetupError) as error:
        raise refused("damaged", code=saved.code, why=without_paths(str(error))) from error
