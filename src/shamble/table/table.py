"""A live table: a game that people share. Every choice is written down before it is answered."""

from __future__ import annotations

import threading
from collections.abc import Collection, Sequence
from typing import NamedTuple

from shamble.table.consent.agreement import Agreement
from shamble.table.consent.together import PROPOSE, together_of
from shamble.table.consent.wishes import TableParts
from shamble.table.errors import refused
from shamble.table.files.uploads import game_of_upload
from shamble.table.log.history import TableHistory
from shamble.table.log.journal import Journal, position_of, retried
from shamble.table.play.bots import BotSeats
from shamble.table.play.choices import Choices
from shamble.table.play.undo import UndoRedo
from shamble.table.play.walking import Walking
from shamble.table.screen.beats import StepShown
from shamble.table.screen.briefing import RoundShown, SignShown, legend_shown, rounds_shown
from shamble.table.screen.corrections import CorrectionsShown, corrections
from shamble.table.screen.position import OwnShown, ScreenShown, SharedShown, own_part
from shamble.table.screen.steps import jump
from shamble.table.seats.changing import SeatChanges
from shamble.table.seats.seats import Seats, checked_seat
from shamble.table.shared_screen import SharedScreen
from shamble.table.store.keys import new_secret
from shamble.table.store.records import (
    AS_USUAL,
    CHAT,
    CHOICE,
    LOOK,
    OPEN,
    PERSON,
    START,
    ChatEntry,
    ChoiceEntry,
    Seat,
    Sent,
    StoredTable,
    TableEntry,
    TableOptions,
)
from shamble.table.store.schema import HOST, WATCH
from shamble.table.store.store import Store, clock
from shamble.text import readers_language
from shamble.world.game import Game

LONGEST_CHAT = 500


class NewTable(NamedTuple):
    """A table that was just made, with its secrets: they are told once and kept as digests only.

    Only an open seat has one; it is empty for the others.
    """

    table: Table
    seat_secrets: tuple[str, ...]
    watch_secret: str


class Table:
    """One table, made up of its parts. All may be called from any thread; whatever is refused changes nothing.

    `journal` is its log with the game, `seats` says who sits where and `seat_changes` lets others sit there, `choices`,
    `bots` and `undo` play, and what needs consent is asked at `agreement`.
    """

    def __init__(self, store: Store, saved: StoredTable) -> None:
        self.journal = journal = Journal(store, saved)
        self.seats = Seats(
            lambda: journal.seats, lambda: journal.game, lambda: store.notices.elsewhere.at(journal.code)
        )
        self.choices = Choices(journal, self.seats)
        self.walking = Walking(journal, self.choices)
        self.undo = UndoRedo(journal, self.seats)
        self.agreement = Agreement(TableParts(journal, self.seats, self.choices, self.undo))
        self.bots = BotSeats(journal, self.seats, self.choices, self.agreement.plan)
        self.seat_changes = SeatChanges(journal, self.seats, self.agreement.settle)
        self._shared: dict[str, SharedScreen] = {}

    @property
    def store(self) -> Store:
        """Where the table is kept."""
        return self.journal.store

    @property
    def id(self) -> int:
        """The number of the table in the store."""
        return self.journal.id

    @property
    def code(self) -> str:
        """The code that people call it by."""
        return self.journal.code

    @property
    def lock(self) -> threading.RLock:
        """The lock that keeps the table as it is."""
        return self.journal.lock

    @property
    def game(self) -> Game:
        """The game in its present position."""
        return self.journal.game

    @property
    def history(self) -> TableHistory:
        """The log so far, added up."""
        return self.journal.history

    @property
    def seq(self) -> int:
        """The number of the entry that made the present position; a choice has to name it."""
        return self.journal.history.seq

    @property
    def options(self) -> TableOptions:
        """The table's own options, as they were agreed on last."""
        return self.journal.options

    # ------------------------------------------------------------------ making and opening

    @classmethod
    def upload(cls, store: Store, text: str, *, seats: Sequence[Seat] = (), holder: str | None = None) -> NewTable:
        """A table that goes on with a saved game; SaveError when the file cannot be taken."""
        return cls.put_up(store, game_of_upload(text), seats, holder)

    @classmethod
    def put_up(
        cls,
        store: Store,
        game: Game,
        wished: Sequence[Seat],
        holder: str | None,
        table_options: TableOptions = AS_USUAL,
        *,
        seeded: bool = False,
    ) -> NewTable:
        """A new table for a game, with its log so far."""
        by_number = {seat.seat: seat for seat in wished}
        seats = [checked_seat(by_number.get(seat, Seat(seat, ""))) for seat in range(game.setting.seats)]
        now = clock()
        start = [
            TableEntry(seq, CHOICE if seq else START, entry.seat, now, ChoiceEntry.of(entry))
            for seq, entry in enumerate(game.log)
        ]
        position = position_of(game, seats)
        code = store.create(game.setting.setup.data(), table_options, seats, start, position, seeded=seeded)
        table = cls.open(store, code)
        given = tuple(new_secret() if seat.kind == OPEN else "" for seat in seats)
        watch = new_secret()
        for seat, secret in enumerate(given):
            if secret:
                store.add_link(table.id, secret, seat)
        store.add_link(table.id, watch, WATCH, LOOK)
        if holder is not None:
            store.grant(table.id, holder, HOST, *(seat.seat for seat in seats if seat.kind == PERSON))
        return NewTable(table, given, watch)

    @classmethod
    def open(cls, store: Store, code: str) -> Table:
        """Open a table of the store by running its log again."""
        saved = store.load(code)
        if saved is None:
            raise refused("no-table", code=code)
        return cls(store, saved)

    # ------------------------------------------------------------------ playing and talking

    @retried
    def choose(self, seats: Collection[int], seq: Sent, key: Sent) -> None:
        """Take an option, or an act that is legal at any time, for one of these seats."""
        with self.lock:
            option, seat = self.choices.permitted(seats, seq, key)
            if together_of(self.options)[0] == PROPOSE and self.choices.is_asked_together(option):
                self.agreement.ask(seats, "proposal", {"key": option.key})
            else:
                self.choices.take(option, seat, by=seats)
            self.choices.note_answer(seq, option.key)

    @retried
    def walk(self, seats: Collection[int], seq: Sent, zone: Sent) -> None:
        """Let whoever acts walk to a Zone several steps away, for one of these seats."""
        with self.lock:
            self.walking.walk(seats, seq, zone)

    @retried
    def chat(self, seats: Collection[int], text: Sent) -> None:
        """Say something to everybody."""
        with self.lock:
            self.seats.check(seats)
            said = " ".join(str(text).split())[:LONGEST_CHAT]
            if not said:
                raise refused("empty-chat")
            self.journal.write(CHAT, min(seats), ChatEntry(self.seats.name(min(seats)), said))

    # ------------------------------------------------------------------ looking

    def screen(self, seats: Collection[int] = ()) -> ScreenShown:
        """Everything that these seats see (none: a spectator), with all words ready to show."""
        with self.lock:
            return ScreenShown(self.shared_screen(), self.own_screen(seats))

    def shared_screen(self) -> SharedShown:
        """The part of the screen that all readers of a language see alike: the same object until something changes."""
        language = readers_language()
        with self.lock:
            if language not in self._shared:
                self.journal.readers.add(language)
                self._shared[language] = SharedScreen(self.journal, self.seats, self.agreement, self.undo)
            with self.seats.called_by_name():
                return self._shared[language].now()

    def own_screen(self, seats: Collection[int] = ()) -> OwnShown:
        """The part of the screen that depends on who looks."""
        with self.lock, self.seats.called_by_name():
            return own_part(self.game, seats, self.seats.played_by(seats), self.undo.allowed(seats))

    def steps_since(self, seq: int) -> list[StepShown]:
        """The steps after an entry, each with the pieces it changed; all pieces at once if that is long ago."""
        with self.lock, self.seats.called_by_name():
            steps = self.journal.playback.steps_after(seq)
            if steps is None:
                return [jump(self.seq, self.shared_screen().pieces)] if seq < self.seq else []
            return steps

    def rounds(self) -> list[RoundShown]:
        """The whole log, by round."""
        with self.lock, self.seats.called_by_name():
            return rounds_shown(self.game, self.game.log, [move.seq for move in self.history.moves])

    def legend(self) -> list[SignShown]:
        """The signs of this board."""
        return legend_shown(self.game)

    def corrections(self, seats: Collection[int], about: Sent = None, draft: Sent = None) -> CorrectionsShown:
        """The corrections that are possible for a Zone, a Survivor or the round, after a draft of others."""
        self.seats.check(seats)
        return corrections(self.game, about, draft)

    def catch_up(self) -> None:
        """Read what others have written meanwhile, in another process or through another table object."""
        self.journal.catch_up()
