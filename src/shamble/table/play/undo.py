"""Undo and redo: what may be taken back and by whom, taking it back, and taking it again."""

from __future__ import annotations

from collections.abc import Collection

from msgspec import UNSET

from shamble.engine.commands import command_of
from shamble.engine.log import Entry
from shamble.table.log.history import Move
from shamble.table.log.journal import Journal
from shamble.table.screen.lines import undo_line
from shamble.table.screen.steps import PlayedEntry
from shamble.table.seats.seats import Seats
from shamble.table.store.records import PERSON, REDO, UNDO, StepsEntry, Written
from shamble.text import Translated, in_every_language, label, story
from shamble.world.campaigns import KEY
from shamble.world.game import Game


class UndoRedo:
    """Steps back through the choices of a table, and forward again with the same dice."""

    def __init__(self, journal: Journal, seats: Seats) -> None:
        self._journal = journal
        self._seats = seats

    @property
    def has_gone_on(self) -> bool:
        """Whether this was a game of a campaign that has gone on with another one: what it left behind stays."""
        return bool(self._journal.history.following) and KEY in self._journal.game.setting.kept

    @property
    def redo_count(self) -> int:
        """The number of choices that one redo takes again; none of those that the game itself no longer knows."""
        count = self._journal.history.redo_count()
        return count if len(self._journal.game.undone) >= count else 0

    def allowed(self, seats: Collection[int] | None = None) -> str:
        """`free`, `others` (it was not theirs), `consent` or `no`: for these seats, or for whoever made the choice."""
        game, history = self._journal.game, self._journal.history
        count = history.undo_count()
        last = game.log[-count:] if count else []
        if self.has_gone_on or not last or len(game.log) - count < game.undo_floor:
            return "no"
        if not all(entry.free_to_undo and command_of(entry.key) is None for entry in last):
            return "consent"
        return "free" if seats is None or self._is_own(history.choices[-count], seats) else "others"

    def is_redo_free(self, seats: Collection[int]) -> bool:
        """Whether these seats may redo without consent: the dice stay the same, but nobody chooses for others."""
        again = self._journal.game.undone[-self.redo_count :]
        undone = self._journal.history.undone
        return all(command_of(entry.key) is None for entry in again) and self._is_own(undone[-1], seats)

    def _is_own(self, move: Move, seats: Collection[int]) -> bool:
        """Whether a choice was made by these seats alone, or for seats that no other person has now."""
        playing = self._seats.played_by(seats)
        return all(seat in playing or self._seats[seat].kind != PERSON for seat in move.makers)

    def take_again(self, by: int, who: Written) -> None:
        """Carry a redo out, in the name of those who asked for it."""
        count = self.redo_count

        def redo(game: Game) -> StepsEntry:
            for _ in range(count):
                game.redo()
            return StepsEntry("redo", count, who)

        self._journal.play(REDO, by, redo)

    def take_back(self, by: int, who: Written) -> None:
        """Carry an undo out, in the name of those who asked for it."""
        journal = self._journal
        count = journal.history.undo_count()
        before, trial = journal.game, journal.game.copy()
        for _ in range(count):
            trial.undo(consent=True)
        with self._seats.called_by_name():
            deed = _told(before, trial, before.log[-count])
        data = StepsEntry("took-back" if deed else "undo", count, who, deed or UNSET)
        journal.write(UNDO, by, data, game=trial)
        journal.playback.add(PlayedEntry(journal.history.seq, before, trial, remark=undo_line(trial, data)))


def _told(after: Game, before: Game, undone: Entry) -> Translated:
    """The choice that is taken back in words: its line in the log, or else the words on its button."""

    def deed() -> str:
        lines = story(after, undone)
        if not lines and undone.option is not None:
            lines = [label(before, undone.option)]
        return lines[0] if lines else ""

    return in_every_language(deed)
